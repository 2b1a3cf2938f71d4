# Eine Karte.
card-purple = Lila
card-blue = Blau
card-orange = Orange
card-white = Weiß
card-green = Grün
card-yellow = Gelb
card-black = Schwarz
card-red = Rot
card-locomotive = Lokomotive
card-none = nichts

# So viele Karten.
count-purple = { $count } Lila
count-blue = { $count } Blau
count-orange = { $count } Orange
count-white = { $count } Weiß
count-green = { $count } Grün
count-yellow = { $count } Gelb
count-black = { $count } Schwarz
count-red = { $count } Rot
count-locomotive =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }

# Strecken.
colour-purple = lila
colour-blue = blau
colour-orange = orange
colour-white = weiß
colour-green = grün
colour-yellow = gelb
colour-black = schwarz
colour-red = rot
colour-gray = grau

# Eine Karte aus zwei Stapeln.
card-train-purple = lila Waggonkarte
card-train-yellow = gelbe Waggonkarte
card-train-green = grüne Waggonkarte
card-train-red = rote Waggonkarte
card-train-black = schwarze Waggonkarte
card-train-white = weiße Waggonkarte
card-train-purple-harbour = lila Waggonkarte mit Hafen
card-train-yellow-harbour = gelbe Waggonkarte mit Hafen
card-train-green-harbour = grüne Waggonkarte mit Hafen
card-train-red-harbour = rote Waggonkarte mit Hafen
card-train-black-harbour = schwarze Waggonkarte mit Hafen
card-train-white-harbour = weiße Waggonkarte mit Hafen
card-ship-purple = lila Schiff
card-ship-yellow = gelbes Schiff
card-ship-green = grünes Schiff
card-ship-red = rotes Schiff
card-ship-black = schwarzes Schiff
card-ship-white = weißes Schiff
card-ship2-purple = lila Doppelschiff
card-ship2-yellow = gelbes Doppelschiff
card-ship2-green = grünes Doppelschiff
card-ship2-red = rotes Doppelschiff
card-ship2-black = schwarzes Doppelschiff
card-ship2-white = weißes Doppelschiff
card-wild = Joker

# So viele Karten aus zwei Stapeln.
count-train-purple =
    { $count ->
        [one] { $count } lila Waggonkarte
       *[other] { $count } lila Waggonkarten
    }
count-train-yellow =
    { $count ->
        [one] { $count } gelbe Waggonkarte
       *[other] { $count } gelbe Waggonkarten
    }
count-train-green =
    { $count ->
        [one] { $count } grüne Waggonkarte
       *[other] { $count } grüne Waggonkarten
    }
count-train-red =
    { $count ->
        [one] { $count } rote Waggonkarte
       *[other] { $count } rote Waggonkarten
    }
count-train-black =
    { $count ->
        [one] { $count } schwarze Waggonkarte
       *[other] { $count } schwarze Waggonkarten
    }
count-train-white =
    { $count ->
        [one] { $count } weiße Waggonkarte
       *[other] { $count } weiße Waggonkarten
    }
count-train-purple-harbour =
    { $count ->
        [one] { $count } lila Waggonkarte mit Hafen
       *[other] { $count } lila Waggonkarten mit Hafen
    }
count-train-yellow-harbour =
    { $count ->
        [one] { $count } gelbe Waggonkarte mit Hafen
       *[other] { $count } gelbe Waggonkarten mit Hafen
    }
count-train-green-harbour =
    { $count ->
        [one] { $count } grüne Waggonkarte mit Hafen
       *[other] { $count } grüne Waggonkarten mit Hafen
    }
count-train-red-harbour =
    { $count ->
        [one] { $count } rote Waggonkarte mit Hafen
       *[other] { $count } rote Waggonkarten mit Hafen
    }
count-train-black-harbour =
    { $count ->
        [one] { $count } schwarze Waggonkarte mit Hafen
       *[other] { $count } schwarze Waggonkarten mit Hafen
    }
count-train-white-harbour =
    { $count ->
        [one] { $count } weiße Waggonkarte mit Hafen
       *[other] { $count } weiße Waggonkarten mit Hafen
    }
count-ship-purple =
    { $count ->
        [one] { $count } lila Schiff
       *[other] { $count } lila Schiffe
    }
count-ship-yellow =
    { $count ->
        [one] { $count } gelbes Schiff
       *[other] { $count } gelbe Schiffe
    }
count-ship-green =
    { $count ->
        [one] { $count } grünes Schiff
       *[other] { $count } grüne Schiffe
    }
count-ship-red =
    { $count ->
        [one] { $count } rotes Schiff
       *[other] { $count } rote Schiffe
    }
count-ship-black =
    { $count ->
        [one] { $count } schwarzes Schiff
       *[other] { $count } schwarze Schiffe
    }
count-ship-white =
    { $count ->
        [one] { $count } weißes Schiff
       *[other] { $count } weiße Schiffe
    }
count-ship2-purple =
    { $count ->
        [one] { $count } lila Doppelschiff
       *[other] { $count } lila Doppelschiffe
    }
count-ship2-yellow =
    { $count ->
        [one] { $count } gelbes Doppelschiff
       *[other] { $count } gelbe Doppelschiffe
    }
count-ship2-green =
    { $count ->
        [one] { $count } grünes Doppelschiff
       *[other] { $count } grüne Doppelschiffe
    }
count-ship2-red =
    { $count ->
        [one] { $count } rotes Doppelschiff
       *[other] { $count } rote Doppelschiffe
    }
count-ship2-black =
    { $count ->
        [one] { $count } schwarzes Doppelschiff
       *[other] { $count } schwarze Doppelschiffe
    }
count-ship2-white =
    { $count ->
        [one] { $count } weißes Doppelschiff
       *[other] { $count } weiße Doppelschiffe
    }
count-wild = { $count } Joker
