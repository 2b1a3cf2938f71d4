# The log: people, beside what happens on the table.
log-joined = { $name } sat down.
log-left = { $name } got up.
log-seated = { $name }, a bot, sat down.
log-started = The game begins.
log-undo = { $name } took the last move back.
log-away = { $name } is away: a bot plays on.
log-back = { $name } is back.
log-resigned = { $name } gave up: a bot plays on.
