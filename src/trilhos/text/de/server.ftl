unknown-game = Diese Partie gibt es nicht.
wrong-token = Dieser Link gilt nicht für diese Partie.
needs-a-seat = Das kann nur, wer in dieser Partie mitspielt: Schick das Token aus dem Link deines Platzes mit.
host-only = Die Partie kann nur starten, wer sie eröffnet hat.
no-spectators = Bei dieser Partie darf niemand zuschauen.
already-started = Die Partie hat schon begonnen.
not-dealing = Geheimzahlen sind zwischen dem Moment, in dem alle sitzen, und dem Beginn gefragt: Diese kommt zu früh oder zu spät.
wrong-nonce = Das ist nicht die Geheimzahl, die für diesen Platz zugesagt war.
not-running = Die Partie läuft nicht.
colour-taken = Diese Farbe hat schon jemand: Nimm eine andere.
guest-name = Gast
no-free-chair = Hier ist kein Platz frei.
empty-chairs = { $count ->
    [one] Ein Platz ist noch leer: Warte auf jemanden, oder nenn einen Bot dafür.
   *[other] { $count } Plätze sind noch leer: Warte auf andere, oder nenn einen Bot dafür.
}
bad-player-name = Ein Name hat 1 bis { $most } Zeichen.
too-much-beside = Du hast in dieser Partie { $most }-mal geschrieben, zurückgenommen, neu gewählt oder bist gegangen und wiedergekommen; mehr geht nicht. Deine Züge kannst du weiter spielen.
bad-chat = Eine Nachricht hat 1 bis { $most } Zeichen.
too-many-connections = Du hast zu viele Verbindungen zu diesem Server. Schließ einige seiner Seiten und versuch es dann noch einmal.
save-too-long = Dieser Spielstand hat mehr als { $most } Züge: So lang werden Partien nie.
save-has-board = Diese Partie wird auf einem Spielplan gespielt, den dieser Server nicht hat. Bitte darum, dass er dort angeboten wird, oder spiel weiter mit: trilhos play --save DATEI
bad-first = Wer beginnt, wird durch die Nummer eines Platzes genannt, von 0 bis { $most }.
not-your-turn = Am Zug: { $name }.
stale = Die Partie ist weiter (jetzt bei Nummer { $number }): Sieh noch einmal hin, bevor du ziehst.
from-the-future = Die Partie ist erst bei Nummer { $number }.
unknown-action = Eine Aktion { $action } gibt es in dieser Partie nicht.
has-resigned = Diesen Platz spielst du nicht mehr.
bot-not-allowed = Den Bot „{ $name }“ bietet dieser Server nicht an.
too-fast = Zu viele Anfragen ({ $limit }): Warte { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
}.
bad-address = „{ $value }“ ist keine Adresse eines Prozesses. Schreib zum Beispiel --address 10.0.0.5:8001
bad-proxy = „{ $value }“ ist keine Adresse eines Proxys. Nenn seine IP-Adresse (127.0.0.1), ein Netz (10.0.0.0/8) oder * für alle Absender.
game-moving = Die Partie zieht gerade in einen anderen Prozess dieses Servers um: Versuch es gleich noch einmal. Es ging nichts verloren.
too-busy = In der Partie ist gerade zu viel los: Versuch es noch einmal.
not-written = Der Zug ließ sich nicht speichern und gilt darum nicht: Versuch es noch einmal.
no-database = Die Datenbank ist nicht erreichbar.
server-full = Der Server hat gerade keinen Platz für eine weitere Partie: Versuch es in ein paar Minuten noch einmal. Es wurde nichts geändert.
stopping = Der Server hält gleich an: Versuch es in einem Moment noch einmal.
metrics-only-here = Messwerte sieht nur, wer den Server betreibt.
bad-request = Die Anfrage passt nicht: siehe „fields“.
bug = Auf dem Server ist etwas schiefgegangen. Es wurde notiert.
http-404 = Hier ist nichts.
http-405 = Diese Adresse nimmt solche Anfragen nicht an.
http-413 = Die Anfrage ist zu groß.
bad-database = Die Datenbank { $url } lässt sich nicht benutzen: { $problem }
database-trouble = Die Datenbank lässt sich nicht lesen oder schreiben: { $problem }. „trilhos doctor“ sieht nach, was mit ihr ist; eine Sicherung lässt sich in eine neue Datei einspielen („trilhos restore“).
cant-listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $problem }. Wähl einen anderen mit --port.
bad-limit = „{ $value }“ ist keine Grenze. Schreib NAME=RATE/STOSS, zum Beispiel chat=0.5/5. Grenzen: { $known }.
cli-serve = einen Server für andere öffnen: Räume, Plätze und Spiel in Echtzeit
cli-serve-host = die Adresse, auf der gelauscht wird (127.0.0.1: nur dieser Rechner; 0.0.0.0: alle)
cli-serve-port = der Port; 0 nimmt irgendeinen freien (Standard: { $port })
cli-serve-db = die Datenbank: eine Datei oder postgresql://… (Standard: eine Datei in deinem Datenordner)
cli-serve-origin = ein weiterer Ursprung, dessen Seiten sich verbinden dürfen; mehrfach möglich
cli-serve-proxy = die Adresse eines Proxys, dem die Adressen der Besucher geglaubt werden; mehrfach möglich
cli-serve-bot = ein Bot, der neben den eingebauten angeboten wird, wie "cmd:python3 mybot.py", oder mit Namen: "mine=cmd:python3 mybot.py"; mehrfach möglich
cli-serve-address = wo andere Prozesse an derselben PostgreSQL-Datenbank diesen erreichen; derselbe Name wie in den Einstellungen des Proxys (Standard: wo er lauscht)
cli-serve-memory = Speicher für laufende Partien, in Megabyte; ist er voll, werden weitere abgewiesen
cli-serve-workers = Prozesse, in denen Bots nachdenken
cli-serve-review-samples = gedachte Welten, in denen Entscheidungen verglichen werden, bei Analysen und Tipps; 0: keins von beiden
cli-serve-bot-seconds = wie lange ein Bot höchstens nachdenken darf, in Sekunden
cli-serve-bot-pause = die Pause vor dem Zug eines Bots, in Sekunden
cli-serve-vote = Sekunden, nach denen die anderen abstimmen können, dass ein Bot für den spielt, der die Partie aufhält
cli-serve-undo = wie lange Bots warten, ob ein Zug zurückgenommen wird, in Sekunden
cli-serve-order-pause = die Pause, bevor ein Zug nach Anweisungen gespielt wird, in Sekunden: Die Hälfte davon ist kürzer
cli-serve-reveal = wie lange das Verteilen auf die Geheimzahlen abwesender Geräte wartet, in Sekunden
cli-serve-limit = eine Grenze ändern: NAME=RATE/STOSS, je Sekunde und auf einmal; mehrfach möglich
cli-serve-connections = Verbindungen, die eine Adresse zugleich haben darf
cli-serve-patience = Sekunden, die eine Anfrage zum Ankommen brauchen und eine Antwort ungelesen bleiben darf
cli-serve-metrics = das Token, das /metrics verlangt (Standard: nur dieser Rechner darf hinsehen)
cli-serve-log = wie viel protokolliert wird: debug, info, warning oder error
serve-listening = Trilhos ist offen unter { $url } (Strg-C schließt es; Partien liegen in { $database })
bad-log-level = „{ $value }“ ist keine Stufe für das Protokoll. Stufen: { $known }.
bad-seconds = { $option } nimmt eine Zahl von Sekunden von { $least } bis { $most }, nicht „{ $value }“.
database-in-use = Ein anderer Server hat { $file } offen. Halt ihn an, wähl eine andere Datei mit --db, oder nimm PostgreSQL für mehrere Server.
bad-http = Die Anfrage ist nicht zu verstehen.
unknown-board = Diesen Spielplan gibt es nicht.
board-id-taken = { $file } heißt „{ $id }“, wie schon ein anderer Spielplan. Gib ihm eine andere Kennung.
too-many-boards = { $file } ist einer zu viel: Aus einem Ordner lassen sich { $most } Spielpläne anbieten.
cli-serve-boards = ein Ordner mit Spielplänen, die neben unseren angeboten werden, je eine Datei; neue werden im Betrieb gefunden
no-boards-there = Einen Ordner { $folder } gibt es nicht. Nenn mit --boards den Ordner mit den Dateien der Spielpläne.
unknown-lesson = Diese Lektion gibt es nicht. Auf der ersten Seite stehen alle.
lesson-asks-else = Nichts ist geschehen: Dieser Schritt der Lektion möchte etwas anderes.
lesson-read-first = Nichts ist geschehen: Lies erst diesen Schritt der Lektion und drück dann „Weiter“.
lesson-elsewhere = Die Lektion ist inzwischen bei einem anderen Schritt.

