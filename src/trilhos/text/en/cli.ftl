cli-about = Rail-network board games: play, simulate and study them.
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-help = show this help and stop
cli-version = show the version and whether the engine is compiled
cli-lang = language of all texts: { $known } (default: as TRILHOS_LANG says, or your system)
cli-default = default: { $value }
cli-json = print figures as JSON, for programs
cli-play = play a game in the terminal against bots
cli-editions = list the maps, their players and options
cli-simulate = let bots play many games and sum them up
cli-replay = replay a saved game and tell what happened
cli-bench = measure the engine's speed on this machine
cli-map = which map (default: usa; see "trilhos editions") or board file
cli-map-ask = which map (default: you are asked)
cli-players = number of players
cli-bot-seats = bots by seat; the list starts again where it is too short
cli-opponents = your opponents; the list starts again where it is too short (default: characters who are at home on the map; see "trilhos bots")
cli-simulate-games = number of games
cli-seed = seed of the first game; game k uses seed + k
cli-play-seed = seed of the deal (default: a secret one)
cli-option = an option of the map; may be given several times
cli-audit = write every game, nothing hidden, to this file for checking
cli-limit = give a game up after so many decisions
cli-rules = rules version to play by
cli-jobs = processes to use
cli-replay-file = a saved game, or the id of one in your library (see "trilhos games")
cli-seat = tell the game as this seat saw it (default: as a spectator)
cli-save = where the game is saved (default: your data folder)
cli-plain = plain sentences without boxes and colours, for screen readers

column-id = map
column-title = title
column-players = players
column-cities = cities
column-routes = routes
column-tickets = tickets
column-options = options
column-seat = seat
column-bot = bot
column-wins = wins
column-score = mean score
column-least = least
column-most = most
column-tickets-kept = tickets
column-tickets-done = done
column-edition = map
column-games-per-s = games/s
column-decisions-per-s = decisions/s
column-clone-us = clone µs
column-legal-us = legal µs
column-state-bytes = bytes

progress-games = games
simulated =
    { $games ->
        [one] { $games } game from seed { $seed } on
       *[other] { $games } games from seed { $seed } on
    }; turns a game: { $mean } ({ $least } to { $most }).
simulated-stalled =
    { $count ->
        [one] { $count } game ended stalled: five rounds in which nobody got on.
       *[other] { $count } games ended stalled: five rounds in which nobody got on.
    }
simulated-capped = Given up after { $limit } decisions, without an end: seed { $seed }. It counts in no figure, and an audit file leaves it out.

bad-usage = { $problem }. See "{ $command } --help".
bad-number-from = { $option } takes a whole number, { $least } or more, not "{ $value }".
bad-decimal = { $option } takes a number from { $least } to { $most }, not "{ $value }".
bad-number-between = { $option } takes a whole number from { $least } to { $most }, not "{ $value }".
bad-switch = --option takes NAME=on or NAME=off, not "{ $option }".
unknown-language = There is no language "{ $name }". Languages: { $known }.
unknown-command = There is no command "{ $name }". Commands: { $known }.
unknown-bot = There is no bot called "{ $name }". Bots: { $known }.
missing-file = "{ $command }" needs a file. See "trilhos { $command } --help".
