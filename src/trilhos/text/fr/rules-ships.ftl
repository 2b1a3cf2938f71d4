# Les pages de règles : wagons et bateaux, ports, routes difficiles et circuits.
rules-setup-decks =
    Il y a deux pioches. La pioche wagons a { $trainCards } cartes : { $trainEach } dans chacune des { $colours }
    couleurs, et { $wilds } jokers. La pioche bateaux en a { $shipCards } : { $shipSingles } bateaux simples et
    { $shipDoubles } doubles bateaux de chaque couleur.
rules-setup-hands =
    Vous recevez { $handTrains } cartes wagon et { $handShips } cartes bateau, et { $shownEach } cartes de chaque pioche
    sont posées face visible, pour tout le monde.
rules-setup-pieces =
    Après les billets, vous choisissez en secret combien de wagons et de bateaux vous voulez : { $pieces } pièces en
    tout, au plus { $mostTrains } wagons et { $mostShips } bateaux. Tous les choix sont montrés d’un coup ; ce que vous
    ne prenez pas est votre boîte.
rules-setup-suggested =
    Pour une première partie, { $suggestedTrains } wagons et { $suggestedShips } bateaux sont un bon choix.
rules-setup-harbours = Vous avez { $harbours } ports.

rules-cards-lead-both =
    Prenez deux cartes, l’une après l’autre. Chacune peut être une des { $shown } cartes visibles, ou la carte cachée du
    dessus de l’une des deux pioches.
rules-cards-refill-both =
    Quand vous prenez une carte visible, vous dites de quelle pioche vient la suivante, et elle est retournée aussitôt.
    Le mélange de wagons et de bateaux sur la table dépend donc de vous.
rules-cards-wild-both =
    Un joker visible vaut toute la pioche du tour : si vous le prenez en premier, vous ne prenez rien d’autre, et il ne
    peut pas être votre seconde carte, même s’il vient d’être retourné.
rules-cards-blind-both =
    Un joker pris à l’aveugle dans la pioche wagons est un pur coup de chance : il compte comme n’importe quelle carte.
rules-cards-flush-both =
    Dès que { $wildLimit } des cartes visibles ou plus sont des jokers, les { $shown } cartes sont défaussées et chaque
    pioche en donne { $shownEach } nouvelles.
rules-cards-rebuild-both =
    Quand une pioche est vide, sa propre défausse est mélangée et devient la nouvelle pioche. Si elle est vide aussi,
    l’autre pioche prend le relais.

rules-claim-both =
    Les cases rectangulaires sont pour les wagons et les cartes wagon, les ovales pour les bateaux et les cartes bateau.
    Aucune route n’a les deux.
rules-claim-wild-both =
    Un joker remplace n’importe quelle carte, même un bateau, et couvre une case. Vous pouvez même ne payer qu’en
    jokers.

rules-ships-title = Cartes bateau
rules-ships-lead =
    Il y a des bateaux simples, qui valent une case, et des doubles bateaux, qui en valent deux.
rules-ships-over =
    Un double bateau peut ne couvrir qu’une case, si aucune carte de votre paiement n’est de trop. Cinq cases peuvent se
    payer avec trois doubles, mais jamais avec quatre.
rules-ships-example =
    Par exemple, { $a }–{ $b } ({ $colour }) a { $count } cases. Voici quelques façons de la payer :
rules-board-waypoints =
    { $waypoints ->
        [one] Sur l’eau, il y a { $waypoints } point sans nom. Il relie
       *[other] Sur l’eau, il y a { $waypoints } points sans nom. Ils relient
    } des routes de bateaux, mais aucun port ne peut s’y trouver et aucun billet n’y mène.
rules-board-around =
    Le plateau fait le tour du globe : une route qui en sort d’un côté y rentre de l’autre.

rules-hard-title = Routes difficiles
rules-hard-lead =
    Certaines routes de wagons traversent un pays difficile : chaque case coûte deux cartes wagon de la même couleur au
    lieu d’une.
rules-hard-colour =
    Toute couleur convient, et chaque case peut avoir la sienne. Dans chaque paire, un joker peut remplacer une carte.

rules-tours-title = Circuits
rules-tours-lead = { $tours } des billets sont des circuits : ils nomment trois villes ou plus, dans un ordre.
rules-tours-order = Reliez-les dans l’ordre imprimé, et le circuit apporte sa valeur haute.
rules-tours-any = Reliez-les toutes d’une autre façon, et il apporte sa valeur basse.
rules-tours-failed = Si elles ne sont pas toutes reliées, vous perdez la pénalité du circuit.

rules-harbours-title = Construire un port
rules-harbours-lead =
    Un port change des billets en points : plus vos billets réussis nomment sa ville, plus il marque.
rules-harbours-where =
    Construisez dans une ville portuaire où arrive une de vos routes, de wagons ou de bateaux, et où il n’y a pas encore
    de port. Vous pouvez en construire { $harbours }.
rules-harbours-cost =
    Il coûte deux cartes wagon et deux cartes bateau, les quatre de la même couleur et toutes avec le symbole du port.
    Les jokers remplacent n’importe laquelle.
rules-harbours-symbol =
    Le symbole est sur { $trainSymbols } cartes wagon et sur les { $shipSingles } bateaux simples de chaque couleur, et
    sur aucun double bateau.
rules-harbours-score =
    À la fin, un port apporte { $harbour1 } points pour un billet réussi qui nomme sa ville, { $harbour2 } pour deux,
    { $harbour3 } pour trois ou plus, et rien sans aucun.
rules-harbours-both = Un billet entre deux de vos ports compte pour les deux.
rules-harbours-left = Chaque port jamais construit vous coûte { $harbourLeft } points.
rules-harbours-example = Par exemple, un port payé en jaune, avec un joker :

rules-exchange-title = Échanger des pièces
rules-exchange-lead =
    Trop de wagons, trop peu de bateaux ? Échangez-en autant que vous voulez contre des pièces de l’autre sorte, prises
    dans votre boîte.
rules-exchange-cost =
    C’est votre tour entier, et cela coûte 1 point par pièce. Vos points peuvent passer sous zéro.
