# Le test d’un plateau par des bots : ce qu’il faut changer.
trial-seat-first = Qui commence gagne { $share } % des parties, alors que { $fair } % serait équitable : donnez des points aux autres au départ.
trial-seat-ahead = La place { $seat } gagne { $share } % des parties, alors que { $fair } % serait équitable : donnez des points aux autres places au départ.
trial-seat-behind = La place { $seat } ne gagne que { $share } % des parties, alors que { $fair } % serait équitable : donnez-lui des points au départ.
trial-style-wins = Une stratégie gagne { $share } % de ses parties ({ $style }) : rendez les autres payantes, avec des points pour les routes ou billets qui les servent.
trial-games-long = Une partie dure { $turns } tours ; sur les plateaux officiels { $least } à { $most }. Moins de wagons par joueur, ou des billets plus courts.
trial-games-short = Une partie ne dure que { $turns } tours ; sur les plateaux officiels { $least } à { $most }. Plus de wagons par joueur, ou des billets plus longs.
trial-city-unvisited = { $city } est atteinte dans { $share } % des parties : un billet vers elle, ou une route plus courte.
trial-route-dead = { $a }–{ $b } est prise dans { $share } % des parties : plus courte, ou un billet par là.
trial-route-dead-short = { $a }–{ $b } est prise dans { $share } % des parties, et ne peut pas être plus courte : un billet par là, ou la supprimer.
trial-bottleneck = { $a }–{ $b } est un goulet : dans { $wanted } % des cas, la prendre impose à un autre un détour de { $detour } cases. Une seconde voie, ou une autre route à côté.
trial-bottleneck-cut = { $a }–{ $b } est un goulet : dans { $wanted } % des cas, quelqu’un en avait encore besoin, et { $cut } % de ces billets n’avaient plus de chemin. Une seconde voie, ou une autre route.
trial-ticket-rich = Le billet { $ticket } apporte { $points } points pour { $way } cases ; à l’aune des autres, { $fair } serait équitable. Moins de points.
trial-ticket-poor = Le billet { $ticket } n’apporte que { $points } points pour { $way } cases ; à l’aune des autres, { $fair } serait équitable. Plus de points.
trial-ticket-refused = Le billet { $ticket } ({ $points } points, { $way } cases) est gardé dans { $kept } % des cas : plus de points, ou des villes plus proches.
trial-ticket-fails = Parmi ceux qui gardent le billet { $ticket }, { $done } % le réussissent : des villes plus proches, ou une autre route en chemin.
trial-color-none = Aucune route n’a cette couleur : { $color }. Ses cartes ne paient que des routes grises. Donnez-la à quelques routes.
trial-color-under = Couleur trop peu utilisée sur les routes : { $color }, { $beside } % de la moyenne de toutes les couleurs ({ $spaces } cases sur le plateau). Donnez-lui plus de routes, ou de meilleures.
trial-color-over = Couleur trop utilisée sur les routes : { $color }, { $beside } % de la moyenne de toutes les couleurs ({ $spaces } cases sur le plateau). Passez-en quelques-unes en gris ou dans une autre couleur.
trial-fine = Rien ne se détache : ce plateau se joue comme les plateaux officiels.

# Ce qui n’a pas marché.
trial-nothing-ends = Aucune partie n’a pris fin en { $limit } décisions. Vérifiez les règles du plateau : il se peut que personne ne puisse la finir.
trial-nothing-stopped = Arrêt avant la fin de la première partie : rien à rapporter.
trial-nothing-worker = Un processus qui jouait des parties s’est arrêté avant la fin de la première, peut-être par manque de mémoire. Réessayez avec un --jobs plus petit.
trial-stopped = Arrêt : les chiffres portent sur { $games } parties sur { $wanted }.
trial-worker = Un processus qui jouait des parties s’est arrêté, peut-être par manque de mémoire : les chiffres portent sur { $games } parties sur { $wanted }. Réessayez avec un --jobs plus petit.
trial-given-up =
    { $count ->
        [one] { $count } partie n’a pas eu de fin et ne compte pas.
       *[other] { $count } parties n’ont pas eu de fin et ne comptent pas.
    }

# Le rapport.
trial-title = { $title } : { $games } parties de bots, { $players } joueurs, à partir de la graine { $seed }
trial-advice = À changer :
column-trial-turns = tours
column-trial-score = points
column-trial-lead = avance
column-trial-spread = 1er–dernier
column-trial-seat-wins = places, %
column-trial-made = réussis
column-trial-worst = pire
column-trial-dead = mortes
column-trial-wanted = dispute
column-trial-marks = note
column-trial-from = de
column-trial-to = à
column-trial-style = stratégie
column-trial-ticket = billet
column-trial-points = points
column-trial-way = cases
column-trial-offered = proposé
column-trial-kept = gardé
column-trial-worth = valeur
column-trial-route = route
column-trial-taken = prise
column-trial-when = quand
column-trial-detour = détour
column-trial-cut = coupés
column-trial-color = couleur
column-trial-beside = de la moyenne

