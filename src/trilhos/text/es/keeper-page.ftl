keeper-title = Administración
keeper-token = La clave de administración
keeper-token-where = El servidor dice al arrancar en qué archivo está, o la elegiste tú. Se guarda solo para esta pestaña.
keeper-enter = Entrar
keeper-leave = Olvidar la clave
keeper-unreached = No se puede llegar al servidor, o pide que esperes un momento.
keeper-vitals = El servidor
keeper-rooms = En memoria
keeper-connections = Conexiones
keeper-status-open = Abiertas
keeper-status-running = En marcha
keeper-status-finished = Terminadas
keeper-status-quarantined = Cuarentena
keeper-replaced = Bots que este servidor no ejecuta, así que juega por ellos el sustituto: { $bots }
keeper-lost =
    { $count ->
        [one] En la base de datos falta un cambio confirmado.
       *[other] En la base de datos faltan { $count } cambios confirmados.
    } Partidas, y el número al que había llegado cada una: { $games }
keeper-noted = Entendido
keeper-games = Partidas
keeper-which = Qué partidas
keeper-all = Todas las partidas
keeper-search = El id empieza por …
keeper-none = No hay ninguna así.
keeper-size =
    { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }, { $kb } kB
keeper-reason-damaged = Dañada: su registro no se puede recomponer.
keeper-reason-newer = Necesita reglas más nuevas que las de este programa.
keeper-reason-board = Se repartió en un tablero que este programa no tiene.
keeper-reason-endless = Llegó a su límite sin terminar.
keeper-reason-keeper = Cerrada por la administración.
keeper-chairs =
    { $chairs ->
        [one] Una silla. Sus últimas entradas:
       *[other] { $chairs } sillas. Las últimas entradas:
    }
keeper-open = Abrir
keeper-export = Registro en bruto
keeper-hold = Cuarentena
keeper-release = Liberar
keeper-delete = Borrar
keeper-really-delete = Sí, borrar
keeper-sure = La partida se borra para siempre, y se avisa a sus jugadores. ¿Borrarla?
keeper-bans = Bloqueos
keeper-no-bans = No hay nadie bloqueado.
keeper-network = Dirección o red
keeper-why = Por qué, para recordarlo
keeper-ban = Bloquear
keeper-unban = Dejar entrar
keeper-ban-this = Bloquear …
keeper-addresses = Conexiones desde
keeper-nobody = Nadie está conectado a este proceso.
keeper-game = Una partida
