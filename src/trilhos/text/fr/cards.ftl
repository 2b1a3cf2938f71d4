# Une carte.
card-purple = violette
card-blue = bleue
card-orange = orange
card-white = blanche
card-green = verte
card-yellow = jaune
card-black = noire
card-red = rouge
card-locomotive = locomotive
card-none = rien

# Tant de cartes.
count-purple =
    { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
    }
count-blue =
    { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
count-orange = { $count } orange
count-white =
    { $count ->
        [one] { $count } blanche
       *[other] { $count } blanches
    }
count-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
count-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
count-black =
    { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
count-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
count-locomotive =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }

# Les routes et leurs couleurs.
colour-purple = violet
colour-blue = bleu
colour-orange = orange
colour-white = blanc
colour-green = vert
colour-yellow = jaune
colour-black = noir
colour-red = rouge
colour-gray = gris

# Une carte de deux pioches.
card-train-purple = wagon violet
card-train-yellow = wagon jaune
card-train-green = wagon vert
card-train-red = wagon rouge
card-train-black = wagon noir
card-train-white = wagon blanc
card-train-purple-harbour = wagon violet à port
card-train-yellow-harbour = wagon jaune à port
card-train-green-harbour = wagon vert à port
card-train-red-harbour = wagon rouge à port
card-train-black-harbour = wagon noir à port
card-train-white-harbour = wagon blanc à port
card-ship-purple = bateau violet
card-ship-yellow = bateau jaune
card-ship-green = bateau vert
card-ship-red = bateau rouge
card-ship-black = bateau noir
card-ship-white = bateau blanc
card-ship2-purple = double bateau violet
card-ship2-yellow = double bateau jaune
card-ship2-green = double bateau vert
card-ship2-red = double bateau rouge
card-ship2-black = double bateau noir
card-ship2-white = double bateau blanc
card-wild = joker

# Tant de cartes de deux pioches.
count-train-purple =
    { $count ->
        [one] { $count } wagon violet
       *[other] { $count } wagons violets
    }
count-train-yellow =
    { $count ->
        [one] { $count } wagon jaune
       *[other] { $count } wagons jaunes
    }
count-train-green =
    { $count ->
        [one] { $count } wagon vert
       *[other] { $count } wagons verts
    }
count-train-red =
    { $count ->
        [one] { $count } wagon rouge
       *[other] { $count } wagons rouges
    }
count-train-black =
    { $count ->
        [one] { $count } wagon noir
       *[other] { $count } wagons noirs
    }
count-train-white =
    { $count ->
        [one] { $count } wagon blanc
       *[other] { $count } wagons blancs
    }
count-train-purple-harbour =
    { $count ->
        [one] { $count } wagon violet à port
       *[other] { $count } wagons violets à port
    }
count-train-yellow-harbour =
    { $count ->
        [one] { $count } wagon jaune à port
       *[other] { $count } wagons jaunes à port
    }
count-train-green-harbour =
    { $count ->
        [one] { $count } wagon vert à port
       *[other] { $count } wagons verts à port
    }
count-train-red-harbour =
    { $count ->
        [one] { $count } wagon rouge à port
       *[other] { $count } wagons rouges à port
    }
count-train-black-harbour =
    { $count ->
        [one] { $count } wagon noir à port
       *[other] { $count } wagons noirs à port
    }
count-train-white-harbour =
    { $count ->
        [one] { $count } wagon blanc à port
       *[other] { $count } wagons blancs à port
    }
count-ship-purple =
    { $count ->
        [one] { $count } bateau violet
       *[other] { $count } bateaux violets
    }
count-ship-yellow =
    { $count ->
        [one] { $count } bateau jaune
       *[other] { $count } bateaux jaunes
    }
count-ship-green =
    { $count ->
        [one] { $count } bateau vert
       *[other] { $count } bateaux verts
    }
count-ship-red =
    { $count ->
        [one] { $count } bateau rouge
       *[other] { $count } bateaux rouges
    }
count-ship-black =
    { $count ->
        [one] { $count } bateau noir
       *[other] { $count } bateaux noirs
    }
count-ship-white =
    { $count ->
        [one] { $count } bateau blanc
       *[other] { $count } bateaux blancs
    }
count-ship2-purple =
    { $count ->
        [one] { $count } double bateau violet
       *[other] { $count } doubles bateaux violets
    }
count-ship2-yellow =
    { $count ->
        [one] { $count } double bateau jaune
       *[other] { $count } doubles bateaux jaunes
    }
count-ship2-green =
    { $count ->
        [one] { $count } double bateau vert
       *[other] { $count } doubles bateaux verts
    }
count-ship2-red =
    { $count ->
        [one] { $count } double bateau rouge
       *[other] { $count } doubles bateaux rouges
    }
count-ship2-black =
    { $count ->
        [one] { $count } double bateau noir
       *[other] { $count } doubles bateaux noirs
    }
count-ship2-white =
    { $count ->
        [one] { $count } double bateau blanc
       *[other] { $count } doubles bateaux blancs
    }
count-wild =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
