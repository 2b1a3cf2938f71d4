# Montañas: los pasos cuestan piezas.
chapter-mountains = Montañas
line-mountains = pasos
log-passes =
    { $count ->
        [one] { $name ->
            [Yo] Pusiste
           *[other] { $name } puso
        } una pieza en la caja por el paso de { $route }: { $points } puntos.
       *[other] { $name ->
            [Yo] Pusiste
           *[other] { $name } puso
        } { $count } piezas en la caja por los pasos de { $route }: { $points } puntos.
    }
route-passes =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
seat-passes = pasos
some-passes =
    { $count ->
        [one] 1 pieza en la caja
       *[other] { $count } piezas en la caja
    }
why-passes =
    { $count ->
        [one] Los pasos piden una pieza más de las que tienes.
       *[other] Los pasos piden { $count } piezas más de las que tienes.
    }
legend-passes = Paso: una pieza más va a la caja
pay-passes =
    { $count ->
        [one] Por el paso, una pieza va a la caja
       *[other] Por los pasos, { $count } piezas van a la caja
    }
player-passes = piezas en la caja
