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

# Uma carta de dois baralhos.
card-train-purple = trem roxo
card-train-yellow = trem amarelo
card-train-green = trem verde
card-train-red = trem vermelho
card-train-black = trem preto
card-train-white = trem branco
card-train-purple-harbour = trem roxo com porto
card-train-yellow-harbour = trem amarelo com porto
card-train-green-harbour = trem verde com porto
card-train-red-harbour = trem vermelho com porto
card-train-black-harbour = trem preto com porto
card-train-white-harbour = trem branco com porto
card-ship-purple = navio roxo
card-ship-yellow = navio amarelo
card-ship-green = navio verde
card-ship-red = navio vermelho
card-ship-black = navio preto
card-ship-white = navio branco
card-ship2-purple = navio duplo roxo
card-ship2-yellow = navio duplo amarelo
card-ship2-green = navio duplo verde
card-ship2-red = navio duplo vermelho
card-ship2-black = navio duplo preto
card-ship2-white = navio duplo branco
card-wild = curinga

# Tantas cartas de dois baralhos.
count-train-purple =
    { $count ->
        [1] { $count } trem roxo
       *[other] { $count } trens roxos
    }
count-train-yellow =
    { $count ->
        [1] { $count } trem amarelo
       *[other] { $count } trens amarelos
    }
count-train-green =
    { $count ->
        [1] { $count } trem verde
       *[other] { $count } trens verdes
    }
count-train-red =
    { $count ->
        [1] { $count } trem vermelho
       *[other] { $count } trens vermelhos
    }
count-train-black =
    { $count ->
        [1] { $count } trem preto
       *[other] { $count } trens pretos
    }
count-train-white =
    { $count ->
        [1] { $count } trem branco
       *[other] { $count } trens brancos
    }
count-train-purple-harbour =
    { $count ->
        [1] { $count } trem roxo com porto
       *[other] { $count } trens roxos com porto
    }
count-train-yellow-harbour =
    { $count ->
        [1] { $count } trem amarelo com porto
       *[other] { $count } trens amarelos com porto
    }
count-train-green-harbour =
    { $count ->
        [1] { $count } trem verde com porto
       *[other] { $count } trens verdes com porto
    }
count-train-red-harbour =
    { $count ->
        [1] { $count } trem vermelho com porto
       *[other] { $count } trens vermelhos com porto
    }
count-train-black-harbour =
    { $count ->
        [1] { $count } trem preto com porto
       *[other] { $count } trens pretos com porto
    }
count-train-white-harbour =
    { $count ->
        [1] { $count } trem branco com porto
       *[other] { $count } trens brancos com porto
    }
count-ship-purple =
    { $count ->
        [1] { $count } navio roxo
       *[other] { $count } navios roxos
    }
count-ship-yellow =
    { $count ->
        [1] { $count } navio amarelo
       *[other] { $count } navios amarelos
    }
count-ship-green =
    { $count ->
        [1] { $count } navio verde
       *[other] { $count } navios verdes
    }
count-ship-red =
    { $count ->
        [1] { $count } navio vermelho
       *[other] { $count } navios vermelhos
    }
count-ship-black =
    { $count ->
        [1] { $count } navio preto
       *[other] { $count } navios pretos
    }
count-ship-white =
    { $count ->
        [1] { $count } navio branco
       *[other] { $count } navios brancos
    }
count-ship2-purple =
    { $count ->
        [1] { $count } navio duplo roxo
       *[other] { $count } navios duplos roxos
    }
count-ship2-yellow =
    { $count ->
        [1] { $count } navio duplo amarelo
       *[other] { $count } navios duplos amarelos
    }
count-ship2-green =
    { $count ->
        [1] { $count } navio duplo verde
       *[other] { $count } navios duplos verdes
    }
count-ship2-red =
    { $count ->
        [1] { $count } navio duplo vermelho
       *[other] { $count } navios duplos vermelhos
    }
count-ship2-black =
    { $count ->
        [1] { $count } navio duplo preto
       *[other] { $count } navios duplos pretos
    }
count-ship2-white =
    { $count ->
        [1] { $count } navio duplo branco
       *[other] { $count } navios duplos brancos
    }
count-wild =
    { $count ->
        [1] { $count } curinga
       *[other] { $count } curingas
    }
