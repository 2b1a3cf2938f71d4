# Analyses de parties : commandes.
cli-review = où une partie s’est gagnée et perdue
cli-review-samples = mondes imaginés où se comparent les décisions serrées ; le même nombre donne la même analyse sur toute machine (par défaut : 150)
cli-review-jobs = processus qui jugent en même temps (par défaut : un par cœur)
cli-review-html = écrire l’analyse en une page qui n’a pas besoin de réseau
cli-review-plain = la courbe en chiffres, pour lecteurs d’écran
progress-review = jugement
review-glance = D’abord, en gros :
review-written = Écrit : { $file }
review-nothing = { $file } : rien n’a encore été joué dans cette partie, il n’y a donc rien à analyser.
review-unfinished = Cette partie n’est pas finie : elle est analysée jusqu’où elle va, d’après ce que chaque joueur pouvait voir.
review-stopped = Arrêt : { $judged } décisions sur { $decisions } ont été jugées, les premières.

# Les coups, comme ce que quelqu’un a choisi de faire.
review-act-take = prendre une carte visible ({ $card })
review-act-draw =
    { $deck ->
        [train] piocher une carte wagon cachée
        [ship] piocher une carte bateau cachée
       *[other] piocher une carte cachée
    }
review-act-claim = prendre { $route }
review-act-pay = payer { $cards }
review-act-tickets = piocher des billets
review-act-keep = garder { $tickets }
review-act-pass = passer
review-act-station = construire une gare à { $city }
review-act-harbour = construire un port à { $city }
review-act-yield = renoncer au tunnel
review-act-refill =
    { $deck ->
        [train] combler le vide avec une carte wagon
        [ship] combler le vide avec une carte bateau
       *[other] combler le vide
    }
review-act-pieces = commencer avec { $trains } wagons et { $ships } bateaux
review-act-exchange =
    { $gains ->
        [trains] échanger des bateaux contre des wagons : { $ships }
       *[ships] échanger des wagons contre des bateaux : { $trains }
    }

# Notes.
review-mark-best = meilleur coup
review-mark-good = bon
review-mark-inaccurate = imprécis
review-mark-mistake = erreur
review-mark-blunder = gaffe

# Pourquoi un autre coup était meilleur.
review-why-ticket = Avec lui, { $ticket } aurait été réussi dans { $then } des parties au lieu de { $now }.
review-why-score = Il apporte { $points } points de plus.
review-why-rival = Il laisse { $points } points de moins ({ $name }).
review-why-later = La partie durerait { $turns } tours de plus.
review-why-sooner = La partie finirait { $turns } tours plus tôt.

# Moments clés.
review-turn-decision = Coup { $number }, { $name } : « { $move } ». « { $better } » valait { $change } de plus.
review-turn-taken =
    { $name ->
        [Vous] Vous l’avez prise
       *[other] { $name } l’a prise
    } { $turns ->
        [one] { $turns } tour plus tard.
       *[other] { $turns } tours plus tard.
    }
review-turn-luck-good = Coup { $number }, { $name } : « { $move } », puis la chance apporte { $change } : { $then } au lieu de { $after }.
review-turn-luck-bad = Coup { $number }, { $name } : « { $move } », puis la malchance prend { $change } : { $then } au lieu de { $after }.
afterword-gave-up =
    { $name ->
        [Vous] J’ai renoncé à { $ticket } quand vous avez pris { $route }.
       *[other] J’ai renoncé à { $ticket } quand { $name } a pris { $route }.
    }
afterword-late = Je n’ai jamais fini { $ticket } ; la partie s’est terminée trop tôt pour moi.
afterword-let-go = { $ticket } m’en demandait trop, alors j’ai laissé tomber.
afterword-detour =
    { $name ->
        [Vous] Quand vous avez pris { $route }, j’ai dû faire un long détour.
       *[other] Quand { $name } a pris { $route }, j’ai dû faire un long détour.
    }
afterword-done = { $ticket }, c’était mon plan, et personne ne s’est mis en travers.
afterword-none = J’ai simplement pris ce qui venait.

# Le rapport.
review-title = { $title } : { $names }
review-curve-fair = Chances de gagner, telles que chacun pouvait les connaître :
review-curve-open = Chances de gagner, toutes cartes connues :
review-turning = Moments clés :
review-turning-none = Aucun ne se détache.
review-costly = Coups qui ont gâché quelque chose :
review-costly-none = Aucun que l’on puisse prouver.
review-move = Coup { $number }, { $name } : { $move }. Note : { $mark }, { $cost } gâché ; mieux : { $better }.
review-method = Chaque décision a été prolongée dans jusqu’à { $samples } mondes imaginés, d’après ce que le joueur pouvait voir, par des bots de niveau hard. Ne compte comme gâché que ce qui ne peut pas être dû au hasard : 2 % est imprécis, 5 % une erreur, 10 % une gaffe. La chance est le reste : les cartes piochées, et ce que les autres ont fait.
column-review-name = joueur
column-review-place = rang
column-review-points = points
column-review-accuracy = précision
column-review-given-up = gâché
column-review-luck = chance
column-review-start = départ
column-review-tickets = billets
column-review-cards = cartes restantes
column-review-turns = tours
column-review-claims = routes
column-review-draws = cartes piochées
column-review-worlds = mondes

# La page.
report-review-eyebrow = Analyse d’une partie
report-review-turning = Moments clés
report-review-turning-note = Ce qui a le plus changé les chances de quelqu’un. Une décision compte double : elle aurait pu être autre.
report-review-curve = Chances de gagner
report-review-curve-note = Telles que chacun pouvait les connaître alors : chacun voit autre chose, et le total ne fait pas 100 %. Les cercles sont des coups qui ont gâché quelque chose.
report-review-curve-open = Toutes cartes connues
report-review-curve-open-note = Comme en jugerait qui voit toutes les mains et tous les billets ; personne à la table ne le pouvait.
report-review-players = Joueurs
report-review-players-note = La précision est de 100 % si rien n’a été gâché, et de 0 si chaque décision était une gaffe. Le départ, moins ce qui a été gâché, plus la chance, donne le résultat.
report-review-moves = Coups
report-review-moves-note = Ce qui a gâché quelque chose ressort ; touchez un coup pour voir les autres choix. Les petits chiffres sont des points de chances.
report-review-all = tous les coups
report-review-marked = seulement ce qui a gâché quelque chose
report-review-better = Mieux : { $move } ({ $cost } de plus).
report-review-axis = coups
report-review-won =
    { $name ->
        [Vous] Vous avez gagné avec { $score } points.
       *[other] { $name } a gagné avec { $score } points.
    }
report-review-shared = La victoire est partagée : { $names }.
report-review-line = { $name } : de { $first } à { $last }
report-review-mark = Coup { $number }, { $name } : { $mark }
report-review-expected = Attendu : { $score } points, dans huit fins sur dix de { $low } à { $high }.
report-review-option = choix
report-review-chance = chances
report-review-chosen = joué
report-review-tickets = Ses propres billets :
