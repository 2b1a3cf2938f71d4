# Problèmes et donne du jour : commandes, et ce que le serveur en dit.
cli-puzzles = positions où un coup est nettement le meilleur
cli-puzzles-what = find : les chercher dans des parties de bots ; check : réévaluer celles de fichiers ; show : en résoudre une, celle du jour si rien d’autre n’est dit
cli-puzzles-words = fichiers de problèmes ; pour show aussi un jour, comme 2026-11-19
cli-puzzles-out = dossier pour les problèmes trouvés ; interrompu, cela reprend là
cli-puzzles-map = un plateau où chercher (à répéter pour d’autres ; par défaut : tous)
cli-puzzles-players = un nombre de joueurs (à répéter pour d’autres ; par défaut : 2)
cli-puzzles-bots = qui joue les parties : un bot fort
cli-puzzles-games = parties pour chaque plateau et nombre de joueurs
cli-puzzles-samples = mondes imaginés où chaque décision est regardée (par défaut : 48)
cli-puzzles-check = mondes imaginés où les coups d’un problème sont comparés (par défaut : 320)
progress-puzzles = recherche de problèmes
puzzles-usage = Dites que faire : trilhos puzzles find --out DOSSIER, trilhos puzzles check FICHIER… ou trilhos puzzles show [FICHIER|JOUR].
puzzles-no-folder = Dites où vont les problèmes : --out DOSSIER.
puzzles-found =
    { $count ->
        [one] Un problème trouvé. Il est dans { $folder }.
       *[other] { $count } problèmes trouvés. Ils sont dans { $folder }.
    }
puzzles-stands = { $id } : confirmé. Le meilleur est { $best }, avec { $lead } d’avance.
puzzles-falls = { $id } : non confirmé. Le meilleur est maintenant { $best }, avec { $lead } d’avance.
puzzle-illegal = { $file } : il y est question de { $move }, mais ce coup n’y est pas possible, ou ses chiffres ne vont pas.
puzzle-unweighed = { $file } : il ne dit pas ce que vaut { $move }.
unknown-puzzle = Il n’y a pas de problème { $id }.
bad-day = { $day } n’est pas un jour. Un jour s’écrit comme 2026-11-19.
no-such-day = Il n’y a rien pour { $day } : les jours vont de { $first } à { $last }.

# Un problème.
puzzle-head = Problème, { $grade } : { $title }
puzzle-grade-easy = facile
puzzle-grade-medium = moyen
puzzle-grade-hard = difficile
puzzle-ask-turn = Vous êtes { $name }, et c’est votre tour. Que faites-vous ?
puzzle-ask-first-tickets = Vous êtes { $name }, et la partie commence. Quels billets gardez-vous ?
puzzle-ask-tickets = Vous êtes { $name } et avez pioché des billets. Lesquels gardez-vous ?
puzzle-right = Juste : { $move }. Cela gagne { $chance } des parties que des bots du niveau hard poursuivent d’ici.
puzzle-next-best = Le suivant serait { $move } : il coûte { $points }.
puzzle-wrong = Le coup { $move } coûte { $points } de victoire. Mieux : { $better }.
puzzle-near = Le coup { $move } est presque aussi bon : aucune différence n’est prouvée. Mieux : { $better }.
puzzle-left = Une autre fois, alors.
no-puzzles = Ce serveur n’a pas de problèmes.

# La donne du jour.
deal-not-over = Jouez d’abord cette donne jusqu’à la fin : les parties des autres vous diraient les cartes.
other-deal = Cette partie n’est pas de la donne de { $day }.
no-such-deal-game = Il n’y a pas de telle partie finie de cette donne.
cli-deal = la donne du jour : tout le monde a les mêmes cartes, contre les mêmes bots
cli-deal-what = un jour, comme 2026-11-19 (par défaut : aujourd’hui) ; compare : mettre côte à côte des parties finies d’une même donne
cli-deal-files = sauvegardes de la donne d’un jour, pour compare
cli-deal-name = votre nom (par défaut : vous)
cli-deal-json = dire en JSON ce qui est distribué ou comparé
deal-usage = Dites trilhos deal, trilhos deal JOUR ou trilhos deal compare FICHIER FICHIER….
deal-of-no-day = { $file } : cette partie n’a la donne d’aucun jour.
deal-unfinished = { $file } : cette partie n’est pas finie. Finissez d’abord la donne de { $day } : d’autres parties en disent les cartes.
deal-of-another-day = { $file } : c’est la donne de { $day } ; celle du premier fichier est une autre.
deal-head = Donne de { $day } : { $title }
deal-same = { $one } et { $two } sont la même partie, coup par coup.
deal-parting = { $one } et { $two } sont identiques jusqu’au coup { $number } : là, { $name } a joué { $first } dans l’une et { $other } dans l’autre.
column-deal-player = joueur
