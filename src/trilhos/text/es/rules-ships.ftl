# Las páginas de reglas: trenes y barcos, puertos, rutas difíciles y recorridos.
rules-setup-decks =
    Hay dos mazos. El de trenes tiene { $trainCards } cartas: { $trainEach } de cada uno de los { $colours } colores, y
    { $wilds } comodines. El de barcos tiene { $shipCards }: { $shipSingles } barcos sencillos y { $shipDoubles } dobles
    de cada color.
rules-setup-hands =
    Recibes { $handTrains } cartas de tren y { $handShips } de barco, y { $shownEach } cartas de cada mazo quedan boca
    arriba, para todos.
rules-setup-pieces =
    Después de los billetes eliges en secreto cuántos trenes y cuántos barcos quieres: { $pieces } piezas en total, como
    mucho { $mostTrains } trenes y { $mostShips } barcos. Todas las elecciones se muestran a la vez; lo que no tomas es
    tu caja.
rules-setup-suggested =
    En tu primera partida, { $suggestedTrains } trenes y { $suggestedShips } barcos son una buena elección.
rules-setup-harbours = Tienes { $harbours } puertos.

rules-cards-lead-both =
    Toma dos cartas, una tras otra. Cada una puede ser una de las { $shown } cartas boca arriba o la de encima de
    cualquiera de los mazos, que nadie ve.
rules-cards-refill-both =
    Cuando tomas una carta boca arriba, dices de qué mazo sale la siguiente, y se descubre enseguida. Así decides qué
    mezcla de trenes y barcos hay en la mesa.
rules-cards-wild-both =
    Un comodín boca arriba vale por las dos cartas: si lo tomas primero no recibes nada más, y no puede ser tu segunda
    carta, ni siquiera si acaba de aparecer.
rules-cards-blind-both = Un comodín robado del mazo de trenes es pura suerte: cuenta como una carta cualquiera.
rules-cards-flush-both =
    En cuanto { $wildLimit } o más de las cartas boca arriba son comodines, se descartan las { $shown } y cada mazo pone
    { $shownEach } nuevas.
rules-cards-rebuild-both =
    Cuando se acaba un mazo, se baraja su propia pila de descartes y pasa a ser el mazo nuevo. Si también está vacía,
    ayuda el otro mazo.

rules-claim-both =
    Las casillas rectangulares son para trenes y cartas de tren; las ovaladas, para barcos y cartas de barco. Ninguna
    ruta tiene de las dos.
rules-claim-wild-both =
    Un comodín vale por cualquier carta, también por un barco, y cubre una casilla. Incluso puedes pagar solo con
    comodines.

rules-ships-title = Cartas de barco
rules-ships-lead =
    Las cartas de barco pueden ser barcos sencillos, que valen por una casilla, y barcos dobles, que valen por dos.
rules-ships-over =
    Un barco doble puede cubrir una sola casilla, si no sobra ninguna carta de tu pago. Cinco casillas se pueden pagar
    con tres dobles, pero nunca con cuatro.
rules-ships-example =
    Por ejemplo, { $a }–{ $b } es { $colour } y tiene { $count } casillas. Estas son algunas maneras de pagarla:
rules-board-waypoints =
    { $waypoints ->
        [one] En el agua hay un punto sin nombre. Une
       *[other] En el agua hay { $waypoints } puntos sin nombre. Unen
    } rutas de barco, pero ahí no puede haber puertos ni llega ningún billete.
rules-board-around = El tablero da la vuelta al mundo: una ruta que sale por un lado entra por el otro.

rules-hard-title = Rutas difíciles
rules-hard-lead =
    Algunas rutas de tren cruzan terreno difícil: cada casilla cuesta dos cartas de tren del mismo color en lugar de una.
rules-hard-colour =
    Vale cualquier color, y cada casilla puede tener el suyo. En cada pareja, un comodín puede valer por una carta.

rules-tours-title = Recorridos
rules-tours-lead = { $tours } de los billetes son recorridos: nombran tres ciudades o más, en un orden.
rules-tours-order = Si las unes en el orden impreso, el recorrido da su valor alto.
rules-tours-any = Si las unes todas de otra manera, da su valor más bajo.
rules-tours-failed = Si no están todas unidas, pierdes la penalización del recorrido.

rules-harbours-title = Construir un puerto
rules-harbours-lead =
    Un puerto convierte billetes en puntos: cuantos más de tus billetes completados nombren su ciudad, más puntúa.
rules-harbours-where =
    Construye en una ciudad portuaria donde termine una de tus rutas, de tren o de barco, y donde no haya puerto todavía.
    Puedes construir { $harbours }.
rules-harbours-cost =
    Cuesta dos cartas de tren y dos de barco, las cuatro del mismo color y todas con el símbolo del puerto. Los comodines
    valen por cualquiera de ellas.
rules-harbours-symbol =
    El símbolo está en { $trainSymbols } cartas de tren y en los { $shipSingles } barcos sencillos de cada color, y en
    ningún barco doble.
rules-harbours-score =
    Al final, un puerto da { $harbour1 } puntos por un billete completado que nombre su ciudad, { $harbour2 } por dos,
    { $harbour3 } por tres o más, y nada si no hay ninguno.
rules-harbours-both = Un billete entre dos de tus puertos cuenta para los dos.
rules-harbours-left = Cada puerto que nunca construiste te cuesta { $harbourLeft } puntos.
rules-harbours-example = Por ejemplo, un puerto pagado en amarillo, con un comodín:

rules-exchange-title = Cambiar piezas
rules-exchange-lead =
    ¿Demasiados trenes, pocos barcos? Cambia cuantas piezas quieras por piezas del otro tipo de tu caja.
rules-exchange-cost =
    Es todo tu turno y cuesta 1 punto por pieza. Tus puntos pueden bajar de cero.
