# Las páginas de reglas: el marco, y lo que comparten todos los tableros.
rules-title = Las reglas: { $board }
rules-contents = En esta página
rules-home = A la primera página
rules-others = Las reglas de los otros tableros

rules-goal-title = El objetivo
rules-goal-lead =
    Todos construyen redes entre las ciudades de un mismo tablero. Gana quien tenga más puntos al final.
rules-goal-routes = Una ruta puntúa en cuanto la ocupas, y las rutas largas puntúan mucho más que las cortas.
rules-goal-tickets =
    Tus billetes secretos nombran ciudades. Al final, cada billete cuyas ciudades une tu red suma su valor a tus puntos,
    y cada uno de los demás lo resta.
rules-goal-longest = El camino ininterrumpido más largo da { $longest } puntos más.
rules-goal-stations = Las estaciones ayudan con los billetes, y cada una que no usaste da { $stationLeft } puntos.
rules-goal-harbours =
    Los puertos puntúan según los billetes que llevan a sus ciudades; un puerto que nunca se construye te cuesta puntos.
rules-goal-tokens =
    Cada ruta que ocupas cuesta fichas de peaje. Quien más guarde recibe una bonificación; los préstamos cuestan puntos.

rules-setup-title = Antes del primer turno
rules-setup-lead =
    Para { $least } a { $most } jugadores. Trilhos baraja, reparte y sortea quién empieza; los turnos siguen el sentido
    del reloj.
rules-setup-trains = Tienes { $trains } trenes.
rules-setup-stations = Tienes además { $stations } estaciones.
rules-setup-deck =
    El mazo tiene { $trainCards } cartas de tren: { $trainEach } de cada uno de los { $colours } colores, y { $wilds }
    locomotoras, que son los comodines.
rules-setup-hand = Recibes { $handTrains } cartas, y { $shown } quedan boca arriba junto al mazo, para todos.
rules-setup-tickets = Recibes { $dealt } de los { $tickets } billetes y conservas { $keep } o más.
rules-setup-long =
    Recibes { $dealLong } de los { $longTickets } billetes largos y { $deal } normales. De estos { $dealt } conservas
    { $keep } o más, los que quieras.
rules-setup-under = Lo que no conservas va debajo del mazo de billetes.
rules-setup-box =
    Lo que no conservas sale de la partida sin que nadie lo vea, y también los billetes largos que nadie recibió.
rules-setup-pile = Lo que no conservas va boca abajo a una pila de descartes de billetes.
rules-setup-starts =
    Jugar más tarde se compensa: quien empieza tiene 0 puntos, el segundo asiento 1, el tercero 2, y así sucesivamente.
rules-setup-secret =
    Las cartas y los billetes solo los ves tú hasta el final de la partida. Cuántos tienes, lo pueden ver todos.

rules-board-title = El tablero
rules-board-lead =
    { $cities } ciudades unidas por rutas. Una ruta es una fila de casillas entre dos ciudades; su color dice qué cartas
    la pagan, y el número de casillas, cuántas.

rules-turn-title = Tu turno
rules-turn-lead =
    En tu turno haces una de estas cosas, y solo una. Pasar es para quien no puede hacer absolutamente nada.
rules-turn-cards = Robar cartas.
rules-turn-route = Ocupar una ruta.
rules-turn-tickets = Robar billetes nuevos.
rules-turn-station = Construir una estación.
rules-turn-harbour = Construir un puerto.
rules-turn-exchange = Cambiar piezas.

rules-cards-title = Robar cartas
rules-cards-lead =
    Toma dos cartas, una tras otra. Cada una puede ser una de las { $shown } cartas boca arriba o la de encima del mazo,
    que nadie ve.
rules-cards-refill =
    Una carta boca arriba que tomas se repone enseguida desde el mazo, así que ves la nueva antes de tomar la segunda.
rules-cards-wild =
    Una locomotora boca arriba vale por las dos cartas: si la tomas primero no recibes nada más, y no puede ser tu
    segunda carta, ni siquiera si acaba de aparecer.
rules-cards-blind = Una locomotora robada del mazo es pura suerte: cuenta como una carta cualquiera.
rules-cards-flush =
    En cuanto { $wildLimit } o más de las cartas boca arriba son locomotoras, se descartan las { $shown } y otras
    { $shown } ocupan su lugar.
rules-cards-rebuild = Cuando se acaba el mazo, se baraja la pila de descartes y pasa a ser el mazo nuevo.
rules-cards-limit = Puedes tener en la mano tantas cartas como quieras.

rules-claim-title = Ocupar una ruta
rules-claim-lead =
    Elige una ruta libre, paga una carta por cada una de sus casillas y pon una pieza en cada una. Desde entonces es
    tuya.
