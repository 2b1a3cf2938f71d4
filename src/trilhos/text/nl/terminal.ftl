terminal-you = Jij

# Begin
terminal-found = Er zijn spellen die niet af zijn:
terminal-resume = Verder met: { $title }, beurt { $turn } ({ $names })
terminal-board-changed = { $file } is veranderd sinds dit spel begon: het gaat verder met het bord waarop het is gedeeld.
terminal-new = Een nieuw spel beginnen
terminal-which-map = Welk bord?
terminal-left-alone = Dat bestand blijft zoals het is.
terminal-other-file = Het bestand bestaat al; dit spel wordt opgeslagen in { $file }.
terminal-prompt-number = Nummer:

# De tafel
terminal-head =
    { $title } · { $turn ->
        [0] opstelling
       *[other] beurt { $turn }
    } · { $name }
terminal-last-round =
    LAATSTE RONDE: { $turns ->
        [one] nog { $turns } beurt, deze meegeteld
       *[other] nog { $turns } beurten, deze meegeteld
    }
terminal-stalling =
    Als niemand binnen { $turns ->
        [one] { $turns } beurt, deze meegeteld,
       *[other] { $turns } beurten, deze meegeteld,
    } iets claimt, bouwt, trekt of houdt, is het spel afgelopen.
terminal-earlier = … (l toont het verloop)
terminal-face-up = Open
terminal-deck = (stapel: { $count })
terminal-deck-train = (treinstapel: { $count })
terminal-deck-ship = (scheepsstapel: { $count })
terminal-hand = Hand
terminal-hand-train = Treinen
terminal-hand-ship = Schepen
hand-symbol = { $count } met haven
hand-double = { $count } dubbel
terminal-no-cards = geen kaarten
terminal-tickets = Tickets
terminal-no-tickets = nog geen tickets
terminal-all-tickets = … (t toont alle tickets)
terminal-done = gehaald:
terminal-open = open:
seat-points = punten
seat-trains = treinen
seat-ships = schepen
seat-cards = kaarten
seat-tickets = tickets
seat-stations = stations
seat-harbours = havens
seat-tokens = munten
seat-loans = leningen
some-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
some-trains =
    { $count ->
        [one] { $count } trein
       *[other] { $count } treinen
    }
some-ships =
    { $count ->
        [one] { $count } schip
       *[other] { $count } schepen
    }
some-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
some-tickets =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
some-stations =
    { $count ->
        [one] { $count } station over
       *[other] { $count } stations over
    }
some-harbours =
    { $count ->
        [one] { $count } haven over
       *[other] { $count } havens over
    }
tour-points = { $high } punten in deze volgorde, { $low } in een andere; { $lost } verloren als ze niet verbonden zijn
some-tokens =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }
some-loans =
    { $count ->
        [one] { $count } lening
       *[other] { $count } leningen
    }
neutral-name = Neutrale speler
neutral-trains =
    Neutrale speler: { $count ->
        [one] { $count } trein
       *[other] { $count } treinen
    }, marker: { $holder }
neutral-stopped = Neutrale speler: gestopt

# Kiezen
menu-item = { $number } ({ $letter }) { $what }
menu-draw = kaarten trekken
menu-claim = een route claimen [{ $count }]
menu-tickets = tickets trekken
menu-station = een station bouwen
menu-harbour = een haven bouwen
menu-exchange = stukken ruilen
menu-pass = passen
list-draw = Een kaart nemen:
list-claim = Welke route claim je?
list-station = In welke stad bouw je een station?
list-harbour = In welke stad bouw je een haven?
list-exchange = Welke stukken ruil je? Elk kost een punt.
list-refill = Van welke stapel komt de nieuwe open kaart?
list-pieces = Kies { $total } stukken: hoeveel treinen, van { $least } tot { $most }? De rest is schepen. De anderen horen het als iedereen gekozen heeft.
list-pay-space = Betaal één vak van { $target }, twee kaarten van één kleur (nog te betalen: { $left }):
list-pay = Betaal voor { $target }:
list-keep =
    { $least ->
        [one] Houd minstens { $least } ticket:
       *[other] Houd minstens { $least } tickets:
    }
