# Ausentarse de una partida de días, en el navegador.
vacation-about = Mientras no estés, tu reloj se detiene y todos ven hasta cuándo. En esta partida tienes { $count } días en total, de una vez o por partes, y puedes volver cuando quieras. Lo que no uses te queda. Tus órdenes se cumplen entretanto, y no hay avisos.
vacation-until = Fuera hasta
vacation-go = Me voy a ausentar

# Avisos del propio turno: cómo y cuándo.
notices-about = Cuando te toque y no estés aquí, cuando se te acabe el tiempo y cuando la partida termine. Ningún aviso contiene secretos de la partida.
notices-stop = No más avisos de esta partida
notices-stopped = No habrá más avisos de esta partida.
notices-failed = No llegaron, y se han desactivado. { $problem } Prueba otra vez, o pon otra dirección.
notices-late = El último no llegó: { $problem } Se enviará de nuevo.
push-title = En este dispositivo
push-about = Avisos de este navegador, también sin ninguna página abierta.
push-on = Activar aquí
push-on-here = Este dispositivo recibe avisos.
push-is-on = Activado. Pruébalo ahora para asegurarte.
push-is-off = Este dispositivo ya no recibe avisos de esta partida.
push-off-here = Desactivar aquí
push-off-everywhere = Desactivar en todas
push-is-off-everywhere = Este dispositivo ya no recibe avisos de ninguna partida.
push-try = Probar ahora
push-tried = En camino: debería llegar enseguida.
push-next = También en mis próximas partidas en este dispositivo
push-others =
    { $count ->
        [one] Otro dispositivo recibe avisos.
       *[other] Otros { $count } dispositivos reciben avisos.
    }
push-blocked = Este navegador bloquea los avisos de esta página. Permítelos en los ajustes del navegador para esta página, y vuelve.
push-insecure = Los navegadores solo dan avisos a páginas abiertas por https://. Pide una dirección así a quien lleva este servidor.
push-home-screen = En un iPhone o iPad, pon antes esta página en la pantalla de inicio (Compartir, luego “Añadir a pantalla de inicio”) y ábrela desde allí.
push-impossible = Este navegador no puede mostrar avisos de páginas cerradas.
push-asked = La pregunta quedó sin respuesta: no se ha activado nada.
push-service = El servicio de avisos del navegador no responde ahora. Prueba más tarde.
mail-title = Por correo
mail-address = Dirección de correo
mail-save = Pedir correos
mail-asked = Va un correo en camino. Sigue el enlace que trae, y los avisos irán allí.
mail-waits = Se envió un correo a { $address }. Los avisos llegan cuando se siga su enlace.
mail-wants = Alguien quiere que los avisos de sus turnos vayan a { $address }. ¿Los enviamos?
mail-yes = Sí, enviadlos
mail-goes-to = Los correos van a { $address }.
mail-remove = No más correos
mail-removed = No habrá más correos, y la dirección queda olvidada.
mail-try = Enviar uno ahora
quiet-title = Horas de silencio
quiet-about = En ellas no hay avisos; lo que siga valiendo se avisa cuando terminan. La hora es la de { $zone }.
quiet-are = No hay avisos de { $begin } a { $end } ({ $zone }).
quiet-begin = Desde
quiet-end = Hasta
quiet-save = Guardar estas horas
quiet-kept = Guardado.
quiet-remove = Sin horas de silencio
quiet-none = Los avisos pueden llegar a cualquier hora otra vez.
webhook-title = Por webhook
webhook-about = Cuando te toque y no estés aquí, y cuando la partida termine, se envía un mensaje a una dirección tuya: el webhook de un canal en Discord, Slack o Mattermost, un tema de ntfy o un programa propio. La dirección es secreta: el servidor no se la muestra a nadie.
webhook-goes-to = Los avisos van a { $host }.
webhook-address = Dirección para los avisos
webhook-other-address = Otra dirección
webhook-form = Se envía como
webhook-form-json = JSON (Discord, Slack, Mattermost …)
webhook-form-text = texto sin formato (ntfy …)
webhook-save = Guardar
webhook-saved = Guardada. Pruébala ahora para asegurarte.
webhook-try = Probarla ahora
webhook-remove = Quitar
webhook-removed = Quitada: no habrá más avisos, y la dirección queda olvidada.
