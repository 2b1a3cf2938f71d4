# Avisos del propio turno, en el navegador.
menu-webhook = Avisos de mi turno
menu-open-alarm = Menú: los avisos de tu turno se han desactivado
webhook-off = desactivados
webhook-about = Cuando te toque y no estés aquí, y cuando la partida termine, se envía un mensaje a una dirección tuya: el webhook de un canal en Discord, Slack o Mattermost, un tema de ntfy o un programa propio. La dirección es secreta: el servidor no se la muestra a nadie.
webhook-goes-to = Los avisos van a { $host }.
webhook-failed = No llegaron, y se han desactivado. { $problem } Prueba otra vez, o pon otra dirección.
webhook-late = El último no llegó: { $problem } Se enviará de nuevo.
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
