cli-about = Bordspellen over spoorlijnen: spelen, simuleren en bestuderen.
cli-arguments = argumenten
cli-options = opties
cli-commands = opdrachten
cli-help = deze hulp tonen en stoppen
cli-version = de versie tonen, en of de engine gecompileerd is
cli-lang = taal van alle teksten: { $known } (standaard: zoals TRILHOS_LANG zegt, of je systeem)
cli-default = standaard: { $value }
cli-json = getallen als JSON geven, voor programma's
cli-play = in de terminal een spel spelen tegen bots
cli-editions = de borden tonen, met hun spelers en opties
cli-simulate = bots veel spellen laten spelen en ze samenvatten
cli-replay = een opgeslagen spel naspelen en vertellen wat er gebeurde
cli-bench = de snelheid van de engine op deze computer meten
cli-map = welk bord (standaard: usa; zie “trilhos editions”) of bordbestand
cli-map-ask = welk bord (standaard: dat wordt je gevraagd)
cli-players = aantal spelers
cli-bot-seats = bots per plaats; is de lijst te kort, dan begint ze opnieuw
cli-opponents = je tegenstanders; is de lijst te kort, dan begint ze opnieuw (standaard: personages die op het bord thuis zijn; zie “trilhos bots”)
cli-simulate-games = aantal spellen
cli-seed = startgetal van het eerste spel; spel k gebruikt startgetal + k
cli-play-seed = startgetal van de verdeling (standaard: een geheim getal)
cli-option = een optie van het bord; mag vaker
cli-audit = elk spel, met niets verborgen, naar dit bestand schrijven om na te gaan
cli-limit = een spel na zoveel beslissingen opgeven
cli-rules = versie van de regels om mee te spelen
cli-jobs = aantal processen
cli-replay-file = een opgeslagen spel, of de id van een spel in je bibliotheek (zie “trilhos games”)
cli-seat = het spel vertellen zoals deze plaats het zag (standaard: als toeschouwer)
cli-save = waar het spel wordt opgeslagen (standaard: je gegevensmap)
cli-plain = gewone zinnen zonder kaders en kleuren, voor schermlezers

column-id = bord
column-title = titel
column-players = spelers
column-cities = steden
column-routes = routes
column-tickets = tickets
column-options = opties
column-seat = plaats
column-bot = bot
column-wins = gewonnen
column-score = gem. punten
column-least = minst
column-most = meest
column-tickets-kept = tickets
column-tickets-done = gehaald
column-edition = bord
column-games-per-s = spellen/s
column-decisions-per-s = beslissingen/s
column-clone-us = kopie µs
column-legal-us = geldig µs
column-state-bytes = bytes

progress-games = spellen
simulated =
    { $games ->
        [one] { $games } spel vanaf startgetal { $seed }
       *[other] { $games } spellen vanaf startgetal { $seed }
    }; beurten per spel: { $mean } ({ $least } tot { $most }).
simulated-stalled =
    { $count ->
        [one] { $count } spel liep vast: vijf ronden waarin niemand verder kwam.
       *[other] { $count } spellen liepen vast: vijf ronden waarin niemand verder kwam.
    }
simulated-capped = Opgegeven na { $limit } beslissingen, zonder einde: startgetal { $seed }. Het telt in geen enkel getal mee, en een controlebestand laat het weg.

bad-usage = { $problem }. Zie “{ $command } --help”.
bad-number-from = Bij { $option } hoort een geheel getal, { $least } of meer, niet “{ $value }”.
bad-decimal = Bij { $option } hoort een getal van { $least } tot { $most }, niet “{ $value }”.
bad-number-between = Bij { $option } hoort een geheel getal van { $least } tot { $most }, niet “{ $value }”.
bad-switch = Bij --option hoort NAAM=on of NAAM=off, niet “{ $option }”.
unknown-language = De taal “{ $name }” is er niet. Talen: { $known }.
unknown-command = De opdracht “{ $name }” is er niet. Opdrachten: { $known }.
unknown-bot = Er is geen bot met de naam “{ $name }”. Bots: { $known }.
missing-file = “{ $command }” heeft een bestand nodig. Zie “trilhos { $command } --help”.
