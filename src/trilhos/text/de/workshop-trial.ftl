# Der Bot-Test von Spielplänen: was zu ändern ist.
trial-seat-first = Wer beginnt, gewinnt { $share } % der Partien, wo { $fair } % fair wären: Gib den anderen Punkte zu Beginn.
trial-seat-ahead = Platz { $seat } gewinnt { $share } % der Partien, wo { $fair } % fair wären: Gib den anderen Plätzen Punkte zu Beginn.
trial-seat-behind = Platz { $seat } gewinnt nur { $share } % der Partien, wo { $fair } % fair wären: Gib ihm Punkte zu Beginn.
trial-style-wins = Eine Strategie gewinnt { $share } % ihrer Partien ({ $style }): Mach andere lohnend, mit Punkten für Strecken oder Zielkarten, die ihnen dienen.
trial-games-long = Eine Partie dauert { $turns } Züge; auf den offiziellen Plänen { $least } bis { $most }. Weniger Waggons pro Person oder kürzere Zielkarten.
trial-games-short = Eine Partie dauert nur { $turns } Züge; auf den offiziellen Plänen { $least } bis { $most }. Mehr Waggons pro Person oder längere Zielkarten.
trial-city-unvisited = { $city } wird in { $share } % der Partien erreicht: eine Zielkarte dorthin oder eine kürzere Strecke.
trial-route-dead = { $a }–{ $b } wird in { $share } % der Partien gebaut: kürzer, oder eine Zielkarte dorthin.
trial-route-dead-short = { $a }–{ $b } wird in { $share } % der Partien gebaut und kann nicht kürzer sein: eine Zielkarte dorthin, oder lass sie weg.
trial-bottleneck = { $a }–{ $b } ist ein Engpass: In { $wanted } % der Fälle schickt, wer sie baut, jemand anderen auf einen Umweg von { $detour } Feldern. Ein zweites Gleis oder eine andere Strecke in der Nähe.
trial-bottleneck-cut = { $a }–{ $b } ist ein Engpass: In { $wanted } % der Fälle brauchte sie noch jemand anderes, und für { $cut } % dieser Zielkarten blieb kein Weg. Ein zweites Gleis oder eine andere Strecke.
trial-ticket-rich = Die Zielkarte { $ticket } bringt { $points } Punkte für { $way } Felder; gemessen an den anderen wären { $fair } fair. Weniger Punkte.
trial-ticket-poor = Die Zielkarte { $ticket } bringt nur { $points } Punkte für { $way } Felder; gemessen an den anderen wären { $fair } fair. Mehr Punkte.
trial-ticket-refused = Die Zielkarte { $ticket } ({ $points } Punkte, { $way } Felder) wird in { $kept } % der Fälle behalten: mehr Punkte oder nähere Städte.
trial-ticket-fails = Wer die Zielkarte { $ticket } behält, erfüllt sie in { $done } % der Fälle: nähere Städte oder eine weitere Strecke auf dem Weg.
trial-color-none = Keine Strecke ist { $color }: Karten dieser Farbe zahlen nur für graue Strecken. Mach einige Strecken { $color }.
trial-color-under = Strecken, die { $color } sind, werden zu wenig genutzt, { $beside } % vom Mittel aller Farben ({ $spaces } Felder auf dem Plan): mehr oder bessere, die { $color } sind.
trial-color-over = Strecken, die { $color } sind, werden zu viel genutzt, { $beside } % vom Mittel aller Farben ({ $spaces } Felder auf dem Plan): Mach einige davon grau oder anders.
trial-fine = Nichts fällt auf: Dieser Plan spielt sich wie die offiziellen.

# Was schiefging.
trial-nothing-ends = Keine der Partien kam in { $limit } Entscheidungen zu einem Ende. Prüf die Regeln des Plans: Vielleicht kann niemand sie beenden.
trial-nothing-stopped = Angehalten, bevor die erste Partie zu Ende war: Es gibt nichts zu berichten.
trial-nothing-worker = Ein Prozess, der Partien spielte, ging zu Ende, bevor die erste fertig war, vielleicht aus Mangel an Speicher. Versuch es mit einem kleineren --jobs noch einmal.
trial-stopped = Angehalten: Die Zahlen stammen aus { $games } von { $wanted } Partien.
trial-worker = Ein Prozess, der Partien spielte, ging zu Ende, vielleicht aus Mangel an Speicher: Die Zahlen stammen aus { $games } von { $wanted } Partien. Versuch es mit einem kleineren --jobs noch einmal.
trial-given-up =
    { $count ->
        [one] Eine Partie kam zu keinem Ende und zählt nicht.
       *[other] { $count } Partien kamen zu keinem Ende und zählen nicht.
    }

# Der Bericht.
trial-title = { $title }: { $games } Partien von Bots, { $players } Plätze, ab Startwert { $seed }
trial-advice = Was zu ändern ist:
column-trial-turns = Züge
column-trial-score = Punkte
column-trial-lead = Vorsprung
column-trial-spread = 1.–letzter
column-trial-seat-wins = Plätze, %
column-trial-made = erfüllt
column-trial-worst = schlechteste
column-trial-dead = tot
column-trial-wanted = umkämpft
column-trial-marks = Note
column-trial-from = von
column-trial-to = bis
column-trial-style = Strategie
column-trial-ticket = Zielkarte
column-trial-points = Punkte
column-trial-way = Felder
column-trial-offered = angeboten
column-trial-kept = behalten
column-trial-worth = Wert
column-trial-route = Strecke
column-trial-taken = gebaut
column-trial-when = wann
column-trial-detour = Umweg
column-trial-cut = abgeschnitten
column-trial-color = Farbe
column-trial-beside = vom Mittel

