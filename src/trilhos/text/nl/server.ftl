unknown-game = Dit spel bestaat niet.
wrong-token = Deze link geldt niet voor dit spel.
needs-a-seat = Dat kan alleen een speler van dit spel: stuur het token van de link naar je plaats mee.
host-only = Alleen wie het spel maakte, kan het starten.
no-spectators = Dit spel is niet open voor toeschouwers.
already-started = Het spel is al begonnen.
not-dealing = Naar nonces wordt gevraagd tussen het moment waarop iedereen zit en de start: deze komt te vroeg of te laat.
wrong-nonce = Dit is niet de nonce die voor deze stoel beloofd was.
not-running = Het spel is niet bezig.
colour-taken = Iemand anders heeft deze kleur: kies een andere.
guest-name = Speler
no-free-chair = Er is hier geen vrije stoel.
empty-chairs = { $count ->
    [one] Er is nog één stoel leeg: wacht op iemand, of noem een bot die gaat zitten.
   *[other] Er zijn nog { $count } stoelen leeg: wacht op spelers, of noem een bot die gaat zitten.
}
bad-player-name = Een naam heeft 1 tot { $most } letters.
too-much-beside = Je hebt in dit spel { $most } keer geschreven, teruggenomen, opnieuw gekozen of bent weggegaan en teruggekomen; meer mag niet. Je zetten kun je nog wel doen.
bad-chat = Een bericht heeft 1 tot { $most } tekens.
too-many-connections = Je hebt te veel verbindingen met deze server. Sluit een paar van zijn pagina's en probeer het opnieuw.
save-too-long = Dit spelbestand heeft meer dan { $most } zetten: zo lang duurt een spel nooit.
save-has-board = Dit spel wordt gespeeld op een bord dat deze server niet heeft. Vraag de eigenaar om het aan te bieden, of speel verder met: trilhos play --save BESTAND
bad-first = De eerste speler is het nummer van een stoel, van 0 tot { $most }.
not-your-turn = { $name } is aan de beurt.
stale = Het spel is al verder (het is nu bij nummer { $number }): kijk nog eens voordat je iets doet.
from-the-future = Het spel is pas bij nummer { $number }.
unknown-action = In dit spel is er geen actie { $action }.
has-resigned = Deze plaats wordt niet meer door jou gespeeld.
bot-not-allowed = De bot “{ $name }” wordt op deze server niet aangeboden.
too-fast = Te veel verzoeken ({ $limit }): wacht { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
}.
bad-address = “{ $value }” is geen adres van een proces. Schrijf bijvoorbeeld --address 10.0.0.5:8001
bad-proxy = “{ $value }” is geen adres van een proxy. Noem het IP-adres (127.0.0.1), een netwerk (10.0.0.0/8), of * voor elke afzender.
game-moving = Het spel verhuist naar een ander proces van deze server: probeer het zo meteen opnieuw. Er is niets verloren.
too-busy = Het is nu te druk in dit spel: probeer het opnieuw.
not-written = De zet kon niet worden opgeslagen en is dus niet gedaan: probeer het opnieuw.
no-database = De database is niet te bereiken.
server-full = De server heeft nu geen ruimte voor nog een spel: probeer het over een paar minuten opnieuw. Er is niets veranderd.
stopping = De server stopt zo: probeer het zo meteen opnieuw.
metrics-only-here = Meetwaarden zijn voor de eigenaar van de server.
bad-request = Het verzoek klopt niet: zie “fields”.
bug = Er ging iets mis op de server. Het is genoteerd.
http-404 = Hier is niets.
http-405 = Dit adres neemt zulke verzoeken niet aan.
http-413 = Het verzoek is te groot.
bad-database = De database { $url } is niet te gebruiken: { $problem }
database-trouble = De database kan niet worden gelezen of geschreven: { $problem }. “trilhos doctor” kijkt wat eraan mankeert; een back-up kan in een nieuw bestand worden teruggezet (“trilhos restore”).
cant-listen = Op { $host }, poort { $port }, kan niet worden geluisterd: { $problem }. Kies een andere met --port.
bad-limit = “{ $value }” is geen limiet. Schrijf NAAM=TEMPO/STOOT, bijvoorbeeld chat=0.5/5. Limieten: { $known }.
cli-serve = een server openen voor vrienden: kamers, plaatsen en live spelen
cli-serve-host = het adres om op te luisteren (127.0.0.1: alleen deze computer; 0.0.0.0: iedereen)
cli-serve-port = de poort om op te luisteren; 0 neemt een vrije (standaard: { $port })
cli-serve-db = de database: een bestand, of postgresql://… (standaard: een bestand in je gegevensmap)
cli-serve-origin = nog een herkomst waarvan pagina's verbinding mogen maken; mag vaker
cli-serve-proxy = het adres van een proxy die geloofd wordt over de adressen van clients; mag vaker
cli-serve-bot = een bot om naast de ingebouwde aan te bieden, zoals "cmd:python3 mijnbot.py", of met een naam: "mijne=cmd:python3 mijnbot.py"; mag vaker
cli-serve-address = waar andere processen op dezelfde PostgreSQL dit proces bereiken; dezelfde naam als in de proxy-instellingen (standaard: zoals het luistert)
cli-serve-memory = geheugen voor spellen in gebruik, in megabytes; is alles op, dan worden nieuwe geweigerd
cli-serve-workers = processen waarin bots nadenken
cli-serve-review-samples = denkbeeldige werelden waarin beslissingen worden vergeleken, in analyses en hints; 0: geen van beide
cli-serve-bot-seconds = hoelang een bot hooguit mag nadenken, in seconden
cli-serve-bot-pause = de pauze vóór de zet van een bot, in seconden
cli-serve-vote = seconden waarna de anderen kunnen stemmen dat een bot speelt voor wie het spel ophoudt
cli-serve-undo = hoelang bots wachten of een zet wordt teruggenomen, in seconden
cli-serve-order-pause = de pauze vóór een beurt die volgens opdrachten wordt gespeeld, in seconden: de helft is korter
cli-serve-reveal = hoelang het delen wacht op de nonces van spelers van wie het apparaat weg is, in seconden
cli-serve-limit = een tempolimiet veranderen: NAAM=TEMPO/STOOT, per seconde en in één keer; mag vaker
cli-serve-connections = verbindingen die één adres tegelijk mag hebben
cli-serve-patience = seconden waarin een verzoek moet aankomen en een antwoord gelezen moet zijn
cli-serve-metrics = het token waar /metrics om vraagt (standaard: alleen deze computer mag kijken)
cli-serve-log = hoeveel er gelogd wordt: debug, info, warning of error
serve-listening = Trilhos is open op { $url } (Ctrl-C sluit af; spellen worden bewaard in { $database })
bad-log-level = “{ $value }” is geen logniveau. Niveaus: { $known }.
bad-seconds = Bij { $option } hoort een aantal seconden van { $least } tot { $most }, niet “{ $value }”.
database-in-use = Een andere server heeft { $file } open. Stop die, kies met --db een ander bestand, of gebruik PostgreSQL voor meer servers.
bad-http = Het verzoek is niet te begrijpen.
unknown-board = Dit bord bestaat niet.
board-id-taken = { $file } heet “{ $id }”, net als een ander bord. Geef het een andere id.
too-many-boards = { $file } is er één te veel: uit een map kunnen { $most } borden worden aangeboden.
cli-serve-boards = een map met borden om naast de onze aan te bieden, elk in een eigen bestand; nieuwe worden gevonden terwijl de server draait
no-boards-there = Er is geen map { $folder }. Geef --boards de map met de bestanden van de borden.
unknown-lesson = Deze les bestaat niet. Op de eerste pagina staat een lijst van alle lessen.
lesson-asks-else = Er is niets gebeurd: deze stap van de les vraagt om iets anders.
lesson-read-first = Er is niets gebeurd: lees eerst deze stap van de les, en druk dan op “Volgende”.
lesson-elsewhere = De les is intussen bij een andere stap.

