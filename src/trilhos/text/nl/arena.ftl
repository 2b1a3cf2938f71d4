cli-arena = toernooien tussen bots: ratings, intervallen, een verslag
cli-arena-bots = de bots die tegen elkaar spelen, met naam; "cmd:OPDRACHT" is een programma
cli-alone = de eerste bot op één plaats tegen de tweede op alle andere
cli-blocks = aantal verdelingsblokken: één verdeling, gespeeld in elke zitvolgorde
cli-arena-seed = startgetal van de eerste verdeling; blok k gebruikt startgetal + k
cli-cluster = op een Ray-cluster op dit adres spelen in plaats van in processen hier
cli-sprt = stoppen zodra vaststaat of de eerste bot LAAG of HOOG Elo voorstaat op de tweede
cli-out = map voor uitslagen en verslag; dezelfde opdracht gaat verder waar ze gestopt is
cli-hunt = spellen tussen bots zoeken die nergens toe leiden
cli-hunt-map = een bord; mag vaker (standaard: alle)
cli-hunt-players = een aantal spelers; mag vaker (standaard: alle)
cli-hunt-bots = de bots, elk alleen en allemaal gemengd (standaard: alle behalve random, en de stijlen van hard; wie vooruitkijkt, denkt kort na)
cli-hunt-games = verdelingen aan elke tafel
cli-hunt-limit = beslissingen waarna een spel als eindeloos geldt (standaard: 3000)
hunt-stalled = Vastgelopen na { $rounds } ronden zonder voortgang, { $decisions } beslissingen: { $command }
hunt-capped = Geen einde na { $decisions } beslissingen: { $command }
hunt-done =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }; leidden nergens toe: { $finds }; meeste beslissingen bij de andere: { $most }.
hunt-faults = { $bot } faalde { $count ->
    [one] één keer
   *[other] { $count } keer
}, voor het eerst in: { $command }
hunt-nothing = Geen van de gekozen borden is voor { $players } spelers.

column-rating = rating
column-points = punten
column-made = tickets
column-move-ms = ms, p95
column-faults = fouten

progress-blocks = blokken
progress-estimate = { $bot } { $share } % ±{ $margin }

arena-played =
    { $blocks ->
        [one] { $blocks } blok
       *[other] { $blocks } blokken
    }, { $games } spellen vanaf startgetal { $seed }; ratings volgens { $model }, gemiddeld 0; ± is een half interval van 95 %.
arena-sprt-high = Vroeg beslist: { $bot } staat eerder { $high } dan { $low } Elo voor (verhouding { $ratio }, grens ±{ $limit }).
arena-sprt-low = Vroeg beslist: { $bot } staat eerder { $low } dan { $high } Elo voor (verhouding { $ratio }, grens ±{ $limit }).
arena-sprt-open = Niet beslist of { $bot } { $low } of { $high } Elo voorstaat (verhouding { $ratio }, grens ±{ $limit }).
arena-capped =
    { $games ->
        [one] { $games } spel is
       *[other] { $games } spellen zijn
    } na { $limit } beslissingen zonder einde opgegeven, het eerste met startgetal { $seed }; blokken die daardoor niet meetellen: { $blocks }.
arena-nothing-counts = Elk blok heeft een spel dat na { $limit } beslissingen zonder einde is opgegeven, het eerste met startgetal { $seed }: er valt niets te beoordelen. “trilhos hunt” zoekt zulke spellen.
arena-fault = { $bot }, startgetal { $seed }: { $what }
arena-report = Verslag: { $file }
arena-stopped =
    { $blocks ->
        [one] { $blocks } blok is
       *[other] { $blocks } blokken zijn
    } veilig in { $folder }; dezelfde opdracht gaat daar verder.

fault-start = startte niet ({ $detail })
fault-rubbish = beslissing { $decision }: geen antwoord: { $detail }
fault-illegal = beslissing { $decision }: niet geldig: { $detail }
fault-late = beslissing { $decision }: te laat ({ $detail })
fault-died = beslissing { $decision }: stopte (code { $detail })

bot-twice = “{ $name }” staat twee keer in de lijst. Noem elke bot één keer; noem een bot alleen voor een spel tegen zichzelf.
too-many-seatings = Een blok zou { $games } spellen hebben, meer dan { $most }. Noem minder bots, of speel meer toernooien.
alone-needs-two = --alone zet één bot tegenover een andere op alle overige plaatsen: dat zijn twee bots, niet { $bots }.
sprt-needs-two = --sprt vergelijkt twee bots, niet { $bots }.
sprt-not-alone = --sprt vraagt wie van twee voorligt waar gelijken even vaak winnen: niet met --alone en meer dan twee spelers.
bad-sprt = Bij --sprt horen twee getallen LAAG,HOOG van -1000 tot 1000, het laagste eerst, zoals 0,20, niet “{ $value }”.
no-ray = --cluster heeft Ray nodig. Installeer het met: pip install "trilhos[cluster]".
no-cluster = Op { $address } is geen Ray-cluster: { $problem }
broken-results = { $file } is beschadigd op regel { $line }. Gebruik een andere map, of verwijder het bestand om opnieuw te beginnen.
foreign-results = { $file } bevat geen uitslagen van Trilhos (formaat { $format }). Gebruik een andere map.
other-results = { $file } bevat een ander toernooi: { $field } is daar { $theirs }, niet { $ours }. Gebruik een andere map.
results-in-use = { $file } is in gebruik. Wacht tot dat klaar is, of gebruik een andere map.

report-eyebrow = Trilhos · toernooi
report-map = Bord
report-players = Spelers
report-blocks = Blokken
report-games = Spellen
report-seed = Startgetal
report-options = Opties
report-verdict = { $bot } is de sterkste: wint { $share } van zijn plaatsen ({ $span }).
report-ratings = Ratings
report-ratings-note = Elo volgens { $model }, met intervallen van 95 %; het gemiddelde van alle bots is 0. 100 punten staan voor 64 % tegen 36 %.
report-wins = Gewonnen
report-wins-note = Deel van de plaatsen dat won; een gedeelde winst telt naar rato.
report-matrix = Wie eindigt vóór wie
report-matrix-note = Hoe vaak de bot van de rij vóór de bot van de kolom eindigt, in de spellen van beide.
report-scores = Punten
report-scores-note = Van de minste tot de meeste; het vak is de middelste helft, de streep erin de mediaan; het getal is het gemiddelde.
report-turns = Beurten
report-turns-note = Beurten van een speler per spel.
report-tickets = Tickets
report-tickets-note = Gehaald, van de gehouden, per spel.
report-points-failed = Verloren punten
report-points-failed-note = Wat niet gehaalde tickets kostten.
report-largest-hand = Grootste hand
report-largest-hand-note = De meeste kaarten die iemand tegelijk had.
report-draw-row = Trekken op rij
report-draw-row-note = De meeste beurten na elkaar waarin alleen kaarten getrokken werden.
report-idle-turns = Lege beurten
report-idle-turns-note = Beurten zonder kaart, ticket, route of gebouw.
report-cards-left = Kaarten over
report-cards-left-note = In de hand als het spel eindigt.
report-pieces-left = Stukken over
report-pieces-left-note = In de voorraad als het spel eindigt.
report-times = Tijd voor een zet
report-times-note = 95 van 100 zetten duren niet langer dan de balk; het donkere deel is de mediaan.
report-times-rest = mediaan { $median }, meest { $most }
report-faults-none = Geen fouten
report-faults-none-note = Geen ongeldige zet, geen laat of ontbrekend antwoord, geen bot die opgaf.
report-faults = Fouten
report-faults-note = Een foute beslissing is vervangen door de eerste geldige actie. Een verbeurde plaats is zo uitgespeeld, en telt als verloren.
report-fault-count = { $bot }: fouten: { $faults }; verbeurde plaatsen: { $forfeits }.
report-fault-seed = Startgetal
report-fault-times = { $seed } ({ $times } keer)
report-fault-bot = Bot
report-fault-what = Wat er gebeurde
report-method = Elke verdeling wordt in alle zitvolgordes gespeeld; intervallen zijn van 1.000 bootstrapsteekproeven van hele verdelingen. Ratings nemen aan dat elke twee bots één keer gelijk hebben gespeeld.

cli-tune = betere constanten voor een bot zoeken
cli-tune-generations = generaties van kandidaten
cli-tune-population = kandidaten per generatie
cli-tune-deals = verdelingen die een kandidaat speelt, op elke plaats
cli-tune-against = de bots waartegen het gevondene zich bewijst (standaard: een veld van vijf)
cli-tune-proof = nieuwe verdelingen tegen elk van die bots, op elke plaats
cli-tune-out = map voor wat gevonden wordt, en voor notities: dezelfde opdracht gaat verder waar ze gestopt is
progress-tuning = generaties
progress-proof = verdelingen tegen { $rival }
tune-proof = tegen { $rival }: { $wins } van { $games } spellen gewonnen [{ $low } tot { $high }]
tune-done = De constanten, en hoe ze gevonden zijn, staan in { $file }.
bad-tuning-notes = { $file } is beschadigd: { $problem }. Verwijder het om opnieuw te beginnen, of gebruik een andere map.
other-tuning-notes = { $file } heeft notities van een andere afstemming: andere verdelingen, een ander startgetal of andere populatie, of een ander begin. Gebruik een andere map, of verwijder het om opnieuw te beginnen.
no-tuning-folder = Er is geen map { $folder }. Maak die eerst, of kies een andere met --out.

cli-think = wat een zoektocht van een opgeslagen stelling vindt
cli-think-seat = de plaats die nadenkt, vanaf 1; alleen wat die ziet, telt (standaard: wie aan de beurt is)
cli-think-samples = zetten om uit te spelen; hetzelfde aantal geeft op elke computer hetzelfde antwoord (standaard: 1200)
cli-think-ms = milliseconden om na te denken, in plaats van steekproeven
nothing-to-think = Niemand wacht op een beslissing van deze plaats: het spel is afgelopen, of anderen zijn aan de beurt. Laat --seat weg voor wie aan de beurt is.
samples-or-ms = Geef --samples of --ms, maar niet allebei.
think-move = { $move }: wint { $win }, verschil { $margin }, { $samples } steekproeven
think-untried = { $move }: niet geprobeerd
think-line = zou verder kunnen gaan: { $line }
cli-train = expert een bord leren
cli-train-games = spellen van steiner in veel gedaanten om eerst van te leren
cli-train-search-games = spellen per ronde die de zoektocht zelf speelt
cli-train-rounds = hooguit zoveel ronden; een die niets oplevert, is de laatste
bad-lessons = De lessen in { $file } zijn beschadigd: { $problem }. Verwijder het bestand om opnieuw te beginnen, of gebruik een andere map.
other-lessons = { $file } heeft lessen van een andere cursus: een ander bord of andere versie, of andere spellen of een ander startgetal. Gebruik een andere map, of verwijder het bestand om opnieuw te beginnen.
cli-train-out = map voor wat geleerd wordt; bots zoeken het waar TRILHOS_TRAINED zegt
progress-lessons = lessen
train-value = waarde: log-verlies { $loss } bij spellen die nog niet gezien waren (zonder kennis: { $nothing })
train-calibration = { "  " }voorspeld { $said }, werd { $was } ({ $count } keer)
train-beliefs = vermoedens: log-verlies { $loss } (zonder kennis: { $nothing })
train-others = vermoedens over bots die anders spelen: log-verlies { $loss } (zonder kennis: { $nothing })
train-round = ronde { $number } van eigen spellen: log-verlies { $before } vóór het leren daarvan, { $after } erna
train-done = Wat geleerd is, staat in { $file }.
