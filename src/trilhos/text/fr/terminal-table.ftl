# Le plan du terminal, les chemins des billets, les raisons, et les coups dans les mots de la personne
route-serves = pour { $tickets }
ticket-way =
    { $left ->
        [one] encore { $left } pièce
       *[other] encore { $left } pièces
    } : { $way }
ticket-no-way = plus de chemin possible
routes-claimable = possible maintenant
routes-none = Aucune route ici ne contient « { $words } ».
map-legend = · libre  + sur le chemin de vos billets  { $names }  (« m VILLE » montre les environs d’une ville)
map-legend-region = · libre  + sur le chemin de vos billets  { $names }  (« m » montre tout le plateau)
map-plain = Un plan ne se lit pas à voix haute : voici le plateau en mots.
illegal-because = « { $move } » n’est pas permis maintenant. { $why }
terminal-more-help = Entrée montre la page suivante ; tout le reste s’arrête ici.
terminal-pick-help = Tapez le numéro placé devant votre choix, puis Entrée. Ctrl-C quitte.
say-take = prendre, prends, prenez
say-draw = piocher, pioche, piochez
say-claim = route, prendre la route, prends la route, relier, relie, poser, pose
say-pay = payer, paie, paye, payez
say-tickets = billets, piocher des billets, piocher billets, pioche des billets, pioche billets
say-keep = garder, garde, gardez
say-pass = passer, passe, passez
say-station = gare, gare à, construire une gare à, construire gare à, construire gare
say-harbour = port, port à, construire un port à, construire port à, construire port
say-yield = renoncer, renonce, renoncez, abandonner le tunnel
say-refill = remplir, remplis, combler, comble
say-pieces = pièces
say-exchange = échanger, échange, échangez
say-neutral = neutre
say-train = wagon, carte wagon, pioche wagons
say-ship = bateau, carte bateau, pioche bateaux
say-trains = wagons
say-ships = bateaux
say-and = et
