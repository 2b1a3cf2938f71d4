unknown-game = No existe esa partida.
wrong-token = Este enlace no es válido para esta partida.
needs-a-seat = Solo un jugador de esta partida puede hacerlo: envía el token del enlace de tu asiento.
host-only = Solo quien creó la partida puede empezarla.
no-spectators = Esta partida no admite espectadores.
already-started = La partida ya ha empezado.
not-dealing = Los números secretos se piden entre el momento en que todos están sentados y el comienzo: este llega demasiado pronto o demasiado tarde.
wrong-nonce = Este no es el número secreto que se prometió para esta silla.
not-running = La partida no está en marcha.
colour-taken = Alguien más tiene este color: elige otro.
guest-name = Jugador
no-free-chair = Aquí no hay ninguna silla libre.
empty-chairs = { $count ->
    [one] Todavía hay una silla vacía: espera a alguien, o nombra un bot para ocuparla.
   *[other] Todavía hay { $count } sillas vacías: espera a más jugadores, o nombra un bot para ocuparlas.
}
bad-player-name = Un nombre tiene de 1 a { $most } letras.
too-much-beside = Has escrito, deshecho, elegido de nuevo o salido y vuelto { $most } veces en esta partida, y ese es el límite. Todavía puedes hacer tus jugadas.
bad-chat = Un mensaje tiene de 1 a { $most } letras.
too-many-connections = Tienes demasiadas conexiones con este servidor. Cierra algunas de sus páginas y prueba otra vez.
save-too-long = Este archivo de partida tiene más de { $most } jugadas: las partidas nunca son tan largas.
save-has-board = Esta partida se juega en un tablero que este servidor no tiene. Pide a quien lo administra que ofrezca el tablero, o continúa con: trilhos play --save ARCHIVO
bad-first = Quien empieza se indica con el número de una silla, de 0 a { $most }.
not-your-turn = Le toca a { $name }.
stale = La partida ha avanzado (va por el número { $number }): mira otra vez antes de jugar.
from-the-future = La partida solo ha llegado al número { $number }.
unknown-action = En esta partida no hay ninguna acción { $action }.
has-resigned = Ya no juegas tú en este asiento.
bot-not-allowed = Este servidor no ofrece el bot "{ $name }".
too-fast = Demasiadas peticiones ({ $limit }): espera { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
bad-address = "{ $value }" no es la dirección de un proceso. Escribe por ejemplo --address 10.0.0.5:8001
bad-proxy = "{ $value }" no es la dirección de un proxy. Di su dirección IP (127.0.0.1), una red (10.0.0.0/8), o * para cualquier remitente.
game-moving = La partida se está moviendo a otro proceso de este servidor: prueba otra vez en un momento. No se ha perdido nada.
too-busy = La partida está demasiado ocupada ahora: prueba otra vez.
not-written = La jugada no se pudo guardar, así que no se hizo: prueba otra vez.
no-database = No se puede llegar a la base de datos.
server-full = El servidor no tiene sitio para otra partida en uso ahora mismo: prueba otra vez dentro de unos minutos. No se ha cambiado nada.
stopping = El servidor está a punto de detenerse: prueba otra vez en un momento.
metrics-only-here = Las métricas son para quien administra el servidor.
bad-request = La petición no encaja: mira "fields".
bug = Algo falló en el servidor. Ha quedado anotado.
http-404 = Aquí no hay nada.
http-405 = Esta dirección no admite peticiones así.
http-413 = La petición es demasiado grande.
bad-database = No se puede usar la base de datos { $url }: { $problem }
database-trouble = No se puede leer o escribir la base de datos: { $problem }. "trilhos doctor" busca qué le pasa; una copia de seguridad se puede restaurar en un archivo nuevo ("trilhos restore").
cant-listen = No se puede escuchar en { $host }, puerto { $port }: { $problem }. Elige otro con --port.
bad-limit = "{ $value }" no es un límite. Escribe NOMBRE=RITMO/RÁFAGA, por ejemplo chat=0.5/5. Límites: { $known }.
cli-serve = abrir un servidor para jugar en grupo: salas, asientos y juego en vivo
cli-serve-host = la dirección en la que escucha (127.0.0.1: solo esta máquina; 0.0.0.0: cualquiera)
cli-serve-port = el puerto en el que escucha; 0 toma uno cualquiera libre (por defecto: { $port })
cli-serve-db = la base de datos: un archivo, o postgresql://… (por defecto: un archivo en tu carpeta de datos)
cli-serve-origin = otro origen cuyas páginas pueden conectarse; se puede dar varias veces
cli-serve-proxy = la dirección de un proxy al que se cree sobre las direcciones de los clientes; se puede dar varias veces
cli-serve-bot = un bot que se ofrece además de los incluidos, como "cmd:python3 mybot.py", o con un nombre: "mine=cmd:python3 mybot.py"; se puede dar varias veces
cli-serve-address = dónde llegan a este proceso los demás del mismo PostgreSQL; el mismo nombre que en la configuración del proxy (por defecto: tal como escucha)
cli-serve-memory = memoria para las partidas en uso, en megabytes; cuando está toda ocupada, se rechazan más
cli-serve-workers = procesos en los que piensan los bots
cli-serve-review-samples = mundos imaginados en los que se comparan decisiones, en análisis y en pistas; 0: no se hace ninguna de las dos cosas
cli-serve-bot-seconds = lo máximo que puede pensar un bot, en segundos
cli-serve-bot-pause = la pausa antes de la jugada de un bot, en segundos
cli-serve-vote = segundos tras los cuales los demás pueden votar que un bot juegue por quien detiene la partida
cli-serve-undo = cuánto esperan los bots por si se deshace una jugada, en segundos
cli-serve-order-pause = la pausa antes de jugar un turno con instrucciones, en segundos: la mitad son más cortas
cli-serve-reveal = cuánto espera un reparto los números secretos de jugadores cuyos dispositivos están ausentes, en segundos
cli-serve-limit = cambiar un límite de ritmo: NOMBRE=RITMO/RÁFAGA, por segundo y de una vez; se puede dar varias veces
cli-serve-connections = conexiones que una dirección puede tener a la vez
cli-serve-patience = segundos que una petición puede tardar en llegar, y una respuesta quedar sin leer
cli-serve-metrics = el token que pide /metrics (por defecto: solo puede mirar esta máquina)
cli-serve-log = cuánto se registra: debug, info, warning o error
serve-listening = Trilhos está abierto en { $url } (Ctrl-C lo cierra; las partidas se guardan en { $database })
bad-log-level = "{ $value }" no es un nivel de registro. Niveles: { $known }.
bad-seconds = { $option } admite un número de segundos de { $least } a { $most }, no "{ $value }".
database-in-use = Otro servidor tiene abierto { $file }. Detenlo, elige otro archivo con --db, o usa PostgreSQL para varios servidores.
bad-http = No se entiende la petición.
unknown-board = No existe ese tablero.
board-id-taken = { $file } se llama "{ $id }", igual que otro tablero. Dale otro id.
too-many-boards = { $file } sobra: se pueden ofrecer { $most } tableros de una carpeta.
cli-serve-boards = una carpeta de tableros que se ofrecen además de los nuestros, un archivo cada uno; los nuevos se encuentran con el servidor en marcha
no-boards-there = No hay ninguna carpeta { $folder }. Da a --boards la carpeta con los archivos de los tableros.
unknown-lesson = No existe esa lección. La primera página tiene una lista con todas.
lesson-asks-else = No ha pasado nada: este paso de la lección pide otra cosa.
lesson-read-first = No ha pasado nada: lee primero este paso de la lección y pulsa “Siguiente”.
lesson-elsewhere = La lección ya está en otro paso.

# Análisis.
no-reviews = Este servidor no analiza partidas. Guarda la partida y analízala en tu equipo: trilhos review ARCHIVO
reviews-busy = Ya esperan su análisis todas las partidas que este servidor admite. Prueba otra vez dentro de unos minutos.

# Pistas.
hints-not-agreed = En esta partida no hay pistas: se creó sin ellas. En una nueva, elige pistas antes de abrirla.
no-hints = Este servidor no da pistas.
no-hint = Aquí no hay nada que aconsejar.
hint-failed = No se encontró ninguna pista a tiempo. Prueba otra vez.
hint-take = Toma una carta boca arriba.
hint-draw = Roba una carta oculta.
hint-claim = Ocupa ahora una ruta.
hint-pay = Esta ruta se puede pagar mejor o peor.
hint-tickets = Roba billetes.
hint-keep = Piensa qué billetes van bien juntos.
hint-pass = Pasa.
hint-station = Construye una estación.
hint-harbour = Construye un puerto.
hint-yield = Renuncia al túnel.
hint-refill = Fíjate de qué mazo se llena el hueco.
hint-pieces = Fíjate cuántos trenes y barcos piden tus billetes.
hint-exchange = Cambia piezas.
hint-other = Lo que más ayuda ahora: { $move }.
hint-warning = En mundos imaginados, con esta jugada los bots pierden cerca de { $points } de su probabilidad de ganar.
