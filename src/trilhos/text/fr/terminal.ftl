terminal-you = Vous

# Le début
terminal-found = Il y a des parties inachevées :
terminal-resume = Continuer : { $title }, tour { $turn } ({ $names })
terminal-board-changed = { $file } a changé depuis le début de cette partie : elle continue sur le plateau de la donne.
terminal-new = Nouvelle partie
terminal-which-map = Quel plateau ?
terminal-left-alone = Ce fichier reste tel quel.
terminal-other-file = Le fichier existe déjà ; cette partie est sauvegardée dans { $file }.
terminal-prompt-number = Numéro :

# La table
terminal-head =
    { $title } · { $turn ->
        [0] mise en place
       *[other] tour { $turn }
    } · { $name }
terminal-last-round =
    DERNIER TOUR : { $turns ->
        [one] reste { $turns } tour, celui-ci compris
       *[other] restent { $turns } tours, celui-ci compris
    }
terminal-stalling =
    Si personne ne prend de route, ne construit, ne pioche ou ne garde rien d’ici { $turns ->
        [one] { $turns } tour, celui-ci compris
       *[other] { $turns } tours, celui-ci compris
    }, la partie s’arrête.
terminal-earlier = … (l montre le journal)
terminal-face-up = Visibles
terminal-deck = (pioche : { $count })
terminal-deck-train = (pioche wagons : { $count })
terminal-deck-ship = (pioche bateaux : { $count })
terminal-hand = Main
terminal-hand-train = Wagons
terminal-hand-ship = Bateaux
hand-symbol = { $count } à port
hand-double =
    { $count ->
        [one] { $count } double
       *[other] { $count } doubles
    }
terminal-no-cards = aucune carte
terminal-tickets = Billets
terminal-no-tickets = pas encore de billet
terminal-all-tickets = … (t montre tous les billets)
terminal-done = réussi :
terminal-open = à faire :
seat-points = points
seat-trains = wagons
seat-ships = bateaux
seat-cards = cartes
seat-tickets = billets
seat-stations = gares
seat-harbours = ports
seat-tokens = jetons
seat-loans = emprunts
some-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
some-trains =
    { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
some-ships =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
some-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
some-tickets =
    { $count ->
        [one] { $count } billet
       *[other] { $count } billets
    }
some-stations =
    { $count ->
        [one] { $count } gare restante
       *[other] { $count } gares restantes
    }
some-harbours =
    { $count ->
        [one] { $count } port restant
       *[other] { $count } ports restants
    }
tour-points = { $high } points dans cet ordre, { $low } dans un autre ; { $lost } perdus si non relié
some-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
some-loans =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }
neutral-name = Joueur neutre
neutral-trains =
    Joueur neutre : { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }, marqueur : { $holder }
neutral-stopped = Joueur neutre : arrêté

# Choisir
menu-item = { $number } ({ $letter }) { $what }
menu-draw = piocher des cartes
menu-claim = prendre une route [{ $count }]
menu-tickets = piocher des billets
menu-station = construire une gare
menu-harbour = construire un port
menu-exchange = échanger des pièces
menu-pass = passer
list-draw = Prendre une carte :
list-claim = Prendre quelle route ?
list-station = Construire une gare dans quelle ville ?
list-harbour = Construire un port dans quelle ville ?
list-exchange = Échanger quelles pièces ? Chacune coûte un point.
list-refill = Combler le vide de quelle pioche ?
list-pieces = Choisissez { $total } pièces : combien de wagons, de { $least } à { $most } ? Le reste est en bateaux. Les autres le sauront quand tout le monde aura choisi.
list-pay-space = Payer une case, deux cartes d’une couleur ({ $target }, reste à payer : { $left }) :
list-pay = Payer pour { $target } :
list-keep =
    { $least ->
        [one] Garder au moins { $least } billet :
       *[other] Garder au moins { $least } billets :
    }
list-neutral = Quelle voie prend le joueur neutre ?
move-take = visible, emplacement { $slot }
move-draw = pioche
move-draw-about = la carte du dessus, cachée
move-exchange = { $gained } contre { $given }
deck-train = pioche wagons
deck-ship = pioche bateaux
move-yield = renoncer au tunnel et reprendre les cartes
route-tunnel = tunnel
route-ship = bateau
route-hard = difficile : deux cartes par case
route-ferry =
    { $count ->
        [one] ferry : { $count } locomotive
       *[other] ferry : { $count } locomotives
    }
