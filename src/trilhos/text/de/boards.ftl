# Was an der Datei eines Spielplans nicht stimmt; vor jedem Satz steht die Stelle in der Datei.
bad-board =
    { $count ->
        [one] { $file } ist nicht als Spielplan spielbar. Eins stimmt daran nicht:
       *[other] { $file } ist nicht als Spielplan spielbar. { $count } Dinge stimmen daran nicht:
    }
boardfile-more =
    { $count ->
        [one] … und noch eins.
       *[other] … und noch { $count }.
    }
boardfile-large = Die Datei hat { $count } Bytes; erlaubt sind { $most }.
boardfile-parts = Die Datei hat { $count } Listen und Objekte; erlaubt sind { $most }.
boardfile-json = Das ist kein gültiges JSON: { $problem }
boardfile-object = Das muss ein Objekt sein, in geschweiften Klammern.
boardfile-list = Das muss eine Liste sein, in eckigen Klammern.
boardfile-missing = Das fehlt.
boardfile-unknown = Dieses Feld ist unbekannt: Prüf die Schreibweise oder nimm es heraus.
boardfile-count = Davon gibt es { $count }; erlaubt sind { $least } bis { $most }.
boardfile-choice = Das muss eins davon sein: { $known }.
boardfile-text = Das muss Text sein, in Anführungszeichen.
boardfile-id = „{ $name }“ ist hier nicht erlaubt: Beginne mit einem kleinen Buchstaben, dann kleine Buchstaben, Ziffern, - und _; eine Sprache schreibt man wie en oder pt-BR.
boardfile-long = Der Text hat { $count } Zeichen; erlaubt sind 1 bis { $most }.
boardfile-letters = Der Text hat Zeichen, die sich nicht drucken lassen.
boardfile-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
boardfile-decimal = Das muss eine Zahl von { $least } bis { $most } sein.
boardfile-numbers = Das muss eine Liste ganzer Zahlen von { $least } bis { $most } sein.
boardfile-flag = Das muss true oder false sein.
boardfile-kind = Das muss eine Zahl, ein Wort, true oder false oder eine Liste von Zahlen sein.
boardfile-twice = „{ $name }“ steht hier mehr als einmal.
boardfile-wild = Im Stapel „{ $deck }“ muss es einen Joker geben, eine Art ohne Farbe.
boardfile-deck-order = Die Arten eines Stapels müssen beieinanderstehen, in der Reihenfolge der Stapel.
boardfile-suit = Im Stapel „{ $deck }“ muss es eine oder zwei Kartenarten in { $colour } geben, die erste davon mit dem Wert 1.
boardfile-card-name = Von einer Karte namens „{ $name }“ gibt es kein Bild.
boardfile-city = Eine Stadt namens „{ $name }“ gibt es nicht.
boardfile-loop = Eine Strecke muss zwei Städte verbinden und nicht „{ $name }“ mit sich selbst.
boardfile-points = Strecken der Länge { $length } haben keine Punkte: Ergänze sie in rules.route_points.
boardfile-spaces = Die Strecke hat { $length } Felder, aber Orte für { $count }.
boardfile-ferry = Eine Fähre nimmt nicht mehr Lokomotiven, als sie Felder hat: { $length }.
boardfile-rail = Nur Bahnstrecken können Tunnel, Fähren oder schwierig sein, und schwierige keins der beiden anderen.
boardfile-pair = Die beiden Städte unten auf dieser Zielkarte verbindet keine Strecke.
boardfile-unpaid = Alle Karten zusammen reichen nicht für diese Strecke.
boardfile-same-name = Zwei Strecken würden „{ $name }“ heißen: Benenne eine Stadt um.
boardfile-tracks = Zwischen zwei Städten gibt es höchstens zwei Gleise einer Art, das erste mit track 0, das zweite mit 1: siehe { $name }.
boardfile-twins = Beide Gleise einer Doppelstrecke müssen gleich lang sein: siehe { $name }.
boardfile-waypoint = „{ $name }“ ist ein Wegpunkt; den kann keine Zielkarte nennen.
boardfile-apart = Die Städte dieser Zielkarte verbinden keine Strecken: { $name }.
boardfile-path = Das ist keine Zeichnung: Ein Pfad hat nur Zahlen und die Buchstaben der SVG-Pfadbefehle, wie M0 0L10 5z.
boardfile-players = Die höchste Personenzahl darf nicht unter der niedrigsten liegen, { $least }.
boardfile-starting = Für jeden der { $players } Plätze muss es Punkte geben.
boardfile-option = Eine andere Option namens „{ $name }“ gibt es nicht.
boardfile-chapter = Ein Kapitel namens „{ $name }“ gibt es nicht. Kapitel: { $known }.

