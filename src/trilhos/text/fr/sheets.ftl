# Payer.
pay-station = Gare : { $city }
pay-harbour = Port : { $city }
pay-building = Construction : { $city }
pay-build = Payer et construire
pay-first-space = Payer la première case
pay-next-space = Payer cette case
pay-space = Paiement case par case : case { $number } sur { $of }.
pay-laid = Déjà posées
pay-points =
    { $count ->
        [one] point
       *[other] points
    }
pay-sift = Ne montrer qu’une couleur
pay-all = Tout
pay-only = { $colour } seulement
pay-only-wild = { $card } seulement
pay-over =
    { $count ->
        [one] { $count } case de trop
       *[other] { $count } cases de trop
    }
pay-uses-up = épuise cette couleur : { $colour }
pay-toll-bank = la banque
pay-toll =
    { $count ->
        [one] Péage : { $count } jeton pour { $to ->
            [Vous] vous
           *[other] { $to }
        }
       *[other] Péage : { $count } jetons pour { $to ->
            [Vous] vous
           *[other] { $to }
        }
    }
pay-toll-loan = Vos jetons ne suffisent pas : ce sera un emprunt. Il coûte { $points } points à la fin, et le bonus de jetons.
pay-risk = Trois cartes seront retournées :
pay-risk-more =
    { $more ->
        [0] { $chance } % rien de plus
        [1] { $chance } % une carte de plus
        [2] { $chance } % deux de plus
       *[other] { $chance } % trois de plus
    }
pay-left-stations = Gares restantes : { $before } → { $after }. Chaque gare gardée vaut { $points } points à la fin.
pay-left-harbours = Ports restants : { $before } → { $after }. Chaque port non construit coûte { $points } points à la fin.

# Les billets.
keep-first-title = Vos premiers billets
chosen-title = Votre choix est fait
chosen-waiting = On attend : { $names }. Rien n’est montré avant que tout le monde ait choisi.
chosen-change = Changer mon choix
chosen-who = Qui a choisi
chosen-done = { $name } : choix fait
chosen-open = { $name } : choix en cours
keep-tour = Dans cet ordre { $points }, dans un autre { $any }, raté −{ $penalty }
keep-long = billet long
keep-done = déjà relié
keep-no-way = ne peut plus être relié
keep-left =
    { $count ->
        [one] { $count } pièce à poser
       *[other] { $count } pièces à poser
    }
keep-shares =
    { $count ->
        [one] partage { $count } route avec { $ticket }
       *[other] partage { $count } routes avec { $ticket }
    }
keep-shares-more =
    { $count ->
        [one] partage { $count } route avec { $ticket } et { $more } de plus
       *[other] partage { $count } routes avec { $ticket } et { $more } de plus
    }
ticket-left = encore { $count }
ticket-lost = impossible

# Les tunnels.
tunnel-title = Tunnel { $route }
tunnel-laid = Posées
tunnel-turned = Retournées
tunnel-one-more = +1
tunnel-costs =
    { $count ->
        [one] Le tunnel coûte { $count } carte de plus.
       *[other] Le tunnel coûte { $count } cartes de plus.
    }
tunnel-free = Le tunnel ne coûte rien de plus.
tunnel-too-much = Vous ne pouvez pas payer : les cartes reviennent dans votre main.
tunnel-pay = Payer { $count } de plus
tunnel-yield = Renoncer
tunnel-close = Continuer

# Wagons et bateaux.
pieces-title = Wagons et bateaux
pieces-slider = Wagons, le reste en bateaux
pieces-split = { $trains } wagons et { $ships } bateaux
pieces-take = Prendre { $trains } wagons et { $ships } bateaux
pieces-advice = La règle conseille { $trains } wagons et { $ships } bateaux
pieces-more-ships = Un bateau de plus, un wagon de moins
pieces-more-trains = Un wagon de plus, un bateau de moins
exchange-title = Échanger des pièces
exchange-direction = Ce que vous voulez
exchange-want-train = Des bateaux contre des wagons
exchange-want-ship = Des wagons contre des bateaux
exchange-count = Combien de pièces
exchange-less = Une pièce de moins
exchange-more = Une pièce de plus
exchange-for-train =
    { $count ->
        [one] Obtenir { $count } wagon
       *[other] Obtenir { $count } wagons
    }
exchange-for-ship =
    { $count ->
        [one] Obtenir { $count } bateau
       *[other] Obtenir { $count } bateaux
    }
exchange-costs = Chaque pièce échangée coûte un point.

# Le joueur neutre.
neutral-title = Joueur neutre : { $route }
neutral-about = Choisissez la voie que reçoit le joueur neutre.
neutral-tracks = Voies
neutral-take = Donner cette voie

# Un vide parmi les cartes visibles.
refill-title = Prochaine carte visible
refill-about = De quelle pioche vient-elle ?
