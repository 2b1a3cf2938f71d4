# Die Karte im Terminal, Wege von Zielkarten, Gründe, und Züge in den eigenen Worten
route-serves = für { $tickets }
ticket-way =
    { $left ->
        [one] noch { $left } Spielstein
       *[other] noch { $left } Spielsteine
    }: { $way }
ticket-no-way = kein Weg mehr übrig
routes-claimable = kann jetzt gebaut werden
routes-none = Keine Strecke hier enthält „{ $words }“.
map-legend = · frei  + auf dem Weg deiner Zielkarten  { $names }  („m STADT“ zeigt die Gegend um eine Stadt)
map-legend-region = · frei  + auf dem Weg deiner Zielkarten  { $names }  („m“ zeigt den ganzen Plan)
map-plain = Eine Karte lässt sich nicht vorlesen: Hier ist der Plan in Worten.
illegal-because = „{ $move }“ ist jetzt nicht erlaubt. { $why }
terminal-more-help = Enter zeigt die nächste Seite; alles andere hält hier an.
terminal-pick-help = Tipp die Nummer vor deiner Wahl ein und drück Enter. Strg-C verlässt das Programm.
say-take = nimm, nehme, nehmen
say-draw = ziehe, zieh, ziehen
say-claim = baue, bau, bauen, strecke
say-pay = zahle, zahl, zahlen, bezahle
say-tickets = zielkarten, ziele, zielkarten ziehen, ziehe zielkarten
say-keep = behalte, behalten
say-pass = passe, pass, passen
say-station = bahnhof, bahnhof in, baue bahnhof in, baue einen bahnhof in
say-harbour = hafen, hafen in, baue hafen in, baue einen hafen in
say-yield = aufgeben, gib auf, verzichte
say-refill = fülle, füll, füllen, auffüllen
say-pieces = spielsteine
say-exchange = tausche, tausch, tauschen
say-neutral = neutral
say-train = waggon, waggonkarte, waggonstapel
say-ship = schiff, schiffskarte, schiffsstapel
say-trains = waggons
say-ships = schiffe
say-and = und
