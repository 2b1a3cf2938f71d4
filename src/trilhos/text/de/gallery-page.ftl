# Die Galerie: die Spielpläne, die ein Server anbietet.
gallery-title = Spielpläne
gallery-warning = Wer einen Spielplan mitbringt, bringt nur Eigenes mit: Namen und Bilder veröffentlichter Brettspiele gehören nicht auf Server, die andere erreichen können.
gallery-lost = Der Server war nicht erreichbar. Versuch es noch einmal.
gallery-numbers = { $cities } Städte · { $routes } Strecken · { $tickets } Zielkarten · { $least } bis { $most } Personen
gallery-trial = Von Bots erprobt: { $games } Partien, je { $turns } Züge; Siege nach Platz { $seats }
gallery-play = Spielen
gallery-open = Kopie in der Werkstatt öffnen
gallery-copy = { $title } (Kopie)
gallery-file = Die Datei
