# Die Regelseiten: Fähren, Tunnel und Bahnhöfe.
rules-ferries-title = Fähren
rules-ferries-lead =
    Eine Fähre ist eine graue Strecke übers Wasser mit Lokomotiven auf einigen Feldern. Für jedes davon musst du eine
    Lokomotive zahlen.
rules-ferries-rest =
    Die übrigen Felder bezahlst du wie bei jeder grauen Strecke: mit einer Farbe, mit weiteren Lokomotiven oder mit
    beidem.

rules-tunnels-title = Tunnel
rules-tunnels-lead =
    Niemand weiß, wie lange es dauert, einen Tunnel zu graben. Darum kann sein Preis noch steigen, wenn du schon gezahlt
    hast.
rules-tunnels-lay = Zuerst legst du die Karten für seine Länge, wie bei jeder anderen Strecke.
rules-tunnels-turn =
    Dann werden drei Karten vom Stapel aufgedeckt. Jede in der Farbe, mit der du gezahlt hast, kostet dich eine Karte
    mehr, in dieser Farbe oder als Lokomotive. Eine Lokomotive unter den dreien zählt immer.
rules-tunnels-wild =
    Hast du nur Lokomotiven gelegt, zählen auch nur aufgedeckte Lokomotiven, und nachlegen kannst du nur Lokomotiven.
rules-tunnels-yield =
    Du kannst oder willst nicht nachzahlen? Dann nimmst du zurück, was du gelegt hast, der Tunnel bleibt frei, und dein
    Zug ist vorbei.
rules-tunnels-discard = Die drei Karten kommen am Ende des Zuges auf den Ablagestapel, egal was war.
rules-tunnels-short =
    Geht der Stapel aus, wird der Ablagestapel zum neuen. Sind es auch dann keine drei Karten, werden weniger aufgedeckt;
    ist gar keine da, gehört der Tunnel dir ohne jedes Risiko.
rules-tunnels-example = Ein Beispiel: Du legst zwei rote Karten:
rules-tunnels-example-turned = aufgedeckt
rules-tunnels-example-add =
    { $count ->
        [0] nichts mehr
       *[other] { $count } mehr: Rot oder Lokomotive
    }

rules-stations-title = Bahnhöfe
rules-stations-lead =
    Mit einem Bahnhof leihst du dir etwas: Für deine Zielkarten darfst du eine fremde Strecke mitbenutzen, die in der
    Stadt des Bahnhofs endet.
rules-stations-where =
    Bau in einer beliebigen Stadt ohne Bahnhof, auch wenn du dort keine Strecke hast. Einen je Zug, { $stations } in einer
    Partie.
rules-stations-cost =
    Dein erster Bahnhof kostet eine Karte, der zweite zwei von derselben Farbe, der dritte drei von derselben Farbe.
    Lokomotiven können jede davon ersetzen.
rules-stations-choice =
    Welche Strecke du leihst, musst du vor dem Ende der Partie nicht sagen, aber dann gilt eine und dieselbe für alle
    deine Zielkarten. Trilhos wählt die beste für dich.
rules-stations-not = Eine geliehene Strecke bringt keine Punkte und gehört nicht zu deiner längsten Verbindung.
