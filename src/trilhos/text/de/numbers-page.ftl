# Zahlen über viele Partien, auf der Seite.
numbers-title = Meine Partien in Zahlen
numbers-about = Beendete Partien, an die sich dieses Gerät erinnert, nach Spielplan und Personenzahl. Partien aus Spielständen zählen mit; Lektionen und Studien nicht.
numbers-none = Hier ist noch keine beendete Partie bekannt. Spiel eine, oder öffne auf der ersten Seite einen Spielstand.
numbers-whose = Wessen
numbers-all = alle an diesem Gerät
numbers-heading = { $board }, { $players } Personen
numbers-games = Partien
numbers-first = erste Plätze
numbers-points = Punkte im Mittel
numbers-best = beste Partie
numbers-tickets = Zielkarten erfüllt
numbers-of = { $done } von { $all }
numbers-turns = Züge je Partie
numbers-accuracy = Genauigkeit
numbers-luck = Glück
numbers-percent = { $value } %
numbers-reviewed = Genauigkeit und Glück sind aus den Partien bekannt, die analysiert wurden.
numbers-places = Ränge
numbers-place = { $place }.: { $count }
numbers-plot = Punkte jeder Partie, von der ersten bis zur letzten: { $least } bis { $most }, im Mittel { $mean }.
numbers-table = Als Tabelle
numbers-name = Name
numbers-board = Plan
numbers-unreviewed =
    { $count ->
        [one] Eine Partie ist noch nicht analysiert.
       *[other] { $count } Partien sind noch nicht analysiert.
    }
numbers-review = Analysieren lassen
numbers-reviewing = Der Server analysiert sie nacheinander, solange diese Seite offen ist: noch { $left }.
numbers-failed = { $why } Was fertig ist, bleibt erhalten.
