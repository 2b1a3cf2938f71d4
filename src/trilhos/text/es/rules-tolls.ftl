# Las páginas de reglas: peajes, préstamos y el jugador neutral.
rules-setup-tokens =
    Empiezas con fichas de peaje por valor de { $tokens }. Las que te quedan son tu secreto hasta el final, salvo que la
    mesa juegue con fichas a la vista.

rules-tolls-title = Peajes y préstamos
rules-tolls-lead =
    Cada ruta cruza un puente, y cada puente tiene un peaje: el número de la moneda, que se paga al ocupar la ruta.
rules-tolls-first = En una ruta sencilla, o en la primera vía de una doble, pagas a la banca.
rules-tolls-second = En la segunda vía de una ruta doble, pagas a quien tiene la primera.
rules-tolls-loan =
    Si tus fichas no alcanzan para el peaje, te las quedas todas y tomas un préstamo. Un peaje que le toca a otro jugador
    lo paga entonces la banca.
rules-tolls-forced =
    Quien puede pagar no puede tomar un préstamo. Los préstamos están a la vista y nunca se devuelven.
rules-tolls-bonus-lead = Al final, las fichas que te quedan deciden tu puesto para una bonificación:
rules-tolls-place = puesto
rules-tolls-players = { $count } jugadores
rules-tolls-level =
    Quienes empatan reciben todos la bonificación del mismo puesto, y se saltan los siguientes: después de dos primeros
    viene un tercero.
rules-tolls-out =
    Quien tiene un préstamo no tiene puesto ni bonificación, y pierde { $loan } puntos por cada préstamo.
rules-tolls-worth = Las fichas en sí no valen puntos.

rules-plain-title = Sin fichas
rules-plain-lead =
    Para una partida más sencilla, deja fuera las fichas, y con ellas los peajes, los préstamos y las bonificaciones.
    Entonces, con menos de { $plainFrom } jugadores, una ruta doble se cierra cuando se ocupa una de sus vías.

rules-neutral-title = El jugador neutral
rules-neutral-lead =
    Dos jugadores con fichas pueden invitar a un tercero neutral. Tiene { $neutralTrains } trenes, les quita rutas a los
    dos y no tiene puntos.
rules-neutral-marker =
    Quien juega en segundo lugar empieza con el marcador neutral. Durante las primeras { $quiet } rondas no pasa nada.
rules-neutral-reveal =
    Desde entonces, cuando los dos han jugado, se revela el billete de encima del mazo. Si al pie lleva dos ciudades
    impresas, el jugador neutral ocupa la ruta entre ellas, sin cartas. Si no, no pasa nada.
rules-neutral-choice =
    Si las dos vías están libres, quien tiene el marcador elige una de ellas y después pasa el marcador.
rules-neutral-second =
    Si un jugador ya tiene una vía, el jugador neutral toma la otra, y la banca le paga el peaje a ese jugador. El
    marcador se queda donde está.
rules-neutral-discard = En ambos casos, el billete va a la pila de descartes.
rules-neutral-twice =
    { $twice }: estos pares están en dos billetes cada uno. Cuando el jugador neutral ya tiene la ruta, el segundo
    billete cuenta como uno sin ciudades.
rules-neutral-stop =
    El jugador neutral se detiene para siempre cuando tiene muy pocos trenes para una ruta que debe tomar, o cuando el
    mazo de billetes está vacío al llegar su turno. En el segundo caso, los billetes descartados forman el mazo nuevo.
