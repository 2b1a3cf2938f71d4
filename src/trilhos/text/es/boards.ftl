# Lo que está mal en el archivo de un tablero; delante de cada frase va el lugar del archivo.
bad-board =
    { $count ->
        [one] { $file } no se puede jugar como tablero. Hay una cosa mal:
       *[other] { $file } no se puede jugar como tablero. Hay { $count } cosas mal:
    }
boardfile-more =
    { $count ->
        [one] … y una más.
       *[other] … y { $count } más.
    }
boardfile-large = El archivo tiene { $count } bytes; se permiten { $most }.
boardfile-parts = El archivo tiene { $count } listas y objetos; se permiten { $most }.
boardfile-json = Esto no es JSON válido: { $problem }
boardfile-object = Esto tiene que ser un objeto, entre llaves.
boardfile-list = Esto tiene que ser una lista, entre corchetes.
boardfile-missing = Esto falta.
boardfile-unknown = Nadie conoce este campo: revisa cómo está escrito, o quítalo.
boardfile-count = Hay { $count }; se permiten de { $least } a { $most }.
boardfile-choice = Esto tiene que ser uno de: { $known }.
boardfile-text = Esto tiene que ser un texto, entre comillas.
boardfile-id = "{ $name }" no se permite aquí: empieza por una minúscula, y después minúsculas, cifras, - y _; un idioma se escribe como en o pt-BR.
boardfile-long = El texto tiene { $count } letras; se permiten de 1 a { $most }.
boardfile-letters = El texto tiene letras que no se pueden imprimir.
boardfile-number = Esto tiene que ser un número entero de { $least } a { $most }.
boardfile-decimal = Esto tiene que ser un número de { $least } a { $most }.
boardfile-numbers = Esto tiene que ser una lista de números enteros de { $least } a { $most }.
boardfile-flag = Esto tiene que ser true o false.
boardfile-kind = Esto tiene que ser un número, una palabra, true o false, o una lista de números.
boardfile-twice = "{ $name }" está aquí más de una vez.
boardfile-wild = Tiene que haber un comodín, un tipo sin color, en el mazo "{ $deck }".
boardfile-deck-order = Los tipos de un mazo tienen que estar juntos, en el orden de los mazos.
boardfile-suit = En el mazo "{ $deck }" tiene que haber uno o dos tipos de cartas de color { $colour }, el primero de valor 1.
boardfile-card-name = No hay ninguna imagen de una carta llamada "{ $name }".
boardfile-city = No hay ninguna ciudad llamada "{ $name }".
boardfile-loop = Una ruta tiene que unir dos ciudades, y no "{ $name }" consigo misma.
boardfile-points = Las rutas de longitud { $length } no tienen puntos: añádelos a rules.route_points.
boardfile-spaces = La ruta tiene { $length } casillas, pero lugares para { $count }.
boardfile-ferry = Un ferri no pide más locomotoras que casillas tiene, { $length }.
boardfile-rail = Solo las rutas de tren pueden ser túneles, ferris o difíciles, y las difíciles ninguna de las otras dos cosas.
boardfile-pair = Ninguna ruta une las dos ciudades al pie de este billete.
boardfile-unpaid = Ni todas las cartas juntas pueden pagar esta ruta.
boardfile-same-name = Dos rutas se escribirían "{ $name }": cambia el nombre de una ciudad.
boardfile-tracks = Entre dos ciudades hay como mucho dos vías del mismo tipo, la primera con track 0, la segunda con 1: mira { $name }.
boardfile-twins = Las dos vías de una ruta doble tienen que medir lo mismo: mira { $name }.
boardfile-waypoint = "{ $name }" es un punto de paso, que ningún billete puede nombrar.
boardfile-apart = Ninguna ruta une las ciudades de este billete: { $name }.
boardfile-path = Esto no es un dibujo: un trazo tiene solo números y las letras de los trazos de SVG, como M0 0L10 5z.
boardfile-players = El máximo de jugadores no puede ser menor que el mínimo, { $least }.
boardfile-starting = Tiene que haber puntos para cada uno de los { $players } asientos.
boardfile-option = No hay ninguna otra opción llamada "{ $name }".
boardfile-chapter = No hay ningún capítulo llamado "{ $name }". Capítulos: { $known }.

# La orden.
cli-board = comprobar, dibujar, imprimir, probar o trazar un tablero
cli-board-what = qué hacer con ARCHIVO: check, show, svg, png, print, test o improve; schema y make no llevan ninguno; regions lista los lugares de los que se puede trazar un tablero, según una palabra si la hay
cli-board-file = el archivo de un tablero, o el nombre de un mapa
board-usage = Escribe: trilhos board check ARCHIVO, trilhos board show ARCHIVO, trilhos board svg ARCHIVO, trilhos board png ARCHIVO --out ARCHIVO, trilhos board print ARCHIVO --out ARCHIVO, trilhos board test ARCHIVO, trilhos board improve ARCHIVO --out ARCHIVO, trilhos board schema, trilhos board make --region NOMBRE --out ARCHIVO o trilhos board regions.
board-sound = { $title }: este tablero no tiene nada mal. Su huella: { $fingerprint }
column-doubles = dobles
column-spaces = casillas
column-pieces = piezas
column-ticket-points = valor

# Lo que parece raro
boardfile-odd-language = No hay textos en { $language }: quienes lo leen ven los de otro idioma.
boardfile-odd-about = Aquí falta una frase sobre el tablero, que otros idiomas tienen.
boardfile-odd-licence = No se dice ninguna licencia: los demás no saben qué pueden hacer con el tablero.
boardfile-odd-case = "{ $name }" y "{ $other }" solo se distinguen en mayúsculas y minúsculas.
boardfile-odd-end = Solo una ruta lleva a "{ $name }": quien la necesite puede quedarse fuera.
boardfile-odd-island = Ningún billete lleva a "{ $name }", ni a ninguna ciudad unida a ella por rutas.
boardfile-odd-points = { $name } da { $points } puntos por un camino de { $cost } casillas; como los demás billetes, daría unos { $fair }.
boardfile-odd-ticket = Hay otro billete con las mismas ciudades: { $name }.
boardfile-odd-color = Las rutas del tipo "{ $kind }" y del color "{ $color }" suman { $count } casillas; los demás colores, unas { $usual }.
boardfile-odd-doubles = Las dos vías de las rutas dobles están abiertas desde { $least } jugadores; en la mayoría de los tableros, desde 4.
boardfile-odd-art = No hay dibujos: el tablero se muestra sin adornos.
boardfile-odd-spaces =
    { $count ->
        [one] Una ruta no tiene lugares para sus casillas
       *[other] { $count } rutas no tienen lugares para sus casillas
    }: se colocan en una línea entre las ciudades.
boardfile-odd-overlap = Esto está encima de { $other }.

board-odd =
    { $count ->
        [one] Una cosa parece rara:
       *[other] { $count } cosas parecen raras:
    }
cli-board-strict = con check: lo que parece raro es un fallo
