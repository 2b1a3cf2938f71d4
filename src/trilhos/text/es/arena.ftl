cli-arena = torneos entre bots: valoraciones, intervalos, un informe
cli-arena-bots = los bots que se enfrentan, por nombre; "cmd:ORDEN" es un programa
cli-alone = el primer bot en un asiento contra el segundo en todos los demás
cli-blocks = número de bloques de reparto: un reparto, jugado en cada orden de asientos
cli-arena-seed = semilla del primer reparto; el bloque k usa semilla + k
cli-cluster = jugar en un clúster de Ray en esta dirección en lugar de en procesos de aquí
cli-sprt = parar cuando esté decidido si el primer bot aventaja al segundo en BAJO o en ALTO Elo
cli-out = carpeta para resultados e informe; la misma orden sigue donde se detuvo
cli-hunt = buscar partidas entre bots que no llevan a nada
cli-hunt-map = un mapa; se puede dar varias veces (por defecto: todos)
cli-hunt-players = un número de jugadores; se puede dar varias veces (por defecto: todos)
cli-hunt-bots = los bots, cada uno solo y todos mezclados (por defecto: todos menos random, y los estilos de hard; los que miran adelante piensan poco)
cli-hunt-games = repartos en cada mesa
cli-hunt-limit = decisiones tras las cuales una partida cuenta como interminable (por defecto: 3000)
hunt-stalled = Estancada durante { $rounds } rondas, { $decisions } decisiones: { $command }
hunt-capped = Sin final tras { $decisions } decisiones: { $command }
hunt-done =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; sin llegar a nada: { $finds }; máximo de decisiones de las demás: { $most }.
hunt-faults = { $bot } falló { $count ->
    [one] una vez
   *[other] { $count } veces
}; la primera, en: { $command }
hunt-nothing = Ningún mapa de los elegidos es para { $players } jugadores.

column-rating = valoración
column-points = puntos
column-made = billetes
column-move-ms = ms, p95
column-faults = fallos

progress-blocks = bloques
progress-estimate = { $bot } { $share } % ±{ $margin }

arena-played =
    { $blocks ->
        [one] { $blocks } bloque
       *[other] { $blocks } bloques
    }, { $games } partidas desde la semilla { $seed }; valoraciones por { $model }, su media es 0; ± es la mitad de un intervalo del 95 %.
arena-sprt-high = Decidido antes de tiempo: { $bot } aventaja en { $high } Elo, y no en { $low } (razón { $ratio }, límite ±{ $limit }).
arena-sprt-low = Decidido antes de tiempo: { $bot } aventaja en { $low } Elo, y no en { $high } (razón { $ratio }, límite ±{ $limit }).
arena-sprt-open = Sin decidir si { $bot } aventaja en { $low } o en { $high } Elo (razón { $ratio }, límite ±{ $limit }).
arena-capped =
    { $games ->
        [one] { $games } partida se detuvo
       *[other] { $games } partidas se detuvieron
    } tras { $limit } decisiones sin final, la primera con semilla { $seed }; bloques que por eso no cuentan: { $blocks }.
arena-nothing-counts = Cada bloque tiene una partida que se detuvo tras { $limit } decisiones sin final, la primera con semilla { $seed }: no hay nada que valorar. "trilhos hunt" encuentra esas partidas.
arena-fault = { $bot }, semilla { $seed }: { $what }
arena-report = Informe: { $file }
arena-stopped =
    { $blocks ->
        [one] { $blocks } bloque está a salvo
       *[other] { $blocks } bloques están a salvo
    } en { $folder }; la misma orden sigue desde ahí.

fault-start = no arrancó ({ $detail })
fault-rubbish = decisión { $decision }: no es una respuesta: { $detail }
fault-illegal = decisión { $decision }: no permitida: { $detail }
fault-late = decisión { $decision }: demasiado tarde ({ $detail })
fault-died = decisión { $decision }: se cerró (código { $detail })

bot-twice = "{ $name }" está dos veces en la lista. Nombra cada bot una vez; para un bot contra sí mismo, nómbralo solo.
too-many-seatings = Un bloque tendría { $games } partidas, más de { $most }. Nombra menos bots, o juega varios torneos.
alone-needs-two = --alone sienta a un bot contra otro en todos los demás asientos: son dos bots, no { $bots }.
sprt-needs-two = --sprt compara dos bots, no { $bots }.
sprt-not-alone = --sprt pregunta cuál de dos va por delante cuando los iguales ganan lo mismo: no vale con --alone y más de dos jugadores.
bad-sprt = --sprt admite dos números BAJO,ALTO de -1000 a 1000, primero el más bajo, como 0,20, no "{ $value }".
no-ray = --cluster necesita Ray. Instálalo con: pip install "trilhos[cluster]".
no-cluster = No hay ningún clúster de Ray en { $address }: { $problem }
broken-results = { $file } está dañado en la línea { $line }. Usa otra carpeta, o quita el archivo para empezar de nuevo.
foreign-results = { $file } no contiene resultados de Trilhos (formato { $format }). Usa otra carpeta.
other-results = { $file } contiene otro torneo: su { $field } es { $theirs }, no { $ours }. Usa otra carpeta.
results-in-use = { $file } lo está usando otra ejecución. Espera a que acabe, o usa otra carpeta.

