# Le problème et la donne du jour, sur la page.
daily-puzzle = Problème du jour
daily-todays = Problème d’aujourd’hui
daily-grade-easy = facile
daily-grade-medium = moyen
daily-grade-hard = difficile
daily-how = Un coup est nettement le meilleur. Jouez-le à la table, comme dans une partie ; le premier essai compte.
daily-lost = Le serveur ne répond pas. On lui redemande.
daily-moves = Coups, le meilleur d’abord
daily-yours = (le vôtre)
daily-best = gagne { $percent } %
daily-less = { $percent } % de moins
daily-even = à peu près égal
daily-streak =
    { $count ->
        [one] Un jour : une série commence.
       *[other] { $count } jours de suite.
    }
daily-to-deal = La donne du jour
daily-days = Autres jours
daily-after = Aller à { $day }
daily-today = aujourd’hui, { $day }
daily-deal = Donne du jour
daily-todays-deal = Donne d’aujourd’hui
daily-deal-of = { $day } : { $title }
daily-deal-about = Tout le monde a ces cartes, contre les mêmes bots : les mêmes coups donnent la même partie. La première que vous finissez ici compte. On voit ensuite ce qu’ont fait les autres.
daily-you = vous
daily-name = Votre nom
daily-play = Jouer
daily-go-on = Continuer votre partie
daily-again = La jouer encore une fois
daily-again-about = Vous connaissez maintenant les cartes ; une autre partie est marquée comme reprise.
daily-results = Ce que tous ont fait
daily-results-later =
    { $count ->
        [0] Personne ne l’a encore finie ici.
        [one] Une personne l’a finie ici. Vous verrez sa partie quand la vôtre sera finie : elle vous dirait les cartes.
       *[other] { $count } personnes l’ont finie ici. Vous verrez leurs parties quand la vôtre sera finie : elles vous diraient les cartes.
    }
daily-results-none = Personne ne l’a encore jouée jusqu’à la fin sans l’aide d’un bot.
daily-fetching = On va le chercher.
daily-player = joueur
daily-points = points
daily-place = place
daily-tickets = billets
daily-turns = tours
daily-replay = (reprise)
daily-look = Comparer avec { $name }
daily-beside-title = Donne de { $day }, côte à côte
daily-steps = Étapes
daily-parting = Là où elles se séparent ({ $number })
daily-apart = Les deux sont identiques jusqu’au coup { $number }.
daily-same = Les deux sont identiques, coup par coup.
