terminal-you = Você

# Início
terminal-found = Há partidas inacabadas:
terminal-resume = Continuar: { $title }, turno { $turn } ({ $names })
terminal-board-changed = { $file } mudou desde o começo desta partida: ela continua no tabuleiro em que foi distribuída.
terminal-new = Começar uma partida nova
terminal-which-map = Qual mapa?
terminal-left-alone = Esse arquivo fica como está.
terminal-other-file = O arquivo já existe; esta partida é gravada em { $file }.
terminal-prompt-number = Número:

# A mesa
terminal-head =
    { $title } · { $turn ->
        [0] preparação
       *[other] turno { $turn }
    } · { $name }
terminal-last-round =
    ÚLTIMA RODADA: { $turns ->
        [1] resta { $turns } turno, contando este
       *[other] restam { $turns } turnos, contando este
    }
terminal-stalling =
    Se ninguém conquistar, construir, comprar ou guardar nada em { $turns ->
        [1] { $turns } turno, contando este
       *[other] { $turns } turnos, contando este
    }, a partida acaba.
terminal-earlier = … (l mostra o registro)
terminal-face-up = Abertas
terminal-deck = (baralho: { $count })
terminal-deck-train = (baralho de trens: { $count })
terminal-deck-ship = (baralho de navios: { $count })
terminal-hand = Mão
terminal-hand-train = Trens
terminal-hand-ship = Navios
hand-symbol = { $count } com porto
hand-double =
    { $count ->
        [1] { $count } dupla
       *[other] { $count } duplas
    }
terminal-no-cards = nenhuma carta
terminal-tickets = Bilhetes
terminal-no-tickets = nenhum bilhete ainda
terminal-all-tickets = … (t mostra todos os bilhetes)
terminal-done = completo:
terminal-open = em aberto:
seat-points = pontos
seat-trains = trens
seat-ships = navios
seat-cards = cartas
seat-tickets = bilhetes
seat-stations = estações
seat-harbours = portos
seat-tokens = fichas
seat-loans = empréstimos
some-points =
    { $count ->
        [1] { $count } ponto
       *[other] { $count } pontos
    }
some-trains =
    { $count ->
        [1] { $count } trem
       *[other] { $count } trens
    }
some-ships =
    { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    }
