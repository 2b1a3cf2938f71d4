# Was Bots zu ihren Zügen sagen, und der Prüfstand, auf dem sie unter sich spielen.
remark-fault-start = Der Bot ist nicht gestartet: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-rubbish = Die Antwort des Bots war nicht zu verstehen: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-illegal = Was der Bot gewählt hat, ist nicht erlaubt: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-late = Der Bot hat nicht rechtzeitig geantwortet: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-died = Das Programm des Bots ging zu Ende: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-raised = Der Bot hat mit einem Fehler versagt: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-title = Was der Bot sagt
remark-number = { $value }
bench-title = Werkbank für Bots
bench-about = Jeder Bot auf jedem Platz, auch eigene. Sonst spielt niemand mit: Alle Hände liegen offen, und man sieht der Partie zu, während sie gespielt wird.
bench-names = Ein Name aus der Liste, auf Wunsch mit Einstellungen: hard:style=blocker, expert:samples=300. Eigene Programme bekommen ihren Namen beim Start des Servers: --bot meiner=cmd:…
bench-play = Spielen und zusehen
