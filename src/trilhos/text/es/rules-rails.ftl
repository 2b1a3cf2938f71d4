# Las páginas de reglas: ferris, túneles y estaciones.
rules-ferries-title = Ferris
rules-ferries-lead =
    Un ferri es una ruta gris sobre el agua con locomotoras impresas en algunas de sus casillas. Por cada una de ellas
    tienes que pagar una locomotora.
rules-ferries-rest =
    Las demás casillas se pagan como en cualquier ruta gris: con un color, con más locomotoras o con ambas cosas.

rules-tunnels-title = Túneles
rules-tunnels-lead =
    Nadie sabe cuánto se tarda en excavar un túnel, así que su precio puede subir después de que pagues.
rules-tunnels-lay = Primero pon las cartas por su longitud, como en cualquier ruta.
rules-tunnels-turn =
    Después se revelan tres cartas del mazo. Cada una del color con el que pagaste te cuesta una carta más, de ese color
    o una locomotora. Una locomotora entre las tres cuenta siempre.
rules-tunnels-wild =
    Si solo pusiste locomotoras, solo cuentan las locomotoras reveladas, y solo se pueden añadir locomotoras.
rules-tunnels-yield =
    ¿No puedes o no quieres pagar? Entonces recuperas lo que pusiste, el túnel sigue libre y tu turno termina.
rules-tunnels-discard = Las tres cartas se descartan al final del turno, pase lo que pase.
rules-tunnels-short =
    Si el mazo se acaba, la pila de descartes pasa a ser el mazo nuevo. Si aun así no hay tres cartas, se revelan menos;
    si no hay ninguna, el túnel es tuyo sin ningún riesgo.
rules-tunnels-example = Por ejemplo, pones dos cartas rojas:
rules-tunnels-example-turned = reveladas
rules-tunnels-example-add =
    { $count ->
        [0] nada más
       *[other] { $count } más: roja o locomotora
    }

rules-stations-title = Estaciones
rules-stations-lead =
    Una estación te deja tomar prestado: para tus billetes puedes usar una ruta de otro jugador que termine en la ciudad
    de la estación.
rules-stations-where =
    Construye en cualquier ciudad que no tenga estación, aunque no tengas rutas allí. Una por turno, { $stations } por
    partida.
rules-stations-cost =
    La primera estación cuesta una carta, la segunda dos del mismo color y la tercera tres del mismo color. Las
    locomotoras valen por cualquiera de ellas.
rules-stations-choice =
    No hace falta decir qué ruta tomas prestada hasta el final de la partida, pero entonces es la misma para todos tus
    billetes. Trilhos elige la mejor por ti.
rules-stations-not = Una ruta prestada no da puntos y no forma parte de tu camino más largo.
