# De regelpagina's: tol, leningen en de neutrale speler.
rules-setup-tokens =
    Je begint met tolmunten ter waarde van { $tokens }. Wat je overhebt, blijft tot het eind geheim, tenzij er met open
    munten gespeeld wordt.

rules-tolls-title = Tol en leningen
rules-tolls-lead =
    Elke route gaat over een brug, en elke brug heeft een tol: het getal op de munt, te betalen als je de route claimt.
rules-tolls-first = Op een enkele route, of als eerste op een dubbele, betaal je de bank.
rules-tolls-second = Als tweede op een dubbele route betaal je de speler van het eerste spoor.
rules-tolls-loan =
    Heb je te weinig munten voor de tol, dan houd je ze allemaal en neem je een lening. Tol die een speler toekomt, komt
    dan van de bank.
rules-tolls-forced = Wie kan betalen, kan geen lening nemen. Leningen liggen open en worden nooit terugbetaald.
rules-tolls-bonus-lead = Aan het eind bepalen de munten die je overhebt je plaats voor een bonus:
rules-tolls-place = plaats
rules-tolls-players = { $count } spelers
rules-tolls-level =
    Wie gelijkstaat, krijgt de bonus van dezelfde plaats, en de volgende plaatsen vallen weg: na twee eersten komt een
    derde.
rules-tolls-out = Wie een lening heeft, heeft geen plaats en geen bonus, en verliest { $loan } punten voor elke lening.
rules-tolls-worth = De munten zelf zijn geen punten waard.

rules-plain-title = Zonder munten
rules-plain-lead =
    Voor een eenvoudiger spel laat je de munten weg, en daarmee alle tol, leningen en bonussen. Dan sluit, met minder dan
    { $plainFrom } spelers, een dubbele route zodra een van de sporen geclaimd is.

rules-neutral-title = De neutrale speler
rules-neutral-lead =
    Twee spelers met munten kunnen een neutrale derde uitnodigen. Die heeft { $neutralTrains } treinen, pakt jullie
    allebei routes af, en krijgt geen punten.
rules-neutral-marker =
    Wie als tweede aan de beurt is, begint met de neutrale marker. De eerste { $quiet } ronden gebeurt er niets.
rules-neutral-reveal =
    Daarna wordt, als jullie allebei gespeeld hebben, het bovenste ticket van de stapel omgedraaid. Staan er onderaan twee
    steden, dan claimt de neutrale speler de route daartussen, zonder kaarten. Zo niet, dan gebeurt er niets.
rules-neutral-choice =
    Zijn beide sporen vrij, dan kiest wie de marker heeft er een, en geeft daarna de marker door.
rules-neutral-second =
    Heeft een speler al een van de sporen, dan neemt de neutrale speler het andere, en betaalt de bank die speler de tol.
    De marker blijft waar hij is.
rules-neutral-discard = Hoe dan ook gaat het ticket naar de aflegstapel.
rules-neutral-twice =
    { $twice }: deze paren staan elk op twee tickets. Heeft de neutrale speler de route al, dan telt het tweede ticket als
    een zonder steden.
rules-neutral-stop =
    De neutrale speler stopt voorgoed als er te weinig treinen zijn voor een route die genomen moet worden, of als de
    stapel tickets leeg is als de neutrale speler aan de beurt komt. In het tweede geval worden de afgelegde tickets de
    nieuwe stapel.
