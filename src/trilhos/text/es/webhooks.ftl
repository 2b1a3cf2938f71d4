# Lo que se dice a los jugadores en otra parte.
notice-turn = Te toca en tu partida del tablero { $edition }.
notice-end = Tu partida del tablero { $edition } ha terminado.
notice-won = Tu partida del tablero { $edition } ha terminado, y has ganado.
notice-test = Así sabrás de tus turnos en tu partida del tablero { $edition }.

# Por qué se rechaza un webhook, y qué fue de un aviso.
webhooks-off = Este servidor no envía avisos.
bad-webhook = Esta no es una dirección a la que se puedan enviar avisos. Da una como https://example.org/path, sin nombre de usuario.
webhook-needs-https = Los avisos solo se envían a direcciones que empiezan por https://.
webhook-host-not-allowed = Este servidor solo envía avisos a estos servidores: { $hosts }.
webhook-no-address = Esta dirección no lleva a ninguna parte, o lleva a un lugar que no está en el internet público.
webhook-too-late = La partida ha terminado: no habrá más avisos.
no-webhook = No hay ninguna dirección que probar: da antes una.
webhook-sent = Ha llegado (la respuesta fue { $status }).
webhook-timeout = No llegó ninguna respuesta a tiempo.
webhook-unreachable = Allí no responde nadie, o la conexión no es segura.
webhook-answer = La respuesta fue { $status }, y no un sí.
webhook-gone = Este navegador ya no acepta avisos: actívalos allí de nuevo.
push-off = Este servidor no envía avisos a navegadores.
bad-subscription = Esta no es una suscripción a la que se puedan enviar avisos: desactívalos y actívalos de nuevo en este navegador.
many-devices = { $most } dispositivos ya reciben avisos de los turnos de este asiento: desactívalos antes en uno de ellos.
mail-off = Este servidor no envía correo.
bad-mail-address = Una dirección de correo tiene que ser como ana@example.org.
mail-sent = El servidor de correo lo ha aceptado.
webhook-too-many = Este buzón ha recibido muchos correos en una hora; los siguientes saldrán más tarde.
mail-old-link = Este enlace ya no vale: los avisos se detuvieron o la partida terminó.
quiet-all-day = Las horas de silencio necesitan un final que no sea su comienzo. Para no recibir nada, desactiva los avisos.
unknown-zone = Este servidor no conoce la zona horaria “{ $zone }”. Indica una como Europe/Lisbon o America/Sao_Paulo.
mail-turn = Trilhos: es tu turno
mail-end = Trilhos: tu partida ha terminado
mail-test = Trilhos: una prueba
mail-stop = No recibir más estos correos:
mail-ask = Trilhos: ¿te escribimos cuando sea tu turno?
mail-ask-about = Alguien que juega a Trilhos dio esta dirección para recibir avisos de sus turnos. Si fuiste tú, confírmalo aquí:
mail-ask-not-you = Si no fuiste tú, no hagas nada: aquí no se enviarán avisos.

# Para quien administra un servidor.
cli-serve-public-url = la dirección en la que la gente encuentra la página, para los enlaces de los avisos
cli-serve-webhooks = dejar que los jugadores reciban avisos de sus turnos en una dirección suya: con un SERVIDOR, solo en ese (se puede dar varias veces); sin él, en cualquiera del internet público
cli-serve-webhooks-private = enviar avisos también a esta máquina y su red, y sin TLS: para un servidor en casa
cli-serve-webhooks-wait = cuánto tiene que llevar fuera alguien antes de que se envíe un aviso, en segundos
bad-public-url = "{ $value }" no es la dirección de una página. Escribe por ejemplo --public-url https://trilhos.example.org
bad-webhooks-host = "{ $value }" no es un servidor. Escribe por ejemplo --webhooks discord.com
webhooks-private-alone = --webhooks-private va con --webhooks.
cli-serve-push = permitir avisos en los navegadores, por medio del servicio push del navegador: con un HOST, solo por ese (se puede repetir)
cli-serve-mail = permitir avisos por correo, enviados por este servidor: smtp://USUARIO@HOST:PUERTO (con STARTTLS) o smtps:// (TLS desde el principio)
cli-serve-mail-from = la dirección de la que vienen los correos, como "Trilhos <trilhos@example.org>"
cli-serve-mail-password = un archivo con la contraseña del servidor de correo (por defecto: la tiene TRILHOS_MAIL_PASSWORD)
bad-push-host = “{ $value }” no es un host. Escribe por ejemplo --push fcm.googleapis.com
bad-mail-server = “{ $value }” no es un servidor de correo. Escribe por ejemplo --mail smtp://user@mail.example.org:587, sin la contraseña: viene de TRILHOS_MAIL_PASSWORD o de --mail-password-file.
bad-mail-from = “{ $value }” no es una dirección de la que puedan venir correos. Escribe por ejemplo --mail-from "Trilhos <trilhos@example.org>"
telling-needs-url = --push y --mail necesitan --public-url, la dirección en la que se encuentra la página.
