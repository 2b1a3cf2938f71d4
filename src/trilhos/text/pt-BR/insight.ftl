# Análises de partidas: comandos.
cli-review = onde uma partida foi ganha e perdida
cli-review-samples = mundos imaginados em que decisões apertadas são comparadas; o mesmo número dá a mesma análise em qualquer máquina (padrão: 150)
cli-review-jobs = processos que julgam ao mesmo tempo (padrão: um para cada núcleo)
cli-review-html = gravar a análise como página que não precisa de rede
cli-review-plain = a curva em números, para leitores de tela
progress-review = julgando
review-glance = Primeiro, por alto:
review-written = Gravado: { $file }
review-nothing = { $file }: nada foi jogado nesta partida ainda, então não há o que analisar.
review-unfinished = Esta partida não acabou: é analisada até onde vai, a partir do que cada jogador podia ver.
review-stopped = Interrompida: { $judged } de { $decisions } decisões foram julgadas, as primeiras.

# Jogadas, como o que alguém escolheu fazer.
review-act-take = pegar uma carta aberta ({ $card })
review-act-draw =
    { $deck ->
        [train] comprar às cegas uma carta de trem
        [ship] comprar às cegas uma carta de navio
       *[other] comprar uma carta às cegas
    }
review-act-claim = conquistar { $route }
review-act-pay = pagar { $cards }
review-act-tickets = comprar bilhetes
review-act-keep = ficar com { $tickets }
review-act-pass = passar
review-act-station = construir uma estação em { $city }
review-act-harbour = construir um porto em { $city }
review-act-yield = desistir do túnel
review-act-refill =
    { $deck ->
        [train] repor com uma carta de trem
        [ship] repor com uma carta de navio
       *[other] repor a carta
    }
review-act-pieces = começar com { $trains } trens e { $ships } navios
review-act-exchange =
    { $gains ->
        [trains] trocar { $ships } navios por trens
       *[ships] trocar { $trains } trens por navios
    }

# Notas.
review-mark-best = a melhor
review-mark-good = boa
review-mark-inaccurate = imprecisa
review-mark-mistake = erro
review-mark-blunder = erro grave

# Por que outra jogada era melhor.
review-why-ticket = Com a melhor jogada, { $ticket } seria cumprido em { $then } das partidas em vez de { $now }.
review-why-score = A melhor jogada rende { $points } pontos a mais.
review-why-rival = A melhor jogada deixa { $name } com { $points } pontos a menos.
review-why-later = Com a melhor jogada, a partida duraria { $turns } turnos a mais.
review-why-sooner = Com a melhor jogada, a partida acabaria { $turns } turnos antes.

# Momentos decisivos.
review-turn-decision = Jogada { $number }: { $name } preferiu { $move }. Mas { $better } valia { $change } a mais.
review-turn-taken =
    { $turns ->
        [one] { $name } ficou com essa rota um turno depois.
       *[other] { $name } ficou com essa rota { $turns } turnos depois.
    }
review-turn-luck-good = Jogada { $number }: depois que { $name } preferiu { $move }, a sorte trouxe { $change }: { $then } em vez de { $after }.
review-turn-luck-bad = Jogada { $number }: depois que { $name } preferiu { $move }, a sorte tirou { $change }: { $then } em vez de { $after }.

# O que os robôs dos níveis que jogam como gente dizem depois da partida.
afterword-gave-up = Desisti de { $ticket } quando { $name } conquistou { $route }.
afterword-late = Não terminei { $ticket }; a partida acabou cedo demais para mim.
afterword-let-go = { $ticket } pedia demais de mim, e deixei para lá.
afterword-detour = Quando { $name } conquistou { $route }, tive que dar uma volta enorme.
afterword-done = { $ticket } era o meu plano, e ninguém atrapalhou.
afterword-none = Só peguei o que apareceu.

# O relatório.
review-title = { $title }: { $names }
review-curve-fair = Chance de vencer, como cada jogador podia saber:
review-curve-open = Chance de vencer, com todas as cartas conhecidas:
review-turning = Momentos decisivos:
review-turning-none = Nenhum se destaca.
review-costly = Jogadas que cederam alguma coisa:
review-costly-none = Nenhuma que se possa provar.
review-move = Jogada { $number }, { $name }: { $move }. Nota: { $mark }, cedeu { $cost }; melhor: { $better }.
review-method = Cada decisão foi levada até o fim em até { $samples } mundos imaginados, a partir do que o jogador podia ver, por robôs do nível difícil. Só conta como cedido o que não pode ser acaso: 2 % é imprecisa, 5 % um erro, 10 % um erro grave. A sorte é o resto: as cartas compradas e o que os outros fizeram.
column-review-name = jogador
column-review-place = lugar
column-review-points = pontos
column-review-accuracy = precisão
column-review-given-up = cedido
column-review-luck = sorte
column-review-start = início
column-review-tickets = bilhetes
column-review-cards = cartas na mão
column-review-turns = turnos
column-review-claims = rotas
column-review-draws = cartas compradas
column-review-worlds = mundos

# A página.
report-review-eyebrow = Análise de uma partida
report-review-turning = Momentos decisivos
report-review-turning-note = O que mais mudou a chance de alguém. Uma decisão conta em dobro: podia ter sido outra.
report-review-curve = Chance de vencer
report-review-curve-note = Como cada jogador podia saber na hora: cada um vê outra coisa, por isso a soma não dá 100 %. Os círculos são jogadas que cederam alguma coisa.
report-review-curve-open = Com todas as cartas conhecidas
report-review-curve-open-note = Como julgaria quem vê todas as mãos e todos os bilhetes; ninguém na mesa podia.
report-review-players = Jogadores
report-review-players-note = A precisão é 100 % onde nada foi cedido e 0 onde toda decisão foi um erro grave. O início, menos o que foi cedido, mais a sorte dão o resultado.
report-review-moves = Jogadas
report-review-moves-note = O que cedeu alguma coisa se destaca; toque numa jogada para ver o que mais havia. Os números pequenos são pontos de chance.
report-review-all = todas as jogadas
report-review-marked = só o que cedeu alguma coisa
report-review-better = Melhor: { $move } ({ $cost } a mais).
report-review-axis = jogadas
report-review-won = { $name } venceu com { $score } pontos.
report-review-shared = A vitória é dividida: { $names }.
report-review-line = { $name }: de { $first } a { $last }
report-review-mark = Jogada { $number }, { $name }: { $mark }
report-review-expected = Esperado: { $score } pontos, em oito de dez finais de { $low } a { $high }.
report-review-option = opção
report-review-chance = chance
report-review-chosen = jogada feita
report-review-tickets = Bilhetes próprios:
