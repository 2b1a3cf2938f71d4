cli-arena = Turniere unter Bots: Wertungszahlen, Intervalle, ein Bericht
cli-arena-bots = die Bots, die antreten, nach Namen; "cmd:BEFEHL" ist ein Programm
cli-alone = der erste Bot auf einem Platz gegen den zweiten auf allen anderen
cli-blocks = Zahl der Blöcke: eine Verteilung, in jeder Sitzordnung gespielt
cli-arena-seed = Startwert der ersten Verteilung; Block k hat Startwert + k
cli-cluster = auf einem Ray-Cluster unter dieser Adresse spielen statt in Prozessen hier
cli-sprt = aufhören, sobald entschieden ist, ob der erste Bot dem zweiten um NIEDRIG oder um HOCH Elo voraus ist
cli-out = Ordner für Ergebnisse und Bericht; derselbe Befehl macht weiter, wo er angehalten wurde
cli-hunt = Partien unter Bots finden, die nicht vorankommen
cli-hunt-map = ein Spielplan; mehrfach möglich (Standard: alle)
cli-hunt-players = eine Personenzahl; mehrfach möglich (Standard: alle)
cli-hunt-bots = die Bots, jeder für sich und alle gemischt (Standard: alle außer random, dazu die Spielweisen von hard; wer vorausdenkt, denkt wenig)
cli-hunt-games = Verteilungen an jedem Tisch
cli-hunt-limit = Entscheidungen, nach denen eine Partie als endlos gilt (Standard: 3000)
hunt-stalled = Steckt fest seit { $rounds } Runden, { $decisions } Entscheidungen: { $command }
hunt-capped = Kein Ende nach { $decisions } Entscheidungen: { $command }
hunt-done =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }; nicht vorangekommen: { $finds }; meiste Entscheidungen der anderen: { $most }.
hunt-faults = { $bot } hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} versagt, zuerst in: { $command }
hunt-nothing = Keiner der gewählten Spielpläne ist für { $players } Personen.

column-rating = Wertung
column-points = Punkte
column-made = Zielkarten
column-move-ms = ms, p95
column-faults = Fehler

progress-blocks = Blöcke
progress-estimate = { $bot } { $share } % ±{ $margin }

arena-played =
    { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    }, { $games } Partien ab Startwert { $seed }; Wertung nach { $model }, ihr Mittel ist 0; ± ist ein halbes Intervall von 95 %.
arena-sprt-high = Vorzeitig entschieden: { $bot } liegt eher um { $high } als um { $low } Elo vorn (Verhältnis { $ratio }, Grenze ±{ $limit }).
arena-sprt-low = Vorzeitig entschieden: { $bot } liegt eher um { $low } als um { $high } Elo vorn (Verhältnis { $ratio }, Grenze ±{ $limit }).
arena-sprt-open = Nicht entschieden, ob { $bot } um { $low } oder um { $high } Elo vorn liegt (Verhältnis { $ratio }, Grenze ±{ $limit }).
arena-capped =
    { $games ->
        [one] { $games } Partie wurde
       *[other] { $games } Partien wurden
    } nach { $limit } Entscheidungen ohne Ende aufgegeben, zuerst mit Startwert { $seed }; Blöcke, die deshalb nicht zählen: { $blocks }.
arena-nothing-counts = In jedem Block wurde eine Partie nach { $limit } Entscheidungen ohne Ende aufgegeben, zuerst mit Startwert { $seed }: Es gibt nichts zu werten. „trilhos hunt“ findet solche Partien.
arena-fault = { $bot }, Startwert { $seed }: { $what }
arena-report = Bericht: { $file }
arena-stopped =
    { $blocks ->
        [one] { $blocks } Block liegt
       *[other] { $blocks } Blöcke liegen
    } sicher in { $folder }; derselbe Befehl macht dort weiter.

fault-start = er ist nicht gestartet ({ $detail })
fault-rubbish = Entscheidung { $decision }: keine Antwort: { $detail }
fault-illegal = Entscheidung { $decision }: nicht erlaubt: { $detail }
fault-late = Entscheidung { $decision }: zu spät ({ $detail })
fault-died = Entscheidung { $decision }: er ging zu Ende (Code { $detail })

