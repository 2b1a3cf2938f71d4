# Reviews of games: commands.
cli-review = where a game was won and lost
cli-review-samples = imagined worlds in which close decisions are compared; the same number gives the same review on any machine (default: 150)
cli-review-jobs = processes that judge at the same time (default: one for each core)
cli-review-html = write the review as a page that needs no network
cli-review-plain = the curve in figures, for screen readers
progress-review = judging
review-glance = First, roughly:
review-written = Written: { $file }
review-nothing = { $file }: nothing has been played in this game yet, so there is nothing to review.
review-unfinished = This game isn't over: it is reviewed as far as it goes, from what each player could see.
review-stopped = Stopped: { $judged } of { $decisions } decisions were judged, the first ones.

# Moves, as what somebody chose to do.
review-act-take = take a face-up card ({ $card })
review-act-draw =
    { $deck ->
        [train] draw a hidden train card
        [ship] draw a hidden ship card
       *[other] draw a hidden card
    }
review-act-claim = claim { $route }
review-act-pay = pay { $cards }
review-act-tickets = draw tickets
review-act-keep = keep { $tickets }
review-act-pass = pass
review-act-station = build a station in { $city }
review-act-harbour = build a harbour in { $city }
review-act-yield = give up the tunnel
review-act-refill =
    { $deck ->
        [train] fill the gap with a train card
        [ship] fill the gap with a ship card
       *[other] fill the gap
    }
review-act-pieces = begin with { $trains } trains and { $ships } ships
review-act-exchange =
    { $gains ->
        [trains] exchange { $ships } ships for trains
       *[ships] exchange { $trains } trains for ships
    }

# Marks.
review-mark-best = best
review-mark-good = good
review-mark-inaccurate = inaccurate
review-mark-mistake = mistake
review-mark-blunder = blunder

# Why another move was better.
review-why-ticket = With the best move, { $ticket } would have been completed in { $then } of the games instead of { $now }.
review-why-score = The best move brings { $points } points more.
review-why-rival = The best move leaves { $name } { $points } points less.
review-why-later = With the best move the game would last { $turns } turns longer.
review-why-sooner = With the best move the game would end { $turns } turns sooner.

# Turning points.
review-turn-decision = Move { $number }: { $name } chose to { $move }. To { $better } was worth { $change } more.
review-turn-taken =
    { $turns ->
        [one] { $name } took it one turn later.
       *[other] { $name } took it { $turns } turns later.
    }
review-turn-luck-good = Move { $number }: after { $name } chose to { $move }, luck brought { $change }: { $then } instead of { $after }.
review-turn-luck-bad = Move { $number }: after { $name } chose to { $move }, luck took { $change }: { $then } instead of { $after }.

# What bots of the levels that play human say after a game.
afterword-gave-up = I gave up { $ticket } when { $name } took { $route }.
afterword-late = I never finished { $ticket }; the game was over too soon for me.
afterword-let-go = { $ticket } asked too much of me, so I let it go.
afterword-detour = When { $name } took { $route }, I had to go the long way round.
afterword-done = { $ticket } was my plan, and nobody got in its way.
afterword-none = I just took what came.

# The report.
review-title = { $title }: { $names }
review-curve-fair = Chance to win, as each player could know it:
review-curve-open = Chance to win, with all cards known:
review-turning = Turning points:
review-turning-none = None stands out.
review-costly = Moves that gave something up:
review-costly-none = None that can be proven.
review-move = Move { $number }, { $name }: { $move }. Mark: { $mark }, { $cost } given up; better: { $better }.
review-method = Every decision was played on in up to { $samples } imagined worlds, from what the player could see, by bots of the level hard. Only what can't be chance counts as given up: 2 % is inaccurate, 5 % a mistake, 10 % a blunder. Luck is the rest: cards drawn, and what others did.
column-review-name = player
column-review-place = place
column-review-points = points
column-review-accuracy = accuracy
column-review-given-up = given up
column-review-luck = luck
column-review-start = start
column-review-tickets = tickets
column-review-cards = cards left
column-review-turns = turns
column-review-claims = routes
column-review-draws = cards drawn
column-review-worlds = worlds

# The page.
report-review-eyebrow = Review of a game
report-review-turning = Turning points
report-review-turning-note = What moved somebody's chance most. A decision counts twice: it could have been another.
report-review-curve = Chance to win
report-review-curve-note = As each player could know it at the time: what each sees is something else, so these don't add up to 100 %. Circles are moves that gave something up.
report-review-curve-open = With all cards known
report-review-curve-open-note = As one who sees every hand and every ticket would judge it; nobody at the table could.
report-review-players = Players
report-review-players-note = Accuracy is 100 % where nothing was given up, and 0 where every decision was a blunder. What one began with, less what was given up, and luck make the result.
report-review-moves = Moves
report-review-moves-note = What gave something up stands out; press a move to see what else there was. Small figures are points of chance.
report-review-all = all moves
report-review-marked = only what gave something up
report-review-better = Better: { $move } ({ $cost } more).
report-review-axis = moves
report-review-won = { $name } has won with { $score } points.
report-review-shared = The win is shared: { $names }.
report-review-line = { $name }: from { $first } to { $last }
report-review-mark = Move { $number }, { $name }: { $mark }
report-review-expected = Expected: { $score } points, in eight of ten endings { $low } to { $high }.
report-review-option = option
report-review-chance = chance
report-review-chosen = played
report-review-tickets = Own tickets:
