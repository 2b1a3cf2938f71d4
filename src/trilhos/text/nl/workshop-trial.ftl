# De bottest van borden: wat je kunt veranderen.
trial-seat-first = Wie begint, wint { $share } % van de spellen, waar { $fair } % eerlijk zou zijn: geef de anderen punten bij het begin.
trial-seat-ahead = Plaats { $seat } wint { $share } % van de spellen, waar { $fair } % eerlijk zou zijn: geef de andere plaatsen punten bij het begin.
trial-seat-behind = Plaats { $seat } wint maar { $share } % van de spellen, waar { $fair } % eerlijk zou zijn: geef die plaats punten bij het begin.
trial-style-wins = Eén strategie wint { $share } % van haar spellen ({ $style }): laat andere ook lonen, met punten voor routes of tickets die bij ze passen.
trial-games-long = Een spel duurt { $turns } beurten; op de officiële borden { $least } tot { $most }. Minder treinen per speler, of kortere tickets.
trial-games-short = Een spel duurt maar { $turns } beurten; op de officiële borden { $least } tot { $most }. Meer treinen per speler, of langere tickets.
trial-city-unvisited = { $city } wordt in { $share } % van de spellen bereikt: een ticket daarheen, of een kortere route.
trial-route-dead = { $a }–{ $b } wordt in { $share } % van de spellen genomen: korter, of een ticket daarheen.
trial-route-dead-short = { $a }–{ $b } wordt in { $share } % van de spellen genomen, en kan niet korter: een ticket daarheen, of weglaten.
trial-bottleneck = { $a }–{ $b } is een knelpunt: in { $wanted } % van de gevallen stuurt wie hem neemt een ander op een omweg van { $detour } vakken. Een tweede spoor, of nog een route in de buurt.
trial-bottleneck-cut = { $a }–{ $b } is een knelpunt: in { $wanted } % van de gevallen had iemand anders hem nog nodig, en voor { $cut } % van die tickets was er geen weg meer. Een tweede spoor, of nog een route.
trial-ticket-rich = Het ticket { $ticket } levert { $points } punten op voor { $way } vakken; zoals de andere betalen, zou { $fair } eerlijk zijn. Minder punten.
trial-ticket-poor = Het ticket { $ticket } levert maar { $points } punten op voor { $way } vakken; zoals de andere betalen, zou { $fair } eerlijk zijn. Meer punten.
trial-ticket-refused = Het ticket { $ticket } ({ $points } punten, { $way } vakken) wordt in { $kept } % van de gevallen gehouden: meer punten, of steden dichter bij elkaar.
trial-ticket-fails = Van wie het ticket { $ticket } houdt, haalt { $done } % het: steden dichter bij elkaar, of nog een route onderweg.
trial-color-none = Geen route is { $color }: met kaarten van deze kleur betaal je alleen grijze routes. Maak een paar routes { $color }.
trial-color-under = Routes in { $color } worden te weinig gebruikt, { $beside } % van het gemiddelde van alle kleuren ({ $spaces } vakken op het bord): meer of betere in { $color }.
trial-color-over = Routes in { $color } worden te veel gebruikt, { $beside } % van het gemiddelde van alle kleuren ({ $spaces } vakken op het bord): maak er een paar grijs of anders van kleur.
trial-fine = Niets springt eruit: dit bord speelt zoals de officiële.

# Wat er misging.
trial-nothing-ends = Geen van de spellen kwam binnen { $limit } beslissingen tot een einde. Kijk naar de regels van het bord: misschien kan niemand het beëindigen.
trial-nothing-stopped = Gestopt voordat het eerste spel afgelopen was: er valt niets te melden.
trial-nothing-worker = Een proces dat spellen speelde, stopte voordat het eerste spel afgelopen was, misschien door te weinig geheugen. Probeer het opnieuw met een kleinere --jobs.
trial-stopped = Gestopt: de getallen zijn van { $games } van { $wanted } spellen.
trial-worker = Een proces dat spellen speelde, is gestopt, misschien door te weinig geheugen: de getallen zijn van { $games } van { $wanted } spellen. Probeer het opnieuw met een kleinere --jobs.
trial-given-up =
    { $count ->
        [one] Eén spel had geen einde en telt niet mee.
       *[other] { $count } spellen hadden geen einde en tellen niet mee.
    }

# Het verslag.
trial-title = { $title }: { $games } spellen van bots, { $players } spelers, vanaf startgetal { $seed }
trial-advice = Wat je kunt veranderen:
column-trial-turns = beurten
column-trial-score = punten
column-trial-lead = voorspr.
column-trial-spread = 1e–laatste
column-trial-seat-wins = plaatsen, %
column-trial-made = gehaald
column-trial-worst = slechtst
column-trial-dead = dood
column-trial-wanted = betwist
column-trial-marks = kwaliteit
column-trial-from = van
column-trial-to = tot
column-trial-style = strategie
column-trial-ticket = ticket
column-trial-points = punten
column-trial-way = vakken
column-trial-offered = aanbod
column-trial-kept = gehouden
column-trial-worth = waarde
column-trial-route = route
column-trial-taken = genomen
column-trial-when = wanneer
column-trial-detour = omweg
column-trial-cut = afgesneden
column-trial-color = kleur
column-trial-beside = van gemiddelde

# De opdracht.
cli-trial-players = bij test: aantal spelers (standaard: 4, of zoveel als het bord toelaat)
cli-trial-bots = bij test: de bots, die om de beurt op alle plaatsen zitten (standaard: één planner in vier stijlen)
cli-trial-html = bij test: het verslag als één pagina schrijven, met een warmtekaart
cli-trial-out = bij improve en make: waarheen het bord wordt geschreven
cli-trial-take = bij improve: welke voorstellen te nemen (standaard: dat wordt je gevraagd, of alle als niemand gevraagd kan worden)

# Kleine wijzigingen, bewezen.
improve-usage = Zeg waarheen het veranderde bord geschreven moet worden: trilhos board improve BESTAND --out BESTAND
improve-nothing = Er is niets bewezen: geen kleine wijziging maakte dit bord zeker beter op { $games } nieuwe verdelingen. Met meer --games zie je kleinere verschillen.
improve-gain = kwaliteit { $before } → { $after }: { $value } (zeker tussen { $low } en { $high }), op nieuwe verdelingen, voor beide dezelfde
improve-aim-line = De lijn wordt genomen in { $before } % → { $after } % van de spellen.
improve-aim-ticket = Het ticket wordt gehaald in { $before } % → { $after } % van de keren dat het wordt aangeboden.
improve-alone = Elke wijziging is apart bewezen. Wat ze samen doen, laat trilhos board test op het nieuwe bestand zien.
improve-question = Welke neem je? (all, none, of nummers zoals 1,3)
improve-not-taken = Er is niets geschreven.
improve-written =
    { $count ->
        [one] { $file } bevat het bord met één wijziging.
       *[other] { $file } bevat het bord met { $count } wijzigingen.
    }
trial-change-points = Ticket { $ticket }: { $after } punten in plaats van { $before }
trial-change-length = { $a }–{ $b }: { $after } vakken in plaats van { $before }
trial-change-color = { $a }–{ $b }: { $color } in plaats van { $from }
trial-change-track = { $a }–{ $b }: een tweede spoor, { $color }
trial-change-line = { $a }–{ $b }: een nieuwe grijze route van { $length }
improve-worker = Een proces dat spellen speelde, is gestopt, misschien door te weinig geheugen: er is niets bewezen. Probeer het opnieuw met een kleinere --jobs.

# De pagina.
report-trial-eyebrow = Bottest van een bord
report-trial-marks = { $marks } van 100 kwaliteitspunten ({ $span }). Verloren door ongelijke plaatsen { $seats }, door lijnen die niemand neemt { $routes }, door tickets die niemand haalt { $tickets }, door hoe ver de laatste achterblijft { $spread }.
report-trial-heat = Waar routes genomen worden
report-trial-heat-note = Hoe donkerder, hoe vaker; blauw wordt bijna nooit genomen. Wijs een route aan om de getallen te lezen.
report-trial-route = { $a }–{ $b }: genomen in { $taken } van de spellen, betwist in { $wanted } van de gevallen
report-trial-beside = Naast de officiële borden
report-trial-beside-note = Dezelfde bots, evenveel spelers, elk 400 spellen. Plaatsen: gewonnen in procent; gehaald: tickets, van de gehouden; slechtst: het ticket dat het vaakst niet lukt; dood: lijnen die in minder dan 5 % van de spellen genomen worden; betwist: claims waardoor een tegenstander de weg kwijtraakte.
report-trial-seat = Plaats { $seat }
report-trial-seats = Gewonnen per plaats
report-trial-seats-note = In procent, met het interval waarin ze in 95 van 100 gevallen liggen.
report-trial-styles = Gewonnen per strategie
report-trial-styles-note = Van de spellen waarin ze aan tafel zat, in procent. Wie waar zit, wisselt per spel.
report-trial-tickets = Tickets
report-trial-tickets-note = Vakken zijn van de kortste weg. Gehouden: van het aanbod; gehaald: van de gehouden; waarde: punten per hand die het hield; gewonnen: van die handen.
report-trial-routes = Routes
report-trial-routes-note = Wanneer: na welk deel van het spel. Betwist: van de claims die waardoor een tegenstander de kortste weg van een open ticket kwijtraakte; omweg: vakken meer; afgesneden: van die tickets die waarvoor er geen weg meer was.
report-trial-cities = Steden
report-trial-cities-note = In welk deel van de spellen iemand daar een route heeft.
report-trial-colors = Kleuren
report-trial-colors-note = Genomen: van alle vakken van een kleur; daarnaast hoeveel dat is van het gemiddelde van alle kleuren.
report-trial-method = Elk spel heeft een eigen verdeling; bots zitten even vaak op elke plaats. Intervallen met de bootstrap over spellen. Bots tonen het evenwicht, niet het plezier.
column-trial-board = bord
column-trial-wins = gewonnen
column-trial-city = stad
column-trial-lines = lijnen
column-trial-visited = bezocht
