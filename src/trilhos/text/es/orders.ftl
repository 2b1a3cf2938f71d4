# Lo que hay que hacer mientras otros piensan, en el navegador.
menu-orders = Luego: qué hacer en mi turno
orders-about = Cuando llegue tu turno, se hace por ti lo primero de esto que sea posible, estés donde estés. Nadie más puede verlo. Si nada es posible, se te llama como siempre.
orders-none = Nada todavía: juegas tú cada turno.
orders-build = { $what }
orders-build-with = { $what }, pagando con
orders-draw = Robar a ciegas
orders-take = Tomar solo estas, si están boca arriba:
orders-take-else = Robar; primero estas, si están boca arriba:
orders-turns = { $count ->
    [one] durante un turno
   *[other] durante { $count } turnos
}
orders-up = Antes
orders-remove = Quitar
orders-new-build = Ocupar o construir en cuanto pueda
orders-what = Qué
orders-press = Elegirlo en el tablero
orders-press-prompt = Elige una ruta, o una ciudad donde construir
orders-pay-with = Pagar solo con estas; con cualquiera si no se elige ninguna
orders-add-build = Añadir esto
orders-new-draw = Robar cartas
orders-open-cards = Cartas boca arriba que tomar, la más deseada primero
orders-blind = si no, robar a ciegas
orders-deck = Del mazo
orders-how-long = Cuánto tiempo
orders-always = hasta que lo cambie
orders-add-draw = Añadir robo
orders-until = Parar y llamarme
orders-last-round = cuando empiece la última ronda
orders-near = cuando alguien ocupe una ruta en: { $cities }
orders-until-turns = después de cumplirlas
orders-until-any = sin límite
orders-stopped-done = Está todo hecho.
orders-stopped-undone = Parado: deshiciste una jugada.
orders-stopped-near = Parado: alguien ocupó una ruta cercana.
orders-stopped-last-round = Parado: ha empezado la última ronda.
orders-stopped-turns = Parado: se jugaron tantos turnos como querías.
