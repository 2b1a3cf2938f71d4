# Ce qui est demandé aux images de parties.
picture-no-route = Il n’y a pas de route « { $name } » ici. Nommez-la par ses villes, comme dans les coups « claim », ou par son numéro.
picture-no-city = Il n’y a pas de ville « { $name } » sur ce plateau.
picture-no-way = Une flèche va d’une ville à une autre : nommez-en deux ou plus, jamais la même deux fois de suite.
render-mode = Il n’y a pas de mode de rendu « { $name } ». Connus : { $known }.
