# Was Bots zu ihren Zügen sagen, und der Prüfstand, auf dem sie unter sich spielen.
remark-fault-start = Der Bot ist nicht gestartet: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-rubbish = Die Antwort des Bots war nicht zu verstehen: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-illegal = Was der Bot gewählt hat, ist nicht erlaubt: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-late = Der Bot hat nicht rechtzeitig geantwortet: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-died = Das Programm des Bots ging zu Ende: Stattdessen wurde der erste erlaubte Zug gespielt.
remark-fault-raised = Der Bot hat mit einem Fehler versagt: Stattdessen wurde der erste erlaubte Zug gespielt.
