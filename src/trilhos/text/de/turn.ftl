# Ein Zug im Browser.
action-pass = Passen
action-undo = Zurück
undo-ask = Um Rücknahme bitten
undo-ask-short = Zurück?
undo-until = bis zum Zug von { $name }
undo-asked = Zustimmung fehlt noch: { $names }
undo-question = { $name } möchte den letzten Zug zurücknehmen. Zu sehen waren dabei nur eigene Karten.
undo-agree = Einverstanden
undo-deny = Bleibt so
turn-thinking = { $name } überlegt
turn-several = Es wählen noch: { $names }
last-round = Letzte Runde
last-round-left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
stalling-title = Die Partie steckt fest
stalling-left =
    Wenn in { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    } niemand etwas baut, zieht oder behält, ist die Partie zu Ende.
stalling-short =
    { $count ->
        [one] Nach { $count } weiteren Zug dieser Art ist Schluss.
       *[other] Nach { $count } weiteren Zügen dieser Art ist Schluss.
    }

# Was gefragt ist.
prompt-first-tickets = Wähle deine ersten Zielkarten
prompt-choose-tickets = Wähle, welche Zielkarten du behältst
prompt-second-card = Noch eine Karte
prompt-pay = Womit zahlst du?
prompt-tunnel = Tunnel: nachzahlen oder aufgeben
prompt-neutral = Ein Gleis für den neutralen Spieler
prompt-refill = Welcher Stapel füllt die Lücke?
prompt-pieces = Wie viele Waggons, wie viele Schiffe?
prompt-over = Die Partie ist zu Ende
prompt-cards = Nimm eine offene Karte oder zieh vom Stapel
prompt-route = Wähle eine leuchtende Strecke
prompt-tickets = Zielkarten ziehen
prompt-station = Wähle eine Stadt für den Bahnhof
prompt-harbour = Wähle eine Stadt für den Hafen
prompt-exchange = Spielsteine tauschen
prompt-pass = Nichts anderes geht: passen
prompt-cards-first =
    { $count ->
        [0] Diese Karten reichen für keine Strecke
        [one] Diese Karten reichen für { $count } Strecke
       *[other] Diese Karten reichen für { $count } Strecken
    }

# Warum etwas jetzt nicht geht.
why-over = Die Partie ist zu Ende.
why-not-your-turn = Am Zug: { $name }.
why-not-now = Erst ist etwas anderes zu entscheiden.
why-second-card = Nimm erst deine zweite Karte.
why-taken =
    { $name ->
        [Du] Gehört schon dir.
       *[other] Gehört schon { $name }.
    }
why-taken-nobody = Gehört dem neutralen Spieler.
why-closed = Gesperrt: Das andere der beiden Gleise ist vergeben.
why-own-twin = Du hast schon das andere der beiden Gleise.
why-pieces =
    { $count ->
        [one] Dir fehlt { $count } Spielstein.
       *[other] Dir fehlen { $count } Spielsteine.
    }
why-cards =
    { $count ->
        [one] Dir fehlen Karten für { $count } Feld.
       *[other] Dir fehlen Karten für { $count } Felder.
    }
why-cards-colour = Es fehlt: { $count } × { $colour }.
why-cards-building = Dir fehlen die Karten dafür.
why-all-built = Du hast schon alle gebaut.
why-no-port = Diese Stadt hat keinen Hafenplatz.
why-no-route = Keine deiner Strecken endet hier.
why-no-card = Da liegt keine Karte.
why-one-wild = Ein offener Joker darf nicht die zweite Karte sein.
why-no-tickets = Es sind keine Zielkarten mehr da.
why-keep-more =
    { $count ->
        [one] Behalte mindestens { $count } Zielkarte.
       *[other] Behalte mindestens { $count } Zielkarten.
    }
why-not-offered = Das steht nicht zur Wahl.
why-can-act = Passen darfst du nur, wenn sonst nichts geht.
why-exchanged = Zum Tauschen sind zu wenige Spielsteine da.
why-none-cards = Es ist keine Karte zu haben.
why-none-route = Deine Karten und Spielsteine reichen für keine Strecke.
why-none-tickets = Jetzt lassen sich keine Zielkarten ziehen.
why-none-station = Jetzt lässt sich kein Bahnhof bauen.
why-none-harbour = Jetzt lässt sich kein Hafen bauen: Dazu gehören eine Hafenstadt mit einer Strecke von dir und die Karten.
why-none-exchange = Jetzt lässt sich nichts tauschen.

# Tasten.
keys-title = Tasten
key-take = offene Karte nehmen
key-draw = vom Stapel ziehen
key-draw-second = vom zweiten Stapel ziehen
key-route = Strecke wählen
key-tickets = Zielkarten ziehen
key-station = Bahnhof bauen
key-harbour = Hafen bauen
key-exchange = Spielsteine tauschen
key-arrows = zum Nächsten, das leuchtet
key-enter = bestätigen
key-cancel = abbrechen
key-pass = passen
key-undo = zurücknehmen
key-find = Stadt suchen
key-help = diese Liste
find-city = Stadt suchen
find-none = Keine solche Stadt
steps-waiting =
    { $count ->
        [one] { $count } Zug anzusehen
       *[other] { $count } Züge anzusehen
    }
steps-next = Nächster Zug
steps-last = Alle zeigen
key-next = nächsten Zug der anderen zeigen, wenn sie Schritt für Schritt kommen
key-last = alle Züge der anderen zeigen
