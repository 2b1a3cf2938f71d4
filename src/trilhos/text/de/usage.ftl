# Was an den Worten eines Befehls nicht stimmt
usage-required = Das fehlt: { $names }. Siehe „{ $command } --help“.
usage-unknown = Damit lässt sich hier nichts anfangen: { $names }. Siehe „{ $command } --help“.
usage-no-value = { $name } braucht einen Wert dahinter. Siehe „{ $command } --help“.
usage-together = { $name } passt nicht zu { $other }. Siehe „{ $command } --help“.
usage-choice = „{ $value }“ gehört nicht zu dem, was es für { $name } gibt: { $known }. Siehe „{ $command } --help“.
usage-takes-none = { $name } nimmt keinen Wert, auch nicht „{ $value }“. Siehe „{ $command } --help“.
usage-one-of = Eins davon ist nötig: { $names }. Siehe „{ $command } --help“.
