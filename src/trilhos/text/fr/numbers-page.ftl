# Des chiffres sur beaucoup de parties, sur la page.
numbers-title = Mes parties en chiffres
numbers-about = Les parties finies dont cet appareil se souvient, par plateau et nombre de joueurs. Celles des sauvegardes comptent aussi ; les leçons et les études, non.
numbers-none = Aucune partie finie n’est connue ici. Jouez-en une, ou ouvrez une sauvegarde sur la première page.
numbers-whose = De qui
numbers-all = tout le monde sur cet appareil
numbers-heading = { $board }, { $players } joueurs
numbers-games = parties
numbers-first = premières places
numbers-points = points, moyenne
numbers-best = meilleure partie
numbers-tickets = billets réussis
numbers-of = { $done } sur { $all }
numbers-turns = tours par partie
numbers-accuracy = précision
numbers-luck = chance
numbers-percent = { $value } %
numbers-reviewed = La précision et la chance viennent des parties analysées.
numbers-places = Places
numbers-place = { $place }. : { $count }
numbers-plot = Les points de chaque partie, de la première à la dernière : de { $least } à { $most }, { $mean } en moyenne.
numbers-table = En tableau
numbers-name = nom
numbers-board = plateau
numbers-unreviewed =
    { $count ->
        [one] Une partie n’est pas encore analysée.
       *[other] { $count } parties ne sont pas encore analysées.
    }
numbers-review = Les faire analyser
numbers-reviewing = Le serveur les analyse une à une tant que cette page est ouverte : encore { $left }.
numbers-failed = { $why } Ce qui est fait est gardé.
