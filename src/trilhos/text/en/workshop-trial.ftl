# The bot test of boards: what to change.
trial-seat-first = Whoever begins wins { $share } % of the games, where { $fair } % would be fair: give the others points at the start.
trial-seat-ahead = Seat { $seat } wins { $share } % of the games, where { $fair } % would be fair: give the other seats points at the start.
trial-seat-behind = Seat { $seat } wins only { $share } % of the games, where { $fair } % would be fair: give it points at the start.
trial-style-wins = One strategy wins { $share } % of its games ({ $style }): make others pay, with points for routes or tickets that serve them.
trial-games-long = A game takes { $turns } turns; on the official boards { $least } to { $most }. Fewer trains each, or shorter tickets.
trial-games-short = A game takes only { $turns } turns; on the official boards { $least } to { $most }. More trains each, or longer tickets.
trial-city-unvisited = { $city } is reached in { $share } % of the games: a ticket there, or a shorter route.
trial-route-dead = { $a }–{ $b } is taken in { $share } % of the games: shorter, or a ticket there.
trial-route-dead-short = { $a }–{ $b } is taken in { $share } % of the games, and can't be shorter: a ticket there, or leave it out.
trial-bottleneck = { $a }–{ $b } is a bottleneck: in { $wanted } % of the cases whoever takes it sends another on a detour of { $detour } spaces. A second track, or another route nearby.
trial-bottleneck-cut = { $a }–{ $b } is a bottleneck: in { $wanted } % of the cases somebody else still needed it, and { $cut } % of these tickets had no way left. A second track, or another route.
trial-ticket-rich = The ticket { $ticket } brings { $points } points for { $way } spaces; as the others are paid, { $fair } would be fair. Fewer points.
trial-ticket-poor = The ticket { $ticket } brings only { $points } points for { $way } spaces; as the others are paid, { $fair } would be fair. More points.
trial-ticket-refused = The ticket { $ticket } ({ $points } points, { $way } spaces) is kept in { $kept } % of the cases: more points, or nearer cities.
trial-ticket-fails = Of those who keep the ticket { $ticket }, { $done } % complete it: nearer cities, or another route on the way.
trial-color-none = No route is { $color }: cards of this colour pay for gray routes only. Make some routes { $color }.
trial-color-under = Routes in { $color } are used too little, { $beside } % of the mean of all colours ({ $spaces } spaces on the board): more or better ones in { $color }.
trial-color-over = Routes in { $color } are used too much, { $beside } % of the mean of all colours ({ $spaces } spaces on the board): make some of them gray or of another colour.
trial-fine = Nothing stands out: this board plays as the official ones do.

# What went wrong.
trial-nothing-ends = None of the games came to an end within { $limit } decisions. Check the rules of the board: nobody may be able to end it.
trial-nothing-stopped = Stopped before the first game was over: there is nothing to report.
trial-nothing-worker = A process that played games has ended before the first game was over, perhaps for want of memory. Try again with a smaller --jobs.
trial-stopped = Stopped: the figures are of { $games } of { $wanted } games.
trial-worker = A process that played games has ended, perhaps for want of memory: the figures are of { $games } of { $wanted } games. Try again with a smaller --jobs.
trial-given-up =
    { $count ->
        [one] One game came to no end and doesn't count.
       *[other] { $count } games came to no end and don't count.
    }

# The report.
trial-title = { $title }: { $games } games of bots, { $players } players, from seed { $seed }
trial-advice = What to change:
column-trial-turns = turns
column-trial-score = points
column-trial-lead = lead
column-trial-spread = 1st–last
column-trial-seat-wins = seats, %
column-trial-made = done
column-trial-worst = worst
column-trial-dead = dead
column-trial-wanted = contest
column-trial-marks = marks
column-trial-from = from
column-trial-to = to
column-trial-style = strategy
column-trial-ticket = ticket
column-trial-points = points
column-trial-way = spaces
column-trial-offered = offered
column-trial-kept = kept
column-trial-worth = worth
column-trial-route = route
column-trial-taken = taken
column-trial-when = when
column-trial-detour = detour
column-trial-cut = cut off
column-trial-color = colour
column-trial-beside = of the mean

