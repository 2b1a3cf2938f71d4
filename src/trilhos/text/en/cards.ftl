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
