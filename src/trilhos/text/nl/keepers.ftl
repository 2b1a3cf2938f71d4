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
} in de database: het bestand is beschadigd geraakt, of vervangen door een ouder. Spellen en het laatste nummer dat in elk bevestigd was: { $games }. Ze gaan verder vanwaar de database ze heeft. “trilhos doctor” vertelt meer; “trilhos doctor --noted” beëindigt deze waarschuwing.
cli-doctor = in een database kijken of er iets mis is
cli-doctor-noted = de waarschuwing over verloren bevestigde zetten beëindigen
doctor-lost = VERLOREN: spel { $game } was bevestigd tot nummer { $detail }, en de database is daar niet.
doctor-loss-not-noted = Bij een eerdere start ontbraken { $detail } bevestigde wijzigingen (spel: { $game }). “--noted” beëindigt deze herinnering.
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
banned = Deze server antwoordt niet op jouw adres. De eigenaar kan je zeggen waarom.
bad-network = “{ $value }” is geen adres en geen netwerk, zoals 203.0.113.7, 203.0.113.0/24 of 2001:db8::/64.
ban-too-wide = “{ $value }” zou te veel mensen buitensluiten: een IPv4-netwerk begint bij /8, een van IPv6 bij /16.
ban-loopback = “{ $value }” is deze computer zelf. Start de server achter een proxy met --proxy, dan kent hij de eigen adressen van clients.
no-keeper = Deze server heeft geen beheerderstoken: start hem met --keeper-token, of op SQLite.
wrong-keeper-token = Dit is niet het beheerderstoken.
short-keeper-token = Een beheerderstoken heeft minstens { $least } letters.
no-such-game = Er is geen spel { $game }.
already-quarantined = Spel { $game } is al in quarantaine.
not-quarantined = Spel { $game } is niet in quarantaine.
still-damaged = Spel { $game } kan nog steeds niet worden geopend: { $problem }
cli-serve-keeper = het token voor de beheerderspagina, /#/keeper (of TRILHOS_KEEPER_TOKEN; standaard: één keer gemaakt, in een privébestand naast een SQLite-database)
cli-serve-expire = spellen verwijderen waarin zoveel dagen niets is gebeurd (standaard: nooit)
serve-keeper = De beheerderspagina is { $url }; het token ervoor staat in { $file }
cli-keeper = de spellen van een server beheren, en adressen buitensluiten
cli-keeper-list = spellen tonen, die met de laatste zet eerst
cli-keeper-show = één spel tonen, zonder iets wat spelers verbergen
cli-keeper-export = de ruwe rijen van een spel als JSON-regels schrijven
cli-keeper-delete = spellen voorgoed verwijderen; hun spelers krijgen dat te horen
cli-keeper-expire = spellen verwijderen waarin al lang niets is gebeurd
cli-keeper-quarantine = een spel sluiten: niemand komt erin tot het is vrijgegeven
cli-keeper-release = spellen uit quarantaine weer openen, als hun logboek klopt
cli-keeper-game = de id van een spel (een die met een streepje begint: achter --, na alle opties)
cli-keeper-status = alleen spellen met deze status: open, running, finished of quarantined
cli-keeper-begins = alleen spellen waarvan de id zo begint
cli-keeper-older = alleen spellen waarin zoveel dagen niets is gebeurd
cli-keeper-limit = hooguit zoveel
cli-keeper-secrets = ook het startgetal en wat spelers verbergen
cli-keeper-yes = doen zonder te vragen
cli-keeper-why = waarom, om het zelf te onthouden
cli-keeper-days = zoveel dagen zonder zet
cli-keeper-all = alle die in quarantaine zijn
bad-status = “{ $value }” is geen status. Er zijn: { $known }.
games-line = { $game }  { $status }  { $edition }  regels: { $entries }  bytes: { $bytes }  laatste zet: { $moved }  { $reason }
games-none = Geen spel past daarbij.
games-sure = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
} voorgoed verwijderen? Typ “yes”:
games-not-done = Er is niets gedaan.
games-deleted = Verwijderd: { $count }.
games-held = Spel { $game } is nu in quarantaine.
games-released = Spel { $game } is weer open.
games-chair = stoel { $chair }: link: { $link }, laatst gezien { $seen }
games-entry = { $number }  { $kind }  { $at }
needs-yes = Hier kan niemand gevraagd worden: zet er --yes bij om te verwijderen.
cli-keeper-bans = tonen wat buitengesloten is
cli-keeper-ban = een adres (bij IPv6 de /64) of een netwerk buitensluiten
cli-keeper-unban = een adres of een netwerk weer binnenlaten
cli-keeper-network = een adres of een netwerk
cli-keeper-hours = voor zoveel uren (standaard: tot het wordt weggehaald)
bans-line = { $network }  sinds { $at }  tot { $until }  { $reason }
bans-none = Niemand is buitengesloten.
bans-added = { $network } is buitengesloten, binnen enkele seconden bij elk proces.
bans-removed = { $network } mag weer binnenkomen.
bans-unknown = { $network } was niet buitengesloten.
cli-keeper-members = de leden van de club tonen
cli-keeper-remove-member = een lid uit de club zetten, alsof het zelf is weggegaan
cli-keeper-member = de id van een lid
members-line = { $id }  { $name } #{ $tag }, lid sinds { $joined }
members-none = De club heeft geen leden.
members-removed = { $id } is geen lid meer.
