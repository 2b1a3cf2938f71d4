# Die Analyse einer Partie, auf der Seite.
reviewed-title = Analyse
reviewed-ask = Diese Partie analysieren
reviewed-asked = Bots spielen jede Entscheidung in gedachten Welten weiter, mit dem, was dabei zu sehen war, und sagen, wo die Partie gewonnen und verloren wurde. Das dauert auf einem schnellen Server ein, zwei Minuten und läuft weiter, wenn du diese Seite schließt.
reviewed-waiting =
    { $count ->
        [0] Deine ist als Nächste dran.
        [one] Eine andere Arbeit ist noch vorher dran.
       *[other] { $count } andere Arbeiten sind noch vorher dran.
    }
reviewed-working = Analyse läuft: { $percent } %
reviewed-lost = Der Server antwortet nicht. Er wird noch einmal gefragt.
reviewed-rough = Zuerst grob
reviewed-again = Noch einmal
reviewed-curve = Siegchance, so wie alle sie kennen konnten
reviewed-curve-note = Alle sehen etwas anderes, darum ergibt das zusammen nicht 100 %.
reviewed-open = mit allen Karten offen
reviewed-open-note = So würde urteilen, wer jede Hand und jede Zielkarte sieht. Am Tisch konnte das niemand.
reviewed-line = { $name }: von { $first } % auf { $last } %
reviewed-turning = Wendepunkte
reviewed-turning-none = Keiner sticht heraus.
reviewed-by = Zug { $number }, { $name }
reviewed-deal = So wurde verteilt. Geh weiter zur ersten Entscheidung.
reviewed-none = Hier war nichts zu entscheiden.
reviewed-mark-best = am besten
reviewed-mark-good = gut
reviewed-mark-inaccurate = ungenau
reviewed-mark-mistake = Fehler
reviewed-mark-blunder = grober Fehler
reviewed-chances = Siegchance: { $chance } % mit dem besten Zug, { $after } % mit diesem.
reviewed-luck-good = Dann brachte das Glück { $points } %.
reviewed-luck-bad = Dann kostete das Pech { $points } %.
reviewed-options = Was zur Wahl stand
reviewed-played = gespielt
reviewed-worth = { $percent } %
reviewed-less = −{ $percent } %
reviewed-even = etwa gleich gut
reviewed-study = Ausprobieren: von hier weiterspielen
reviewed-studying = Eine neue Partie gegen Bots beginnt.
reviewed-study-as = Du spielst für { $name }, Bots spielen für die anderen. Die alte Partie bleibt, wie sie ist, und die neue zählt für nichts.
reviewed-players = Am Tisch
reviewed-points = Punkte
reviewed-accuracy = Genauigkeit
reviewed-given-up = verschenkt
reviewed-luck = Glück
reviewed-tickets = Zielkarten
reviewed-cards = Karten übrig
reviewed-turns = Züge
reviewed-start = Start
reviewed-ticket-share = { $done } von { $all }
reviewed-players-note = Womit man begonnen hat, weniger dem Verschenkten, plus Glück ergibt das Ergebnis. Die Genauigkeit ist 100 %, wo nichts verschenkt wurde, und 0 %, wo jede Entscheidung ein grober Fehler war.
reviewed-method = So wird geurteilt
reviewed-next-mark = Zum nächsten Zug, der etwas verschenkt hat
reviewed-table = Die Chancen als Tabelle
