# As páginas de regras: pedágios, empréstimos e o jogador neutro.
rules-setup-tokens =
    Você começa com fichas de pedágio no valor de { $tokens }. O que lhe resta é segredo até o fim, a não ser que a mesa
    jogue com fichas à mostra.

rules-tolls-title = Pedágios e empréstimos
rules-tolls-lead =
    Toda rota cruza uma ponte, e toda ponte tem pedágio: o número na moeda, devido quando você conquista a rota.
rules-tolls-first = Numa rota simples, ou como primeiro numa rota dupla, você paga ao banco.
rules-tolls-second = Como segundo numa rota dupla, você paga a quem tem a primeira via.
rules-tolls-loan =
    Se as suas fichas não cobrem o pedágio, você fica com todas e recebe um empréstimo. O pedágio devido a um jogador,
    nesse caso, vem do banco.
rules-tolls-forced = Quem pode pagar não pode tomar empréstimo. Os empréstimos ficam à vista e nunca são quitados.
rules-tolls-bonus-lead = No fim, as fichas que sobram definem a sua colocação para um bônus:
rules-tolls-place = lugar
rules-tolls-players = { $count } jogadores
rules-tolls-level =
    Quem empata recebe por inteiro o bônus da mesma colocação, e as seguintes são puladas: depois de dois primeiros vem
    um terceiro.
rules-tolls-out = Quem tem empréstimo fica sem colocação e sem bônus, e perde { $loan } pontos por empréstimo.
rules-tolls-worth = As fichas em si não valem pontos.

rules-plain-title = Sem fichas
rules-plain-lead =
    Para um jogo mais simples, deixe as fichas de fora e, com elas, todos os pedágios, empréstimos e bônus. Nesse caso,
    com menos de { $plainFrom } jogadores, uma rota dupla se fecha quando uma das vias é conquistada.

rules-neutral-title = O jogador neutro
rules-neutral-lead =
    Dois jogadores com fichas podem convidar um terceiro, neutro. Ele tem { $neutralTrains } trens, toma rotas dos dois
    e não pontua.
rules-neutral-marker =
    Quem joga em segundo começa com o marcador do jogador neutro. Nas primeiras { $quiet } rodadas nada acontece.
rules-neutral-reveal =
    Daí em diante, depois que os dois jogaram, vira-se o bilhete de cima do baralho. Se há duas cidades impressas no pé,
    o jogador neutro conquista a rota entre elas, sem cartas. Se não há, nada acontece.
rules-neutral-choice =
    Se as duas vias estão livres, quem tem o marcador escolhe uma delas e depois passa o marcador.
rules-neutral-second =
    Se um jogador já tem uma das vias, o neutro fica com a outra, e o banco paga o pedágio a esse jogador. O marcador
    fica onde está.
rules-neutral-discard = Nos dois casos, o bilhete vai para a pilha de descarte.
rules-neutral-twice =
    { $twice }: cada um desses pares está em dois bilhetes. Se o jogador neutro já tem a rota, o segundo bilhete conta
    como um sem cidades.
rules-neutral-stop =
    O jogador neutro para de vez quando lhe faltam trens para uma rota que tem de tomar, ou quando o baralho de bilhetes
    está vazio na sua vez. No segundo caso, os bilhetes descartados viram o novo baralho.
