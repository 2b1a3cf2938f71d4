# The rules pages of the browser table: the frame, and what all boards share.
rules-title = The rules: { $board }
rules-contents = On this page
rules-home = To the first page
rules-others = The rules of the other boards

rules-goal-title = The goal
rules-goal-lead =
    All of you build networks between the cities of one board. The player with the most points in the end wins.
rules-goal-routes = A route scores the moment you claim it, and long routes score far more than short ones.
rules-goal-tickets =
    Your secret tickets name cities. In the end, each ticket whose cities your network links adds its value to your
    score, and each of the others takes its value away.
rules-goal-longest = The longest unbroken path brings { $longest } extra points.
rules-goal-stations = Stations help with tickets, and each one that you didn't need brings { $stationLeft } points.
rules-goal-harbours = Harbours score by the tickets that lead to their cities; a harbour never built costs you points.
rules-goal-tokens = Every claim costs toll tokens. Whoever saves most of them gets a bonus; loans cost points.

rules-setup-title = Before the first turn
rules-setup-lead =
    For { $least } to { $most } players. Trilhos shuffles, deals, and draws lots for who begins; turns go round
    clockwise.
rules-setup-trains = You have { $trains } trains.
rules-setup-stations = You have { $stations } stations as well.
rules-setup-deck =
    The deck has { $trainCards } train cards: { $trainEach } in each of { $colours } colours, and { $wilds }
    locomotives, which are the wild cards.
rules-setup-hand = You are dealt { $handTrains } cards, and { $shown } are laid face up next to the deck, for everybody.
rules-setup-tickets = You are dealt { $dealt } of the { $tickets } tickets and keep { $keep } of them or more.
rules-setup-long =
    You are dealt { $dealLong } of the { $longTickets } long tickets and { $deal } regular ones. Of these { $dealt }
    you keep { $keep } or more, whichever you like.
rules-setup-under = What you don't keep goes under the ticket deck.
rules-setup-box = What you don't keep leaves the game unseen, and so do the long tickets that nobody was dealt.
rules-setup-pile = What you don't keep goes face down onto a discard pile for tickets.
rules-setup-starts =
    Going later is made up for: the first player starts with 0 points, the second with 1, the third with 2, and so on.
rules-setup-secret =
    Cards and tickets are for your own eyes until the game is over. How many of them you have, everybody can see.

rules-board-title = The board
rules-board-lead =
    { $cities } cities, joined by routes. A route is a row of spaces between two cities; its colour says which cards pay
    for it, and the number of its spaces how many.

rules-turn-title = Your turn
rules-turn-lead = On your turn you do one of these things, and only one. Passing is for those who can do nothing at all.
rules-turn-cards = Draw cards.
rules-turn-route = Claim a route.
rules-turn-tickets = Draw new tickets.
rules-turn-station = Build a station.
rules-turn-harbour = Build a harbour.
rules-turn-exchange = Exchange pieces.

rules-cards-title = Drawing cards
rules-cards-lead =
    Take two cards, one after the other. Each can be one of the { $shown } face-up cards or the unseen top card of the
    deck.
rules-cards-refill =
    A face-up card that you take is replaced from the deck right away, so you can see the new one before you take your
    second.
rules-cards-wild =
    A face-up locomotive is worth the whole draw: take it first and you get nothing else, and it can't be your second
    card, not even when it has only just been turned up.
rules-cards-blind = A locomotive from the top of the deck is plain luck: it counts as one card like any other.
rules-cards-flush =
    Once { $wildLimit } or more of the face-up cards are locomotives, all { $shown } are discarded and { $shown } new ones
    take their place.
rules-cards-rebuild = When the deck is used up, the discard pile is shuffled and becomes the new deck.
rules-cards-limit = You may hold as many cards as you like.

rules-claim-title = Claiming a route
rules-claim-lead =
    Pick a free route, pay a card for each of its spaces, and put a piece on each. From now on it is yours.
