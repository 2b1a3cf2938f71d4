# La primera página.
home-about = Juegos de mesa de redes ferroviarias para jugar con tu gente, y con bots.
home-new = Partida nueva
home-name = Tu nombre
home-name-of = Nombre del jugador { $number }
home-rules = Cómo se juega en este tablero
home-workshop = Crea tu propio tablero
home-bench = Banco de pruebas de bots
home-chairs = ¿Quién juega?
home-count = Número de jugadores
home-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
home-player = Jugador { $number }
home-player-named = { $name } (jugador { $number })
home-bot = Bot { $title }
home-people = Personas
home-friend = Alguien, con un enlace
home-friend-about = entra con un enlace o un código que le pasas
home-here = Alguien en este dispositivo
home-more = Más opciones
home-public = Mostrar esta partida en la primera página, abierta a cualquiera
home-hints = Pistas: en la mesa todos pueden preguntar qué hacer, y los demás se enteran
home-first = Quién empieza
home-first-chance = por sorteo
home-first-you = yo
home-pace = Si alguien se ausenta, juega un bot tras
home-pace-120 = dos minutos
home-pace-3600 = una hora
home-pace-86400 = un día
home-pace-604800 = una semana
home-colour = Tu color
home-colour-of = Color del jugador { $number }
person-choose = ¿Quién es el jugador { $number }?
person-people = Rivales
person-home = juega en casa
person-level = Por nivel
person-stars = { $count } de 5 estrellas
piece-carmine = rojo
piece-cobalt = azul
piece-jade = verde
piece-amber = ámbar
piece-graphite = negro
home-play = Jugar
home-invite = Abrir la mesa e invitar
home-join = Unirse a una mesa
home-link = Enlace o código
home-enter = Entrar
home-no-link = Este no es un enlace a una partida.
home-games = Partidas
home-running = Tus partidas
home-running-none = Ninguna por ahora. La primera está a un clic.
home-others = Partidas públicas
home-others-none = Ahora no hay partidas públicas.
home-finished = Tus partidas terminadas
home-finished-none = Ninguna todavía.
home-numbers = Números de todas ellas
home-free =
    { $count ->
        [one] { $count } silla libre
       *[other] { $count } sillas libres
    }
home-your-turn = te toca
home-save = Desde un archivo
home-save-choose = Elegir un archivo …
home-save-about = Continúa una partida guardada, o muestra una terminada.
home-bad-save = Este archivo no es una partida guardada.
home-unreached = Ahora no se puede llegar al servidor.
try-again = Reintentar
dialog-close = Cerrar

# Opciones de los tableros.
option-tokens = Fichas de peaje: se paga por cruzar; quien acabe con más recibe una bonificación
option-neutral = Con dos jugadores: también construye un jugador neutral
option-open-tokens = Todos ven las fichas de peaje de todos

# Ajustes.
settings-title = Ajustes
settings-language = Idioma
settings-language-system = el del navegador
settings-theme = Claro u oscuro
settings-theme-system = como el sistema
settings-theme-light = claro
settings-theme-dark = oscuro
settings-pace = Jugadas de los demás
settings-pace-instant = al instante, sin movimiento
settings-pace-quick = rápidas
settings-pace-calm = tranquilas
settings-pace-steps = paso a paso
settings-glyphs = Un símbolo para cada color, en cartas y casillas
settings-colour-names = El nombre del color en cada carta
settings-lines = Comentarios de los personajes durante la partida
settings-coach = Preguntarme antes de un error grave, en partidas con pistas
speech-off = No habrá más comentarios. Puedes recuperarlos en los ajustes.
settings-sounds = Sonidos
settings-heard = Sonidos activados
quick-mute = Silenciar todo
quick-muted = Sin sonido: activarlo
quick-light = Claro
quick-dark = Oscuro
sound-yourturn = Tu turno
sound-card = Cartas
sound-train = Trenes y barcos
sound-ticket = Billetes
sound-lastround = Última ronda
sound-end = Fin de la partida

