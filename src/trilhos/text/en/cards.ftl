# One card.
card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive
card-none = nothing

# So many cards.
count-purple = { $count } purple
count-blue = { $count } blue
count-orange = { $count } orange
count-white = { $count } white
count-green = { $count } green
count-yellow = { $count } yellow
count-black = { $count } black
count-red = { $count } red
count-locomotive =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }

# Routes.
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-gray = gray

# One card of two decks.
card-train-purple = purple train
card-train-yellow = yellow train
card-train-green = green train
card-train-red = red train
card-train-black = black train
card-train-white = white train
card-train-purple-harbour = purple harbour train
card-train-yellow-harbour = yellow harbour train
card-train-green-harbour = green harbour train
card-train-red-harbour = red harbour train
card-train-black-harbour = black harbour train
card-train-white-harbour = white harbour train
card-ship-purple = purple ship
card-ship-yellow = yellow ship
card-ship-green = green ship
card-ship-red = red ship
card-ship-black = black ship
card-ship-white = white ship
card-ship2-purple = purple double ship
card-ship2-yellow = yellow double ship
card-ship2-green = green double ship
card-ship2-red = red double ship
card-ship2-black = black double ship
card-ship2-white = white double ship
card-wild = wild

# So many cards of two decks.
count-train-purple =
    { $count ->
        [one] { $count } purple train
       *[other] { $count } purple trains
    }
count-train-yellow =
    { $count ->
        [one] { $count } yellow train
       *[other] { $count } yellow trains
    }
count-train-green =
    { $count ->
        [one] { $count } green train
       *[other] { $count } green trains
    }
count-train-red =
    { $count ->
        [one] { $count } red train
       *[other] { $count } red trains
    }
count-train-black =
    { $count ->
        [one] { $count } black train
       *[other] { $count } black trains
    }
count-train-white =
    { $count ->
        [one] { $count } white train
       *[other] { $count } white trains
    }
count-train-purple-harbour =
    { $count ->
        [one] { $count } purple harbour train
       *[other] { $count } purple harbour trains
    }
count-train-yellow-harbour =
    { $count ->
        [one] { $count } yellow harbour train
       *[other] { $count } yellow harbour trains
    }
count-train-green-harbour =
    { $count ->
        [one] { $count } green harbour train
       *[other] { $count } green harbour trains
    }
count-train-red-harbour =
    { $count ->
        [one] { $count } red harbour train
       *[other] { $count } red harbour trains
    }
count-train-black-harbour =
    { $count ->
        [one] { $count } black harbour train
       *[other] { $count } black harbour trains
    }
count-train-white-harbour =
    { $count ->
        [one] { $count } white harbour train
       *[other] { $count } white harbour trains
    }
count-ship-purple =
    { $count ->
        [one] { $count } purple ship
       *[other] { $count } purple ships
    }
count-ship-yellow =
    { $count ->
        [one] { $count } yellow ship
       *[other] { $count } yellow ships
    }
count-ship-green =
    { $count ->
        [one] { $count } green ship
       *[other] { $count } green ships
    }
count-ship-red =
    { $count ->
        [one] { $count } red ship
       *[other] { $count } red ships
    }
count-ship-black =
    { $count ->
        [one] { $count } black ship
       *[other] { $count } black ships
    }
count-ship-white =
    { $count ->
        [one] { $count } white ship
       *[other] { $count } white ships
    }
count-ship2-purple =
    { $count ->
        [one] { $count } purple double ship
       *[other] { $count } purple double ships
    }
count-ship2-yellow =
    { $count ->
        [one] { $count } yellow double ship
       *[other] { $count } yellow double ships
    }
count-ship2-green =
    { $count ->
        [one] { $count } green double ship
       *[other] { $count } green double ships
    }
count-ship2-red =
    { $count ->
        [one] { $count } red double ship
       *[other] { $count } red double ships
    }
count-ship2-black =
    { $count ->
        [one] { $count } black double ship
       *[other] { $count } black double ships
    }
count-ship2-white =
    { $count ->
        [one] { $count } white double ship
       *[other] { $count } white double ships
    }
count-wild =
    { $count ->
        [one] { $count } wild
       *[other] { $count } wilds
    }
