terminal-you = Du

# Der Anfang
terminal-found = Es gibt unbeendete Partien:
terminal-resume = Weiterspielen: { $title }, Zug { $turn } ({ $names })
terminal-board-changed = { $file } wurde geändert, seit diese Partie begann: Sie geht auf dem Plan weiter, auf dem verteilt wurde.
terminal-new = Neue Partie beginnen
terminal-which-map = Welcher Spielplan?
terminal-left-alone = Die Datei bleibt, wie sie ist.
terminal-other-file = Die Datei gibt es schon; diese Partie wird in { $file } gespeichert.
terminal-prompt-number = Nummer:

# Der Tisch
terminal-head =
    { $title } · { $turn ->
        [0] Aufbau
       *[other] Zug { $turn }
    } · { $name }
terminal-last-round =
    LETZTE RUNDE: { $turns ->
        [one] noch { $turns } Zug, dieser eingeschlossen
       *[other] noch { $turns } Züge, dieser eingeschlossen
    }
terminal-stalling =
    Wenn in { $turns ->
        [one] { $turns } Zug, diesen eingeschlossen,
       *[other] { $turns } Zügen, diesen eingeschlossen,
    } niemand etwas baut, zieht oder behält, ist die Partie zu Ende.
terminal-earlier = … (l zeigt den Verlauf)
terminal-face-up = Offen
terminal-deck = (Stapel: { $count })
terminal-deck-train = (Waggonstapel: { $count })
terminal-deck-ship = (Schiffsstapel: { $count })
terminal-hand = Hand
terminal-hand-train = Waggons
terminal-hand-ship = Schiffe
hand-symbol = { $count } mit Hafen
hand-double = { $count } doppelt
terminal-no-cards = keine Karten
terminal-tickets = Zielkarten
terminal-no-tickets = noch keine Zielkarten
terminal-all-tickets = … (t zeigt alle Zielkarten)
terminal-done = erfüllt:
terminal-open = offen:
seat-points = Punkte
seat-trains = Waggons
seat-ships = Schiffe
seat-cards = Karten
seat-tickets = Ziele
seat-stations = Bahnhöfe
seat-harbours = Häfen
seat-tokens = Münzen
seat-loans = Kredite
some-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
some-trains =
    { $count ->
        [one] { $count } Waggon
       *[other] { $count } Waggons
    }
some-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
some-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
some-tickets =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
some-stations =
    { $count ->
        [one] noch { $count } Bahnhof
       *[other] noch { $count } Bahnhöfe
    }
some-harbours =
    { $count ->
        [one] noch { $count } Hafen
       *[other] noch { $count } Häfen
    }
tour-points = { $high } Punkte in dieser Reihenfolge, { $low } in einer anderen; { $lost } verloren, wenn nicht verbunden
some-tokens =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
some-loans =
    { $count ->
        [one] { $count } Kredit
       *[other] { $count } Kredite
    }
neutral-name = Neutraler Spieler
neutral-trains =
    Neutraler Spieler: { $count ->
        [one] { $count } Waggon
       *[other] { $count } Waggons
    }, Marker: { $holder }
neutral-stopped = Neutraler Spieler: hat aufgehört

# Wählen
menu-item = { $number } ({ $letter }) { $what }
menu-draw = Karten ziehen
menu-claim = Strecke bauen [{ $count }]
menu-tickets = Zielkarten ziehen
menu-station = Bahnhof bauen
menu-harbour = Hafen bauen
menu-exchange = Spielsteine tauschen
menu-pass = passen
list-draw = Zieh eine Karte:
list-claim = Welche Strecke bauen?
list-station = In welcher Stadt einen Bahnhof bauen?
list-harbour = In welcher Stadt einen Hafen bauen?
list-exchange = Welche Spielsteine tauschen? Jeder kostet einen Punkt.
list-refill = Von welchem Stapel die Lücke füllen?
list-pieces = Wähle { $total } Spielsteine: wie viele Waggons, von { $least } bis { $most }? Der Rest sind Schiffe. Die anderen erfahren es, wenn alle gewählt haben.
list-pay-space = Zahl ein Feld, zwei Karten einer Farbe ({ $target }, noch { $left } zu zahlen):
list-pay = { $target }: Womit zahlst du?
list-keep =
    { $least ->
        [one] Behalte mindestens { $least } Zielkarte:
       *[other] Behalte mindestens { $least } Zielkarten:
    }