# Analyses.
no-reviews = Deze server maakt geen analyses van spellen. Sla het spel op en analyseer het zelf: trilhos review BESTAND
reviews-busy = Er wachten al zoveel spellen op hun analyse als deze server aanneemt. Probeer het over een paar minuten opnieuw.

# Hints.
hints-not-agreed = In dit spel zijn er geen hints: het is zonder gemaakt. Kies hints in een nieuw spel, voordat je het opent.
no-hints = Deze server geeft geen hints.
no-hint = Hier valt niets aan te raden.
hint-failed = Er is niet op tijd een hint gevonden. Probeer het opnieuw.
hint-take = Neem een kaart die open ligt.
hint-draw = Trek een verborgen kaart.
hint-claim = Claim nu een route.
hint-pay = Deze route kun je beter en slechter betalen.
hint-tickets = Trek tickets.
hint-keep = Denk na welke tickets bij elkaar passen.
hint-pass = Pas.
hint-station = Bouw een station.
hint-harbour = Bouw een haven.
hint-yield = Geef de tunnel op.
hint-refill = Let erop welke stapel het gat vult.
hint-pieces = Let erop hoeveel treinen en schepen je tickets nodig hebben.
hint-exchange = Ruil stukken.
hint-other = Wat nu het meest helpt: { $move }.
hint-warning = In denkbeeldige werelden geven bots met deze zet ongeveer { $points } van hun winstkans weg.
