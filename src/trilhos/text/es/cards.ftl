# Una carta.
card-purple = morada
card-blue = azul
card-orange = naranja
card-white = blanca
card-green = verde
card-yellow = amarilla
card-black = negra
card-red = roja
card-locomotive = locomotora
card-none = ninguna

# Tantas cartas.
count-purple =
    { $count ->
        [one] { $count } morada
       *[other] { $count } moradas
    }
count-blue =
    { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
count-orange = { $count } naranja
count-white =
    { $count ->
        [one] { $count } blanca
       *[other] { $count } blancas
    }
count-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
count-yellow =
    { $count ->
        [one] { $count } amarilla
       *[other] { $count } amarillas
    }
count-black =
    { $count ->
        [one] { $count } negra
       *[other] { $count } negras
    }
count-red =
    { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
count-locomotive =
    { $count ->
        [one] { $count } locomotora
       *[other] { $count } locomotoras
    }

# Rutas.
colour-purple = morada
colour-blue = azul
colour-orange = naranja
colour-white = blanca
colour-green = verde
colour-yellow = amarilla
colour-black = negra
colour-red = roja
colour-gray = gris

# Una carta de dos mazos.
card-train-purple = tren morado
card-train-yellow = tren amarillo
card-train-green = tren verde
card-train-red = tren rojo
card-train-black = tren negro
card-train-white = tren blanco
card-train-purple-harbour = tren morado con puerto
card-train-yellow-harbour = tren amarillo con puerto
card-train-green-harbour = tren verde con puerto
card-train-red-harbour = tren rojo con puerto
card-train-black-harbour = tren negro con puerto
card-train-white-harbour = tren blanco con puerto
card-ship-purple = barco morado
card-ship-yellow = barco amarillo
card-ship-green = barco verde
card-ship-red = barco rojo
card-ship-black = barco negro
card-ship-white = barco blanco
card-ship2-purple = barco doble morado
card-ship2-yellow = barco doble amarillo
card-ship2-green = barco doble verde
card-ship2-red = barco doble rojo
card-ship2-black = barco doble negro
card-ship2-white = barco doble blanco
card-wild = comodín

# Tantas cartas de dos mazos.
count-train-purple =
    { $count ->
        [one] { $count } tren morado
       *[other] { $count } trenes morados
    }
count-train-yellow =
    { $count ->
        [one] { $count } tren amarillo
       *[other] { $count } trenes amarillos
    }
count-train-green =
    { $count ->
        [one] { $count } tren verde
       *[other] { $count } trenes verdes
    }
count-train-red =
    { $count ->
        [one] { $count } tren rojo
       *[other] { $count } trenes rojos
    }
count-train-black =
    { $count ->
        [one] { $count } tren negro
       *[other] { $count } trenes negros
    }
count-train-white =
    { $count ->
        [one] { $count } tren blanco
       *[other] { $count } trenes blancos
    }
count-train-purple-harbour =
    { $count ->
        [one] { $count } tren morado con puerto
       *[other] { $count } trenes morados con puerto
    }
count-train-yellow-harbour =
    { $count ->
        [one] { $count } tren amarillo con puerto
       *[other] { $count } trenes amarillos con puerto
    }
count-train-green-harbour =
    { $count ->
        [one] { $count } tren verde con puerto
       *[other] { $count } trenes verdes con puerto
    }
count-train-red-harbour =
    { $count ->
        [one] { $count } tren rojo con puerto
       *[other] { $count } trenes rojos con puerto
    }
count-train-black-harbour =
    { $count ->
        [one] { $count } tren negro con puerto
       *[other] { $count } trenes negros con puerto
    }
count-train-white-harbour =
    { $count ->
        [one] { $count } tren blanco con puerto
       *[other] { $count } trenes blancos con puerto
    }
count-ship-purple =
    { $count ->
        [one] { $count } barco morado
       *[other] { $count } barcos morados
    }
count-ship-yellow =
    { $count ->
        [one] { $count } barco amarillo
       *[other] { $count } barcos amarillos
    }
count-ship-green =
    { $count ->
        [one] { $count } barco verde
       *[other] { $count } barcos verdes
    }
count-ship-red =
    { $count ->
        [one] { $count } barco rojo
       *[other] { $count } barcos rojos
    }
count-ship-black =
    { $count ->
        [one] { $count } barco negro
       *[other] { $count } barcos negros
    }
count-ship-white =
    { $count ->
        [one] { $count } barco blanco
       *[other] { $count } barcos blancos
    }
count-ship2-purple =
    { $count ->
        [one] { $count } barco doble morado
       *[other] { $count } barcos dobles morados
    }
count-ship2-yellow =
    { $count ->
        [one] { $count } barco doble amarillo
       *[other] { $count } barcos dobles amarillos
    }
count-ship2-green =
    { $count ->
        [one] { $count } barco doble verde
       *[other] { $count } barcos dobles verdes
    }
count-ship2-red =
    { $count ->
        [one] { $count } barco doble rojo
       *[other] { $count } barcos dobles rojos
    }
count-ship2-black =
    { $count ->
        [one] { $count } barco doble negro
       *[other] { $count } barcos dobles negros
    }
count-ship2-white =
    { $count ->
        [one] { $count } barco doble blanco
       *[other] { $count } barcos dobles blancos
    }
count-wild =
    { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
    }
