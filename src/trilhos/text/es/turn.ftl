# Un turno en el navegador.
action-pass = Pasar
action-undo = Deshacer
undo-ask = Pedir deshacer
undo-ask-short = ¿Deshacer?
undo-until = hasta que juegue { $name }
undo-asked = Esperando respuesta: { $names }
undo-question = { $name } pide deshacer su última jugada. Solo dejó ver sus propias cartas.
undo-agree = Aceptar
undo-deny = No deshacer
turn-thinking = { $name } está pensando
turn-several = Eligiendo ahora: { $names }
last-round = Última ronda
last-round-left =
    { $count ->
        [one] queda { $count } turno
       *[other] quedan { $count } turnos
    }
stalling-title = La partida está estancada
stalling-left =
    Si nadie ocupa, construye, roba ni conserva nada en { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }, la partida termina.
stalling-short =
    { $count ->
        [one] Termina tras { $count } turno más así.
       *[other] Termina tras { $count } turnos más así.
    }

# Lo que se pide.
prompt-first-tickets = Elige tus primeros billetes
prompt-choose-tickets = Elige qué billetes conservas
prompt-second-card = Una carta más
prompt-pay = Elige cómo pagar
prompt-tunnel = El túnel: paga o renuncia
prompt-neutral = Una vía para el jugador neutral
prompt-refill = ¿De qué mazo sale la carta que falta?
prompt-pieces = ¿Cuántos trenes y cuántos barcos?
prompt-over = La partida ha terminado
prompt-cards = Toma una carta boca arriba o roba de un mazo
prompt-route = Elige una ruta iluminada
prompt-tickets = Roba billetes
prompt-station = Elige una ciudad para la estación
prompt-harbour = Elige una ciudad portuaria para el puerto
prompt-exchange = Cambia piezas
prompt-pass = No se puede hacer nada más: pasa
prompt-cards-first =
    { $count ->
        [0] Estas cartas no pagan ninguna ruta
        [one] Estas cartas pagan { $count } ruta
       *[other] Estas cartas pagan { $count } rutas
    }

# Por qué algo no se puede hacer ahora.
why-over = La partida ha terminado.
why-not-your-turn = Le toca a { $name }.
why-not-now = Antes hay que decidir otra cosa.
why-second-card = Toma antes tu segunda carta.
why-taken =
    { $name ->
        [Yo] Ya te pertenece.
       *[other] Ya es de { $name }.
    }
why-taken-nobody = Es del jugador neutral.
why-closed = Cerrada: la otra vía del par está ocupada.
why-own-twin = La otra vía del par ya es tuya.
why-pieces =
    { $count ->
        [one] Te falta { $count } pieza.
       *[other] Te faltan { $count } piezas.
    }
why-cards =
    { $count ->
        [one] Te faltan cartas para { $count } casilla.
       *[other] Te faltan cartas para { $count } casillas.
    }
why-cards-colour = Falta: { $count } × { $colour }.
why-cards-building = No tienes las cartas necesarias.
why-all-built = Ya no te queda nada por construir.
why-no-port = Esta ciudad no es portuaria.
why-no-route = Ninguna ruta tuya termina aquí.
why-no-card = Ahí no hay ninguna carta.
why-one-wild = Un comodín boca arriba no puede ser la segunda carta.
why-no-tickets = No quedan billetes.
why-keep-more =
    { $count ->
        [one] Conserva al menos { $count } billete.
       *[other] Conserva al menos { $count } billetes.
    }
why-not-offered = No es una de las opciones.
why-can-act = Solo puedes pasar cuando no se puede hacer nada más.
why-exchanged = Quedan muy pocas piezas para cambiar.
why-none-cards = No se puede tomar ninguna carta.
why-none-route = Con tus cartas y piezas no se puede ocupar ninguna ruta.
why-none-tickets = Ahora no se pueden robar billetes.
why-none-station = Ahora no se puede construir una estación.
why-none-harbour = Ahora no se puede construir un puerto: hace falta una ciudad portuaria con una ruta tuya, y las cartas.
why-none-exchange = Ahora no se puede cambiar nada.

# Teclas.
keys-title = Teclas
key-take = tomar una carta boca arriba
key-draw = robar del mazo
key-draw-second = robar del segundo mazo
key-route = elegir una ruta
key-tickets = robar billetes
key-station = construir una estación
key-harbour = construir un puerto
key-exchange = cambiar piezas
key-arrows = ir a la siguiente iluminada
key-enter = confirmar
key-cancel = cancelar
key-pass = pasar
key-undo = deshacer
key-find = buscar una ciudad
key-help = esta lista
find-city = Buscar una ciudad
find-none = No hay tal ciudad
steps-waiting =
    { $count ->
        [one] { $count } jugada por ver
       *[other] { $count } jugadas por ver
    }
steps-next = Siguiente jugada
steps-last = Ver todas
key-next = ver la siguiente jugada de los demás, si se muestran paso a paso
key-last = ver todas las jugadas de los demás
