unknown-game = Esta partida não existe.
wrong-token = Este link não vale para esta partida.
needs-a-seat = Só quem joga esta partida pode fazer isso: envie o token do link do seu lugar.
host-only = Só quem criou a partida pode começá-la.
no-spectators = Esta partida não aceita espectadores.
already-started = A partida já começou.
not-dealing = Os números secretos são pedidos entre o momento em que todos se sentam e o início: este chegou cedo ou tarde demais.
wrong-nonce = Este não é o número secreto prometido para este lugar.
not-running = A partida não está em andamento.
colour-taken = Essa cor já é de outra pessoa: escolha outra.
guest-name = Jogador
no-free-chair = Não há cadeira livre aqui.
empty-chairs = { $count ->
    [one] Uma cadeira ainda está vazia: espere alguém, ou indique um robô para ocupá-la.
   *[other] { $count } cadeiras ainda estão vazias: espere jogadores, ou indique um robô para ocupá-las.
}
bad-player-name = Um nome tem de 1 a { $most } letras.
too-much-beside = Você já escreveu, desfez, escolheu de novo ou saiu e voltou { $most } vezes nesta partida: chegou ao limite. Ainda pode fazer suas jogadas.
bad-chat = Uma mensagem tem de 1 a { $most } letras.
too-many-connections = Há conexões demais vindas de você. Feche algumas páginas deste servidor e tente de novo.
save-too-long = Este arquivo tem mais de { $most } jogadas: nenhuma partida é tão longa.
save-has-board = Esta partida usa um tabuleiro que este servidor não tem. Peça ao dono que o ofereça, ou continue com: trilhos play --save ARQUIVO
bad-first = O primeiro jogador é o número de uma cadeira, de 0 a { $most }.
not-your-turn = É a vez de { $name }.
stale = A partida já avançou (está no número { $number }): olhe de novo antes de jogar.
from-the-future = A partida só chegou ao número { $number }.
unknown-action = Não existe a ação { $action } nesta partida.
has-resigned = Este lugar não é mais jogado por você.
bot-not-allowed = O robô "{ $name }" não é oferecido por este servidor.
too-fast = Pedidos demais ({ $limit }): espere { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
bad-address = "{ $value }" não é o endereço de um processo. Escreva por exemplo --address 10.0.0.5:8001
bad-proxy = "{ $value }" não é o endereço de um proxy. Informe o IP dele (127.0.0.1), uma rede (10.0.0.0/8) ou * para qualquer remetente.
game-moving = A partida está mudando para outro processo deste servidor: tente de novo daqui a pouco. Nada se perdeu.
too-busy = A partida está ocupada demais agora: tente de novo.
not-written = A jogada não pôde ser guardada e por isso não foi feita: tente de novo.
no-database = O banco de dados não responde.
server-full = O servidor não tem lugar para mais uma partida em uso agora: tente de novo daqui a alguns minutos. Nada foi mudado.
stopping = O servidor está parando: tente de novo daqui a pouco.
metrics-only-here = As métricas são para o dono do servidor.
bad-request = O pedido não serve: veja "fields".
bug = Algo deu errado no servidor. Já foi anotado.
http-404 = Não há nada aqui.
http-405 = Este endereço não aceita esse tipo de pedido.
http-413 = O pedido é grande demais.
bad-database = O banco de dados { $url } não pode ser usado: { $problem }
database-trouble = O banco de dados não pode ser lido ou escrito: { $problem }. "trilhos doctor" vê o que há de errado nele; uma cópia de segurança pode ser restaurada num arquivo novo ("trilhos restore").
cant-listen = Não dá para atender em { $host }, porta { $port }: { $problem }. Escolha outra com --port.
bad-limit = "{ $value }" não é um limite. Escreva NOME=TAXA/RAJADA, por exemplo chat=0.5/5. Limites: { $known }.
cli-serve = abre um servidor para amigos: salas, lugares e jogo ao vivo
cli-serve-host = o endereço em que atende (127.0.0.1: só esta máquina; 0.0.0.0: todo mundo)
cli-serve-port = a porta em que atende; 0 pega qualquer uma livre (padrão: { $port })
cli-serve-db = o banco de dados: um arquivo, ou postgresql://… (padrão: um arquivo na sua pasta de dados)
cli-serve-origin = outra origem cujas páginas podem se conectar; pode ser repetida
cli-serve-proxy = o endereço de um proxy em quem se acredita sobre o endereço dos clientes; pode ser repetida
cli-serve-bot = um robô oferecido além dos embutidos, como "cmd:python3 meurobo.py", ou com um nome: "meu=cmd:python3 meurobo.py"; pode ser repetida
cli-serve-address = onde outros processos no mesmo PostgreSQL alcançam este; o mesmo nome que na configuração do proxy (padrão: como ele escuta)
cli-serve-memory = memória para as partidas em uso, em megabytes; quando toda ela está tomada, outras não são abertas
cli-serve-workers = processos em que os robôs pensam
cli-serve-review-samples = mundos imaginados em que decisões são comparadas, nas análises de partidas e nas dicas; 0: nenhuma das duas é feita
cli-serve-bot-seconds = o máximo que um robô pode pensar, em segundos
cli-serve-bot-pause = a pausa antes da jogada de um robô, em segundos
cli-serve-vote = segundos depois dos quais os outros podem votar para que um robô jogue por quem segura a partida
cli-serve-undo = quanto os robôs esperam por uma jogada ser desfeita, em segundos
cli-serve-order-pause = a pausa antes de uma jogada por instruções deixadas, em segundos: metade delas é mais curta
cli-serve-reveal = quanto tempo a distribuição espera pelos números secretos de quem está fora do ar, em segundos
cli-serve-limit = muda um limite: NOME=TAXA/RAJADA, por segundo e de uma vez; pode ser repetida
cli-serve-connections = conexões que um endereço pode ter ao mesmo tempo
cli-serve-patience = segundos que um pedido pode levar para chegar, e uma resposta pode ficar sem ser lida
cli-serve-metrics = o token que /metrics exige (padrão: só esta máquina pode olhar)
cli-serve-log = quanto registrar: debug, info, warning ou error
serve-listening = O Trilhos está aberto em { $url } (Ctrl-C fecha; as partidas ficam em { $database })
bad-log-level = "{ $value }" não é um nível de registro. Níveis: { $known }.
bad-seconds = { $option } aceita um número de segundos de { $least } a { $most }, não "{ $value }".
database-in-use = Outro servidor está usando { $file }. Pare-o, escolha outro arquivo com --db, ou use PostgreSQL para vários servidores.
bad-http = Não dá para entender o pedido.
unknown-board = Este tabuleiro não existe.
board-id-taken = { $file } se chama "{ $id }", como outro tabuleiro. Dê outro id a ele.
too-many-boards = { $file } já é demais: de uma pasta, são oferecidos { $most } tabuleiros.
cli-serve-boards = uma pasta de tabuleiros oferecidos além dos nossos, um arquivo cada; os novos são achados com o servidor no ar
no-boards-there = Não há uma pasta { $folder }. Dê a --boards a pasta com os arquivos dos tabuleiros.
unknown-lesson = Não existe essa lição. A primeira página tem a lista de todas.
lesson-asks-else = Nada aconteceu: este passo da lição pede outra coisa.
lesson-read-first = Nada aconteceu: leia primeiro este passo da lição e toque em “Seguir”.
lesson-elsewhere = A lição já está em outro passo.

# Análises.
no-reviews = Este servidor não analisa partidas. Salve a partida e faça a análise você mesmo: trilhos review ARQUIVO
reviews-busy = Já há tantas partidas à espera de análise quantas este servidor aceita. Tente de novo daqui a alguns minutos.

# Dicas.
hints-not-agreed = Nesta partida não há dicas: ela foi aberta sem elas. Em uma nova, escolha as dicas antes de abri-la.
no-hints = Este servidor não dá dicas.
no-hint = Aqui não há o que aconselhar.
hint-failed = Nenhuma dica ficou pronta a tempo. Tente de novo.
hint-take = Pegue uma carta aberta.
hint-draw = Compre uma carta às cegas.
hint-claim = Conquiste uma rota agora.
hint-pay = Esta rota pode ser paga de um jeito melhor e de um pior.
hint-tickets = Compre bilhetes.
hint-keep = Pense em quais bilhetes combinam.
hint-pass = Passe.
hint-station = Construa uma estação.
hint-harbour = Construa um porto.
hint-yield = Desista do túnel.
hint-refill = Repare em qual baralho repõe a carta.
hint-pieces = Repare em quantos trens e navios seus bilhetes pedem.
hint-exchange = Troque peças.
hint-other = O que mais ajuda agora: { $move }.
hint-warning = Com esta jogada, robôs em mundos imaginados perdem cerca de { $points } da chance de vencer.
