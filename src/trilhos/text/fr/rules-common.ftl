# Les pages de règles : le cadre, et ce que tous les plateaux partagent.
rules-title = Les règles : { $board }
rules-contents = Sur cette page
rules-home = À la première page
rules-others = Les règles des autres plateaux

rules-goal-title = Le but
rules-goal-lead =
    Vous construisez tous des réseaux entre les villes d’un même plateau. À la fin, la personne qui a le plus de points
    gagne.
rules-goal-routes =
    Une route marque au moment où vous la prenez, et les longues routes marquent bien plus que les courtes.
rules-goal-tickets =
    Vos billets secrets nomment des villes. À la fin, chaque billet dont votre réseau relie les villes ajoute sa valeur
    à vos points, et chacun des autres la retire.
rules-goal-longest = Le plus long chemin sans coupure apporte { $longest } points de plus.
rules-goal-stations =
    Les gares aident à réussir les billets, et chaque gare dont vous n’avez pas eu besoin apporte { $stationLeft }
    points.
rules-goal-harbours =
    Les ports marquent selon les billets qui mènent à leur ville ; un port jamais construit vous coûte des points.
rules-goal-tokens =
    Chaque route prise coûte des jetons de péage. Qui en garde le plus reçoit un bonus ; les emprunts coûtent des
    points.

rules-setup-title = Avant le premier tour
rules-setup-lead =
    De { $least } à { $most } joueurs. Trilhos mélange, distribue et tire au sort qui commence ; on joue dans le sens
    des aiguilles d’une montre.
rules-setup-trains = Vous avez { $trains } wagons.
rules-setup-stations = Vous avez aussi { $stations } gares.
rules-setup-deck =
    La pioche a { $trainCards } cartes wagon : { $trainEach } dans chacune des { $colours } couleurs, et { $wilds }
    locomotives, qui sont les jokers.
rules-setup-hand =
    Vous recevez { $handTrains } cartes, et { $shown } sont posées face visible à côté de la pioche, pour tout le monde.
rules-setup-tickets =
    Vous recevez { $dealt } des { $tickets } billets et en gardez au moins { $keep }.
rules-setup-long =
    Vous recevez { $dealLong } des { $longTickets } billets longs et { $deal } billets ordinaires. De ces { $dealt }
    billets, vous en gardez au moins { $keep }, ceux que vous voulez.
rules-setup-under = Ce que vous ne gardez pas va sous la pioche des billets.
rules-setup-box =
    Ce que vous ne gardez pas quitte la partie sans être vu, tout comme les billets longs que personne n’a reçus.
rules-setup-pile = Ce que vous ne gardez pas va, face cachée, sur une défausse de billets.
rules-setup-starts =
    Jouer plus tard est compensé : le premier joueur commence avec 0 point, le deuxième avec 1, le troisième avec 2, et
    ainsi de suite.
rules-setup-secret =
    Cartes et billets restent secrets jusqu’à la fin de la partie. Combien vous en avez, tout le monde peut le voir.

rules-board-title = Le plateau
rules-board-lead =
    { $cities } villes, reliées par des routes. Une route est une rangée de cases entre deux villes ; sa couleur dit
    quelles cartes la paient, et le nombre de ses cases combien.

rules-turn-title = Votre tour
rules-turn-lead =
    À votre tour, vous faites une de ces choses, et une seule. On ne passe que si l’on ne peut rien faire du tout.
rules-turn-cards = Piocher des cartes.
rules-turn-route = Prendre une route.
rules-turn-tickets = Piocher de nouveaux billets.
rules-turn-station = Construire une gare.
rules-turn-harbour = Construire un port.
rules-turn-exchange = Échanger des pièces.

rules-cards-title = Piocher des cartes
rules-cards-lead =
    Prenez deux cartes, l’une après l’autre. Chacune peut être une des { $shown } cartes visibles, ou la carte cachée du
    dessus de la pioche.
rules-cards-refill =
    Une carte visible que vous prenez est aussitôt remplacée par une carte de la pioche : vous voyez donc la nouvelle
    avant de prendre la seconde.
rules-cards-wild =
    Une locomotive visible vaut toute la pioche du tour : si vous la prenez en premier, vous ne prenez rien d’autre, et
    elle ne peut pas être votre seconde carte, même si elle vient d’être retournée.
rules-cards-blind =
    Une locomotive piochée à l’aveugle est un pur coup de chance : elle compte comme n’importe quelle carte.
rules-cards-flush =
    Dès que { $wildLimit } des cartes visibles ou plus sont des locomotives, les { $shown } cartes sont défaussées et
    { $shown } nouvelles les remplacent.
rules-cards-rebuild = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
rules-cards-limit = Vous pouvez avoir autant de cartes en main que vous voulez.

rules-claim-title = Prendre une route
rules-claim-lead =
    Prenez possession d’une route libre : payez une carte par case, et posez une pièce sur chacune. Désormais, elle est
    à vous.
