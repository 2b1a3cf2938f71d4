# Las páginas de reglas: lo que se decidió donde un reglamento deja algo abierto, por los ids de docs/rules.
rules-rulings-title = Lo que decidió Trilhos
rules-rulings-lead =
    En una mesa la gente se pone de acuerdo sobre lo que un reglamento deja abierto; un programa tiene que saberlo. Estas
    son las decisiones de Trilhos para este tablero, cada una con el número que tiene en los documentos del proyecto.

rules-ruling-u6 =
    Todos eligen sus primeros billetes a la vez, y nadie sabe qué conservan los demás. Quien prepara la partida puede
    decir quién empieza; si no, se sortea.
rules-ruling-u6-under = Los primeros billetes que se devuelven van debajo del mazo, por orden de asientos.
rules-ruling-u8 =
    Pasas si no puedes hacer nada más, y solo entonces. Si todos pasan, uno tras otro, la partida termina y se cuenta,
    también en los últimos turnos.
rules-ruling-u9 = La segunda carta no es opcional: si hay alguna que puedas tomar, la tomas.
rules-ruling-u13 =
    Se mira si hay demasiados comodines boca arriba cada vez que se descubre una carta, y en ningún otro momento.
rules-ruling-u14 =
    Si hay que renovar a la vez las cartas boca arriba y el mazo, primero se descartan las cartas boca arriba y se
    barajan con las demás. Se quedan como están si no hay otras cartas suficientes para cambiar algo, o si el mazo ya se
    rehízo dos veces seguidas por ellas.
rules-ruling-u29 = Quienes siguen empatados después de todos los desempates ganan juntos.
rules-ruling-u31 =
    Si durante cinco rondas enteras nadie ocupa una ruta, construye, toma una carta ni conserva un billete, la partida
    está estancada: termina y se cuenta. Se avisa dos rondas antes.

rules-ruling-e10 = No puedes renunciar a un túnel que no cuesta nada más: queda ocupado.
rules-ruling-e11 =
    Todas las cartas de un túnel, las pagadas, las añadidas y las reveladas, se descartan en el mismo momento. Un mazo
    vacío se rehace después, no antes.
rules-ruling-e17 =
    Al final Trilhos elige por ti las rutas prestadas: entre todas tus estaciones, la elección que da más puntos, y entre
    iguales, una que complete más billetes.
rules-ruling-e18 =
    Una estación no sirve de nada donde todas las rutas de la ciudad están libres o son tuyas. No importa de quién sea la
    ruta que tomas prestada.
rules-ruling-e23 = Quienes siguen empatados después de todos los desempates ganan juntos.

rules-ruling-s6 = Tomas exactamente { $pieces } piezas, no menos.
rules-ruling-s12 =
    Si los dos mazos estaban vacíos y vuelve a haber cartas, los huecos entre las cartas boca arriba se llenan uno tras
    otro: del mazo de trenes mientras tenga cartas, y luego del mazo de barcos.
rules-ruling-s26 =
    En caso de empate va por delante quien tenga más billetes completados. Quienes sigan empatados ganan juntos.
rules-ruling-w4 = En una ruta difícil, dos comodines también son una pareja.
rules-ruling-w5 =
    Un recorrido se cumple en orden si un camino por tu red, que no usa ninguna ruta dos veces, empieza en su primera
    ciudad, pasa por las demás en el orden impreso y termina en la última.

rules-ruling-n3 =
    La pila de descartes de billetes se baraja cuando hace falta un billete y el mazo no tiene, incluso a mitad de un
    robo, de modo que ves { $draw } mientras haya { $draw }. Los billetes que tienes delante no se barajan.
rules-ruling-n13 =
    En caso de empate va por delante quien tenga más billetes completados. Quienes sigan empatados ganan juntos.
rules-ruling-n16 = Después del último turno de la partida, el jugador neutral no hace nada.
rules-ruling-n18 = Si no queda ninguna vía para el jugador neutral, no pasa nada, tenga los trenes que tenga.
rules-ruling-n20 =
    Si los billetes se barajan de nuevo mientras alguien roba, el jugador neutral sigue jugando. Un billete que lo
    detiene se descarta.
rules-ruling-n21 = Por la segunda vía junto a una del jugador neutral, pagas el peaje a la banca.
