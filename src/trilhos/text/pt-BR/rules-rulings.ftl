# As páginas de regras: o que foi decidido onde um livro de regras se cala, pelos números de docs/rules.
rules-rulings-title = O que o Trilhos decidiu
rules-rulings-lead =
    Numa mesa, as pessoas combinam entre si o que o livro de regras deixa em aberto; um programa precisa saber. Estas são
    as decisões do Trilhos para este tabuleiro, cada uma com o número que tem nos documentos do projeto.

rules-ruling-u6 =
    Todos escolhem os primeiros bilhetes ao mesmo tempo, sem saber com o que os outros ficam. Quem prepara a partida
    pode dizer quem começa; senão, é por sorteio.
rules-ruling-u6-under = Os primeiros bilhetes devolvidos vão para baixo do baralho na ordem dos lugares.
rules-ruling-u8 =
    Você passa quando não pode fazer outra coisa, e só então. Se todos passam, um depois do outro, a partida acaba e é
    contada, mesmo nos últimos turnos.
rules-ruling-u9 = A segunda carta não é opcional: se há uma que você pode pegar, você pega.
rules-ruling-u13 =
    Verifica-se se há curingas demais entre as cartas abertas cada vez que uma delas é virada, e em nenhum outro
    momento.
rules-ruling-u14 =
    Se for hora de trocar as cartas abertas e de refazer o baralho ao mesmo tempo, as abertas são descartadas antes e
    entram no embaralhamento. Elas ficam como estão quando não há outras cartas suficientes para mudar algo, ou quando o
    baralho já foi refeito duas vezes seguidas por causa delas.
rules-ruling-u29 = Quem continua empatado depois de todos os critérios vence junto.
rules-ruling-u31 =
    Se por cinco rodadas inteiras ninguém conquista uma rota, constrói, pega uma carta ou fica com um bilhete, a partida
    travou: acaba e é contada. O aviso vem duas rodadas antes.

rules-ruling-e10 = Não se pode desistir de um túnel sem acréscimo: ele é conquistado.
rules-ruling-e11 =
    Todas as cartas de um túnel, baixadas, acrescentadas e viradas, são descartadas no mesmo momento. Um baralho vazio é
    refeito depois disso, não antes.
rules-ruling-e17 =
    No fim, o Trilhos escolhe por você as rotas emprestadas: para todas as suas estações juntas, a escolha que rende
    mais e, entre iguais, uma que cumpre mais bilhetes.
rules-ruling-e18 =
    Uma estação não serve para nada onde todas as rotas da cidade estão livres ou são suas. Não importa de qual dos
    outros é a rota emprestada.
rules-ruling-e23 = Quem continua empatado depois de todos os critérios vence junto.

rules-ruling-s6 = Você leva exatamente { $pieces } peças, não menos.
rules-ruling-s12 =
    Se os dois baralhos estavam vazios e voltam a ter cartas, os vazios entre as cartas abertas são preenchidos um a
    um, pelo baralho de trens enquanto ele tiver cartas e depois pelo de navios.
rules-ruling-s26 = Em caso de empate, fica na frente quem tem mais bilhetes cumpridos. Quem ainda empata vence junto.
rules-ruling-w4 = Numa rota difícil, dois curingas também formam um par.
rules-ruling-w5 =
    Um tour está em ordem se um caminho pela sua rede, sem usar nenhuma rota duas vezes, começa na primeira cidade,
    passa pelas outras como impressas e termina na última.

rules-ruling-n3 =
    A pilha de descarte de bilhetes é embaralhada quando se precisa de um bilhete e o baralho não tem nenhum, mesmo no
    meio de uma compra; assim, você vê { $draw } enquanto houver { $draw }. Os bilhetes à sua frente não entram.
rules-ruling-n13 = Em caso de empate, fica na frente quem tem mais bilhetes cumpridos. Quem ainda empata vence junto.
rules-ruling-n16 = Depois do último turno da partida, o jogador neutro não faz nada.
rules-ruling-n18 = Se não resta via para o jogador neutro, nada acontece, tenha ele quantos trens tiver.
rules-ruling-n20 =
    Se os bilhetes são reembaralhados enquanto um jogador compra, o jogador neutro continua. O bilhete que o faz parar é
    descartado.
rules-ruling-n21 = Pela segunda via ao lado de uma do jogador neutro, você paga o pedágio ao banco.
