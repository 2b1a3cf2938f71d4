# As páginas de regras: balsas, túneis e estações.
rules-ferries-title = Balsas
rules-ferries-lead =
    Uma balsa é uma rota cinza sobre a água com locomotivas impressas em alguns espaços. Para cada um deles você tem de
    pagar uma locomotiva.
rules-ferries-rest =
    Os outros espaços são pagos como em qualquer rota cinza: com uma só cor, com mais locomotivas, ou com as duas
    coisas.

rules-tunnels-title = Túneis
rules-tunnels-lead = Ninguém sabe quanto custa cavar um túnel; por isso o preço pode subir depois que você pagou.
rules-tunnels-lay = Primeiro baixe as cartas pelo comprimento, como em qualquer outra rota.
rules-tunnels-turn =
    Depois são viradas três cartas do baralho. Cada uma da cor com que você pagou custa mais uma carta, dessa cor ou
    locomotiva. Uma locomotiva entre as três sempre conta.
rules-tunnels-wild =
    Se você baixou só locomotivas, contam apenas as locomotivas viradas, e só se podem acrescentar locomotivas.
rules-tunnels-yield =
    Não pode pagar, ou não quer? Então você pega de volta o que baixou, o túnel continua livre e a sua vez acaba.
rules-tunnels-discard = As três cartas são descartadas no fim do turno, aconteça o que acontecer.
rules-tunnels-short =
    Se o baralho acabar, a pilha de descarte vira o novo baralho. Se mesmo assim não houver três cartas, viram-se menos;
    se não houver nenhuma, o túnel é seu sem risco.
rules-tunnels-example = Por exemplo, você baixa duas cartas vermelhas:
rules-tunnels-example-turned = viradas
rules-tunnels-example-add =
    { $count ->
        [0] mais nada
       *[other] mais { $count }: vermelha ou locomotiva
    }

rules-stations-title = Estações de trem
rules-stations-lead =
    Uma estação serve para tomar emprestado: para os seus bilhetes, você pode usar uma rota de outro jogador que termina
    na cidade da estação.
rules-stations-where =
    Construa em qualquer cidade ainda sem estação, mesmo que você não tenha rota ali. Uma por turno, { $stations } por
    partida.
rules-stations-cost =
    A primeira estação custa uma carta; a segunda, duas da mesma cor; a terceira, três da mesma cor. Locomotivas valem
    por qualquer uma delas.
rules-stations-choice =
    Você só precisa dizer qual rota toma emprestada depois que a partida acaba, mas então é a mesma para todos os seus
    bilhetes. O Trilhos escolhe a melhor para você.
rules-stations-not = Uma rota emprestada não rende pontos nem faz parte da sua maior rota contínua.