route-toll = péage { $amount }
route-toll-player =
    { $to ->
        [Vous] péage { $amount } pour vous
       *[other] péage { $amount } pour { $to }
    }
route-loan = coûte un emprunt
terminal-prompt = À vous (? pour l’aide) :
terminal-prompt-list = Numéro{ $ways } (? pour l’aide) :
prompt-more = , Entrée pour la suite ({ $page } sur { $pages })
prompt-default = , Entrée pour { $answer }
prompt-back = , 0 pour revenir
terminal-more = -- Entrée : encore { $count } lignes, 0 : assez --
terminal-confirm = Entrée finit votre tour, u l’annule :
terminal-undone = Coup annulé.

# Quoi faire à la place
terminal-not-listed = Tapez un de ces numéros : { $numbers }, un coup comme « prendre 2 », ou « ? » pour l’aide.
terminal-bad-number = Tapez un numéro de 1 à { $most }, un coup comme « prendre 2 », ou « ? » pour l’aide.
terminal-bad-keep = Tapez lesquels garder, au moins { $least }, de 1 à { $most }, par exemple : 1 2
terminal-bad-pieces = Tapez un nombre de wagons de { $least } à { $most }, ou Entrée pour le nombre conseillé.
terminal-bad-menu = Tapez un numéro de 1 à { $most }, la lettre à côté, ou « ? » pour l’aide.
terminal-bad-confirm = Tapez Entrée pour continuer, ou u pour annuler votre coup.

# Commandes
terminal-help =
    Choisissez par numéro ou par lettre, ou tapez un coup : prendre 2, piocher,
    route Paris-Dieppe, payer 2 rouges 1 locomotive, gare Paris, billets,
    garder 1+3, renoncer, passer ; avec des bateaux aussi pièces 20+40, piocher
    bateau, remplir wagon, port Lagos, échanger 2 wagons. L’anglais (take 2) marche aussi.
    { "  " }0        retour
    { "  " }b        plateau : à qui est chaque route
    { "  " }b VILLE  les routes d’une ville (les premières lettres suffisent)
    { "  " }m        plan du plateau (m VILLE : les environs d’une ville)
    { "  " }w MOTS   routes libres avec ces mots (ville, couleur), et ce qui les empêche
    { "  " }/MOTS    dans une liste : seulement les lignes avec ces mots ; / montre tout
    { "  " }t        vos billets, leur plus court chemin et ce qu’il en reste
    { "  " }l        journal de la partie (l all : depuis le début)
    { "  " }u        annule votre dernière décision, tant que personne n’a rien appris
    { "  " }s        sauvegarde (la partie l’est de toute façon après chaque coup)
    { "  " }q        quitte ; la partie est sauvegardée et peut reprendre
    Les couleurs et leurs signes :
terminal-log-all = (l all montre le journal depuis le début)
terminal-saved = Sauvegardée dans { $file }.
terminal-goodbye = La partie est sauvegardée dans { $file }. Pour continuer : { $command }
board-owned = { $name } : { $routes }
board-none = pas encore de route
board-stations = Gares ({ $name }) : { $cities }
board-harbours = Ports ({ $name }) : { $cities }
board-free =
    { $count ->
        [one] { $count } route est libre
       *[other] { $count } routes sont libres
    } ; « b VILLE » montre les routes d’une ville.
board-no-city = Quelle ville est « { $name } » ? { $known }
board-route-free = libre
board-route-closed = fermée

# La fin
final-title = Le décompte final
final-done = { $mark } Billets réussis ({ $name }) : { $tickets }
final-failed = { $mark } Billets ratés ({ $name }) : { $tickets }
final-longest = cases du plus long chemin
final-tokens = jetons restants
final-borrowed =
    { $name ->
        [Vous] Vous avez
       *[other] { $name } a
    } emprunté { $route } par la gare à { $city }
terminal-which-opponents = Quels adversaires ?
terminal-capped = Après { $limit } décisions, cette partie n’a pas de fin et ne continue pas. Elle est sauvegardée dans { $file }.
terminal-thinking =
    { $name } réfléchit, { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } au plus
