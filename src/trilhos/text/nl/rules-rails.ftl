# De regelpagina's: veerboten, tunnels en stations.
rules-ferries-title = Veerboten
rules-ferries-lead =
    Een veerboot is een grijze route over water met locomotieven op sommige vakken. Voor elk daarvan moet je een
    locomotief betalen.
rules-ferries-rest =
    De andere vakken betaal je als op elke grijze route: met één kleur, met meer locomotieven, of met allebei.

rules-tunnels-title = Tunnels
rules-tunnels-lead =
    Niemand weet hoelang je over een tunnel graaft, dus de prijs kan nog stijgen nadat je betaald hebt.
rules-tunnels-lay = Leg eerst de kaarten voor de lengte neer, zoals bij elke andere route.
rules-tunnels-turn =
    Dan worden er drie kaarten van de stapel omgedraaid. Elke kaart in de kleur waarmee je betaalde, kost je er nog een,
    in die kleur of een locomotief. Een locomotief bij die drie telt altijd.
rules-tunnels-wild =
    Heb je alleen locomotieven neergelegd, dan tellen alleen omgedraaide locomotieven, en mag je alleen locomotieven
    bijleggen.
rules-tunnels-yield =
    Kun je niet betalen, of wil je niet? Dan neem je terug wat je neerlegde, blijft de tunnel vrij, en is je beurt
    voorbij.
rules-tunnels-discard = De drie kaarten worden aan het eind van de beurt afgelegd, wat er ook gebeurde.
rules-tunnels-short =
    Raakt de stapel op, dan wordt de aflegstapel de nieuwe stapel. Zijn er dan nog geen drie kaarten, dan worden er
    minder omgedraaid; zijn er helemaal geen, dan is de tunnel zonder risico van jou.
rules-tunnels-example = Een voorbeeld: je legt twee rode kaarten neer:
rules-tunnels-example-turned = omgedraaid
rules-tunnels-example-add =
    { $count ->
        [0] niets erbij
       *[other] { $count } erbij: rood of locomotief
    }

rules-stations-title = Stations
rules-stations-lead =
    Met een station leen je: voor je tickets mag je één route van een andere speler gebruiken die in de stad van het
    station uitkomt.
rules-stations-where =
    Bouw in een stad waar nog geen station staat, ook als je er geen route hebt. Eén per beurt, { $stations } per spel.
rules-stations-cost =
    Je eerste station kost één kaart, het tweede twee van dezelfde kleur, het derde drie van dezelfde kleur. Locomotieven
    staan voor elk van die kaarten.
rules-stations-choice =
    Welke route je leent, hoef je pas na het spel te zeggen, maar dan is het voor al je tickets een en dezelfde. Trilhos
    kiest de beste voor je.
rules-stations-not = Een geleende route levert geen punten op en hoort niet bij je langste traject.
