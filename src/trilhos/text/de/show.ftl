# Der Verlauf: Menschen, neben dem, was auf dem Tisch geschieht.
log-you = Du
log-joined =
    { $name ->
        [Du] Du setzt dich an den Tisch
       *[other] { $name } setzt sich an den Tisch
    }.
log-left =
    { $name ->
        [Du] Du stehst auf
       *[other] { $name } steht auf
    }.
log-seated = { $name }, ein Bot, setzt sich an den Tisch.
log-started = Die Partie beginnt.
log-nonce-missing = Eine Geheimzahl kam nicht rechtzeitig, es wurde ohne sie verteilt: { $name }.
log-undo =
    { $name ->
        [Du] Du nimmst
       *[other] { $name } nimmt
    } den letzten Zug zurück.
log-hinted =
    { $name ->
        [Du] Du holst dir
       *[other] { $name } holt sich
    } einen Tipp.
log-asked =
    { $name ->
        [Du] Du möchtest
       *[other] { $name } möchte
    } den letzten Zug zurücknehmen.
log-agreed =
    { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } einverstanden.
log-denied =
    { $name ->
        [Du] Du möchtest
       *[other] { $name } möchte
    }, dass der Zug bleibt.
log-voted =
    { $name ->
        [Du] Du möchtest
       *[other] { $name } möchte
    }, dass ein Bot weiterspielt.
log-clock = Zeit abgelaufen, ein Bot hat entschieden: { $name }.
log-away =
    { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } eine Weile weg: Ein Bot spielt weiter.
log-back =
    { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } wieder da.
log-vacation =
    { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } im Urlaub: Diese Uhr steht still.
log-vacation-over =
    { $name ->
        [Du] Du bist
       *[other] { $name } ist
    } aus dem Urlaub zurück.
log-lapsed =
    { $name ->
        [Du] Deine Zeit ist um
       *[other] Die Zeit von { $name } ist um
    }: Einstweilen spielt ein Bot.
log-resigned =
    { $name ->
        [Du] Du gibst
       *[other] { $name } gibt
    } auf: Ein Bot spielt weiter.

