# Uma carta.
card-purple = roxa
card-blue = azul
card-orange = laranja
card-white = branca
card-green = verde
card-yellow = amarela
card-black = preta
card-red = vermelha
card-locomotive = locomotiva
card-none = nenhuma

# Tantas cartas.
count-purple =
    { $count ->
        [1] { $count } roxa
       *[other] { $count } roxas
    }
count-blue =
    { $count ->
        [1] { $count } azul
       *[other] { $count } azuis
    }
count-orange = { $count } laranja
count-white =
    { $count ->
        [1] { $count } branca
       *[other] { $count } brancas
    }
count-green =
    { $count ->
        [1] { $count } verde
       *[other] { $count } verdes
    }
count-yellow =
    { $count ->
        [1] { $count } amarela
       *[other] { $count } amarelas
    }
count-black =
    { $count ->
        [1] { $count } preta
       *[other] { $count } pretas
    }
count-red =
    { $count ->
        [1] { $count } vermelha
       *[other] { $count } vermelhas
    }
count-locomotive =
    { $count ->
        [1] { $count } locomotiva
       *[other] { $count } locomotivas
    }

# Rotas.
colour-purple = roxa
colour-blue = azul
colour-orange = laranja
colour-white = branca
colour-green = verde
colour-yellow = amarela
colour-black = preta
colour-red = vermelha
colour-gray = cinza
