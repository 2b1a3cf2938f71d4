# Números de muchas partidas, en la página.
numbers-title = Mis partidas en números
numbers-about = Partidas terminadas que este dispositivo recuerda, por tablero y número de jugadores. Las de archivos de partida también cuentan; las lecciones y los estudios, no.
numbers-none = Aquí aún no se recuerda ninguna partida terminada. Juega una, o abre un archivo de partida en la primera página.
numbers-whose = De quién
numbers-all = todos en este dispositivo
numbers-heading = { $board }, { $players } jugadores
numbers-games = partidas
numbers-first = primeros puestos
numbers-points = puntos, media
numbers-best = mejor partida
numbers-tickets = billetes completados
numbers-of = { $done } de { $all }
numbers-turns = turnos por partida
numbers-accuracy = precisión
numbers-luck = suerte
numbers-percent = { $value } %
numbers-reviewed = La precisión y la suerte se conocen por las partidas analizadas.
numbers-places = Puestos
numbers-place = { $place }.º: { $count }
numbers-plot = Puntos de cada partida, de la primera a la última: de { $least } a { $most }, { $mean } de media.
numbers-table = Como tabla
numbers-name = nombre
numbers-board = tablero
numbers-unreviewed =
    { $count ->
        [one] Una partida aún no tiene análisis.
       *[other] { $count } partidas aún no tienen análisis.
    }
numbers-review = Analizarlas
numbers-reviewing = El servidor las analiza una a una mientras esta página está abierta: quedan { $left }.
numbers-failed = { $why } Lo que ya está hecho se conserva.
