# Eén kaart.
card-purple = paars
card-blue = blauw
card-orange = oranje
card-white = wit
card-green = groen
card-yellow = geel
card-black = zwart
card-red = rood
card-locomotive = locomotief
card-none = niets

# Zoveel kaarten.
count-purple = { $count } paars
count-blue = { $count } blauw
count-orange = { $count } oranje
count-white = { $count } wit
count-green = { $count } groen
count-yellow = { $count } geel
count-black = { $count } zwart
count-red = { $count } rood
count-locomotive =
    { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }

# Routes.
colour-purple = paars
colour-blue = blauw
colour-orange = oranje
colour-white = wit
colour-green = groen
colour-yellow = geel
colour-black = zwart
colour-red = rood
colour-gray = grijs

# Eén kaart van twee stapels.
card-train-purple = paarse trein
card-train-yellow = gele trein
card-train-green = groene trein
card-train-red = rode trein
card-train-black = zwarte trein
card-train-white = witte trein
card-train-purple-harbour = paarse haventrein
card-train-yellow-harbour = gele haventrein
card-train-green-harbour = groene haventrein
card-train-red-harbour = rode haventrein
card-train-black-harbour = zwarte haventrein
card-train-white-harbour = witte haventrein
card-ship-purple = paars schip
card-ship-yellow = geel schip
card-ship-green = groen schip
card-ship-red = rood schip
card-ship-black = zwart schip
card-ship-white = wit schip
card-ship2-purple = paars dubbelschip
card-ship2-yellow = geel dubbelschip
card-ship2-green = groen dubbelschip
card-ship2-red = rood dubbelschip
card-ship2-black = zwart dubbelschip
card-ship2-white = wit dubbelschip
card-wild = joker

# Zoveel kaarten van twee stapels.
count-train-purple =
    { $count ->
        [one] { $count } paarse trein
       *[other] { $count } paarse treinen
    }
count-train-yellow =
    { $count ->
        [one] { $count } gele trein
       *[other] { $count } gele treinen
    }
count-train-green =
    { $count ->
        [one] { $count } groene trein
       *[other] { $count } groene treinen
    }
count-train-red =
    { $count ->
        [one] { $count } rode trein
       *[other] { $count } rode treinen
    }
count-train-black =
    { $count ->
        [one] { $count } zwarte trein
       *[other] { $count } zwarte treinen
    }
count-train-white =
    { $count ->
        [one] { $count } witte trein
       *[other] { $count } witte treinen
    }
count-train-purple-harbour =
    { $count ->
        [one] { $count } paarse haventrein
       *[other] { $count } paarse haventreinen
    }
count-train-yellow-harbour =
    { $count ->
        [one] { $count } gele haventrein
       *[other] { $count } gele haventreinen
    }
count-train-green-harbour =
    { $count ->
        [one] { $count } groene haventrein
       *[other] { $count } groene haventreinen
    }
count-train-red-harbour =
    { $count ->
        [one] { $count } rode haventrein
       *[other] { $count } rode haventreinen
    }
count-train-black-harbour =
    { $count ->
        [one] { $count } zwarte haventrein
       *[other] { $count } zwarte haventreinen
    }
count-train-white-harbour =
    { $count ->
        [one] { $count } witte haventrein
       *[other] { $count } witte haventreinen
    }
count-ship-purple =
    { $count ->
        [one] { $count } paars schip
       *[other] { $count } paarse schepen
    }
count-ship-yellow =
    { $count ->
        [one] { $count } geel schip
       *[other] { $count } gele schepen
    }
count-ship-green =
    { $count ->
        [one] { $count } groen schip
       *[other] { $count } groene schepen
    }
count-ship-red =
    { $count ->
        [one] { $count } rood schip
       *[other] { $count } rode schepen
    }
count-ship-black =
    { $count ->
        [one] { $count } zwart schip
       *[other] { $count } zwarte schepen
    }
count-ship-white =
    { $count ->
        [one] { $count } wit schip
       *[other] { $count } witte schepen
    }
count-ship2-purple =
    { $count ->
        [one] { $count } paars dubbelschip
       *[other] { $count } paarse dubbelschepen
    }
count-ship2-yellow =
    { $count ->
        [one] { $count } geel dubbelschip
       *[other] { $count } gele dubbelschepen
    }
count-ship2-green =
    { $count ->
        [one] { $count } groen dubbelschip
       *[other] { $count } groene dubbelschepen
    }
count-ship2-red =
    { $count ->
        [one] { $count } rood dubbelschip
       *[other] { $count } rode dubbelschepen
    }
count-ship2-black =
    { $count ->
        [one] { $count } zwart dubbelschip
       *[other] { $count } zwarte dubbelschepen
    }
count-ship2-white =
    { $count ->
        [one] { $count } wit dubbelschip
       *[other] { $count } witte dubbelschepen
    }
count-wild =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
