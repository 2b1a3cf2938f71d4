log-deal = { $name } recebeu: { $cards }.
log-deal-hidden =
    { $name } recebeu { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
log-market = Cartas abertas: { $cards }.
log-flush = Curingas demais à mostra: todas as cartas abertas foram descartadas.
log-refill = A posição { $slot } agora mostra: { $card }.
log-reshuffle =
    A pilha de descarte virou um novo baralho de { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
log-reshuffle-tickets =
    Os bilhetes devolvidos viraram um novo baralho de { $count ->
        [1] { $count } bilhete
       *[other] { $count } bilhetes
    }.
log-offer = Bilhetes oferecidos a { $name }: { $tickets }.
log-offer-hidden =
    { $name } comprou { $count ->
        [1] { $count } bilhete
       *[other] { $count } bilhetes
    } para escolher.
log-keep = { $name } ficou com: { $tickets }.
log-keep-hidden =
    { $name } ficou com { $count ->
        [1] { $count } bilhete
       *[other] { $count } bilhetes
    }.
log-keep-first = { $name } escolheu os primeiros bilhetes.
log-turn = Turno: { $name }.
log-take = { $name } pegou das abertas: { $cards }.
log-draw = { $name } comprou às cegas: { $cards }.
log-draw-hidden =
    { $name } comprou { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } às cegas.
log-tunnel =
    { $name } tentou o túnel { $route } com { $laid }; viradas: { $turned }. { $surcharge ->
        [0] Sem acréscimo.
        [1] Acréscimo: { $surcharge } carta.
       *[other] Acréscimo: { $surcharge } cartas.
    }
log-yield = { $name } desistiu do túnel { $route } e recolheu as cartas.
log-claim =
    { $name } conquistou { $route } com { $cards }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-toll-bank = { $name } pagou ao banco um pedágio de { $amount }.
log-toll-player = { $name } pagou a { $to } um pedágio de { $amount }.
log-loan-bank = { $name } não pôde pagar o pedágio de { $amount } e recebeu um empréstimo.
log-loan-player = { $name } não pôde pagar o pedágio de { $amount } e recebeu um empréstimo; o banco pagou a { $to }.
log-station = { $name } construiu uma estação em { $city } com { $cards }.
log-pass = { $name } passou: não havia outra jogada.
log-ending =
    Restam poucas peças para { $name }: começa a última rodada. { $turns ->
        [1] Resta { $turns } turno.
       *[other] Restam { $turns } turnos.
    }
log-stalling =
    Nada avança há algum tempo. Se ninguém conquistar, construir, comprar ou guardar nada em { $turns ->
        [1] { $turns } turno
       *[other] { $turns } turnos
    }, a partida acaba.
log-reveal = { $name } virou um bilhete para o jogador neutro: { $ticket }; ao pé dele: { $pair }.
log-reveal-none = Não resta bilhete no baralho para o jogador neutro.
log-neutral-blank = O jogador neutro não tem o que conquistar.
log-neutral-claimed = O jogador neutro conquistou { $route }.
log-neutral-stopped = O jogador neutro parou de vez.
log-neutral-toll = O banco pagou a { $name } o pedágio de { $amount }.
log-neutral-marker = O marcador do jogador neutro passou para { $name }.
log-over-pieces = O último turno foi jogado: a partida acabou.
log-over-passes = Todos passaram: a partida acabou.
log-over-stalled =
    Por cinco rodadas ninguém conquistou, construiu, comprou nem guardou nada: a partida travou e acabou.
log-total =
    { $name }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-winners =
    { $count ->
        [1] Venceu
       *[other] Vitória dividida
    }: { $names }.
ticket-blank = nenhuma cidade
log-draw-hidden-train =
    { $name } comprou { $count ->
        [1] { $count } carta de trem
       *[other] { $count } cartas de trem
    } às cegas.
log-draw-hidden-ship =
    { $name } comprou { $count ->
        [1] { $count } carta de navio
       *[other] { $count } cartas de navio
    } às cegas.
log-reshuffle-train =
    O descarte de trens virou um novo baralho de { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
log-reshuffle-ship =
    O descarte de navios virou um novo baralho de { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
log-pieces = { $name }: { $trains } trens e { $ships } navios para começar.
log-exchange-trains =
    { $name } trocou { $count ->
        [1] { $count } navio por um trem: { $count } ponto a menos.
       *[other] { $count } navios por trens: { $count } pontos a menos.
    }
log-exchange-ships =
    { $name } trocou { $count ->
        [1] { $count } trem por um navio: { $count } ponto a menos.
       *[other] { $count } trens por navios: { $count } pontos a menos.
    }
log-harbour = { $name } construiu um porto em { $city } com { $cards }.

# An event that has no sentence of its own.
log-plainly = { $event }: { $values }.