# Der Befehl.
cli-board = einen Spielplan prüfen, zeichnen, drucken, testen oder entwerfen
cli-board-what = was mit DATEI geschieht: check, show, svg, png, print, test oder improve; schema und make brauchen keine; regions listet auf, wofür sich Pläne entwerfen lassen, auf Wunsch nach einem Wort
cli-board-file = die Datei eines Spielplans, oder der Name eines mitgelieferten
board-usage = Schreib: trilhos board check DATEI, trilhos board show DATEI, trilhos board svg DATEI, trilhos board png DATEI --out DATEI, trilhos board print DATEI --out DATEI, trilhos board test DATEI, trilhos board improve DATEI --out DATEI, trilhos board schema, trilhos board make --region NAME --out DATEI oder trilhos board regions.
board-sound = { $title }: An diesem Spielplan ist nichts auszusetzen. Sein Fingerabdruck: { $fingerprint }
column-doubles = doppelt
column-spaces = Felder
column-pieces = Spielsteine
column-ticket-points = Wert

# Was merkwürdig aussieht
boardfile-odd-language = In { $language } gibt es keine Texte: Wer das liest, sieht die einer anderen Sprache.
boardfile-odd-about = Hier fehlt ein Satz über den Spielplan, den andere Sprachen haben.
boardfile-odd-licence = Es ist keine Lizenz genannt: Andere wissen nicht, was sie mit dem Plan tun dürfen.
boardfile-odd-case = „{ $name }“ und „{ $other }“ unterscheiden sich nur in Groß- und Kleinschreibung.
boardfile-odd-end = Nach „{ $name }“ führt nur eine Strecke: Wer dorthin muss, kann ausgesperrt werden.
boardfile-odd-island = Keine Zielkarte führt nach „{ $name }“ oder in eine Stadt, die mit ihr verbunden ist.
boardfile-odd-points = { $name } bringt { $points } Punkte für einen Weg von { $cost } Feldern; gemessen an den anderen Zielkarten wären es etwa { $fair }.
boardfile-odd-ticket = Es gibt eine andere Zielkarte mit denselben Städten: { $name }.
boardfile-odd-color = Strecken der Art „{ $kind }“ und der Farbe „{ $color }“ haben zusammen { $count } Felder; die anderen Farben haben etwa { $usual }.
boardfile-odd-doubles = Beide Gleise von Doppelstrecken sind ab { $least } Personen offen; auf den meisten Plänen beginnt das bei 4.
boardfile-odd-art = Es gibt keine Zeichnung: Der Plan wird schlicht dargestellt.
boardfile-odd-spaces =
    { $count ->
        [one] Eine Strecke hat keine Orte für ihre Felder
       *[other] { $count } Strecken haben keine Orte für ihre Felder
    }: Sie werden auf einer Linie zwischen den Städten ausgelegt.
boardfile-odd-overlap = Das liegt auf { $other }.

board-odd =
    { $count ->
        [one] Eins sieht merkwürdig aus:
       *[other] { $count } Dinge sehen merkwürdig aus:
    }
cli-board-strict = mit check: Was merkwürdig aussieht, gilt als Fehler
