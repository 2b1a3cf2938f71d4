# Pagamento.
pay-station = Estação em { $city }
pay-harbour = Porto em { $city }
pay-building = Construção em { $city }
pay-build = Pagar e construir
pay-first-space = Pagar o primeiro espaço
pay-next-space = Pagar este espaço
pay-space = Paga-se espaço por espaço: este é o espaço { $number } de { $of }.
pay-laid = Baixadas até agora
pay-points =
    { $count ->
        [1] ponto
       *[other] pontos
    }
pay-sift = Mostrar só uma cor
pay-all = Todas
pay-only = Só a cor { $colour }
pay-only-wild = Só { $card }
pay-over =
    { $count ->
        [1] { $count } espaço a mais
       *[other] { $count } espaços a mais
    }
pay-uses-up = esgota a cor { $colour }
pay-toll-bank = o banco
pay-toll =
    { $count ->
        [1] Pedágio: { $count } ficha para { $to }
       *[other] Pedágio: { $count } fichas para { $to }
    }
pay-toll-loan = Suas fichas não bastam: você toma um empréstimo, que custa { $points } pontos no final e o bônus das fichas.
pay-risk = Três cartas são viradas:
pay-risk-more =
    { $more ->
        [0] { $chance }% nada a mais
        [1] { $chance }% mais uma carta
        [2] { $chance }% mais duas
       *[other] { $chance }% mais três
    }
pay-left-stations = Estações restantes: { $before } → { $after }. Cada uma que sobrar vale { $points } pontos no final.
pay-left-harbours = Portos restantes: { $before } → { $after }. Cada um que não for construído custa { $points } pontos no final.

# Bilhetes.
keep-first-title = Seus primeiros bilhetes
chosen-title = Escolha feita
chosen-waiting = Esperando { $names }. Nada é revelado antes que todos escolham.
chosen-change = Mudar minha escolha
chosen-who = Quem já escolheu
chosen-done = { $name } já escolheu
chosen-open = { $name } está escolhendo
keep-tour = Nesta ordem { $points }, em qualquer ordem { $any }, incompleto −{ $penalty }
keep-long = bilhete longo
keep-done = já ligado
keep-no-way = não há mais como ligar
keep-left =
    { $count ->
        [1] falta { $count } peça
       *[other] faltam { $count } peças
    }
keep-shares =
    { $count ->
        [1] { $count } rota em comum com { $ticket }
       *[other] { $count } rotas em comum com { $ticket }
    }
keep-shares-more =
    { $count ->
        [1] { $count } rota em comum com { $ticket } e mais { $more }
       *[other] { $count } rotas em comum com { $ticket } e mais { $more }
    }
ticket-left =
    { $count ->
        [1] falta { $count }
       *[other] faltam { $count }
    }
ticket-lost = impossível

# Túneis.
tunnel-title = Túnel { $route }
tunnel-laid = Baixadas
tunnel-turned = Cartas viradas
tunnel-one-more = +1
tunnel-costs =
    { $count ->
        [1] O túnel custa mais { $count } carta.
       *[other] O túnel custa mais { $count } cartas.
    }
tunnel-free = O túnel não custa nada a mais.
tunnel-too-much = Você não tem como pagar: as cartas voltam para a sua mão.
tunnel-pay = Pagar mais { $count }
tunnel-yield = Desistir
tunnel-close = Continuar

# Trens e navios.
pieces-title = Trens e navios
pieces-slider = Trens; o resto são navios
pieces-split = { $trains } trens e { $ships } navios
pieces-take = Pegar { $trains } trens e { $ships } navios
pieces-advice = O livro de regras sugere { $trains } trens e { $ships } navios
pieces-more-ships = Um navio a mais, um trem a menos
pieces-more-trains = Um trem a mais, um navio a menos
exchange-title = Trocar peças
exchange-direction = O que você quer
exchange-want-train = Trocar navios por trens
exchange-want-ship = Trocar trens por navios
exchange-count = Quantas peças
exchange-less = Uma peça a menos
exchange-more = Uma peça a mais
exchange-for-train =
    { $count ->
        [1] Receber { $count } trem
       *[other] Receber { $count } trens
    }
exchange-for-ship =
    { $count ->
        [1] Receber { $count } navio
       *[other] Receber { $count } navios
    }
exchange-costs = Cada peça trocada custa um ponto.

# O jogador neutro.
neutral-title = Jogador neutro: { $route }
neutral-about = Escolha a via que o jogador neutro recebe.
neutral-tracks = Vias
neutral-take = Dar esta via

# Uma posição vazia entre as cartas abertas.
refill-title = Próxima carta aberta
refill-about = De qual baralho ela vem?
