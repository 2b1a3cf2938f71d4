# De naam kan “Jij” zijn: daarom staat die vooraan, met een werkwoord dat ook dan klopt.
log-deal = { $name } kreeg: { $cards }.
log-deal-hidden =
    { $name } kreeg { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
log-market = Open: { $cards }.
log-flush = Te veel open jokers: alle open kaarten zijn afgelegd.
log-refill = Open kaart { $slot } is nu: { $card }.
log-reshuffle =
    De aflegstapel werd een nieuwe stapel van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
log-reshuffle-tickets =
    De teruggelegde tickets werden een nieuwe stapel van { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
log-offer = { $name } kon kiezen uit: { $tickets }.
log-offer-hidden =
    { $name } trok { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    } om uit te kiezen.
log-keep = { $name } hield: { $tickets }.
log-keep-hidden =
    { $name } hield { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }.
log-keep-first = { $name } koos de eerste tickets.
log-turn = Beurt: { $name }.
log-take = { $name } nam open: { $cards }.
log-draw = { $name } trok blind: { $cards }.
log-draw-hidden =
    { $name } trok { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } blind.
log-tunnel =
    { $name } probeerde de tunnel { $route } met { $laid }; omgedraaid: { $turned }. { $surcharge ->
        [0] Geen toeslag.
        [one] Toeslag: { $surcharge } kaart.
       *[other] Toeslag: { $surcharge } kaarten.
    }
log-yield = { $name } gaf de tunnel { $route } op en nam de kaarten terug.
log-claim =
    { $name } claimde { $route } voor { $cards }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
log-toll-bank = { $name } betaalde { $amount } tol aan de bank.
log-toll-player = { $name } betaalde { $amount } tol; { $to } kreeg die.
log-loan-bank = { $name } kon de tol van { $amount } niet betalen en nam een lening.
log-loan-player = { $name } kon de tol van { $amount } niet betalen en nam een lening; { $to } kreeg de tol van de bank.
log-station = { $name } bouwde een station in { $city } voor { $cards }.
log-pass = { $name } paste: iets anders kon niet.
log-ending =
    { $name } had bijna geen stukken meer: de laatste ronde begint. { $turns ->
        [one] Nog { $turns } beurt.
       *[other] Nog { $turns } beurten.
    }
log-stalling =
    Er is al een tijd niets gebeurd. Als niemand binnen { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    } iets claimt, bouwt, trekt of houdt, is het spel afgelopen.
log-reveal = { $name } draaide een ticket om voor de neutrale speler: { $ticket }; onderaan: { $pair }.
log-reveal-none = Er is geen ticket meer voor de neutrale speler.
log-neutral-blank = De neutrale speler heeft niets te claimen.
log-neutral-claimed = De neutrale speler claimde { $route }.
log-neutral-stopped = De neutrale speler is voorgoed gestopt.
log-neutral-toll = { $name } kreeg van de bank de tol van { $amount }.
log-neutral-marker = { $name } kreeg de neutrale marker.
log-over-pieces = De laatste beurt is gespeeld: het spel is afgelopen.
log-over-passes = Iedereen paste: het spel is afgelopen.
log-over-stalled = Vijf ronden lang heeft niemand iets geclaimd, gebouwd, getrokken of gehouden: het spel is vastgelopen en afgelopen.
log-total =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
log-winners =
    { $count ->
        [one] Winnaar
       *[other] Gedeelde overwinning
    }: { $names }.
ticket-blank = geen steden
log-draw-hidden-train =
    { $name } trok { $count ->
        [one] { $count } treinkaart
       *[other] { $count } treinkaarten
    } blind.
log-draw-hidden-ship =
    { $name } trok { $count ->
        [one] { $count } scheepskaart
       *[other] { $count } scheepskaarten
    } blind.
log-reshuffle-train =
    De aflegstapel van de treinkaarten werd een nieuwe stapel van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
log-reshuffle-ship =
    De aflegstapel van de scheepskaarten werd een nieuwe stapel van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }.
log-pieces = { $name }: { $trains } treinen en { $ships } schepen om mee te beginnen.
log-exchange-trains =
    { $name } ruilde { $count ->
        [one] { $count } schip voor een trein: { $count } punt verloren.
       *[other] { $count } schepen voor treinen: { $count } punten verloren.
    }
log-exchange-ships =
    { $name } ruilde { $count ->
        [one] { $count } trein voor een schip: { $count } punt verloren.
       *[other] { $count } treinen voor schepen: { $count } punten verloren.
    }
log-harbour = { $name } bouwde een haven in { $city } voor { $cards }.

# Een gebeurtenis zonder eigen zin.
log-plainly = { $event }: { $values }.
