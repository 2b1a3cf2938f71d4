# Puzzles and the deal of the day: commands, and what the server says of them.
cli-puzzles = positions in which one move is clearly best: find, check or try them
cli-puzzles-what = find: look for them in games of bots; check: weigh those of files anew; show: try one, today's without another word
cli-puzzles-words = files of puzzles; for show also a day, such as 2026-11-19
cli-puzzles-out = folder for the puzzles that are found; broken off, it goes on there
cli-puzzles-map = a board to look at (again for more; default: all)
cli-puzzles-players = a number of players (again for more; default: 2)
cli-puzzles-bots = who plays the games: a strong bot
cli-puzzles-games = games for each board and number of players
cli-puzzles-samples = imagined worlds in which every decision is looked at (default: 48)
cli-puzzles-check = imagined worlds in which the moves of a puzzle are weighed against each other (default: 320)
progress-puzzles = looking for puzzles
puzzles-usage = Say what to do: trilhos puzzles find --out FOLDER, trilhos puzzles check FILE…, or trilhos puzzles show [FILE|DAY].
puzzles-no-folder = Say where the puzzles are to lie: --out FOLDER.
puzzles-found =
    { $count ->
        [one] One puzzle found. It is in { $folder }.
       *[other] { $count } puzzles found. They are in { $folder }.
    }
puzzles-stands = { $id }: stands. Best is { $best }, ahead by { $lead }.
puzzles-falls = { $id }: does not stand. Best now is { $best }, ahead by { $lead }.
puzzle-illegal = { $file }: it says something of { $move }, and that move can't be made there, or its figures don't fit.
puzzle-unweighed = { $file }: it doesn't say what { $move } is worth.
unknown-puzzle = There is no puzzle { $id }.
bad-day = { $day } is no day. A day is written like 2026-11-19.
no-such-day = There is nothing for { $day }: days go from { $first } to { $last }.

# A puzzle.
puzzle-head = Puzzle, { $grade }: { $title }
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-ask-turn = You are { $name }, and it is your turn. What do you do?
puzzle-ask-first-tickets = You are { $name }, and the game begins. Which tickets do you keep?
puzzle-ask-tickets = You are { $name } and have drawn tickets. Which do you keep?
puzzle-right = Right: { $move }. It wins in { $chance } of the games that bots of the level hard play on from here.
puzzle-next-best = The next best would be to { $move }; it gives up { $points }.
puzzle-wrong = To { $move } gives up { $points } of a win. Better: { $better }.
puzzle-near = To { $move } is nearly as good: no difference is proven. Better: { $better }.
puzzle-left = Another time, then.
no-puzzles = This server has no puzzles.

# The deal of the day.
deal-not-over = Play this deal to its end first: others' games would tell you the cards.
other-deal = That game isn't one of the deal of { $day }.
no-such-deal-game = There is no such finished game of this deal.
cli-deal = the deal of the day: everybody has the same cards against the same bots
cli-deal-what = a day, such as 2026-11-19 (default: today); compare: put finished games of one deal beside each other
cli-deal-files = save files of one day's deal, for compare
cli-deal-name = what you are called (default: you)
cli-deal-json = tell what is dealt, or compared, as JSON
deal-usage = Say trilhos deal, trilhos deal DAY, or trilhos deal compare FILE FILE….
deal-of-no-day = { $file }: this game has not the deal of any day.
deal-unfinished = { $file }: this game isn't over. Finish the deal of { $day } first: other games tell its cards.
deal-of-another-day = { $file }: this is the deal of { $day }, the first file's is another one.
deal-head = Deal of { $day }: { $title }
deal-same = { $one } and { $two } are the same game, move by move.
deal-parting = { $one } and { $two } are the same until move { $number }: there { $name } played { $first } in the one, { $other } in the other.
column-deal-player = player
