cli-about = Juegos de mesa de redes ferroviarias: jugarlos, simularlos y estudiarlos.
cli-arguments = argumentos
cli-options = opciones
cli-commands = órdenes
cli-help = mostrar esta ayuda y terminar
cli-version = mostrar la versión y si el motor está compilado
cli-lang = idioma de todos los textos: { $known } (por defecto: lo que diga TRILHOS_LANG, o tu sistema)
cli-default = por defecto: { $value }
cli-json = escribir las cifras como JSON, para programas
cli-play = jugar una partida en el terminal contra bots
cli-editions = listar los mapas, sus jugadores y opciones
cli-simulate = hacer que unos bots jueguen muchas partidas y resumirlas
cli-replay = repetir una partida guardada y contar lo que pasó
cli-bench = medir la velocidad del motor en esta máquina
cli-map = qué mapa (por defecto: usa; ver "trilhos editions") o archivo de tablero
cli-map-ask = qué mapa (por defecto: se te pregunta)
cli-players = número de jugadores
cli-bot-seats = bots por asiento; la lista vuelve a empezar si es demasiado corta
cli-opponents = tus rivales; la lista vuelve a empezar si es demasiado corta (por defecto: los personajes del mapa; ver "trilhos bots")
cli-simulate-games = número de partidas
cli-seed = semilla de la primera partida; la partida k usa semilla + k
cli-play-seed = semilla del reparto (por defecto: una secreta)
cli-option = una opción del mapa; se puede dar varias veces
cli-audit = escribir cada partida, sin nada oculto, en este archivo para comprobarla
cli-limit = abandonar una partida tras tantas decisiones
cli-rules = versión de las reglas con la que se juega
cli-jobs = procesos que se usan
cli-replay-file = una partida guardada, o el id de una de tu biblioteca (ver "trilhos games")
cli-seat = contar la partida como la vio este asiento (por defecto: como espectador)
cli-save = dónde se guarda la partida (por defecto: tu carpeta de datos)
cli-plain = frases sencillas sin recuadros ni colores, para lectores de pantalla

column-id = mapa
column-title = título
column-players = jugadores
column-cities = ciudades
column-routes = rutas
column-tickets = billetes
column-options = opciones
column-seat = asiento
column-bot = bot
column-wins = victorias
column-score = media de puntos
column-least = mínimo
column-most = máximo
column-tickets-kept = billetes
column-tickets-done = hechos
column-edition = mapa
column-games-per-s = partidas/s
column-decisions-per-s = decisiones/s
column-clone-us = copia µs
column-legal-us = permitidas µs
column-state-bytes = bytes

progress-games = partidas
simulated =
    { $games ->
        [one] { $games } partida desde la semilla { $seed }
       *[other] { $games } partidas desde la semilla { $seed }
    }; turnos por partida: { $mean } ({ $least } a { $most }).
simulated-stalled =
    { $count ->
        [one] { $count } partida terminó estancada: cinco rondas en las que nadie avanzó.
       *[other] { $count } partidas terminaron estancadas: cinco rondas en las que nadie avanzó.
    }
simulated-capped = Detenida tras { $limit } decisiones, sin final: semilla { $seed }. No cuenta en ninguna cifra, y un archivo de auditoría la omite.

bad-usage = { $problem }. Mira "{ $command } --help".
bad-number-from = { $option } admite un número entero, { $least } o más, no "{ $value }".
bad-decimal = { $option } admite un número de { $least } a { $most }, no "{ $value }".
bad-number-between = { $option } admite un número entero de { $least } a { $most }, no "{ $value }".
bad-switch = --option admite NOMBRE=on o NOMBRE=off, no "{ $option }".
unknown-language = No hay ningún idioma "{ $name }". Idiomas: { $known }.
unknown-command = No hay ninguna orden "{ $name }". Órdenes: { $known }.
unknown-bot = No hay ningún bot llamado "{ $name }". Bots: { $known }.
missing-file = "{ $command }" necesita un archivo. Mira "trilhos { $command } --help".