bot-twice = „{ $name }“ steht zweimal in der Liste. Nenn jeden Bot einmal; für einen Bot gegen sich selbst nenn ihn allein.
too-many-seatings = Ein Block hätte { $games } Partien, mehr als { $most }. Nenn weniger Bots, oder spiel mehrere Turniere.
alone-needs-two = --alone setzt einen Bot gegen einen anderen auf allen übrigen Plätzen: Das sind zwei Bots, nicht { $bots }.
sprt-needs-two = --sprt vergleicht zwei Bots, nicht { $bots }.
sprt-not-alone = --sprt fragt, wer von zweien voraus ist, wo Gleichstarke gleich oft gewinnen: nicht mit --alone und mehr als zwei Spielern.
bad-sprt = --sprt nimmt zwei Zahlen NIEDRIG,HOCH von -1000 bis 1000, die kleinere zuerst, wie 0,20, nicht „{ $value }“.
no-ray = --cluster braucht Ray. Installiere es mit: pip install "trilhos[cluster]".
no-cluster = Unter { $address } ist kein Ray-Cluster: { $problem }
broken-results = { $file } ist in Zeile { $line } beschädigt. Nimm einen anderen Ordner, oder entferne die Datei, um neu zu beginnen.
foreign-results = { $file } enthält keine Ergebnisse von Trilhos (Format { $format }). Nimm einen anderen Ordner.
other-results = { $file } enthält ein anderes Turnier: { $field } ist dort { $theirs }, nicht { $ours }. Nimm einen anderen Ordner.
results-in-use = { $file } wird gerade von einem anderen Lauf benutzt. Warte auf ihn, oder nimm einen anderen Ordner.

report-eyebrow = Trilhos · Turnier
report-map = Spielplan
report-players = Personen
report-blocks = Blöcke
report-games = Partien
report-seed = Startwert
report-options = Optionen
report-verdict = { $bot } ist am stärksten: Sieg auf { $share } der eigenen Plätze ({ $span }).
report-ratings = Wertungen
report-ratings-note = Elo nach { $model }, mit Intervallen von 95 %; das Mittel aller Bots ist 0. 100 Punkte stehen für 64 % gegen 36 %.
report-wins = Siege
report-wins-note = Anteil der Plätze, die gewonnen haben; ein gemeinsamer Sieg zählt anteilig.
report-matrix = Wer vor wem ankommt
report-matrix-note = Wie oft der Bot der Zeile vor dem Bot der Spalte endet, in den Partien beider.
report-scores = Punkte
report-scores-note = Von den wenigsten zu den meisten; der Kasten ist die mittlere Hälfte, seine Linie der Median; die Zahl ist das Mittel.
report-turns = Züge
report-turns-note = Züge pro Platz in einer Partie.
report-tickets = Zielkarten
report-tickets-note = Erfüllte, von den behaltenen, je Partie.
report-points-failed = Verlorene Punkte
report-points-failed-note = Was verfehlte Zielkarten gekostet haben.
report-largest-hand = Größte Hand
report-largest-hand-note = Die meisten Karten, die zugleich auf der Hand waren.
report-draw-row = Ziehen am Stück
report-draw-row-note = Die meisten Züge hintereinander, in denen nur Karten gezogen wurden.
report-idle-turns = Leere Züge
report-idle-turns-note = Züge, die weder eine Karte noch eine Zielkarte, eine Strecke oder einen Bau brachten.
report-cards-left = Übrige Karten
report-cards-left-note = Auf der Hand, wenn die Partie endet.
report-pieces-left = Übrige Spielsteine
report-pieces-left-note = Im Vorrat, wenn die Partie endet.
report-times = Zeit für einen Zug
report-times-note = 95 von 100 Zügen dauern nicht länger als der Balken; sein dunkler Teil ist der Median.
report-times-rest = Median { $median }, längster { $most }
report-faults-none = Keine Fehler
report-faults-none-note = Kein unerlaubter Zug, keine späte oder fehlende Antwort, kein Bot, der aufgab.
report-faults = Fehler
report-faults-note = Eine fehlerhafte Entscheidung wurde durch die erste erlaubte Aktion ersetzt. Ein verwirkter Platz wurde so zu Ende gespielt und zählt als verloren.
report-fault-count = { $bot }: Fehler: { $faults }; verwirkte Plätze: { $forfeits }.
report-fault-seed = Startwert
report-fault-times = { $seed } ({ $times }-mal)
report-fault-bot = Bot
report-fault-what = Was geschah
report-method = Jede Verteilung wird in allen Sitzordnungen gespielt; die Intervalle stammen aus 1000 Bootstrap-Stichproben ganzer Verteilungen. Wertungen nehmen an, dass je zwei Bots einmal unentschieden gespielt haben.

