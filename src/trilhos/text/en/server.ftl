unknown-game = There is no such game.
wrong-token = This link is not valid for this game.
needs-a-seat = Only a player of this game can do that: send the token of your seat's link.
host-only = Only whoever made the game can start it.
no-spectators = This game is not open to spectators.
already-started = The game has started already.
not-dealing = Nonces are asked for between the moment when everybody sits and the start: this one comes too early or too late.
wrong-nonce = This is not the nonce that was promised for this chair.
not-running = The game is not running.
colour-taken = Somebody else has this colour: choose another one.
guest-name = Player
no-free-chair = There is no free chair here.
empty-chairs = { $count ->
    [one] One chair is still empty: wait for somebody, or name a bot to fill it.
   *[other] { $count } chairs are still empty: wait for players, or name a bot to fill them.
}
bad-player-name = A name has 1 to { $most } letters.
too-much-beside = You have written, taken back, chosen anew or gone and come back { $most } times in this game, which is the limit. You can still play your moves.
bad-chat = A message has 1 to { $most } letters.
too-many-connections = You have too many connections to this server. Close some of its pages, then try again.
save-too-long = This save file has more than { $most } moves: games are never that long.
save-has-board = This game is played on a board that this server doesn't have. Ask its owner to offer the board, or play on with: trilhos play --save FILE
bad-first = The first player is the number of a chair, from 0 to { $most }.
not-your-turn = It is { $name }'s turn.
stale = The game has moved on (it is at number { $number } now): look again before you move.
from-the-future = The game has only come to number { $number }.
unknown-action = There is no action { $action } in this game.
has-resigned = This seat is not played by you any more.
bot-not-allowed = The bot "{ $name }" is not offered by this server.
too-fast = Too many requests ({ $limit }): wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
bad-address = "{ $value }" is no address of a process. Write for example --address 10.0.0.5:8001
bad-proxy = "{ $value }" is no address of a proxy. Name its IP address (127.0.0.1), a network (10.0.0.0/8), or * for every sender.
game-moving = The game is moving to another process of this server: try again in a moment. Nothing was lost.
too-busy = The game is too busy right now: try again.
not-written = The move could not be stored, so it was not made: try again.
no-database = The database can't be reached.
server-full = The server has no room for another game in use right now: try again in some minutes. Nothing was changed.
stopping = The server is about to stop: try again in a moment.
metrics-only-here = Metrics are for the owner of the server.
bad-request = The request doesn't fit: see "fields".
bug = Something went wrong on the server. It has been noted.
http-404 = There is nothing here.
http-405 = This address doesn't take such requests.
http-413 = The request is too large.
bad-database = The database { $url } can't be used: { $problem }
database-trouble = The database can't be read or written: { $problem }. "trilhos doctor" looks what is wrong with it; a backup can be restored into a new file ("trilhos restore").
cant-listen = Nothing can listen on { $host }, port { $port }: { $problem }. Choose another with --port.
bad-limit = "{ $value }" is not a limit. Write NAME=RATE/BURST, for example chat=0.5/5. Limits: { $known }.
cli-serve = open a server for friends: rooms, seats and live play
cli-serve-host = the address to listen on (127.0.0.1: this machine only; 0.0.0.0: everybody)
cli-serve-port = the port to listen on; 0 takes any that is free (default: { $port })
cli-serve-db = the database: a file, or postgresql://… (default: a file in your data folder)
cli-serve-origin = another origin whose pages may connect; may be given several times
cli-serve-proxy = the address of a proxy that is believed about clients' addresses; may be given several times
cli-serve-bot = a bot to offer beside the built-in ones, such as "cmd:python3 mybot.py", or with a name: "mine=cmd:python3 mybot.py"; may be given several times
cli-serve-address = where other processes on the same PostgreSQL reach this one; the same name as in the proxy's configuration (default: as it listens)
cli-serve-memory = memory for games in use, in megabytes; when all of it is taken, further ones are turned away
cli-serve-workers = processes in which bots think
cli-serve-review-samples = imagined worlds in which decisions are compared, in reviews of games and in hints; 0: neither is made
cli-serve-bot-seconds = the longest a bot may think, in seconds
cli-serve-bot-pause = the pause before a bot's move, in seconds
cli-serve-vote = seconds after which the others can vote that a bot plays for who holds the game
cli-serve-undo = how long bots wait for a move to be taken back, in seconds
cli-serve-order-pause = the pause before a turn is played by standing orders, in seconds: half of them are shorter
cli-serve-reveal = how long a deal waits for the nonces of players whose devices are away, in seconds
cli-serve-limit = change a rate limit: NAME=RATE/BURST, for each second and at once; may be given several times
cli-serve-connections = connections that one address may have at once
cli-serve-patience = seconds that a request may take to arrive, and an answer may go unread
cli-serve-metrics = the token that /metrics asks for (default: only this machine may look)
cli-serve-log = how much to log: debug, info, warning or error
serve-listening = Trilhos is open at { $url } (Ctrl-C closes it; games are kept in { $database })
bad-log-level = "{ $value }" is not a log level. Levels: { $known }.
bad-seconds = { $option } takes a number of seconds from { $least } to { $most }, not "{ $value }".
database-in-use = Another server has { $file } open. Stop it, choose another file with --db, or use PostgreSQL for several servers.
bad-http = The request can't be understood.
unknown-board = There is no such board.
board-id-taken = { $file } is called "{ $id }", as another board is. Give it another id.
too-many-boards = { $file } is one too many: { $most } boards of a folder can be offered.
cli-serve-boards = a folder of boards to offer beside our own, one file each; new ones are found while the server runs
no-boards-there = There is no folder { $folder }. Give the folder with the boards' files to --boards.
unknown-lesson = There is no such lesson. The first page has a list of all that there are.
lesson-asks-else = Nothing has happened: this step of the lesson asks for something else.
lesson-read-first = Nothing has happened: read this step of the lesson first, then press “Next”.
lesson-elsewhere = The lesson is at another step by now.

# Reviews.
no-reviews = This server makes no reviews of games. Save the game and review it yourself: trilhos review FILE
reviews-busy = As many games as this server takes are waiting for their reviews already. Try again in a few minutes.

# Hints.
hints-not-agreed = There are no hints in this game: it was made without them. In a new one, choose hints before you open it.
no-hints = This server gives no hints.
no-hint = There is nothing to advise here.
hint-failed = No hint could be found in time. Try again.
hint-take = Take a card that lies open.
hint-draw = Draw a hidden card.
hint-claim = Claim a route now.
hint-pay = This route can be paid for in a better and a worse way.
hint-tickets = Draw tickets.
hint-keep = Think about which tickets go together.
hint-pass = Pass.
hint-station = Build a station.
hint-harbour = Build a harbour.
hint-yield = Give the tunnel up.
hint-refill = Mind which deck fills the gap.
hint-pieces = Mind how many trains and ships your tickets need.
hint-exchange = Exchange pieces.
hint-other = What helps most now: { $move }.
hint-warning = Bots in imagined worlds give up about { $points } of their chance to win with this move.
