cli-about = Jogos de tabuleiro de redes ferroviárias: jogue, simule e estude.
cli-arguments = argumentos
cli-options = opções
cli-commands = comandos
cli-help = mostra esta ajuda e para
cli-version = mostra a versão e se o motor está compilado
cli-lang = idioma de todos os textos: { $known } (padrão: o de TRILHOS_LANG ou do seu sistema)
cli-default = padrão: { $value }
cli-json = escreve os números em JSON, para programas
cli-play = joga uma partida no terminal contra robôs
cli-editions = lista os mapas, seus jogadores e opções
cli-simulate = deixa os robôs jogarem muitas partidas e resume o resultado
cli-replay = repassa uma partida gravada e conta o que aconteceu
cli-bench = mede a velocidade do motor nesta máquina
cli-map = qual mapa (padrão: usa; veja "trilhos editions") ou arquivo de tabuleiro
cli-map-ask = qual mapa (padrão: é perguntado)
cli-players = número de jogadores
cli-bot-seats = robôs por lugar; a lista recomeça quando é curta demais
cli-opponents = seus adversários; a lista recomeça quando é curta demais (padrão: personagens que estão em casa no mapa; veja "trilhos bots")
cli-simulate-games = número de partidas
cli-seed = semente da primeira partida; a partida k usa semente + k
cli-play-seed = semente das cartas (padrão: uma secreta)
cli-option = uma opção do mapa; pode ser repetida
cli-audit = grava cada partida, sem nada escondido, neste arquivo para conferência
cli-limit = desiste de uma partida depois de tantas decisões
cli-rules = versão das regras
cli-jobs = processos a usar
cli-replay-file = uma partida gravada, ou o id de uma da sua biblioteca (veja "trilhos games")
cli-seat = conta a partida como este lugar a viu (padrão: como espectador)
cli-save = onde a partida é gravada (padrão: sua pasta de dados)
cli-plain = frases simples, sem molduras nem cores, para leitores de tela

column-id = mapa
column-title = título
column-players = jogadores
column-cities = cidades
column-routes = rotas
column-tickets = bilhetes
column-options = opções
column-seat = lugar
column-bot = robô
column-wins = vitórias
column-score = média
column-least = mínimo
column-most = máximo
column-tickets-kept = bilhetes
column-tickets-done = feitos
column-edition = mapa
column-games-per-s = partidas/s
column-decisions-per-s = decisões/s
column-clone-us = clone µs
column-legal-us = jogadas µs
column-state-bytes = bytes

progress-games = partidas
simulated =
    { $games ->
        [one] { $games } partida a partir da semente { $seed }
       *[other] { $games } partidas a partir da semente { $seed }
    }; turnos por partida: { $mean } ({ $least } a { $most }).
simulated-stalled =
    { $count ->
        [one] { $count } partida terminou parada: cinco rodadas em que ninguém avançou.
       *[other] { $count } partidas terminaram paradas: cinco rodadas em que ninguém avançou.
    }
simulated-capped = Interrompida depois de { $limit } decisões, sem fim: semente { $seed }. Não entra nos números nem no arquivo de auditoria.

bad-usage = { $problem }. Veja "{ $command } --help".
bad-number-from = { $option } aceita um número inteiro a partir de { $least }, não "{ $value }".
bad-decimal = { $option } aceita um número de { $least } a { $most }, não "{ $value }".
bad-number-between = { $option } aceita um número inteiro de { $least } a { $most }, não "{ $value }".
bad-switch = --option aceita NOME=on ou NOME=off, não "{ $option }".
unknown-language = Não há o idioma "{ $name }". Idiomas: { $known }.
unknown-command = Não há o comando "{ $name }". Comandos: { $known }.
unknown-bot = Não há robô chamado "{ $name }". Robôs: { $known }.
missing-file = "{ $command }" precisa de um arquivo. Veja "trilhos { $command } --help".
