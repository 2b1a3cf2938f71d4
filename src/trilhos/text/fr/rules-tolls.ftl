# Les pages de règles : péages, emprunts et joueur neutre.
rules-setup-tokens =
    Vous commencez avec { $tokens } en jetons de péage. Ce qui vous reste est secret jusqu’à la fin, sauf si la table
    joue à jetons ouverts.

rules-tolls-title = Péages et emprunts
rules-tolls-lead =
    Toute route passe un pont, et tout pont a un péage : le nombre sur la pièce de monnaie, dû quand vous prenez la
    route.
rules-tolls-first = Sur une route simple, ou en premier sur une route double, vous payez la banque.
rules-tolls-second = En second sur une route double, vous payez le joueur qui possède la première voie.
rules-tolls-loan =
    Si vos jetons ne couvrent pas le péage, vous les gardez tous et prenez un emprunt à la place. Un péage dû à un
    joueur vient alors de la banque.
rules-tolls-forced =
    Qui peut payer ne peut pas prendre d’emprunt. Les emprunts sont visibles et ne se remboursent jamais.
rules-tolls-bonus-lead = À la fin, les jetons qui vous restent vous classent pour un bonus :
rules-tolls-place = rang
rules-tolls-players = { $count } joueurs
rules-tolls-level =
    À égalité, tous reçoivent le bonus du même rang, et les rangs suivants sont sautés : après deux premiers vient un
    troisième.
rules-tolls-out =
    Qui a un emprunt n’a ni rang ni bonus, et perd { $loan } points par emprunt.
rules-tolls-worth = Les jetons eux-mêmes ne valent pas de points.

rules-plain-title = Sans jetons
rules-plain-lead =
    Pour une partie plus simple, laissez les jetons de côté, et avec eux péages, emprunts et bonus. Alors, à moins de
    { $plainFrom } joueurs, une route double se ferme quand une de ses voies est prise.

rules-neutral-title = Le joueur neutre
rules-neutral-lead =
    À deux, avec les jetons, on peut inviter un troisième, neutre. Il a { $neutralTrains } wagons, vous prend des routes
    à tous les deux, et ne marque pas de points.
rules-neutral-marker =
    La personne qui joue en second commence avec le marqueur neutre. Pendant les { $quiet } premières manches, il
    ne se passe rien.
rules-neutral-reveal =
    Ensuite, quand les deux ont joué, le billet du dessus de la pioche est retourné. Si deux villes sont imprimées à son
    pied, le joueur neutre prend la route entre elles, sans cartes. Sinon, il ne se passe rien.
rules-neutral-choice =
    Si les deux voies sont libres, qui tient le marqueur en choisit une, puis passe le marqueur à l’autre.
rules-neutral-second =
    Si un joueur a déjà une voie, le joueur neutre prend l’autre, et la banque paie le péage à ce joueur. Le marqueur
    reste où il est.
rules-neutral-discard = Dans les deux cas, le billet va sur la défausse.
rules-neutral-twice =
    { $twice } : ces paires sont sur deux billets chacune. Une fois que le joueur neutre a la route, le second billet
    compte comme un billet sans villes.
rules-neutral-stop =
    Le joueur neutre s’arrête pour de bon quand il a trop peu de wagons pour une route qu’il doit prendre, ou quand la
    pioche des billets est vide à son tour. Dans le second cas, les billets défaussés deviennent la nouvelle pioche.
