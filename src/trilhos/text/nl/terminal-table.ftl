# De plattegrond in de terminal, wegen van tickets, redenen, en zetten in je eigen woorden
route-serves = voor { $tickets }
ticket-way =
    { $left ->
        [one] nog { $left } stuk
       *[other] nog { $left } stukken
    }: { $way }
ticket-no-way = er is geen weg meer
routes-claimable = kan nu geclaimd worden
routes-none = Geen route hier heeft “{ $words }” erin.
map-legend = · vrij  + op de weg van je tickets  { $names }  (“m STAD” toont de omgeving van een stad)
map-legend-region = · vrij  + op de weg van je tickets  { $names }  (“m” toont het hele bord)
map-plain = Een plattegrond zegt hardop niets: hier is het bord in woorden.
illegal-because = “{ $move }” mag nu niet. { $why }
terminal-more-help = Enter toont de volgende bladzijde; iets anders stopt hier.
terminal-pick-help = Typ het nummer dat voor je keuze staat, en druk op Enter. Met Ctrl-C ga je weg.
say-take = neem, pak, nemen, pakken
say-draw = trek, trekken
say-claim = claim, claimen, route
say-pay = betaal, betalen
say-tickets = tickets, trek tickets, tickets trekken
say-keep = houd, hou, houden, behoud
say-pass = pas, passen
say-station = station, station in, bouw station in, bouw een station in
say-harbour = haven, haven in, bouw haven in, bouw een haven in
say-yield = opgeven, geef op
say-refill = vul, vullen, aanvullen
say-pieces = stukken
say-exchange = ruil, ruilen
say-neutral = neutraal
say-train = trein, treinkaart, treinstapel
say-ship = schip, scheepskaart, scheepsstapel
say-trains = treinen
say-ships = schepen
say-and = en
