# Die Regelseiten des Tisches im Browser: der Rahmen, und was alle Spielpläne teilen.
rules-title = Die Regeln: { $board }
rules-contents = Auf dieser Seite
rules-home = Zur ersten Seite
rules-others = Die Regeln der anderen Spielpläne

rules-goal-title = Das Ziel
rules-goal-lead =
    Ihr alle baut Netze zwischen den Städten eines Spielplans. Wer am Ende die meisten Punkte hat, gewinnt.
rules-goal-routes = Eine Strecke bringt sofort Punkte, wenn du sie baust, und lange bringen weit mehr als kurze.
rules-goal-tickets =
    Deine geheimen Zielkarten nennen Städte. Verbindet dein Netz sie am Ende, kommt der Wert der Karte zu deinen Punkten
    dazu, sonst geht er davon ab.
rules-goal-longest = Die längste ununterbrochene Verbindung bringt { $longest } Punkte extra.
rules-goal-stations = Bahnhöfe helfen bei Zielkarten, und jeder, den du nicht gebraucht hast, bringt { $stationLeft } Punkte.
rules-goal-harbours =
    Häfen bringen Punkte für Zielkarten, die zu ihren Städten führen; ein nie gebauter Hafen kostet dich Punkte.
rules-goal-tokens =
    Jede Strecke kostet Mautmünzen. Wer am meisten davon spart, bekommt einen Bonus; Kredite kosten Punkte.

rules-setup-title = Vor dem ersten Zug
rules-setup-lead =
    Für { $least } bis { $most } Personen. Trilhos mischt, verteilt und lost aus, wer beginnt; gespielt wird reihum im
    Uhrzeigersinn.
rules-setup-trains = Du hast { $trains } Waggons.
rules-setup-stations = Dazu hast du { $stations } Bahnhöfe.
rules-setup-deck =
    Der Stapel hat { $trainCards } Waggonkarten: je { $trainEach } in { $colours } Farben und { $wilds } Lokomotiven, das
    sind die Joker.
rules-setup-hand = Du bekommst { $handTrains } Karten, und { $shown } liegen neben dem Stapel offen aus, für alle.
rules-setup-tickets = Du bekommst { $dealt } der { $tickets } Zielkarten und behältst davon mindestens { $keep }.
rules-setup-long =
    Du bekommst { $dealLong } der { $longTickets } langen Zielkarten und { $deal } gewöhnliche. Von diesen { $dealt }
    behältst du mindestens { $keep }, ganz nach Belieben.
rules-setup-under = Was du nicht behältst, kommt unter den Stapel der Zielkarten.
rules-setup-box =
    Was du nicht behältst, geht ungesehen aus dem Spiel, ebenso die langen Zielkarten, die niemand bekommen hat.
rules-setup-pile = Was du nicht behältst, kommt verdeckt auf einen Ablagestapel für Zielkarten.
rules-setup-starts =
    Wer später dran ist, bekommt einen Ausgleich: Wer beginnt, startet mit 0 Punkten, der zweite Platz mit 1, der dritte
    mit 2 und so weiter.
rules-setup-secret =
    Karten und Zielkarten sind bis zum Ende der Partie nur für deine Augen. Wie viele du davon hast, sehen alle.

rules-board-title = Der Spielplan
rules-board-lead =
    { $cities } Städte, verbunden durch Strecken. Eine Strecke ist eine Reihe von Feldern zwischen zwei Städten; ihre
    Farbe sagt, mit welchen Karten man sie bezahlt, und die Zahl der Felder, mit wie vielen.

rules-turn-title = Dein Zug
rules-turn-lead =
    In deinem Zug tust du eins von diesen Dingen, und nur eins. Passen darf nur, wer gar nichts tun kann.
rules-turn-cards = Karten ziehen.
rules-turn-route = Eine Strecke bauen.
rules-turn-tickets = Neue Zielkarten ziehen.
rules-turn-station = Einen Bahnhof bauen.
rules-turn-harbour = Einen Hafen bauen.
rules-turn-exchange = Spielsteine tauschen.

rules-cards-title = Karten ziehen
rules-cards-lead =
    Nimm zwei Karten, eine nach der anderen. Jede kann eine der { $shown } offenen sein oder die verdeckte oberste Karte
    des Stapels.
rules-cards-refill =
    Nimmst du eine offene Karte, wird sie sofort vom Stapel ersetzt; du siehst die neue also, bevor du deine zweite
    nimmst.
rules-cards-wild =
    Eine offene Lokomotive ist den ganzen Zug wert: Nimmst du sie zuerst, bekommst du nichts weiter, und als zweite Karte
    geht sie nicht, auch nicht, wenn sie eben erst aufgedeckt wurde.
rules-cards-blind =
    Eine Lokomotive oben vom verdeckten Stapel ist reines Glück: Sie zählt als eine Karte wie jede andere.
rules-cards-flush =
    Sobald { $wildLimit } oder mehr der offenen Karten Lokomotiven sind, werden alle { $shown } abgelegt und durch
    { $shown } neue ersetzt.
rules-cards-rebuild = Ist der Stapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Stapel.
rules-cards-limit = Du darfst beliebig viele Karten auf der Hand haben.

rules-claim-title = Eine Strecke bauen
rules-claim-lead =
    Such dir eine freie Strecke aus, zahl für jedes ihrer Felder eine Karte und stell auf jedes einen Spielstein. Von nun
    an gehört sie dir.
