# Ce qui ne va pas dans les mots d’une commande
usage-required = Il manque ceci : { $names }. Voir « { $command } --help ».
usage-unknown = Ceci ne sert à rien ici : { $names }. Voir « { $command } --help ».
usage-no-value = Il faut une valeur après { $name }. Voir « { $command } --help ».
usage-together = { $name } ne va pas avec { $other }. Voir « { $command } --help ».
usage-choice = « { $value } » n’est pas un des choix pour { $name } : { $known }. Voir « { $command } --help ».
usage-takes-none = { $name } ne prend pas de valeur, pas même « { $value } ». Voir « { $command } --help ».
usage-one-of = Il faut une de ces options : { $names }. Voir « { $command } --help ».