rules-claim-colour = Une route de couleur prend des cartes de sa couleur.
rules-claim-gray = Une route grise prend n’importe quelle couleur, mais une seule : toutes ses cartes sont assorties.
rules-claim-wild =
    Une locomotive remplace une carte de n’importe quelle couleur. Vous pouvez même ne payer qu’en locomotives.
rules-claim-pieces =
    Il vous faut une pièce pour chaque case ; une route ne se prend ni en partie, ni en plusieurs tours.
rules-claim-anywhere = Elle peut être n’importe où sur le plateau, sans toucher ce que vous avez déjà.
rules-claim-score = Les points viennent tout de suite, selon la longueur de la route :
rules-claim-example =
    Par exemple, { $a }–{ $b } ({ $colour }) a { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }. Voici comment la payer :
rules-points-length = cases
rules-points-worth = points

rules-doubles-title = Routes doubles
rules-doubles-lead =
    Deux voies côte à côte qui relient les deux mêmes villes forment une route double. Personne ne peut avoir les deux.
rules-doubles-closing =
    À moins de { $doublesFrom } joueurs, la première voie prise ferme l’autre à tout le monde.
rules-doubles-open = Presque toutes les routes sont doubles ici, et les deux voies restent ouvertes quel que soit le nombre de joueurs.
rules-doubles-beside =
    Des voies qui se longent en allant vers des villes différentes ne forment pas une route double.
rules-doubles-mixed =
    { $mixed } : ici, une route de wagons et une route de bateaux relient les mêmes villes. Elles n’ont rien à voir
    l’une avec l’autre.

rules-tickets-title = Piocher des billets
rules-tickets-lead =
    Regardez { $draw } billets de la pioche, ou ce qu’il en reste, et gardez-en au moins { $drawKeep }.
rules-tickets-under =
    Les autres vont sous la pioche des billets. Quand elle est vide, on ne peut plus piocher de billets.
rules-tickets-pile =
    Les autres vont sur la défausse des billets, qui est mélangée en une nouvelle pioche quand il n’y a plus de billets
    à piocher.
rules-tickets-stay =
    Ce que vous avez gardé reste à vous jusqu’à la fin, réussi ou non. Le nombre de vos billets n’a pas de limite.
rules-tickets-done = Peu importe par où vos routes vont d’une ville à l’autre, et la longueur du trajet.

rules-end-title = La fin
rules-end-lead =
    Quand une personne finit son tour avec { $endAt } wagons ou moins, la fin commence : tout le monde, elle comprise,
    joue encore { $endTurns ->
        [one] { $endTurns } tour
       *[other] { $endTurns } tours
    }. Ensuite, on compte les points.
rules-end-both =
    Quand une personne finit son tour avec { $endAt } pièces ou moins, wagons et bateaux ensemble, la fin commence :
    tout le monde, elle comprise, joue encore { $endTurns ->
        [one] { $endTurns } tour
       *[other] { $endTurns } tours
    }. Ensuite, on compte les points.

rules-count-title = Le décompte final
rules-count-line = ce qui compte
rules-count-how = comment
rules-count-start = Vos points de départ.
rules-count-routes = Ce que vos routes ont marqué pendant la partie.
rules-count-tickets = Plus la valeur de chaque billet réussi, moins la valeur de chacun des autres.
rules-count-tours =
    Plus la valeur de chaque billet réussi, moins la valeur de chacun des autres ; les circuits ont trois valeurs.
rules-count-longest = { $longest } points pour le plus long chemin. En cas d’égalité, tous les reçoivent.
rules-count-stations = { $stationLeft } points pour chaque gare que vous n’avez pas construite.
rules-count-harbours =
    Par port { $harbour1 }, { $harbour2 } ou { $harbour3 } points pour un, deux, ou au moins trois billets réussis qui
    nomment sa ville. Moins { $harbourLeft } pour chaque port que vous n’avez pas construit.
rules-count-exchange = Moins 1 point pour chaque pièce échangée.
rules-count-tokens = Le bonus pour les jetons qui vous restent, si vous n’avez pas d’emprunt.
rules-count-loans = Moins { $loan } points pour chaque emprunt.
rules-count-path =
    Le plus long chemin peut se croiser, tourner en rond et repasser par une même ville, mais aucun wagon ne compte deux
    fois.
rules-count-tie = En cas d’égalité, le plus grand nombre de billets réussis l’emporte.
rules-count-tie-stations = Si l’égalité demeure, le plus petit nombre de gares construites.
rules-count-tie-longest = Si elle demeure encore, le plus long chemin.

rules-players-title = Selon le nombre de joueurs
rules-players-lead = On joue de { $least } à { $most }. Voici ce qui change avec le nombre :
rules-players-closing =
    À { $doublesFrom } joueurs ou plus, les deux voies d’une route double peuvent être prises ; à moins, une seule.
rules-players-bonus = Plus vous êtes nombreux, plus le bonus de jetons a de rangs.
rules-players-neutral = À deux, on peut inviter un troisième, neutre.
