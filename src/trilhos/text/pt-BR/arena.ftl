cli-arena = torneios entre robôs: força, intervalos, relatório
cli-arena-bots = os robôs que se enfrentam, pelo nome; "cmd:COMANDO" é um programa
cli-alone = o primeiro robô num lugar contra o segundo em todos os outros
cli-blocks = número de blocos: uma distribuição, jogada em todas as ordens de lugares
cli-arena-seed = semente da primeira distribuição; o bloco k usa semente + k
cli-cluster = joga num cluster Ray neste endereço, em vez de em processos aqui
cli-sprt = para quando estiver decidido se o primeiro robô supera o segundo por LOW ou por HIGH Elo
cli-out = pasta para resultados e relatório; o mesmo comando continua de onde parou
cli-hunt = acha partidas entre robôs que não avançam
cli-hunt-map = um mapa; pode vir várias vezes (padrão: todos)
cli-hunt-players = um número de jogadores; pode vir várias vezes (padrão: todos)
cli-hunt-bots = os robôs, cada um sozinho e todos misturados (padrão: todos menos random, e os estilos do hard; os que olham adiante pensam pouco)
cli-hunt-games = distribuições em cada mesa
cli-hunt-limit = decisões a partir das quais uma partida conta como sem fim (padrão: 3000)
hunt-stalled = Parada há { $rounds } rodadas, { $decisions } decisões: { $command }
hunt-capped = Sem fim depois de { $decisions } decisões: { $command }
hunt-done =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; não avançaram: { $finds }; mais decisões nas outras: { $most }.
hunt-faults = { $bot } falhou { $count ->
    [one] uma vez
   *[other] { $count } vezes
}, a primeira em: { $command }
hunt-nothing = Nenhum dos mapas escolhidos é para { $players } jogadores.

column-rating = força
column-points = pontos
column-made = bilhetes
column-move-ms = ms, p95
column-faults = falhas

progress-blocks = blocos
progress-estimate = { $bot } { $share } % ±{ $margin }

arena-played =
    { $blocks ->
        [one] { $blocks } bloco
       *[other] { $blocks } blocos
    }, { $games } partidas a partir da semente { $seed }; força por { $model }, com média 0; ± é metade de um intervalo de 95 %.
arena-sprt-high = Decidido antes do fim: { $bot } está à frente por { $high } Elo, e não por { $low } (razão { $ratio }, limite ±{ $limit }).
arena-sprt-low = Decidido antes do fim: { $bot } está à frente por { $low } Elo, e não por { $high } (razão { $ratio }, limite ±{ $limit }).
arena-sprt-open = Não está decidido se { $bot } está à frente por { $low } ou por { $high } Elo (razão { $ratio }, limite ±{ $limit }).
arena-capped =
    { $games ->
        [one] { $games } partida foi interrompida
       *[other] { $games } partidas foram interrompidas
    } depois de { $limit } decisões sem fim, a primeira com a semente { $seed }; blocos que por isso não contam: { $blocks }.
arena-nothing-counts = Todos os blocos têm uma partida interrompida depois de { $limit } decisões sem fim, a primeira com a semente { $seed }: não há o que avaliar. "trilhos hunt" acha essas partidas.
arena-fault = { $bot }, semente { $seed }: { $what }
arena-report = Relatório: { $file }
arena-stopped =
    { $blocks ->
        [one] { $blocks } bloco está a salvo
       *[other] { $blocks } blocos estão a salvo
    } em { $folder }; o mesmo comando continua daí.

fault-start = não iniciou ({ $detail })
fault-rubbish = decisão { $decision }: não é uma resposta: { $detail }
fault-illegal = decisão { $decision }: não é permitida: { $detail }
fault-late = decisão { $decision }: tarde demais ({ $detail })
fault-died = decisão { $decision }: terminou (código { $detail })

bot-twice = "{ $name }" está duas vezes na lista. Nomeie cada robô uma vez; para um robô contra si mesmo, nomeie só ele.
too-many-seatings = Um bloco teria { $games } partidas, mais que { $most }. Nomeie menos robôs ou faça vários torneios.
alone-needs-two = --alone põe um robô contra outro em todos os outros lugares: são dois robôs, não { $bots }.
sprt-needs-two = --sprt compara dois robôs, não { $bots }.
sprt-not-alone = --sprt pergunta qual de dois está à frente quando iguais ganham o mesmo: não vale com --alone e mais de dois jogadores.
bad-sprt = --sprt aceita dois números LOW,HIGH de -1000 a 1000, o menor primeiro, como 0,20, não "{ $value }".
no-ray = --cluster precisa do Ray. Instale com: pip install "trilhos[cluster]".
no-cluster = Não há um cluster Ray em { $address }: { $problem }
broken-results = { $file } está danificado na linha { $line }. Use outra pasta ou remova o arquivo para recomeçar.
foreign-results = { $file } não contém resultados do Trilhos (formato { $format }). Use outra pasta.
other-results = { $file } contém outro torneio: o campo { $field } é { $theirs }, não { $ours }. Use outra pasta.
results-in-use = { $file } está em uso por outra execução. Espere que ela termine ou use outra pasta.