rules-claim-colour = Eine farbige Strecke kostet Karten ihrer Farbe.
rules-claim-gray = Eine graue Strecke nimmt jede Farbe, aber nur eine: Alle Karten müssen zusammenpassen.
rules-claim-wild =
    Eine Lokomotive steht für eine Karte jeder Farbe. Du darfst sogar nur mit Lokomotiven zahlen.
rules-claim-pieces =
    Du brauchst für jedes Feld einen Spielstein; eine Strecke lässt sich weder teilweise noch über mehrere Züge bauen.
rules-claim-anywhere = Sie darf überall auf dem Plan liegen und muss nichts berühren, was du schon hast.
rules-claim-score = Die Punkte gibt es sofort, nach der Länge der Strecke:
rules-claim-example =
    Ein Beispiel: { $a }–{ $b } ist { $colour } und hat { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }. So lässt sie sich bezahlen:
rules-points-length = Felder
rules-points-worth = Punkte

rules-doubles-title = Doppelstrecken
rules-doubles-lead =
    Zwei Gleise nebeneinander, die dieselben beiden Städte verbinden, sind eine Doppelstrecke. Niemand darf je beide
    haben.
rules-doubles-closing = Bei weniger als { $doublesFrom } Personen sperrt das erste gebaute Gleis das andere für alle.
rules-doubles-open =
    Fast jede Strecke ist hier doppelt, und beide Gleise dürfen gebaut werden, egal wie viele mitspielen.
rules-doubles-beside =
    Gleise, die nebeneinander zu verschiedenen Städten führen, sind keine Doppelstrecke.
rules-doubles-mixed =
    { $mixed }: Hier verbinden eine Bahn- und eine Schiffsstrecke dieselben Städte. Sie haben nichts miteinander zu tun.

rules-tickets-title = Zielkarten ziehen
rules-tickets-lead =
    Sieh dir { $draw } Zielkarten vom Stapel an, oder so viele, wie da sind, und behalte mindestens { $drawKeep }.
rules-tickets-under =
    Die anderen kommen unter den Stapel. Ist er leer, kannst du keine Zielkarten ziehen.
rules-tickets-pile =
    Die anderen kommen auf den Ablagestapel der Zielkarten. Er wird zum neuen Stapel gemischt, wenn keine mehr zu ziehen
    sind.
rules-tickets-stay =
    Was du behalten hast, bleibt bis zum Ende bei dir, erfüllt oder nicht. Die Zahl deiner Zielkarten ist nicht begrenzt.
rules-tickets-done =
    Es ist gleich, auf welchem Weg deine Strecken von der einen Stadt zur anderen führen und wie lang er ist.

rules-end-title = Das Ende
rules-end-lead =
    Endet ein Zug damit, dass nur noch { $endAt } Waggons oder weniger übrig sind, beginnt der Schluss: Alle haben, auch
    wer ihn ausgelöst hat, { $endTurns ->
        [one] noch { $endTurns } Zug
       *[other] noch { $endTurns } Züge
    }. Dann werden die Punkte gezählt.
rules-end-both =
    Endet ein Zug damit, dass nur noch { $endAt } Spielsteine oder weniger übrig sind, Waggons und Schiffe
    zusammengenommen, beginnt der Schluss: Alle haben, auch wer ihn ausgelöst hat, { $endTurns ->
        [one] noch { $endTurns } Zug
       *[other] noch { $endTurns } Züge
    }. Dann werden die Punkte gezählt.

rules-count-title = Die Endwertung
rules-count-line = was zählt
rules-count-how = wie
rules-count-start = Womit du begonnen hast.
rules-count-routes = Was deine Strecken während der Partie gebracht haben.
rules-count-tickets = Plus der Wert jeder erfüllten Zielkarte, minus der Wert jeder anderen.
rules-count-tours =
    Plus der Wert jeder erfüllten Zielkarte, minus der Wert jeder anderen; Touren haben drei Werte.
rules-count-longest = { $longest } Punkte für die längste Verbindung. Bei Gleichstand bekommen sie alle.
rules-count-stations = { $stationLeft } Punkte für jeden Bahnhof, den du nicht gebaut hast.
rules-count-harbours =
    Je Hafen { $harbour1 }, { $harbour2 } oder { $harbour3 } Punkte für eine, zwei oder mindestens drei erfüllte
    Zielkarten, die seine Stadt nennen. Minus { $harbourLeft } für jeden Hafen, den du nicht gebaut hast.
rules-count-exchange = Minus 1 Punkt für jeden getauschten Spielstein.
rules-count-tokens = Der Bonus für deine übrigen Münzen, wenn du keinen Kredit hast.
rules-count-loans = Minus { $loan } Punkte für jeden Kredit.
rules-count-path =
    Die längste Verbindung darf sich kreuzen, im Kreis laufen und immer wieder durch dieselbe Stadt führen, aber kein
    Waggon zählt zweimal.
rules-count-tie = Bei Gleichstand gewinnt, wer mehr Zielkarten erfüllt hat.
rules-count-tie-stations = Ist auch das gleich, wer weniger Bahnhöfe gebaut hat.
rules-count-tie-longest = Steht es immer noch gleich, wer die längste Verbindung hat.

rules-players-title = Wie viele mitspielen
rules-players-lead = Das Spiel geht mit { $least } bis { $most } Personen. Das ändert sich mit ihrer Zahl:
rules-players-closing =
    Ab { $doublesFrom } Personen dürfen beide Gleise einer Doppelstrecke gebaut werden, bei weniger nur eins.
rules-players-bonus = Der Münzbonus hat mehr Ränge, je mehr von euch mitspielen.
rules-players-neutral = Zu zweit könnt ihr einen neutralen Dritten mitspielen lassen.