list-neutral = Welk spoor neemt de neutrale speler?
move-take = open kaart { $slot }
move-draw = stapel
move-draw-about = de bovenste kaart, ongezien
move-exchange = { $gained } voor { $given }
deck-train = treinstapel
deck-ship = scheepsstapel
move-yield = de tunnel opgeven en de kaarten terugnemen
route-tunnel = tunnel
route-ship = schip
route-hard = zwaar: twee kaarten per vak
route-ferry =
    { $count ->
        [one] veerboot: { $count } locomotief
       *[other] veerboot: { $count } locomotieven
    }
route-toll = tol { $amount }
route-toll-player = tol { $amount } aan { $to }
route-loan = kost een lening
terminal-prompt = Jouw beurt (? voor hulp):
terminal-prompt-list = Nummer{ $ways } (? voor hulp):
prompt-more = , Enter voor meer ({ $page } van { $pages })
prompt-default = , Enter voor { $answer }
prompt-back = , 0 om terug te gaan
terminal-more = -- Enter: nog { $count } regels, 0: genoeg --
terminal-confirm = Enter beëindigt je beurt, met u neem je terug:
terminal-undone = Teruggenomen.

# Wat dan wel
terminal-not-listed = Typ een van { $numbers }, een zet zoals “neem 2”, of ? voor hulp.
terminal-bad-number = Typ een getal van 1 tot { $most }, een zet zoals “neem 2”, of ? voor hulp.
terminal-bad-keep = Typ welke je houdt, minstens { $least } van 1 tot { $most }, bijvoorbeeld: 1 2
terminal-bad-pieces = Typ een aantal treinen van { $least } tot { $most }, of druk op Enter voor het voorstel.
terminal-bad-menu = Typ een getal van 1 tot { $most }, de letter ernaast, of ? voor hulp.
terminal-bad-confirm = Druk op Enter om door te gaan, of typ u om je zet terug te nemen.

# Opdrachten
terminal-help =
    Kies met nummer of letter, of typ een zet: neem 2, trek, claim Paris-Dieppe,
    betaal 2 rood 1 locomotief, station Paris, tickets, houd 1+3, opgeven, pas; met
    schepen ook stukken 20+40, trek schip, vul trein, haven Lagos, ruil 2 treinen.
    In het Engels (take 2) gaat het ook.
    { "  " }0         terug
    { "  " }b         bord: van wie welke route is
    { "  " }b STAD    de routes bij een stad (de eerste letters zijn genoeg)
    { "  " }m         plattegrond van het bord (m STAD: de omgeving van een stad)
    { "  " }w WOORDEN vrije routes met deze woorden (een stad, een kleur), en wat niet kan
    { "  " }/WOORDEN  in een lijst: alleen de regels met deze woorden; / toont alle
    { "  " }t         je tickets, met hun kortste weg en wat daarvan nog ontbreekt
    { "  " }l         verloop: wat er gebeurd is (l all: vanaf het begin)
    { "  " }u         je laatste beslissing terugnemen, zolang niemand iets nieuws weet
    { "  " }s         opslaan (het spel wordt toch al na elke zet opgeslagen)
    { "  " }q         weggaan; het spel is opgeslagen en kan verder worden gespeeld
    Kleuren en hun tekens:
terminal-log-all = (l all toont het verloop vanaf het begin)
terminal-saved = Opgeslagen in { $file }.
terminal-goodbye = Het spel is opgeslagen in { $file }. Ga verder met: { $command }
board-owned = { $name }: { $routes }
board-none = nog geen routes
board-stations = { $name }, stations: { $cities }
board-harbours = { $name }, havens: { $cities }
board-free =
    { $count ->
        [one] { $count } route is vrij
       *[other] { $count } routes zijn vrij
    }; “b STAD” toont de routes bij een stad.
board-no-city = Welke stad is “{ $name }”? { $known }
board-route-free = vrij
board-route-closed = gesloten

# Het einde
final-title = De eindtelling
final-done = { $mark } { $name } haalde deze tickets: { $tickets }
final-failed = { $mark } { $name } haalde deze tickets niet: { $tickets }
final-longest = vakken in langste traject
final-tokens = munten over
final-borrowed = { $name } gebruikte { $route } via het station in { $city }
terminal-which-opponents = Welke tegenstanders?
terminal-capped = Na { $limit } beslissingen heeft dit spel geen einde; er wordt niet verder gespeeld. Het is opgeslagen in { $file }.
terminal-thinking =
    { $name } denkt na, hooguit { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
