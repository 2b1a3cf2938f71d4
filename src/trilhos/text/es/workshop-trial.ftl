# La prueba de tableros con bots: qué cambiar.
trial-seat-first = Quien empieza gana el { $share } % de las partidas, y lo justo sería el { $fair } %: da puntos a los demás al comienzo.
trial-seat-ahead = El asiento { $seat } gana el { $share } % de las partidas, y lo justo sería el { $fair } %: da puntos a los demás asientos al comienzo.
trial-seat-behind = El asiento { $seat } gana solo el { $share } % de las partidas, y lo justo sería el { $fair } %: dale puntos al comienzo.
trial-style-wins = Una estrategia gana el { $share } % de sus partidas ({ $style }): haz que compensen otras, con puntos por las rutas o los billetes que les sirven.
trial-games-long = Una partida dura { $turns } turnos; en los tableros oficiales, de { $least } a { $most }. Menos trenes por jugador, o billetes más cortos.
trial-games-short = Una partida dura solo { $turns } turnos; en los tableros oficiales, de { $least } a { $most }. Más trenes por jugador, o billetes más largos.
trial-city-unvisited = A { $city } se llega en el { $share } % de las partidas: un billete hasta allí, o una ruta más corta.
trial-route-dead = { $a }–{ $b } se ocupa en el { $share } % de las partidas: más corta, o un billete hasta allí.
trial-route-dead-short = { $a }–{ $b } se ocupa en el { $share } % de las partidas, y no puede ser más corta: un billete hasta allí, o quítala.
trial-bottleneck = { $a }–{ $b } es un cuello de botella: en el { $wanted } % de los casos, quien la ocupa obliga a otro a un rodeo de { $detour } casillas. Una segunda vía, u otra ruta cerca.
trial-bottleneck-cut = { $a }–{ $b } es un cuello de botella: en el { $wanted } % de los casos alguien más la necesitaba, y al { $cut } % de esos billetes no les quedó camino. Una segunda vía, u otra ruta.
trial-ticket-rich = El billete { $ticket } da { $points } puntos por { $way } casillas; tal como se pagan los demás, lo justo serían { $fair }. Menos puntos.
trial-ticket-poor = El billete { $ticket } da solo { $points } puntos por { $way } casillas; tal como se pagan los demás, lo justo serían { $fair }. Más puntos.
trial-ticket-refused = El billete { $ticket } ({ $points } puntos, { $way } casillas) se conserva en el { $kept } % de los casos: más puntos, o ciudades más cercanas.
trial-ticket-fails = De quienes conservan el billete { $ticket }, lo completa el { $done } %: ciudades más cercanas, u otra ruta por el camino.
trial-color-none = Ninguna ruta es { $color }: las cartas de este color solo pagan rutas grises. Pon algunas rutas de color { $color }.
trial-color-under = Las rutas de color { $color } se usan muy poco, { $beside } % de la media de todos los colores ({ $spaces } casillas en el tablero): más rutas de ese color, o en mejores lugares.
trial-color-over = Las rutas de color { $color } se usan demasiado, { $beside } % de la media de todos los colores ({ $spaces } casillas en el tablero): cambia algunas a gris o a otro color.
trial-fine = Nada llama la atención: este tablero se juega como los oficiales.

# Lo que salió mal.
trial-nothing-ends = Ninguna partida llegó al final en { $limit } decisiones. Revisa las reglas del tablero: quizá nadie pueda terminarla.
trial-nothing-stopped = Detenido antes de terminar la primera partida: no hay nada que contar.
trial-nothing-worker = Un proceso que jugaba partidas se cerró antes de terminar la primera, quizá por falta de memoria. Prueba otra vez con menos --jobs.
trial-stopped = Detenido: las cifras son de { $games } de { $wanted } partidas.
trial-worker = Un proceso que jugaba partidas se cerró, quizá por falta de memoria: las cifras son de { $games } de { $wanted } partidas. Prueba otra vez con menos --jobs.
trial-given-up =
    { $count ->
        [one] Una partida no tuvo final y no cuenta.
       *[other] { $count } partidas no tuvieron final y no cuentan.
    }

# El informe.
trial-title = { $title }: { $games } partidas de bots, { $players } jugadores, desde la semilla { $seed }
trial-advice = Qué cambiar:
column-trial-turns = turnos
column-trial-score = puntos
column-trial-lead = ventaja
column-trial-spread = 1.º–último
column-trial-seat-wins = asientos, %
column-trial-made = hechos
column-trial-worst = peor
column-trial-dead = muertas
column-trial-wanted = disputa
column-trial-marks = nota
column-trial-from = de
column-trial-to = a
column-trial-style = estrategia
column-trial-ticket = billete
column-trial-points = puntos
column-trial-way = casillas
column-trial-offered = ofrecido
column-trial-kept = conservado
column-trial-worth = valor
column-trial-route = ruta
column-trial-taken = ocupada
column-trial-when = cuándo
column-trial-detour = rodeo
column-trial-cut = cortados
column-trial-color = color
column-trial-beside = de la media

