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

# Para quien administra un servidor.
cli-serve-public-url = la dirección en la que la gente encuentra la página, para los enlaces de los avisos
cli-serve-webhooks = dejar que los jugadores reciban avisos de sus turnos en una dirección suya: con un SERVIDOR, solo en ese (se puede dar varias veces); sin él, en cualquiera del internet público
cli-serve-webhooks-private = enviar avisos también a esta máquina y su red, y sin TLS: para un servidor en casa
cli-serve-webhooks-wait = cuánto tiene que llevar fuera alguien antes de que se envíe un aviso, en segundos
bad-public-url = "{ $value }" no es la dirección de una página. Escribe por ejemplo --public-url https://trilhos.example.org
bad-webhooks-host = "{ $value }" no es un servidor. Escribe por ejemplo --webhooks discord.com
webhooks-private-alone = --webhooks-private va con --webhooks.
