# Der Spielplan.
board-zoom-in = Näher
board-zoom-out = Weiter weg
board-fit = Ganzer Plan
board-choose = Spielplan wählen
track-length =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
track-ship = Schiffe
track-tunnel = Tunnel
track-ferry =
    { $count ->
        [one] Fähre mit { $count } Lokomotive
       *[other] Fähre mit { $count } Lokomotiven
    }
track-hard = schwierig: zwei Karten je Feld
track-toll =
    { $count ->
        [one] Maut: { $count } Münze
       *[other] Maut: { $count } Münzen
    }
track-worth =
    { $count ->
        [one] +{ $count } Punkt
       *[other] +{ $count } Punkte
    }

# Die Legende.
legend-title = Legende
legend-rail = Waggonfeld
legend-gray = Eine beliebige Farbe
legend-ship = Schiffsfeld
legend-tunnel = Tunnel: kann mehr Karten kosten
legend-ferry = Fähre: eine Lokomotive je Symbol
legend-hard = Schwierig: zwei Karten je Feld
legend-toll = Maut in Münzen: an die Bank, beim zweiten Gleis an die Person mit dem ersten
legend-seam = Geht am anderen Rand weiter, beim selben Buchstaben
legend-city = Stadt
legend-port = Hafenstadt
legend-waypoint = Wegpunkt, keine Stadt
legend-station = Bahnhof
legend-harbour = Hafen
legend-train = Waggon auf dem Plan
legend-boat = Schiff auf dem Plan

# Karten auf dem Tisch.
display-title = Offene Karten
display-take = { $slot }: { $card } nehmen
display-gap = leer
stack-train = Waggons
stack-ship = Schiffe
stack-tickets = Zielkarten
stack-left =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
stack-tickets-left = noch { $count }

# Was man selbst hat.
hand-title = Hand
hand-empty = Keine Karten
tickets-title = Zielkarten
ticket-done = erfüllt
ticket-open = noch offen

# Wer mitspielt.
players-title = Am Tisch
player-you = Du
player-now = am Zug
player-trains = Waggons
player-ships = Schiffe
player-cards = Karten
player-tickets = Zielkarten
player-stations = Bahnhöfe
player-harbours = Häfen
player-tokens = Mautmünzen
player-loans = Kredite: Punkte am Ende
player-points = Punkte

# Der Tisch.
log-title = Verlauf
log-newest = Zum Neuesten
turn-yours = Du bist am Zug: Was tust du?
turn-other = Am Zug: { $name }
action-cards = Karten ziehen
action-cards-short = Karten
action-route = Strecke bauen
action-route-short = Strecke
action-tickets = Zielkarten ziehen
action-tickets-short = + Ziele
action-station = Bahnhof
action-station-short = Bahnhof
action-harbour = Hafen
action-harbour-short = Hafen
action-exchange = Tauschen
action-exchange-short = Tauschen
round-number = Runde { $number }
count-title = Endwertung
count-won = Gewonnen: { $name }

# Entscheidungen.
choice-cancel = Abbrechen
choice-pay = Zahlen und bauen
choice-pay-with = Zahlen mit
draw-tickets-title = Zielkarten ziehen?
draw-tickets-keep = Du siehst { $tickets } und musst mindestens { $least } behalten. Wer sie gesehen hat, kann nicht mehr zurück.
draw-tickets-final = Einige davon musst du behalten. Wer sie gesehen hat, kann nicht mehr zurück.
offer-title = Zielkarten zur Auswahl
offer-least = Behalte mindestens { $count }.
offer-keep =
    { $count ->
        [0] Wähle, was du behältst
       *[other] { $count } behalten
    }

# Lektionen.
learn-title = Spielend lernen
learn-newcomer = Neu hier? Spiel eine erste Partie, die dir unterwegs alles erklärt, in etwa zehn Minuten.
learn-begin = Spielend lernen
learn-go-on = Weiter
learn-all = Alle Lektionen
learn-about = Echte Partien mit jemandem an deiner Seite. Ein falscher Zug kostet nichts, und du kannst jederzeit aufhören und später weitermachen.
lesson-label = Lektion: { $title }
lesson-step = { $step } von { $steps }
lesson-progress = Wie weit die Lektion ist
lesson-rules = In den Regeln
lesson-next = Weiter
lesson-finish = Fertig
lesson-show-me = Zeig es mir
lesson-over = Das war die Lektion. Spiel weiter, wenn du magst, oder lerne etwas anderes.
lesson-left = Diese Partie ist keine Lektion mehr. Du kannst weiterspielen oder die Lektion neu beginnen.
lesson-following = Als Nächstes: { $title }
lesson-done = geschafft
lesson-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
lesson-begin = Los
lesson-begin-with = Los: { $title }
lesson-go-on-with = Weiter: { $title }
lesson-anew = Neu beginnen

# Was es jeden Tag gibt.
home-today = Heute
home-puzzle = Aufgabe des Tages
home-solved = (gelöst)
home-tried = (versucht)
home-streak =
    { $count ->
        [one] ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
home-deal = Verteilung des Tages
home-begun = (begonnen)
