# O tabuleiro.
board-zoom-in = Aproximar
board-zoom-out = Afastar
board-fit = Tabuleiro inteiro
board-choose = Escolha um tabuleiro
track-length =
    { $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    }
track-ship = navios
track-tunnel = túnel
track-ferry =
    { $count ->
        [1] balsa com { $count } locomotiva
       *[other] balsa com { $count } locomotivas
    }
track-hard = difícil: duas cartas por espaço
track-toll =
    { $count ->
        [1] pedágio de { $count } ficha
       *[other] pedágio de { $count } fichas
    }
track-worth =
    { $count ->
        [1] +{ $count } ponto
       *[other] +{ $count } pontos
    }

# A legenda.
legend-title = Legenda
legend-rail = Espaço de trem
legend-gray = Uma cor qualquer
legend-ship = Espaço de navio
legend-tunnel = Túnel: pode custar mais cartas
legend-ferry = Balsa: uma locomotiva por símbolo
legend-hard = Difícil: duas cartas por espaço
legend-toll = Pedágio em fichas: ao banco; pela segunda via, ao dono da primeira
legend-seam = Continua na outra borda, na mesma letra
legend-city = Cidade
legend-port = Cidade portuária
legend-waypoint = Cruzamento, não é cidade
legend-station = Estação de trem
legend-harbour = Porto
legend-train = Trem de um jogador
legend-boat = Navio de um jogador

# Cartas na mesa.
display-title = Cartas abertas
display-take = { $slot }: pegar { $card }
display-gap = vazio
stack-train = Cartas de trem
stack-ship = Cartas de navio
stack-tickets = Bilhetes
stack-left =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
stack-tickets-left =
    { $count ->
        [1] resta { $count }
       *[other] restam { $count }
    }

# O que é seu.
hand-title = Mão
hand-empty = Nenhuma carta
tickets-title = Bilhetes
ticket-done = cumprido
ticket-open = não cumprido

# Jogadores.
players-title = Jogadores
player-you = Você
player-now = jogando
player-trains = trens
player-ships = navios
player-cards = cartas
player-tickets = bilhetes
player-stations = estações
player-harbours = portos
player-tokens = fichas de pedágio
player-loans = empréstimos: pontos no final
player-points = pontos

# A mesa.
log-title = Registro
log-newest = Ir ao mais recente
turn-yours = Sua vez: escolha uma ação
turn-other = { $name } está jogando
action-cards = Comprar cartas
action-cards-short = Cartas
action-route = Conquistar rota
action-route-short = Rota
action-tickets = Comprar bilhetes
action-tickets-short = + Bilhetes
action-station = Estação
action-station-short = Estação
action-harbour = Porto
action-harbour-short = Porto
action-exchange = Trocar peças
action-exchange-short = Troca
round-number = rodada { $number }
count-title = Contagem final
count-won = { $name } venceu

# Escolhas.
choice-cancel = Cancelar
choice-pay = Pagar e conquistar
choice-pay-with = Pague com
draw-tickets-title = Comprar bilhetes?
draw-tickets-keep = Você verá { $tickets } e terá de ficar com pelo menos { $least }. Depois de vê-los, não dá para voltar atrás.
draw-tickets-final = Você terá de ficar com alguns deles. Depois de vê-los, não dá para voltar atrás.
offer-title = Bilhetes oferecidos
offer-least = Fique com pelo menos { $count }.
offer-keep =
    { $count ->
        [0] Escolha os que ficam
       *[other] Ficar com { $count }
    }

# Lições.
learn-title = Aprender jogando
learn-newcomer = Primeira vez aqui? Jogue uma partida que explica tudo no caminho, em uns dez minutos.
learn-begin = Aprender jogando
learn-go-on = Continuar
learn-all = Todas as lições
learn-about = Partidas de verdade, com alguém ao seu lado. Errar não custa nada, e você pode parar e continuar quando quiser.
lesson-label = Lição: { $title }
lesson-step = { $step } de { $steps }
lesson-progress = Quanto da lição já passou
lesson-rules = Nas regras
lesson-next = Seguir
lesson-finish = Concluir
lesson-show-me = Mostre
lesson-over = A lição acabou. Fique e continue a partida, se quiser, ou aprenda outra coisa.
lesson-left = Esta partida deixou de ser uma lição. Você pode continuar jogando ou recomeçar a lição.
lesson-following = A seguir: { $title }
lesson-done = feita
lesson-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
lesson-begin = Começar
lesson-begin-with = Começar: { $title }
lesson-go-on-with = Continuar: { $title }
lesson-anew = Recomeçar

# O que há todo dia.
home-today = Hoje
home-puzzle = Desafio do dia
home-solved = (resolvido)
home-tried = (tentado)
home-streak =
    { $count ->
        [one] um dia seguido
       *[other] { $count } dias seguidos
    }
home-deal = Distribuição do dia
home-begun = (começada)
