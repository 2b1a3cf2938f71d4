# The log: people, beside what happens on the table.
log-joined = { $name } sentou-se à mesa.
log-left = { $name } saiu da mesa.
log-seated = { $name }, um robô, sentou-se à mesa.
log-started = A partida começa.
log-undo = { $name } voltou atrás na última jogada.
log-asked = { $name } pede para desfazer a última jogada.
log-agreed = { $name } concorda.
log-denied = { $name } prefere que a jogada fique.
log-away = { $name } está ausente: um robô joga por enquanto.
log-back = { $name } está de volta.
log-resigned = { $name } desistiu: um robô joga até o fim.

# The final count as a show.
line-completed = bilhetes cumpridos
line-failed = bilhetes não cumpridos
count-you = Você venceu!
count-shared = Vitória dividida: { $names }
count-tie-tickets = Empate em pontos: decidiu quem cumpriu mais bilhetes.
count-tie-stations = Empate em pontos: decidiu quem usou menos estações.
count-tie-longest = Empate em pontos: decidiu o caminho mais longo.
count-tie-shared = Empate em pontos, e nada mais o decide.
show-skip = Pular
show-again = Rever a contagem
show-replay = Rever a partida
show-share = Compartilhar a partida
show-copied = Link copiado
show-save = Arquivo da partida
show-audit = Arquivo de auditoria
show-home = Início
show-rematch = Jogar de novo
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
