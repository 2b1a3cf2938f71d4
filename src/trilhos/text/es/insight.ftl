# Análisis de partidas: órdenes.
cli-review = dónde se ganó y se perdió una partida
cli-review-samples = mundos imaginados en los que se comparan decisiones ajustadas; el mismo número da el mismo análisis en cualquier máquina (por defecto: 150)
cli-review-jobs = procesos que juzgan a la vez (por defecto: uno por núcleo)
cli-review-html = escribir el análisis como una página que no necesita red
cli-review-plain = la curva en cifras, para lectores de pantalla
progress-review = juzgando
review-glance = A grandes rasgos:
review-written = Escrito: { $file }
review-nothing = { $file }: en esta partida todavía no se ha jugado nada, así que no hay nada que analizar.
review-unfinished = Esta partida no ha terminado: se analiza hasta donde llega, con lo que podía ver cada jugador.
review-stopped = Detenido: se juzgaron { $judged } de { $decisions } decisiones, las primeras.

# Jugadas, como lo que alguien eligió hacer.
review-act-take = tomar una carta boca arriba ({ $card })
review-act-draw =
    { $deck ->
        [train] robar una carta de tren oculta
        [ship] robar una carta de barco oculta
       *[other] robar una carta oculta
    }
review-act-claim = ocupar { $route }
review-act-pay = pagar { $cards }
review-act-tickets = robar billetes
review-act-keep = conservar { $tickets }
review-act-pass = pasar
review-act-station = construir una estación en { $city }
review-act-harbour = construir un puerto en { $city }
review-act-yield = renunciar al túnel
review-act-refill =
    { $deck ->
        [train] llenar el hueco con una carta de tren
        [ship] llenar el hueco con una carta de barco
       *[other] llenar el hueco
    }
review-act-pieces = empezar con { $trains } trenes y { $ships } barcos
review-act-exchange =
    { $gains ->
        [trains] cambiar { $ships } barcos por trenes
       *[ships] cambiar { $trains } trenes por barcos
    }

# Calificaciones.
review-mark-best = la mejor
review-mark-good = buena
review-mark-inaccurate = imprecisa
review-mark-mistake = error
review-mark-blunder = error grave

# Por qué otra jugada era mejor.
review-why-ticket = Con ella, { $ticket } se habría completado en { $then } de las partidas en lugar de { $now }.
review-why-score = Da { $points } puntos más.
review-why-rival =
    { $name ->
        [Yo] Te deja
       *[other] Deja a { $name }
    } con { $points } puntos menos.
review-why-later = La partida duraría { $turns } turnos más.
review-why-sooner = La partida terminaría { $turns } turnos antes.

# Momentos decisivos.
review-turn-decision =
    Jugada { $number }: { $name ->
        [Yo] elegiste
       *[other] { $name } eligió
    } { $move }. Valía { $change } más { $better }.
review-turn-taken =
    { $name ->
        [Yo] La ocupaste
       *[other] { $name } la ocupó
    } { $turns ->
        [one] un turno después.
       *[other] { $turns } turnos después.
    }
review-turn-luck-good =
    Jugada { $number }: { $name ->
        [Yo] elegiste
       *[other] { $name } eligió
    } { $move }, y después la suerte dio { $change }: { $then } en lugar de { $after }.
review-turn-luck-bad =
    Jugada { $number }: { $name ->
        [Yo] elegiste
       *[other] { $name } eligió
    } { $move }, y después la suerte quitó { $change }: { $then } en lugar de { $after }.
afterword-gave-up =
    { $name ->
        [Yo] Renuncié a { $ticket } cuando ocupaste { $route }.
       *[other] Renuncié a { $ticket } cuando { $name } ocupó { $route }.
    }
afterword-late = No llegué a completar { $ticket }; la partida terminó demasiado pronto para mí.
afterword-let-go = { $ticket } me pedía demasiado, así que lo dejé.
afterword-detour =
    { $name ->
        [Yo] Cuando ocupaste { $route }, tuve que dar un gran rodeo.
       *[other] Cuando { $name } ocupó { $route }, tuve que dar un gran rodeo.
    }
afterword-done = { $ticket } era mi plan, y nadie se interpuso.
afterword-none = Simplemente tomé lo que venía.

# El informe.
review-title = { $title }: { $names }
review-curve-fair = Probabilidad de ganar, según lo que cada jugador podía saber:
review-curve-open = Probabilidad de ganar, con todas las cartas a la vista:
review-turning = Momentos decisivos:
review-turning-none = Ninguno destaca.
review-costly = Jugadas que cedieron algo:
review-costly-none = Ninguna que se pueda probar.
review-move = Jugada { $number }, { $name }: { $move }. Calificación: { $mark }, { $cost } cedido; mejor: { $better }.
review-method = Cada decisión se siguió jugando en hasta { $samples } mundos imaginados, con lo que podía ver quien decidió, por bots del nivel hard. Solo cuenta como cedido lo que no puede ser azar: 2 % es imprecisa, 5 % un error, 10 % un error grave. La suerte es el resto: las cartas robadas, y lo que hicieron los demás.
column-review-name = jugador
column-review-place = puesto
column-review-points = puntos
column-review-accuracy = precisión
column-review-given-up = cedido
column-review-luck = suerte
column-review-start = inicio
column-review-tickets = billetes
column-review-cards = cartas sobrantes
column-review-turns = turnos
column-review-claims = rutas
column-review-draws = cartas robadas
column-review-worlds = mundos

# La página.
report-review-eyebrow = Análisis de una partida
report-review-turning = Momentos decisivos
report-review-turning-note = Lo que más movió la probabilidad de alguien. Una decisión cuenta doble: pudo haber sido otra.
report-review-curve = Probabilidad de ganar
report-review-curve-note = Según lo que cada jugador podía saber en ese momento: cada uno ve algo distinto, así que no suman 100 %. Los círculos son jugadas que cedieron algo.
report-review-curve-open = Con todas las cartas a la vista
report-review-curve-open-note = Como lo juzgaría quien viera todas las manos y todos los billetes; nadie en la mesa podía.
report-review-players = Jugadores
report-review-players-note = La precisión es 100 % si no se cedió nada, y 0 si cada decisión fue un error grave. Lo que había al empezar, menos lo cedido, y la suerte dan el resultado.
report-review-moves = Jugadas
report-review-moves-note = Destaca lo que cedió algo; pulsa una jugada para ver qué más había. Las cifras pequeñas son puntos de probabilidad.
report-review-all = todas las jugadas
report-review-marked = solo lo que cedió algo
report-review-better = Mejor: { $move } ({ $cost } más).
report-review-axis = jugadas
report-review-won =
    { $name ->
        [Yo] Has ganado
       *[other] Ha ganado { $name }
    } con { $score } puntos.
report-review-shared = Victoria compartida: { $names }.
report-review-line = { $name }: de { $first } a { $last }
report-review-mark = Jugada { $number }, { $name }: { $mark }
report-review-expected = Se esperaban { $score } puntos; en ocho de cada diez finales, de { $low } a { $high }.
report-review-option = opción
report-review-chance = probabilidad
report-review-chosen = elegida
report-review-tickets = Billetes propios:
