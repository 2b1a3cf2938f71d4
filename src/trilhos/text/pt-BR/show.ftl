# The log: people, beside what happens on the table.
log-joined = { $name } sentou-se à mesa.
log-left = { $name } saiu da mesa.
log-seated = { $name }, um robô, sentou-se à mesa.
log-started = A partida começa.
log-undo = { $name } voltou atrás na última jogada.
log-away = { $name } está ausente: um robô joga por enquanto.
log-back = { $name } está de volta.
log-resigned = { $name } desistiu: um robô joga até o fim.
