# Lo que está mal en las palabras de una orden
usage-required = Falta esto: { $names }. Mira "{ $command } --help".
usage-unknown = Esto no sirve de nada aquí: { $names }. Mira "{ $command } --help".
usage-no-value = { $name } necesita un valor detrás. Mira "{ $command } --help".
usage-together = { $name } no va con { $other }. Mira "{ $command } --help".
usage-choice = "{ $value }" no es ninguna de las opciones de { $name }: { $known }. Mira "{ $command } --help".
usage-takes-none = { $name } no admite ningún valor, tampoco "{ $value }". Mira "{ $command } --help".
usage-one-of = Hace falta uno de estos: { $names }. Mira "{ $command } --help".
