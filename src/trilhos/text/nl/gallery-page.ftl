# De galerij: de borden die een server aanbiedt.
gallery-title = Borden
gallery-warning = Breng alleen een bord dat je weg mag geven: namen en plaatjes van uitgegeven bordspellen horen niet op servers waar anderen bij kunnen.
gallery-lost = De server was niet te bereiken. Probeer het opnieuw.
gallery-numbers = { $cities } steden · { $routes } routes · { $tickets } tickets · { $least } tot { $most } spelers
gallery-trial = Door bots uitgeprobeerd: { $games } spellen, elk { $turns } beurten; gewonnen per plaats { $seats }
gallery-play = Spelen
gallery-open = Kopie in de werkplaats openen
gallery-copy = { $title } (kopie)
gallery-file = Het bestand
