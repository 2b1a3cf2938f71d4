# De bibliotheek van afgelopen spellen
cli-games = je afgelopen spellen tonen, terugkijken en delen
cli-games-actions = acties (zonder actie zie je de laatste spellen)
cli-games-limit = hoeveel spellen er in de lijst komen
cli-games-show = de eindtelling van een spel tonen
cli-games-replay = vertellen wat er in een spel gebeurde
cli-games-verify = nagaan of een spel gedeeld is zoals beloofd
cli-games-export = het spelbestand van een spel schrijven, dat anderen, en de tafel in de browser, kunnen openen
cli-games-import = het spelbestand van een afgelopen spel in de bibliotheek zetten, bijvoorbeeld van de tafel in de browser
cli-games-id = de id van het spel, of een deel ervan dat geen ander heeft
cli-games-file = een spelbestand
cli-games-out = het bestand dat geschreven wordt
library-added = Het spel staat in je bibliotheek: trilhos games replay { $id }
library-empty = In { $folder } staan nog geen afgelopen spellen.
library-more = Dit zijn er { $shown } van { $total }: --limit toont er meer.
library-exported = { $id } is geschreven naar { $file }.
library-exists = { $file } bestaat al: noem een nieuw bestand.
library-unknown = In je bibliotheek is er geen spel “{ $id }”. “trilhos games” toont welke er zijn.
library-several = Er zijn { $count } spellen met “{ $id }” in hun id: schrijf meer van het spel dat je bedoelt.
library-not-over = In { $file } staat een spel dat niet afgelopen is: de bibliotheek is voor afgelopen spellen. Speel het verder: trilhos play --save BESTAND.
library-full = In { $folder } staan { $most } spellen, en meer passen er niet: zet er een paar ergens anders neer.
cli-numbers = plaatsen, punten, tickets, precisie en geluk over veel spellen
cli-numbers-file = spelbestanden, analyses (trilhos review --json), mappen of results.jsonl van trilhos arena; zonder, je bibliotheek
column-numbers-games = spellen
column-numbers-places = 1e, 2e, …
numbers-not-over = { $file } bevat een spel dat niet afgelopen is: alleen afgelopen spellen tellen. Speel het verder: trilhos play --save BESTAND.
numbers-left-out =
    { $count ->
        [one] Eén bestand is overgeslagen.
       *[other] { $count } bestanden zijn overgeslagen.
    }