rules-claim-colour = A coloured route takes cards of its colour.
rules-claim-gray = A gray route takes any colour, but only one: all its cards match.
rules-claim-wild = A locomotive stands for a card of any colour. You may even pay with locomotives alone.
rules-claim-pieces = You need a piece for every space; a route can't be claimed in part, nor over several turns.
rules-claim-anywhere = It can be anywhere on the board. It doesn't have to touch what you already have.
rules-claim-score = The points come at once, by the length of the route:
rules-claim-example =
    For example, { $a }–{ $b } is { $colour } and has { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }. It can be paid in these ways:
rules-points-length = spaces
rules-points-worth = points

rules-doubles-title = Double routes
rules-doubles-lead = Two tracks side by side that join the same two cities are a double route. Nobody can ever own both.
rules-doubles-closing = With fewer than { $doublesFrom } players, the first claim closes the other track to everybody.
rules-doubles-open = Nearly every route here is double, and both tracks can be claimed however many play.
rules-doubles-beside = Tracks that run side by side on their way to different cities aren't a double route.
rules-doubles-mixed =
    { $mixed }: here a rail route and a ship route join the same cities. They have nothing to do with each other.

rules-tickets-title = Drawing tickets
rules-tickets-lead =
    Look at { $draw } tickets from the deck, or at as many as there are, and keep { $drawKeep } or more.
rules-tickets-under = The others go under the ticket deck. When the deck is empty, you can't draw tickets.
rules-tickets-pile =
    The others go onto the tickets' discard pile, which is shuffled into a new deck when there are no tickets left to
    draw.
rules-tickets-stay = What you have kept stays with you until the end, done or not. There is no limit to your tickets.
rules-tickets-done = It doesn't matter which way your routes go from one city to the other, nor how long that way is.

rules-end-title = The end
rules-end-lead =
    When a player's turn ends with { $endAt } trains or fewer left, the end begins: everybody, that player too, has
    { $endTurns ->
        [one] { $endTurns } more turn
       *[other] { $endTurns } more turns
    }. Then the points are counted.
rules-end-both =
    When a player's turn ends with { $endAt } pieces or fewer left, trains and ships together, the end begins:
    everybody, that player too, has { $endTurns ->
        [one] { $endTurns } more turn
       *[other] { $endTurns } more turns
    }. Then the points are counted.

rules-count-title = The final count
rules-count-line = what counts
rules-count-how = how
rules-count-start = What you started with.
rules-count-routes = What your routes scored during the game.
rules-count-tickets = Plus the value of each completed ticket, minus the value of each other one.
rules-count-tours = Plus the value of each completed ticket, minus the value of each other one; tours have three values.
rules-count-longest = { $longest } points for the longest path. Those who are level all get them.
rules-count-stations = { $stationLeft } points for each station that you didn't build.
rules-count-harbours =
    Per harbour { $harbour1 }, { $harbour2 } or { $harbour3 } points for one, two, or three and more completed tickets
    that name its city. Minus { $harbourLeft } for each harbour that you didn't build.
rules-count-exchange = Minus 1 point for each piece that you exchanged.
rules-count-tokens = The bonus for the tokens you have left, if you have no loan.
rules-count-loans = Minus { $loan } points for each loan.
rules-count-path =
    The longest path may cross itself, run in circles and come through a city again and again, but no train counts
    twice.
rules-count-tie = If players are level, the one with more completed tickets wins.
rules-count-tie-stations = If that is level too, the one who built fewer stations.
rules-count-tie-longest = If they are still level, whoever has the longest path.

rules-players-title = How many play
rules-players-lead = The game works for { $least } to { $most } players. This changes with their number:
rules-players-closing =
    With { $doublesFrom } players or more, both tracks of a double route can be claimed; with fewer, only one.
rules-players-bonus = The token bonus has more places the more of you play.
rules-players-neutral = Two players can invite a neutral third.
