terminal-you = Você

# Início
terminal-found = Há partidas inacabadas:
terminal-resume = Continuar: { $title }, turno { $turn } ({ $names })
terminal-new = Começar uma partida nova
terminal-which-map = Qual mapa?
terminal-left-alone = Esse arquivo fica como está.
terminal-other-file = O arquivo já existe; esta partida é gravada em { $file }.
terminal-prompt-number = Número:

# A mesa
terminal-head =
    { $title } · { $turn ->
        [0] primeiros bilhetes
       *[other] turno { $turn }
    } · { $name }
terminal-last-round =
    ÚLTIMA RODADA: { $turns ->
        [1] resta { $turns } turno, contando este
       *[other] restam { $turns } turnos, contando este
    }
terminal-earlier = … (l mostra o registro)
terminal-face-up = Abertas
terminal-deck = (baralho: { $count })
terminal-hand = Mão
terminal-no-cards = nenhuma carta
terminal-tickets = Bilhetes
terminal-no-tickets = nenhum bilhete ainda
terminal-all-tickets = … (t mostra todos os bilhetes)
terminal-done = completo:
terminal-open = em aberto:
seat-points = pontos
seat-trains = trens
seat-cards = cartas
seat-tickets = bilhetes
seat-stations = estações
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

# Escolhas
menu-item = { $number } ({ $letter }) { $what }
menu-draw = comprar cartas
menu-claim = conquistar rota [{ $count }]
menu-tickets = comprar bilhetes
menu-station = construir estação
menu-pass = passar
list-draw = Compre uma carta:
list-claim = Conquistar qual rota?
list-station = Construir uma estação em qual cidade?
list-pay = Pagamento de { $target }:
list-keep =
    { $least ->
        [1] Fique com pelo menos { $least } bilhete:
       *[other] Fique com pelo menos { $least } bilhetes:
    }
move-take = aberta na posição { $slot }
move-draw = baralho
move-draw-about = a carta de cima, às cegas
move-yield = desistir do túnel e recolher as cartas
route-tunnel = túnel
route-ferry =
    { $count ->
        [1] balsa: { $count } locomotiva
       *[other] balsa: { $count } locomotivas
    }
terminal-prompt = Sua vez (? para ajuda):
terminal-prompt-list = Número{ $ways } (? para ajuda):
prompt-more = , Enter para mais ({ $page } de { $pages })
prompt-back = , 0 para voltar
terminal-more = -- Enter: mais { $count } linhas, 0: chega --
terminal-confirm = Enter encerra a sua vez, u desfaz:
terminal-undone = Jogada desfeita.

# O que fazer em vez disso
terminal-bad-number = Digite um número de 1 a { $most }, uma jogada como "take 2", ou ? para ajuda.
terminal-bad-keep = Digite com quais quer ficar, pelo menos { $least } de 1 a { $most }, por exemplo: 1 2
terminal-bad-menu = Digite um número de 1 a { $most }, a letra ao lado dele, ou ? para ajuda.
terminal-bad-confirm = Tecle Enter para seguir, ou digite u para desfazer a jogada.

# Comandos
terminal-help =
    Escolha pelo número ou pela letra, ou digite uma jogada: take 2, draw,
    claim Paris-Dieppe, pay 2 red 1 locomotive, station Paris, tickets, keep 1+3,
    yield, pass.
    { "  " }0         volta
    { "  " }b         tabuleiro: de quem é cada rota
    { "  " }b CIDADE  as rotas de uma cidade (bastam as primeiras letras do nome)
    { "  " }t         seus bilhetes
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
final-borrowed = { $name } usou { $route } pela estação em { $city }
