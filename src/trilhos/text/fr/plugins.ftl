# Bots, plateaux et chapitres d’autres paquets
cli-plugin = charger bots, plateaux et chapitres de ce module Python ; peut être répété (aussi : TRILHOS_PLUGINS)
broken-plugin = L’extension « { $name } » ne peut pas être chargée et est laissée de côté : { $problem }.
plugin-no-bot = L’extension « { $name } » est laissée de côté : le point d’entrée d’un bot doit nommer une classe, ou une fonction qui en fait un.
plugin-no-board = L’extension « { $name } » est laissée de côté : le point d’entrée d’un plateau doit nommer un BoardFile ou le chemin d’un fichier.
plugin-no-chapter = L’extension « { $name } » est laissée de côté : le point d’entrée d’un chapitre doit nommer une classe issue de Chapter.
plugin-chapter-taken = Il y a déjà un chapitre « { $name } » : celui d’une extension est laissé de côté. Donnez-lui un autre nom.
bad-bot-name = Un bot ne peut pas s’appeler « { $name } » : des lettres, des chiffres et, après le premier signe, aussi des points, tirets et tirets bas.
bot-name-taken = Il y a déjà un bot « { $name } » : un autre est laissé de côté. Donnez-lui un autre nom.
