unknown-limit = O comando de um robô não tem o limite "{ $name }". Limites: { $known } (veja docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" não contém um comando. Escreva como "cmd:python3 meurobo.py", ou com um nome: "meu=cmd:python3 meurobo.py", com todas as aspas fechadas.
cli-bot = verifica se um programa respeita o protocolo dos robôs
cli-bot-what = o que fazer: check
cli-bot-command = o comando que inicia o robô, como "python3 meurobo.py"
bot-usage = Escreva: trilhos bot check "python3 meurobo.py" (veja docs/how-to/write-a-bot.md).
bot-check-hello = inicia e se apresenta
bot-check-pings = responde a vários pings em ordem
bot-check-unknown = ignora mensagens e campos que não conhece
bot-check-stop = ignora um stop quando não está pensando
bot-check-pieces = lê linhas que chegam em pedaços
bot-check-games = joga partidas inteiras em todos os mapas, dentro das regras e do prazo
bot-check-broken-off = esquece uma partida interrompida
bot-check-repeatable = joga a mesma partida com a mesma semente
bot-check-quit = termina com quit
bot-check-end-of-input = termina quando a entrada acaba
bot-check-passed = O robô respeita o protocolo; sua jogada mais lenta levou { $slowest } ms.
bot-check-failed = O robô ainda não respeita o protocolo; sua jogada mais lenta levou { $slowest } ms.
bot-easy-name = Fácil
bot-easy-about = gosta de trens longos e de uma cor favorita, e às vezes esquece um bilhete
bot-casual-name = Casual
bot-casual-about = conhece o jogo, mas perde um bilhete de vista ou não percebe que uma rota já tem dono
bot-normal-name = Normal
bot-normal-about = planeja bem e raramente deixa passar algo
bot-hard-name = Difícil
bot-hard-about = o melhor planejador da casa, ajustado para o mapa
bot-expert-name = Especialista
bot-expert-about = olha adiante: antes de decidir, experimenta suas jogadas em partidas imaginadas
bot-master-name = Mestre
bot-master-about = olha mais longe e considera mais do que qualquer outro da casa: uma jogada pode levar alguns segundos

bot-random-about = qualquer jogada permitida
bot-greedy-about = o máximo de pontos agora, o mínimo de bilhetes
bot-path-about = o caminho com menos rotas para cada bilhete, os mais caros primeiro
bot-onestep-about = o próximo passo rumo ao seu bilhete mais caro
bot-longroute-about = só rotas longas, e um fim rápido
bot-hungry-about = cada vez mais bilhetes, com um só plano para todos
bot-steiner-about = a rede mais barata para todos os seus bilhetes, cada ação pesada em pontos
bot-steiner-t-about = steiner com constantes ajustadas para cada mapa e número de jogadores
bot-steiner-r-about = steiner com constantes ajustadas de novo, em muito mais partidas
bot-steiner-block-about = steiner que também conta o que tira dos outros

parameter-exponent = quão rápido o valor de um espaço planejado cai com o custo do plano
parameter-wild = valor de um curinga à mostra, em espaços planejados
parameter-short = valor extra de uma carta que falta ao plano
parameter-surplus = valor de uma carta de que nada precisa
parameter-target = valor das cartas para uma rota longa fora do plano
parameter-card = pontos que uma carta vale ao ser paga
parameter-loose = parte desse preço para rotas fora do plano
parameter-detour = valor de não ter de dar a volta
parameter-twin = pontos por uma rota dupla que se fecha de vez
parameter-touch = pontos por espaço para rotas que tocam a própria rede
parameter-burn = preço das cartas de que o plano precisa em outro lugar
parameter-spend = preço dos curingas
parameter-ticket-gate = parte das peças que precisa restar para comprar bilhetes
parameter-ticket-worth = peso dos bilhetes que uma compra pode trazer
parameter-keep = parte das peças com que um plano dá certo uma vez em duas
parameter-hop = cartas que o turno de uma conquista conta ao comparar rotas
parameter-rich = cartas que um ponto vale ao comparar rotas
parameter-toll = pontos que uma ficha de pedágio vale
parameter-glut = com que rapidez as cartas perdem valor quando passam do que as peças podem usar
parameter-aware = quanto a mão barateia as rotas que ela já paga, quando rotas são comparadas
parameter-late = turnos antes do fim a partir dos quais os planos são contados em turnos
parameter-block = peso do que uma conquista tira de um rival
parameter-noise = tamanho dos erros de avaliação, como parte do valor da melhor ação
parameter-rush = pontos por espaço para acabar a partida mais cedo
parameter-samples = jogadas levadas adiante em mundos imaginados por decisão; 0: sem limite
parameter-ms = milissegundos por decisão; 0: sem limite
parameter-turns = turnos de cada lugar jogados adiante antes de avaliar a posição
parameter-width = jogadas comparadas, entre elas a do steiner
parameter-cores = quantos núcleos pensam, no máximo; a jogada é a mesma
parameter-doubt = erros padrão de vantagem exigidos sobre a jogada do steiner
parameter-style = jeito de jogar: balanced (equilibrado), long (rotas longas), tickets (bilhetes), blocker (bloqueador), rusher (apressado)

# Characters: what is said of them, and how they play.
character-bia-about = cresceu ao lado de uma estação; faz um pouco de tudo, e tudo bem
character-joaquim-about = foi maquinista por quarenta anos; adora uma linha comprida
character-marcus-about = sempre no primeiro trem; gosta de partidas ligeiras
character-ruth-about = bibliotecária aposentada; coleciona bilhetes como quem coleciona selos
character-emil-about = tem dez anos e acabou de aprender as regras
character-ines-about = vive de montar grades de horários; enxerga muitos turnos à frente
character-sanne-about = vai de bicicleta e chega antes; ocupa a brecha que você estava olhando
character-willem-about = cuida de uma eclusa no canal; paciente, firme, difícil de surpreender
character-amina-about = escreve sobre viagens; prefere ir pelo caminho mais longo
character-kenji-about = conserta relógios; pensa duas vezes em cada jogada
character-chloe-about = capitã de balsa; muitos bilhetes, uma rede bem arrumada
character-harjit-about = condutor de bonde, agora de férias; rápido, alegre, meio distraído
style-balanced = versátil
style-long = rotas longas
style-tickets = muitos bilhetes
style-blocker = atravessa o caminho
style-rusher = com pressa
character-stars =
    { $count ->
        [one] { $count } estrela
       *[other] { $count } estrelas
    }
bots-characters = Personagens:

cli-bots = lista os robôs, os níveis para pessoas e seus parâmetros
column-about = o que faz
bots-levels = Níveis:
bots-others = Robôs:
bots-parameters = Parâmetros, como em "hard:style=blocker" ou "steiner:wild=2:noise=1":
unknown-parameter = O robô { $bot } não tem o parâmetro "{ $name }". Parâmetros: { $known }.
bad-parameter = O parâmetro { $name } do robô { $bot } não pode ser "{ $value }". Permitido: { $allowed }.
