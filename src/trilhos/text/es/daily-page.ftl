# El problema y el reparto del día, en la página.
daily-puzzle = Problema del día
daily-todays = Problema de hoy
daily-grade-easy = fácil
daily-grade-medium = medio
daily-grade-hard = difícil
daily-how = Una jugada es claramente la mejor. Hazla en la mesa, como en una partida; cuenta el primer intento.
daily-lost = El servidor no responde. Se le vuelve a preguntar.
daily-moves = Jugadas, la mejor primero
daily-yours = (la tuya)
daily-best = gana { $percent } %
daily-less = { $percent } % menos
daily-even = casi igual
daily-streak =
    { $count ->
        [one] Un día: empieza una serie.
       *[other] { $count } días seguidos.
    }
daily-to-deal = El reparto del día
daily-days = Otros días
daily-after = Ir a { $day }
daily-today = hoy, { $day }
daily-deal = Reparto del día
daily-todays-deal = Reparto de hoy
daily-deal-of = { $day }: { $title }
daily-deal-about = Todos los que juegan reciben estas cartas, contra los mismos bots: las mismas jugadas dan la misma partida. Cuenta la primera que termines aquí. Después se ve cómo les fue a los demás.
daily-you = tú
daily-name = Tu nombre
daily-play = Jugar
daily-go-on = Seguir con tu partida
daily-again = Jugarlo otra vez
daily-again-about = Ahora conoces las cartas; otra partida se marca como repetición.
daily-results = Cómo les fue a todos
daily-results-later =
    { $count ->
        [0] Aquí nadie lo ha terminado todavía.
        [one] Una persona lo ha terminado aquí. Verás su partida cuando termines la tuya: te diría las cartas.
       *[other] { $count } personas lo han terminado aquí. Verás sus partidas cuando termines la tuya: te dirían las cartas.
    }
daily-results-none = Nadie lo ha jugado hasta el final sin la ayuda de un bot.
daily-fetching = Se está pidiendo.
daily-player = jugador
daily-points = puntos
daily-place = lugar
daily-tickets = billetes
daily-turns = turnos
daily-replay = (repetición)
daily-look = Comparar con { $name }
daily-beside-title = Reparto de { $day }, lado a lado
daily-steps = Pasos
daily-parting = Ir a donde se separan ({ $number })
daily-apart = Las dos son iguales hasta la jugada { $number }.
daily-same = Las dos son iguales, jugada por jugada.
