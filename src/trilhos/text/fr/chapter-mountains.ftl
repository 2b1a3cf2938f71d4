# Montagnes : les cols prennent des pièces.
chapter-mountains = Montagnes
line-mountains = cols
log-passes =
    { $name ->
        [Vous] Vous mettez
       *[other] { $name } met
    } { $count ->
        [one] une pièce dans la boîte pour le col { $route } : { $points } points.
       *[other] { $count } pièces dans la boîte pour les cols { $route } : { $points } points.
    }
route-passes =
    { $count ->
        [one] { $count } col
       *[other] { $count } cols
    }
seat-passes = cols
some-passes =
    { $count ->
        [one] { $count } pièce dans la boîte
       *[other] { $count } pièces dans la boîte
    }
why-passes =
    { $count ->
        [one] Avec les cols, il vous manque { $count } pièce.
       *[other] Avec les cols, il vous manque { $count } pièces.
    }
legend-passes = Col : une pièce de plus va dans la boîte
pay-passes =
    { $count ->
        [one] Pour le col, { $count } pièce va dans la boîte
       *[other] Pour les cols, { $count } pièces vont dans la boîte
    }
player-passes = pièces dans la boîte
