# Le plateau.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Plateau entier
board-choose = Choisir un plateau
track-length =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
track-ship = bateaux
track-tunnel = tunnel
track-ferry =
    { $count ->
        [one] ferry avec { $count } locomotive
       *[other] ferry avec { $count } locomotives
    }
track-hard = difficile : deux cartes par case
track-toll =
    { $count ->
        [one] péage : { $count } jeton
       *[other] péage : { $count } jetons
    }
track-worth =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }

# La légende.
legend-title = Légende
legend-rail = Case de wagon
legend-gray = Une seule couleur, au choix
legend-ship = Case de bateau
legend-tunnel = Tunnel : peut coûter plus de cartes
legend-ferry = Ferry : une locomotive par symbole
legend-hard = Difficile : deux cartes par case
legend-toll = Péage en jetons : à la banque ou, pour la seconde voie, à qui possède la première
legend-seam = Continue sur l’autre bord, à la même lettre
legend-city = Ville
legend-port = Ville portuaire
legend-waypoint = Point de passage, pas une ville
legend-station = Gare
legend-harbour = Port
legend-train = Wagon posé
legend-boat = Bateau posé

# Les cartes sur la table.
display-title = Cartes visibles
display-take = { $slot } : prendre { $card }
display-gap = vide
stack-train = Cartes wagon
stack-ship = Cartes bateau
stack-tickets = Billets
stack-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
stack-tickets-left =
    { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }

# Ce que l’on a.
hand-title = Main
hand-empty = Aucune carte
tickets-title = Billets
ticket-done = réussi
ticket-open = à faire

# Qui joue.
players-title = Joueurs
player-you = Vous
player-now = joue
player-trains = wagons
player-ships = bateaux
player-cards = cartes
player-tickets = billets
player-stations = gares
player-harbours = ports
player-tokens = jetons de péage
player-loans = emprunts : points à la fin
player-points = points

# La table.
log-title = Journal
log-newest = Aller au plus récent
turn-yours = À vous : que faire ?
turn-other = { $name } joue
action-cards = Piocher des cartes
action-cards-short = Cartes
action-route = Prendre une route
action-route-short = Route
action-tickets = Piocher des billets
action-tickets-short = + Billets
action-station = Gare
action-station-short = Gare
action-harbour = Port
action-harbour-short = Port
action-exchange = Échanger
action-exchange-short = Échange
round-number = manche { $number }
count-title = Décompte final
count-won =
    { $name ->
        [Vous] Vous avez gagné
       *[other] { $name } a gagné
    }

# Les choix.
choice-cancel = Annuler
choice-pay = Payer et prendre
choice-pay-with = Payer avec
draw-tickets-title = Piocher des billets ?
draw-tickets-keep = Vous verrez { $tickets }, et il faudra en garder au moins { $least }. Une fois vus, plus de retour.
draw-tickets-final = Il faudra en garder. Une fois vus, plus de retour.
offer-title = Billets proposés
offer-least = À garder : { $count } au moins.
offer-keep =
    { $count ->
        [0] Que garder ?
       *[other] En garder { $count }
    }

# Les leçons.
learn-title = Apprendre en jouant
learn-newcomer = Première visite ? Une première partie explique tout au fur et à mesure, en dix minutes environ.
learn-begin = Apprendre en jouant
learn-go-on = Continuer
learn-all = Toutes les leçons
learn-about = De vraies parties, avec quelqu’un à vos côtés. Une erreur ne coûte rien, et vous pouvez arrêter et reprendre quand vous voulez.
lesson-label = Leçon : { $title }
lesson-step = { $step } sur { $steps }
lesson-progress = Où en est la leçon
lesson-rules = Dans les règles
lesson-next = Suite
lesson-finish = Terminer
lesson-show-me = Montrez-moi
lesson-over = La leçon est finie. Continuez la partie si vous voulez, ou apprenez autre chose.
lesson-left = Cette partie n’est plus une leçon. Vous pouvez jouer la suite, ou recommencer la leçon.
lesson-following = Ensuite : { $title }
lesson-done = faite
lesson-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lesson-begin = Commencer
lesson-begin-with = Commencer : { $title }
lesson-go-on-with = Continuer : { $title }
lesson-anew = Recommencer

# Ce qu’il y a chaque jour.
home-today = Aujourd’hui
home-puzzle = Problème du jour
home-solved = (résolu)
home-tried = (essayé)
home-streak =
    { $count ->
        [one] un jour de suite
       *[other] { $count } jours de suite
    }
home-deal = Donne du jour
home-begun = (commencée)
