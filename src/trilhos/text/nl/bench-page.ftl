# Wat bots over hun zetten zeggen, en de werkbank waarop ze onder elkaar spelen.
remark-fault-start = De bot startte niet: in plaats daarvan is de eerste geldige zet gespeeld.
remark-fault-rubbish = Het antwoord van de bot was niet te begrijpen: in plaats daarvan is de eerste geldige zet gespeeld.
remark-fault-illegal = De bot koos iets wat niet mag: in plaats daarvan is de eerste geldige zet gespeeld.
remark-fault-late = De bot gaf niet op tijd antwoord: in plaats daarvan is de eerste geldige zet gespeeld.
remark-fault-died = Het programma van de bot stopte: in plaats daarvan is de eerste geldige zet gespeeld.
remark-fault-raised = De bot liep vast op een fout: in plaats daarvan is de eerste geldige zet gespeeld.
remark-title = Wat de bot zegt
remark-number = { $value }
bench-title = Werkbank voor bots
bench-about = Elke bot op elke stoel, ook je eigen. Verder speelt niemand mee: alle handen liggen open en je kijkt mee terwijl er gespeeld wordt.
bench-names = Een naam uit de lijst, met instellingen als je wilt: hard:style=blocker, expert:samples=300. Eigen programma's krijgen hun naam bij het starten van de server: --bot mijn=cmd:…
bench-play = Spelen en kijken
