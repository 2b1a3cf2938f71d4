unknown-limit = De opdracht van een bot heeft geen limiet “{ $name }”. Limieten: { $known } (zie docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" bevat geen opdracht. Schrijf het als "cmd:python3 mijnbot.py", met elk aanhalingsteken gesloten.
cli-bot = nagaan of een programma zich aan het botprotocol houdt
cli-bot-what = wat te doen: check
cli-bot-command = de opdracht die de bot start, zoals "python3 mijnbot.py"
bot-usage = Schrijf: trilhos bot check "python3 mijnbot.py" (zie docs/how-to/write-a-bot.md).
bot-check-hello = start en zegt hallo
bot-check-pings = beantwoordt meer pings op volgorde
bot-check-unknown = negeert berichten en velden die hij niet kent
bot-check-stop = negeert een stop als hij niet nadenkt
bot-check-pieces = leest regels die in stukken aankomen
bot-check-games = speelt hele spellen op elk bord, geldig en op tijd
bot-check-broken-off = vergeet een spel dat afgebroken is
bot-check-repeatable = speelt bij hetzelfde startgetal hetzelfde spel
bot-check-quit = stopt bij quit
bot-check-end-of-input = stopt als zijn invoer stopt
bot-check-passed = De bot houdt zich aan het protocol; zijn traagste zet duurde { $slowest } ms.
bot-check-failed = De bot houdt zich nog niet aan het protocol; zijn traagste zet duurde { $slowest } ms.
bot-easy-name = Makkelijk
bot-easy-about = houdt van lange treinen en felle kleuren, en vergeet weleens een ticket
bot-casual-name = Ontspannen
bot-casual-about = kent het spel, maar verliest een ticket uit het oog of ziet niet dat een route bezet is
bot-normal-name = Normaal
bot-normal-about = plant goed en ziet zelden iets over het hoofd
bot-hard-name = Moeilijk
bot-hard-about = de beste planner van het huis, afgestemd op het bord
bot-expert-name = Expert
bot-expert-about = kijkt vooruit: probeert zetten uit in denkbeeldige spellen en kiest dan pas
bot-master-name = Meester
bot-master-about = kijkt verder en breder dan wie ook van het huis: een zet kan een paar seconden duren

bot-random-about = een willekeurige geldige actie
bot-greedy-about = nu de meeste punten, zo weinig mogelijk tickets
bot-path-about = voor elk ticket de weg met de minste stappen, het duurste eerst
bot-onestep-about = de volgende stap naar zijn duurste ticket
bot-longroute-about = alleen lange routes, en een snel einde
bot-hungry-about = steeds meer tickets, met één plan voor alle
bot-steiner-about = het goedkoopste netwerk voor al zijn tickets, elke actie gewogen in punten
bot-steiner-t-about = steiner met constanten afgestemd per bord en aantal spelers
bot-steiner-r-about = steiner met opnieuw afgestemde constanten, uit veel meer spellen
bot-steiner-block-about = steiner die ook meetelt wat hij anderen afpakt

parameter-exponent = hoe steil de waarde van een gepland vak daalt met de kosten van het plan
parameter-wild = waarde van een open joker, in geplande vakken
parameter-short = extra waarde van een kaart die het plan mist
parameter-surplus = waarde van een kaart die nergens nodig is
parameter-target = waarde van kaarten voor een lange route naast het plan
parameter-card = punten die een kaart waard is als ermee betaald wordt
parameter-loose = deel van die prijs voor routes naast het plan
parameter-detour = waarde van niet om hoeven gaan
parameter-twin = punten voor een dubbele route die meteen sluit
parameter-touch = punten per vak voor routes die aan het eigen netwerk raken
parameter-burn = prijs van kaarten die het plan elders nodig heeft
parameter-spend = prijs van jokers
parameter-ticket-gate = deel van de stukken dat over moet zijn om tickets te trekken
parameter-ticket-worth = gewicht van de tickets die een trek kan opleveren
parameter-keep = deel van de stukken waarbij een plan om de andere keer slaagt
parameter-hop = kaarten waarvoor de beurt van een claim telt als routes vergeleken worden
parameter-rich = kaarten die een punt waard is als routes vergeleken worden
parameter-toll = punten die een tolmunt waard is
parameter-glut = hoe snel kaarten waarde verliezen als er meer zijn dan de stukken kunnen gebruiken
parameter-aware = hoeveel de hand de prijs verlaagt van routes die hij kan betalen, als routes vergeleken worden
parameter-late = beurten voor het eind vanaf waar plannen in beurten gerekend worden
parameter-block = gewicht van wat een claim een tegenstander afpakt
parameter-noise = grootte van de fouten in het oordeel, als deel van wat de beste actie waard is
parameter-rush = punten per vak voor een eerder einde
parameter-samples = zetten die voor één beslissing in denkbeeldige werelden worden uitgespeeld; 0: geen limiet
parameter-ms = milliseconden voor één beslissing; 0: geen limiet
parameter-turns = beurten van elke plaats die worden doorgespeeld voordat een stelling beoordeeld wordt
parameter-width = zetten die vergeleken worden, ook die van steiner
parameter-cores = kernen die hooguit nadenken; de zet blijft dezelfde
parameter-doubt = standaardfouten die een zet beter moet zijn dan die van steiner
parameter-style = speelwijze: balanced (veelzijdig), long (lange routes), tickets, blocker (dwarsligger), rusher (haast)

# Personages: wat er over ze gezegd wordt, en hoe ze spelen.
character-bia-about = opgegroeid naast een station; van alles wat, en alles goed
character-joaquim-about = reed veertig jaar op locomotieven; houdt van een lange lijn
character-marcus-about = neemt altijd de eerste trein; speelt graag vlot
character-ruth-about = bibliothecaresse met pensioen; verzamelt tickets zoals anderen postzegels
character-emil-about = is tien en heeft net de regels geleerd
character-ines-about = maakt dienstregelingen voor haar werk; kijkt vele beurten vooruit
character-sanne-about = doet alles op de fiets en is er het eerst; neemt het gat waar jij net naar keek
character-willem-about = sluiswachter aan het kanaal; geduldig, degelijk, moeilijk te verrassen
character-amina-about = schrijft over reizen; gaat het liefst langs een omweg
character-kenji-about = repareert horloges; denkt elke zet twee keer door
character-chloe-about = kapitein van een veerboot; veel tickets, één keurig netwerk
character-harjit-about = rijdt op de tram, nu op vakantie; snel, vrolijk, een beetje slordig
style-balanced = veelzijdig
style-long = lange routes
style-tickets = veel tickets
style-blocker = dwarsligger
style-rusher = heeft haast
character-stars =
    { $count ->
        [one] { $count } ster
       *[other] { $count } sterren
    }
bots-characters = Personages:

cli-bots = de bots, de niveaus voor mensen en hun parameters tonen
column-about = wat hij doet
bots-levels = Niveaus:
bots-others = Bots:
bots-parameters = Parameters, zoals in “hard:style=blocker” of “steiner:wild=2:noise=1”:
unknown-parameter = De bot { $bot } heeft geen parameter “{ $name }”. Parameters: { $known }.
bad-parameter = De parameter { $name } van de bot { $bot } kan niet “{ $value }” zijn. Toegestaan: { $allowed }.
