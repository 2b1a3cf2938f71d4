cli-verify = nagaan of een spel gedeeld is zoals beloofd
cli-verify-file = het spelbestand van een afgelopen spel, zoals de server het geeft
cli-verify-noted = wat je bij het begin van het spel noteerde: vastlegging, beloften en je eigen nonce, in het bestand dat de pagina je geeft
cli-verify-commitment = alleen de vastlegging, zoals je die bij het begin van het spel noteerde
no-deal = In { $file } staat een spel zonder belofte over de verdeling, dus er valt niets na te gaan. Spellen die een server geeft, hebben er een.
foreign-note = { $file } is geen notitie over een verdeling (formaat { $format }).
other-note = Deze notitie gaat over het spel { $noted }, maar in het bestand staat het spel { $game }.
verify-promise-sound = ok: de vastlegging is die welke je noteerde.
verify-promise-touched = NIET OK: de vastlegging in het bestand is niet die welke je noteerde.
verify-promises-sound = ok: de belofte van elke stoel is die welke je noteerde.
verify-promises-touched = NIET OK: de beloften van de stoelen in het bestand zijn niet die welke je noteerde.
verify-mine-sound = ok: je eigen nonce zit in de verdeling.
verify-mine-touched = NIET OK: je eigen nonce zit niet in de verdeling, hoewel de server de ontvangst bevestigd had.
verify-company-sound = ok: bots spelen op de stoelen die je noteerde, en op geen andere.
verify-company-touched = NIET OK: in het bestand zitten andere bots op de stoelen dan je noteerde.
verify-commitment-sound = ok: wat de vastlegging verborg, past erbij.
verify-commitment-touched = NIET OK: wat de vastlegging verborgen zou hebben, past er niet bij.
verify-terms-sound = ok: bord, opties, regels, aantal stoelen en, als dat genoemd was, wie begint, zijn zoals beloofd.
verify-terms-touched = NIET OK: bord, opties, regels, aantal stoelen of wie begint, zijn niet zoals beloofd.
verify-seated-sound = ok: de bots die er waren toen het spel gemaakt werd, zijn de beloofde.
verify-seated-touched = NIET OK: de bots die er waren toen het spel gemaakt werd, zijn niet de beloofde.
verify-board-sound = ok: het bord is het bord dat dit programma kent.
verify-board-touched = NIET OK: het bord is niet het bord dat dit programma kent.
verify-nonces-sound = ok: elke nonce past bij de belofte van zijn stoel.
verify-nonces-touched = NIET OK: een nonce past niet bij de belofte van zijn stoel.
verify-seed-sound = ok: er is gedeeld met het startgetal dat eruit volgt.
verify-seed-touched = NIET OK: er is gedeeld met een ander startgetal.
verify-seating-sound = ok: de volgorde van de beurten volgt er ook uit.
verify-seating-touched = NIET OK: de volgorde van de beurten is een andere dan eruit volgt.
verify-replay-sound = ok: de zetten volgen de regels en leiden naar de opgeslagen stelling.
verify-replay-touched = NIET OK: de zetten leiden niet naar de opgeslagen stelling.
verify-compare = De vastlegging is { $commitment }. Vergelijk haar met die welke bij het begin van het spel te zien was.
verify-gave = Met een nonce, volgens het bestand: { $names }.
verify-withheld = Wel een nonce beloofd, maar die zit niet in de verdeling: { $names }. Wie haar achterhield of wegliet, kon kiezen tussen de verdeling met en de verdeling zonder.
verify-gave-none = Deed niet mee aan de verdeling: { $names }.
verify-proven = BEWEZEN: niemand heeft deze verdeling gekozen. Je eigen nonce zit erin, en al het andere waaruit ze volgt, lag vast voordat je de jouwe onthulde.
verify-lacks-commitment = NIET BEWEZEN: het bestand klopt met zichzelf, en dat is alles. Geef wat je bij het begin van het spel noteerde (--noted), of minstens de vastlegging (--commitment).
verify-lacks-nonce = NIET BEWEZEN dat niemand de verdeling koos: de server hield zich aan het geheim en de voorwaarden die vastgelegd waren, maar de nonces kunnen allemaal van hemzelf zijn. Wie de beloften en een eigen nonce noteerde, kan het bewijzen (--noted).
verify-lacks-promises = NIET BEWEZEN dat niemand de verdeling koos: je eigen nonce is genoteerd, de beloften van de andere stoelen niet. De server kan die verzonnen hebben toen hij de jouwe al kende.
verify-lacks-left-out = NIET BEWEZEN dat niemand de verdeling koos: de nonce die je noteerde, zit er niet in.
verify-lacks-alone = NIET BEWEZEN dat niemand de verdeling koos: niemand deed mee met een nonce. De server heeft alleen geloot, en kon haar kiezen.
verify-lacks-old = NIET BEWEZEN dat niemand de verdeling koos: ze is op de oude manier beloofd. De server kon haar achteraf niet veranderen, maar kon haar vooraf kiezen.
verify-lacks-imported = NIET BEWEZEN dat niemand de verdeling koos: het spel komt uit een spelbestand, en wie het meebracht, kon de verdeling kennen.
verify-touched = WEERLEGD: de verdeling of het spel is niet wat beloofd was.
cli-verify-bots = ook elke bot opnieuw vragen naar elk van zijn beslissingen
verify-bots-skipped = NIET NAGEGAAN: de bots zijn niet opnieuw gevraagd, want dat kan niet uit een bestand dat niet klopt.
verify-bots-same = ok: { $count } beslissingen van bots komen opnieuw hetzelfde uit.
verify-bots-other = NIET OK: zet { $number } was "{ $move }", maar de bot { $bot } beslist anders met wat zijn plaats zag.
verify-bots-strange = NIET OK: zet { $number } hoort bij de bot { $bot }, maar volgens het bestand bij { $named }.
verify-bots-nobody = een mens
verify-bots-caretakers = { $count } beslissingen zijn door bots genomen voor mensen die weg waren, traag waren of opgegeven hadden.
verify-bots-guests = NIET BEWEZEN: { $count } beslissingen zijn door programma's van buiten genomen, en die kunnen niet opnieuw gevraagd worden.
verify-bots-defaults = NIET BEWEZEN: { $count } beslissingen zijn door niemand genomen: een bot had gefaald, en de eerste geldige zet is gespeeld.
verify-bots-brought = NIET BEWEZEN: { $count } zetten op stoelen van bots kwamen met het spelbestand waarmee het spel hier begon. Er staat niemand bij genoemd.
verify-bots-unknown = NIET BEWEZEN voor alle bots: je noteerde niet op welke stoelen bots zaten. Een die er pas later bij kwam, kan voor een mens zijn doorgegaan.
cli-backup = alle spellen van een draaiende server naar een bestand kopiëren
cli-backup-file = de back-up die geschreven wordt
cli-restore = de spellen van een back-up aan een server toevoegen
cli-restore-file = een back-up
not-our-database = { $url } is geen database van Trilhos. Er is niets mee gedaan.
no-such-folder = Er is geen map { $folder } voor de database { $url }. Maak die eerst, of kies een andere plek.
no-such-database = Er is geen database { $url }.
backup-done = { $file }: { $games ->
    [one] één spel
   *[other] { $games } spellen
} met { $entries ->
    [one] één regel
   *[other] { $entries } regels
}.
restore-done = Spellen in de back-up: { $games }. Toegevoegd: { $added }; aangevuld: { $extended }; er al: { $unchanged }. Regels toegevoegd: { $entries }.
restore-conflict = Met rust gelaten: spel { $game } heeft hier een ander verleden dan in de back-up.
foreign-backup = { $file } is geen back-up van Trilhos (formaat { $format }).
newer-backup = { $file } is een back-up in formaat { $found }, gemaakt met Trilhos { $program }; dit programma leest { $format }.
newer-backup-game = In { $file } staat een spel ({ $game }) dat een nieuwere Trilhos nodig heeft. Er is niets teruggezet.
damaged-backup = { $file } is beschadigd of onvolledig. Er is niets teruggezet.
cli-loadtest = meten hoeveel spellen deze computer aankan
cli-loadtest-games = spellen tegelijk, elk met twee spelers
cli-loadtest-rate = acties per seconde in elk spel
cli-loadtest-seconds = hoelang er gemeten wordt
cli-loadtest-db = de database, die de spellen van de test bewaart (standaard: een die op het eind wordt verwijderd)
cli-loadtest-processes = serverprocessen; voor meer dan één is PostgreSQL nodig
cli-loadtest-routing = naar welk proces de verzoeken van een spel gaan: home (zoals een proxy die de weg weet), any (om het even), of wrong (alle moeten worden doorgegeven)
cli-loadtest-over = hoe acties worden verstuurd: live (over de live verbinding, zoals de pagina doet) of http (elk met een eigen verzoek)
bad-way = Bij { $option } hoort een van: { $known }; niet "{ $value }".
processes-need-postgres = Voor { $processes } serverprocessen is --db postgresql://… nodig
server-did-not-start = De server voor de test startte niet: { $problem }
loadtest-client-failed = Een client van de test heeft gefaald, dus er zijn geen getallen.
loadtest-making = De spellen worden gemaakt …
loadtest-playing = Er wordt gespeeld …
loadtest-games = spellen tegelijk
loadtest-actions = gemeten acties
loadtest-actions-per-s = acties per seconde
loadtest-latency-p50 = ms tot de andere plaatsen het weten, mediaan
loadtest-latency-p95 = ms tot de andere plaatsen het weten, 95 %
loadtest-latency-p99 = ms tot de andere plaatsen het weten, 99 %
loadtest-latency-max = ms tot de andere plaatsen het weten, langste
loadtest-behind = overgeslagen acties, omdat de vorige nog onderweg was
loadtest-server-cpu-ms-per-action = processortijd van de server, ms per actie
loadtest-client-lag-ms = ms die de client zelf te laat was, hooguit
loadtest-memory-a-game = geheugen van de server, KiB per spel
loadtest-error = { $count } × { $problem }
quarantined = Dit spel kan niet worden geopend: het is beschadigd, heeft na duizenden zetten geen einde, of de eigenaar van de server heeft het gesloten. Het is bewaard, en de eigenaar kan zien waarom.
game-deleted = Dit spel is verwijderd door de eigenaar van de server.
broken-log = Het logboek heeft geen regel { $number } waar er een zou moeten zijn.
broken-deal = Het geheim van het spel is niet dat waarvoor de vastlegging gemaakt is.
no-such-id-or-time = de id of een van de tijden kan niet kloppen
broken-chairs = De stoelen van het spel zijn niet die van het logboek.
backup-left-out = Weggelaten: spel { $game } kan niet worden gelezen ({ $reason }).
restore-quarantined = Toegevoegd, maar gesloten: spel { $game } klopt niet ({ $reason }).
restore-refused = Geweigerd: spel { $game } ({ $reason }).
other-board = Het spel is gedeeld op een ander bord { $edition } dan dat van dit programma.
serve-lost = WAARSCHUWING: { $count ->
    [one] Er ontbreekt één bevestigde wijziging
   *[other] Er ontbreken { $count } bevestigde wijzigingen
} in de database: het bestand is beschadigd geraakt, of vervangen door een ouder. Spellen en het laatste nummer dat in elk bevestigd was: { $games }. Ze gaan verder vanwaar de database ze heeft. "trilhos doctor" vertelt meer; "trilhos doctor --noted" beëindigt deze waarschuwing.
cli-doctor = in een database kijken of er iets mis is
cli-doctor-noted = de waarschuwing over verloren bevestigde zetten beëindigen
doctor-lost = VERLOREN: spel { $game } was bevestigd tot nummer { $detail }, en de database is daar niet.
doctor-loss-not-noted = Bij een eerdere start ontbraken { $detail } bevestigde wijzigingen (spel: { $game }). "--noted" beëindigt deze herinnering.
doctor-file-damaged = SQLite zegt dat het bestand beschadigd is (spel: { $game }): { $detail }
doctor-quarantined = Spel { $game } is in quarantaine: { $detail }
doctor-unreadable = Spel { $game } kan helemaal niet worden gelezen. { $detail }
doctor-does-not-fold = Spel { $game } klopt niet: { $detail }
doctor-behind-receipts = Spel { $game } loopt achter op wat bevestigd was: { $detail }
doctor-index = Spel { $game }: de index wijkt af van het logboek ({ $detail }).
doctor-link = Spel { $game }: stoel { $detail } heeft geen goede geheime link.
doctor-hook = Spel { $game }: stoel { $detail } heeft een adres voor meldingen dat van niemand is.
doctor-done = Spellen: { $games }; regels: { $entries }. { $findings ->
    [0] Alles is in orde.
    [one] Er is één ding mis.
   *[other] Er zijn { $findings } dingen mis.
}
game-endless = Na { $limit } zetten heeft dit spel geen einde: het wordt zonder uitslag gesloten.
