# Ce qui ne va pas dans un fichier de plateau ; l’endroit du fichier est devant chaque phrase.
bad-board =
    { $count ->
        [one] { $file } ne peut pas servir de plateau. { $count } chose ne va pas :
       *[other] { $file } ne peut pas servir de plateau. { $count } choses ne vont pas :
    }
boardfile-more =
    { $count ->
        [one] … et encore { $count }.
       *[other] … et encore { $count }.
    }
boardfile-large = Le fichier a { $count } octets ; { $most } sont permis.
boardfile-parts = Le fichier a { $count } listes et objets ; { $most } sont permis.
boardfile-json = Ce n’est pas du JSON valide : { $problem }
boardfile-object = Il faut ici un objet, entre accolades.
boardfile-list = Il faut ici une liste, entre crochets.
boardfile-missing = Ceci manque.
boardfile-unknown = Ce champ est inconnu : vérifiez son orthographe, ou retirez-le.
boardfile-count = Il y en a { $count } ; permis : de { $least } à { $most }.
boardfile-choice = Il faut ici un de ces mots : { $known }.
boardfile-text = Il faut ici du texte, entre guillemets.
boardfile-id = « { $name } » n’est pas permis ici : commencez par une minuscule, puis des minuscules, des chiffres, - et _ ; une langue s’écrit comme en ou pt-BR.
boardfile-long = Le texte a { $count } lettres ; permis : de 1 à { $most }.
boardfile-letters = Le texte a des lettres qui ne peuvent pas s’afficher.
boardfile-number = Il faut ici un nombre entier de { $least } à { $most }.
boardfile-decimal = Il faut ici un nombre de { $least } à { $most }.
boardfile-numbers = Il faut ici une liste de nombres entiers de { $least } à { $most }.
boardfile-flag = Il faut ici true ou false.
boardfile-kind = Il faut ici un nombre, un mot, true ou false, ou une liste de nombres.
boardfile-twice = « { $name } » est ici plus d’une fois.
boardfile-wild = Il faut un joker, une sorte sans couleur, dans la pioche « { $deck } ».
boardfile-deck-order = Les sortes d’une pioche doivent être côte à côte, dans l’ordre des pioches.
boardfile-suit = Dans la pioche « { $deck } », il faut une ou deux sortes de cartes de couleur { $colour }, la première de valeur 1.
boardfile-card-name = Il n’y a pas d’image d’une carte « { $name } ».
boardfile-city = Il n’y a pas de ville « { $name } ».
boardfile-loop = Une route doit relier deux villes, et pas « { $name } » avec elle-même.
boardfile-points = Les routes de longueur { $length } n’ont pas de points : ajoutez-les à rules.route_points.
boardfile-spaces = La route a { $length } cases, mais des emplacements pour { $count }.
boardfile-ferry = Un ferry ne demande pas plus de locomotives qu’il n’a de cases : { $length }.
boardfile-rail = Seules les routes de wagons peuvent être des tunnels, des ferrys ou difficiles, et une route difficile n’est ni l’un ni l’autre.
boardfile-pair = Aucune route ne relie les deux villes au pied de ce billet.
boardfile-unpaid = Toutes les cartes ensemble ne peuvent pas payer cette route.
boardfile-same-name = Deux routes s’écriraient « { $name } » : renommez une ville.
boardfile-tracks = Entre deux villes, il y a au plus deux voies d’une sorte, la première avec track 0, la seconde avec 1 : voir { $name }.
boardfile-twins = Les deux voies d’une route double doivent avoir la même longueur : voir { $name }.
boardfile-waypoint = « { $name } » est un point de passage, qu’aucun billet ne peut nommer.
boardfile-apart = Aucune route ne relie les villes de ce billet : { $name }.
boardfile-path = Ce n’est pas un dessin : un chemin n’a que des nombres et les lettres des commandes SVG, comme M0 0L10 5z.
boardfile-players = Le plus grand nombre de joueurs ne peut pas être inférieur au plus petit, { $least }.
boardfile-starting = Il faut des points pour chacune des { $players } places.
boardfile-option = Il n’y a pas d’autre option « { $name } ».
boardfile-chapter = Il n’y a pas de chapitre « { $name } ». Chapitres : { $known }.

# La commande.
cli-board = vérifier, dessiner, imprimer, tester ou ébaucher un plateau
cli-board-what = que faire de FILE : check, show, svg, png, print, test ou improve ; schema et make n’en prennent pas ; regions liste où ébaucher des plateaux, par un mot s’il y en a un
cli-board-file = le fichier d’un plateau, ou le nom d’un plateau
board-usage = Écrivez : trilhos board check FILE, trilhos board show FILE, trilhos board svg FILE, trilhos board png FILE --out FILE, trilhos board print FILE --out FILE, trilhos board test FILE, trilhos board improve FILE --out FILE, trilhos board schema, trilhos board make --region NAME --out FILE ou trilhos board regions.
board-sound = { $title } : ce plateau n’a pas de défaut. Son empreinte : { $fingerprint }
column-doubles = doubles
column-spaces = cases
column-pieces = pièces
column-ticket-points = valeur

# Ce qui paraît bizarre
boardfile-odd-language = Il n’y a pas de textes en { $language } : qui lit cette langue voit ceux d’une autre.
boardfile-odd-about = Il manque ici une phrase sur le plateau, que d’autres langues ont.
boardfile-odd-licence = Aucune licence n’est donnée : les autres ne savent pas ce qu’ils peuvent faire du plateau.
boardfile-odd-case = « { $name } » et « { $other } » ne diffèrent que par les majuscules.
boardfile-odd-end = Une seule route mène à « { $name } » : qui en a besoin peut s’en trouver exclu.
boardfile-odd-island = Aucun billet ne mène à « { $name } », ni à une ville que des routes y relient.
boardfile-odd-points = { $name } apporte { $points } points pour un trajet de { $cost } cases ; à l’aune des autres billets, ce serait environ { $fair }.
boardfile-odd-ticket = Un autre billet a les mêmes villes : { $name }.
boardfile-odd-color = Les routes de sorte « { $kind } » et de couleur « { $color } » ont { $count } cases en tout ; les autres couleurs en ont environ { $usual }.
boardfile-odd-doubles = Les deux voies des routes doubles sont ouvertes dès { $least } joueurs ; sur la plupart des plateaux, c’est à partir de 4.
boardfile-odd-art = Il n’y a pas de décor : le plateau est dessiné simplement.
boardfile-odd-spaces =
    { $count ->
        [one] { $count } route n’a pas d’emplacements pour ses cases
       *[other] { $count } routes n’ont pas d’emplacements pour leurs cases
    } : elles sont posées sur une ligne entre les villes.
boardfile-odd-overlap = Ceci recouvre { $other }.

board-odd =
    { $count ->
        [one] { $count } chose paraît bizarre :
       *[other] { $count } choses paraissent bizarres :
    }
cli-board-strict = avec check : ce qui paraît bizarre est un défaut
