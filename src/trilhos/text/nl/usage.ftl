# Wat er niet klopt aan de woorden van een opdracht
usage-required = Dit ontbreekt: { $names }. Zie “{ $command } --help”.
usage-unknown = Hier valt niets mee te beginnen: { $names }. Zie “{ $command } --help”.
usage-no-value = Achter { $name } hoort een waarde. Zie “{ $command } --help”.
usage-together = { $name } gaat niet samen met { $other }. Zie “{ $command } --help”.
usage-choice = “{ $value }” is er niet bij { $name }; wel: { $known }. Zie “{ $command } --help”.
usage-takes-none = { $name } heeft geen waarde, ook niet “{ $value }”. Zie “{ $command } --help”.
usage-one-of = Een van deze is nodig: { $names }. Zie “{ $command } --help”.
