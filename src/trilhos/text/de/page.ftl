page-not-built = Der Server läuft, hat aber keine Seite: Bei der Installation wurde keine gebaut. In einem Quellordner hilft „make page“; sonst installiere Node 20 oder neuer und dann Trilhos noch einmal mit TRILHOS_PAGE=required, das sagt, was fehlt. Starte danach den Server neu. Die API funktioniert auch so, ebenso „trilhos play“ in einem Terminal.
cli-serve-page = Ordner der Seite, die gezeigt wird (Standard: die im Paket enthaltene)
no-page-there = In { $folder } ist keine Seite: Die index.html fehlt. Baue eine mit „make page“.
cli-serve-open = einen Browser öffnen; ohne --port am nächsten freien Port, wenn 8000 belegt ist
serve-other-port = Port { $taken } ist belegt, darum ist es diesmal { $port }.
serve-on-network = Andere in diesem Netzwerk erreichen ihn unter { $url }
serve-no-browser = Von hier lässt sich kein Browser öffnen: Rufe { $url } in einem auf.