cli-tune = bessere Konstanten für einen Bot finden
cli-tune-generations = Generationen von Kandidaten
cli-tune-population = Kandidaten je Generation
cli-tune-deals = Verteilungen, die ein Kandidat spielt, auf jedem Platz
cli-tune-against = die Bots, gegen die der Fund bewiesen wird (Standard: ein Feld von fünf)
cli-tune-proof = frische Verteilungen gegen jeden von ihnen, auf jedem Platz
cli-tune-out = Ordner für den Fund und für Notizen: Derselbe Befehl macht weiter, wo er angehalten wurde
progress-tuning = Generationen
progress-proof = Verteilungen gegen { $rival }
tune-proof = gegen { $rival }: { $wins } von { $games } Partien gewonnen [{ $low } bis { $high }]
tune-done = Die Konstanten, und wie sie gefunden wurden, stehen in { $file }.
bad-tuning-notes = { $file } ist beschädigt: { $problem }. Entferne die Datei, um neu zu beginnen, oder nimm einen anderen Ordner.
other-tuning-notes = { $file } enthält Notizen einer anderen Abstimmung: andere Verteilungen, Startwerte oder Kandidatenzahlen oder einen anderen Anfang. Nimm einen anderen Ordner, oder entferne die Datei, um neu zu beginnen.
no-tuning-folder = Einen Ordner { $folder } gibt es nicht. Leg ihn erst an, oder wähl mit --out einen anderen.

cli-think = was eine Suche von einer gespeicherten Stellung hält
cli-think-seat = der Platz, der nachdenkt, ab 1; nur was er sieht, zählt (Standard: wer am Zug ist)
cli-think-samples = Züge, die weitergespielt werden; dieselbe Zahl gibt auf jedem Rechner dieselbe Antwort (Standard: 1200)
cli-think-ms = Millisekunden zum Nachdenken, statt der Zahl der Züge
nothing-to-think = Niemand wartet auf eine Entscheidung dieses Platzes: Die Partie ist zu Ende, oder andere sind am Zug. Lass --seat weg für den Platz, der am Zug ist.
samples-or-ms = Gib --samples oder --ms an, aber nicht beides.
think-move = { $move }: gewinnt { $win }, Vorsprung { $margin }, { $samples } Versuche
think-untried = { $move }: nicht versucht
think-line = könnte so weitergehen: { $line }
cli-train = expert einen Spielplan beibringen
cli-train-games = Partien von steiner in vielen Spielarten, aus denen zuerst gelernt wird
cli-train-search-games = Partien je Runde, die die Suche selbst spielt
cli-train-rounds = höchste Zahl der Runden; eine, die nichts bringt, ist die letzte
bad-lessons = Die Übungen in { $file } sind beschädigt: { $problem }. Entferne die Datei, um neu zu beginnen, oder nimm einen anderen Ordner.
other-lessons = { $file } enthält Übungen eines anderen Kurses: einen anderen Spielplan oder eine andere Version, oder andere Partien oder Startwerte. Nimm einen anderen Ordner, oder entferne die Datei, um neu zu beginnen.
cli-train-out = Ordner für das Gelernte; Bots suchen es, wo TRILHOS_TRAINED sagt
progress-lessons = Übungen
train-value = Wert: Log-Verlust { $loss } auf ungesehenen Partien (ohne Wissen: { $nothing })
train-calibration = { "  " }gesagt { $said }, gewesen { $was } ({ $count }-mal)
train-beliefs = Vermutungen: Log-Verlust { $loss } (ohne Wissen: { $nothing })
train-others = Vermutungen über Bots, die anders spielen: Log-Verlust { $loss } (ohne Wissen: { $nothing })
train-round = Runde { $number } mit eigenen Partien: Log-Verlust { $before } vor dem Lernen daraus, { $after } danach
train-done = Das Gelernte liegt in { $file }.
