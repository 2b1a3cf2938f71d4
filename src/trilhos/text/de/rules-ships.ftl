# Die Regelseiten: Waggons und Schiffe, Häfen, schwierige Strecken und Touren.
rules-setup-decks =
    Es gibt zwei Stapel. Der Waggonstapel hat { $trainCards } Karten: je { $trainEach } in { $colours } Farben und
    { $wilds } Joker. Der Schiffsstapel hat { $shipCards }: { $shipSingles } einfache Schiffe und { $shipDoubles }
    Doppelschiffe in jeder Farbe.
rules-setup-hands =
    Du bekommst { $handTrains } Waggonkarten und { $handShips } Schiffskarten, und { $shownEach } Karten von jedem Stapel
    liegen offen aus, für alle.
rules-setup-pieces =
    Nach den Zielkarten wählst du geheim, wie viele Waggons und wie viele Schiffe du willst: { $pieces } Spielsteine
    insgesamt, höchstens { $mostTrains } Waggons und { $mostShips } Schiffe. Alle decken gleichzeitig auf; was du nicht
    nimmst, ist deine Schachtel.
rules-setup-suggested =
    In deiner ersten Partie sind { $suggestedTrains } Waggons und { $suggestedShips } Schiffe eine gute Wahl.
rules-setup-harbours = Du hast { $harbours } Häfen.

rules-cards-lead-both =
    Nimm zwei Karten, eine nach der anderen. Jede kann eine der { $shown } offenen sein oder die verdeckte oberste Karte
    eines der beiden Stapel.
rules-cards-refill-both =
    Nimmst du eine offene Karte, sagst du, von welchem Stapel die nächste kommt, und sie wird sofort aufgedeckt. So
    bestimmst du mit, wie viele Waggons und Schiffe ausliegen.
rules-cards-wild-both =
    Ein offener Joker ist den ganzen Zug wert: Nimmst du ihn zuerst, bekommst du nichts weiter, und als zweite Karte geht
    er nicht, auch nicht, wenn er eben erst aufgedeckt wurde.
rules-cards-blind-both =
    Ein Joker oben vom Waggonstapel ist reines Glück: Er zählt als eine Karte wie jede andere.
rules-cards-flush-both =
    Sobald { $wildLimit } oder mehr der offenen Karten Joker sind, werden alle { $shown } abgelegt, und von jedem Stapel
    kommen { $shownEach } neue.
rules-cards-rebuild-both =
    Ist ein Stapel aufgebraucht, wird sein eigener Ablagestapel gemischt und zum neuen. Ist auch der leer, hilft der
    andere Stapel aus.

rules-claim-both =
    Rechteckige Felder sind für Waggons und Waggonkarten, ovale für Schiffe und Schiffskarten. Keine Strecke hat beides.
rules-claim-wild-both =
    Ein Joker steht für jede Karte, auch für ein Schiff, und deckt ein Feld. Du darfst sogar nur mit Jokern zahlen.

rules-ships-title = Schiffskarten
rules-ships-lead = Schiffskarten gibt es als einfache Schiffe, gut für ein Feld, und als Doppelschiffe, gut für zwei.
rules-ships-over =
    Ein Doppelschiff darf auch nur ein Feld decken, wenn sich keine Karte der Zahlung weglassen ließe. Fünf Felder lassen
    sich mit drei Doppelschiffen bezahlen, aber nie mit vier.
rules-ships-example =
    Ein Beispiel: { $a }–{ $b } ist { $colour } und hat { $count } Felder. So kannst du unter anderem zahlen:
rules-board-waypoints =
    { $waypoints ->
        [one] Auf dem Wasser liegt ein Punkt ohne Namen. Er verbindet
       *[other] Auf dem Wasser liegen { $waypoints } Punkte ohne Namen. Sie verbinden
    } Schiffsstrecken, aber kein Hafen kann dort stehen, und keine Zielkarte führt dorthin.
rules-board-around =
    Der Plan reicht um die ganze Erde: Eine Strecke, die ihn auf einer Seite verlässt, kommt auf der anderen wieder
    herein.

rules-hard-title = Schwierige Strecken
rules-hard-lead =
    Manche Bahnstrecken führen durch schwieriges Gelände: Jedes Feld kostet zwei Waggonkarten derselben Farbe statt
    einer.
rules-hard-colour =
    Jede Farbe ist recht, und jedes Feld darf seine eigene haben. In jedem Paar kann ein Joker eine Karte ersetzen.

rules-tours-title = Touren
rules-tours-lead =
    { $tours } der Zielkarten sind Touren: Sie nennen drei oder mehr Städte, in einer Reihenfolge.
rules-tours-order = Verbinde sie in der gedruckten Reihenfolge, und die Tour bringt ihren hohen Wert.
rules-tours-any = Verbinde sie alle auf andere Weise, und sie bringt ihren niedrigeren Wert.
rules-tours-failed = Sind nicht alle verbunden, verlierst du die Strafpunkte der Tour.

rules-harbours-title = Einen Hafen bauen
rules-harbours-lead =
    Ein Hafen macht aus Zielkarten Punkte: Je mehr deiner erfüllten Zielkarten seine Stadt nennen, desto mehr bringt er.
rules-harbours-where =
    Bau in einer Hafenstadt, in der eine deiner Strecken endet, ob Bahn oder Schiff, und noch kein Hafen steht. Du kannst
    { $harbours } bauen.
rules-harbours-cost =
    Er kostet zwei Waggonkarten und zwei Schiffskarten, alle vier von derselben Farbe und alle mit dem Hafensymbol. Joker
    können jede davon ersetzen.
rules-harbours-symbol =
    Das Symbol ist auf { $trainSymbols } Waggonkarten und auf allen { $shipSingles } einfachen Schiffen jeder Farbe, aber
    auf keinem Doppelschiff.
rules-harbours-score =
    Am Ende bringt ein Hafen { $harbour1 } Punkte für eine erfüllte Zielkarte, die seine Stadt nennt, { $harbour2 } für
    zwei, { $harbour3 } für drei oder mehr und nichts ohne eine.
rules-harbours-both = Eine Zielkarte zwischen zweien deiner Häfen zählt für beide.
rules-harbours-left = Jeder Hafen, den du nie gebaut hast, kostet dich { $harbourLeft } Punkte.
rules-harbours-example = Ein Beispiel: ein Hafen in Gelb, mit einem Joker bezahlt:

rules-exchange-title = Spielsteine tauschen
rules-exchange-lead =
    Zu viele Waggons, zu wenige Schiffe? Tausch so viele du willst gegen Spielsteine der anderen Art aus deiner
    Schachtel.
rules-exchange-cost =
    Das ist dein ganzer Zug und kostet 1 Punkt je Spielstein. Deine Punktzahl darf dabei unter null fallen.
