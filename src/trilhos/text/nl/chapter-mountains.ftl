# Bergen: bergpassen kosten stukken.
chapter-mountains = Bergen
line-mountains = bergpassen
log-passes =
    { $count ->
        [one] { $name } legde een stuk in de doos voor de bergpas van { $route }, voor { $points } punten.
       *[other] { $name } legde { $count } stukken in de doos voor de bergpassen van { $route }, voor { $points } punten.
    }
route-passes =
    { $count ->
        [one] 1 bergpas
       *[other] { $count } bergpassen
    }
seat-passes = bergpassen
some-passes =
    { $count ->
        [one] 1 stuk in de doos
       *[other] { $count } stukken in de doos
    }
why-passes =
    { $count ->
        [one] Voor de bergpassen heb je één stuk te weinig.
       *[other] Voor de bergpassen heb je { $count } stukken te weinig.
    }
legend-passes = Bergpas: er gaat nog een stuk in de doos
pay-passes =
    { $count ->
        [one] Voor de bergpas gaat er één stuk in de doos
       *[other] Voor de bergpassen gaan er { $count } stukken in de doos
    }
player-passes = stukken in de doos
