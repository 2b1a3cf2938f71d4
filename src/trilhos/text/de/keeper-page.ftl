keeper-title = Aufsicht
keeper-token = Das Token der Aufsicht
keeper-token-where = Der Server sagt beim Start, in welcher Datei es liegt, oder du hast es selbst gewählt. Es bleibt nur in diesem Tab.
keeper-enter = Eintreten
keeper-leave = Token vergessen
keeper-unreached = Der Server ist nicht erreichbar oder bittet dich, einen Moment zu warten.
keeper-vitals = Der Server
keeper-rooms = Im Speicher
keeper-connections = Verbindungen
keeper-status-open = Offen
keeper-status-running = Läuft
keeper-status-finished = Beendet
keeper-status-quarantined = Quarantäne
keeper-replaced = Bots, die dieser Server nicht hat, darum spielt die Vertretung für sie: { $bots }
keeper-lost =
    { $count ->
        [one] In der Datenbank fehlt eine bestätigte Änderung.
       *[other] In der Datenbank fehlen { $count } bestätigte Änderungen.
    } Partien, und wie weit jede gekommen war: { $games }
keeper-noted = Ich weiß
keeper-games = Partien
keeper-which = Welche Partien
keeper-all = Alle Partien
keeper-search = Die Kennung beginnt mit …
keeper-none = Keine Partie passt.
keeper-size =
    { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, { $kb } kB
keeper-reason-damaged = Beschädigt: Ihr Verlauf lässt sich nicht nachvollziehen.
keeper-reason-newer = Sie braucht neuere Regeln, als dieses Programm hat.
keeper-reason-board = Verteilt wurde auf einem Spielplan, den dieses Programm nicht hat.
keeper-reason-endless = Sie kam an ihre Grenze, ohne zu enden.
keeper-reason-keeper = Von der Aufsicht gesperrt.
keeper-chairs =
    { $chairs ->
        [one] Ein Platz. Die letzten Einträge:
       *[other] { $chairs } Plätze. Die letzten Einträge:
    }
keeper-open = Öffnen
keeper-export = Rohdaten
keeper-hold = Quarantäne
keeper-release = Freigeben
keeper-delete = Löschen
keeper-really-delete = Ja, löschen
keeper-sure = Die Partie ist dann endgültig weg, und wer mitspielt, erfährt davon. Bist du sicher?
keeper-bans = Ausgesperrt
keeper-no-bans = Niemand ist ausgesperrt.
keeper-network = Adresse oder Netz
keeper-why = Warum, für dich selbst
keeper-ban = Aussperren
keeper-unban = Einlassen
keeper-ban-this = Aussperren …
keeper-addresses = Verbunden von
keeper-nobody = Mit diesem Prozess ist niemand verbunden.
keeper-game = Eine Partie