# La commande.
cli-trial-players = avec test : nombre de joueurs (par défaut : 4, ou autant que le plateau permet)
cli-trial-bots = avec test : les bots, à toutes les places à tour de rôle (par défaut : un planificateur en quatre styles)
cli-trial-html = avec test : écrire le rapport en une page, avec une carte de chaleur
cli-trial-out = avec improve et make : où écrire le plateau
cli-trial-take = avec improve : quelles propositions prendre (par défaut : on vous demande, ou toutes s’il n’y a personne à qui demander)

# De petits changements, prouvés.
improve-usage = Dites où écrire le plateau changé : trilhos board improve FILE --out FILE
improve-nothing = Rien n’est prouvé : aucun petit changement n’a rendu ce plateau meilleur à coup sûr sur { $games } nouvelles donnes. Plus de --games voient de plus petites différences.
improve-gain = Note { $before } → { $after } : { $value } (à coup sûr entre { $low } et { $high }), sur de nouvelles donnes, les mêmes pour les deux
improve-aim-line = La ligne est prise dans { $before } % → { $after } % des parties.
improve-aim-ticket = Le billet est réussi dans { $before } % → { $after } % des offres.
improve-alone = Chacun a été prouvé seul. Ce qu’ils font ensemble, trilhos board test sur le nouveau fichier le montre.
improve-question = Lesquels prendre ? (all, none, ou des numéros comme 1,3)
improve-not-taken = Rien n’a été écrit.
improve-written =
    { $count ->
        [one] { $file } contient le plateau avec { $count } changement.
       *[other] { $file } contient le plateau avec { $count } changements.
    }
trial-change-points = Billet { $ticket } : { $after } points au lieu de { $before }
trial-change-length = { $a }–{ $b } : { $after } cases au lieu de { $before }
trial-change-color = { $a }–{ $b } : { $color } au lieu de { $from }
trial-change-track = { $a }–{ $b } : une seconde voie, { $color }
trial-change-line = { $a }–{ $b } : une nouvelle route grise de longueur { $length }
improve-worker = Un processus qui jouait des parties s’est arrêté, peut-être par manque de mémoire : rien n’est prouvé. Réessayez avec un --jobs plus petit.

# La page.
report-trial-eyebrow = Test d’un plateau par des bots
report-trial-marks = Note : { $marks } sur 100 ({ $span }). Perdu par des places inégales { $seats }, par des lignes que personne ne prend { $routes }, par des billets que personne ne réussit { $tickets }, par le retard du dernier { $spread }.
report-trial-heat = Où l’on prend des routes
report-trial-heat-note = Plus c’est foncé, plus c’est souvent ; le bleu n’est presque jamais pris. Pointez une route pour lire ses chiffres.
report-trial-route = { $a }–{ $b } : prise dans { $taken } des parties, disputée dans { $wanted } des cas
report-trial-beside = À côté des plateaux officiels
report-trial-beside-note = Les mêmes bots, autant de joueurs, 400 parties chacun. Places : victoires en pour cent ; réussis : billets, parmi les billets gardés ; pire : le billet le plus souvent raté ; mortes : lignes prises dans moins de 5 % des parties ; dispute : prises qui ont coupé le chemin d’un rival.
report-trial-seat = Place { $seat }
report-trial-seats = Victoires par place
report-trial-seats-note = En pour cent, avec l’intervalle où elles se trouvent dans 95 cas sur 100.
report-trial-styles = Victoires par stratégie
report-trial-styles-note = Parmi les parties où elle était à la table, en pour cent. Les places changent de partie en partie.
report-trial-tickets = Billets
report-trial-tickets-note = Les cases sont celles du plus court chemin. Gardé : parmi les offres ; réussis : parmi les billets gardés ; valeur : points par main qui l’a gardé ; victoires : de ces mains.
report-trial-routes = Routes
report-trial-routes-note = Quand : après quelle part de la partie. Dispute : parmi les prises, celles où un rival a perdu le plus court chemin d’un billet à faire ; détour : cases en plus ; coupés : parmi ces billets, ceux sans plus aucun chemin.
report-trial-cities = Villes
report-trial-cities-note = Dans quelle part des parties quelqu’un y a une route.
report-trial-colors = Couleurs
report-trial-colors-note = Prise : parmi toutes les cases d’une couleur ; à côté, ce que cela fait de la moyenne de toutes les couleurs.
report-trial-method = Chaque partie a sa propre donne ; les bots sont à chaque place aussi souvent. Intervalles par bootstrap sur les parties. Les bots montrent l’équilibre, pas le plaisir.
column-trial-board = plateau
column-trial-wins = victoires
column-trial-city = ville
column-trial-lines = lignes
column-trial-visited = visitée
