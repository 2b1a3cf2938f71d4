# Problemas y el reparto del día: órdenes, y lo que el servidor dice de ellos.
cli-puzzles = posiciones en las que una jugada es claramente la mejor
cli-puzzles-what = find: buscarlas en partidas de bots; check: volver a valorar las de unos archivos; show: resolver una, la de hoy si no se dice más
cli-puzzles-words = archivos de problemas; con show también un día, como 2026-11-19
cli-puzzles-out = carpeta para los problemas encontrados; si se interrumpe, sigue desde ahí
cli-puzzles-map = un tablero en el que buscar (otra vez para más; por defecto: todos)
cli-puzzles-players = un número de jugadores (otra vez para más; por defecto: 2)
cli-puzzles-bots = quién juega las partidas: un bot fuerte
cli-puzzles-games = partidas por cada tablero y número de jugadores
cli-puzzles-samples = mundos imaginados en los que se mira cada decisión (por defecto: 48)
cli-puzzles-check = mundos imaginados en los que se comparan las jugadas de un problema (por defecto: 320)
progress-puzzles = buscando problemas
puzzles-usage = Di qué hacer: trilhos puzzles find --out CARPETA, trilhos puzzles check ARCHIVO… o trilhos puzzles show [ARCHIVO|DÍA].
puzzles-no-folder = Di dónde van los problemas: --out CARPETA.
puzzles-found =
    { $count ->
        [one] Un problema encontrado. Está en { $folder }.
       *[other] { $count } problemas encontrados. Están en { $folder }.
    }
puzzles-stands = { $id }: confirmado. Lo mejor es { $best }, con { $lead } de ventaja.
puzzles-falls = { $id }: no se confirma. Ahora lo mejor es { $best }, con { $lead } de ventaja.
puzzle-illegal = { $file }: dice algo de { $move }, pero esa jugada no es posible ahí, o sus cifras no cuadran.
puzzle-unweighed = { $file }: no dice cuánto vale { $move }.
unknown-puzzle = No hay ningún problema { $id }.
bad-day = { $day } no es un día. Un día se escribe como 2026-11-19.
no-such-day = No hay nada para { $day }: los días van del { $first } al { $last }.

# Un problema.
puzzle-head = Problema, { $grade }: { $title }
puzzle-grade-easy = fácil
puzzle-grade-medium = medio
puzzle-grade-hard = difícil
puzzle-ask-turn = Eres { $name } y es tu turno. ¿Qué haces?
puzzle-ask-first-tickets = Eres { $name } y la partida empieza. ¿Qué billetes conservas?
puzzle-ask-tickets = Eres { $name } y has robado billetes. ¿Cuáles conservas?
puzzle-right = Correcto: { $move }. Gana el { $chance } de las partidas que bots del nivel hard siguen jugando desde aquí.
puzzle-next-best = Lo siguiente mejor sería { $move }: cuesta { $points }.
puzzle-wrong = La jugada { $move } cuesta { $points } de victoria. Mejor: { $better }.
puzzle-near = La jugada { $move } es casi tan buena: no hay diferencia demostrada. Mejor: { $better }.
puzzle-left = Otra vez será.
no-puzzles = Este servidor no tiene problemas.

# El reparto del día.
deal-not-over = Juega primero este reparto hasta el final: las partidas de los demás te dirían las cartas.
other-deal = Esa partida no es del reparto de { $day }.
no-such-deal-game = No hay ninguna partida así, terminada, de este reparto.
cli-deal = el reparto del día: todos reciben las mismas cartas, contra los mismos bots
cli-deal-what = un día, como 2026-11-19 (por defecto: hoy); compare: poner lado a lado partidas terminadas de un mismo reparto
cli-deal-files = archivos de partida del reparto de un día, para compare
cli-deal-name = cómo te llamas (por defecto: tú)
cli-deal-json = decir en JSON lo que se reparte o se compara
deal-usage = Di trilhos deal, trilhos deal DÍA o trilhos deal compare ARCHIVO ARCHIVO….
deal-of-no-day = { $file }: esta partida no tiene el reparto de ningún día.
deal-unfinished = { $file }: esta partida no ha terminado. Termina primero el reparto de { $day }: otras partidas dicen sus cartas.
deal-of-another-day = { $file }: este es el reparto de { $day }; el del primer archivo es otro.
deal-head = Reparto de { $day }: { $title }
deal-same = { $one } y { $two } son la misma partida, jugada por jugada.
deal-parting = { $one } y { $two } son iguales hasta la jugada { $number }: ahí { $name } jugó { $first } en una y { $other } en la otra.
column-deal-player = jugador
