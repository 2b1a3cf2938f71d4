terminal-you = You

# Beginning
terminal-found = There are unfinished games:
terminal-resume = Go on: { $title }, turn { $turn } ({ $names })
terminal-board-changed = { $file } was changed since this game began: it goes on with the board it was dealt on.
terminal-new = Start a new game
terminal-which-map = Which map?
terminal-left-alone = That file is left as it is.
terminal-other-file = The file exists already; this game is saved in { $file }.
terminal-prompt-number = Number:

# The table
terminal-head =
    { $title } · { $turn ->
        [0] setup
       *[other] turn { $turn }
    } · { $name }
terminal-last-round =
    LAST ROUND: { $turns ->
        [one] { $turns } turn left, this one included
       *[other] { $turns } turns left, this one included
    }
terminal-stalling =
    If nobody claims, builds, draws or keeps anything within { $turns ->
        [one] { $turns } turn, this one included
       *[other] { $turns } turns, this one included
    }, the game ends.
terminal-earlier = … (l shows the log)
terminal-face-up = Face up
terminal-deck = (deck: { $count })
terminal-deck-train = (train deck: { $count })
terminal-deck-ship = (ship deck: { $count })
terminal-hand = Hand
terminal-hand-train = Trains
terminal-hand-ship = Ships
hand-symbol = { $count } harbour
hand-double = { $count } double
terminal-no-cards = no cards
terminal-tickets = Tickets
terminal-no-tickets = no tickets yet
terminal-all-tickets = … (t shows all tickets)
terminal-done = done:
terminal-open = open:
seat-points = points
seat-trains = trains
seat-ships = ships
seat-cards = cards
seat-tickets = tickets
seat-stations = stations
seat-harbours = harbours
seat-tokens = tokens
seat-loans = loans
some-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
some-trains =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
some-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
some-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
some-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
some-stations =
    { $count ->
        [one] { $count } station left
       *[other] { $count } stations left
    }
some-harbours =
    { $count ->
        [one] { $count } harbour left
       *[other] { $count } harbours left
    }
tour-points = { $high } points in this order, { $low } in another; { $lost } lost if not joined
some-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
some-loans =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }
neutral-name = Neutral player
neutral-trains =
    Neutral player: { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }, marker: { $holder }
neutral-stopped = Neutral player: stopped

# Choosing
menu-item = { $number } ({ $letter }) { $what }
menu-draw = draw cards
menu-claim = claim a route [{ $count }]
menu-tickets = draw tickets
menu-station = build a station
menu-harbour = build a harbour
menu-exchange = exchange pieces
menu-pass = pass
list-draw = Draw a card:
list-claim = Claim which route?
list-station = Build a station in which city?
list-harbour = Build a harbour in which city?
list-exchange = Exchange which pieces? Each costs a point.
list-refill = Fill the gap from which deck?
list-pieces = Choose { $total } pieces: how many trains, from { $least } to { $most }? The rest are ships. The others learn it when all have chosen.
list-pay-space = Pay for one space of { $target }, two cards of one colour ({ $left } still to pay):
list-pay = Pay for { $target }:
list-keep =
    { $least ->
        [one] Keep { $least } ticket at least:
       *[other] Keep { $least } tickets at least:
    }
list-neutral = Which track does the neutral player take?
move-take = face up in slot { $slot }
move-draw = deck
move-draw-about = the top card, unseen
move-exchange = { $gained } for { $given }
deck-train = train deck
deck-ship = ship deck
move-yield = give up the tunnel and take the cards back
route-tunnel = tunnel
route-ship = ship
route-hard = hard: two cards a space
route-ferry =
    { $count ->
        [one] ferry: { $count } locomotive
       *[other] ferry: { $count } locomotives
    }
route-toll = toll { $amount }
route-toll-player = toll { $amount } to { $to }
route-loan = takes a loan
terminal-prompt = Your turn (? for help):
terminal-prompt-list = Number{ $ways } (? for help):
prompt-more = , Enter for more ({ $page } of { $pages })
prompt-default = , Enter for { $answer }
prompt-back = , 0 to go back
terminal-more = -- Enter: { $count } more lines, 0: enough --
terminal-confirm = Enter ends your turn, u takes it back:
terminal-undone = Taken back.

# What to do instead
terminal-not-listed = Please type one of { $numbers }, a move such as "take 2", or ? for help.
terminal-bad-number = Please type a number from 1 to { $most }, a move such as "take 2", or ? for help.
terminal-bad-keep = Please type which to keep, at least { $least } of 1 to { $most }, for example: 1 2
terminal-bad-pieces = Please type a number of trains from { $least } to { $most }, or press Enter for the suggested one.
terminal-bad-menu = Please type a number from 1 to { $most }, the letter beside it, or ? for help.
terminal-bad-confirm = Please press Enter to go on, or type u to take your move back.

# Commands
terminal-help =
    Choose by number or letter, or type a move: take 2, draw, claim Paris-Dieppe,
    pay 2 red 1 locomotive, station Paris, tickets, keep 1+3, yield, pass; with ships
    also pieces 20+40, draw ship, refill train, harbour Lagos, exchange 2 trains.
    { "  " }0        back
    { "  " }b        board: who owns which route
    { "  " }b CITY   the routes at a city (the first letters of its name are enough)
    { "  " }m        map of the board (m CITY: the region around a city)
    { "  " }w WORDS  free routes with these words (a city, a colour), and why each can't be claimed
    { "  " }/WORDS   on a list: only the rows with these words; / shows all
    { "  " }t        your tickets, with their shortest ways and what is left of them
    { "  " }l        log of what has happened (l all: from the beginning)
    { "  " }u        take your last decision back, while nobody has learnt anything new
    { "  " }s        save (the game is saved after every move anyway)
    { "  " }q        leave; the game is saved and can be gone on with
    Colours and their signs:
terminal-log-all = (l all shows the log from the beginning)
terminal-saved = Saved in { $file }.
terminal-goodbye = The game is saved in { $file }. Go on with: { $command }
board-owned = { $name }: { $routes }
board-none = no routes yet
board-stations = Stations of { $name }: { $cities }
board-harbours = Harbours of { $name }: { $cities }
board-free =
    { $count ->
        [one] { $count } route is free
       *[other] { $count } routes are free
    }; "b CITY" shows the routes at a city.
board-no-city = Which city is "{ $name }"? { $known }
board-route-free = free
board-route-closed = closed

# The end
final-title = The final count
final-done = { $mark } Tickets completed by { $name }: { $tickets }
final-failed = { $mark } Tickets failed by { $name }: { $tickets }
final-longest = spaces in longest path
final-tokens = tokens left
final-borrowed = { $name } used { $route } through the station in { $city }
terminal-which-opponents = Which opponents?
terminal-capped = After { $limit } decisions this game has no end, and isn't played on. It is saved in { $file }.
terminal-thinking =
    { $name } is thinking, for { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } at most
