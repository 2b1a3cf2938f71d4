# The board.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole board
board-choose = Choose a board
track-length =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
track-ship = ships
track-tunnel = tunnel
track-ferry =
    { $count ->
        [one] ferry with { $count } locomotive
       *[other] ferry with { $count } locomotives
    }
track-hard = hard: two cards a space
track-toll =
    { $count ->
        [one] toll of { $count } token
       *[other] toll of { $count } tokens
    }
track-worth =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }

# The legend.
legend-title = Legend
legend-rail = Train space
legend-gray = Any one colour
legend-ship = Ship space
legend-tunnel = Tunnel: may cost more cards
legend-ferry = Ferry: one locomotive for each symbol
legend-hard = Hard: two cards a space
legend-toll = Toll in tokens: to the bank, for a second track to the owner of the first
legend-seam = Goes on at the other edge, at the same letter
legend-city = City
legend-port = Port city
legend-waypoint = Waypoint, no city
legend-station = Station
legend-harbour = Harbour
legend-train = Train of a player
legend-boat = Ship of a player

# Cards on the table.
display-title = Face-up cards
display-take = { $slot }: take { $card }
display-gap = empty
stack-train = Train cards
stack-ship = Ship cards
stack-tickets = Tickets
stack-left =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
stack-tickets-left = { $count } left

# One's own.
hand-title = Hand
hand-empty = No cards
tickets-title = Tickets
ticket-done = completed
ticket-open = not completed

# Players.
players-title = Players
player-you = You
player-now = playing
player-trains = trains
player-ships = ships
player-cards = cards
player-tickets = tickets
player-stations = stations
player-harbours = harbours
player-tokens = toll tokens
player-loans = loans: points at the end
player-points = points

# The table.
log-title = Log
log-newest = Jump to the latest
turn-yours = Your turn: choose one
turn-other = { $name } is playing
action-cards = Draw cards
action-cards-short = Cards
action-route = Claim a route
action-route-short = Route
action-tickets = Draw tickets
action-tickets-short = + Tickets
action-station = Station
action-station-short = Station
action-harbour = Harbour
action-harbour-short = Harbour
action-exchange = Exchange
action-exchange-short = Exchange
round-number = round { $number }
count-title = Final count
count-won = { $name } has won

# Choices.
choice-cancel = Cancel
choice-pay = Pay and claim
choice-pay-with = Pay with
draw-tickets-title = Draw tickets?
draw-tickets-keep = You will see { $tickets } and must keep at least { $least }. Once they are seen, there is no way back.
draw-tickets-final = You must keep some of them. Once they are seen, there is no way back.
offer-title = Tickets on offer
offer-least = Keep at least { $count }.
offer-keep =
    { $count ->
        [0] Choose what to keep
       *[other] Keep { $count }
    }

# Lessons.
learn-title = Learn by playing
learn-newcomer = New here? Play a first game that tells you everything as you go, in about ten minutes.
learn-begin = Learn by playing
learn-go-on = Go on
learn-all = All lessons
learn-about = Real games with somebody beside you. A wrong move costs nothing, and you can stop and go on whenever you like.
lesson-label = Lesson: { $title }
lesson-step = { $step } of { $steps }
lesson-progress = How far the lesson has come
lesson-rules = In the rules
lesson-next = Next
lesson-finish = Finish
lesson-show-me = Show me
lesson-over = That was the lesson. Stay and play on if you like, or learn something else.
lesson-left = This game is no lesson any more. You can play on, or begin the lesson anew.
lesson-following = Next: { $title }
lesson-done = done
lesson-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
lesson-begin = Begin
lesson-begin-with = Begin: { $title }
lesson-go-on-with = Go on: { $title }
lesson-anew = Begin anew

# What there is every day.
home-today = Today
home-puzzle = Puzzle of the day
home-solved = (solved)
home-tried = (tried)
home-streak =
    { $count ->
        [one] one day in a row
       *[other] { $count } days in a row
    }
home-deal = Deal of the day
home-begun = (begun)