# Der Befehl.
cli-trial-players = mit test: Zahl der Plätze (Standard: 4, oder so viele der Plan erlaubt)
cli-trial-bots = mit test: die Bots, die reihum auf allen Plätzen sitzen (Standard: ein planender Bot in vier Spielweisen)
cli-trial-html = mit test: den Bericht als eine Seite schreiben, mit einer Karte der Nutzung
cli-trial-out = mit improve und make: wohin der Plan geschrieben wird
cli-trial-take = mit improve: welche Vorschläge übernommen werden (Standard: du wirst gefragt, oder alle, wo niemand gefragt werden kann)

# Kleine Änderungen, bewiesen.
improve-usage = Sag, wohin der geänderte Plan geschrieben wird: trilhos board improve DATEI --out DATEI
improve-nothing = Nichts wurde bewiesen: Keine kleine Änderung hat diesen Plan auf { $games } frischen Verteilungen sicher verbessert. Mehr --games sehen kleinere Unterschiede.
improve-gain = Note { $before } → { $after }: { $value } (sicher zwischen { $low } und { $high }), auf frischen Verteilungen, für beide denselben
improve-aim-line = Die Verbindung wird in { $before } % → { $after } % der Partien gebaut.
improve-aim-ticket = Die Zielkarte wird bei { $before } % → { $after } % der Angebote erfüllt.
improve-alone = Jede wurde für sich bewiesen. Was sie zusammen tun, zeigt trilhos board test mit der neuen Datei.
improve-question = Welche nimmst du? (all, none oder Nummern wie 1,3)
improve-not-taken = Nichts wurde geschrieben.
improve-written =
    { $count ->
        [one] { $file } enthält den Plan mit einer Änderung.
       *[other] { $file } enthält den Plan mit { $count } Änderungen.
    }
trial-change-points = Zielkarte { $ticket }: { $after } Punkte statt { $before }
trial-change-length = { $a }–{ $b }: { $after } Felder statt { $before }
trial-change-color = { $a }–{ $b }: { $color } statt { $from }
trial-change-track = { $a }–{ $b }: ein zweites Gleis, { $color }
trial-change-line = { $a }–{ $b }: eine neue graue Strecke, Länge { $length }
improve-worker = Ein Prozess, der Partien spielte, ging zu Ende, vielleicht aus Mangel an Speicher: Nichts wurde bewiesen. Versuch es mit einem kleineren --jobs noch einmal.

# Die Seite.
report-trial-eyebrow = Bot-Test eines Spielplans
report-trial-marks = Note { $marks } von 100 ({ $span }). Abzug für ungleiche Plätze { $seats }, für Verbindungen, die niemand baut, { $routes }, für Zielkarten, die niemand erfüllt, { $tickets }, für den Rückstand der Letzten { $spread }.
report-trial-heat = Wo Strecken gebaut werden
report-trial-heat-note = Je dunkler, desto öfter; Blau wird kaum je gebaut. Zeig auf eine Strecke, um ihre Zahlen zu lesen.
report-trial-route = { $a }–{ $b }: in { $taken } der Partien gebaut, in { $wanted } der Fälle umkämpft
report-trial-beside = Neben den offiziellen Plänen
report-trial-beside-note = Dieselben Bots, ebenso viele Plätze, je 400 Partien. Plätze: Siege in Prozent; erfüllt: Zielkarten, von den behaltenen; schlechteste: die Zielkarte, die am öftesten misslingt; tot: Verbindungen, die in weniger als 5 % der Partien gebaut werden; umkämpft: Bauten, durch die andere ihren Weg verloren.
report-trial-seat = Platz { $seat }
report-trial-seats = Siege nach Platz
report-trial-seats-note = In Prozent, mit dem Intervall, in dem sie in 95 von 100 Fällen liegen.
report-trial-styles = Siege nach Strategie
report-trial-styles-note = Von den Partien, in denen sie am Tisch saß, in Prozent. Wer wo sitzt, wechselt von Partie zu Partie.
report-trial-tickets = Zielkarten
report-trial-tickets-note = Felder: des kürzesten Wegs. Behalten: von den angebotenen; erfüllt: von den behaltenen; Wert: Punkte je Hand, die sie behielt; Siege: dieser Hände.
report-trial-routes = Strecken
report-trial-routes-note = Wann: nach welchem Teil der Partie. Umkämpft: von den Bauten die, durch die andere den kürzesten Weg einer offenen Zielkarte verloren; Umweg: Felder mehr; abgeschnitten: von diesen Zielkarten die, denen kein Weg blieb.
report-trial-cities = Städte
report-trial-cities-note = In welchem Teil der Partien dort jemand eine Strecke hat.
report-trial-colors = Farben
report-trial-colors-note = Gebaut: von allen Feldern einer Farbe; daneben, wie viel das vom Mittel aller Farben ist.
report-trial-method = Jede Partie hat eine eigene Verteilung; Bots sitzen gleich oft auf jedem Platz. Intervalle durch Bootstrap über Partien. Bots zeigen die Ausgewogenheit, nicht den Spaß.
column-trial-board = Plan
column-trial-wins = Siege
column-trial-city = Stadt
column-trial-lines = Verbindungen
column-trial-visited = besucht
