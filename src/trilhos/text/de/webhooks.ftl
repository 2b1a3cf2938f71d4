# Was Leuten anderswo mitgeteilt wird.
notice-turn = Du bist am Zug in deiner Partie auf dem Plan { $edition }.
notice-end = Deine Partie auf dem Plan { $edition } ist zu Ende.
notice-won = Deine Partie auf dem Plan { $edition } ist zu Ende, und du hast gewonnen.
notice-test = So erfährst du, wenn du in deiner Partie auf dem Plan { $edition } am Zug bist.

# Warum ein Webhook abgelehnt wird, und was aus einer Nachricht wurde.
webhooks-off = Dieser Server verschickt keine Nachrichten.
bad-webhook = An diese Adresse lassen sich keine Nachrichten schicken. Gib eine an wie https://example.org/path, ohne Benutzernamen darin.
webhook-needs-https = Nachrichten gehen nur an Adressen, die mit https:// beginnen.
webhook-host-not-allowed = Dieser Server schickt Nachrichten nur an diese Rechner: { $hosts }.
webhook-no-address = Diese Adresse führt nirgendwohin oder an einen Ort, der nicht im öffentlichen Internet liegt.
webhook-too-late = Die Partie ist zu Ende: Es kommen keine Nachrichten mehr.
no-webhook = Es gibt keine Adresse zum Ausprobieren: Gib erst eine an.
webhook-sent = Sie ist angekommen (die Antwort war { $status }).
webhook-timeout = Es kam nicht rechtzeitig eine Antwort.
webhook-unreachable = Dort war niemand erreichbar, oder die Verbindung ist nicht sicher.
webhook-answer = Die Antwort war { $status }, und kein Ja.

# Für alle, die einen Server betreiben.
cli-serve-public-url = die Adresse, unter der man die Seite findet, für Links in Nachrichten
cli-serve-webhooks = Nachrichten über Züge an eine eigene Adresse schicken lassen: mit einem RECHNER nur an diesen (mehrfach möglich), ohne an beliebige im öffentlichen Internet
cli-serve-webhooks-private = Nachrichten auch an diesen Rechner und sein Netz schicken, und ohne TLS: für einen Server zu Hause
cli-serve-webhooks-wait = wie lange jemand weg sein muss, bevor eine Nachricht geschickt wird, in Sekunden
bad-public-url = „{ $value }“ ist keine Adresse einer Seite. Schreib zum Beispiel --public-url https://trilhos.example.org
bad-webhooks-host = „{ $value }“ ist kein Rechner. Schreib zum Beispiel --webhooks discord.com
webhooks-private-alone = --webhooks-private gehört zu --webhooks.