# La sala antes de la partida.
lobby-seats = Quién juega
lobby-free-open = silla libre: para quien llegue primero
lobby-free-link = reservada para alguien con invitación
lobby-you = (yo)
lobby-sit = Sentarme
lobby-bots = En las sillas vacías
lobby-start = Empezar ya
lobby-wait = La partida empieza cuando todas las sillas estén ocupadas, o cuando lo decida quien la creó.
lobby-dealing = Todos están sentados. Se reparten las cartas …
lobby-leave = Dejar la mesa
lobby-invite = Invitar a alguien
lobby-link = Enlace a esta partida
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-code = El enlace como código QR
lobby-only-here = Esta dirección solo funciona en este dispositivo. Para otros dispositivos, usa la dirección de este equipo en tu red.

# Durante la partida.
waiting-table = Preparando la mesa …
waiting-lost = Ahora no se puede llegar al servidor. Seguimos intentándolo.
way-home = Volver a la primera página
watch-game = Mirar
watch-note = Estás mirando.
watch-shared = Las cartas se guardan mientras juegan los demás.
toast-lost-watching = Se perdió la conexión. Vuelve sola.
toast-lost = Se perdió la conexión. Tus jugadas se guardan y se envían cuando vuelva.
toast-waiting =
    { $count ->
        [one] Una jugada está en espera.
       *[other] { $count } jugadas están en espera.
    }
ended-taken-over = Tu asiento pasó a otro dispositivo.
ended-link-used = Alguien ya se sentó con este enlace, así que no sirve más.
ended-given-to-bot = La partida empezó sin ti: un bot tiene tu asiento.
ended-left = Has dejado esta partida.
ended-unknown-game = No existe esa partida. Quizá el enlace quedó cortado.
ended-wrong-token = Este enlace no es válido, o ya se usó. Quien tiene el asiento puede crear uno nuevo: en el menú de la partida, “Llevar este asiento a otro dispositivo”.
ended-no-spectators = Esta partida no admite espectadores.
ended-game-deleted = Quien administra el servidor borró esta partida.
ended-quarantined = Esta partida no se puede abrir: está dañada, o la cerró quien administra el servidor. Se ha guardado, y esa persona puede ver por qué.
ended-banned = Este servidor no responde a tu dirección. Quien lo administra puede decirte por qué.
ended-other = El servidor ha cerrado la conexión.
hand-over = Pasa el dispositivo a { $name }
hand-over-about = Hasta entonces no se muestran las cartas de nadie.
hand-over-confirm = Soy { $name }
hand-over-undo = Deshacer la última jugada
turn-notice = Te toca

# Conversación.
chat-title = Chat
chat-open = Abrir el chat, { $count } sin leer
chat-say = Di algo
chat-send = Enviar
chat-mute = silenciar
chat-none = Todavía no hay mensajes.
chat-muted = Silenciado: no se muestra lo que escriben los demás.
chat-watching = Solo los jugadores pueden escribir.

