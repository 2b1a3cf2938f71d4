# As páginas de regras da mesa no navegador: a moldura e o que todos os tabuleiros têm em comum.
rules-title = As regras: { $board }
rules-contents = Nesta página
rules-home = Para a página inicial
rules-others = As regras dos outros tabuleiros

rules-goal-title = O objetivo
rules-goal-lead = Todos constroem redes entre as cidades do mesmo tabuleiro. Quem tiver mais pontos no fim vence.
rules-goal-routes = Uma rota pontua no momento em que você a conquista, e as longas valem muito mais que as curtas.
rules-goal-tickets =
    Seus bilhetes secretos trazem nomes de cidades. No fim, cada bilhete cujas cidades a sua rede liga soma o seu valor
    à sua pontuação, e cada um dos outros desconta o seu.
rules-goal-longest = A maior rota contínua rende { $longest } pontos extras.
rules-goal-stations =
    As estações ajudam nos bilhetes, e cada uma de que você não precisou rende { $stationLeft } pontos.
rules-goal-harbours =
    Os portos pontuam pelos bilhetes que levam às suas cidades; porto que não foi construído custa pontos.
rules-goal-tokens =
    Cada conquista custa fichas de pedágio. Quem guarda mais fichas ganha um bônus; empréstimos custam pontos.

rules-setup-title = Antes do primeiro turno
rules-setup-lead =
    De { $least } a { $most } jogadores. O Trilhos embaralha, distribui e sorteia quem começa; a vez passa em sentido
    horário.
rules-setup-trains = Você tem { $trains } trens.
rules-setup-stations = Você tem também { $stations } estações de trem.
rules-setup-deck =
    O baralho tem { $trainCards } cartas de trem: { $trainEach } de cada uma das { $colours } cores e { $wilds }
    locomotivas, que são os curingas.
rules-setup-hand = Você recebe { $handTrains } cartas, e { $shown } ficam abertas ao lado do baralho, para todos.
rules-setup-tickets = Você recebe { $dealt } dos { $tickets } bilhetes e fica com { $keep } ou mais.
rules-setup-long =
    Você recebe { $dealLong } dos { $longTickets } bilhetes longos e { $deal } comuns. Desses { $dealt } você fica com
    { $keep } ou mais, os que preferir.
rules-setup-under = Os que você não quiser vão para baixo do baralho de bilhetes.
rules-setup-box =
    Os que você não quiser saem do jogo sem que ninguém os veja, assim como os bilhetes longos que sobraram.
rules-setup-pile = Os que você não quiser vão, virados para baixo, para uma pilha de descarte só de bilhetes.
rules-setup-starts =
    Jogar depois tem compensação: o primeiro jogador começa com 0 ponto, o segundo com 1, o terceiro com 2, e assim por
    diante.
rules-setup-secret =
    Cartas e bilhetes são só para os seus olhos até o fim da partida. Quantos você tem, todos podem ver.

rules-board-title = O tabuleiro
rules-board-lead =
    { $cities } cidades, ligadas por rotas. Uma rota é uma fileira de espaços entre duas cidades; a cor diz que cartas
    a pagam, e o número de espaços, quantas.

rules-turn-title = A sua vez
rules-turn-lead = Na sua vez você faz uma destas coisas, e só uma. Passar é para quem não pode fazer nada.
rules-turn-cards = Comprar cartas.
rules-turn-route = Conquistar uma rota.
rules-turn-tickets = Comprar novos bilhetes.
rules-turn-station = Construir uma estação.
rules-turn-harbour = Construir um porto.
rules-turn-exchange = Trocar peças.

rules-cards-title = Comprar cartas
rules-cards-lead =
    Pegue duas cartas, uma depois da outra. Cada uma pode ser uma das { $shown } abertas ou a de cima do baralho, às
    cegas.
rules-cards-refill =
    A carta aberta que você pega é reposta na hora pelo baralho; assim, você vê a nova antes de pegar a segunda.
rules-cards-wild =
    Uma locomotiva aberta vale a compra inteira: se for a primeira, você não pega mais nada; e ela não pode ser a
    segunda, nem quando acabou de aparecer.
rules-cards-blind = A locomotiva que vem do alto do baralho é pura sorte: conta como uma carta qualquer.
rules-cards-flush =
    Quando { $wildLimit } ou mais das cartas abertas são locomotivas, todas as { $shown } são descartadas e { $shown }
    novas tomam o seu lugar.
rules-cards-rebuild = Quando o baralho acaba, a pilha de descarte é embaralhada e vira o novo baralho.
rules-cards-limit = Você pode ter quantas cartas quiser na mão.

rules-claim-title = Conquistar uma rota
rules-claim-lead =
    Escolha uma rota livre, pague uma carta por espaço e ponha uma peça em cada um. Daí em diante ela é sua.
