quarantined = Esta partida no se puede abrir: está dañada, llegó a miles de jugadas sin terminar, o la cerró quien administra el servidor. Se ha guardado, y esa persona puede ver por qué.
game-deleted = Quien administra el servidor borró esta partida.
broken-log = El registro no tiene la entrada { $number } donde debería haberla.
broken-deal = El secreto de la partida no es aquel para el que se hizo su compromiso.
no-such-id-or-time = su id o uno de sus tiempos no puede ser correcto
broken-chairs = Las sillas de la partida no son las de su registro.
backup-left-out = Omitida: la partida { $game } no se puede leer ({ $reason }).
restore-quarantined = Añadida, pero cerrada: la partida { $game } no tiene sentido ({ $reason }).
restore-refused = Rechazada: partida { $game } ({ $reason }).
other-board = La partida se repartió en otro tablero { $edition } que el de este programa.
serve-lost = AVISO: en la base de datos { $count ->
    [one] falta un cambio confirmado
   *[other] faltan { $count } cambios confirmados
}: su archivo se dañó, o se sustituyó por uno más antiguo. Partidas y el último número confirmado de cada una: { $games }. Siguen desde donde las tiene la base de datos. "trilhos doctor" dice más; "trilhos doctor --noted" quita este aviso.
cli-doctor = buscar cualquier cosa que esté mal en una base de datos
cli-doctor-noted = quitar el aviso de jugadas confirmadas que se perdieron
doctor-lost = PERDIDO: la partida { $game } había llegado al número { $detail }, confirmado, y la base de datos va por detrás.
doctor-loss-not-noted = En un arranque anterior se perdieron { $detail } cambios confirmados (partida: { $game }). "--noted" quita este recordatorio.
doctor-file-damaged = SQLite dice que el archivo está dañado (partida: { $game }): { $detail }
doctor-quarantined = La partida { $game } está en cuarentena: { $detail }
doctor-unreadable = La partida { $game } no se puede leer en absoluto. { $detail }
doctor-does-not-fold = La partida { $game } no tiene sentido: { $detail }
doctor-behind-receipts = La partida { $game } va por detrás de lo confirmado: { $detail }
doctor-index = Partida { $game }: el índice no coincide con el registro ({ $detail }).
doctor-link = Partida { $game }: la silla { $detail } no tiene un enlace secreto correcto.
doctor-hook = Partida { $game }: la silla { $detail } tiene una dirección para avisos que no es de nadie.
doctor-done = Partidas: { $games }; entradas: { $entries }. { $findings ->
    [0] Todo está bien.
    [one] Hay una cosa mal.
   *[other] Hay { $findings } cosas mal.
}
game-endless = Tras { $limit } jugadas esta partida no tiene final: se cierra sin resultado.
banned = Este servidor no responde a tu dirección. Quien lo administra puede decirte por qué.
bad-network = "{ $value }" no es una dirección ni una red, como 203.0.113.7, 203.0.113.0/24 o 2001:db8::/64.
ban-too-wide = "{ $value }" bloquearía a demasiada gente: una red IPv4 empieza en /8, una IPv6 en /16.
ban-loopback = "{ $value }" es esta misma máquina. Detrás de un proxy, arranca el servidor con --proxy, para que conozca las direcciones de los clientes.
no-keeper = Este servidor no tiene clave de administración: arráncalo con --keeper-token, o con SQLite.
wrong-keeper-token = Esta no es la clave de administración.
short-keeper-token = Una clave de administración tiene al menos { $least } letras.
no-such-game = No hay ninguna partida { $game }.
already-quarantined = La partida { $game } ya está en cuarentena.
not-quarantined = La partida { $game } no está en cuarentena.
still-damaged = La partida { $game } sigue sin poder abrirse: { $problem }
cli-serve-keeper = la clave para la página de administración, /#/keeper (o TRILHOS_KEEPER_TOKEN; por defecto: se crea una vez, en un archivo privado junto a una base de datos SQLite)
cli-serve-expire = borrar partidas en las que no ha pasado nada en tantos días (por defecto: nunca)
serve-keeper = La página de administración es { $url }; su clave está en { $file }
cli-keeper = administrar las partidas de un servidor, y bloquear direcciones
cli-keeper-list = listar partidas, primero las de jugada más reciente
cli-keeper-show = mostrar una partida, sin nada de lo que ocultan los jugadores
cli-keeper-export = escribir las filas en bruto de una partida como líneas JSON
cli-keeper-delete = borrar partidas para siempre; se avisa a sus jugadores
cli-keeper-expire = borrar partidas en las que hace mucho que no pasa nada
cli-keeper-quarantine = cerrar una partida: nadie entra hasta que se libere
cli-keeper-release = abrir otra vez partidas en cuarentena, si se pueden recomponer
cli-keeper-game = el id de una partida (uno que empiece por guion: detrás de --, después de todas las opciones)
cli-keeper-status = solo partidas de este estado: open, running, finished o quarantined
cli-keeper-begins = solo partidas cuyo id empieza así
cli-keeper-older = solo partidas en las que no ha pasado nada en tantos días
cli-keeper-limit = como mucho tantas
cli-keeper-secrets = también la semilla y lo que ocultan los jugadores
cli-keeper-yes = hacerlo sin preguntar
cli-keeper-why = por qué, para recordarlo
cli-keeper-days = tantos días sin una jugada
cli-keeper-all = todas las que están en cuarentena
bad-status = "{ $value }" no es un estado. Hay: { $known }.
games-line = { $game }  { $status }  { $edition }  entradas: { $entries }  bytes: { $bytes }  última jugada: { $moved }  { $reason }
games-none = No hay ninguna así.
games-sure = ¿Borrar { $count ->
    [one] una partida
   *[other] { $count } partidas
} para siempre? Escribe "yes":
games-not-done = No se hizo nada.
games-deleted = Borradas: { $count }.
games-held = La partida { $game } está ahora en cuarentena.
games-released = La partida { $game } está abierta otra vez.
games-chair = silla { $chair }: enlace: { $link }, última visita { $seen }
games-entry = { $number }  { $kind }  { $at }
needs-yes = Aquí no se puede preguntar a nadie: añade --yes para borrar.
cli-keeper-bans = listar lo que está bloqueado
cli-keeper-ban = bloquear una dirección (si es IPv6, su /64) o una red
cli-keeper-unban = dejar entrar otra vez una dirección o una red
cli-keeper-network = una dirección o una red
cli-keeper-hours = durante tantas horas (por defecto: hasta que se quite)
bans-line = { $network }  desde { $at }  hasta { $until }  { $reason }
bans-none = No hay nadie bloqueado.
bans-added = { $network } está bloqueado, en todos los procesos en unos segundos.
bans-removed = { $network } puede entrar otra vez.
bans-unknown = { $network } no estaba bloqueado.
cli-keeper-members = listar los miembros del club
cli-keeper-remove-member = sacar a un miembro del club, como si se hubiera ido
cli-keeper-member = el id de un miembro
members-line = { $id }  { $name } #{ $tag }, desde { $joined }
members-none = El club no tiene miembros.
members-removed = { $id } ya no es miembro.
