# Paying.
pay-station = Station in { $city }
pay-harbour = Harbour in { $city }
pay-building = A building in { $city }
pay-build = Pay and build
pay-first-space = Pay the first space
pay-next-space = Pay this space
pay-space = Paid space by space: this is space { $number } of { $of }.
pay-laid = Laid so far
pay-points =
    { $count ->
        [one] point
       *[other] points
    }
pay-sift = Show only one colour
pay-all = All
pay-only = Only { $colour }
pay-only-wild = Only { $card }
pay-over =
    { $count ->
        [one] { $count } space more than needed
       *[other] { $count } spaces more than needed
    }
pay-uses-up = uses up all { $colour }
pay-toll-bank = the bank
pay-toll =
    { $count ->
        [one] Toll: { $count } token to { $to }
       *[other] Toll: { $count } tokens to { $to }
    }
pay-toll-loan = You don't have enough tokens, so you take out a loan: it costs { $points } points at the end, and the token bonus.
pay-risk = Three cards are turned over:
pay-risk-more =
    { $more ->
        [0] { $chance }% nothing more
        [1] { $chance }% one more card
        [2] { $chance }% two more
       *[other] { $chance }% three more
    }
pay-left-stations = Stations left: { $before } → { $after }. Each one that you keep is worth { $points } points at the end.
pay-left-harbours = Harbours left: { $before } → { $after }. Each one that you don't build costs { $points } points at the end.

# Tickets.
keep-first-title = Your first tickets
chosen-title = You have chosen
chosen-waiting = Waiting for { $names }. Nothing is revealed until everybody has chosen.
chosen-change = Change my choice
chosen-who = Who has chosen
chosen-done = { $name }: has chosen
chosen-open = { $name }: choosing
keep-tour = In this order { $points }, in any order { $any }, failed −{ $penalty }
keep-long = long ticket
keep-done = already connected
keep-no-way = can no longer be connected
keep-left =
    { $count ->
        [one] { $count } piece to place
       *[other] { $count } pieces to place
    }
keep-shares =
    { $count ->
        [one] shares { $count } route with { $ticket }
       *[other] shares { $count } routes with { $ticket }
    }
keep-shares-more =
    { $count ->
        [one] shares { $count } route with { $ticket } and { $more } more
       *[other] shares { $count } routes with { $ticket } and { $more } more
    }
ticket-left = { $count } to go
ticket-lost = can't be done

# Tunnels.
tunnel-title = Tunnel { $route }
tunnel-laid = Laid
tunnel-turned = Turned over
tunnel-one-more = +1
tunnel-costs =
    { $count ->
        [one] The tunnel costs { $count } more card.
       *[other] The tunnel costs { $count } more cards.
    }
tunnel-free = The tunnel costs nothing more.
tunnel-too-much = You can't pay that: the cards come back to your hand.
tunnel-pay = Pay { $count } more
tunnel-yield = Give up
tunnel-close = Continue

# Trains and ships.
pieces-title = Trains and ships
pieces-slider = Trains, the rest are ships
pieces-split = { $trains } trains and { $ships } ships
pieces-take = Take { $trains } trains and { $ships } ships
pieces-advice = The rulebook suggests { $trains } trains and { $ships } ships
pieces-more-ships = One more ship, one fewer train
pieces-more-trains = One more train, one fewer ship
exchange-title = Exchange pieces
exchange-direction = What you want
exchange-want-train = Swap ships for trains
exchange-want-ship = Swap trains for ships
exchange-count = How many pieces
exchange-less = One piece fewer
exchange-more = One piece more
exchange-for-train =
    { $count ->
        [one] Get { $count } train
       *[other] Get { $count } trains
    }
exchange-for-ship =
    { $count ->
        [one] Get { $count } ship
       *[other] Get { $count } ships
    }
exchange-costs = Each piece you exchange costs one point.

# The neutral player.
neutral-title = Neutral player: { $route }
neutral-about = Choose the track that the neutral player gets.
neutral-tracks = Tracks
neutral-take = Give this track

# A gap among the face-up cards.
refill-title = Next face-up card
refill-about = Which deck does it come from?
