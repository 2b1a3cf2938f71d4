# Das Eigene am Handy: eine Schublade, die man hochzieht.
drawer-handle = Zielkarten, Karten und Verlauf
sheet-handle = Den Plan oder die Frage sehen
drawer-title = Mehr vom Tisch
drawer-tickets = Ziele { $done }/{ $count }
drawer-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Was zuletzt geschah.
log-latest = Zuletzt
log-and-talk = Verlauf und Chat

# Unterhaltung.
chat-new = { $count } neu

# Tipps und ein Coach.
hints-set = In dieser Partie gibt es Tipps: Alle dürfen fragen, was zu tun ist, und die anderen erfahren davon.
hint-ask = Was soll ich tun?
hint-title = Ein Tipp
hint-thinking = Schaue mir an, was du sehen kannst …
hint-full = Sag mir den Zug
hint-move = Am besten: { $move }.
hint-told = Die anderen erfahren, dass du dir einen Tipp geholt hast, aber nicht welchen. Er beruht nur auf dem, was du sehen kannst.
coach-title = Bist du sicher?
coach-play = So spielen
coach-back = Noch mal überlegen
