terminal-you = Yo

# El comienzo
terminal-found = Hay partidas sin terminar:
terminal-resume = Continuar: { $title }, turno { $turn } ({ $names })
terminal-board-changed = { $file } ha cambiado desde que empezó esta partida: sigue en el tablero con el que se repartió.
terminal-new = Empezar una partida nueva
terminal-which-map = ¿Qué mapa?
terminal-left-alone = Ese archivo se queda como está.
terminal-other-file = El archivo ya existe; esta partida se guarda en { $file }.
terminal-prompt-number = Número:

# La mesa
terminal-head =
    { $title } · { $turn ->
        [0] preparación
       *[other] turno { $turn }
    } · { $name }
terminal-last-round =
    ÚLTIMA RONDA: { $turns ->
        [one] queda { $turns } turno, contando este
       *[other] quedan { $turns } turnos, contando este
    }
terminal-stalling =
    Si nadie ocupa, construye, roba ni conserva nada en { $turns ->
        [one] { $turns } turno, contando este
       *[other] { $turns } turnos, contando este
    }, la partida termina.
terminal-earlier = … (l muestra el registro)
terminal-face-up = Boca arriba
terminal-deck = (mazo: { $count })
terminal-deck-train = (mazo de trenes: { $count })
terminal-deck-ship = (mazo de barcos: { $count })
terminal-hand = Mano
terminal-hand-train = Trenes
terminal-hand-ship = Barcos
hand-symbol = { $count } con puerto
hand-double =
    { $count ->
        [one] { $count } doble
       *[other] { $count } dobles
    }
terminal-no-cards = sin cartas
terminal-tickets = Billetes
terminal-no-tickets = sin billetes todavía
terminal-all-tickets = … (t muestra todos los billetes)
terminal-done = hechos:
terminal-open = abiertos:
seat-points = puntos
seat-trains = trenes
seat-ships = barcos
seat-cards = cartas
seat-tickets = billetes
seat-stations = estaciones
seat-harbours = puertos
seat-tokens = fichas
seat-loans = préstamos
some-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
some-trains =
    { $count ->
        [one] { $count } tren
       *[other] { $count } trenes
    }
some-ships =
    { $count ->
        [one] { $count } barco
       *[other] { $count } barcos
    }
