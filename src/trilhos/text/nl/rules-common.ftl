# De regelpagina's van de tafel in de browser: het kader, en wat alle borden delen.
rules-title = De regels: { $board }
rules-contents = Op deze pagina
rules-home = Naar de eerste pagina
rules-others = De regels van de andere borden

rules-goal-title = Het doel
rules-goal-lead =
    Jullie bouwen allemaal netwerken tussen de steden van één bord. Wie aan het eind de meeste punten heeft, wint.
rules-goal-routes = Een route levert punten op zodra je hem claimt, en lange routes veel meer dan korte.
rules-goal-tickets =
    Je geheime tickets noemen steden. Elk ticket waarvan jouw netwerk de steden verbindt, telt aan het eind zijn waarde
    bij je punten op, en elk ander ticket trekt zijn waarde ervan af.
rules-goal-longest = Het langste ononderbroken traject levert { $longest } extra punten op.
rules-goal-stations = Stations helpen bij tickets, en elk station dat je niet nodig had, levert { $stationLeft } punten op.
rules-goal-harbours =
    Havens leveren punten op voor de tickets die naar hun stad leiden; een haven die je nooit bouwt, kost punten.
rules-goal-tokens =
    Elke claim kost tolmunten. Wie de meeste spaart, krijgt een bonus; leningen kosten punten.

rules-setup-title = Vóór de eerste beurt
rules-setup-lead =
    Voor { $least } tot { $most } spelers. Trilhos schudt, deelt, en loot wie begint; de beurten gaan met de klok mee.
rules-setup-trains = Je hebt { $trains } treinen.
rules-setup-stations = Je hebt ook { $stations } stations.
rules-setup-deck =
    De stapel heeft { $trainCards } treinkaarten: { $trainEach } in elk van { $colours } kleuren, en { $wilds }
    locomotieven, dat zijn de jokers.
rules-setup-hand =
    Je krijgt { $handTrains } kaarten, en { $shown } kaarten liggen open naast de stapel, voor iedereen.
rules-setup-tickets = Je krijgt { $dealt } van de { $tickets } tickets en houdt er minstens { $keep }.
rules-setup-long =
    Je krijgt { $dealLong } van de { $longTickets } lange tickets en { $deal } gewone. Van deze { $dealt } houd je er
    minstens { $keep }, welke je maar wilt.
rules-setup-under = Wat je niet houdt, gaat onder de stapel tickets.
rules-setup-box =
    Wat je niet houdt, gaat ongezien uit het spel, net als de lange tickets die niemand kreeg.
rules-setup-pile = Wat je niet houdt, gaat dicht op een aflegstapel voor tickets.
rules-setup-starts =
    Wie later aan de beurt komt, krijgt daar iets voor: de eerste speler begint met 0 punten, de tweede met 1, de derde
    met 2, enzovoort.
rules-setup-secret =
    Je kaarten en tickets zijn alleen voor jou, tot het spel afgelopen is. Hoeveel je er hebt, kan iedereen zien.

rules-board-title = Het bord
rules-board-lead =
    { $cities } steden, verbonden door routes. Een route is een rij vakken tussen twee steden; de kleur zegt met welke
    kaarten je betaalt, en het aantal vakken met hoeveel.

rules-turn-title = Je beurt
rules-turn-lead =
    In je beurt doe je een van deze dingen, en maar één. Passen is alleen voor wie helemaal niets kan doen.
rules-turn-cards = Kaarten trekken.
rules-turn-route = Een route claimen.
rules-turn-tickets = Nieuwe tickets trekken.
rules-turn-station = Een station bouwen.
rules-turn-harbour = Een haven bouwen.
rules-turn-exchange = Stukken ruilen.

rules-cards-title = Kaarten trekken
rules-cards-lead =
    Neem twee kaarten, een voor een. Elke kaart kan een van de { $shown } open kaarten zijn, of de ongeziene bovenste
    kaart van de stapel.
rules-cards-refill =
    Een open kaart die je neemt, wordt meteen vanaf de stapel vervangen. Je kunt de nieuwe dus zien voordat je je tweede
    kaart neemt.
rules-cards-wild =
    Een open locomotief telt voor de hele beurt: neem je die als eerste, dan krijg je verder niets, en je tweede kaart
    kan het niet zijn, ook niet als hij net pas is omgedraaid.
rules-cards-blind = Een locomotief van boven op de stapel is gewoon geluk: die telt als één kaart, zoals elke andere.
rules-cards-flush =
    Zodra { $wildLimit } of meer van de open kaarten locomotieven zijn, worden alle { $shown } afgelegd en komen er
    { $shown } nieuwe voor in de plaats.
rules-cards-rebuild = Is de stapel op, dan wordt de aflegstapel geschud en is dat de nieuwe stapel.
rules-cards-limit = Je mag zoveel kaarten in je hand hebben als je wilt.

rules-claim-title = Een route claimen
rules-claim-lead =
    Kies een vrije route, betaal een kaart voor elk vak, en zet op elk vak een stuk. Vanaf nu is de route van jou.
rules-claim-colour = Een gekleurde route betaal je met kaarten van die kleur.
rules-claim-gray = Een grijze route neemt elke kleur aan, maar wel één: alle kaarten zijn gelijk.
rules-claim-wild =
    Een locomotief staat voor een kaart van elke kleur. Je mag zelfs met alleen locomotieven betalen.
rules-claim-pieces =
    Je hebt voor elk vak een stuk nodig; een route kun je niet half claimen, en ook niet over meer beurten verdelen.
rules-claim-anywhere = De route mag overal op het bord liggen. Hij hoeft niet aan te sluiten op wat je al hebt.
rules-claim-score = De punten krijg je meteen, naar de lengte van de route:
rules-claim-example =
    Een voorbeeld: { $a }–{ $b } is { $colour } en heeft { $count ->
        [one] { $count } vak
       *[other] { $count } vakken
    }. Zo kun je betalen:
rules-points-length = vakken
rules-points-worth = punten

rules-doubles-title = Dubbele routes
rules-doubles-lead =
    Twee sporen naast elkaar die dezelfde twee steden verbinden, zijn een dubbele route. Niemand kan ze ooit allebei
    hebben.
rules-doubles-closing =
    Met minder dan { $doublesFrom } spelers sluit de eerste claim het andere spoor voor iedereen.
rules-doubles-open =
    Bijna elke route is hier dubbel, en beide sporen kunnen geclaimd worden, met hoeveel spelers je ook bent.
rules-doubles-beside = Sporen die naast elkaar naar verschillende steden lopen, zijn geen dubbele route.
rules-doubles-mixed =
    { $mixed }: hier verbinden een treinroute en een scheepsroute dezelfde steden. Ze hebben niets met elkaar te maken.

rules-tickets-title = Tickets trekken
rules-tickets-lead =
    Bekijk { $draw } tickets van de stapel, of zoveel als er nog zijn, en houd er minstens { $drawKeep }.
rules-tickets-under =
    De andere gaan onder de stapel tickets. Is die stapel leeg, dan kun je geen tickets trekken.
rules-tickets-pile =
    De andere gaan op de aflegstapel van de tickets. Die wordt tot een nieuwe stapel geschud als er geen tickets meer te
    trekken zijn.
rules-tickets-stay =
    Wat je gehouden hebt, blijft tot het eind van jou, gehaald of niet. Je mag zoveel tickets hebben als je wilt.
rules-tickets-done =
    Het maakt niet uit langs welke weg je routes van de ene stad naar de andere gaan, en ook niet hoe lang die is.

rules-end-title = Het einde
rules-end-lead =
    Als een speler aan het eind van een beurt nog { $endAt } treinen of minder heeft, begint het slot: iedereen, ook die
    speler, krijgt nog { $endTurns ->
        [one] { $endTurns } beurt
       *[other] { $endTurns } beurten
    }. Dan worden de punten geteld.
rules-end-both =
    Als een speler aan het eind van een beurt nog { $endAt } stukken of minder heeft, treinen en schepen samen, begint
    het slot: iedereen, ook die speler, krijgt nog { $endTurns ->
        [one] { $endTurns } beurt
       *[other] { $endTurns } beurten
    }. Dan worden de punten geteld.

rules-count-title = De eindtelling
rules-count-line = wat telt
rules-count-how = hoe
rules-count-start = Waarmee je begon.
rules-count-routes = Wat je routes tijdens het spel opleverden.
rules-count-tickets = De waarde van elk gehaald ticket erbij, de waarde van elk ander ticket eraf.
rules-count-tours =
    De waarde van elk gehaald ticket erbij, de waarde van elk ander ticket eraf; tours hebben drie waarden.
rules-count-longest = { $longest } punten voor het langste traject. Bij gelijke lengte krijgt ieder ze.
rules-count-stations = { $stationLeft } punten voor elk station dat je niet gebouwd hebt.
rules-count-harbours =
    Per haven { $harbour1 }, { $harbour2 } of { $harbour3 } punten voor een, twee, of drie en meer gehaalde tickets die de
    stad noemen. Min { $harbourLeft } voor elke haven die je niet gebouwd hebt.
rules-count-exchange = Min 1 punt voor elk stuk dat je geruild hebt.
rules-count-tokens = De bonus voor de munten die je overhebt, als je geen lening hebt.
rules-count-loans = Min { $loan } punten voor elke lening.
rules-count-path =
    Het langste traject mag zichzelf kruisen, rondlopen en vaker door dezelfde stad komen, maar geen trein telt twee
    keer.
rules-count-tie = Bij gelijke punten wint wie de meeste gehaalde tickets heeft.
rules-count-tie-stations = Is dat ook gelijk, dan wie de minste stations heeft gebouwd.
rules-count-tie-longest = Is het nog steeds gelijk, dan wie het langste traject heeft.

rules-players-title = Met hoeveel je speelt
rules-players-lead = Het spel werkt met { $least } tot { $most } spelers. Dit verandert met het aantal:
rules-players-closing =
    Met { $doublesFrom } spelers of meer kunnen beide sporen van een dubbele route geclaimd worden; met minder maar een.
rules-players-bonus = Hoe meer spelers, hoe meer plaatsen de muntenbonus heeft.
rules-players-neutral = Twee spelers kunnen een neutrale derde uitnodigen.