rules-claim-colour = Uma rota colorida pede cartas da sua cor.
rules-claim-gray = Uma rota cinza aceita qualquer cor, mas uma só: todas as cartas combinam.
rules-claim-wild = Uma locomotiva vale por uma carta de qualquer cor. Dá até para pagar só com locomotivas.
rules-claim-pieces = É preciso ter uma peça para cada espaço; não se conquista meia rota, nem uma rota em vários turnos.
rules-claim-anywhere = Ela pode ficar em qualquer lugar do tabuleiro. Não precisa encostar no que você já tem.
rules-claim-score = Os pontos vêm na hora, conforme o comprimento da rota:
rules-claim-example =
    Por exemplo, { $a }–{ $b } é uma rota { $colour } e tem { $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    }. Pode ser paga destas maneiras:
rules-points-length = espaços
rules-points-worth = pontos

rules-doubles-title = Rotas duplas
rules-doubles-lead = Duas vias lado a lado entre as mesmas duas cidades são uma rota dupla. Ninguém pode ter as duas.
rules-doubles-closing = Com menos de { $doublesFrom } jogadores, a primeira conquista fecha a outra via para todos.
rules-doubles-open = Aqui quase toda rota é dupla, e as duas vias podem ser conquistadas, não importa quantos joguem.
rules-doubles-beside = Vias que correm lado a lado rumo a cidades diferentes não são uma rota dupla.
rules-doubles-mixed =
    { $mixed }: aqui uma rota de trem e uma de navio ligam as mesmas cidades. Uma não tem nada a ver com a outra.

rules-tickets-title = Comprar bilhetes
rules-tickets-lead = Veja { $draw } bilhetes do baralho, ou os que houver, e fique com { $drawKeep } ou mais.
rules-tickets-under =
    Os outros vão para baixo do baralho de bilhetes. Com o baralho vazio, não se pode comprar bilhetes.
rules-tickets-pile =
    Os outros vão para a pilha de descarte de bilhetes, que é embaralhada e vira um novo baralho quando não há mais
    bilhetes para comprar.
rules-tickets-stay = O que você guardou fica com você até o fim, cumprido ou não. Não há limite de bilhetes.
rules-tickets-done = Não importa por onde as suas rotas passam de uma cidade à outra, nem a distância que percorrem.

rules-end-title = O fim
rules-end-lead =
    Quando alguém termina o turno com { $endAt } trens ou menos, o fim começa: cada jogador, inclusive esse, tem
    { $endTurns ->
        [1] mais { $endTurns } turno
       *[other] mais { $endTurns } turnos
    }. Depois contam-se os pontos.
rules-end-both =
    Quando alguém termina o turno com { $endAt } peças ou menos, somando trens e navios, o fim começa: cada jogador,
    inclusive esse, tem { $endTurns ->
        [1] mais { $endTurns } turno
       *[other] mais { $endTurns } turnos
    }. Depois contam-se os pontos.

rules-count-title = A contagem final
rules-count-line = o que conta
rules-count-how = como
rules-count-start = O que você tinha no início.
rules-count-routes = O que as suas rotas renderam durante a partida.
rules-count-tickets = Mais o valor de cada bilhete cumprido, menos o valor de cada um dos outros.
rules-count-tours =
    Mais o valor de cada bilhete cumprido, menos o valor de cada um dos outros; os tours têm três valores.
rules-count-longest = { $longest } pontos pela maior rota contínua. Quem empata recebe também.
rules-count-stations = { $stationLeft } pontos por estação que você não construiu.
rules-count-harbours =
    Por porto, { $harbour1 }, { $harbour2 } ou { $harbour3 } pontos para um, dois, ou três ou mais bilhetes cumpridos
    com o nome da cidade. Menos { $harbourLeft } por porto que você não construiu.
rules-count-exchange = Menos 1 ponto por peça que você trocou.
rules-count-tokens = O bônus pelas fichas que sobraram, se você não tem empréstimo.
rules-count-loans = Menos { $loan } pontos por empréstimo.
rules-count-path =
    A maior rota contínua pode se cruzar, dar voltas e passar várias vezes pela mesma cidade, mas nenhum trem conta duas
    vezes.
rules-count-tie = Em caso de empate, vence quem tem mais bilhetes cumpridos.
rules-count-tie-stations = Se continuar empatado, quem construiu menos estações.
rules-count-tie-longest = Se ainda houver empate, quem tem a maior rota contínua.

rules-players-title = Quantos jogam
rules-players-lead = O jogo funciona de { $least } a { $most } jogadores. Com o número deles muda o seguinte:
rules-players-closing =
    Com { $doublesFrom } jogadores ou mais, as duas vias de uma rota dupla podem ser conquistadas; com menos, só uma.
rules-players-bonus = O bônus de fichas tem mais colocações quanto mais gente joga.
rules-players-neutral = Dois jogadores podem convidar um terceiro, neutro.
