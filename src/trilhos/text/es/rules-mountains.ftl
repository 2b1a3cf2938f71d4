# Las páginas de reglas: montañas.
rules-goal-passes = Cada pieza que va a la caja por un paso da { $passPoints } puntos enseguida.

rules-mountains-title = Montañas
rules-mountains-lead =
    Algunas rutas cruzan pasos de montaña, que se ven como picos junto a sus casillas. Una ruta tiene como mucho tantos
    pasos como casillas.
rules-mountains-pieces =
    Al ocupar una ruta así, pones además una pieza en la caja por cada paso, del mismo tipo que las de la ruta. Si no
    tienes piezas suficientes para las casillas y los pasos, no puedes ocuparla.
rules-mountains-box = Las piezas de la caja quedan fuera de la partida para siempre; no se pueden recuperar cambiándolas.
rules-mountains-points = Cada una te da { $passPoints } puntos, enseguida, además de los puntos de la ruta.

rules-count-mountains = { $passPoints } puntos por cada pieza que fue a la caja por un paso.
