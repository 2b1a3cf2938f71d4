# As páginas de regras: trens e navios, portos, rotas difíceis e tours.
rules-setup-decks =
    Há dois baralhos. O de trens tem { $trainCards } cartas: { $trainEach } de cada uma das { $colours } cores e
    { $wilds } curingas. O de navios tem { $shipCards }: { $shipSingles } navios simples e { $shipDoubles } duplos de
    cada cor.
rules-setup-hands =
    Você recebe { $handTrains } cartas de trem e { $handShips } de navio, e { $shownEach } cartas de cada baralho ficam
    abertas, para todos.
rules-setup-pieces =
    Depois dos bilhetes você escolhe, em segredo, quantos trens e quantos navios quer: { $pieces } peças ao todo, no
    máximo { $mostTrains } trens e { $mostShips } navios. As escolhas são reveladas juntas; o que você não levar fica na
    sua caixa.
rules-setup-suggested =
    Na primeira partida, { $suggestedTrains } trens e { $suggestedShips } navios são uma boa escolha.
rules-setup-harbours = Você tem { $harbours } portos.

rules-cards-lead-both =
    Pegue duas cartas, uma depois da outra. Cada uma pode ser uma das { $shown } abertas ou a de cima de um dos
    baralhos, às cegas.
rules-cards-refill-both =
    Quando você pega uma carta aberta, diz de qual baralho vem a próxima, que é virada na hora. Assim, é você quem muda
    a mistura de trens e navios na mesa.
rules-cards-wild-both =
    Um curinga aberto vale a compra inteira: se for o primeiro, você não pega mais nada; e ele não pode ser a segunda
    carta, nem quando acabou de aparecer.
rules-cards-blind-both = O curinga que vem do alto do baralho de trens é pura sorte: conta como uma carta qualquer.
rules-cards-flush-both =
    Quando { $wildLimit } ou mais das cartas abertas são curingas, todas as { $shown } são descartadas e cada baralho dá
    { $shownEach } novas.
rules-cards-rebuild-both =
    Quando um baralho acaba, a sua própria pilha de descarte é embaralhada e vira o novo baralho. Se ela também estiver
    vazia, o outro baralho ajuda.

rules-claim-both =
    Espaços retangulares são para trens e cartas de trem; os ovais, para navios e cartas de navio. Nenhuma rota mistura
    os dois.
rules-claim-wild-both =
    Um curinga vale por qualquer carta, também de navio, e cobre um espaço. Dá até para pagar só com curingas.

rules-ships-title = Cartas de navio
rules-ships-lead = Há cartas de navio simples, que cobrem um espaço, e de navio duplo, que cobrem dois.
rules-ships-over =
    Um navio duplo pode cobrir um espaço só, se nenhuma carta do seu pagamento estiver sobrando. Cinco espaços podem ser
    pagos com três duplos, mas nunca com quatro.
rules-ships-example =
    Por exemplo, { $a }–{ $b } é uma rota { $colour } e tem { $count } espaços. Estas são algumas maneiras de pagar:
rules-board-waypoints =
    { $waypoints ->
        [1] Na água há um ponto sem nome. Ele liga
       *[other] Na água há { $waypoints } pontos sem nome. Eles ligam
    } rotas de navio, mas ali não se constrói porto, e nenhum bilhete leva até lá.
rules-board-around = O tabuleiro dá a volta ao globo: a rota que sai por um lado entra pelo outro.

rules-hard-title = Rotas difíceis
rules-hard-lead =
    Algumas rotas de trem passam por terreno difícil: cada espaço custa duas cartas de trem da mesma cor, em vez de uma.
rules-hard-colour = Qualquer cor serve, e cada espaço pode ter a sua. Em cada par, um curinga pode valer por uma carta.

rules-tours-title = Tours
rules-tours-lead = { $tours } dos bilhetes são tours: trazem três cidades ou mais, numa certa ordem.
rules-tours-order = Ligue-as na ordem impressa, e o tour rende o valor alto.
rules-tours-any = Ligue todas de outra maneira, e ele rende o valor mais baixo.
rules-tours-failed = Se alguma ficar de fora, você perde o valor da penalidade.

rules-harbours-title = Construir um porto
rules-harbours-lead =
    Um porto transforma bilhetes em pontos: quanto mais bilhetes cumpridos seus trazem a cidade dele, mais ele rende.
rules-harbours-where =
    Construa numa cidade portuária onde termina uma rota sua, de trem ou de navio, e que ainda não tem porto. Você pode
    construir { $harbours }.
rules-harbours-cost =
    Ele custa duas cartas de trem e duas de navio, as quatro da mesma cor e todas com o símbolo do porto. Curingas valem
    por qualquer uma delas.
rules-harbours-symbol =
    O símbolo está em { $trainSymbols } cartas de trem e em todos os { $shipSingles } navios simples de cada cor, e em
    nenhum navio duplo.
rules-harbours-score =
    No fim, um porto rende { $harbour1 } pontos por um bilhete cumprido que traz a sua cidade, { $harbour2 } por dois,
    { $harbour3 } por três ou mais, e nada sem nenhum.
rules-harbours-both = Um bilhete entre dois portos seus conta para os dois.
rules-harbours-left = Cada porto que você não construiu custa { $harbourLeft } pontos.
rules-harbours-example = Por exemplo, um porto pago em amarelo, com um curinga:

rules-exchange-title = Trocar peças
rules-exchange-lead =
    Trens demais, navios de menos? Troque quantos quiser por peças do outro tipo, tiradas da sua caixa.
rules-exchange-cost = Isso ocupa o turno inteiro e custa 1 ponto por peça. A sua pontuação pode ficar abaixo de zero.
