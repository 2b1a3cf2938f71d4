keeper-title = Beheerder
keeper-token = Het beheerderstoken
keeper-token-where = De server zegt bij de start in welk bestand het staat, of je hebt het zelf gekozen. Het wordt alleen voor dit tabblad bewaard.
keeper-enter = Inloggen
keeper-leave = Token vergeten
keeper-unreached = De server is niet te bereiken, of vraagt je even te wachten.
keeper-vitals = De server
keeper-rooms = In geheugen
keeper-connections = Verbindingen
keeper-status-open = Open
keeper-status-running = Bezig
keeper-status-finished = Afgelopen
keeper-status-quarantined = Quarantaine
keeper-replaced = Bots die op deze server niet draaien, zodat de invaller voor ze speelt: { $bots }
keeper-lost =
    { $count ->
        [one] Er ontbreekt één bevestigde wijziging in de database.
       *[other] Er ontbreken { $count } bevestigde wijzigingen in de database.
    } Spellen, en het nummer dat elk had bereikt: { $games }
keeper-noted = Gezien
keeper-games = Spellen
keeper-which = Welke spellen
keeper-all = Alle spellen
keeper-search = De id begint met …
keeper-none = Geen spel past daarbij.
keeper-size =
    { $entries ->
        [one] één regel
       *[other] { $entries } regels
    }, { $kb } kB
keeper-reason-damaged = Beschadigd: het logboek klopt niet.
keeper-reason-newer = Het heeft nieuwere regels nodig dan dit programma heeft.
keeper-reason-board = Het is gedeeld op een bord dat dit programma niet heeft.
keeper-reason-endless = Het bereikte zijn limiet zonder einde.
keeper-reason-keeper = Gesloten door de beheerder.
keeper-chairs =
    { $chairs ->
        [one] Eén stoel. De laatste regels:
       *[other] { $chairs } stoelen. De laatste regels:
    }
keeper-open = Openen
keeper-export = Ruw logboek
keeper-hold = Quarantaine
keeper-release = Vrijgeven
keeper-delete = Verwijderen
keeper-really-delete = Ja, verwijderen
keeper-sure = Het spel is dan voorgoed weg, en de spelers krijgen dat te horen. Weet je het zeker?
keeper-bans = Buitengesloten
keeper-no-bans = Niemand is buitengesloten.
keeper-network = Adres of netwerk
keeper-why = Waarom, voor jezelf
keeper-ban = Buitensluiten
keeper-unban = Binnenlaten
keeper-ban-this = Buitensluiten …
keeper-addresses = Verbonden vanaf
keeper-nobody = Niemand is met dit proces verbonden.
keeper-game = Eén spel
