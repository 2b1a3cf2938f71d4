# Zahlen.
pay-station = Bahnhof in { $city }
pay-harbour = Hafen in { $city }
pay-building = Ein Bau in { $city }
pay-build = Zahlen und bauen
pay-first-space = Erstes Feld zahlen
pay-next-space = Dieses Feld zahlen
pay-space = Feld für Feld bezahlt: Das ist Feld { $number } von { $of }.
pay-laid = Schon gelegt
pay-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
pay-sift = Nur eine Farbe zeigen
pay-all = Alle
pay-only = Nur { $colour }
pay-only-wild = Nur { $card }
pay-over =
    { $count ->
        [one] { $count } Feld mehr als nötig
       *[other] { $count } Felder mehr als nötig
    }
pay-uses-up = verbraucht alles, was { $colour } ist
pay-toll-bank = Bank
pay-toll =
    { $count ->
        [one] Maut: { $count } Münze, geht an: { $to }
       *[other] Maut: { $count } Münzen, gehen an: { $to }
    }
pay-toll-loan = Deine Münzen reichen nicht, also nimmst du einen Kredit auf: Er kostet am Ende { $points } Punkte und den Münzbonus.
pay-risk = Drei Karten werden aufgedeckt:
pay-risk-more =
    { $more ->
        [0] { $chance } % nichts mehr
        [1] { $chance } % eine Karte mehr
        [2] { $chance } % zwei mehr
       *[other] { $chance } % drei mehr
    }
pay-left-stations = Bahnhöfe übrig: { $before } → { $after }. Jeder, den du behältst, bringt am Ende { $points } Punkte.
pay-left-harbours = Häfen übrig: { $before } → { $after }. Jeder, den du nicht baust, kostet am Ende { $points } Punkte.

# Zielkarten.
keep-first-title = Deine ersten Zielkarten
chosen-title = Du hast gewählt
chosen-waiting = Es fehlen noch: { $names }. Aufgedeckt wird erst, wenn alle gewählt haben.
chosen-change = Auswahl ändern
chosen-who = Wer gewählt hat
chosen-done = { $name }: fertig
chosen-open = { $name }: wählt noch
keep-tour = In dieser Reihenfolge { $points }, sonst { $any }, verfehlt −{ $penalty }
keep-long = lange Zielkarte
keep-done = schon verbunden
keep-no-way = nicht mehr zu verbinden
keep-left =
    { $count ->
        [one] noch { $count } Spielstein
       *[other] noch { $count } Spielsteine
    }
keep-shares =
    { $count ->
        [one] teilt { $count } Strecke mit { $ticket }
       *[other] teilt { $count } Strecken mit { $ticket }
    }
keep-shares-more =
    { $count ->
        [one] teilt { $count } Strecke
       *[other] teilt { $count } Strecken
    } mit { $ticket } und { $more ->
        [one] einer weiteren
       *[other] { $more } weiteren
    }
ticket-left = noch { $count }
ticket-lost = geht nicht mehr

# Tunnel.
tunnel-title = Tunnel { $route }
tunnel-laid = Gelegt
tunnel-turned = Aufgedeckt
tunnel-one-more = +1
tunnel-costs =
    { $count ->
        [one] Der Tunnel kostet { $count } Karte mehr.
       *[other] Der Tunnel kostet { $count } Karten mehr.
    }
tunnel-free = Der Tunnel kostet nichts extra.
tunnel-too-much = Das kannst du nicht zahlen: Die Karten kommen zurück auf deine Hand.
tunnel-pay = { $count } nachzahlen
tunnel-yield = Aufgeben
tunnel-close = Weiter

# Waggons und Schiffe.
pieces-title = Waggons und Schiffe
pieces-slider = Waggons, der Rest sind Schiffe
pieces-split = { $trains } Waggons und { $ships } Schiffe
pieces-take = { $trains } Waggons und { $ships } Schiffe nehmen
pieces-advice = Die Regel empfiehlt { $trains } Waggons und { $ships } Schiffe
pieces-more-ships = Ein Schiff mehr, ein Waggon weniger
pieces-more-trains = Ein Waggon mehr, ein Schiff weniger
exchange-title = Spielsteine tauschen
exchange-direction = Was du möchtest
exchange-want-train = Schiffe gegen Waggons
exchange-want-ship = Waggons gegen Schiffe
exchange-count = Wie viele Spielsteine
exchange-less = Ein Spielstein weniger
exchange-more = Ein Spielstein mehr
exchange-for-train =
    { $count ->
        [one] { $count } Waggon holen
       *[other] { $count } Waggons holen
    }
exchange-for-ship =
    { $count ->
        [one] { $count } Schiff holen
       *[other] { $count } Schiffe holen
    }
exchange-costs = Jeder getauschte Spielstein kostet einen Punkt.

# Der neutrale Spieler.
neutral-title = Neutraler Spieler: { $route }
neutral-about = Wähle das Gleis, das der neutrale Spieler bekommt.
neutral-tracks = Gleise
neutral-take = Dieses Gleis vergeben

# Eine Lücke bei den offenen Karten.
refill-title = Nächste offene Karte
refill-about = Von welchem Stapel kommt sie?