some-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
some-tickets =
    { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
some-stations =
    { $count ->
        [one] queda { $count } estación
       *[other] quedan { $count } estaciones
    }
some-harbours =
    { $count ->
        [one] queda { $count } puerto
       *[other] quedan { $count } puertos
    }
tour-points = { $high } puntos en este orden, { $low } en otro; { $lost } menos si no se unen
some-tokens =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
some-loans =
    { $count ->
        [one] { $count } préstamo
       *[other] { $count } préstamos
    }
neutral-name = Jugador neutral
neutral-trains =
    Jugador neutral: { $count ->
        [one] { $count } tren
       *[other] { $count } trenes
    }, marcador: { $holder }
neutral-stopped = Jugador neutral: detenido

# Elegir
menu-item = { $number } ({ $letter }) { $what }
menu-draw = robar cartas
menu-claim = ocupar una ruta [{ $count }]
menu-tickets = robar billetes
menu-station = construir una estación
menu-harbour = construir un puerto
menu-exchange = cambiar piezas
menu-pass = pasar
list-draw = Roba una carta:
list-claim = ¿Qué ruta ocupas?
list-station = ¿En qué ciudad construyes una estación?
list-harbour = ¿En qué ciudad construyes un puerto?
list-exchange = ¿Qué piezas cambias? Cada una cuesta un punto.
list-refill = ¿De qué mazo se llena el hueco?
list-pieces = Elige { $total } piezas: ¿cuántos trenes, de { $least } a { $most }? El resto son barcos. Los demás lo sabrán cuando todos hayan elegido.
list-pay-space = Paga una casilla de { $target }, dos cartas de un color (por pagar: { $left }):
list-pay = Paga { $target }:
list-keep =
    { $least ->
        [one] Conserva al menos { $least } billete:
       *[other] Conserva al menos { $least } billetes:
    }
list-neutral = ¿Qué vía toma el jugador neutral?
move-take = boca arriba en la posición { $slot }
move-draw = mazo
move-draw-about = la carta de encima, sin verla
move-exchange = { $gained } por { $given }
deck-train = mazo de trenes
deck-ship = mazo de barcos
move-yield = renunciar al túnel y recuperar las cartas
route-tunnel = túnel
route-ship = barco
route-hard = difícil: dos cartas por casilla
route-ferry =
    { $count ->
        [one] ferri: { $count } locomotora
       *[other] ferri: { $count } locomotoras
    }
route-toll = peaje { $amount }
route-toll-player = peaje { $amount } para { $to }
route-loan = con préstamo
terminal-prompt = Tu turno (? para ayuda):
terminal-prompt-list = Número{ $ways } (? para ayuda):
prompt-more = , Enter para ver más ({ $page } de { $pages })
prompt-default = , Enter para { $answer }
prompt-back = , 0 para volver
terminal-more = -- Enter: { $count } líneas más, 0: basta --
terminal-confirm = Enter termina tu turno, u lo deshace:
terminal-undone = Deshecho.

# Qué hacer en su lugar
terminal-not-listed = Escribe uno de { $numbers }, una jugada como "tomar 2", o ? para ayuda.
terminal-bad-number = Escribe un número de 1 a { $most }, una jugada como "tomar 2", o ? para ayuda.
terminal-bad-keep = Escribe cuáles conservas, al menos { $least } de 1 a { $most }, por ejemplo: 1 2
terminal-bad-pieces = Escribe un número de trenes de { $least } a { $most }, o pulsa Enter para el sugerido.
terminal-bad-menu = Escribe un número de 1 a { $most }, la letra que lo acompaña, o ? para ayuda.
terminal-bad-confirm = Pulsa Enter para seguir, o escribe u para deshacer tu jugada.

# Órdenes
terminal-help =
    Elige por número o letra, o escribe una jugada: tomar 2, robar,
    ocupar Paris-Dieppe, pagar 2 rojas 1 locomotora, estación Paris, billetes,
    conservar 1+3, renunciar, pasar; con barcos también piezas 20+40,
    robar barco, reponer tren, puerto Lagos, cambiar 2 trenes.
    { "  " }0        volver
    { "  " }b        tablero: de quién es cada ruta
    { "  " }b CIUDAD las rutas de una ciudad (bastan las primeras letras)
    { "  " }m        mapa del tablero (m CIUDAD: la región de una ciudad)
    { "  " }w TEXTO  rutas libres con ese texto, y por qué no se pueden ocupar
    { "  " }/TEXTO   en una lista: solo las filas con ese texto; / las muestra todas
    { "  " }t        tus billetes, sus caminos más cortos y lo que falta de ellos
    { "  " }l        registro de lo que ha pasado (l all: desde el principio)
    { "  " }u        deshacer tu última decisión, si nadie ha sabido nada nuevo
    { "  " }s        guardar (la partida se guarda de todos modos tras cada jugada)
    { "  " }q        salir; la partida queda guardada y se puede continuar
    Los colores y sus signos:
terminal-log-all = (l all muestra el registro desde el principio)
terminal-saved = Guardado en { $file }.
terminal-goodbye = La partida está guardada en { $file }. Continúa con: { $command }
board-owned = { $name }: { $routes }
board-none = sin rutas todavía
board-stations =
    { $name ->
        [Yo] Tus estaciones
       *[other] Estaciones de { $name }
    }: { $cities }
board-harbours =
    { $name ->
        [Yo] Tus puertos
       *[other] Puertos de { $name }
    }: { $cities }
board-free =
    { $count ->
        [one] { $count } ruta está libre
       *[other] { $count } rutas están libres
    }; "b CIUDAD" muestra las rutas de una ciudad.
board-no-city = ¿Qué ciudad es "{ $name }"? { $known }
board-route-free = libre
board-route-closed = cerrada

# El final
final-title = El recuento final
final-done =
    { $mark } { $name ->
        [Yo] Tus billetes completados
       *[other] Billetes completados por { $name }
    }: { $tickets }
final-failed =
    { $mark } { $name ->
        [Yo] Tus billetes sin completar
       *[other] Billetes sin completar de { $name }
    }: { $tickets }
final-longest = casillas del camino más largo
final-tokens = fichas que quedan
final-borrowed =
    { $name ->
        [Yo] Usaste
       *[other] { $name } usó
    } { $route } con la estación en { $city }
terminal-which-opponents = ¿Qué rivales?
terminal-capped = Tras { $limit } decisiones esta partida no tiene fin, y no se sigue jugando. Está guardada en { $file }.
terminal-thinking =
    { $name } está pensando, como mucho { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
