# El mapa del terminal, los caminos de los billetes, los motivos y las jugadas en las propias palabras
route-serves = para { $tickets }
ticket-way =
    { $left ->
        [one] falta { $left } pieza
       *[other] faltan { $left } piezas
    }: { $way }
ticket-no-way = ya no queda camino
routes-claimable = se puede ocupar ahora
routes-none = Ninguna ruta de aquí contiene "{ $words }".
map-legend = · libre  + en el camino de tus billetes  { $names }  ("m CIUDAD" muestra la región de una ciudad)
map-legend-region = · libre  + en el camino de tus billetes  { $names }  ("m" muestra todo el tablero)
map-plain = Un mapa no se puede leer en voz alta: aquí está el tablero en palabras.
illegal-because = "{ $move }" no está permitido ahora. { $why }
terminal-more-help = Enter muestra la página siguiente; cualquier otra cosa se detiene aquí.
terminal-pick-help = Escribe el número que está delante de tu elección y pulsa Enter. Ctrl-C sale.
say-take = tomar, toma, tomo
say-draw = robar, roba, robo, mazo
say-claim = ocupar, ocupa, ocupo, ruta
say-pay = pagar, paga, pago
say-tickets = billetes, robar billetes, roba billetes, robo billetes, boletos, robar boletos
say-keep = conservar, conserva, conservo, quedarme con, me quedo con, quedarme
say-pass = pasar, pasa, paso
say-station = estación, estación en, construir estación en, construir una estación en, construyo una estación en
say-harbour = puerto, puerto en, construir puerto en, construir un puerto en, construyo un puerto en
say-yield = renunciar, renuncia, renuncio
say-refill = reponer, repón, repongo, rellenar
say-pieces = piezas
say-exchange = cambiar, cambia, cambio
say-neutral = neutral
say-train = tren
say-ship = barco
say-trains = trenes
say-ships = barcos
say-and = y