# Die Endwertung als Vorführung.
line-completed = erfüllte Zielkarten
line-failed = verfehlte Zielkarten
count-you = Du hast gewonnen!
count-shared = Gemeinsam gewonnen: { $names }
count-tie-tickets = Gleichstand nach Punkten: Die meisten erfüllten Zielkarten entscheiden.
count-tie-stations = Gleichstand nach Punkten: Die wenigsten gebauten Bahnhöfe entscheiden.
count-tie-longest = Gleichstand nach Punkten: Die längste Verbindung entscheidet.
count-tie-shared = Gleichstand nach Punkten, und nichts löst ihn auf.
show-skip = Zum Ende
show-again = Wertung noch einmal
show-replay = Partie nachspielen
show-review = Analyse
show-share = Partie teilen
show-share-review = Diesen Zug teilen
show-copied = Link kopiert
show-save = Spielstand
show-audit = Volles Protokoll, Zug für Zug
show-home = Startseite
show-rematch = Noch eine Partie
deal-promise = Bevor sich jemand hingesetzt hat, hat der Server ein Geheimnis unter Verschluss gebracht; das hier ist sein Siegel. Danach hat jedes Gerät am Tisch dasselbe mit einer eigenen Geheimzahl getan. Aus allem zusammen folgen Karten, Zielkarten und wer beginnt. So konnte sich niemand die Verteilung aussuchen: nicht der Server, nicht wer die Partie eröffnet hat und nicht, wer sich als Letztes gesetzt hat.
deal-promise-how = Alle am Tisch sehen dasselbe Siegel. Ist die Partie zu Ende, werden die Geheimnisse offengelegt, und dieses Gerät prüft selbst, ob sie passen.
deal-fair = Niemand konnte sich diese Verteilung aussuchen: Der Startwert der Karten folgt aus einem Geheimnis des Servers und den Geheimzahlen von { $names }. Eine davon stammt von diesem Gerät, und alle waren zugesagt, bevor es seine eigene preisgab. Dieses Gerät hat das geprüft.
deal-fits = Alles, was über diese Verteilung offengelegt ist, passt zusammen: Ihr Startwert folgt aus einem Geheimnis des Servers und den Geheimzahlen von { $names }. Ob sich jemand die Verteilung ausgesucht hat, kann dieses Gerät nicht sagen: Es hat keine eigene Geheimzahl darin oder hat die Zusagen nicht gesehen.
deal-alone = Kein Gerät vom Tisch war an dieser Verteilung beteiligt: Der Server hat sie allein gelost und hätte sie sich aussuchen können.
deal-old = Diese Partie wurde auf die alte Art verteilt: Der Server konnte danach nichts mehr ändern, hätte sich die Verteilung aber vorher aussuchen können.
deal-lesson = Diese Verteilung wurde für die Lektion ausgesucht: Alle, die sie machen, bekommen dieselben Karten.
deal-imported = Diese Partie stammt aus einem Spielstand: Wer ihn mitgebracht hat, konnte die Verteilung kennen.
deal-study = Diese Partie ist eine Studie: Sie setzt eine andere fort, die zu Ende ist, mit denselben Karten, die noch kommen. Wer jene gesehen hat, konnte sie kennen. Sie zählt für nichts.
deal-wrong = Mit dieser Verteilung stimmt etwas nicht. Bewahre den Spielstand auf und frag, wer den Server betreibt.
deal-fault-commitment = Was der Server jetzt offenlegt, passt nicht zum Siegel, das er vor der Partie gezeigt hat.
deal-fault-terms = Spielplan, Optionen, Regeln oder wer beginnt sind nicht die versiegelten.
deal-fault-promises = Die jetzt zugesagten Geheimzahlen sind nicht die, die dieses Gerät vor dem Verteilen gesehen hat.
deal-fault-bots = Die jetzt genannten Bots sind nicht die, die vor dem Verteilen am Tisch saßen.
deal-fault-nonces = Eine Geheimzahl ist nicht die zugesagte.
deal-fault-mine = Die Geheimzahl dieses Geräts wurde nicht verwendet, obwohl sie rechtzeitig da war.
deal-fault-seed = Der Startwert der Karten folgt nicht aus den Geheimnissen.
deal-fault-order = Die Sitzreihenfolge folgt nicht aus den Geheimnissen.
deal-withheld = Eine Geheimzahl zugesagt, die in der Verteilung fehlt: { $names }. Wer sie zurückgehalten oder weggelassen hat, konnte zwischen der Verteilung mit ihr und der ohne sie wählen.
deal-note = Was dieses Gerät notiert hat
deal-note-how = Dass die Karten aus diesem Startwert kamen, lässt sich an einem Computer prüfen, mit dem Spielstand und dem, was dieses Gerät notiert hat: trilhos verify.
show-rematch-ready = Zur nächsten Partie

# Die Partie noch einmal ansehen.
replay-title = Nachspielen
replay-move = Zug
replay-at = Zug { $at } von { $of }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Einen Zug vor
replay-last = Zum Ende
replay-claim = Zur nächsten Strecke
replay-speed = Tempo
replay-table = Zum Tisch

# Was andere seit dem eigenen Zug getan haben, in wenigen Worten hinter dem Namen.
strip-title = Seit deinem letzten Zug
strip-again = Noch einmal zeigen
brief-claim =
    { $route }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
brief-take = { $cards }
brief-draw = { $cards } verdeckt
brief-draw-hidden = { $count } verdeckt
brief-draw-hidden-train =
    { $count ->
        [one] { $count } Waggonkarte verdeckt
       *[other] { $count } Waggonkarten verdeckt
    }
brief-draw-hidden-ship =
    { $count ->
        [one] { $count } Schiffskarte verdeckt
       *[other] { $count } Schiffskarten verdeckt
    }
brief-keep-hidden =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
brief-keep = { $tickets }
brief-yield = Tunnel { $route } aufgegeben
brief-station = Bahnhof in { $city }
brief-harbour = Hafen in { $city }
brief-loan-bank = ein Kredit
brief-loan-player = ein Kredit
brief-exchange-trains =
    { $count ->
        [one] { $count } Schiff gegen einen Waggon
       *[other] { $count } Schiffe gegen Waggons
    }
brief-exchange-ships =
    { $count ->
        [one] { $count } Waggon gegen ein Schiff
       *[other] { $count } Waggons gegen Schiffe
    }
brief-neutral-claimed = Neutraler Spieler: { $route }
brief-pass = gepasst
deal-daily = Das ist die Verteilung eines Tages: Alle, die sie spielen, haben dieselben Karten; wer den Tag kennt, kann sie kennen.
show-others = Wie es den anderen ergangen ist
