cli-arena = tournaments among bots: ratings, intervals, a report
cli-arena-bots = the bots that meet, by name; "cmd:COMMAND" is a program
cli-alone = the first bot in one seat against the second in all others
cli-blocks = number of deal blocks: one deal, played in every seating
cli-arena-seed = seed of the first deal; block k uses seed + k
cli-cluster = play on a Ray cluster at this address instead of in processes here
cli-sprt = stop when it is decided whether the first bot is ahead of the second by LOW or by HIGH Elo
cli-out = folder for results and report; the same command goes on where it was stopped
cli-hunt = find games among bots that get nowhere
cli-hunt-map = a map; may be given several times (default: all)
cli-hunt-players = a number of players; may be given several times (default: all)
cli-hunt-bots = the bots, each alone and all mixed (default: all but random, and the styles of hard; those that look ahead think little)
cli-hunt-games = deals at every table
cli-hunt-limit = decisions after which a game counts as endless (default: 3000)
hunt-stalled = Stalled for { $rounds } rounds, { $decisions } decisions: { $command }
hunt-capped = No end after { $decisions } decisions: { $command }
hunt-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; got nowhere: { $finds }; most decisions of the others: { $most }.
hunt-faults = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
}, first in: { $command }
hunt-nothing = No map that was chosen is for { $players } players.

column-rating = rating
column-points = score
column-made = tickets
column-move-ms = ms, p95
column-faults = faults

progress-blocks = blocks
progress-estimate = { $bot } { $share } % ±{ $margin }

arena-played =
    { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, { $games } games from seed { $seed } on; ratings by { $model }, their mean is 0; ± is half an interval of 95 %.
arena-sprt-high = Decided early: { $bot } is ahead by { $high } Elo rather than { $low } (ratio { $ratio }, limit ±{ $limit }).
arena-sprt-low = Decided early: { $bot } is ahead by { $low } Elo rather than { $high } (ratio { $ratio }, limit ±{ $limit }).
arena-sprt-open = Not decided whether { $bot } is ahead by { $low } or by { $high } Elo (ratio { $ratio }, limit ±{ $limit }).
arena-capped =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } given up after { $limit } decisions without an end, the first with seed { $seed }; blocks that don't count because of that: { $blocks }.
arena-nothing-counts = Every block has a game that was given up after { $limit } decisions without an end, the first with seed { $seed }: there is nothing to rate. "trilhos hunt" finds such games.
arena-fault = { $bot }, seed { $seed }: { $what }
arena-report = Report: { $file }
arena-stopped =
    { $blocks ->
        [one] { $blocks } block is
       *[other] { $blocks } blocks are
    } safe in { $folder }; the same command goes on from there.

fault-start = it didn't start ({ $detail })
fault-rubbish = decision { $decision }: not an answer: { $detail }
fault-illegal = decision { $decision }: not legal: { $detail }
fault-late = decision { $decision }: too late ({ $detail })
fault-died = decision { $decision }: it ended (code { $detail })

bot-twice = "{ $name }" is in the list twice. Name each bot once; for a bot against itself, name it alone.
too-many-seatings = A block would have { $games } games, more than { $most }. Name fewer bots, or play several tournaments.
alone-needs-two = --alone seats one bot against another in all other seats: it takes two bots, not { $bots }.
sprt-needs-two = --sprt compares two bots, not { $bots }.
sprt-not-alone = --sprt asks which of two is ahead where both win equally often if they are equals: not with --alone and more than two players.
bad-sprt = --sprt takes two numbers LOW,HIGH from -1000 to 1000, the lower first, like 0,20, not "{ $value }".
no-ray = --cluster needs Ray. Install it with: pip install "trilhos[cluster]".
no-cluster = There is no Ray cluster at { $address }: { $problem }
broken-results = { $file } is damaged at line { $line }. Use another folder, or remove the file to begin anew.
foreign-results = { $file } holds no results of Trilhos (format { $format }). Use another folder.
other-results = { $file } holds another tournament: its { $field } is { $theirs }, not { $ours }. Use another folder.
results-in-use = { $file } is in use by another run. Wait for it, or use another folder.