# Analysen.
no-reviews = Dieser Server macht keine Analysen. Speichere die Partie und analysiere sie selbst: trilhos review DATEI
reviews-busy = Es warten schon so viele Partien auf ihre Analyse, wie dieser Server annimmt. Versuch es in ein paar Minuten noch einmal.

# Tipps.
hints-not-agreed = In dieser Partie gibt es keine Tipps: Sie wurde ohne eröffnet. Wähl sie in einer neuen, bevor du den Tisch öffnest.
no-hints = Dieser Server gibt keine Tipps.
no-hint = Hier gibt es nichts zu raten.
hint-failed = Es fand sich nicht rechtzeitig ein Tipp. Versuch es noch einmal.
hint-take = Nimm eine offene Karte.
hint-draw = Zieh eine verdeckte Karte.
hint-claim = Bau jetzt eine Strecke.
hint-pay = Diese Strecke lässt sich besser und schlechter bezahlen.
hint-tickets = Zieh Zielkarten.
hint-keep = Überleg, welche Zielkarten zusammenpassen.
hint-pass = Passe.
hint-station = Bau einen Bahnhof.
hint-harbour = Bau einen Hafen.
hint-yield = Gib den Tunnel auf.
hint-refill = Achte darauf, welcher Stapel die Lücke füllt.
hint-pieces = Achte darauf, wie viele Waggons und Schiffe deine Zielkarten brauchen.
hint-exchange = Tausch Spielsteine.
hint-other = Am meisten hilft jetzt: { $move }.
hint-warning = Bots in gedachten Welten verlieren mit diesem Zug etwa { $points } ihrer Siegchance.
