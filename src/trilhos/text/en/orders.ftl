# What is to be done while others think, in the browser.
menu-orders = Next: what to do when it is my turn
orders-about = When your turn comes, the first of these that is possible is done for you, wherever you are. Nobody else can see this. If none is possible, you are called as usual.
orders-none = Nothing yet: you play every turn yourself.
orders-build = { $what }
orders-build-with = { $what }, paid for with
orders-draw = Draw blind
orders-take = Take only these, where they lie open:
orders-take-else = Draw, these first where they lie open:
orders-turns = { $count ->
    [one] for one turn
   *[other] for { $count } turns
}
orders-up = Earlier
orders-remove = Remove
orders-new-build = Claim or build as soon as I can
orders-what = What
orders-press = Choose it on the board
orders-press-prompt = Choose a route, or a city to build in
orders-pay-with = Pay only with these; with any if none is chosen
orders-add-build = Add this
orders-new-draw = Draw cards
orders-open-cards = Face-up cards to take, the most wanted first
orders-blind = else draw blind
orders-deck = From the deck
orders-how-long = How long
orders-always = until I change it
orders-add-draw = Add drawing
orders-until = Stop, and call me
orders-last-round = when the last round begins
orders-near = when somebody else claims at: { $cities }
orders-until-turns = after they were carried out
orders-until-any = without a limit
orders-stopped-done = All of it is done.
orders-stopped-undone = Stopped: you took a move back.
orders-stopped-near = Stopped: somebody has claimed a route nearby.
orders-stopped-last-round = Stopped: the last round has begun.
orders-stopped-turns = Stopped: as many turns were played as you wanted.
