# In allen Sprachen gesagt, in der ersten Datei der Seite: Wo sie nicht läuft, weiß niemand, welche gewünscht ist.
unready-too-old = Dieser Browser ist zu alt für Trilhos. Nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
unready-not-loaded = Trilhos ließ sich nicht laden. Prüf die Verbindung und lade diese Seite neu.
unready-no-scripts = Trilhos braucht JavaScript. Erlaube es für diese Seite.
