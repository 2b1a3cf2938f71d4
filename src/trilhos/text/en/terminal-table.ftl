# The terminal's map, ways of tickets, reasons, and moves in the person's own words
route-serves = for { $tickets }
ticket-way =
    { $left ->
        [one] { $left } piece to go
       *[other] { $left } pieces to go
    }: { $way }
ticket-no-way = no way is left
routes-claimable = can be claimed now
routes-none = No route here has "{ $words }" in it.
map-legend = · free  + on the way of your tickets  { $names }  ("m CITY" shows the region around a city)
map-legend-region = · free  + on the way of your tickets  { $names }  ("m" shows the whole board)
map-plain = A map says nothing aloud: here is the board in words.
illegal-because = "{ $move }" is not legal now. { $why }
terminal-more-help = Enter shows the next page; anything else stops here.
terminal-pick-help = Type the number that stands before your choice, and press Enter. Ctrl-C leaves.
say-take = take, pick
say-draw = draw
say-claim = claim, route
say-pay = pay
say-tickets = tickets, draw tickets
say-keep = keep
say-pass = pass
say-station = station, build a station in, build station in
say-harbour = harbour, harbor, build a harbour in
say-yield = yield, give up
say-refill = refill
say-pieces = pieces
say-exchange = exchange, swap
say-neutral = neutral
say-train = train
say-ship = ship
say-trains = trains
say-ships = ships
say-and = and
