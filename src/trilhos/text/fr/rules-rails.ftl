# Les pages de règles : ferrys, tunnels et gares.
rules-ferries-title = Ferrys
rules-ferries-lead =
    Un ferry est une route grise sur l’eau, avec des locomotives imprimées sur certaines cases. Pour chacune d’elles, il
    faut payer une locomotive.
rules-ferries-rest =
    Les autres cases se paient comme sur toute route grise : avec une couleur, avec d’autres locomotives, ou les deux.

rules-tunnels-title = Tunnels
rules-tunnels-lead =
    Nul ne sait combien de temps prend un tunnel : son prix peut donc monter après votre paiement.
rules-tunnels-lay = Posez d’abord les cartes de sa longueur, comme pour toute autre route.
rules-tunnels-turn =
    Puis trois cartes de la pioche sont retournées. Chacune qui a la couleur payée vous coûte une carte de plus, de
    cette couleur ou une locomotive. Une locomotive parmi les trois compte toujours.
rules-tunnels-wild =
    Si vous n’avez posé que des locomotives, seules les locomotives retournées comptent, et seules des locomotives
    peuvent s’ajouter.
rules-tunnels-yield =
    Vous ne pouvez pas payer, ou ne voulez pas ? Vous reprenez alors vos cartes, le tunnel reste libre, et votre tour
    est fini.
rules-tunnels-discard = Les trois cartes sont défaussées à la fin du tour, quoi qu’il arrive.
rules-tunnels-short =
    Si la pioche s’épuise, la défausse devient la nouvelle pioche. S’il n’y a toujours pas trois cartes, on en retourne
    moins ; s’il n’y en a aucune, le tunnel est à vous sans risque.
rules-tunnels-example = Par exemple, vous posez deux cartes rouges :
rules-tunnels-example-turned = retournées
rules-tunnels-example-add =
    { $count ->
        [0] rien de plus
       *[other] { $count } de plus : rouge ou locomotive
    }

rules-stations-title = Gares
rules-stations-lead =
    Une gare permet d’emprunter : pour vos billets, vous pouvez utiliser une route d’un autre joueur qui arrive dans la
    ville de la gare.
rules-stations-where =
    Construisez dans toute ville qui n’a pas encore de gare, même si vous n’y avez pas de route. Une par tour,
    { $stations } par partie.
rules-stations-cost =
    Votre première gare coûte une carte, la deuxième deux de la même couleur, la troisième trois de la même couleur. Les
    locomotives remplacent n’importe laquelle.
rules-stations-choice =
    Inutile de dire quelle route vous empruntez avant la fin de la partie, mais c’est alors la même pour tous vos
    billets. Trilhos choisit la meilleure pour vous.
rules-stations-not = Une route empruntée ne marque rien et ne fait pas partie de votre plus long chemin.
