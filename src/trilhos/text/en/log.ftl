log-deal = Dealt to { $name }: { $cards }.
log-deal-hidden =
    Dealt to { $name }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-market = Face up: { $cards }.
log-flush = Too many wild cards face up: all face-up cards were discarded.
log-refill = Slot { $slot } now shows: { $card }.
log-reshuffle =
    The discard pile became a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-reshuffle-tickets =
    The returned tickets became a new deck of { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
log-offer = Tickets on offer to { $name }: { $tickets }.
log-offer-hidden =
    { $name } drew { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } to choose from.
log-keep = { $name } kept: { $tickets }.
log-keep-hidden =
    { $name } kept { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
log-keep-first = { $name } chose the first tickets.
log-turn = Turn: { $name }.
log-take = { $name } took face up: { $cards }.
log-draw = { $name } drew blind: { $cards }.
log-draw-hidden =
    { $name } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } blind.
log-tunnel =
    { $name } tried the tunnel { $route } with { $laid }; turned over: { $turned }. { $surcharge ->
        [0] No surcharge.
        [one] Surcharge: { $surcharge } card.
       *[other] Surcharge: { $surcharge } cards.
    }
log-yield = { $name } gave up the tunnel { $route } and took the cards back.
log-claim =
    { $name } claimed { $route } for { $cards }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-toll-bank = { $name } paid a toll of { $amount } to the bank.
log-toll-player = { $name } paid a toll of { $amount } to { $to }.
log-loan-bank = { $name } couldn't pay the toll of { $amount } and took a loan.
log-loan-player = { $name } couldn't pay the toll of { $amount } and took a loan; the bank paid { $to }.
log-station = { $name } built a station in { $city } for { $cards }.
log-pass = { $name } passed: nothing else was possible.
log-ending =
    Hardly any pieces are left for { $name }: the last round begins. { $turns ->
        [one] { $turns } turn left.
       *[other] { $turns } turns left.
    }
log-stalling =
    Nothing has moved for a while. If nobody claims, builds, draws or keeps anything within { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, the game ends.
log-reveal = { $name } turned over a ticket for the neutral player: { $ticket }; at its foot: { $pair }.
log-reveal-none = No ticket is left in the deck for the neutral player.
log-neutral-blank = The neutral player has nothing to claim.
log-neutral-claimed = The neutral player claimed { $route }.
log-neutral-stopped = The neutral player has stopped for good.
log-neutral-toll = The bank paid { $name } the toll of { $amount }.
log-neutral-marker = The neutral marker went to { $name }.
log-over-pieces = The last turn has been played: the game is over.
log-over-passes = Everybody passed: the game is over.
log-over-stalled = For five rounds nobody claimed, built, drew or kept anything: the game has stalled and is over.
log-total =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-winners =
    { $count ->
        [one] Winner
       *[other] Shared victory
    }: { $names }.
ticket-blank = no cities
log-draw-hidden-train =
    { $name } drew { $count ->
        [one] { $count } train card
       *[other] { $count } train cards
    } blind.
log-draw-hidden-ship =
    { $name } drew { $count ->
        [one] { $count } ship card
       *[other] { $count } ship cards
    } blind.
log-reshuffle-train =
    The train discard pile became a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-reshuffle-ship =
    The ship discard pile became a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-pieces = { $name }: { $trains } trains and { $ships } ships to start with.
log-exchange-trains =
    { $name } exchanged { $count ->
        [one] { $count } ship for a train: { $count } point lost.
       *[other] { $count } ships for trains: { $count } points lost.
    }
log-exchange-ships =
    { $name } exchanged { $count ->
        [one] { $count } train for a ship: { $count } point lost.
       *[other] { $count } trains for ships: { $count } points lost.
    }
log-harbour = { $name } built a harbour in { $city } for { $cards }.

# An event that has no sentence of its own.
log-plainly = { $event }: { $values }.