# The command.
cli-trial-players = with test: number of players (default: 4, or as many as the board allows)
cli-trial-bots = with test: the bots, which sit in all seats in turn (default: one planner in four styles)
cli-trial-html = with test: write the report as one page, with a heat map
cli-trial-out = with improve and make: where the board is written
cli-trial-take = with improve: which proposals to take (default: you are asked, or all are taken where nobody can be)

# Small changes, proven.
improve-usage = Say where the changed board is to be written: trilhos board improve FILE --out FILE
improve-nothing = Nothing was proven: no small change made this board better for sure on { $games } fresh deals. More --games see smaller differences.
improve-gain = { $before } → { $after } marks: { $value } (for sure between { $low } and { $high }), on fresh deals, the same for both
improve-aim-line = The line is taken in { $before } % → { $after } % of the games.
improve-aim-ticket = The ticket is completed in { $before } % → { $after } % of the offers.
improve-alone = Each was proven alone. What they do together, trilhos board test on the new file shows.
improve-question = Which ones do you take? (all, none, or numbers like 1,3)
improve-not-taken = Nothing was written.
improve-written =
    { $count ->
        [one] { $file } has the board with one change.
       *[other] { $file } has the board with { $count } changes.
    }
trial-change-points = Ticket { $ticket }: { $after } points instead of { $before }
trial-change-length = { $a }–{ $b }: { $after } spaces instead of { $before }
trial-change-color = { $a }–{ $b }: { $color } instead of { $from }
trial-change-track = { $a }–{ $b }: a second track, { $color }
trial-change-line = { $a }–{ $b }: a new gray route of { $length }
improve-worker = A process that played games has ended, perhaps for want of memory: nothing was proven. Try again with a smaller --jobs.

# The page.
report-trial-eyebrow = Bot test of a board
report-trial-marks = { $marks } of 100 marks ({ $span }). Lost by uneven seats { $seats }, by lines that nobody takes { $routes }, by tickets that nobody completes { $tickets }, by how far the last is behind { $spread }.
report-trial-heat = Where routes are taken
report-trial-heat-note = The darker, the more often; blue is taken hardly ever. Point at a route to read its figures.
report-trial-route = { $a }–{ $b }: taken in { $taken } of the games, contested in { $wanted } of the cases
report-trial-beside = Beside the official boards
report-trial-beside-note = The same bots, as many players, 400 games each. Seats: wins in percent; done: tickets, of those kept; worst: the ticket that fails most; dead: lines taken in less than 5 % of the games; contest: claims by which a rival lost his way.
report-trial-seat = Seat { $seat }
report-trial-seats = Wins by seat
report-trial-seats-note = In percent, with the interval in which they lie in 95 of 100 cases.
report-trial-styles = Wins by strategy
report-trial-styles-note = Of the games in which it sat at the table, in percent. Whoever sits where changes from game to game.
report-trial-tickets = Tickets
report-trial-tickets-note = Spaces are of the shortest way. Kept: of offers; done: of those kept; worth: points a hand that kept it; wins: of these hands.
report-trial-routes = Routes
report-trial-routes-note = When: after which part of the game. Contested: of the claims, those by which a rival lost the shortest way of an open ticket; detour: spaces more; cut off: of these tickets, those with no way left.
report-trial-cities = Cities
report-trial-cities-note = In which part of the games somebody has a route there.
report-trial-colors = Colours
report-trial-colors-note = Taken: of all spaces of a colour; beside it, what that is of the mean of all colours.
report-trial-method = Every game has a deal of its own; bots sit in every seat equally often. Intervals by the bootstrap over games. Bots show balance, not fun.
column-trial-board = board
column-trial-wins = wins
column-trial-city = city
column-trial-lines = lines
column-trial-visited = visited
