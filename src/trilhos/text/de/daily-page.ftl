# Die Aufgabe und die Verteilung des Tages, auf der Seite.
daily-puzzle = Aufgabe des Tages
daily-todays = Aufgabe von heute
daily-grade-easy = leicht
daily-grade-medium = mittel
daily-grade-hard = schwer
daily-how = Ein Zug ist klar der beste. Mach ihn am Tisch, wie in einer Partie; der erste Versuch zählt.
daily-lost = Der Server antwortet nicht. Er wird noch einmal gefragt.
daily-moves = Züge, der beste zuerst
daily-yours = (deiner)
daily-best = gewinnt { $percent } %
daily-less = { $percent } % weniger
daily-even = etwa gleich gut
daily-streak =
    { $count ->
        [one] Ein Tag: Eine Reihe beginnt.
       *[other] { $count } Tage in Folge.
    }
daily-to-deal = Die Verteilung des Tages
daily-days = Andere Tage
daily-after = Weiter zum { $day }
daily-today = heute, { $day }
daily-deal = Verteilung des Tages
daily-todays-deal = Verteilung von heute
daily-deal-of = { $day }: { $title }
daily-deal-about = Alle haben diese Karten, gegen dieselben Bots: Dieselben Züge ergeben dieselbe Partie. Die erste, die du hier beendest, zählt. Danach siehst du, wie es den anderen ergangen ist.
daily-you = du
daily-name = Dein Name
daily-play = Spielen
daily-go-on = Deine Partie fortsetzen
daily-again = Noch einmal spielen
daily-again-about = Du kennst die Karten jetzt; eine weitere Partie wird als Wiederholung gekennzeichnet.
daily-results = Wie es allen ergangen ist
daily-results-later =
    { $count ->
        [0] Hier hat sie noch niemand beendet.
        [one] Hier hat sie schon jemand beendet. Du siehst diese Partie, wenn deine zu Ende ist: Sie würde dir die Karten verraten.
       *[other] { $count } haben sie hier beendet. Du siehst ihre Partien, wenn deine zu Ende ist: Sie würden dir die Karten verraten.
    }
daily-results-none = Noch niemand hat sie ohne Hilfe eines Bots zu Ende gespielt.
daily-fetching = Wird geholt.
daily-player = Spieler
daily-points = Punkte
daily-place = Platz
daily-tickets = Zielkarten
daily-turns = Züge
daily-replay = (Wiederholung)
daily-look = Mit { $name } vergleichen
daily-beside-title = Verteilung vom { $day }, nebeneinander
daily-steps = Schritte
daily-parting = Wo sie sich trennen ({ $number })
daily-apart = Beide sind bis zu Zug { $number } gleich.
daily-same = Beide sind gleich, Zug für Zug.
