# O mapa do terminal, os caminhos dos bilhetes, os motivos e as jogadas nas palavras da pessoa
route-serves = para { $tickets }
ticket-way =
    { $left ->
        [1] falta { $left } peça
       *[other] faltam { $left } peças
    }: { $way }
ticket-no-way = não há mais caminho
routes-claimable = dá para conquistar agora
routes-none = Nenhuma rota daqui tem "{ $words }".
map-legend = · livre  + no caminho dos seus bilhetes  { $names }  ("m CIDADE" mostra a região de uma cidade)
map-legend-region = · livre  + no caminho dos seus bilhetes  { $names }  ("m" mostra o tabuleiro inteiro)
map-plain = Um mapa não se lê em voz alta: aqui está o tabuleiro em palavras.
illegal-because = "{ $move }" não é permitido agora. { $why }
terminal-more-help = Enter mostra a próxima página; qualquer outra coisa para aqui.
terminal-pick-help = Digite o número que está antes da sua escolha e tecle Enter. Ctrl-C sai.
say-take = pegar, pegue, pego
say-draw = comprar, compre, compro, baralho
say-claim = conquistar, conquiste, conquisto, rota
say-pay = pagar, pague, pago
say-tickets = bilhetes, comprar bilhetes
say-keep = ficar com, fique com, fico com, guardar, ficar
say-pass = passar, passe, passo
say-station = estação, construir estação em, estação em
say-harbour = porto, construir porto em, porto em
say-yield = desistir, desisto
say-refill = repor, reponha
say-pieces = peças
say-exchange = trocar, troque, troco
say-neutral = neutro
say-train = trem, trens, do baralho de trens
say-ship = navio, navios
say-trains = trens
say-ships = navios
say-and = e
