# Les pages de règles : les montagnes.
rules-goal-passes = Chaque pièce qui va dans la boîte pour un col marque aussitôt { $passPoints } points.

rules-mountains-title = Montagnes
rules-mountains-lead =
    Certaines routes franchissent des cols, montrés par des sommets à côté de leurs cases. Une route a au plus autant de
    cols que de cases.
rules-mountains-pieces =
    Quand vous prenez une telle route, vous mettez pour chaque col une pièce de plus dans la boîte, de la même sorte que
    celles de la route. Sans assez de pièces pour les cases et les cols ensemble, vous ne pouvez pas la prendre.
rules-mountains-box = Les pièces dans la boîte sont hors jeu pour de bon ; on ne peut pas les récupérer par échange.
rules-mountains-points = Chacune vous apporte { $passPoints } points, tout de suite, en plus des points de la route.

rules-count-mountains = { $passPoints } points pour chaque pièce mise dans la boîte pour un col.
