# Lo propio en el teléfono: un cajón que se desliza hacia arriba.
drawer-handle = Billetes, cartas y registro
sheet-handle = Ver el tablero o la pregunta
drawer-title = Más de la mesa
drawer-tickets = Billetes { $done }/{ $count }
drawer-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

# Lo último que pasó.
log-latest = Lo último
log-and-talk = Registro y chat

# Conversación.
chat-new =
    { $count ->
        [one] { $count } nuevo
       *[other] { $count } nuevos
    }

# Pistas, y quien aconseja.
hints-set = En esta partida hay pistas: todos pueden preguntar qué hacer, y los demás se enteran.
hint-ask = ¿Qué hago?
hint-title = Una pista
hint-thinking = Mirando lo que puedes ver…
hint-full = Dime la jugada
hint-move = Lo mejor aquí: { $move }.
hint-told = Los demás se enteran de que pediste una pista, pero no de cuál. Sale solo de lo que puedes ver.
coach-title = ¿Seguro que sí?
coach-play = Jugar así
coach-back = Pensarlo otra vez
