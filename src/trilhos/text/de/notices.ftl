# Nachrichten, dass man am Zug ist, im Browser.
menu-webhook = Nachricht, wenn ich am Zug bin
menu-open-alarm = Menü: Nachrichten über deinen Zug wurden abgeschaltet
webhook-off = aus
webhook-about = Wenn du am Zug und nicht hier bist und wenn die Partie zu Ende ist, geht eine Nachricht an eine Adresse von dir: den Webhook eines Kanals in Discord, Slack oder Mattermost, ein Thema bei ntfy oder ein eigenes Programm. Die Adresse ist geheim: Der Server zeigt sie niemandem.
webhook-goes-to = Nachrichten gehen an { $host }.
webhook-failed = Sie kamen nicht an und wurden abgeschaltet. { $problem } Versuch es noch einmal, oder gib eine andere Adresse an.
webhook-late = Die letzte kam nicht an: { $problem } Sie wird noch einmal geschickt.
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
