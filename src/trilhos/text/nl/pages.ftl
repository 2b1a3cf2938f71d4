# De eerste pagina.
home-about = Bordspellen over spoorlijnen voor vrienden, met bots als gezelschap.
home-new = Nieuw spel
home-name = Je naam
home-name-of = Naam van speler { $number }
home-rules = Zo speel je op dit bord
home-workshop = Maak je eigen bord
home-bench = Werkbank voor bots
home-chairs = Wie speelt er mee?
home-count = Aantal spelers
home-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
home-player = Speler { $number }
home-player-named = { $name } (speler { $number })
home-bot = Bot: { $title }
home-people = Mensen
home-friend = Iemand via een link
home-friend-about = komt binnen met een link of code die jij doorgeeft
home-here = Iemand op dit apparaat
home-more = Meer keuzes
home-public = Toon dit spel op de eerste pagina, open voor iedereen
home-hints = Hints: iedereen aan tafel mag vragen wat te doen, en de anderen krijgen dat te horen
home-first = Wie begint
home-first-chance = het lot beslist
home-first-you = jij
home-pace = Als iemand afwezig is, neemt een bot het over na
home-pace-120 = twee minuten
home-pace-3600 = een uur
home-pace-86400 = een dag
home-pace-604800 = een week
home-colour = Jouw kleur
home-colour-of = Kleur van speler { $number }
person-choose = Wie is speler { $number }?
person-people = Tegenstanders
person-home = hier thuis
person-level = Op niveau
person-stars = { $count } van 5 sterren
piece-carmine = rood
piece-cobalt = blauw
piece-jade = groen
piece-amber = amber
piece-graphite = zwart
home-play = Spelen
home-invite = Tafel openen en uitnodigen
home-join = Bij vrienden aanschuiven
home-link = Link of code
home-enter = Meedoen
home-no-link = Dit is geen link naar een spel.
home-games = Spellen
home-running = Jouw spellen
home-running-none = Nu geen. Je eerste begint met één klik.
home-others = Openbare spellen
home-others-none = Er zijn nu geen openbare spellen.
home-finished = Jouw afgelopen spellen
home-finished-none = Nog geen.
home-numbers = Cijfers over al deze spellen
home-free =
    { $count ->
        [one] { $count } stoel vrij
       *[other] { $count } stoelen vrij
    }
home-your-turn = jouw beurt
home-save = Uit een spelbestand
home-save-choose = Kies een bestand …
home-save-about = Gaat verder met een opgeslagen spel, of toont er een dat afgelopen is.
home-bad-save = Dit bestand is geen opgeslagen spel.
home-unreached = De server is nu niet te bereiken.
try-again = Opnieuw proberen
dialog-close = Sluiten

# Opties van borden.
option-tokens = Tolmunten: betaal voor elke oversteek; wie er aan het eind de meeste heeft, krijgt een bonus
option-neutral = Met twee spelers: een neutrale speler bouwt ook
option-open-tokens = Iedereen ziet ieders tolmunten

# Instellingen.
settings-title = Instellingen
settings-language = Taal
settings-language-system = zoals de browser
settings-theme = Licht of donker
settings-theme-system = zoals het systeem
settings-theme-light = licht
settings-theme-dark = donker
settings-pace = Zetten van anderen
settings-pace-instant = meteen, zonder beweging
settings-pace-quick = snel
settings-pace-calm = rustig
settings-pace-steps = stap voor stap
settings-glyphs = Een teken voor elke kleur, op kaarten en vakken
settings-colour-names = De naam van de kleur op elke kaart
settings-lines = Opmerkingen van personages tijdens het spel
settings-coach = Waarschuw me vóór een blunder, in spellen met hints
speech-off = Geen opmerkingen meer. In de instellingen kun je ze terughalen.
settings-sounds = Geluiden
settings-heard = Geluid aan
quick-mute = Alle geluiden uit
quick-muted = Het geluid is uit: zet het aan
quick-light = Licht
quick-dark = Donker
sound-yourturn = Jouw beurt
sound-card = Kaarten
sound-train = Treinen en schepen
sound-ticket = Tickets
sound-lastround = Laatste ronde
sound-end = Einde van het spel

# De kamer vóór een spel.
lobby-seats = Wie speelt er mee
lobby-free-open = vrije stoel: voor wie het eerst komt
lobby-free-link = vrij voor iemand die je hebt uitgenodigd
lobby-you = (jij)
lobby-sit = Ga zitten
lobby-bots = Op lege stoelen
lobby-start = Nu beginnen
lobby-wait = Het spel begint als alle stoelen bezet zijn, of als de host het start.
lobby-dealing = Iedereen zit. De kaarten worden gedeeld …
lobby-leave = Tafel verlaten
lobby-invite = Vrienden uitnodigen
lobby-link = Link naar dit spel
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-code = De link als code om te scannen
lobby-only-here = Dit adres werkt alleen op dit apparaat. Gebruik voor andere apparaten het adres van deze computer in je netwerk.

# Tijdens een spel.
waiting-table = De tafel wordt gedekt …
waiting-lost = De server is nu niet te bereiken. We blijven het proberen.
way-home = Terug naar de eerste pagina
watch-game = Kijken
watch-note = Je kijkt mee.
watch-shared = De kaarten zijn weggelegd terwijl anderen spelen.
toast-lost-watching = De verbinding is weg. Ze komt vanzelf terug.
toast-lost = De verbinding is weg. Je zetten worden bewaard en verstuurd zodra die terug is.
toast-waiting =
    { $count ->
        [one] Er wacht één zet.
       *[other] Er wachten { $count } zetten.
    }
ended-taken-over = Je plaats is meegenomen naar een ander apparaat.
ended-link-used = Iemand is al met deze link gaan zitten, dus hij werkt niet meer.
ended-given-to-bot = Het spel is zonder jou begonnen: een bot heeft jouw plaats.
ended-left = Je hebt dit spel verlaten.
ended-unknown-game = Dit spel bestaat niet. Misschien is de link afgekapt.
ended-wrong-token = Deze link klopt niet of is al gebruikt. Wie de plaats heeft, kan een nieuwe maken: in het menu van het spel, “Deze plaats naar een ander apparaat”.
ended-no-spectators = Dit spel is niet open voor toeschouwers.
ended-game-deleted = Dit spel is verwijderd door de eigenaar van de server.
ended-quarantined = Dit spel kan niet worden geopend: het is beschadigd, of de eigenaar van de server heeft het gesloten. Het is bewaard, en de eigenaar kan zien waarom.
ended-banned = Deze server antwoordt niet op jouw adres. De eigenaar kan je zeggen waarom.
ended-other = De server heeft de verbinding beëindigd.
hand-over = Geef het apparaat aan { $name }
hand-over-about = Tot dan zijn er van niemand kaarten te zien.
hand-over-confirm = Ik ben { $name }
hand-over-undo = Laatste zet terugnemen
turn-notice = Jouw beurt

# Praten.
chat-title = Chat
chat-open = Chat openen, { $count } nieuw
chat-say = Zeg iets
chat-send = Stuur
chat-mute = dempen
chat-none = Nog geen berichten.
chat-muted = Gedempt: wat anderen schrijven, zie je niet.
chat-watching = Alleen spelers kunnen chatten.

# Het menu van het spel.
menu-open = Menu
menu-menu = Menu
menu-help = Help: wat is wat
menu-legend = Legenda van het bord
menu-settings = Instellingen
menu-rules = Regels van dit bord
menu-invite = Link voor toeschouwers
menu-elsewhere = Deze plaats naar een ander apparaat
menu-elsewhere-about = Open deze link op het andere apparaat, of scan daar de code. Het is jouw plaats: laat hem aan niemand anders zien. Zodra hij daar geopend is, speel je daar en niet meer hier.
menu-resign = Opgeven
menu-deal = Is eerlijk gedeeld?
menu-resign-about = Een bot speelt jouw plaats uit, voor de anderen. Je kunt blijven kijken, maar niet terugkomen.
menu-resign-yes = Opgeven
menu-resign-no = Doorspelen
page-unknown = Deze pagina bestaat niet.
page-failed = Een deel van de pagina kon niet worden geladen.
part-failed = Dit deel kan niet worden getoond. De rest gaat gewoon door; de pagina opnieuw laden helpt misschien.
board-unknown = Deze pagina heeft geen tekening van het bord “{ $board }”. Wat er kan, staat met naam in een lijst.
held-long = { $name } houdt het spel op.
held-vote = Laat een bot spelen
held-away = Een bot speelt voor jou.
held-back = Ik ben er weer
clock-set = { $time } per beurt; daarna beslist een bot.
clock-days = { $count } d
clock-hours = { $count } u
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-left = Resterende tijd: { $time }. Dan beslist een bot deze beurt.
clock-left-days = Resterende tijd: { $time }. Dan speelt een bot tot de speler terug is.
clock-stands = De klok staat stil: vakantie.
clock-set-days =
    { $count ->
        [one] Eén dag per beurt.
       *[other] { $count } dagen per beurt.
    } Daarna speelt een bot voor wie ontbreekt, tot die terug is.
vacation-set = Iedereen kan zeggen dat hij weg is, { $count } dagen in totaal: zolang staat zijn klok stil.
home-left = nog { $time }
vacation-of = Op vakantie tot { $until }
lapsed-of =
    { $count ->
        [one] Tijd was om: een bot speelt.
       *[other] Tijd was { $count } keer om: een bot speelt.
    }
vacation-mine = Je bent weg tot { $until }: je klok staat stil.
menu-vacation = Ik ben weg …
clock-hurry =
    { $count ->
        [one] Nog één seconde voor je beurt.
       *[other] Nog { $count } seconden voor je beurt.
    }
home-clock = Tijd per beurt
home-clock-0 = Geen klok
home-clock-60 = 1 minuut
home-clock-300 = 5 minuten
home-clock-86400 = 1 dag
home-clock-172800 = 2 dagen
home-clock-259200 = 3 dagen
home-clock-604800 = 7 dagen
home-vacation = Dagen dat iedereen weg mag zijn
home-vacation-days =
    { $count ->
        [0] geen
        [one] { $count } dag
       *[other] { $count } dagen
    }

# Een groot scherm voor iedereen in de kamer.
tv-open = Toon op een groot scherm
tv-scan = Scan met je telefoon en ga zitten
tv-tools = Dit scherm
tv-fill = Hele scherm vullen
tv-leave = Naar de tafel

# De eigen hand, naast een groot scherm.
hand-routes = Routes
hand-board = Klein bord
hand-pages = Wat je hebt en kunt bouwen
hand-share = Toon op het grote scherm wat ik kies
hand-none = Met je kaarten kun je nu niets bouwen.
hand-wait = Als je aan de beurt bent, staat hier wat je kunt bouwen.
hand-offer = Een groot scherm toont deze tafel.
hand-take = Alleen mijn hand hier
hand-leave = Hele tafel
hand-nobody = Op dit apparaat heb je geen plaats in dit spel, dus er is geen hand te zien.

# De club, overal waar een spel is.
home-club = Club
home-club-about = Je spellen op al je apparaten, dezelfde mensen nog eens, een rating. Een naam is genoeg.
home-club-lost = Dit apparaat is niet meer in de club.
home-club-waiting =
    { $count ->
        [one] één wacht op je
       *[other] { $count } wachten op je
    }
rated-sign = telt mee
rated-wish = Het telt voor de rating: iedereen is lid van de club, of een bot
rated-needs = Spellen die voor de rating tellen zijn voor leden van de club. Een naam is genoeg.
rated-join = Lid worden van de club
rated-set = Dit spel telt voor de rating. Wie erin opgeeft, of de meeste zetten aan een bot overlaat, wordt daar laatste.
lobby-linked = Je zit hier als { $name } van de club: het spel staat in je lijst, en je andere apparaten kunnen de plaats nemen.
show-group = Dezelfde mensen nog eens: een groep
seat-bring = De plaats naar dit apparaat halen