rules-claim-colour = Una ruta de color se paga con cartas de su color.
rules-claim-gray = Una ruta gris admite cualquier color, pero solo uno: todas sus cartas son iguales.
rules-claim-wild = Una locomotora vale por una carta de cualquier color. Incluso puedes pagar solo con locomotoras.
rules-claim-pieces =
    Necesitas una pieza para cada casilla; una ruta no se puede ocupar en parte ni en varios turnos.
rules-claim-anywhere = Puede estar en cualquier lugar del tablero. No tiene que tocar lo que ya tienes.
rules-claim-score = Los puntos se anotan enseguida, según la longitud de la ruta:
rules-claim-example =
    Por ejemplo, { $a }–{ $b } es { $colour } y tiene { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }. Se puede pagar así:
rules-points-length = casillas
rules-points-worth = puntos

rules-doubles-title = Rutas dobles
rules-doubles-lead =
    Dos vías paralelas que unen las mismas dos ciudades son una ruta doble. Nadie puede tener nunca las dos.
rules-doubles-closing =
    Con menos de { $doublesFrom } jugadores, cuando alguien ocupa una vía, la otra queda cerrada para todos.
rules-doubles-open =
    Casi todas las rutas de aquí son dobles, y se pueden ocupar las dos vías con cualquier número de jugadores.
rules-doubles-beside = Las vías que van juntas un tramo hacia ciudades distintas no son una ruta doble.
rules-doubles-mixed =
    { $mixed }: aquí una ruta de tren y una de barco unen las mismas ciudades. No tienen nada que ver una con otra.

rules-tickets-title = Robar billetes
rules-tickets-lead =
    Mira { $draw } billetes del mazo, o los que haya, y conserva { $drawKeep } o más.
rules-tickets-under = Los demás van debajo del mazo. Si el mazo está vacío, no puedes robar billetes.
rules-tickets-pile =
    Los demás van a la pila de descartes de billetes, que se baraja como mazo nuevo cuando no queda ninguno por robar.
rules-tickets-stay =
    Lo que conservas se queda contigo hasta el final, completado o no. Puedes tener cuantos billetes quieras.
rules-tickets-done = No importa por dónde van tus rutas de una ciudad a la otra, ni lo largo que sea el camino.

rules-end-title = El final
rules-end-lead =
    Cuando el turno de alguien acaba con { $endAt } trenes o menos, empieza el final: cada jugador, también ese, tiene
    { $endTurns ->
        [one] { $endTurns } turno más
       *[other] { $endTurns } turnos más
    }. Después se cuentan los puntos.
rules-end-both =
    Cuando el turno de alguien acaba con { $endAt } piezas o menos, entre trenes y barcos, empieza el final: cada
    jugador, también ese, tiene { $endTurns ->
        [one] { $endTurns } turno más
       *[other] { $endTurns } turnos más
    }. Después se cuentan los puntos.

rules-count-title = El recuento final
rules-count-line = qué cuenta
rules-count-how = cómo
rules-count-start = Los puntos con los que empezaste.
rules-count-routes = Lo que puntuaron tus rutas durante la partida.
rules-count-tickets = Más el valor de cada billete completado, menos el valor de cada uno de los demás.
rules-count-tours =
    Más el valor de cada billete completado, menos el valor de cada uno de los demás; los recorridos tienen tres valores.
rules-count-longest = { $longest } puntos por el camino más largo. En caso de empate, los reciben todos los empatados.
rules-count-stations = { $stationLeft } puntos por cada estación que no construiste.
rules-count-harbours =
    Por cada puerto, { $harbour1 }, { $harbour2 } o { $harbour3 } puntos por uno, dos, o tres o más billetes completados
    que nombran su ciudad. Menos { $harbourLeft } por cada puerto que no construiste.
rules-count-exchange = Menos 1 punto por cada pieza que cambiaste.
rules-count-tokens = La bonificación por las fichas que te quedan, si no tienes préstamos.
rules-count-loans = Menos { $loan } puntos por cada préstamo.
rules-count-path =
    El camino más largo puede cruzarse, dar vueltas y pasar varias veces por una ciudad, pero ningún tren cuenta dos
    veces.
rules-count-tie = En caso de empate gana quien tenga más billetes completados.
rules-count-tie-stations = Si también hay empate en eso, quien construyó menos estaciones.
rules-count-tie-longest = Si el empate sigue, quien tenga el camino más largo.

rules-players-title = Según cuántos juegan
rules-players-lead = Se juega con { $least } a { $most } jugadores. Esto cambia según su número:
rules-players-closing =
    Con { $doublesFrom } jugadores o más se pueden ocupar las dos vías de una ruta doble; con menos, solo una.
rules-players-bonus = La bonificación por fichas tiene más puestos cuantos más jugadores haya.
rules-players-neutral = Dos jugadores pueden invitar a un tercero neutral.
