# Aufgaben und die Verteilung des Tages: Befehle, und was der Server dazu sagt.
cli-puzzles = Stellungen, in denen ein Zug klar der beste ist
cli-puzzles-what = find: sie in Partien von Bots suchen; check: die aus Dateien neu bewerten; show: eine lösen, ohne weiteres Wort die von heute
cli-puzzles-words = Dateien von Aufgaben; bei show auch ein Tag, etwa 2026-11-19
cli-puzzles-out = Ordner für die gefundenen Aufgaben; abgebrochen geht es dort weiter
cli-puzzles-map = ein Spielplan, auf dem gesucht wird (mehrmals für mehrere; Standard: alle)
cli-puzzles-players = eine Spielerzahl (mehrmals für mehrere; Standard: 2)
cli-puzzles-bots = wer die Partien spielt: ein starker Bot
cli-puzzles-games = Partien für jeden Spielplan und jede Spielerzahl
cli-puzzles-samples = gedachte Welten, in denen jede Entscheidung angesehen wird (Standard: 48)
cli-puzzles-check = gedachte Welten, in denen die Züge einer Aufgabe verglichen werden (Standard: 320)
progress-puzzles = Aufgaben suchen
puzzles-usage = Sag, was zu tun ist: trilhos puzzles find --out ORDNER, trilhos puzzles check DATEI… oder trilhos puzzles show [DATEI|TAG].
puzzles-no-folder = Sag, wo die Aufgaben liegen sollen: --out ORDNER.
puzzles-found =
    { $count ->
        [one] Eine Aufgabe gefunden. Sie liegt in { $folder }.
       *[other] { $count } Aufgaben gefunden. Sie liegen in { $folder }.
    }
puzzles-stands = { $id }: bestätigt. Am besten ist { $best }, mit { $lead } Vorsprung.
puzzles-falls = { $id }: nicht bestätigt. Am besten ist jetzt { $best }, mit { $lead } Vorsprung.
puzzle-illegal = { $file }: Dort steht etwas über { $move }, aber dieser Zug ist dort nicht möglich, oder seine Zahlen passen nicht.
puzzle-unweighed = { $file }: Dort steht nicht, was { $move } wert ist.
unknown-puzzle = Es gibt keine Aufgabe { $id }.
bad-day = { $day } ist kein Tag. Ein Tag wird wie 2026-11-19 geschrieben.
no-such-day = Für { $day } gibt es nichts: Die Tage gehen von { $first } bis { $last }.

# Eine Aufgabe.
puzzle-head = Aufgabe, { $grade }: { $title }
puzzle-grade-easy = leicht
puzzle-grade-medium = mittel
puzzle-grade-hard = schwer
puzzle-ask-turn = Du bist { $name } und am Zug. Was tust du?
puzzle-ask-first-tickets = Du bist { $name }, und die Partie beginnt. Welche Zielkarten behältst du?
puzzle-ask-tickets = Du bist { $name } und hast Zielkarten gezogen. Welche behältst du?
puzzle-right = Richtig: { $move }. Das gewinnt { $chance } der Partien, die Bots der Stärke hard von hier aus zu Ende spielen.
puzzle-next-best = Das Nächstbeste wäre: { $move }. Es kostet { $points }.
puzzle-wrong = „{ $move }“ kostet { $points } eines Siegs. Besser: { $better }.
puzzle-near = „{ $move }“ ist fast so gut: Ein Unterschied ist nicht nachgewiesen. Besser: { $better }.
puzzle-left = Dann ein andermal.
no-puzzles = Dieser Server hat keine Aufgaben.

# Die Verteilung des Tages.
deal-not-over = Spiel diese Verteilung erst zu Ende: Die Partien der anderen würden dir die Karten verraten.
other-deal = Diese Partie gehört nicht zur Verteilung vom { $day }.
no-such-deal-game = Von dieser Verteilung gibt es keine solche beendete Partie.
cli-deal = die Verteilung des Tages: Alle haben dieselben Karten gegen dieselben Bots
cli-deal-what = ein Tag, etwa 2026-11-19 (Standard: heute); compare: beendete Partien einer Verteilung nebeneinanderstellen
cli-deal-files = Spielstände der Verteilung eines Tages, für compare
cli-deal-name = wie du heißt (Standard: du)
cli-deal-json = als JSON sagen, was verteilt oder verglichen wird
deal-usage = Sag trilhos deal, trilhos deal TAG oder trilhos deal compare DATEI DATEI….
deal-of-no-day = { $file }: Diese Partie hat die Verteilung keines Tages.
deal-unfinished = { $file }: Diese Partie ist nicht zu Ende. Spiel die Verteilung vom { $day } erst zu Ende: Andere Partien verraten ihre Karten.
deal-of-another-day = { $file }: Das ist die Verteilung vom { $day }, die der ersten Datei ist eine andere.
deal-head = Verteilung vom { $day }: { $title }
deal-same = { $one } und { $two } sind dieselbe Partie, Zug für Zug.
deal-parting = { $one } und { $two } sind bis zu Zug { $number } gleich: Dort spielte { $name } in der einen { $first }, in der anderen { $other }.
column-deal-player = Spieler