report-eyebrow = Trilhos · tournament
report-map = Map
report-players = Players
report-blocks = Blocks
report-games = Games
report-seed = Seed
report-options = Options
report-verdict = { $bot } is the strongest: it wins { $share } of its seats ({ $span }).
report-ratings = Ratings
report-ratings-note = Elo by { $model }, with intervals of 95 %; the mean of all bots is 0. 100 points stand for 64 % against 36 %.
report-wins = Wins
report-wins-note = Share of the seats that won; a shared win counts in parts.
report-matrix = Who comes in before whom
report-matrix-note = How often the bot of the row ends ahead of the bot of the column, in the games of both.
report-scores = Scores
report-scores-note = From the least to the most; the box is the middle half, its line the median; the figure is the mean.
report-turns = Turns
report-turns-note = Turns a player in a game.
report-tickets = Tickets
report-tickets-note = Made, out of kept, in a game.
report-points-failed = Points failed
report-points-failed-note = What tickets that weren't completed cost.
report-largest-hand = Largest hand
report-largest-hand-note = The most cards that were held at once.
report-draw-row = Row of draws
report-draw-row-note = The most turns in a row in which only cards were drawn.
report-idle-turns = Idle turns
report-idle-turns-note = Turns that brought neither a card nor a ticket, a route or a building.
report-cards-left = Cards left
report-cards-left-note = In the hand when the game ends.
report-pieces-left = Pieces left
report-pieces-left-note = In the reserve when the game ends.
report-times = Time for a move
report-times-note = 95 of 100 moves take no longer than the bar; its dark part is the median.
report-times-rest = median { $median }, most { $most }
report-faults-none = No faults
report-faults-none-note = No illegal move, no late or missing answer, no bot that gave up.
report-faults = Faults
report-faults-note = A faulty decision was replaced by the first legal action. A forfeited seat was played so to the end, and counts as lost.
report-fault-count = { $bot }: faults: { $faults }; forfeited seats: { $forfeits }.
report-fault-seed = Seed
report-fault-times = { $seed } ({ $times } times)
report-fault-bot = Bot
report-fault-what = What happened
report-method = Every deal is played in all seatings; intervals are from 1,000 bootstrap samples of whole deals. Ratings assume that each two bots have drawn once.

cli-tune = find better constants for a bot
cli-tune-generations = generations of candidates
cli-tune-population = candidates in a generation
cli-tune-deals = deals that a candidate plays, in every seat
cli-tune-against = the bots against whom what was found is proven (default: a field of five)
cli-tune-proof = fresh deals against each of them, in every seat
cli-tune-out = folder for what is found, and for notes: the same command goes on where it was stopped
progress-tuning = generations
progress-proof = deals against { $rival }
tune-proof = against { $rival }: { $wins } of { $games } games won [{ $low } to { $high }]
tune-done = The constants, with how they were found, are in { $file }.
bad-tuning-notes = { $file } is damaged: { $problem }. Remove it to begin anew, or use another folder.
other-tuning-notes = { $file } has notes of another tuning: other deals, seed or population, or another start. Use another folder, or remove it to begin anew.
no-tuning-folder = There is no folder { $folder }. Make it first, or choose another with --out.

cli-think = what a search thinks of a stored position
cli-think-seat = the seat that thinks, from 1; only what it sees counts (default: whoever is to move)
cli-think-samples = moves to play on; the same number gives the same answer on any machine (default: 1200)
cli-think-ms = milliseconds to think, instead of samples
nothing-to-think = Nobody waits for this seat to decide: the game is over, or others are to move. Leave out --seat for whoever is to move.
samples-or-ms = Give --samples or --ms, but not both.
think-move = { $move }: wins { $win }, margin { $margin }, { $samples } samples
think-untried = { $move }: not tried
think-line = might go on: { $line }
cli-train = teach expert a board
cli-train-games = games of steiner in many characters to learn from first
cli-train-search-games = games in each round that the search plays itself
cli-train-rounds = rounds at most; one that gains nothing is the last
bad-lessons = The lessons in { $file } are damaged: { $problem }. Remove the file to begin anew, or use another folder.
other-lessons = { $file } has lessons of another course: another board or version, or other games or seed. Use another folder, or remove it to begin anew.
cli-train-out = folder for what is learned; bots look for it where TRILHOS_TRAINED says
progress-lessons = lessons
train-value = value: log-loss { $loss } on games that it hadn't seen (knowing nothing: { $nothing })
train-calibration = { "  " }said { $said }, was { $was } ({ $count } times)
train-beliefs = beliefs: log-loss { $loss } (knowing nothing: { $nothing })
train-others = beliefs about bots that play otherwise: log-loss { $loss } (knowing nothing: { $nothing })
train-round = round { $number } of games of its own: log-loss { $before } before it learned from them, { $after } afterwards
train-done = What was learned is in { $file }.