report-eyebrow = Trilhos · torneio
report-map = Mapa
report-players = Jogadores
report-blocks = Blocos
report-games = Partidas
report-seed = Semente
report-options = Opções
report-verdict = { $bot } é o mais forte: vence em { $share } dos seus lugares ({ $span }).
report-ratings = Força
report-ratings-note = Elo por { $model }, com intervalos de 95 %; a média de todos os robôs é 0. 100 pontos correspondem a 64 % contra 36 %.
report-wins = Vitórias
report-wins-note = Parte dos lugares que venceram; uma vitória dividida conta em partes.
report-matrix = Quem chega à frente de quem
report-matrix-note = Quantas vezes o robô da linha termina à frente do robô da coluna, nas partidas de ambos.
report-scores = Pontos
report-scores-note = Do mínimo ao máximo; a caixa é a metade central, seu traço a mediana; o número é a média.
report-turns = Turnos
report-turns-note = Turnos de um jogador numa partida.
report-tickets = Bilhetes
report-tickets-note = Feitos, entre os que ficaram, numa partida.
report-points-failed = Pontos perdidos
report-points-failed-note = O que custaram os bilhetes não cumpridos.
report-largest-hand = Maior mão
report-largest-hand-note = O máximo de cartas na mão ao mesmo tempo.
report-draw-row = Compras seguidas
report-draw-row-note = O máximo de turnos seguidos em que só se compraram cartas.
report-idle-turns = Turnos em branco
report-idle-turns-note = Turnos que não renderam carta, bilhete, rota nem construção.
report-cards-left = Cartas que sobram
report-cards-left-note = Na mão quando a partida acaba.
report-pieces-left = Peças que sobram
report-pieces-left-note = Na reserva quando a partida acaba.
report-times = Tempo por jogada
report-times-note = 95 de 100 jogadas não levam mais que a barra; a parte escura é a mediana.
report-times-rest = mediana { $median }, máximo { $most }
report-faults-none = Nenhuma falha
report-faults-none-note = Nenhuma jogada proibida, nenhuma resposta atrasada ou ausente, nenhum robô que desistiu.
report-faults = Falhas
report-faults-note = Uma decisão falha foi trocada pela primeira ação permitida. Um lugar perdido por falhas foi jogado assim até o fim e conta como derrota.
report-fault-count = { $bot }: falhas: { $faults }; lugares perdidos por falhas: { $forfeits }.
report-fault-seed = Semente
report-fault-times = { $seed } ({ $times } vezes)
report-fault-bot = Robô
report-fault-what = O que aconteceu
report-method = Cada distribuição é jogada em todas as ordens de lugares; os intervalos vêm de 1.000 amostras bootstrap de distribuições inteiras. A força supõe que cada dois robôs empataram uma vez.

cli-tune = encontrar constantes melhores para um bot
cli-tune-generations = gerações de candidatos
cli-tune-population = candidatos em cada geração
cli-tune-deals = distribuições que cada candidato joga, em todos os assentos
cli-tune-against = os bots contra os quais o resultado é comprovado (padrão: um grupo de cinco)
cli-tune-proof = distribuições novas contra cada um deles, em todos os assentos
cli-tune-out = pasta do resultado e das anotações: o mesmo comando continua de onde parou
progress-tuning = gerações
progress-proof = distribuições contra { $rival }
tune-proof = contra { $rival }: { $wins } de { $games } partidas vencidas [{ $low } a { $high }]
tune-done = As constantes, e como foram encontradas, estão em { $file }.
bad-tuning-notes = { $file } está danificado: { $problem }. Apague-o para começar de novo, ou use outra pasta.
other-tuning-notes = { $file } tem anotações de outro ajuste: outras distribuições, semente ou população, ou outro início. Use outra pasta, ou apague-o para começar de novo.
no-tuning-folder = A pasta { $folder } não existe. Crie-a antes, ou escolha outra com --out.

cli-think = o que uma busca pensa de uma posição gravada
cli-think-seat = o lugar que pensa, a partir de 1; só conta o que ele vê (padrão: quem tem a vez)
cli-think-samples = jogadas a levar adiante; o mesmo número dá a mesma resposta em qualquer máquina (padrão: 1200)
cli-think-ms = milissegundos para pensar, em vez de amostras
nothing-to-think = Ninguém espera uma decisão desse lugar: a partida acabou, ou a vez é de outros. Omita --seat para quem tem a vez.
samples-or-ms = Informe --samples ou --ms, mas não os dois.
think-move = { $move }: vence { $win }, diferença { $margin }, { $samples } amostras
think-untried = { $move }: não experimentada
think-line = pode continuar assim: { $line }
cli-train = ensinar um mapa ao expert
cli-train-games = partidas do steiner, em muitos papéis, com que aprender primeiro
cli-train-search-games = partidas que a própria busca joga em cada rodada
cli-train-rounds = máximo de rodadas; a que não traz ganho é a última
bad-lessons = As lições em { $file } estão danificadas: { $problem }. Apague o arquivo para começar de novo, ou use outra pasta.
other-lessons = { $file } tem lições de outro curso: outro mapa ou versão, ou outras partidas ou semente. Use outra pasta, ou apague-o para começar de novo.
cli-train-out = pasta do que foi aprendido; os bots o procuram onde TRILHOS_TRAINED indica
progress-lessons = lições
train-value = valor: perda logarítmica de { $loss } em partidas que não tinha visto (sem saber nada: { $nothing })
train-calibration = { "  " }previsto { $said }, ocorrido { $was } ({ $count } vezes)
train-beliefs = suposições: perda logarítmica de { $loss } (sem saber nada: { $nothing })
train-others = suposições sobre bots que jogam de outro modo: perda logarítmica de { $loss } (sem saber nada: { $nothing })
train-round = rodada { $number } de partidas próprias: perda logarítmica de { $before } antes de aprender com elas, { $after } depois
train-done = O que foi aprendido está em { $file }.
