# The log: people, beside what happens on the table.
log-you = você
log-joined = { $name } sentou-se à mesa.
log-left = { $name } saiu da mesa.
log-seated = { $name }, um robô, sentou-se à mesa.
log-started = A partida começa.
log-nonce-missing = Nenhum número secreto chegou de { $name } a tempo: a distribuição foi feita sem ele.
log-undo = { $name } desfez a última jogada.
log-hinted = { $name } pediu uma dica.
log-asked = { $name } pediu para desfazer a última jogada.
log-agreed = { $name } concordou.
log-denied = { $name } preferiu deixar a jogada como estava.
log-voted = { $name } pediu que um robô continuasse a partida.
log-clock = Acabou o tempo para { $name }: um robô decidiu.
log-away = { $name } se ausentou: um robô joga por enquanto.
log-back = { $name } voltou.
log-vacation = { $name } saiu de férias: o relógio fica parado.
log-vacation-over = { $name } voltou das férias.
log-lapsed = O tempo acabou para { $name }: um robô joga até a volta.
log-resigned = { $name } desistiu: um robô joga até o fim.

# The final count as a show.
line-completed = bilhetes cumpridos
line-failed = bilhetes não cumpridos
count-you = Você venceu!
count-shared = Vitória dividida: { $names }
count-tie-tickets = Empate em pontos: decidiu quem cumpriu mais bilhetes.
count-tie-stations = Empate em pontos: decidiu quem usou menos estações.
count-tie-longest = Empate em pontos: decidiu a maior rota contínua.
count-tie-shared = Empate em pontos, sem mais nada para desempatar.
show-skip = Pular
show-again = Rever a contagem
show-replay = Rever a partida
show-review = Análise
show-share = Compartilhar a partida
show-share-review = Compartilhar esta jogada
show-copied = Link copiado
show-save = Arquivo da partida
show-audit = Registro completo, lance a lance
show-home = Início
show-rematch = Jogar de novo
deal-promise = Antes de alguém se sentar, o servidor guardou um segredo a sete chaves; este é o lacre. Depois, o aparelho de cada jogador fez o mesmo com um número secreto próprio. As cartas, os bilhetes e quem começa resultam de todos eles juntos, então ninguém podia escolher a distribuição: nem o servidor, nem quem abriu a partida, nem o último a se sentar.
deal-promise-how = Todos os jogadores veem o mesmo lacre. Quando a partida termina, os segredos são revelados e este aparelho confere sozinho se tudo bate.
deal-fair = Ninguém podia escolher esta distribuição: a semente das cartas resulta de um segredo do servidor e de números secretos de { $names }, um deles deste aparelho, todos prometidos antes que ele revelasse o seu. Este aparelho conferiu isso.
deal-fits = O que foi revelado desta distribuição bate: a semente resulta de um segredo do servidor e de números secretos de { $names }. Se alguém a escolheu, este aparelho não tem como saber: não há número secreto dele nela, ou ele não viu o que foi prometido.
deal-alone = Nenhum aparelho de jogador participou desta distribuição: o servidor a sorteou sozinho e podia tê-la escolhido.
deal-old = Esta partida foi distribuída do jeito antigo: o servidor não podia mudar a distribuição depois, mas podia tê-la escolhido antes.
deal-lesson = Esta distribuição foi escolhida para a lição: quem a faz recebe sempre as mesmas cartas.
deal-imported = Esta partida veio de um arquivo: quem o trouxe podia conhecer a distribuição.
deal-study = Esta partida é um estudo: continua outra que já acabou, com as mesmas cartas por vir; quem viu aquela podia conhecê-las. Ela não vale nada.
deal-wrong = Há algo errado com esta distribuição. Guarde o arquivo da partida e fale com quem mantém o servidor.
deal-fault-commitment = O que o servidor revela agora não corresponde ao lacre que ele mostrou antes da partida.
deal-fault-terms = O tabuleiro, as opções, as regras ou quem começa não são os que foram lacrados.
deal-fault-promises = Foram prometidos outros números secretos, e não os que este aparelho viu antes da distribuição.
deal-fault-bots = Os robôs informados não são os que estavam na mesa antes da distribuição.
deal-fault-nonces = Há um número secreto que não é o prometido.
deal-fault-mine = O número secreto deste aparelho não foi usado, embora estivesse pronto a tempo.
deal-fault-seed = A semente das cartas não resulta dos segredos.
deal-fault-order = A ordem dos lugares não resulta dos segredos.
deal-withheld = Prometeram um número secreto que não está na distribuição: { $names }. Quem o reteve, ou o deixou de fora, podia escolher entre a distribuição com ele e a distribuição sem ele.
deal-note = O que este aparelho anotou
deal-note-how = Se as cartas vieram mesmo dessa semente, um computador confere, com o arquivo da partida e o que este aparelho anotou: trilhos verify.
show-rematch-ready = Ir para a revanche

# The replay.
replay-title = Replay
replay-move = Jogada
replay-at = Jogada { $at } de { $of }
replay-first = Voltar ao início
replay-back = Uma jogada atrás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Uma jogada adiante
replay-last = Ir ao fim
replay-claim = Ir à próxima conquista
replay-speed = Velocidade
replay-table = Ir à mesa

# O que os outros fizeram desde o próprio turno, em poucas palavras depois do nome.
strip-title = Desde o seu último turno
strip-again = Mostrar de novo
brief-claim =
    { $route }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
brief-take = { $cards }
brief-draw = { $cards } às cegas
brief-draw-hidden = { $count } às cegas
brief-draw-hidden-train =
    { $count ->
        [1] { $count } trem às cegas
       *[other] { $count } trens às cegas
    }
brief-draw-hidden-ship =
    { $count ->
        [1] { $count } navio às cegas
       *[other] { $count } navios às cegas
    }
brief-keep-hidden =
    { $count ->
        [1] { $count } bilhete
       *[other] { $count } bilhetes
    }
brief-keep = { $tickets }
brief-yield = desistiu do túnel { $route }
brief-station = estação em { $city }
brief-harbour = porto em { $city }
brief-loan-bank = um empréstimo
brief-loan-player = um empréstimo
brief-exchange-trains =
    { $count ->
        [1] { $count } navio por um trem
       *[other] { $count } navios por trens
    }
brief-exchange-ships =
    { $count ->
        [1] { $count } trem por um navio
       *[other] { $count } trens por navios
    }
brief-neutral-claimed = jogador neutro: { $route }
brief-pass = passou
deal-daily = Esta é uma distribuição do dia: todos os que a jogam recebem as mesmas cartas; quem conhece o dia pode conhecê-las.
show-others = Como os outros se saíram
