# De regelpagina's: treinen en schepen, havens, zware routes en tours.
rules-setup-decks =
    Er zijn twee stapels. De treinstapel heeft { $trainCards } kaarten: { $trainEach } in elk van { $colours } kleuren, en
    { $wilds } jokers. De scheepsstapel heeft er { $shipCards }: { $shipSingles } enkele en { $shipDoubles } dubbele
    schepen in elke kleur.
rules-setup-hands =
    Je krijgt { $handTrains } treinkaarten en { $handShips } scheepskaarten, en van elke stapel liggen { $shownEach }
    kaarten open, voor iedereen.
rules-setup-pieces =
    Na de tickets kies je, in het geheim, hoeveel treinen en hoeveel schepen je wilt: { $pieces } stukken in totaal,
    hooguit { $mostTrains } treinen en { $mostShips } schepen. Alle keuzes worden tegelijk getoond; wat je niet neemt, is
    je doos.
rules-setup-suggested =
    Voor je eerste spel zijn { $suggestedTrains } treinen en { $suggestedShips } schepen een goede keuze.
rules-setup-harbours = Je hebt { $harbours } havens.

rules-cards-lead-both =
    Neem twee kaarten, een voor een. Elke kaart kan een van de { $shown } open kaarten zijn, of de ongeziene bovenste
    kaart van een van de stapels.
rules-cards-refill-both =
    Als je een open kaart neemt, zeg je van welke stapel de volgende komt, en die wordt meteen opengelegd. Zo bepaal jij
    mee hoeveel treinen en schepen er open liggen.
rules-cards-wild-both =
    Een open joker telt voor de hele beurt: neem je die als eerste, dan krijg je verder niets, en je tweede kaart kan het
    niet zijn, ook niet als hij net pas is opengelegd.
rules-cards-blind-both =
    Een joker van boven op de treinstapel is gewoon geluk: die telt als één kaart, zoals elke andere.
rules-cards-flush-both =
    Zodra { $wildLimit } of meer van de open kaarten jokers zijn, worden alle { $shown } afgelegd en geeft elke stapel
    { $shownEach } nieuwe.
rules-cards-rebuild-both =
    Is een stapel op, dan wordt zijn eigen aflegstapel geschud en is dat de nieuwe stapel. Is die ook leeg, dan springt
    de andere stapel bij.

rules-claim-both =
    Rechthoekige vakken zijn voor treinen en treinkaarten, ovale voor schepen en scheepskaarten. Geen route heeft beide.
rules-claim-wild-both =
    Een joker staat voor elke kaart, ook voor een schip, en dekt één vak. Je mag zelfs met alleen jokers betalen.

rules-ships-title = Scheepskaarten
rules-ships-lead = Er zijn scheepskaarten met een enkel schip, goed voor één vak, en met een dubbelschip, goed voor twee.
rules-ships-over =
    Een dubbelschip mag ook maar één vak dekken, als je geen kaart van je betaling had kunnen weglaten. Vijf vakken kun je
    met drie dubbelschepen betalen, maar nooit met vier.
rules-ships-example =
    Een voorbeeld: { $a }–{ $b } is { $colour } en heeft { $count } vakken. Zo kun je onder meer betalen:
rules-board-waypoints =
    { $waypoints ->
        [one] Op het water ligt één punt zonder naam. Het verbindt
       *[other] Op het water liggen { $waypoints } punten zonder naam. Ze verbinden
    } scheepsroutes, maar er kan geen haven staan en er leidt geen ticket heen.
rules-board-around =
    Het bord gaat de wereld rond: een route die er aan de ene kant af gaat, komt er aan de andere kant weer op.

rules-hard-title = Zware routes
rules-hard-lead =
    Sommige treinroutes gaan door zwaar terrein: elk vak kost twee treinkaarten van dezelfde kleur in plaats van één.
rules-hard-colour = Elke kleur is goed, en elk vak mag een eigen kleur hebben. In elk paar kan een joker een kaart vervangen.

rules-tours-title = Tours
rules-tours-lead = { $tours } van de tickets zijn tours: ze noemen drie of meer steden, in een volgorde.
rules-tours-order = Verbind ze in de gedrukte volgorde, en de tour levert zijn hoge waarde op.
rules-tours-any = Verbind ze allemaal op een andere manier, en hij levert zijn lagere waarde op.
rules-tours-failed = Zijn ze niet allemaal verbonden, dan verlies je de strafpunten van de tour.

rules-harbours-title = Een haven bouwen
rules-harbours-lead =
    Een haven maakt van tickets punten: hoe meer van je gehaalde tickets de stad noemen, hoe meer hij oplevert.
rules-harbours-where =
    Bouw in een havenstad waar een van je routes uitkomt, trein of schip, en waar nog geen haven staat. Je kunt er
    { $harbours } bouwen.
rules-harbours-cost =
    Een haven kost twee treinkaarten en twee scheepskaarten, alle vier van dezelfde kleur en alle vier met het haventeken.
    Jokers staan voor elk van die kaarten.
rules-harbours-symbol =
    Het teken staat op { $trainSymbols } treinkaarten en op alle { $shipSingles } enkele schepen van elke kleur, en op
    geen enkel dubbelschip.
rules-harbours-score =
    Aan het eind levert een haven { $harbour1 } punten op voor één gehaald ticket dat de stad noemt, { $harbour2 } voor
    twee, { $harbour3 } voor drie of meer, en niets zonder zo'n ticket.
rules-harbours-both = Een ticket tussen twee van je havens telt voor allebei.
rules-harbours-left = Elke haven die je nooit gebouwd hebt, kost je { $harbourLeft } punten.
rules-harbours-example = Een voorbeeld: een haven, betaald in geel, met één joker:

rules-exchange-title = Stukken ruilen
rules-exchange-lead =
    Te veel treinen, te weinig schepen? Ruil er zoveel als je wilt voor stukken van de andere soort uit je doos.
rules-exchange-cost = Dat is je hele beurt en kost 1 punt per stuk. Je kunt onder nul komen.