report-eyebrow = Trilhos · torneo
report-map = Mapa
report-players = Jugadores
report-blocks = Bloques
report-games = Partidas
report-seed = Semilla
report-options = Opciones
report-verdict = { $bot } es el más fuerte: gana { $share } de sus asientos ({ $span }).
report-ratings = Valoraciones
report-ratings-note = Elo por { $model }, con intervalos del 95 %; la media de todos los bots es 0. 100 puntos equivalen a 64 % contra 36 %.
report-wins = Victorias
report-wins-note = Parte de los asientos que ganaron; una victoria compartida cuenta en partes.
report-matrix = Quién queda por delante de quién
report-matrix-note = Cuántas veces el bot de la fila acaba por delante del bot de la columna, en las partidas de ambos.
report-scores = Puntos
report-scores-note = Del mínimo al máximo; la caja es la mitad central, su línea la mediana; la cifra es la media.
report-turns = Turnos
report-turns-note = Turnos de un jugador en una partida.
report-tickets = Billetes
report-tickets-note = Completados, de los conservados, en una partida.
report-points-failed = Puntos perdidos
report-points-failed-note = Lo que costaron los billetes sin completar.
report-largest-hand = Mano más grande
report-largest-hand-note = El máximo de cartas que se tuvieron a la vez.
report-draw-row = Robos seguidos
report-draw-row-note = El máximo de turnos seguidos en los que solo se robaron cartas.
report-idle-turns = Turnos sin avance
report-idle-turns-note = Turnos que no trajeron ni carta ni billete, ni ruta ni edificio.
report-cards-left = Cartas sobrantes
report-cards-left-note = En la mano cuando termina la partida.
report-pieces-left = Piezas sobrantes
report-pieces-left-note = En la reserva cuando termina la partida.
report-times = Tiempo por jugada
report-times-note = 95 de cada 100 jugadas no tardan más que la barra; su parte oscura es la mediana.
report-times-rest = mediana { $median }, máximo { $most }
report-faults-none = Sin fallos
report-faults-none-note = Ninguna jugada no permitida, ninguna respuesta tardía o ausente, ningún bot que se rindiera.
report-faults = Fallos
report-faults-note = Una decisión fallida se sustituyó por la primera acción permitida. Un asiento perdido por fallos se jugó así hasta el final, y cuenta como derrota.
report-fault-count = { $bot }: fallos: { $faults }; asientos perdidos: { $forfeits }.
report-fault-seed = Semilla
report-fault-times = { $seed } ({ $times } veces)
report-fault-bot = Bot
report-fault-what = Qué pasó
report-method = Cada reparto se juega en todos los órdenes de asientos; los intervalos salen de 1000 muestras bootstrap de repartos enteros. Las valoraciones suponen que cada dos bots han empatado una vez.

cli-tune = buscar mejores constantes para un bot
cli-tune-generations = generaciones de candidatos
cli-tune-population = candidatos por generación
cli-tune-deals = repartos que juega un candidato, en cada asiento
cli-tune-against = los bots contra los que se prueba lo encontrado (por defecto: un grupo de cinco)
cli-tune-proof = repartos nuevos contra cada uno de ellos, en cada asiento
cli-tune-out = carpeta para lo encontrado, y para notas: la misma orden sigue donde se detuvo
progress-tuning = generaciones
progress-proof = repartos contra { $rival }
tune-proof = contra { $rival }: { $wins } de { $games } partidas ganadas [{ $low } a { $high }]
tune-done = Las constantes, y cómo se encontraron, están en { $file }.
bad-tuning-notes = { $file } está dañado: { $problem }. Quítalo para empezar de nuevo, o usa otra carpeta.
other-tuning-notes = { $file } tiene notas de otro ajuste: otros repartos, semilla o población, u otro comienzo. Usa otra carpeta, o quítalo para empezar de nuevo.
no-tuning-folder = No hay ninguna carpeta { $folder }. Créala antes, o elige otra con --out.

cli-think = qué opina una búsqueda de una posición guardada
cli-think-seat = el asiento que piensa, desde 1; solo cuenta lo que ve (por defecto: el que tiene que jugar)
cli-think-samples = jugadas que se siguen; el mismo número da la misma respuesta en cualquier máquina (por defecto: 1200)
cli-think-ms = milisegundos para pensar, en lugar de muestras
nothing-to-think = Nadie espera la decisión de este asiento: la partida ha terminado, o les toca a otros. Omite --seat para el que tiene que jugar.
samples-or-ms = Da --samples o --ms, pero no los dos.
think-move = { $move }: victorias { $win }, margen { $margin }, { $samples } muestras
think-untried = { $move }: sin probar
think-line = podría seguir: { $line }
cli-train = enseñar un tablero a expert
cli-train-games = partidas de steiner con muchos caracteres de las que se aprende primero
cli-train-search-games = partidas por ronda que juega la propia búsqueda
cli-train-rounds = máximo de rondas; una que no mejora nada es la última
bad-lessons = Las lecciones de { $file } están dañadas: { $problem }. Quita el archivo para empezar de nuevo, o usa otra carpeta.
other-lessons = { $file } tiene lecciones de otro curso: otro tablero o versión, u otras partidas o semilla. Usa otra carpeta, o quítalo para empezar de nuevo.
cli-train-out = carpeta para lo aprendido; los bots lo buscan donde dice TRILHOS_TRAINED
progress-lessons = lecciones
train-value = valor: pérdida logarítmica { $loss } en partidas que no había visto (sin saber nada: { $nothing })
train-calibration = { "  " }dijo { $said }, fue { $was } ({ $count } veces)
train-beliefs = suposiciones: pérdida logarítmica { $loss } (sin saber nada: { $nothing })
train-others = suposiciones sobre bots que juegan de otro modo: pérdida logarítmica { $loss } (sin saber nada: { $nothing })
train-round = ronda { $number } de partidas propias: pérdida logarítmica { $before } antes de aprender de ellas, { $after } después
train-done = Lo aprendido está en { $file }.
