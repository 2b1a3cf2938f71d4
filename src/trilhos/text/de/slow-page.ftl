# Weg sein in einer Partie über Tage, im Browser.
vacation-about = Solange du weg bist, steht deine Uhr still, und alle sehen, bis wann. In dieser Partie sind es insgesamt { $count } Tage, am Stück oder in Teilen, und du kannst jederzeit zurückkommen. Was du nicht brauchst, behältst du. Deine Aufträge werden so lange ausgeführt, und es kommen keine Nachrichten.
vacation-until = Weg bis
vacation-go = Ich bin weg

# Nachrichten, dass man am Zug ist: wie und wann.
notices-about = Wenn du am Zug und nicht hier bist, wenn deine Zeit bald abläuft und wenn die Partie zu Ende ist. In keiner Nachricht steht ein Geheimnis der Partie.
notices-stop = Keine Nachrichten mehr von dieser Partie
notices-stopped = Von dieser Partie kommen keine Nachrichten mehr.
notices-failed = Sie kamen nicht an und wurden abgeschaltet. { $problem } Versuch es noch einmal, oder gib eine andere Adresse an.
notices-late = Die letzte kam nicht an: { $problem } Sie wird noch einmal geschickt.
push-title = Auf diesem Gerät
push-about = Nachrichten von diesem Browser, auch wenn keine Seite offen ist.
push-on = Hier einschalten
push-on-here = Dieses Gerät bekommt Nachrichten.
push-is-on = Eingeschaltet. Probier es gleich aus, um sicher zu sein.
push-is-off = Dieses Gerät bekommt von dieser Partie keine Nachrichten mehr.
push-off-here = Hier ausschalten
push-off-everywhere = In allen Partien aus
push-is-off-everywhere = Dieses Gerät bekommt von keiner Partie mehr Nachrichten.
push-try = Jetzt ausprobieren
push-tried = Unterwegs: Sie sollte gleich da sein.
push-next = Auch in meinen nächsten Partien auf diesem Gerät
push-others =
    { $count ->
        [one] Ein weiteres Gerät bekommt Nachrichten.
       *[other] { $count } weitere Geräte bekommen Nachrichten.
    }
push-blocked = Dieser Browser blockiert Nachrichten dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite, und komm wieder.
push-insecure = Browser geben Nachrichten nur an Seiten, die über https:// erreicht werden. Frag, wer diesen Server betreibt, nach so einer Adresse.
push-home-screen = Leg auf einem iPhone oder iPad diese Seite zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“), und öffne sie von dort.
push-impossible = Dieser Browser kann keine Nachrichten von Seiten zeigen, die nicht offen sind.
push-asked = Die Frage blieb ohne Antwort: Es wurde nichts eingeschaltet.
push-service = Der Nachrichtendienst des Browsers ist gerade nicht zu erreichen. Versuch es später noch einmal.
mail-title = Per E-Mail
mail-address = E-Mail-Adresse
mail-save = Um E-Mails bitten
mail-asked = Eine E-Mail ist unterwegs. Folge dem Link darin, und die Nachrichten kommen dorthin.
mail-waits = Eine E-Mail ging an { $address }. Nachrichten kommen, sobald jemand dem Link darin folgt.
mail-wants = Jemand möchte Nachrichten, dass er am Zug ist, an { $address } bekommen. Sollen wir?
mail-yes = Ja, bitte schicken
mail-goes-to = E-Mails gehen an { $address }.
mail-remove = Keine E-Mails mehr
mail-removed = Es kommen keine E-Mails mehr, und die Adresse ist vergessen.
mail-try = Jetzt eine schicken
quiet-title = Ruhezeit
quiet-about = In ihr kommt keine Nachricht; was dann noch gilt, kommt an ihrem Ende. Die Zeiten sind die von { $zone }.
quiet-are = Von { $begin } bis { $end } ({ $zone }) kommt keine Nachricht.
quiet-begin = Von
quiet-end = Bis
quiet-save = Diese Zeit merken
quiet-kept = Gemerkt.
quiet-remove = Ohne Ruhezeit
quiet-none = Nachrichten können wieder zu jeder Stunde kommen.
webhook-title = Per Webhook
webhook-about = Wenn du am Zug und nicht hier bist und wenn die Partie zu Ende ist, geht eine Nachricht an eine Adresse von dir: den Webhook eines Kanals in Discord, Slack oder Mattermost, ein Thema bei ntfy oder ein eigenes Programm. Die Adresse ist geheim: Der Server zeigt sie niemandem.
webhook-goes-to = Nachrichten gehen an { $host }.
webhook-address = Adresse für Nachrichten
webhook-other-address = Andere Adresse
webhook-form = Geschickt als
webhook-form-json = JSON (Discord, Slack, Mattermost …)
webhook-form-text = reiner Text (ntfy …)
webhook-save = Speichern
webhook-saved = Gespeichert. Probier es gleich aus, um sicher zu sein.
webhook-try = Jetzt ausprobieren
webhook-remove = Entfernen
webhook-removed = Entfernt: Es kommen keine Nachrichten mehr, und die Adresse ist vergessen.
