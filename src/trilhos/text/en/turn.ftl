# A turn in the browser.
action-pass = Pass
action-undo = Undo
undo-ask = Ask to undo
undo-ask-short = Undo?
undo-until = until { $name } moves
undo-asked = Waiting for { $names } to agree
undo-question = { $name } asks to take the last move back. It showed only their own cards.
undo-agree = Agree
undo-deny = Let it stand
turn-thinking = { $name } is thinking
turn-several = Choosing now: { $names }
last-round = Last round
last-round-left =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
stalling-title = The game is stuck
stalling-left =
    If nobody claims, builds, draws or keeps anything within { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }, the game ends.
stalling-short =
    { $count ->
        [one] It ends after { $count } more turn like this.
       *[other] It ends after { $count } more turns like this.
    }

# What is asked for.
prompt-first-tickets = Choose your first tickets
prompt-choose-tickets = Choose the tickets to keep
prompt-second-card = One more card
prompt-pay = Choose how to pay
prompt-tunnel = The tunnel: pay or give up
prompt-neutral = A track for the neutral player
prompt-refill = Which deck fills the gap?
prompt-pieces = How many trains, how many ships?
prompt-over = The game is over
prompt-cards = Take a face-up card or draw from a deck
prompt-route = Choose a glowing route
prompt-tickets = Draw tickets
prompt-station = Choose a city for the station
prompt-harbour = Choose a port for the harbour
prompt-exchange = Exchange pieces
prompt-pass = Nothing else is possible: pass
prompt-cards-first =
    { $count ->
        [0] These cards pay for no route
        [one] These cards pay for { $count } route
       *[other] These cards pay for { $count } routes
    }

# Why something can't be done now.
why-over = The game is over.
why-not-your-turn = It is { $name }'s turn.
why-not-now = Something else has to be decided first.
why-second-card = Take your second card first.
why-taken = Taken by { $name }.
why-taken-nobody = The neutral player has it.
why-closed = Closed: the other track of the pair is taken.
why-own-twin = You have the other track of the pair.
why-pieces =
    { $count ->
        [one] You are { $count } piece short.
       *[other] You are { $count } pieces short.
    }
why-cards =
    { $count ->
        [one] You lack cards for { $count } space.
       *[other] You lack cards for { $count } spaces.
    }
why-cards-colour = Missing: { $count } × { $colour }.
why-cards-building = You don't have the cards for it.
why-all-built = You have built all of yours.
why-no-port = This city is not a port.
why-no-route = None of your routes ends here.
why-no-card = No card lies there.
why-one-wild = A face-up wild card can't be the second card.
why-no-tickets = No tickets are left.
why-keep-more =
    { $count ->
        [one] Keep at least { $count } ticket.
       *[other] Keep at least { $count } tickets.
    }
why-not-offered = That is not one of the choices.
why-can-act = You may pass only when nothing else is possible.
why-exchanged = Too few pieces are left to exchange.
why-none-cards = No card can be taken.
why-none-route = No route can be claimed with your cards and pieces.
why-none-tickets = No tickets can be drawn now.
why-none-station = No station can be built now.
why-none-harbour = No harbour can be built now: it takes a port with a route of yours, and the cards.
why-none-exchange = Nothing can be exchanged now.

# Keys.
keys-title = Keys
key-take = take a face-up card
key-draw = draw from the deck
key-draw-second = draw from the second deck
key-route = choose a route
key-tickets = draw tickets
key-station = build a station
key-harbour = build a harbour
key-exchange = exchange pieces
key-arrows = go to the next one that glows
key-enter = confirm
key-cancel = cancel
key-pass = pass
key-undo = undo
key-find = find a city
key-help = this list
find-city = Find a city
find-none = No such city
steps-waiting =
    { $count ->
        [one] { $count } move to see
       *[other] { $count } moves to see
    }
steps-next = Next move
steps-last = Show all
key-next = show the next move of others, where they are shown step by step
key-last = show all moves of others
