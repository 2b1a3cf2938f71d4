unknown-limit = Der Befehl eines Bots hat keine Grenze „{ $name }“. Grenzen: { $known } (siehe docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" enthält keinen Befehl. Schreib ihn wie "cmd:python3 mybot.py", mit allen Anführungszeichen geschlossen.
cli-bot = prüfen, ob sich ein Programm an das Bot-Protokoll hält
cli-bot-what = was zu tun ist: check
cli-bot-command = der Befehl, der den Bot startet, wie "python3 mybot.py"
bot-usage = Schreib: trilhos bot check "python3 mybot.py" (siehe docs/how-to/write-a-bot.md).
bot-check-hello = startet und meldet sich
bot-check-pings = beantwortet mehrere Pings in der richtigen Reihenfolge
bot-check-unknown = übergeht Nachrichten und Felder, die er nicht kennt
bot-check-stop = übergeht ein Stopp, wenn er nicht nachdenkt
bot-check-pieces = liest Zeilen, die stückweise kommen
bot-check-games = spielt ganze Partien auf jedem Plan, regelgerecht und rechtzeitig
bot-check-broken-off = vergisst eine Partie, die abgebrochen wurde
bot-check-repeatable = spielt mit demselben Startwert dieselbe Partie
bot-check-quit = endet bei quit
bot-check-end-of-input = endet, wenn seine Eingabe endet
bot-check-passed = Der Bot hält sich an das Protokoll; sein langsamster Zug dauerte { $slowest } ms.
bot-check-failed = Der Bot hält sich noch nicht an das Protokoll; sein langsamster Zug dauerte { $slowest } ms.
bot-easy-name = Leicht
bot-easy-about = mag lange Züge und bunte Farben und vergisst ab und zu eine Zielkarte
bot-casual-name = Locker
bot-casual-about = kennt das Spiel, verliert aber manchmal eine Zielkarte aus den Augen oder übersieht, dass eine Strecke vergeben ist
bot-normal-name = Mittel
bot-normal-about = plant gut und übersieht selten etwas
bot-hard-name = Schwer
bot-hard-about = plant am besten von allen hier, abgestimmt auf den Spielplan
bot-expert-name = Profi
bot-expert-about = denkt voraus: probiert Züge in gedachten Partien aus, bevor die Entscheidung fällt
bot-master-name = Meister
bot-master-about = denkt weiter und breiter als alle anderen hier: Ein Zug kann ein paar Sekunden dauern

bot-random-about = irgendein erlaubter Zug
bot-greedy-about = jetzt die meisten Punkte, die wenigsten Zielkarten
bot-path-about = je Zielkarte der Weg mit den wenigsten Strecken, die wertvollste zuerst
bot-onestep-about = der nächste Schritt zur wertvollsten Zielkarte
bot-longroute-about = nur lange Strecken und ein schnelles Ende
bot-hungry-about = immer mehr Zielkarten mit einem Plan für alle
bot-steiner-about = das billigste Netz für alle Zielkarten, jede Aktion in Punkten abgewogen
bot-steiner-t-about = steiner mit Konstanten, die auf jeden Plan und jede Personenzahl abgestimmt sind
bot-steiner-r-about = steiner mit neu abgestimmten Konstanten, aus viel mehr Partien
bot-steiner-block-about = steiner, der auch mitrechnet, was er anderen wegnimmt

parameter-exponent = wie steil der Wert eines geplanten Feldes mit den Kosten des Plans fällt
parameter-wild = Wert eines offenen Jokers, in geplanten Feldern
parameter-short = Mehrwert einer Karte, die dem Plan fehlt
parameter-surplus = Wert einer Karte, die nichts braucht
parameter-target = Wert von Karten für eine lange Strecke neben dem Plan
parameter-card = Punkte, die eine Karte wert ist, wenn sie gezahlt wird
parameter-loose = Anteil dieses Preises für Strecken neben dem Plan
parameter-detour = Wert davon, keinen Umweg machen zu müssen
parameter-twin = Punkte für eine Doppelstrecke, die sofort gesperrt wird
parameter-touch = Punkte je Feld für Strecken, die das eigene Netz berühren
parameter-burn = Preis von Karten, die der Plan anderswo braucht
parameter-spend = Preis von Jokern
parameter-ticket-gate = Anteil der Spielsteine, der übrig sein muss, um Zielkarten zu ziehen
parameter-ticket-worth = Gewicht der Zielkarten, die ein Ziehen bringen kann
parameter-keep = Anteil der Spielsteine, bei dem ein Plan jedes zweite Mal gelingt
parameter-hop = Karten, für die der Zug eines Baus beim Vergleich von Strecken zählt
parameter-rich = Karten, die ein Punkt beim Vergleich von Strecken wert ist
parameter-toll = Punkte, die eine Mautmünze wert ist
parameter-glut = wie schnell Karten an Wert verlieren, wenn mehr auf der Hand sind, als Spielsteine brauchen könnten
parameter-aware = wie weit die Hand den Preis von Strecken senkt, die sie zahlen kann, beim Vergleich von Strecken
parameter-late = Züge vor dem Ende, ab denen Pläne in Zügen gerechnet werden
parameter-block = Gewicht dessen, was ein Bau anderen wegnimmt
parameter-noise = Größe der Fehleinschätzungen, als Anteil am Wert der besten Aktion
parameter-rush = Punkte je Feld dafür, die Partie eher zu beenden
parameter-samples = Züge, die je Entscheidung in gedachten Welten weitergespielt werden; 0: keine Grenze
parameter-ms = Millisekunden je Entscheidung; 0: keine Grenze
parameter-turns = Züge jedes Platzes, die weitergespielt werden, bevor eine Stellung beurteilt wird
parameter-width = Züge, die verglichen werden, darunter der von steiner
parameter-cores = Kerne, die höchstens nachdenken; der Zug bleibt derselbe
parameter-doubt = Standardfehler, die ein Zug vor dem von steiner liegen muss
parameter-style = Spielweise: balanced, long (Strecken), tickets, blocker, rusher

# Figuren: was über sie gesagt wird und wie sie spielen.
character-bia-about = neben einem Bahnhof aufgewachsen; von allem ein bisschen, und alles gut
character-joaquim-about = fuhr vierzig Jahre lang Lokomotiven; liebt eine lange Strecke
character-marcus-about = immer im ersten Zug; mag ein flottes Spiel
character-ruth-about = Bibliothekarin im Ruhestand; sammelt Zielkarten wie andere Briefmarken
character-emil-about = ist zehn und hat gerade die Regeln gelernt
character-ines-about = macht beruflich Fahrpläne; schaut viele Züge voraus
character-sanne-about = fährt überall mit dem Rad hin und ist zuerst da; nimmt die Lücke, auf die du geschaut hast
character-willem-about = betreut eine Kanalschleuse; geduldig, solide, schwer zu überraschen
character-amina-about = schreibt über Reisen; nimmt lieber den langen Weg
character-kenji-about = repariert Uhren; denkt jeden Zug zweimal durch
character-chloe-about = Kapitänin einer Fähre; viele Zielkarten, ein aufgeräumtes Netz
character-harjit-about = fährt Straßenbahn und hat gerade Urlaub; schnell, fröhlich, ein wenig sorglos
style-balanced = ausgewogen
style-long = lange Strecken
style-tickets = viele Zielkarten
style-blocker = stellt sich in den Weg
style-rusher = hat es eilig
character-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
bots-characters = Figuren:

cli-bots = die Bots, die Stärken für Menschen und ihre Parameter auflisten
column-about = was er tut
bots-levels = Stärken:
bots-others = Bots:
bots-parameters = Parameter, wie in "hard:style=blocker" oder "steiner:wild=2:noise=1":
unknown-parameter = Der Bot { $bot } hat keinen Parameter „{ $name }“. Parameter: { $known }.
bad-parameter = Der Parameter { $name } des Bots { $bot } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
