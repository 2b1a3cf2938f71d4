cli-about = Eisenbahn-Brettspiele: spielen, simulieren und untersuchen.
cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-help = diese Hilfe zeigen und aufhören
cli-version = die Version zeigen, und ob die Spielmaschine kompiliert ist
cli-lang = Sprache aller Texte: { $known } (Standard: was TRILHOS_LANG oder dein System sagt)
cli-default = Standard: { $value }
cli-json = Werte als JSON ausgeben, für Programme
cli-play = eine Partie im Terminal gegen Bots spielen
cli-editions = die Spielpläne, ihre Personenzahlen und Optionen auflisten
cli-simulate = Bots viele Partien spielen lassen und zusammenfassen
cli-replay = eine gespeicherte Partie durchgehen und erzählen, was geschah
cli-bench = messen, wie schnell die Spielmaschine auf diesem Rechner ist
cli-map = welcher Spielplan (Standard: usa; siehe „trilhos editions“) oder welche Datei
cli-map-ask = welcher Spielplan (Standard: du wirst gefragt)
cli-players = wie viele mitspielen
cli-bot-seats = Bots nach Plätzen; ist die Liste zu kurz, beginnt sie von vorn
cli-opponents = deine Gegner; ist die Liste zu kurz, beginnt sie von vorn (Standard: Figuren, die auf dem Plan zu Hause sind; siehe „trilhos bots“)
cli-simulate-games = Zahl der Partien
cli-seed = Startwert der ersten Partie; Partie k hat Startwert + k
cli-play-seed = Startwert der Verteilung (Standard: ein geheimer)
cli-option = eine Option des Spielplans; mehrfach möglich
cli-audit = jede Partie, ohne etwas zu verbergen, zum Prüfen in diese Datei schreiben
cli-limit = eine Partie nach so vielen Entscheidungen aufgeben
cli-rules = Regelversion, nach der gespielt wird
cli-jobs = Prozesse, die benutzt werden
cli-replay-file = eine gespeicherte Partie, oder die Kennung einer aus deiner Sammlung (siehe „trilhos games“)
cli-seat = die Partie erzählen, wie dieser Platz sie sah (Standard: wie beim Zuschauen)
cli-save = wo die Partie gespeichert wird (Standard: dein Datenordner)
cli-plain = schlichte Sätze ohne Kästen und Farben, für Vorleseprogramme

column-id = Plan
column-title = Titel
column-players = Personen
column-cities = Städte
column-routes = Strecken
column-tickets = Zielkarten
column-options = Optionen
column-seat = Platz
column-bot = Bot
column-wins = Siege
column-score = Punkte im Mittel
column-least = wenigste
column-most = meiste
column-tickets-kept = Zielkarten
column-tickets-done = erfüllt
column-edition = Plan
column-games-per-s = Partien/s
column-decisions-per-s = Entscheidungen/s
column-clone-us = Kopie µs
column-legal-us = erlaubt µs
column-state-bytes = Bytes

progress-games = Partien
simulated =
    { $games ->
        [one] { $games } Partie ab Startwert { $seed }
       *[other] { $games } Partien ab Startwert { $seed }
    }; Züge je Partie: { $mean } ({ $least } bis { $most }).
simulated-stalled =
    { $count ->
        [one] { $count } Partie ist steckengeblieben: fünf Runden, in denen niemand vorankam.
       *[other] { $count } Partien sind steckengeblieben: fünf Runden, in denen niemand vorankam.
    }
simulated-capped = Nach { $limit } Entscheidungen ohne Ende aufgegeben: Startwert { $seed }. Sie zählt in keinem Wert, und eine Prüfdatei lässt sie weg.

bad-usage = { $problem }. Siehe „{ $command } --help“.
bad-number-from = { $option } nimmt eine ganze Zahl ab { $least }, nicht „{ $value }“.
bad-decimal = { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $value }“.
bad-number-between = { $option } nimmt eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
bad-switch = --option nimmt NAME=on oder NAME=off, nicht „{ $option }“.
unknown-language = Eine Sprache „{ $name }“ gibt es nicht. Sprachen: { $known }.
unknown-command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Bots: { $known }.
missing-file = „{ $command }“ braucht eine Datei. Siehe „trilhos { $command } --help“.
