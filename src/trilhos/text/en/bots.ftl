unknown-limit = A bot's command has no limit "{ $name }". Limits: { $known } (see docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" holds no command. Write it like "cmd:python3 mybot.py", with every quote closed.
cli-bot = check whether a program keeps to the bot protocol
cli-bot-what = what to do: check
cli-bot-command = the command that starts the bot, like "python3 mybot.py"
bot-usage = Write: trilhos bot check "python3 mybot.py" (see docs/how-to/write-a-bot.md).
bot-check-hello = starts and says hello
bot-check-pings = answers several pings in order
bot-check-unknown = ignores messages and fields that it doesn't know
bot-check-stop = ignores a stop when it isn't thinking
bot-check-pieces = reads lines that come in pieces
bot-check-games = plays whole games on every map, legally and in time
bot-check-broken-off = forgets a game that was broken off
bot-check-repeatable = plays the same game for the same seed
bot-check-quit = ends at quit
bot-check-end-of-input = ends when its input does
bot-check-passed = The bot keeps to the protocol; its slowest move took { $slowest } ms.
bot-check-failed = The bot doesn't keep to the protocol yet; its slowest move took { $slowest } ms.
bot-easy-name = Easy
bot-easy-about = likes long trains and bright colours, and forgets a ticket now and then
bot-casual-name = Casual
bot-casual-about = knows the game, but loses sight of a ticket or doesn't see that a route is taken
bot-normal-name = Normal
bot-normal-about = plans well and seldom overlooks anything
bot-hard-name = Hard
bot-hard-about = the best planner of the house, tuned for the map
bot-expert-name = Expert
bot-expert-about = looks ahead: tries its moves out in imagined games before it decides
bot-master-name = Master
bot-master-about = looks further and wider than anybody else of the house: a move may take a few seconds

bot-random-about = any legal action
bot-greedy-about = the most points now, the fewest tickets
bot-path-about = the way with fewest hops for each ticket, the dearest first
bot-onestep-about = the next step towards its dearest ticket
bot-longroute-about = long routes only, and a quick end
bot-hungry-about = more and more tickets with one plan for all
bot-steiner-about = the cheapest network for all its tickets, every action weighed in points
bot-steiner-t-about = steiner with constants tuned for each map and number of players
bot-steiner-r-about = steiner with constants tuned anew, in many more games
bot-steiner-block-about = steiner that also counts what it takes away from others

parameter-exponent = how steeply the value of a planned space falls with the cost of the plan
parameter-wild = value of a face-up wild, in planned spaces
parameter-short = extra value of a card that the plan lacks
parameter-surplus = value of a card that nothing needs
parameter-target = value of cards for a long route beside the plan
parameter-card = points that a card is worth when it is paid
parameter-loose = share of that price for routes beside the plan
parameter-detour = value of not having to go round
parameter-twin = points for a double route that closes at once
parameter-touch = points a space for routes that touch the own network
parameter-burn = price of cards that the plan needs elsewhere
parameter-spend = price of wilds
parameter-ticket-gate = share of the pieces that must be left to draw tickets
parameter-ticket-worth = weight of the tickets that a draw may bring
parameter-keep = share of the pieces at which a plan succeeds every other time
parameter-hop = cards that the turn of a claim counts for when routes are compared
parameter-rich = cards that a point is worth when routes are compared
parameter-toll = points that a toll token is worth
parameter-glut = how fast cards lose value once more are held than pieces could use
parameter-aware = how far the hand lowers the price of routes that it can pay, when routes are compared
parameter-late = turns before the end from which on plans are reckoned in turns
parameter-block = weight of what a claim takes away from a rival
parameter-noise = size of the errors in judgement, as a share of what the best action is worth
parameter-rush = points a space for ending the game sooner
parameter-samples = moves that are played on in imagined worlds for one decision; 0: no limit
parameter-ms = milliseconds for one decision; 0: no limit
parameter-turns = turns of each seat that are played on before a position is judged
parameter-width = moves that are compared, steiner's among them
parameter-cores = cores that think at most; the move is the same
parameter-doubt = standard errors that a move must be ahead of steiner's
parameter-style = way of playing: balanced, long (routes), tickets, blocker, rusher

# Characters: what is said of them, and how they play.
character-bia-about = grew up beside a station; a little of everything, and all of it well
character-joaquim-about = drove engines for forty years; loves a long line
character-marcus-about = always on the first train; likes a brisk game
character-ruth-about = retired librarian; collects tickets as others collect stamps
character-emil-about = is ten and has just learned the rules
character-ines-about = draws up timetables for a living; looks many turns ahead
character-sanne-about = cycles everywhere and is there first; takes the gap you were looking at
character-willem-about = keeps a lock on the canal; patient, sound, hard to surprise
character-amina-about = writes about journeys; would rather go the long way round
character-kenji-about = repairs watches; thinks every move through twice
character-chloe-about = captain of a ferry; many tickets, one tidy network
character-harjit-about = drives a tram, now on holiday; quick, cheerful, a little careless
style-balanced = all-round
style-long = long routes
style-tickets = many tickets
style-blocker = gets in the way
style-rusher = in a hurry
character-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
bots-characters = Characters:

cli-bots = list the bots, the levels for people, and their parameters
column-about = what it does
bots-levels = Levels:
bots-others = Bots:
bots-parameters = Parameters, as in "hard:style=blocker" or "steiner:wild=2:noise=1":
unknown-parameter = The bot { $bot } has no parameter "{ $name }". Parameters: { $known }.
bad-parameter = The parameter { $name } of the bot { $bot } can't be "{ $value }". Allowed: { $allowed }.
