# El club, en la página.
club-title = Club
club-about = Un nombre en vez de una cuenta: sin contraseña, sin dirección. Quien te conoce es este dispositivo. Tus partidas están en una sola lista en todos tus dispositivos, con a quién le toca; vuelves a jugar con la misma gente con una pulsación; y hay una clasificación, para las partidas que cuenten.
club-join-title = Únete al club
club-join = Unirme
club-join-note = Los demás ven tu nombre y, tras la primera partida que cuente, tu clasificación. Puedes irte cuando quieras, y lo tuyo se borra.
club-invited = Tienes una invitación a un grupo: gente que juega junta una y otra vez.
club-for-game = Te espera una partida que cuenta para la clasificación. Al unirte sigues hacia ella.
club-come-in = Entrar en el grupo
club-not-now = Ahora no
club-along =
    { $count ->
        [one] La partida que este dispositivo recuerda es mía: a mis listas con ella
       *[other] Las { $count } partidas que este dispositivo recuerda son mías: a mis listas con ellas
    }
club-code-title = ¿Ya estás en el club?
club-code-about = En un dispositivo que esté dentro, elige “Admitir otro dispositivo” y escribe el código que muestra.
club-code = Código de otro dispositivo tuyo
club-let-in-short = Admitir
club-this-device = Admitir este dispositivo
club-this-device-about = El enlace viene de un dispositivo tuyo. Con él, este dispositivo está en el club como el mismo miembro: ve tus partidas y puede tomar tus asientos. Si te lo envió otra persona, no sigas.
club-let-this-in = Este dispositivo es mío, que entre
club-already-in = Este dispositivo ya está en el club, como { $name }. Para entrar como otra persona, quítalo primero de la lista de dispositivos, más abajo.
club-lost = Este dispositivo estaba en el club como { $name }, y ya no: otro dispositivo lo quitó, o el miembro se fue. Los asientos y las partidas de este dispositivo siguen todos aquí.
club-lost-noted = Entendido
club-keep = No
club-games = Partidas en curso
club-games-none = Ninguna ahora. Las partidas en las que te sientas desde un dispositivo tuyo llegan aquí solas.
club-games-waiting =
    { $count ->
        [0] Ninguna te espera.
        [one] Una te espera.
       *[other] { $count } te esperan.
    }
club-games-all = Las { $count }
club-kept = silla reservada
club-now = ahora mismo
club-since = desde hace { $time }
club-waits-for = espera a { $names }
club-waits-open = no ha empezado
club-groups = Grupos
club-groups-none = Un grupo es quien juega junto una y otra vez: su próxima partida está a una pulsación. Crea uno aquí e invita, o a partir de una partida terminada.
club-group-name = Nombre de un grupo nuevo
club-group-make = Crear
club-invite = Invitar
club-invite-to = Invitar a { $group }
club-invite-about = Quien abre este enlace entra en el grupo, durante catorce días. Quien aún no está en el club se une ahí.
club-group-leave = Dejar el grupo
club-group-leave-sure = Dejas { $group }. Los demás se quedan, y pueden volver a invitarte.
club-group-of-game = Grupo con esta gente
club-next = Siguiente tablero
club-next-board = Qué tablero
club-next-in-turn = el que toca
club-to-game = A la partida
club-history = Partidas terminadas
club-history-none = Ninguna todavía. Las partidas que terminan se apuntan aquí, y quedan aunque el servidor haya borrado la partida.
club-history-more = Anteriores
club-place = { $place }.º
club-replay = Ver de nuevo
club-review = Análisis
club-not-kept = La partida se ha borrado; queda el resultado.
club-people = Con quién has jugado
club-with = Con
club-bot = bot
club-met-games = Partidas
club-ahead = Tú delante
club-behind = Tú detrás
club-rating-short = Clasificación
club-rating = Tu clasificación
club-rating-none = Aún sin clasificación: empieza con la primera partida que cuente. En una partida nueva se puede elegir.
club-rating-words =
    { $games ->
        [one] Lo más probable, entre { $least } y { $most }, tras una partida que cuenta.
       *[other] Lo más probable, entre { $least } y { $most }, tras { $games } partidas que cuentan.
    }
club-rating-unsure = Todavía bastante incierta: las próximas partidas la moverán mucho. Todo el mundo empieza en 1500.
club-rating-sure = Ya bien conocida: una partida la mueve poco. Todo el mundo empezó en 1500.
club-member-since = En el club desde el { $day }
club-rename = Otro nombre
club-rename-done = Guardar
club-devices = Tus dispositivos
club-device-unnamed = Dispositivo
club-device-here = · este
club-device-seen = · visto el { $day }
club-device-remove = Quitar
club-device-out = { $device } sale del club al momento. Los asientos que tiene siguen allí hasta que otro dispositivo tuyo los tome: abre cada partida desde tu lista.
club-device-out-here = Este dispositivo sale del club; sigues siendo miembro en los demás. Si no tienes otro, nadie puede traerte de vuelta. Los asientos de este dispositivo siguen aquí.
club-let-in = Admitir otro dispositivo
club-pass-about = Escanéalo con el otro dispositivo, o abre allí el enlace. Sirve para un dispositivo, durante { $time }.
club-pass-type = O abre allí el club y escribe este código:
club-pass-warning = No se lo enseñes a nadie más: quien lo tenga puede jugar en tu nombre.
club-pass-used = Tu otro dispositivo está dentro.
club-yours = Lo que se guarda de ti
club-export = Como archivo
club-leave = Dejar el club
club-leave-title = ¿Irte para siempre?
club-leave-goes = Se borran: tu nombre, todos tus dispositivos, tus listas, tus puestos en grupos, tu clasificación, los avisos de tus asientos; en las partidas terminadas, tu nombre y lo que escribiste. En las que siguen, eso pasa cuando acaben.
club-leave-stays = Quedan: los resultados de los demás contigo, contra “Alguien”; los asientos en tus dispositivos, para que termines tus partidas; y lo que haya en las copias de seguridad del servidor, hasta que se borren.
club-leave-for-good = No se puede deshacer, y nadie puede traerte de vuelta.
club-leave-yes = Irme y borrar
