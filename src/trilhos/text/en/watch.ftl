# `trilhos watch`, and bots that a server's owner has given a name.
cli-watch = watch a game of bots, or one from a file, in the browser
cli-watch-file = a save file; one that isn't over is played on by the bots
cli-watch-players = number of players (default: as many as bots are named, at least 2)
cli-watch-live = show the game while it is played, instead of playing it first
watch-slow = { $bot } has been thinking for { $seconds } seconds; Ctrl-C ends it.
watch-raised = { $bot } failed ({ $problem }); the first legal move is played in its place.
remark-line = { $number }. { $name }, { $move }: { $words }
watch-both = Name either a file or a board (--map), not both.
watch-refused = This game can't be shown: { $problem }
watch-playing = The bots are playing…
watch-fault = { $bot } made { $count ->
    [one] a mistake
   *[other] { $count } mistakes
  }; the first: { $fault }
watch-open = Open { $url } (Ctrl-C ends it; nothing is kept)
bad-program-name = "{ $name }" can't be a bot's name here: use small letters, digits, - and _, and no name that there is already.
report-watch = { $count ->
    [one] Watch the game in the browser
   *[other] Watch a game in the browser: a command for each of the first { $count }
  }