some-cards =
    { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
some-tickets =
    { $count ->
        [1] { $count } bilhete
       *[other] { $count } bilhetes
    }
some-stations =
    { $count ->
        [1] { $count } estação restante
       *[other] { $count } estações restantes
    }
some-harbours =
    { $count ->
        [1] { $count } porto restante
       *[other] { $count } portos restantes
    }
tour-points = { $high } pontos nesta ordem, { $low } em outra; { $lost } a menos se não conectado
some-tokens =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
some-loans =
    { $count ->
        [one] { $count } empréstimo
       *[other] { $count } empréstimos
    }
neutral-name = Jogador neutro
neutral-trains =
    Jogador neutro: { $count ->
        [one] { $count } trem
       *[other] { $count } trens
    }, marcador: { $holder }
neutral-stopped = Jogador neutro: parou

# Escolhas
menu-item = { $number } ({ $letter }) { $what }
menu-draw = comprar cartas
menu-claim = conquistar rota [{ $count }]
menu-tickets = comprar bilhetes
menu-station = construir estação
menu-harbour = construir porto
menu-exchange = trocar peças
menu-pass = passar
list-draw = Compre uma carta:
list-claim = Conquistar qual rota?
list-station = Construir uma estação em qual cidade?
list-harbour = Construir um porto em qual cidade?
list-exchange = Trocar quais peças? Cada uma custa um ponto.
list-refill = Repor a carta de qual baralho?
list-pieces = Escolha { $total } peças: quantos trens, de { $least } a { $most }? O resto são navios. Os outros só ficam sabendo quando todos tiverem escolhido.
list-pay-space = Pagamento de um espaço de { $target }, duas cartas de uma cor (faltam { $left }):
list-pay = Pagamento de { $target }:
list-keep =
    { $least ->
        [1] Fique com pelo menos { $least } bilhete:
       *[other] Fique com pelo menos { $least } bilhetes:
    }
list-neutral = Que via o jogador neutro ocupa?
move-take = aberta na posição { $slot }
move-draw = baralho
move-draw-about = a carta de cima, às cegas
move-exchange = { $gained } por { $given }
deck-train = baralho de trens
deck-ship = baralho de navios
move-yield = desistir do túnel e recolher as cartas
route-tunnel = túnel
route-ship = navio
route-hard = difícil: duas cartas por espaço
route-ferry =
    { $count ->
        [1] balsa: { $count } locomotiva
       *[other] balsa: { $count } locomotivas
    }
route-toll = pedágio { $amount }
route-toll-player = pedágio { $amount } a { $to }
route-loan = com empréstimo
terminal-prompt = Sua vez (? para ajuda):
terminal-prompt-list = Número{ $ways } (? para ajuda):
prompt-more = , Enter para mais ({ $page } de { $pages })
prompt-default = , Enter para { $answer }
prompt-back = , 0 para voltar
terminal-more = -- Enter: mais { $count } linhas, 0: chega --
terminal-confirm = Enter encerra a sua vez, u desfaz:
terminal-undone = Jogada desfeita.

# O que fazer em vez disso
terminal-not-listed = Digite um destes números: { $numbers }; uma jogada como "pegar 2", ou ? para ajuda.
terminal-bad-number = Digite um número de 1 a { $most }, uma jogada como "pegar 2", ou ? para ajuda.
terminal-bad-keep = Digite com quais quer ficar, pelo menos { $least } de 1 a { $most }, por exemplo: 1 2
terminal-bad-pieces = Digite o número de trens, de { $least } a { $most }, ou tecle Enter para o sugerido.
terminal-bad-menu = Digite um número de 1 a { $most }, a letra ao lado dele, ou ? para ajuda.
terminal-bad-confirm = Tecle Enter para seguir, ou digite u para desfazer a jogada.

# Comandos
terminal-help =
    Escolha pelo número ou pela letra, ou digite uma jogada: pegar 2, comprar,
    conquistar Paris-Dieppe, pagar 2 vermelhas 1 locomotiva, estação Paris, bilhetes,
    ficar com 1+3, desistir, passar; com navios também peças 20+40, comprar navio,
    repor trem, porto Lagos, trocar 2 trens. A notação em inglês (take 2) também vale.
    { "  " }0         volta
    { "  " }b         tabuleiro: de quem é cada rota
    { "  " }b CIDADE  as rotas de uma cidade (bastam as primeiras letras do nome)
    { "  " }m         mapa do tabuleiro (m CIDADE: a região de uma cidade)
    { "  " }w TEXTO   rotas livres com esse texto (cidade, cor), e por que não dá para conquistá-las
    { "  " }/TEXTO    numa lista: só as linhas com esse texto; / mostra todas
    { "  " }t         seus bilhetes, com o caminho mais curto e o que falta dele
    { "  " }l         registro do que aconteceu (l all: desde o começo)
    { "  " }u         desfaz a última decisão, enquanto ninguém soube de nada novo
    { "  " }s         grava (a partida já é gravada depois de cada jogada)
    { "  " }q         sai; a partida fica gravada e pode ser continuada
    As cores e seus sinais:
terminal-log-all = (l all mostra o registro desde o começo)
terminal-saved = Partida gravada em { $file }.
terminal-goodbye = A partida está gravada em { $file }. Para continuar: { $command }
board-owned = { $name }: { $routes }
board-none = nenhuma rota ainda
board-stations = Estações de { $name }: { $cities }
board-harbours = Portos de { $name }: { $cities }
board-free =
    { $count ->
        [1] { $count } rota está livre
       *[other] { $count } rotas estão livres
    }; "b CIDADE" mostra as rotas de uma cidade.
board-no-city = Que cidade é "{ $name }"? { $known }
board-route-free = livre
board-route-closed = fechada

# O fim
final-title = A contagem final
final-done = { $mark } Bilhetes completados por { $name }: { $tickets }
final-failed = { $mark } Bilhetes não completados por { $name }: { $tickets }
final-longest = espaços da maior rota
final-tokens = fichas restantes
final-borrowed = { $name } usou { $route } pela estação em { $city }
terminal-which-opponents = Quais adversários?
terminal-capped = Depois de { $limit } decisões esta partida não chegou ao fim e não continua. Ela está salva em { $file }.
terminal-thinking =
    { $name } está pensando, por no máximo { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