# El menú de la partida.
menu-open = Menú
menu-menu = Menú
menu-help = Ayuda: qué es cada cosa
menu-legend = Leyenda del tablero
menu-settings = Ajustes
menu-rules = Reglas de este tablero
menu-invite = Enlace para espectadores
menu-elsewhere = Llevar este asiento a otro dispositivo
menu-elsewhere-about = Abre este enlace en el otro dispositivo, o escanea el código con él. Es tu asiento: no se lo muestres a nadie. Cuando se abra allí, jugarás allí y no aquí.
menu-resign = Abandonar
menu-deal = ¿Es justo el reparto?
menu-resign-about = Un bot jugará en tu asiento hasta el final, por los demás. Podrás seguir mirando, pero no volver.
menu-resign-yes = Abandonar
menu-resign-no = Seguir jugando
page-unknown = No existe esa página.
page-failed = No se pudo cargar una parte de la página.
part-failed = Esta parte no se puede mostrar. Todo lo demás sigue; recargar la página puede ayudar.
board-unknown = Esta página no tiene imagen del tablero “{ $board }”. Lo que se puede hacer aparece por su nombre.
held-long = { $name } está deteniendo la partida.
held-vote = Que juegue un bot
held-away = Un bot juega por ti.
held-back = Ya volví
clock-set = { $time } por turno; después decide un bot.
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-left = Tiempo restante: { $time }. Después, un bot decide este turno.
clock-left-days = Tiempo restante: { $time }. Después juega un bot hasta que vuelva.
clock-stands = El reloj está parado: vacaciones.
clock-set-days =
    { $count ->
        [one] Un día por turno.
       *[other] { $count } días por turno.
    } Después, un bot juega por quien falte hasta que vuelva.
vacation-set = Cada cual puede decir que se ausenta, { $count } días en total: mientras tanto, su reloj se detiene.
home-left = quedan { $time }
vacation-of = De vacaciones hasta { $until }
lapsed-of =
    { $count ->
        [one] Se le acabó el tiempo: juega un bot.
       *[other] Se le acabó el tiempo { $count } veces: juega un bot.
    }
vacation-mine = Estás de vacaciones hasta { $until }: tu reloj está parado.
menu-vacation = Me voy a ausentar …
clock-hurry =
    { $count ->
        [one] Queda un segundo para tu turno.
       *[other] Quedan { $count } segundos para tu turno.
    }
home-clock = Tiempo por turno
home-clock-0 = Sin reloj
home-clock-60 = 1 minuto
home-clock-300 = 5 minutos
home-clock-86400 = 1 día
home-clock-172800 = 2 días
home-clock-259200 = 3 días
home-clock-604800 = 7 días
home-vacation = Días de ausencia por persona
home-vacation-days =
    { $count ->
        [0] ninguno
        [one] { $count } día
       *[other] { $count } días
    }

# Una pantalla grande para toda la sala.
tv-open = Mostrar en una pantalla grande
tv-scan = Escanea con el teléfono y siéntate
tv-tools = Esta pantalla
tv-fill = Llenar la pantalla
tv-leave = A la mesa

# La propia mano, junto a una pantalla grande.
hand-routes = Rutas
hand-board = Tablero pequeño
hand-pages = Lo que tienes y puedes construir
hand-share = Mostrar en la pantalla grande lo que elijo
hand-none = Con tus cartas no se puede construir nada ahora.
hand-wait = Lo que puedas construir aparecerá aquí cuando te toque.
hand-offer = Una pantalla grande muestra esta mesa.
hand-take = Aquí solo mi mano
hand-leave = Mesa completa
hand-nobody = En este dispositivo no tienes asiento en esta partida, así que no hay mano que mostrar.

# El club, allí donde hay una partida.
home-club = Club
home-club-about = Tus partidas en todos tus dispositivos, la misma gente otra vez, una clasificación. Basta un nombre.
home-club-lost = Este dispositivo ya no está en el club.
home-club-waiting =
    { $count ->
        [one] una te espera
       *[other] { $count } te esperan
    }
rated-sign = clasificatoria
rated-wish = Cuenta para la clasificación: solo miembros del club, o bots
rated-needs = Las partidas que cuentan para la clasificación son para miembros del club. Basta un nombre.
rated-join = Unirme al club
rated-set = Esta partida cuenta para la clasificación. Quien abandona, o deja a un bot la mayoría de las jugadas, queda ahí en último lugar.
lobby-linked = Te sientas aquí como { $name }, del club: la partida está en tu lista, y tus otros dispositivos pueden tomar el asiento.
show-group = Otra vez con esta gente: un grupo
seat-bring = Traer el asiento a este dispositivo
