# Analyses van spellen: opdrachten.
cli-review = waar een spel gewonnen en verloren is
cli-review-samples = denkbeeldige werelden waarin krappe beslissingen worden vergeleken; hetzelfde getal geeft op elke computer dezelfde analyse (standaard: 150)
cli-review-jobs = processen die tegelijk oordelen (standaard: één per kern)
cli-review-html = de analyse schrijven als een pagina die geen netwerk nodig heeft
cli-review-plain = de lijn in getallen, voor schermlezers
progress-review = oordelen
review-glance = Eerst ruwweg:
review-written = Geschreven: { $file }
review-nothing = { $file }: in dit spel is nog niets gespeeld, dus er valt niets te analyseren.
review-unfinished = Dit spel is niet afgelopen: het wordt geanalyseerd zover het komt, met wat elke speler kon zien.
review-stopped = Gestopt: { $judged } van { $decisions } beslissingen zijn beoordeeld, de eerste.

# Zetten, als wat iemand koos te doen.
review-act-take = een open kaart nemen ({ $card })
review-act-draw =
    { $deck ->
        [train] een verborgen treinkaart trekken
        [ship] een verborgen scheepskaart trekken
       *[other] een verborgen kaart trekken
    }
review-act-claim = { $route } claimen
review-act-pay = { $cards } betalen
review-act-tickets = tickets trekken
review-act-keep = { $tickets } houden
review-act-pass = passen
review-act-station = een station bouwen in { $city }
review-act-harbour = een haven bouwen in { $city }
review-act-yield = de tunnel opgeven
review-act-refill =
    { $deck ->
        [train] het gat vullen met een treinkaart
        [ship] het gat vullen met een scheepskaart
       *[other] het gat vullen
    }
review-act-pieces = beginnen met { $trains } treinen en { $ships } schepen
review-act-exchange =
    { $gains ->
        [trains] { $ships } schepen ruilen voor treinen
       *[ships] { $trains } treinen ruilen voor schepen
    }

# Oordelen.
review-mark-best = beste
review-mark-good = goed
review-mark-inaccurate = onnauwkeurig
review-mark-mistake = fout
review-mark-blunder = blunder

# Waarom een andere zet beter was.
review-why-ticket = Daarmee zou { $ticket } in { $then } van de spellen gehaald zijn in plaats van { $now }.
review-why-score = Die levert { $points } punten meer op.
review-why-rival = { $name } krijgt daarmee { $points } punten minder.
review-why-later = Het spel zou { $turns } beurten langer duren.
review-why-sooner = Het spel zou { $turns } beurten eerder eindigen.

# Keerpunten.
review-turn-decision = Zet { $number }: { $name } koos “{ $move }”. “{ $better }” was { $change } meer waard.
review-turn-taken =
    { $turns ->
        [one] { $name } nam hem één beurt later.
       *[other] { $name } nam hem { $turns } beurten later.
    }
review-turn-luck-good = Zet { $number }: na “{ $move }” ({ $name }) bracht geluk { $change }: { $then } in plaats van { $after }.
review-turn-luck-bad = Zet { $number }: na “{ $move }” ({ $name }) kostte pech { $change }: { $then } in plaats van { $after }.
afterword-gave-up =
    { $name ->
        [Jij] Ik gaf { $ticket } op toen jij { $route } claimde.
       *[other] Ik gaf { $ticket } op toen { $name } { $route } claimde.
    }
afterword-late = { $ticket } heb ik nooit gehaald; het spel was voor mij te vroeg afgelopen.
afterword-let-go = { $ticket } vroeg te veel van me, dus ik liet het zitten.
afterword-detour =
    { $name ->
        [Jij] Toen jij { $route } claimde, moest ik een heel eind omrijden.
       *[other] Toen { $name } { $route } claimde, moest ik een heel eind omrijden.
    }
afterword-done = { $ticket } was mijn plan, en niemand kwam ertussen.
afterword-none = Ik nam gewoon wat er kwam.

# Het verslag.
review-title = { $title }: { $names }
review-curve-fair = Winstkans, zoals elke speler die kon kennen:
review-curve-open = Winstkans, met alle kaarten bekend:
review-turning = Keerpunten:
review-turning-none = Geen dat eruit springt.
review-costly = Zetten die iets weggaven:
review-costly-none = Geen waarvan het te bewijzen is.
review-move = Zet { $number }, { $name }: { $move }. Oordeel: { $mark }, { $cost } weggegeven; beter: { $better }.
review-method = Elke beslissing is doorgespeeld in hooguit { $samples } denkbeeldige werelden, met wat de speler kon zien, door bots van het niveau hard. Alleen wat geen toeval kan zijn, geldt als weggegeven: 2 % is onnauwkeurig, 5 % een fout, 10 % een blunder. De rest is geluk: getrokken kaarten, en wat anderen deden.
column-review-name = speler
column-review-place = plek
column-review-points = punten
column-review-accuracy = precisie
column-review-given-up = weggegeven
column-review-luck = geluk
column-review-start = begin
column-review-tickets = tickets
column-review-cards = kaarten over
column-review-turns = beurten
column-review-claims = routes
column-review-draws = getrokken
column-review-worlds = werelden

# De pagina.
report-review-eyebrow = Analyse van een spel
report-review-turning = Keerpunten
report-review-turning-note = Wat iemands kans het meest veranderde. Een beslissing telt dubbel: die had anders gekund.
report-review-curve = Winstkans
report-review-curve-note = Zoals elke speler die toen kon kennen: iedereen ziet iets anders, dus samen is het geen 100 %. Cirkels zijn zetten die iets weggaven.
report-review-curve-open = Met alle kaarten bekend
report-review-curve-open-note = Zoals iemand zou oordelen die elke hand en elk ticket ziet; aan tafel kon niemand dat.
report-review-players = Spelers
report-review-players-note = Precisie is 100 % waar niets is weggegeven, en 0 waar elke beslissing een blunder was. Waar je mee begon, min wat je weggaf, en geluk geven samen de uitslag.
report-review-moves = Zetten
report-review-moves-note = Wat iets weggaf, springt eruit; druk op een zet om te zien wat er nog meer kon. Kleine getallen zijn procentpunten kans.
report-review-all = alle zetten
report-review-marked = alleen wat iets weggaf
report-review-better = Beter: { $move } ({ $cost } meer).
report-review-axis = zetten
report-review-won = Gewonnen: { $name }, met { $score } punten.
report-review-shared = Gedeelde overwinning: { $names }.
report-review-line = { $name }: van { $first } naar { $last }
report-review-mark = Zet { $number }, { $name }: { $mark }
report-review-expected = Verwacht: { $score } punten, in acht van de tien gevallen { $low } tot { $high }.
report-review-option = optie
report-review-chance = kans
report-review-chosen = gespeeld
report-review-tickets = Eigen tickets:
