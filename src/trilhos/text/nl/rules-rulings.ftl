# De regelpagina's: wat beslist is waar spelregels iets openlaten, met de id's van docs/rules.
rules-rulings-title = Wat Trilhos beslist heeft
rules-rulings-lead =
    Mensen aan tafel spreken samen af wat spelregels openlaten; een programma moet het weten. Dit zijn de beslissingen
    van Trilhos voor dit bord, elk met het nummer uit de documenten van het project.

rules-ruling-u6 =
    Jullie kiezen allemaal tegelijk je eerste tickets, en niemand weet wat de anderen houden. Wie het spel klaarzet, kan
    de eerste speler aanwijzen; anders wordt er geloot.
rules-ruling-u6-under = Eerste tickets die teruggaan, komen in de volgorde van de plaatsen onder de stapel.
rules-ruling-u8 =
    Je past als je niets anders kunt, en alleen dan. Past iedereen na elkaar, dan is het spel afgelopen en wordt er
    geteld, ook in de laatste beurten.
rules-ruling-u9 = De tweede kaart is niet vrijwillig: is er een die je mag nemen, dan neem je die.
rules-ruling-u13 =
    Of er te veel jokers open liggen, wordt nagegaan telkens als er een kaart wordt opengelegd, en alleen dan.
rules-ruling-u14 =
    Moeten er tegelijk nieuwe open kaarten en een nieuwe stapel komen, dan worden de open kaarten eerst afgelegd en
    meegeschud. Ze blijven liggen als er te weinig andere kaarten zijn om iets te veranderen, of als de stapel er al twee
    keer na elkaar opnieuw voor gemaakt is.
rules-ruling-u29 = Wie na alles nog gelijkstaat, wint samen.
rules-ruling-u31 =
    Als vijf hele ronden lang niemand een route claimt, iets bouwt, een kaart neemt of een ticket houdt, is het spel
    vastgelopen: het is afgelopen en wordt geteld. Twee ronden eerder krijg je een waarschuwing.

rules-ruling-e10 = Een tunnel die niets extra kost, kun je niet opgeven: die is dan geclaimd.
rules-ruling-e11 =
    Alle kaarten van een tunnel, neergelegd, bijgelegd en omgedraaid, worden op hetzelfde moment afgelegd. Een lege
    stapel wordt daarna pas opnieuw gemaakt, niet eerder.
rules-ruling-e17 =
    Aan het eind kiest Trilhos de geleende routes voor je: over al je stations samen de keuze die de meeste punten
    oplevert, en bij gelijke keuzes een die de meeste tickets haalt.
rules-ruling-e18 =
    Een station heeft geen nut als alle routes van de stad vrij of van jezelf zijn. Het maakt niet uit van wie van de
    anderen de route is die je leent.
rules-ruling-e23 = Wie na alles nog gelijkstaat, wint samen.

rules-ruling-s6 = Je neemt precies { $pieces } stukken, niet minder.
rules-ruling-s12 =
    Waren beide stapels leeg en komen er kaarten terug, dan worden gaten in de open kaarten een voor een gevuld, van de
    treinstapel zolang die kaarten heeft, en dan van de scheepsstapel.
rules-ruling-s26 = Bij gelijke punten gaat wie meer tickets heeft gehaald voor. Wie dan nog gelijkstaat, wint samen.
rules-ruling-w4 = Op een zware route zijn twee jokers ook een paar.
rules-ruling-w5 =
    Een tour is in volgorde gemaakt als één weg door jouw netwerk, die geen route twee keer gebruikt, bij de eerste stad
    begint, door de andere komt zoals ze gedrukt staan, en bij de laatste eindigt.

rules-ruling-n3 =
    De aflegstapel van de tickets wordt geschud als er een ticket nodig is en de stapel leeg is, ook midden in het
    trekken. Zo zie je er { $draw } zolang er { $draw } zijn. De tickets die voor je liggen, worden niet meegeschud.
rules-ruling-n13 = Bij gelijke punten gaat wie meer tickets heeft gehaald voor. Wie dan nog gelijkstaat, wint samen.
rules-ruling-n16 = Na de laatste beurt van het spel doet de neutrale speler niets.
rules-ruling-n18 =
    Is er voor de neutrale speler geen spoor meer, dan gebeurt er niets, hoeveel treinen er ook over zijn.
rules-ruling-n20 =
    Worden de tickets opnieuw geschud terwijl een speler trekt, dan speelt de neutrale speler door. Een ticket waardoor
    de neutrale speler stopt, wordt afgelegd.
rules-ruling-n21 = Voor het tweede spoor naast een van de neutrale speler betaal je de tol aan de bank.