list-neutral = Welches Gleis nimmt der neutrale Spieler?
move-take = offen auf Position { $slot }
move-draw = Stapel
move-draw-about = die oberste Karte, verdeckt
move-exchange = { $gained } gegen { $given }
deck-train = Waggonstapel
deck-ship = Schiffsstapel
move-yield = den Tunnel aufgeben und die Karten zurücknehmen
route-tunnel = Tunnel
route-ship = Schiff
route-hard = schwierig: zwei Karten je Feld
route-ferry =
    { $count ->
        [one] Fähre: { $count } Lokomotive
       *[other] Fähre: { $count } Lokomotiven
    }
route-toll = Maut { $amount }
route-toll-player = Maut { $amount } an { $to }
route-loan = kostet einen Kredit
terminal-prompt = Du bist am Zug (? hilft):
terminal-prompt-list = Nummer{ $ways } (? hilft):
prompt-more = , Enter für mehr ({ $page } von { $pages })
prompt-default = , Enter für { $answer }
prompt-back = , 0 zurück
terminal-more = -- Enter: { $count } weitere Zeilen, 0: genug --
terminal-confirm = Enter beendet deinen Zug, u nimmt ihn zurück:
terminal-undone = Zurückgenommen.

# Was stattdessen geht
terminal-not-listed = Tipp eine von { $numbers } ein, einen Zug wie „nimm 2“ oder ? für Hilfe.
terminal-bad-number = Tipp eine Nummer von 1 bis { $most } ein, einen Zug wie „nimm 2“ oder ? für Hilfe.
terminal-bad-keep = Tipp ein, welche du behältst, mindestens { $least } von 1 bis { $most }, zum Beispiel: 1 2
terminal-bad-pieces = Tipp eine Zahl Waggons von { $least } bis { $most } ein, oder drück Enter für die empfohlene.
terminal-bad-menu = Tipp eine Nummer von 1 bis { $most } ein, den Buchstaben daneben oder ? für Hilfe.
terminal-bad-confirm = Drück Enter zum Weitermachen, oder tipp u ein, um deinen Zug zurückzunehmen.

# Befehle
terminal-help =
    Wähle mit Nummer oder Buchstabe, oder tipp einen Zug ein: nimm 2, ziehe,
    baue Paris-Dieppe, zahle 2 Rot 1 Lokomotive, Bahnhof Paris, Zielkarten,
    behalte 1+3, aufgeben, passe; mit Schiffen auch Spielsteine 20+40, ziehe Schiff,
    fülle Waggon, Hafen Lagos, tausche 2 Waggons. Auf Englisch (take 2) geht es auch.
    { "  " }0        zurück
    { "  " }b        Spielplan: wem welche Strecke gehört
    { "  " }b STADT  die Strecken einer Stadt (die ersten Buchstaben genügen)
    { "  " }m        Karte des Spielplans (m STADT: die Gegend um eine Stadt)
    { "  " }w WORTE  freie Strecken mit diesen Worten (Stadt, Farbe), und was dagegen spricht
    { "  " }/WORTE   in einer Liste: nur die Zeilen mit diesen Worten; / zeigt alle
    { "  " }t        deine Zielkarten mit dem kürzesten Weg, und was davon noch fehlt
    { "  " }l        Verlauf, was geschehen ist (l all: von Anfang an)
    { "  " }u        nimmt deine letzte Entscheidung zurück, bis jemand etwas Neues weiß
    { "  " }s        speichert (gespeichert wird ohnehin nach jedem Zug)
    { "  " }q        verlässt die Partie; sie ist gespeichert und lässt sich fortsetzen
    Farben und ihre Zeichen:
terminal-log-all = (l all zeigt den Verlauf von Anfang an)
terminal-saved = Gespeichert in { $file }.
terminal-goodbye = Die Partie ist in { $file } gespeichert. Weiterspielen: { $command }
board-owned = { $name }: { $routes }
board-none = noch keine Strecken
board-stations = Bahnhöfe von { $name }: { $cities }
board-harbours = Häfen von { $name }: { $cities }
board-free =
    { $count ->
        [one] { $count } Strecke ist frei
       *[other] { $count } Strecken sind frei
    }; „b STADT“ zeigt die Strecken einer Stadt.
board-no-city = Welche Stadt ist „{ $name }“? { $known }
board-route-free = frei
board-route-closed = gesperrt

# Das Ende
final-title = Die Endwertung
final-done = { $mark } Zielkarten, erfüllt von { $name }: { $tickets }
final-failed = { $mark } Zielkarten, verfehlt von { $name }: { $tickets }
final-longest = Felder der längsten Verbindung
final-tokens = übrige Münzen
final-borrowed = { $name }: { $route } mitbenutzt durch den Bahnhof in { $city }
terminal-which-opponents = Welche Gegner?
terminal-capped = Nach { $limit } Entscheidungen hat diese Partie kein Ende und wird nicht weitergespielt. Sie ist in { $file } gespeichert.
terminal-thinking =
    { $name } überlegt, höchstens { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
