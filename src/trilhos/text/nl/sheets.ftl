# Betalen.
pay-station = Station in { $city }
pay-harbour = Haven in { $city }
pay-building = Een gebouw in { $city }
pay-build = Betaal en bouw
pay-first-space = Betaal het eerste vak
pay-next-space = Betaal dit vak
pay-space = Je betaalt vak voor vak: dit is vak { $number } van { $of }.
pay-laid = Al neergelegd
pay-points =
    { $count ->
        [one] punt
       *[other] punten
    }
pay-sift = Toon maar één kleur
pay-all = Alle
pay-only = Alleen { $colour }
pay-only-wild = Alleen { $card }
pay-over =
    { $count ->
        [one] { $count } vak meer dan nodig
       *[other] { $count } vakken meer dan nodig
    }
pay-uses-up = al je { $colour } is op
pay-toll-bank = de bank
pay-toll =
    { $count ->
        [one] Tol: { $count } munt aan { $to }
       *[other] Tol: { $count } munten aan { $to }
    }
pay-toll-loan = Je hebt te weinig munten, dus je neemt een lening: die kost je aan het eind { $points } punten, en de muntenbonus.
pay-risk = Er worden drie kaarten omgedraaid:
pay-risk-more =
    { $more ->
        [0] { $chance }% niets extra
        [1] { $chance }% één kaart extra
        [2] { $chance }% twee extra
       *[other] { $chance }% drie extra
    }
pay-left-stations = Stations over: { $before } → { $after }. Elk station dat je overhoudt, is aan het eind { $points } punten waard.
pay-left-harbours = Havens over: { $before } → { $after }. Elke haven die je niet bouwt, kost je aan het eind { $points } punten.

# Tickets.
keep-first-title = Je eerste tickets
chosen-title = Je hebt gekozen
chosen-waiting = Wachten op { $names }. Er wordt niets getoond tot iedereen gekozen heeft.
chosen-change = Mijn keuze veranderen
chosen-who = Wie gekozen heeft
chosen-done = { $name }: klaar met kiezen
chosen-open = { $name }: kiest nog
keep-tour = In deze volgorde { $points }, in een andere { $any }, niet gehaald −{ $penalty }
keep-long = lang ticket
keep-done = al verbonden
keep-no-way = kan niet meer verbonden worden
keep-left =
    { $count ->
        [one] nog { $count } stuk te plaatsen
       *[other] nog { $count } stukken te plaatsen
    }
keep-shares =
    { $count ->
        [one] deelt { $count } route met { $ticket }
       *[other] deelt { $count } routes met { $ticket }
    }
keep-shares-more =
    { $count ->
        [one] deelt { $count } route met { $ticket } en nog { $more }
       *[other] deelt { $count } routes met { $ticket } en nog { $more }
    }
ticket-left = nog { $count }
ticket-lost = lukt niet meer

# Tunnels.
tunnel-title = Tunnel { $route }
tunnel-laid = Gelegd
tunnel-turned = Omgedraaid
tunnel-one-more = +1
tunnel-costs =
    { $count ->
        [one] De tunnel kost nog { $count } kaart.
       *[other] De tunnel kost nog { $count } kaarten.
    }
tunnel-free = De tunnel kost niets extra.
tunnel-too-much = Dat kun je niet betalen: je krijgt de kaarten terug in je hand.
tunnel-pay = Betaal er { $count } bij
tunnel-yield = Opgeven
tunnel-close = Verder

# Treinen en schepen.
pieces-title = Treinen en schepen
pieces-slider = Treinen, de rest is schepen
pieces-split = { $trains } treinen en { $ships } schepen
pieces-take = Neem { $trains } treinen en { $ships } schepen
pieces-advice = De spelregels raden { $trains } treinen en { $ships } schepen aan
pieces-more-ships = Eén schip meer, één trein minder
pieces-more-trains = Eén trein meer, één schip minder
exchange-title = Stukken ruilen
exchange-direction = Wat je wilt
exchange-want-train = Schepen ruilen voor treinen
exchange-want-ship = Treinen ruilen voor schepen
exchange-count = Hoeveel stukken
exchange-less = Eén stuk minder
exchange-more = Eén stuk meer
exchange-for-train =
    { $count ->
        [one] Neem { $count } trein
       *[other] Neem { $count } treinen
    }
exchange-for-ship =
    { $count ->
        [one] Neem { $count } schip
       *[other] Neem { $count } schepen
    }
exchange-costs = Elk stuk dat je ruilt, kost één punt.

# De neutrale speler.
neutral-title = Neutrale speler: { $route }
neutral-about = Kies het spoor dat de neutrale speler krijgt.
neutral-tracks = Sporen
neutral-take = Geef dit spoor

# Een gat in de open kaarten.
refill-title = Volgende open kaart
refill-about = Van welke stapel komt die?
