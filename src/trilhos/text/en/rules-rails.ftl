# The rules pages: ferries, tunnels and stations.
rules-ferries-title = Ferries
rules-ferries-lead =
    A ferry is a gray route over water with locomotives printed on some of its spaces. For each of these you must pay a
    locomotive.
rules-ferries-rest =
    The other spaces are paid as on any gray route: with one colour, with more locomotives, or with both.

rules-tunnels-title = Tunnels
rules-tunnels-lead = Nobody knows how long it takes to dig a tunnel, so its price may rise after you have paid.
rules-tunnels-lay = First lay the cards for its length, as for any other route.
rules-tunnels-turn =
    Then three cards from the deck are turned over. Each that has the colour you paid with costs you one more card, in
    that colour or a locomotive. A locomotive among the three always counts.
rules-tunnels-wild =
    If you laid nothing but locomotives, only turned-over locomotives count, and only locomotives can be added.
rules-tunnels-yield =
    Can't pay, or don't want to? Then you take back what you laid, the tunnel stays free, and your turn is over.
rules-tunnels-discard = The three cards are discarded at the end of the turn, whatever happened.
rules-tunnels-short =
    If the deck runs out, the discard pile becomes the new deck. If there still aren't three cards, fewer are turned
    over; if there are none, the tunnel is yours without any risk.
rules-tunnels-example = For example, you lay two red cards:
rules-tunnels-example-turned = turned over
rules-tunnels-example-add =
    { $count ->
        [0] nothing more
       *[other] { $count } more: red or locomotive
    }

rules-stations-title = Stations
rules-stations-lead =
    A station lets you borrow: for your tickets you may use one route of another player that ends in the station's
    city.
rules-stations-where =
    Build in any city that has no station yet, even if you have no route there. One a turn, { $stations } in a game.
rules-stations-cost =
    Your first station costs one card, the second two of the same colour, the third three of the same colour.
    Locomotives stand for any of them.
rules-stations-choice =
    You needn't say which route you borrow before the game is over, but then it is one and the same for all your
    tickets. Trilhos picks the best one for you.
rules-stations-not = A borrowed route scores nothing and isn't part of your longest path.
