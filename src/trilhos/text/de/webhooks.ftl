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
webhook-gone = Dieser Browser nimmt keine Nachrichten mehr an: Schalte sie dort wieder ein.
push-off = Dieser Server schickt keine Nachrichten an Browser.
bad-subscription = Das ist keine Anmeldung, an die sich Nachrichten schicken lassen: Schalte sie in diesem Browser aus und wieder ein.
many-devices = { $most } Geräte erfahren schon, wenn dieser Platz am Zug ist: Schalte es erst bei einem davon aus.
mail-off = Dieser Server verschickt keine Mails.
bad-mail-address = Eine Mailadresse sieht aus wie ana@example.org.
mail-sent = Der Mailserver hat sie angenommen.
webhook-too-many = Dieses Postfach hat in der letzten Stunde viele Mails bekommen; die nächsten gehen später hinaus.
mail-old-link = Dieser Link gilt nicht mehr: Die Nachrichten wurden beendet, oder die Partie ist zu Ende.
quiet-all-day = Eine Ruhezeit braucht ein Ende, das nicht ihr Anfang ist. Um gar nichts zu hören, schalte die Nachrichten aus.
unknown-zone = Dieser Server kennt keine Zeitzone „{ $zone }“. Gib eine an wie Europe/Lisbon oder America/Sao_Paulo.
mail-turn = Trilhos: Du bist am Zug
mail-end = Trilhos: Deine Partie ist zu Ende
mail-test = Trilhos: ein Test
mail-stop = Keine solchen Mails mehr:
mail-ask = Trilhos: Dürfen wir dir schreiben, wenn du am Zug bist?
mail-ask-about = Jemand, der Trilhos spielt, hat diese Adresse für Nachrichten über die eigenen Züge angegeben. Wenn du das warst, sag hier Ja:
mail-ask-not-you = Wenn du es nicht warst, tu nichts: Hierher werden keine Nachrichten geschickt.

# Für alle, die einen Server betreiben.
cli-serve-public-url = die Adresse, unter der man die Seite findet, für Links in Nachrichten
cli-serve-webhooks = Nachrichten über Züge an eine eigene Adresse schicken lassen: mit einem RECHNER nur an diesen (mehrfach möglich), ohne an beliebige im öffentlichen Internet
cli-serve-webhooks-private = Nachrichten auch an diesen Rechner und sein Netz schicken, und ohne TLS: für einen Server zu Hause
cli-serve-webhooks-wait = wie lange jemand weg sein muss, bevor eine Nachricht geschickt wird, in Sekunden
bad-public-url = „{ $value }“ ist keine Adresse einer Seite. Schreib zum Beispiel --public-url https://trilhos.example.org
bad-webhooks-host = „{ $value }“ ist kein Rechner. Schreib zum Beispiel --webhooks discord.com
webhooks-private-alone = --webhooks-private gehört zu --webhooks.
cli-serve-push = Nachrichten an Browser schicken lassen, über den Push-Dienst des Browsers: mit einem RECHNER nur über diesen (mehrfach möglich)
cli-serve-mail = Nachrichten als Mail schicken lassen, von diesem Server: smtp://NAME@RECHNER:PORT (mit STARTTLS) oder smtps:// (TLS von Anfang an)
cli-serve-mail-from = die Adresse, von der Mails kommen, wie "Trilhos <trilhos@example.org>"
cli-serve-mail-password = eine Datei mit dem Passwort für den Mailserver (Standard: Es steht in TRILHOS_MAIL_PASSWORD)
bad-push-host = „{ $value }“ ist kein Rechner. Schreib zum Beispiel --push fcm.googleapis.com
bad-mail-server = „{ $value }“ ist kein Mailserver. Schreib zum Beispiel --mail smtp://user@mail.example.org:587, ohne das Passwort: Das kommt aus TRILHOS_MAIL_PASSWORD oder --mail-password-file.
bad-mail-from = „{ $value }“ ist keine Adresse, von der Mails kommen können. Schreib zum Beispiel --mail-from "Trilhos <trilhos@example.org>"
telling-needs-url = --push und --mail brauchen --public-url, die Adresse, unter der man die Seite findet.
