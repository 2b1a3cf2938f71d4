# Berge: Pässe nehmen Spielsteine.
chapter-mountains = Berge
line-mountains = Pässe
log-passes =
    { $count ->
        [one] { $name ->
            [Du] Du legst
           *[other] { $name } legt
        } für den Pass von { $route } einen Spielstein in die Schachtel: { $points } Punkte.
       *[other] { $name ->
            [Du] Du legst
           *[other] { $name } legt
        } für die Pässe von { $route } { $count } Spielsteine in die Schachtel: { $points } Punkte.
    }
route-passes =
    { $count ->
        [one] 1 Pass
       *[other] { $count } Pässe
    }
seat-passes = Pässe
some-passes =
    { $count ->
        [one] 1 Spielstein in der Schachtel
       *[other] { $count } Spielsteine in der Schachtel
    }
why-passes =
    { $count ->
        [one] Für die Pässe fehlt dir ein Spielstein.
       *[other] Für die Pässe fehlen dir { $count } Spielsteine.
    }
legend-passes = Pass: ein weiterer Spielstein geht in die Schachtel
pay-passes =
    { $count ->
        [one] Für den Pass geht ein Spielstein in die Schachtel
       *[other] Für die Pässe gehen { $count } Spielsteine in die Schachtel
    }
player-passes = Spielsteine in der Schachtel
