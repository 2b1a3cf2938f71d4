# De analyse van een spel, op de pagina.
reviewed-title = Analyse
reviewed-ask = Dit spel analyseren
reviewed-asked = Bots spelen elke beslissing door in denkbeeldige werelden, met wat de speler kon zien, en vertellen waar het spel gewonnen en verloren is. Dat duurt op een snelle server een minuut of twee, en gaat door als je deze pagina sluit.
reviewed-waiting =
    { $count ->
        [0] Dit spel is het volgende.
        [one] Eerst komt nog één taak.
       *[other] Eerst komen nog { $count } taken.
    }
reviewed-working = Wordt geanalyseerd: { $percent } %
reviewed-lost = De server antwoordt niet. Het wordt opnieuw gevraagd.
reviewed-rough = Eerst ruwweg
reviewed-again = Opnieuw proberen
reviewed-curve = Winstkans, zoals elke speler die kon kennen
reviewed-curve-note = Iedereen ziet iets anders, dus samen is het geen 100 %.
reviewed-open = met alle kaarten bekend
reviewed-open-note = Zoals iemand zou oordelen die elke hand en elk ticket ziet. Aan tafel kon niemand dat.
reviewed-line = { $name }: van { $first } % naar { $last } %
reviewed-turning = Keerpunten
reviewed-turning-none = Geen dat eruit springt.
reviewed-by = Zet { $number }, { $name }
reviewed-deal = Zoals gedeeld. Ga verder naar de eerste beslissing.
reviewed-none = Hier viel niets te beslissen.
reviewed-mark-best = beste
reviewed-mark-good = goed
reviewed-mark-inaccurate = onnauwkeurig
reviewed-mark-mistake = fout
reviewed-mark-blunder = blunder
reviewed-chances = Winstkans: { $chance } % met de beste zet, { $after } % met deze.
reviewed-luck-good = Daarna bracht geluk { $points } %.
reviewed-luck-bad = Daarna kostte pech { $points } %.
reviewed-options = Wat er kon
reviewed-played = gespeeld
reviewed-worth = { $percent } %
reviewed-less = −{ $percent } %
reviewed-even = ongeveer even goed
reviewed-study = Probeer het: speel vanaf hier
reviewed-studying = Een nieuw spel tegen bots begint.
reviewed-study-as = Jij speelt voor { $name }; bots spelen voor de anderen. Het oude spel blijft zoals het is, en het nieuwe telt nergens voor.
reviewed-players = Spelers
reviewed-points = punten
reviewed-accuracy = precisie
reviewed-given-up = weggegeven
reviewed-luck = geluk
reviewed-tickets = tickets
reviewed-cards = kaarten over
reviewed-turns = beurten
reviewed-start = begin
reviewed-ticket-share = { $done } van { $all }
reviewed-players-note = Waar je mee begon, min wat je weggaf, en geluk geven samen de uitslag. Precisie is 100 % waar niets is weggegeven, en 0 % waar elke beslissing een blunder was.
reviewed-method = Hoe dit beoordeeld wordt
reviewed-next-mark = Naar de volgende zet die iets weggaf
reviewed-table = De kansen als tabel
