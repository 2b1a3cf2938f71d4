# Analysen von Partien: Befehle.
cli-review = wo eine Partie gewonnen und verloren wurde
cli-review-samples = gedachte Welten, in denen knappe Entscheidungen verglichen werden; dieselbe Zahl ergibt auf jedem Rechner dieselbe Analyse (Standard: 150)
cli-review-jobs = Prozesse, die gleichzeitig urteilen (Standard: einer je Kern)
cli-review-html = die Analyse als Seite schreiben, die kein Netz braucht
cli-review-plain = die Kurve in Zahlen, für Vorleseprogramme
progress-review = Urteil
review-glance = Zuerst grob:
review-written = Geschrieben: { $file }
review-nothing = { $file }: In dieser Partie wurde noch nichts gespielt, also gibt es nichts zu analysieren.
review-unfinished = Diese Partie ist nicht zu Ende: Sie wird analysiert, so weit sie geht, mit dem, was jeweils zu sehen war.
review-stopped = Angehalten: { $judged } von { $decisions } Entscheidungen wurden beurteilt, die ersten.

# Züge, als das, was jemand gewählt hat.
review-act-take = eine offene Karte nehmen ({ $card })
review-act-draw =
    { $deck ->
        [train] eine verdeckte Waggonkarte ziehen
        [ship] eine verdeckte Schiffskarte ziehen
       *[other] eine verdeckte Karte ziehen
    }
review-act-claim = { $route } bauen
review-act-pay = { $cards } zahlen
review-act-tickets = Zielkarten ziehen
review-act-keep = { $tickets } behalten
review-act-pass = passen
review-act-station = einen Bahnhof in { $city } bauen
review-act-harbour = einen Hafen in { $city } bauen
review-act-yield = den Tunnel aufgeben
review-act-refill =
    { $deck ->
        [train] die Lücke mit einer Waggonkarte füllen
        [ship] die Lücke mit einer Schiffskarte füllen
       *[other] die Lücke füllen
    }
review-act-pieces = mit { $trains } Waggons und { $ships } Schiffen beginnen
review-act-exchange =
    { $gains ->
        [trains] Schiffe gegen Waggons tauschen: { $ships }
       *[ships] Waggons gegen Schiffe tauschen: { $trains }
    }

# Noten.
review-mark-best = am besten
review-mark-good = gut
review-mark-inaccurate = ungenau
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler

# Warum ein anderer Zug besser war.
review-why-ticket = Damit wäre { $ticket } in { $then } der Partien erfüllt worden statt in { $now }.
review-why-score = Er bringt { $points } Punkte mehr.
review-why-rival = Er lässt { $name } { $points } Punkte weniger.
review-why-later = Die Partie würde { $turns } Züge länger dauern.
review-why-sooner = Die Partie wäre { $turns } Züge eher zu Ende.

# Wendepunkte.
review-turn-decision = Zug { $number }: { $name } wählt „{ $move }“. „{ $better }“ war { $change } mehr wert.
review-turn-taken =
    { $turns ->
        [one] Einen Zug später griff { $name } zu.
       *[other] { $turns } Züge später griff { $name } zu.
    }
review-turn-luck-good = Zug { $number }: { $name } wählt „{ $move }“, dann bringt das Glück { $change }: { $then } statt { $after }.
review-turn-luck-bad = Zug { $number }: { $name } wählt „{ $move }“, dann kostet das Pech { $change }: { $then } statt { $after }.
afterword-gave-up =
    { $name ->
        [Du] { $ticket } habe ich aufgegeben, als du { $route } gebaut hast.
       *[other] { $ticket } habe ich aufgegeben, als { $name } { $route } gebaut hat.
    }
afterword-late = { $ticket } habe ich nicht mehr geschafft; die Partie war für mich zu früh zu Ende.
afterword-let-go = { $ticket } war mir zu viel, also habe ich es bleiben lassen.
afterword-detour =
    { $name ->
        [Du] Als du { $route } gebaut hattest, musste ich einen weiten Umweg nehmen.
       *[other] Als { $name } { $route } gebaut hatte, musste ich einen weiten Umweg nehmen.
    }
afterword-done = { $ticket } war mein Plan, und niemand kam ihm in die Quere.
afterword-none = Ich habe einfach genommen, was kam.

# Der Bericht.
review-title = { $title }: { $names }
review-curve-fair = Siegchance, so wie alle sie kennen konnten:
review-curve-open = Siegchance mit allen Karten offen:
review-turning = Wendepunkte:
review-turning-none = Keiner sticht heraus.
review-costly = Züge, die etwas verschenkt haben:
review-costly-none = Keine, die sich beweisen lassen.
review-move = Zug { $number }, { $name }: { $move }. Note: { $mark }, { $cost } verschenkt; besser: { $better }.
review-method = Jede Entscheidung wurde in bis zu { $samples } gedachten Welten weitergespielt, mit dem, was dabei zu sehen war, von Bots der Stärke hard. Als verschenkt zählt nur, was kein Zufall sein kann: 2 % sind ungenau, 5 % ein Fehler, 10 % ein grober Fehler. Glück ist der Rest: gezogene Karten und was andere taten.
column-review-name = wer
column-review-place = Rang
column-review-points = Punkte
column-review-accuracy = Genauigkeit
column-review-given-up = verschenkt
column-review-luck = Glück
column-review-start = Start
column-review-tickets = Zielkarten
column-review-cards = Karten übrig
column-review-turns = Züge
column-review-claims = Strecken
column-review-draws = gezogene Karten
column-review-worlds = Welten

# Die Seite.
report-review-eyebrow = Analyse einer Partie
report-review-turning = Wendepunkte
report-review-turning-note = Was eine Chance am stärksten bewegt hat. Eine Entscheidung zählt doppelt: Sie hätte anders ausfallen können.
report-review-curve = Siegchance
report-review-curve-note = So wie alle sie damals kennen konnten: Alle sehen etwas anderes, darum ergibt das zusammen nicht 100 %. Kreise sind Züge, die etwas verschenkt haben.
report-review-curve-open = Mit allen Karten offen
report-review-curve-open-note = So würde urteilen, wer jede Hand und jede Zielkarte sieht; am Tisch konnte das niemand.
report-review-players = Am Tisch
report-review-players-note = Die Genauigkeit ist 100 %, wo nichts verschenkt wurde, und 0, wo jede Entscheidung ein grober Fehler war. Womit man begonnen hat, weniger dem Verschenkten, plus Glück ergibt das Ergebnis.
report-review-moves = Züge
report-review-moves-note = Was etwas verschenkt hat, sticht heraus; drück auf einen Zug, um zu sehen, was es sonst gab. Kleine Zahlen sind Prozentpunkte der Chance.
report-review-all = alle Züge
report-review-marked = nur was etwas verschenkt hat
report-review-better = Besser: { $move } ({ $cost } mehr).
report-review-axis = Züge
report-review-won = { $name } hat mit { $score } Punkten gewonnen.
report-review-shared = Gemeinsam gewonnen: { $names }.
report-review-line = { $name }: von { $first } auf { $last }
report-review-mark = Zug { $number }, { $name }: { $mark }
report-review-expected = Erwartet: { $score } Punkte, in acht von zehn Ausgängen { $low } bis { $high }.
report-review-option = Möglichkeit
report-review-chance = Chance
report-review-chosen = gespielt
report-review-tickets = Eigene Zielkarten:
