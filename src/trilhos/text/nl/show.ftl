# Het verloop: mensen, naast wat er op tafel gebeurt.
log-you = jij
log-joined = { $name } ging zitten.
log-left = { $name } stond op.
log-seated = Bot { $name } ging zitten.
log-started = Het spel begint.
log-nonce-missing = Van { $name } kwam niet op tijd een geheim getal: er is zonder gedeeld.
log-undo = { $name } nam de laatste zet terug.
log-hinted = { $name } nam een hint.
log-asked = { $name } vroeg om de laatste zet terug te nemen.
log-agreed = { $name } ging akkoord.
log-denied = { $name } wilde de zet laten staan.
log-voted = { $name } vroeg om een bot verder te laten spelen.
log-clock = { $name } had geen tijd meer: een bot besliste.
log-away = { $name } ging even weg: een bot speelt verder.
log-back = { $name } kwam terug.
log-vacation = { $name } ging op vakantie: die klok staat stil.
log-vacation-over = { $name } kwam terug van vakantie.
log-lapsed = De tijd was om voor { $name }: een bot speelt verder.
log-resigned = { $name } gaf op: een bot speelt verder.

# De eindtelling als show.
line-completed = gehaalde tickets
line-failed = niet gehaalde tickets
count-you = Je hebt gewonnen!
count-shared = Gedeelde overwinning: { $names }
count-tie-tickets = Gelijk in punten: de meeste gehaalde tickets gaven de doorslag.
count-tie-stations = Gelijk in punten: de minste gebruikte stations gaven de doorslag.
count-tie-longest = Gelijk in punten: het langste traject gaf de doorslag.
count-tie-shared = Gelijk in punten, en verder beslist er niets.
show-skip = Overslaan
show-again = Telling nog eens zien
show-replay = Spel terugkijken
show-review = Analyse
show-share = Herhaling delen
show-share-review = Deze zet delen
show-copied = Link gekopieerd
show-save = Spelbestand
show-audit = Volledig verslag, zet voor zet
show-home = Home
show-rematch = Nog een keer
deal-promise = Voordat er iemand ging zitten, legde de server een geheim achter slot en grendel; dit is het zegel ervan. Daarna deed het apparaat van elke speler hetzelfde met een eigen geheim getal. Kaarten, tickets en wie begint volgen uit al die geheimen samen, dus niemand kon de verdeling kiezen: de server niet, wie het spel opende niet, en wie als laatste ging zitten ook niet.
deal-promise-how = Alle spelers zien hetzelfde zegel. Als het spel afgelopen is, worden de geheimen onthuld, en dit apparaat gaat zelf na of ze kloppen.
deal-fair = Niemand kon deze verdeling kiezen: het startgetal van de kaarten volgt uit een geheim van de server en geheime getallen van { $names }, waaronder dat van dit apparaat, allemaal beloofd voordat dit apparaat het zijne onthulde. Dit apparaat heeft dat nagegaan.
deal-fits = Alles wat over deze verdeling onthuld is, klopt met elkaar: het startgetal volgt uit een geheim van de server en geheime getallen van { $names }. Of iemand haar gekozen heeft, kan dit apparaat niet zeggen: er zit geen geheim getal van dit apparaat in, of het zag niet wat er beloofd was.
deal-alone = Aan deze verdeling deed geen apparaat van een speler mee: de server heeft alleen geloot, en kon haar kiezen.
deal-old = Dit spel is op de oude manier gedeeld: de server kon de verdeling achteraf niet veranderen, maar kon haar vooraf kiezen.
deal-lesson = Deze verdeling is voor de les gekozen: iedereen die de les doet, krijgt dezelfde kaarten.
deal-imported = Dit spel komt uit een spelbestand: wie het meebracht, kon de verdeling kennen.
deal-study = Dit spel is een studie: het gaat verder vanuit een ander spel dat afgelopen is, met dezelfde kaarten op komst. Wie dat zag, kan ze dus kennen. Het telt nergens voor.
deal-wrong = Er klopt iets niet met deze verdeling. Bewaar het spelbestand, en vraag het wie de server beheert.
deal-fault-commitment = Wat de server nu onthult, past niet bij het zegel van vóór het spel.
deal-fault-terms = Het bord, de opties, de regels of de eerste speler zijn anders dan verzegeld.
deal-fault-promises = De geheime getallen die nu beloofd heten, zijn andere dan dit apparaat vóór het delen zag.
deal-fault-bots = De bots die nu genoemd worden, zijn andere dan er vóór het delen aan tafel zaten.
deal-fault-nonces = Een geheim getal is niet het getal dat beloofd was.
deal-fault-mine = Het geheime getal van dit apparaat is niet gebruikt, al was het op tijd klaar.
deal-fault-seed = Het startgetal van de kaarten volgt niet uit de geheimen.
deal-fault-order = De volgorde van de plaatsen volgt niet uit de geheimen.
deal-withheld = Wel een geheim getal beloofd, maar het zit niet in de verdeling: { $names }. Wie het achterhield of wegliet, kon kiezen tussen de verdeling met en de verdeling zonder dat getal.
deal-note = Wat dit apparaat noteerde
deal-note-how = Dat de kaarten uit dit startgetal kwamen, is op een computer na te gaan, met het spelbestand en wat dit apparaat noteerde: trilhos verify.
show-rematch-ready = Naar de revanche

# De herhaling.
replay-title = Herhaling
replay-move = Zet
replay-at = Zet { $at } van { $of }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén zet vooruit
replay-last = Naar het einde
replay-claim = Naar de volgende claim
replay-speed = Snelheid
replay-table = Naar de tafel

# Wat anderen deden sinds de eigen beurt, in een paar woorden achter hun naam.
strip-title = Sinds je laatste beurt
strip-again = Nog eens tonen
brief-claim =
    { $route }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
brief-take = { $cards }
brief-draw = { $cards } blind
brief-draw-hidden = { $count } blind
brief-draw-hidden-train =
    { $count ->
        [one] { $count } trein blind
       *[other] { $count } treinen blind
    }
brief-draw-hidden-ship =
    { $count ->
        [one] { $count } schip blind
       *[other] { $count } schepen blind
    }
brief-keep-hidden =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
brief-keep = { $tickets }
brief-yield = gaf de tunnel { $route } op
brief-station = station in { $city }
brief-harbour = haven in { $city }
brief-loan-bank = een lening
brief-loan-player = een lening
brief-exchange-trains =
    { $count ->
        [one] { $count } schip voor een trein
       *[other] { $count } schepen voor treinen
    }
brief-exchange-ships =
    { $count ->
        [one] { $count } trein voor een schip
       *[other] { $count } treinen voor schepen
    }
brief-neutral-claimed = neutrale speler: { $route }
brief-pass = paste
deal-daily = Dit is een verdeling van de dag: iedereen die hem speelt, heeft dezelfde kaarten; wie de dag kent, kan ze kennen.
show-others = Hoe anderen het deden
