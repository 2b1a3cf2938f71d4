# O que fazer enquanto os outros pensam, no navegador.
menu-orders = A seguir: o que fazer na minha vez
orders-about = Quando chegar a sua vez, a primeira destas coisas que for possível é feita por você, onde quer que esteja. Ninguém mais vê isto. Se nenhuma for possível, você é chamado como sempre.
orders-none = Nada ainda: você mesmo joga cada vez.
orders-build = { $what }
orders-build-with = { $what }, pagando com
orders-draw = Comprar do monte
orders-take = Pegar só estas, se estiverem abertas:
orders-take-else = Comprar, primeiro estas se estiverem abertas:
orders-turns = { $count ->
    [one] por uma vez
   *[other] por { $count } vezes
}
orders-up = Antes
orders-remove = Remover
orders-new-build = Conquistar ou construir assim que eu puder
orders-what = O quê
orders-press = Escolher no tabuleiro
orders-press-prompt = Escolha uma rota, ou uma cidade para construir
orders-pay-with = Pagar só com estas; com quaisquer, se nenhuma for escolhida
orders-add-build = Acrescentar
orders-new-draw = Comprar cartas
orders-open-cards = Cartas abertas a pegar, a mais desejada primeiro
orders-blind = senão comprar do monte
orders-deck = De qual monte
orders-how-long = Por quanto tempo
orders-always = até eu mudar
orders-add-draw = Acrescentar compra
orders-until = Parar e me chamar
orders-last-round = quando começar a última rodada
orders-near = quando outra pessoa conquistar uma rota em: { $cities }
orders-until-turns = depois de cumpridas
orders-until-any = sem limite
orders-stopped-done = Tudo foi feito.
orders-stopped-undone = Parado: você desfez uma jogada.
orders-stopped-near = Parado: alguém conquistou uma rota por perto.
orders-stopped-last-round = Parado: a última rodada começou.
orders-stopped-turns = Parado: já foram jogadas tantas vezes quanto você queria.
