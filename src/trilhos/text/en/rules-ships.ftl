# The rules pages: trains and ships, harbours, hard routes and tours.
rules-setup-decks =
    There are two decks. The train deck has { $trainCards } cards: { $trainEach } in each of { $colours } colours, and
    { $wilds } wilds. The ship deck has { $shipCards }: { $shipSingles } single and { $shipDoubles } double ships in
    each colour.
rules-setup-hands =
    You are dealt { $handTrains } train cards and { $handShips } ship cards, and { $shownEach } cards of each deck are
    laid face up, for everybody.
rules-setup-pieces =
    After the tickets you choose, in secret, how many trains and how many ships you want: { $pieces } pieces in all, at
    most { $mostTrains } trains and { $mostShips } ships. All choices are shown at once; what you don't take is your
    box.
rules-setup-suggested = In your first game, { $suggestedTrains } trains and { $suggestedShips } ships are a good choice.
rules-setup-harbours = You have { $harbours } harbours.

rules-cards-lead-both =
    Take two cards, one after the other. Each can be one of the { $shown } face-up cards or the unseen top card of
    either deck.
rules-cards-refill-both =
    When you take a face-up card, you say which deck its successor comes from, and it is turned up right away. So the
    mix of trains and ships on the table is yours to change.
rules-cards-wild-both =
    A face-up wild is worth the whole draw: take it first and you get nothing else, and it can't be your second card,
    not even when it has only just been turned up.
rules-cards-blind-both = A wild from the top of the train deck is plain luck: it counts as one card like any other.
rules-cards-flush-both =
    Once { $wildLimit } or more of the face-up cards are wilds, all { $shown } are discarded and each deck gives
    { $shownEach } new ones.
rules-cards-rebuild-both =
    When a deck is used up, its own discard pile is shuffled and becomes the new deck. If that is empty too, the other
    deck helps out.

rules-claim-both =
    Rectangular spaces are for trains and train cards, oval ones for ships and ship cards. No route has both.
rules-claim-wild-both =
    A wild stands for any card, also for a ship, and covers one space. You may even pay with wilds alone.

rules-ships-title = Ship cards
rules-ships-lead = Ship cards come as single ships, good for one space, and double ships, good for two.
rules-ships-over =
    A double ship may cover just one space, if no card of your payment could be left out. Five spaces can be paid with
    three doubles, but never with four.
rules-ships-example =
    For example, { $a }–{ $b } is { $colour } and has { $count } spaces. These are some of the ways to pay:
rules-board-waypoints =
    { $waypoints ->
        [one] On the water there is one point without a name. It joins
       *[other] On the water there are { $waypoints } points without a name. They join
    } ship routes, but no harbour can stand there and no ticket leads there.
rules-board-around = The board goes round the globe: a route that leaves it on one side comes in on the other.

rules-hard-title = Hard routes
rules-hard-lead =
    Some rail routes lead through hard country: every space costs two train cards of the same colour instead of one.
rules-hard-colour = Any colour will do, and each space may have its own. In each pair a wild can stand for a card.

rules-tours-title = Tours
rules-tours-lead = { $tours } of the tickets are tours: they name three cities or more, in an order.
rules-tours-order = Link them in the printed order and the tour brings its high value.
rules-tours-any = Link them all in some other way and it brings its lower value.
rules-tours-failed = If not all of them are linked, you lose the tour's penalty.

rules-harbours-title = Building a harbour
rules-harbours-lead =
    A harbour turns tickets into points: the more of your completed tickets name its city, the more it scores.
rules-harbours-where =
    Build in a port city where one of your routes ends, rail or ship, and where no harbour stands yet. You can build
    { $harbours }.
rules-harbours-cost =
    It costs two train cards and two ship cards, all four of the same colour and all with the harbour symbol. Wilds
    stand for any of them.
rules-harbours-symbol =
    The symbol is on { $trainSymbols } train cards and on all { $shipSingles } single ships of each colour, and on no
    double ship.
rules-harbours-score =
    In the end a harbour brings { $harbour1 } points for one completed ticket that names its city, { $harbour2 } for
    two, { $harbour3 } for three or more, and nothing without any.
rules-harbours-both = A ticket between two of your harbours counts for both.
rules-harbours-left = Each harbour that you never built costs you { $harbourLeft } points.
rules-harbours-example = For example, a harbour paid in yellow, with one wild:

rules-exchange-title = Exchanging pieces
rules-exchange-lead =
    Too many trains, too few ships? Swap as many as you like for pieces of the other kind from your box.
rules-exchange-cost = That is your whole turn and costs 1 point a piece. Your score may fall below zero.
