# Het bord.
board-zoom-in = Inzoomen
board-zoom-out = Uitzoomen
board-fit = Hele bord
board-choose = Kies een bord
track-length =
    { $count ->
        [one] { $count } vak
       *[other] { $count } vakken
    }
track-ship = schepen
track-tunnel = tunnel
track-ferry =
    { $count ->
        [one] veerboot met { $count } locomotief
       *[other] veerboot met { $count } locomotieven
    }
track-hard = zwaar: twee kaarten per vak
track-toll =
    { $count ->
        [one] tol van { $count } munt
       *[other] tol van { $count } munten
    }
track-worth =
    { $count ->
        [one] +{ $count } punt
       *[other] +{ $count } punten
    }

# De legenda.
legend-title = Legenda
legend-rail = Treinvak
legend-gray = Eén kleur naar keuze
legend-ship = Scheepsvak
legend-tunnel = Tunnel: kan meer kaarten kosten
legend-ferry = Veerboot: een locomotief voor elk teken
legend-hard = Zwaar: twee kaarten per vak
legend-toll = Tol in munten: aan de bank, voor een tweede spoor aan de eigenaar van het eerste
legend-seam = Gaat verder aan de andere rand, bij dezelfde letter
legend-city = Stad
legend-port = Havenstad
legend-waypoint = Tussenpunt, geen stad
legend-station = Station
legend-harbour = Haven
legend-train = Trein van een speler
legend-boat = Schip van een speler

# Kaarten op tafel.
display-title = Open kaarten
display-take = { $slot }: neem { $card }
display-gap = leeg
stack-train = Treinen
stack-ship = Schepen
stack-tickets = Tickets
stack-left =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
stack-tickets-left = nog { $count }

# Wat van jezelf is.
hand-title = Hand
hand-empty = Geen kaarten
tickets-title = Tickets
ticket-done = gehaald
ticket-open = nog niet gehaald

# Spelers.
players-title = Spelers
player-you = Jij
player-now = aan de beurt
player-trains = treinen
player-ships = schepen
player-cards = kaarten
player-tickets = tickets
player-stations = stations
player-harbours = havens
player-tokens = tolmunten
player-loans = leningen: minpunten aan het eind
player-points = punten

# De tafel.
log-title = Verloop
log-newest = Naar het laatste
turn-yours = Jouw beurt: kies een actie
turn-other = { $name } is aan de beurt
action-cards = Kaarten trekken
action-cards-short = Kaarten
action-route = Route claimen
action-route-short = Route
action-tickets = Tickets trekken
action-tickets-short = + Tickets
action-station = Station
action-station-short = Station
action-harbour = Haven
action-harbour-short = Haven
action-exchange = Ruilen
action-exchange-short = Ruilen
round-number = ronde { $number }
count-title = Eindtelling
count-won = { $name } heeft gewonnen

# Keuzes.
choice-cancel = Annuleren
choice-pay = Betaal en claim
choice-pay-with = Betaal met
draw-tickets-title = Tickets trekken?
draw-tickets-keep = Je krijgt { $tickets } te zien en moet minstens { $least } houden. Als je ze gezien hebt, kun je niet meer terug.
draw-tickets-final = Je moet er een paar houden. Als je ze gezien hebt, kun je niet meer terug.
offer-title = Kies je tickets
offer-least = Houd minstens { $count }.
offer-keep =
    { $count ->
        [0] Kies wat je houdt
       *[other] Houd { $count }
    }

# Lessen.
learn-title = Spelend leren
learn-newcomer = Nieuw hier? Speel een eerste spel dat je onderweg alles uitlegt, in zo'n tien minuten.
learn-begin = Spelend leren
learn-go-on = Ga verder
learn-all = Alle lessen
learn-about = Echte spellen met iemand naast je. Een verkeerde zet kost niets, en je kunt stoppen en verdergaan wanneer je wilt.
lesson-label = Les: { $title }
lesson-step = { $step } van { $steps }
lesson-progress = Hoe ver de les is
lesson-rules = In de regels
lesson-next = Volgende
lesson-finish = Klaar
lesson-show-me = Doe het voor
lesson-over = Dat was de les. Blijf en speel door als je wilt, of leer iets anders.
lesson-left = Dit spel is geen les meer. Je kunt doorspelen, of de les opnieuw beginnen.
lesson-following = Hierna: { $title }
lesson-done = klaar
lesson-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
lesson-begin = Begin
lesson-begin-with = Begin: { $title }
lesson-go-on-with = Ga verder: { $title }
lesson-anew = Opnieuw beginnen

# Wat er elke dag is.
home-today = Vandaag
home-puzzle = Puzzel van de dag
home-solved = (opgelost)
home-tried = (geprobeerd)
home-streak =
    { $count ->
        [one] één dag op rij
       *[other] { $count } dagen op rij
    }
home-deal = Verdeling van de dag
home-begun = (begonnen)
