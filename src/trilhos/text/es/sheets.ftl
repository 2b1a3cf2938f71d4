# Pagar.
pay-station = Estación en { $city }
pay-harbour = Puerto en { $city }
pay-building = Un edificio en { $city }
pay-build = Pagar y construir
pay-first-space = Pagar la primera casilla
pay-next-space = Pagar esta casilla
pay-space = Se paga casilla por casilla: esta es la { $number } de { $of }.
pay-laid = Pagado hasta ahora
pay-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
pay-sift = Ver solo un color
pay-all = Todo
pay-only = Solo { $colour }
pay-only-wild = Solo { $card }
pay-over =
    { $count ->
        [one] { $count } casilla más de lo necesario
       *[other] { $count } casillas más de lo necesario
    }
pay-uses-up = gasta todo el color { $colour }
pay-toll-bank = la banca
pay-toll =
    { $count ->
        [one] Peaje: { $count } ficha para { $to }
       *[other] Peaje: { $count } fichas para { $to }
    }
pay-toll-loan = No te alcanzan las fichas, así que pides un préstamo: cuesta { $points } puntos al final, y la bonificación por fichas.
pay-risk = Se revelan tres cartas:
pay-risk-more =
    { $more ->
        [0] { $chance } % nada más
        [1] { $chance } % una carta más
        [2] { $chance } % dos más
       *[other] { $chance } % tres más
    }
pay-left-stations = Estaciones que quedan: { $before } → { $after }. Cada una que guardes vale { $points } puntos al final.
pay-left-harbours = Puertos que quedan: { $before } → { $after }. Cada uno que no construyas cuesta { $points } puntos al final.

# Billetes.
keep-first-title = Tus primeros billetes
chosen-title = Ya has elegido
chosen-waiting = En espera de: { $names }. No se revela nada hasta que todos hayan elegido.
chosen-change = Cambiar mi elección
chosen-who = Quién ha elegido
chosen-done = { $name }: elegido
chosen-open = { $name }: eligiendo
keep-tour = En este orden { $points }, en otro orden { $any }, sin completar −{ $penalty }
keep-long = billete largo
keep-done = ya está unido
keep-no-way = ya no se puede unir
keep-left =
    { $count ->
        [one] { $count } pieza por colocar
       *[other] { $count } piezas por colocar
    }
keep-shares =
    { $count ->
        [one] comparte { $count } ruta con { $ticket }
       *[other] comparte { $count } rutas con { $ticket }
    }
keep-shares-more =
    { $count ->
        [one] comparte { $count } ruta con { $ticket } y { $more } más
       *[other] comparte { $count } rutas con { $ticket } y { $more } más
    }
ticket-left = faltan { $count }
ticket-lost = ya no es posible

# Túneles.
tunnel-title = Túnel { $route }
tunnel-laid = Pagadas
tunnel-turned = Reveladas
tunnel-one-more = +1
tunnel-costs =
    { $count ->
        [one] El túnel cuesta { $count } carta más.
       *[other] El túnel cuesta { $count } cartas más.
    }
tunnel-free = El túnel no cuesta nada más.
tunnel-too-much = No puedes pagarlo: las cartas vuelven a tu mano.
tunnel-pay = Pagar { $count } más
tunnel-yield = Renunciar
tunnel-close = Continuar

# Trenes y barcos.
pieces-title = Trenes y barcos
pieces-slider = Trenes; el resto son barcos
pieces-split = { $trains } trenes y { $ships } barcos
pieces-take = Tomar { $trains } trenes y { $ships } barcos
pieces-advice = El reglamento sugiere { $trains } trenes y { $ships } barcos
pieces-more-ships = Un barco más, un tren menos
pieces-more-trains = Un tren más, un barco menos
exchange-title = Cambiar piezas
exchange-direction = Qué quieres
exchange-want-train = Dar barcos por trenes
exchange-want-ship = Dar trenes por barcos
exchange-count = Cuántas piezas
exchange-less = Una pieza menos
exchange-more = Una pieza más
exchange-for-train =
    { $count ->
        [one] Obtener { $count } tren
       *[other] Obtener { $count } trenes
    }
exchange-for-ship =
    { $count ->
        [one] Obtener { $count } barco
       *[other] Obtener { $count } barcos
    }
exchange-costs = Cada pieza que cambias cuesta un punto.

# El jugador neutral.
neutral-title = Jugador neutral: { $route }
neutral-about = Elige la vía que recibe el jugador neutral.
neutral-tracks = Vías
neutral-take = Dar esta vía

# Un hueco entre las cartas boca arriba.
refill-title = Próxima carta boca arriba
refill-about = ¿De qué mazo sale?
