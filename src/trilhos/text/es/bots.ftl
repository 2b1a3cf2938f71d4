unknown-limit = La orden de un bot no tiene ningún límite "{ $name }". Límites: { $known } (ver docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" no contiene ninguna orden. Escríbelo como "cmd:python3 mybot.py", con todas las comillas cerradas.
cli-bot = comprobar si un programa cumple el protocolo de los bots
cli-bot-what = qué hacer: check
cli-bot-command = la orden que arranca el bot, como "python3 mybot.py"
bot-usage = Escribe: trilhos bot check "python3 mybot.py" (ver docs/how-to/write-a-bot.md).
bot-check-hello = arranca y saluda
bot-check-pings = responde a varios pings en orden
bot-check-unknown = no hace caso de mensajes y campos que no conoce
bot-check-stop = no hace caso de un stop cuando no está pensando
bot-check-pieces = lee líneas que llegan a trozos
bot-check-games = juega partidas enteras en todos los mapas, como se permite y a tiempo
bot-check-broken-off = olvida una partida que se interrumpió
bot-check-repeatable = juega la misma partida con la misma semilla
bot-check-quit = termina con quit
bot-check-end-of-input = termina cuando termina su entrada
bot-check-passed = El bot cumple el protocolo; su jugada más lenta tardó { $slowest } ms.
bot-check-failed = El bot todavía no cumple el protocolo; su jugada más lenta tardó { $slowest } ms.
bot-easy-name = Fácil
bot-easy-about = le gustan los trenes largos y los colores vivos, y a veces olvida un billete
bot-casual-name = Casual
bot-casual-about = conoce el juego, pero pierde de vista un billete o no ve que una ruta está ocupada
bot-normal-name = Normal
bot-normal-about = planea bien y rara vez se le escapa algo
bot-hard-name = Difícil
bot-hard-about = quien mejor planea de la casa, con ajustes para el mapa
bot-expert-name = Experto
bot-expert-about = mira adelante: prueba sus jugadas en partidas imaginadas antes de decidir
bot-master-name = Maestro
bot-master-about = mira más lejos y con más amplitud que nadie de la casa: una jugada puede tardar unos segundos

bot-random-about = cualquier acción permitida
bot-greedy-about = los más puntos ahora, los menos billetes
bot-path-about = el camino con menos tramos para cada billete, primero el más valioso
bot-onestep-about = el siguiente paso hacia su billete más valioso
bot-longroute-about = solo rutas largas, y un final rápido
bot-hungry-about = más y más billetes con un plan para todos
bot-steiner-about = la red más barata para todos sus billetes, cada acción valorada en puntos
bot-steiner-t-about = steiner con constantes ajustadas a cada mapa y número de jugadores
bot-steiner-r-about = steiner con constantes ajustadas de nuevo, en muchas más partidas
bot-steiner-block-about = steiner que también cuenta lo que quita a los demás

parameter-exponent = cuánto baja el valor de una casilla planeada con el coste del plan
parameter-wild = valor de un comodín boca arriba, en casillas planeadas
parameter-short = valor añadido de una carta que le falta al plan
parameter-surplus = valor de una carta que nada necesita
parameter-target = valor de cartas para una ruta larga fuera del plan
parameter-card = puntos que vale una carta cuando se paga
parameter-loose = parte de ese precio para rutas fuera del plan
parameter-detour = valor de no tener que dar un rodeo
parameter-twin = puntos por una ruta doble que se cierra enseguida
parameter-touch = puntos por casilla para rutas que tocan la propia red
parameter-burn = precio de cartas que el plan necesita en otra parte
parameter-spend = precio de los comodines
parameter-ticket-gate = parte de las piezas que debe quedar para robar billetes
parameter-ticket-worth = peso de los billetes que puede traer un robo
parameter-keep = parte de las piezas con la que un plan sale bien una de cada dos veces
parameter-hop = cartas por las que cuenta el turno de ocupar una ruta, al comparar rutas
parameter-rich = cartas que vale un punto al comparar rutas
parameter-toll = puntos que vale una ficha de peaje
parameter-glut = lo rápido que pierden valor las cartas cuando hay más de las que las piezas pueden usar
parameter-aware = cuánto rebaja la mano el precio de las rutas que puede pagar, al comparar rutas
parameter-late = turnos antes del final desde los que los planes se cuentan en turnos
parameter-block = peso de lo que una ruta ocupada quita a un rival
parameter-noise = tamaño de los errores de juicio, como parte de lo que vale la mejor acción
parameter-rush = puntos por casilla por acabar antes la partida
parameter-samples = jugadas que se siguen en mundos imaginados para una decisión; 0: sin límite
parameter-ms = milisegundos para una decisión; 0: sin límite
parameter-turns = turnos de cada asiento que se siguen antes de juzgar una posición
parameter-width = jugadas que se comparan, entre ellas la de steiner
parameter-cores = núcleos que piensan como mucho; la jugada es la misma
parameter-doubt = errores estándar que una jugada debe aventajar a la de steiner
parameter-style = forma de jugar: balanced, long (rutas), tickets, blocker, rusher

# Personajes: qué se dice de ellos, y cómo juegan.
character-bia-about = creció junto a una estación; un poco de todo, y todo bien hecho
character-joaquim-about = condujo locomotoras cuarenta años; le encantan las líneas largas
character-marcus-about = siempre en el primer tren; le gustan las partidas ágiles
character-ruth-about = bibliotecaria jubilada; colecciona billetes como otros coleccionan sellos
character-emil-about = tiene diez años y acaba de aprender las reglas
character-ines-about = vive de trazar horarios; mira muchos turnos adelante
character-sanne-about = va en bici a todas partes y llega primero; ocupa el hueco que estabas mirando
character-willem-about = cuida una esclusa en el canal; paciente, sólido, difícil de sorprender
character-amina-about = escribe sobre viajes; prefiere el camino más largo
character-kenji-about = repara relojes; piensa cada jugada dos veces
character-chloe-about = capitana de un ferri; muchos billetes, una red ordenada
character-harjit-about = conduce un tranvía, ahora de vacaciones; rápido, alegre, algo descuidado
style-balanced = versátil
style-long = rutas largas
style-tickets = muchos billetes
style-blocker = se cruza en el camino
style-rusher = con prisa
character-stars =
    { $count ->
        [one] { $count } estrella
       *[other] { $count } estrellas
    }
bots-characters = Personajes:

cli-bots = listar los bots, los niveles para personas y sus parámetros
column-about = qué hace
bots-levels = Niveles:
bots-others = Bots:
bots-parameters = Parámetros, como en "hard:style=blocker" o "steiner:wild=2:noise=1":
unknown-parameter = El bot { $bot } no tiene el parámetro "{ $name }". Parámetros: { $known }.
bad-parameter = El parámetro { $name } del bot { $bot } no puede ser "{ $value }". Se permite: { $allowed }.
