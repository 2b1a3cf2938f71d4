# `trilhos watch`, und Bots, denen jemand auf dem eigenen Server einen Namen gegeben hat.
cli-watch = eine Partie unter Bots oder eine aus einer Datei im Browser ansehen
cli-watch-file = ein Spielstand; einen unbeendeten spielen die Bots weiter
cli-watch-players = Zahl der Plätze (Standard: so viele, wie Bots genannt sind, mindestens 2)
cli-watch-live = die Partie zeigen, während sie gespielt wird, statt sie vorher zu spielen
watch-slow = { $bot } denkt seit { $seconds } Sekunden nach; Strg-C beendet es.
watch-raised = { $bot } hat versagt ({ $problem }); stattdessen wird der erste erlaubte Zug gespielt.
remark-line = { $number }. { $name }, { $move }: { $words }
watch-both = Nenn entweder eine Datei oder einen Spielplan (--map), nicht beides.
watch-refused = Diese Partie kann nicht gezeigt werden: { $problem }
watch-playing = Die Bots spielen …
watch-fault = { $bot } hat { $count ->
    [one] einen Fehler
   *[other] { $count } Fehler
  } gemacht; der erste: { $fault }
watch-open = Öffne { $url } (Strg-C beendet es; nichts bleibt gespeichert)
bad-program-name = „{ $name }“ kann hier kein Name für einen Bot sein: Nimm kleine Buchstaben, Ziffern, - und _, und keinen Namen, den es schon gibt.
report-watch = { $count ->
    [one] Die Partie im Browser ansehen
   *[other] Eine Partie im Browser ansehen: je ein Befehl für die ersten { $count }
  }
