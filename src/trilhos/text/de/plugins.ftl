# Bots, Spielpläne und Kapitel aus anderen Paketen
cli-plugin = Bots, Spielpläne und Kapitel aus diesem Python-Modul laden; mehrfach möglich (auch: TRILHOS_PLUGINS)
broken-plugin = Das Plugin „{ $name }“ lässt sich nicht laden und bleibt weg: { $problem }.
plugin-no-bot = Das Plugin „{ $name }“ bleibt weg: Der Einstiegspunkt eines Bots muss eine Klasse nennen oder eine Funktion, die einen macht.
plugin-no-board = Das Plugin „{ $name }“ bleibt weg: Der Einstiegspunkt eines Spielplans muss ein BoardFile oder den Pfad einer Datei nennen.
plugin-no-chapter = Das Plugin „{ $name }“ bleibt weg: Der Einstiegspunkt eines Kapitels muss eine von Chapter abgeleitete Klasse nennen.
plugin-chapter-taken = Ein Kapitel namens „{ $name }“ gibt es schon: Das eines Plugins bleibt weg. Gib ihm einen anderen Namen.
bad-bot-name = Ein Bot kann nicht „{ $name }“ heißen: Buchstaben und Ziffern, hinter dem ersten Zeichen auch Punkte, Binde- und Unterstriche.
bot-name-taken = Einen Bot namens „{ $name }“ gibt es schon: Ein weiterer bleibt weg. Gib ihm einen anderen Namen.
