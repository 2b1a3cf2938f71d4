# El registro: las personas, junto a lo que pasa en la mesa.
log-you = Yo
log-joined =
    { $name ->
        [Yo] Te sentaste
       *[other] { $name } tomó asiento
    }.
log-left =
    { $name ->
        [Yo] Te levantaste
       *[other] { $name } se levantó
    }.
log-seated = { $name }, un bot, tomó asiento.
log-started = Empieza la partida.
log-nonce-missing = Un número secreto no llegó a tiempo, y se repartió sin él: { $name }.
log-undo =
    { $name ->
        [Yo] Deshiciste
       *[other] { $name } deshizo
    } la última jugada.
log-hinted =
    { $name ->
        [Yo] Pediste
       *[other] { $name } pidió
    } una pista.
log-asked =
    { $name ->
        [Yo] Pediste
       *[other] { $name } pidió
    } deshacer la última jugada.
log-agreed =
    { $name ->
        [Yo] Aceptaste
       *[other] { $name } aceptó
    }.
log-denied =
    { $name ->
        [Yo] No quisiste
       *[other] { $name } no quiso
    } deshacer la jugada.
log-voted =
    { $name ->
        [Yo] Pediste
       *[other] { $name } pidió
    } que siguiera un bot.
log-clock = Se acabó el tiempo, decidió un bot: { $name }.
log-away =
    { $name ->
        [Yo] Te ausentaste
       *[other] { $name } se ausentó
    }: sigue jugando un bot.
log-back =
    { $name ->
        [Yo] Volviste
       *[other] { $name } volvió
    }.
log-vacation =
    { $name ->
        [Yo] Te fuiste de vacaciones
       *[other] { $name } se fue de vacaciones
    }: ese reloj se detiene.
log-vacation-over =
    { $name ->
        [Yo] Volviste
       *[other] { $name } volvió
    } de las vacaciones.
log-lapsed =
    { $name ->
        [Yo] Se te acabó el tiempo
       *[other] Se acabó el tiempo de { $name }
    }: por ahora juega un bot.
log-resigned =
    { $name ->
        [Yo] Abandonaste
       *[other] { $name } abandonó
    }: sigue jugando un bot.

# El recuento final como espectáculo.
line-completed = billetes completados
line-failed = billetes sin completar
count-you = ¡Has ganado!
count-shared = Victoria compartida: { $names }
count-tie-tickets = Empate a puntos: decidieron los billetes completados.
count-tie-stations = Empate a puntos: decidió quién usó menos estaciones.
count-tie-longest = Empate a puntos: decidió el camino más largo.
count-tie-shared = Empate a puntos, sin nada que lo deshaga.
show-skip = Saltar
show-again = Ver otra vez el recuento
show-replay = Ver la partida
show-review = Análisis
show-share = Compartir la partida
show-share-review = Compartir esta jugada
show-copied = Enlace copiado
show-save = Archivo de partida
show-audit = Registro completo, jugada a jugada
show-home = Inicio
show-rematch = Jugar otra vez
deal-promise = Antes de que nadie se sentara, el servidor guardó un secreto bajo llave; este es su sello. Después, el dispositivo de cada jugador hizo lo mismo con un número secreto propio. Las cartas, los billetes y quién empieza salen de todos ellos juntos, así que nadie pudo elegir el reparto: ni el servidor, ni quien abrió la partida, ni quien se sentó al final.
deal-promise-how = Todos los jugadores ven el mismo sello. Cuando termina la partida se revelan los secretos, y este dispositivo comprueba por su cuenta que coinciden.
deal-fair = Nadie pudo elegir este reparto: la semilla de sus cartas sale de un secreto del servidor y de los números secretos de { $names }, uno de ellos de este dispositivo, todos prometidos antes de que revelara el suyo. Este dispositivo lo ha comprobado.
deal-fits = Todo lo revelado sobre este reparto encaja: su semilla sale de un secreto del servidor y de los números secretos de { $names }. Si alguien lo eligió, este dispositivo no puede saberlo: no tiene en él ningún número secreto, o no vio lo que se prometió.
deal-alone = Ningún dispositivo de los jugadores participó en este reparto: el servidor lo sorteó solo, y pudo haberlo elegido.
deal-old = Esta partida se repartió a la antigua: el servidor no pudo cambiar el reparto después, pero pudo haberlo elegido antes.
deal-lesson = Este reparto se eligió para la lección: todos los que la hacen reciben las mismas cartas.
deal-imported = Esta partida viene de un archivo: quien lo trajo podía conocer el reparto.
deal-study = Esta partida es un estudio: continúa otra que ya terminó, con las mismas cartas por venir, así que quien vio aquella podía conocerlas. No cuenta para nada.
deal-wrong = Algo no está bien en este reparto. Guarda el archivo de partida y pregunta a quien administra el servidor.
deal-fault-commitment = Lo que el servidor revela ahora no corresponde al sello que mostró antes de la partida.
deal-fault-terms = El tablero, las opciones, las reglas o quién empieza no son los que se sellaron.
deal-fault-promises = Los números secretos prometidos ahora no son los que se mostraron a este dispositivo antes del reparto.
deal-fault-bots = Los bots nombrados ahora no son los que estaban en la mesa antes del reparto.
deal-fault-nonces = Un número secreto no es el que se prometió.
deal-fault-mine = El número secreto de este dispositivo no se usó, aunque estaba listo a tiempo.
deal-fault-seed = La semilla de las cartas no sale de los secretos.
deal-fault-order = El orden de los asientos no sale de los secretos.
deal-withheld = Prometieron un número secreto que no está en el reparto: { $names }. Quien lo retuvo, o lo dejó fuera, pudo elegir entre el reparto con él y el reparto sin él.
deal-note = Lo que anotó este dispositivo
deal-note-how = Que las cartas salieron de esta semilla se puede comprobar en un PC, con el archivo de partida y lo que anotó este dispositivo: trilhos verify.
show-rematch-ready = A la revancha

# La repetición.
replay-title = Repetición
replay-move = Jugada
replay-at = Jugada { $at } de { $of }
replay-first = Al reparto
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-claim = A la próxima ruta ocupada
replay-speed = Velocidad
replay-table = A la mesa

# Lo que hicieron los demás desde el propio turno, en pocas palabras tras su nombre.
strip-title = Desde tu último turno
strip-again = Verlo otra vez
brief-claim =
    { $route }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
brief-take = { $cards }
brief-draw = { $cards } a ciegas
brief-draw-hidden = { $count } a ciegas
brief-draw-hidden-train =
    { $count ->
        [one] { $count } tren a ciegas
       *[other] { $count } trenes a ciegas
    }
brief-draw-hidden-ship =
    { $count ->
        [one] { $count } barco a ciegas
       *[other] { $count } barcos a ciegas
    }
brief-keep-hidden =
    { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }
brief-keep = { $tickets }
brief-yield = renunció al túnel { $route }
brief-station = estación en { $city }
brief-harbour = puerto en { $city }
brief-loan-bank = un préstamo
brief-loan-player = un préstamo
brief-exchange-trains =
    { $count ->
        [one] { $count } barco por un tren
       *[other] { $count } barcos por trenes
    }
brief-exchange-ships =
    { $count ->
        [one] { $count } tren por un barco
       *[other] { $count } trenes por barcos
    }
brief-neutral-claimed = jugador neutral: { $route }
brief-pass = pasó
deal-daily = Este es un reparto del día: todos los que lo juegan reciben las mismas cartas, y quien conoce el día puede conocerlas.
show-others = Cómo les fue a los demás
