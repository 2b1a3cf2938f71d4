# L’analyse d’une partie, sur la page.
reviewed-title = Analyse
reviewed-ask = Analyser cette partie
reviewed-asked = Des bots prolongent chaque décision dans des mondes imaginés, d’après ce que son joueur pouvait voir, et disent où la partie s’est gagnée et perdue. Cela prend une minute ou deux sur un serveur rapide, et continue si vous fermez cette page.
reviewed-waiting =
    { $count ->
        [0] La vôtre est la prochaine.
        [one] { $count } travail passe avant.
       *[other] { $count } travaux passent avant.
    }
reviewed-working = Analyse en cours : { $percent } %
reviewed-lost = Le serveur ne répond pas. On lui redemande.
reviewed-rough = D’abord, en gros
reviewed-again = Réessayer
reviewed-curve = Chances de gagner, telles que chacun pouvait les connaître
reviewed-curve-note = Chacun voit autre chose : le total ne fait pas 100 %.
reviewed-open = toutes cartes connues
reviewed-open-note = Comme en jugerait qui voit toutes les mains et tous les billets. Personne à la table ne le pouvait.
reviewed-line = { $name } : de { $first } % à { $last } %
reviewed-turning = Moments clés
reviewed-turning-none = Aucun ne se détache.
reviewed-by = Coup { $number }, { $name }
reviewed-deal = La donne. Avancez jusqu’à la première décision.
reviewed-none = Il n’y avait rien à décider ici.
reviewed-mark-best = meilleur coup
reviewed-mark-good = bon
reviewed-mark-inaccurate = imprécis
reviewed-mark-mistake = erreur
reviewed-mark-blunder = gaffe
reviewed-chances = Chances de gagner : { $chance } % avec le meilleur coup, { $after } % avec celui-ci.
reviewed-luck-good = Puis la chance a apporté { $points } %.
reviewed-luck-bad = Puis la malchance a pris { $points } %.
reviewed-options = Les coups possibles
reviewed-played = joué
reviewed-worth = { $percent } %
reviewed-less = −{ $percent } %
reviewed-even = à peu près aussi bon
reviewed-study = Essayer : jouer à partir d’ici
reviewed-studying = Une nouvelle partie contre des bots commence.
reviewed-study-as = Vous jouez pour { $name } ; des bots jouent pour les autres. L’ancienne partie reste telle quelle, et la nouvelle ne compte pour rien.
reviewed-players = Joueurs
reviewed-points = points
reviewed-accuracy = précision
reviewed-given-up = gâché
reviewed-luck = chance
reviewed-tickets = billets
reviewed-cards = cartes restantes
reviewed-turns = tours
reviewed-start = départ
reviewed-ticket-share = { $done } sur { $all }
reviewed-players-note = Le départ, moins ce qui a été gâché, plus la chance, donne le résultat. La précision est de 100 % si rien n’a été gâché, et de 0 % si chaque décision était une gaffe.
reviewed-method = Comment on juge
reviewed-next-mark = Au prochain coup qui gâche quelque chose
reviewed-table = Les chances en tableau
