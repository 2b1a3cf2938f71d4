# „Du“ heißt, wer zuschaut, in der eigenen Partie: Dann richtet sich das Verb danach.
log-deal =
    { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    }: { $cards }.
log-deal-hidden =
    { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
log-market = Offen ausgelegt: { $cards }.
log-flush = Zu viele Joker liegen offen: Alle offenen Karten wurden abgelegt.
log-refill = Auf Position { $slot } liegt jetzt: { $card }.
log-reshuffle =
    Der Ablagestapel wird neu gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
log-reshuffle-tickets =
    Die abgelegten Zielkarten werden neu gemischt: { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }.
log-offer =
    { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } die Wahl: { $tickets }.
log-offer-hidden =
    { $name ->
        [Du] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    } zur Auswahl.
log-keep =
    { $name ->
        [Du] Du behältst
       *[other] { $name } behält
    }: { $tickets }.
log-keep-hidden =
    { $name ->
        [Du] Du behältst
       *[other] { $name } behält
    } { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }.
log-keep-first =
    { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } die ersten Zielkarten gewählt.
log-turn = Am Zug: { $name }.
log-take =
    { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } offen: { $cards }.
log-draw =
    { $name ->
        [Du] Du ziehst
       *[other] { $name } zieht
    } verdeckt: { $cards }.
log-draw-hidden =
    { $name ->
        [Du] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } verdeckt.
log-tunnel =
    { $name ->
        [Du] Du versuchst
       *[other] { $name } versucht
    } den Tunnel { $route }, gelegt: { $laid }; aufgedeckt: { $turned }. { $surcharge ->
        [0] Kein Aufschlag.
        [one] Aufschlag: { $surcharge } Karte.
       *[other] Aufschlag: { $surcharge } Karten.
    }
log-yield =
    { $name ->
        [Du] Du gibst den Tunnel { $route } auf und nimmst die Karten zurück.
       *[other] { $name } gibt den Tunnel { $route } auf und nimmt die Karten zurück.
    }
log-claim =
    { $name ->
        [Du] Du baust
       *[other] { $name } baut
    } { $route } für { $cards }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
log-toll-bank =
    { $name ->
        [Du] Du zahlst
       *[other] { $name } zahlt
    } { $amount } Maut an die Bank.
log-toll-player =
    { $name ->
        [Du] Du zahlst
       *[other] { $name } zahlt
    } { $amount } Maut an { $to ->
        [Du] dich
       *[other] { $to }
    }.
log-loan-bank =
    { $name ->
        [Du] Du kannst die Maut von { $amount } nicht zahlen und nimmst einen Kredit auf.
       *[other] { $name } kann die Maut von { $amount } nicht zahlen und nimmt einen Kredit auf.
    }
log-loan-player =
    { $name ->
        [Du] Du kannst die Maut von { $amount } nicht zahlen und nimmst einen Kredit auf
       *[other] { $name } kann die Maut von { $amount } nicht zahlen und nimmt einen Kredit auf
    }; die Bank zahlt an { $to ->
        [Du] dich
       *[other] { $to }
    }.
log-station =
    { $name ->
        [Du] Du baust
       *[other] { $name } baut
    } einen Bahnhof in { $city } für { $cards }.
log-pass =
    { $name ->
        [Du] Du passt
       *[other] { $name } passt
    }: Nichts anderes war möglich.
log-ending =
    { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } kaum noch Spielsteine: Die letzte Runde beginnt. { $turns ->
        [one] Noch { $turns } Zug.
       *[other] Noch { $turns } Züge.
    }
log-stalling =
    Seit einer Weile geht nichts voran. Wenn in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } niemand etwas baut, zieht oder behält, ist die Partie zu Ende.
log-reveal =
    { $name ->
        [Du] Du deckst
       *[other] { $name } deckt
    } für den neutralen Spieler eine Zielkarte auf: { $ticket }; unten steht: { $pair }.
log-reveal-none = Für den neutralen Spieler ist keine Zielkarte mehr im Stapel.
log-neutral-blank = Der neutrale Spieler hat nichts zu bauen.
log-neutral-claimed = Der neutrale Spieler baut { $route }.
log-neutral-stopped = Der neutrale Spieler hört endgültig auf.
log-neutral-toll =
    { $name ->
        [Du] Du bekommst
       *[other] { $name } bekommt
    } von der Bank { $amount } Maut.
log-neutral-marker =
    { $name ->
        [Du] Du hast
       *[other] { $name } hat
    } jetzt den neutralen Marker.
log-over-pieces = Der letzte Zug ist gespielt: Die Partie ist zu Ende.
log-over-passes = Alle haben gepasst: Die Partie ist zu Ende.
log-over-stalled = Fünf Runden lang hat niemand etwas gebaut, gezogen oder behalten: Die Partie steckt fest und ist zu Ende.
log-total =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
log-winners =
    { $count ->
        [one] Gewonnen
       *[other] Gemeinsam gewonnen
    }: { $names }.
ticket-blank = keine Städte
log-draw-hidden-train =
    { $name ->
        [Du] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [one] { $count } Waggonkarte
       *[other] { $count } Waggonkarten
    } verdeckt.
log-draw-hidden-ship =
    { $name ->
        [Du] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [one] { $count } Schiffskarte
       *[other] { $count } Schiffskarten
    } verdeckt.
log-reshuffle-train =
    Die abgelegten Waggonkarten werden neu gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
log-reshuffle-ship =
    Die abgelegten Schiffskarten werden neu gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
log-pieces =
    { $name ->
        [Du] Du beginnst
       *[other] { $name } beginnt
    } mit { $trains } Waggons und { $ships } Schiffen.
log-exchange-trains =
    { $name ->
        [Du] Du tauschst
       *[other] { $name } tauscht
    } { $count ->
        [one] { $count } Schiff gegen einen Waggon: { $count } Punkt weniger.
       *[other] { $count } Schiffe gegen Waggons: { $count } Punkte weniger.
    }
log-exchange-ships =
    { $name ->
        [Du] Du tauschst
       *[other] { $name } tauscht
    } { $count ->
        [one] { $count } Waggon gegen ein Schiff: { $count } Punkt weniger.
       *[other] { $count } Waggons gegen Schiffe: { $count } Punkte weniger.
    }
log-harbour =
    { $name ->
        [Du] Du baust
       *[other] { $name } baut
    } einen Hafen in { $city } für { $cards }.

# Ein Ereignis ohne eigenen Satz.
log-plainly = { $event }: { $values }.
