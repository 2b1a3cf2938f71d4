# Bots, tableros y capítulos de otros paquetes
cli-plugin = cargar bots, tableros y capítulos de este módulo de Python; se puede dar varias veces (también: TRILHOS_PLUGINS)
broken-plugin = El complemento "{ $name }" no se puede cargar y se omite: { $problem }.
plugin-no-bot = El complemento "{ $name }" se omite: el punto de entrada de un bot tiene que nombrar una clase o una función que cree uno.
plugin-no-board = El complemento "{ $name }" se omite: el punto de entrada de un tablero tiene que nombrar un BoardFile o la ruta de un archivo.
plugin-no-chapter = El complemento "{ $name }" se omite: el punto de entrada de un capítulo tiene que nombrar una clase derivada de Chapter.
plugin-chapter-taken = Ya hay un capítulo llamado "{ $name }": se omite el de un complemento. Dale otro nombre.
bad-bot-name = Un bot no puede llamarse "{ $name }": letras, cifras y, después de la primera, también puntos, guiones y guiones bajos.
bot-name-taken = Ya hay un bot llamado "{ $name }": se omite otro. Dale otro nombre.
