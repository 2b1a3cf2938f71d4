# «Yo» es el nombre propio de quien mira; entonces el verbo cambia de persona.
log-deal =
    { $name ->
        [Yo] Recibiste
       *[other] { $name } recibió
    }: { $cards }.
log-deal-hidden =
    { $name ->
        [Yo] Recibiste
       *[other] { $name } recibió
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
log-market = Boca arriba: { $cards }.
log-flush = Demasiados comodines boca arriba: se descartaron todas las cartas boca arriba.
log-refill = En la posición { $slot } hay ahora: { $card }.
log-reshuffle =
    La pila de descartes es ahora un mazo nuevo de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
log-reshuffle-tickets =
    Los billetes devueltos son ahora un mazo nuevo de { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }.
log-offer =
    { $name ->
        [Yo] Puedes
       *[other] { $name } puede
    } elegir entre: { $tickets }.
log-offer-hidden =
    { $name ->
        [Yo] Robaste
       *[other] { $name } robó
    } { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    } para elegir.
log-keep =
    { $name ->
        [Yo] Conservaste
       *[other] { $name } conservó
    }: { $tickets }.
log-keep-hidden =
    { $name ->
        [Yo] Conservaste
       *[other] { $name } conservó
    } { $count ->
        [one] { $count } billete
       *[other] { $count } billetes
    }.
log-keep-first =
    { $name ->
        [Yo] Elegiste tus
       *[other] { $name } eligió sus
    } primeros billetes.
log-turn =
    { $name ->
        [Yo] Tu turno
       *[other] Turno de { $name }
    }.
log-take =
    { $name ->
        [Yo] Tomaste
       *[other] { $name } tomó
    } de las cartas boca arriba: { $cards }.
log-draw =
    { $name ->
        [Yo] Robaste
       *[other] { $name } robó
    } a ciegas: { $cards }.
log-draw-hidden =
    { $name ->
        [Yo] Robaste
       *[other] { $name } robó
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a ciegas.
log-tunnel =
    { $name ->
        [Yo] Probaste
       *[other] { $name } probó
    } el túnel { $route } con { $laid }; reveladas: { $turned }. { $surcharge ->
        [0] Sin recargo.
        [one] Recargo: { $surcharge } carta.
       *[other] Recargo: { $surcharge } cartas.
    }
log-yield =
    { $name ->
        [Yo] Renunciaste al túnel { $route } y recuperaste las cartas.
       *[other] { $name } renunció al túnel { $route } y recuperó las cartas.
    }
log-claim =
    { $name ->
        [Yo] Ocupaste
       *[other] { $name } ocupó
    } { $route } con { $cards }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
log-toll-bank =
    { $name ->
        [Yo] Pagaste
       *[other] { $name } pagó
    } un peaje de { $amount } a la banca.
log-toll-player =
    { $to ->
        [Yo] { $name } te pagó
       *[other] { $name ->
            [Yo] Pagaste a { $to }
           *[other] { $name } pagó a { $to }
        }
    } un peaje de { $amount }.
log-loan-bank =
    { $name ->
        [Yo] No pudiste pagar el peaje de { $amount } y tomaste un préstamo.
       *[other] { $name } no pudo pagar el peaje de { $amount } y tomó un préstamo.
    }
log-loan-player =
    { $name ->
        [Yo] No pudiste pagar el peaje de { $amount } y tomaste un préstamo; la banca pagó a { $to }.
       *[other] { $name } no pudo pagar el peaje de { $amount } y tomó un préstamo; { $to ->
            [Yo] la banca te pagó.
           *[other] la banca pagó a { $to }.
        }
    }
log-station =
    { $name ->
        [Yo] Construiste
       *[other] { $name } construyó
    } una estación en { $city } con { $cards }.
log-pass =
    { $name ->
        [Yo] Pasaste
       *[other] { $name } pasó
    }: no se podía hacer nada más.
log-ending =
    { $name ->
        [Yo] Te quedan
       *[other] A { $name } le quedan
    } muy pocas piezas: empieza la última ronda. { $turns ->
        [one] Queda { $turns } turno.
       *[other] Quedan { $turns } turnos.
    }
log-stalling =
    Hace un rato que nada avanza. Si nadie ocupa, construye, roba ni conserva nada en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, la partida termina.
log-reveal =
    { $name ->
        [Yo] Revelaste
       *[other] { $name } reveló
    } un billete para el jugador neutral: { $ticket }; al pie: { $pair }.
log-reveal-none = No queda ningún billete en el mazo para el jugador neutral.
log-neutral-blank = El jugador neutral no tiene nada que ocupar.
log-neutral-claimed = El jugador neutral ocupó { $route }.
log-neutral-stopped = El jugador neutral se ha detenido para siempre.
log-neutral-toll =
    { $name ->
        [Yo] La banca te pagó el peaje de { $amount }.
       *[other] La banca pagó a { $name } el peaje de { $amount }.
    }
log-neutral-marker =
    { $name ->
        [Yo] Ahora tienes
       *[other] Ahora { $name } tiene
    } el marcador neutral.
log-over-pieces = Se jugó el último turno: la partida ha terminado.
log-over-passes = Todos pasaron: la partida ha terminado.
log-over-stalled = Durante cinco rondas nadie ocupó, construyó, robó ni conservó nada: la partida está estancada y termina.
log-total =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
log-winners =
    { $count ->
        [one] Victoria
       *[other] Victoria compartida
    }: { $names }.
ticket-blank = sin ciudades
log-draw-hidden-train =
    { $name ->
        [Yo] Robaste
       *[other] { $name } robó
    } { $count ->
        [one] { $count } carta de tren
       *[other] { $count } cartas de tren
    } a ciegas.
log-draw-hidden-ship =
    { $name ->
        [Yo] Robaste
       *[other] { $name } robó
    } { $count ->
        [one] { $count } carta de barco
       *[other] { $count } cartas de barco
    } a ciegas.
log-reshuffle-train =
    La pila de descartes de trenes es ahora un mazo nuevo de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
log-reshuffle-ship =
    La pila de descartes de barcos es ahora un mazo nuevo de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
log-pieces = { $name }: { $trains } trenes y { $ships } barcos para empezar.
log-exchange-trains =
    { $name ->
        [Yo] Cambiaste
       *[other] { $name } cambió
    } { $count ->
        [one] { $count } barco por un tren: { $count } punto menos.
       *[other] { $count } barcos por trenes: { $count } puntos menos.
    }
log-exchange-ships =
    { $name ->
        [Yo] Cambiaste
       *[other] { $name } cambió
    } { $count ->
        [one] { $count } tren por un barco: { $count } punto menos.
       *[other] { $count } trenes por barcos: { $count } puntos menos.
    }
log-harbour =
    { $name ->
        [Yo] Construiste
       *[other] { $name } construyó
    } un puerto en { $city } con { $cards }.

# Un suceso que no tiene frase propia.
log-plainly = { $event }: { $values }.
