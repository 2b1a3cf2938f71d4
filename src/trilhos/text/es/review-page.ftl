# El análisis de una partida, en la página.
reviewed-title = Análisis
reviewed-ask = Analizar esta partida
reviewed-asked = Unos bots siguen jugando cada decisión en mundos imaginados, con lo que podía ver quien decidió, y dicen dónde se ganó y se perdió la partida. Tarda uno o dos minutos en un servidor rápido, y sigue si cierras esta página.
reviewed-waiting =
    { $count ->
        [0] El tuyo es el siguiente.
        [one] Hay un trabajo antes.
       *[other] Hay { $count } trabajos antes.
    }
reviewed-working = Analizando: { $percent } %
reviewed-lost = El servidor no responde. Se le pregunta otra vez.
reviewed-rough = A grandes rasgos
reviewed-again = Reintentar
reviewed-curve = Probabilidad de ganar, según lo que cada jugador podía saber
reviewed-curve-note = Cada uno ve algo distinto, así que no suman 100 %.
reviewed-open = con todas las cartas conocidas
reviewed-open-note = Como lo juzgaría quien viera todas las manos y todos los billetes. Nadie en la mesa podía.
reviewed-line = { $name }: de { $first } % a { $last } %
reviewed-turning = Momentos decisivos
reviewed-turning-none = Ninguno destaca.
reviewed-by = Jugada { $number }, { $name }
reviewed-deal = Tal como se repartió. Avanza hasta la primera decisión.
reviewed-none = Aquí no había nada que decidir.
reviewed-mark-best = la mejor
reviewed-mark-good = buena
reviewed-mark-inaccurate = imprecisa
reviewed-mark-mistake = error
reviewed-mark-blunder = error grave
reviewed-chances = Probabilidad de ganar: { $chance } % con la mejor jugada, { $after } % con esta.
reviewed-luck-good = Después, la suerte dio { $points } %.
reviewed-luck-bad = Después, la suerte quitó { $points } %.
reviewed-options = Lo que había
reviewed-played = elegida
reviewed-worth = { $percent } %
reviewed-less = −{ $percent } %
reviewed-even = casi igual de buena
reviewed-study = Probar: seguir jugando desde aquí
reviewed-studying = Empieza una partida nueva contra bots.
reviewed-study-as = Juegas en lugar de { $name }; los bots juegan por los demás. La partida anterior queda como está, y la nueva no cuenta para nada.
reviewed-players = Jugadores
reviewed-points = puntos
reviewed-accuracy = precisión
reviewed-given-up = cedido
reviewed-luck = suerte
reviewed-tickets = billetes
reviewed-cards = cartas sobrantes
reviewed-turns = turnos
reviewed-start = inicio
reviewed-ticket-share = { $done } de { $all }
reviewed-players-note = Lo que había al empezar, menos lo cedido, y la suerte dan el resultado. La precisión es 100 % si no se cedió nada, y 0 % si cada decisión fue un error grave.
reviewed-method = Cómo se juzga
reviewed-next-mark = A la siguiente jugada que cedió algo
reviewed-table = Las probabilidades en una tabla
