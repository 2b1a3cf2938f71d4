# El tablero.
board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Tablero completo
board-choose = Elige un tablero
track-length =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
track-ship = barcos
track-tunnel = túnel
track-ferry =
    { $count ->
        [one] ferri con { $count } locomotora
       *[other] ferri con { $count } locomotoras
    }
track-hard = difícil: dos cartas por casilla
track-toll =
    { $count ->
        [one] peaje de { $count } ficha
       *[other] peaje de { $count } fichas
    }
track-worth =
    { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } puntos
    }

# La leyenda.
legend-title = Leyenda
legend-rail = Casilla de tren
legend-gray = Un color cualquiera
legend-ship = Casilla de barco
legend-tunnel = Túnel: puede costar más cartas
legend-ferry = Ferri: una locomotora por símbolo
legend-hard = Difícil: dos cartas por casilla
legend-toll = Peaje en fichas: a la banca; por la segunda vía, a quien tenga la primera
legend-seam = Sigue en el otro borde, en la misma letra
legend-city = Ciudad
legend-port = Ciudad portuaria
legend-waypoint = Punto de paso, no ciudad
legend-station = Estación
legend-harbour = Puerto
legend-train = Tren de un jugador
legend-boat = Barco de un jugador

# Las cartas en la mesa.
display-title = Cartas boca arriba
display-take = { $slot }: tomar { $card }
display-gap = vacía
stack-train = Cartas de tren
stack-ship = Cartas de barco
stack-tickets = Billetes
stack-left =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
stack-tickets-left = quedan { $count }

# Lo propio.
hand-title = Mano
hand-empty = Sin cartas
tickets-title = Billetes
ticket-done = completado
ticket-open = sin completar

# Jugadores.
players-title = Jugadores
player-you = Yo
player-now = jugando
player-trains = trenes
player-ships = barcos
player-cards = cartas
player-tickets = billetes
player-stations = estaciones
player-harbours = puertos
player-tokens = fichas de peaje
player-loans = préstamos: puntos al final
player-points = puntos

# La mesa.
log-title = Registro
log-newest = Ir a lo último
turn-yours = Tu turno: elige una acción
turn-other = Juega { $name }
action-cards = Robar cartas
action-cards-short = Cartas
action-route = Ocupar una ruta
action-route-short = Ruta
action-tickets = Robar billetes
action-tickets-short = + Billetes
action-station = Estación
action-station-short = Estación
action-harbour = Puerto
action-harbour-short = Puerto
action-exchange = Cambiar
action-exchange-short = Cambiar
round-number = ronda { $number }
count-title = Recuento final
count-won = Ha ganado { $name }

# Opciones.
choice-cancel = Cancelar
choice-pay = Pagar y ocupar
choice-pay-with = Pagar con
draw-tickets-title = ¿Robar billetes?
draw-tickets-keep = Verás { $tickets } y tendrás que conservar al menos { $least }. Una vez vistos, no hay vuelta atrás.
draw-tickets-final = Tendrás que conservar alguno. Una vez vistos, no hay vuelta atrás.
offer-title = Billetes ofrecidos
offer-least = Conserva al menos { $count }.
offer-keep =
    { $count ->
        [0] Elige cuáles conservar
       *[other] Conservar { $count }
    }

# Lecciones.
learn-title = Aprender jugando
learn-newcomer = ¿Es tu primera vez? Juega una primera partida que te lo cuenta todo sobre la marcha, en unos diez minutos.
learn-begin = Aprender jugando
learn-go-on = Continuar
learn-all = Todas las lecciones
learn-about = Partidas de verdad con alguien a tu lado. Equivocarse no cuesta nada, y puedes parar y seguir cuando quieras.
lesson-label = Lección: { $title }
lesson-step = { $step } de { $steps }
lesson-progress = Avance de la lección
lesson-rules = En las reglas
lesson-next = Siguiente
lesson-finish = Terminar
lesson-show-me = Muéstrame
lesson-over = Esa fue la lección. Sigue jugando si quieres, o aprende otra cosa.
lesson-left = Esta partida ya no es una lección. Puedes seguir jugando, o empezar la lección de nuevo.
lesson-following = Siguiente: { $title }
lesson-done = hecha
lesson-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
lesson-begin = Empezar
lesson-begin-with = Empezar: { $title }
lesson-go-on-with = Continuar: { $title }
lesson-anew = Reiniciar

# Lo que hay cada día.
home-today = Hoy
home-puzzle = Problema del día
home-solved = (resuelto)
home-tried = (intentado)
home-streak =
    { $count ->
        [one] un día seguido
       *[other] { $count } días seguidos
    }
home-deal = Reparto del día
home-begun = (empezado)
