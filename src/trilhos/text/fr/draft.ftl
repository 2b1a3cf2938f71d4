# Plateaux ébauchés à partir d’un lieu de la Terre.
draft-title = Autour de { $city }
draft-about = { $count } villes avec { $first } et { $second }, première ébauche d’après la carte.
draft-bad-cities = Une ébauche a de { $least } à { $most } villes, pas { $count }.
draft-bad-seed = La graine d’une ébauche est un nombre entier de 0 à { $most }.
draft-bad-window = Une fenêtre, c’est ouest, sud, est, nord en degrés, comme -10,36,4,44 : le sud avant le nord, à moins de 85° de l’équateur. Par-delà la ligne de date, l’est est plus petit que l’ouest.
draft-unknown-region = Il n’y a pas de région « { $name } ». Peut-être : { $known } ?
draft-no-region = Il n’y a pas de région « { $name } ». « trilhos board regions » les liste toutes.
draft-too-few = { $name } a { $count } villes assez éloignées les unes des autres ; un plateau en demande { $least }. Prenez une région plus grande ou une fenêtre.
draft-too-few-here = Cette fenêtre a { $count } villes assez éloignées les unes des autres ; un plateau en demande { $least }. Prenez-en une plus grande.
draft-fewer = { $count } villes au lieu de { $wanted } : il n’y a pas la place pour plus, ou pas plus de villes.
draft-cramped = Les cases sont à l’étroit. Essayez { $count } villes, ou une fenêtre plus près des terres.
draft-folds = Il faut tant déformer les terres qu’elles se plient. Prenez moins de villes, ou une fenêtre sur une partie.
draft-ships = Il y a beaucoup d’eau : des règles avec bateaux conviendraient mieux.
draft-odd-degree = Une ville a { $value } lignes en moyenne ; sur les plateaux officiels { $least } à { $most }. Un autre nombre de villes peut aider.
draft-odd-length = Les routes ont { $value } cases en moyenne ; sur les plateaux officiels { $least } à { $most }. Moins de villes les allongent.
draft-odd-gray = La part grise des voies est de { $value } ; sur les plateaux officiels { $least } à { $most }.
draft-odd-doubles = La part double des lignes est de { $value } ; sur les plateaux officiels { $least } à { $most }.
draft-odd-pieces = Il y a { $value } cases pour chaque pièce d’un joueur ; sur les plateaux officiels { $least } à { $most }. Changez les pièces dans les règles, ou le nombre de villes.
draft-odd-tickets = Il y a { $value } billets ; sur les plateaux officiels { $least } à { $most }.
draft-odd-way = Les billets font { $value } cases en moyenne ; sur les plateaux officiels { $least } à { $most }. Un autre nombre de villes peut aider.

# La ligne de commande
cli-draft-region = avec make : un pays, un État, un continent ou une grande ville, par nom ou identifiant, ou la Terre entière (001)
cli-draft-window = avec make : un rectangle à la place, en degrés, comme --window=-10,36,4,44
cli-draft-cities = avec make : combien de villes
cli-draft-rules = avec make : le plateau dont on prend les règles (par défaut : selon les terres)
draft-usage = Écrivez : trilhos board make --region NAME --out FILE, ou --window=WEST,SOUTH,EAST,NORTH au lieu d’une région.
draft-begins = Lecture
draft-step-cities = Choix des villes
draft-step-land = Déformation des terres
draft-step-network = Liaison des villes
draft-step-colours = Choix des couleurs
draft-step-tickets = Choix des billets
draft-step-art = Placement des noms
draft-step-done = Fini
draft-made = { $file } : { $cities } villes, { $routes } voies avec { $spaces } cases, { $tickets } billets.
draft-quality =
    { $good ->
        [yes] L’ébauche passe le contrôle : rien ne se recouvre, et les terres ne sont pas trop déformées.
       *[no] L’ébauche ne passe pas le contrôle : { $overlaps } recouvrements, { $cramped } % des cases à l’étroit.
    }