# La orden.
cli-trial-players = con test: número de jugadores (por defecto: 4, o tantos como admita el tablero)
cli-trial-bots = con test: los bots, que ocupan todos los asientos por turno (por defecto: un planificador en cuatro estilos)
cli-trial-html = con test: escribir el informe como una página, con un mapa de calor
cli-trial-out = con improve y make: dónde se escribe el tablero
cli-trial-take = con improve: qué propuestas se toman (por defecto: se te pregunta, o se toman todas si no se puede preguntar)

# Pequeños cambios, probados.
improve-usage = Di dónde se escribe el tablero cambiado: trilhos board improve ARCHIVO --out ARCHIVO
improve-nothing = No se probó nada: ningún cambio pequeño mejoró con seguridad este tablero en { $games } repartos nuevos. Con más --games se ven diferencias menores.
improve-gain = nota { $before } → { $after }: { $value } (con seguridad entre { $low } y { $high }), en repartos nuevos, los mismos para ambos
improve-aim-line = La línea se ocupa en el { $before } % → { $after } % de las partidas.
improve-aim-ticket = El billete se completa en el { $before } % → { $after } % de las veces que se ofrece.
improve-alone = Cada uno se probó por separado. Lo que hacen juntos lo muestra trilhos board test con el archivo nuevo.
improve-question = ¿Cuáles tomas? (all, none, o números como 1,3)
improve-not-taken = No se escribió nada.
improve-written =
    { $count ->
        [one] { $file } tiene el tablero con un cambio.
       *[other] { $file } tiene el tablero con { $count } cambios.
    }
trial-change-points = Billete { $ticket }: { $after } puntos en lugar de { $before }
trial-change-length = { $a }–{ $b }: { $after } casillas en lugar de { $before }
trial-change-color = { $a }–{ $b }: { $color } en lugar de { $from }
trial-change-track = { $a }–{ $b }: una segunda vía, { $color }
trial-change-line = { $a }–{ $b }: una nueva ruta gris de { $length }
improve-worker = Un proceso que jugaba partidas se cerró, quizá por falta de memoria: no se probó nada. Prueba otra vez con menos --jobs.

# La página.
report-trial-eyebrow = Prueba de un tablero con bots
report-trial-marks = Nota: { $marks } sobre 100 ({ $span }). Perdido por asientos desiguales: { $seats }; por líneas que nadie ocupa: { $routes }; por billetes que nadie completa: { $tickets }; por lo lejos que queda el último: { $spread }.
report-trial-heat = Dónde se ocupan rutas
report-trial-heat-note = Cuanto más oscuro, más a menudo; lo azul casi nunca se ocupa. Señala una ruta para leer sus cifras.
report-trial-route = { $a }–{ $b }: ocupada en { $taken } de las partidas, disputada en { $wanted } de los casos
report-trial-beside = Junto a los tableros oficiales
report-trial-beside-note = Los mismos bots, los mismos jugadores, 400 partidas cada uno. Asientos: victorias en porcentaje; hechos: billetes, de los conservados; peor: el billete que más falla; muertas: líneas ocupadas en menos del 5 % de las partidas; disputa: rutas ocupadas que dejaron a un rival sin su camino.
report-trial-seat = Asiento { $seat }
report-trial-seats = Victorias por asiento
report-trial-seats-note = En porcentaje, con el intervalo en el que están 95 de cada 100 veces.
report-trial-styles = Victorias por estrategia
report-trial-styles-note = De las partidas en las que estuvo en la mesa, en porcentaje. Quién se sienta dónde cambia de partida en partida.
report-trial-tickets = Billetes
report-trial-tickets-note = Las casillas son del camino más corto. Conservado: de los ofrecidos; hechos: de los conservados; valor: puntos por mano que lo conservó; victorias: de esas manos.
report-trial-routes = Rutas
report-trial-routes-note = Cuándo: tras qué parte de la partida. Disputada: de las veces que se ocupó, aquellas en que un rival perdió el camino más corto de un billete abierto; rodeo: casillas de más; cortados: de esos billetes, los que se quedaron sin camino.
report-trial-cities = Ciudades
report-trial-cities-note = En qué parte de las partidas alguien tiene una ruta allí.
report-trial-colors = Colores
report-trial-colors-note = Ocupada: de todas las casillas de un color; al lado, cuánto es respecto a la media de todos los colores.
report-trial-method = Cada partida tiene su propio reparto; los bots ocupan cada asiento el mismo número de veces. Intervalos por bootstrap sobre las partidas. Los bots muestran el equilibrio, no la diversión.
column-trial-board = tablero
column-trial-wins = victorias
column-trial-city = ciudad
column-trial-lines = líneas
column-trial-visited = visitada
