# Die Werkstatt: Pläne, die Leute auf einen Server bringen, lange Arbeit, Drucke.
workshop-closed = Die Werkstatt dieses Servers ist geschlossen: Man kann Pläne ansehen, aber keine mitbringen oder hier machen. Wer ihn betreibt, öffnet sie mit: trilhos serve --workshop
workshop-warning = Bring nur mit, was du weitergeben darfst: Namen, Bilder und Texte veröffentlichter Brettspiele gehören denen, die sie gemacht haben. Stell sie nicht auf Server, die andere erreichen.
workshop-a-board = Der Plan
workshop-full = Für einen weiteren Plan ist kein Platz: Die in der Galerie bleiben. Nimm erst einen davon weg.
workshop-id-taken = „{ $id }“ ist die Kennung eines Plans, den alle haben. Gib deinem eine andere und bring ihn noch einmal.
gallery-full = Die Galerie ist voll: { $most } Pläne passen hinein. Bitte die Aufsicht des Servers, welche wegzunehmen.
wrong-board-secret = Das ist nicht das Geheimnis, das zu diesem Plan gehört.
cli-serve-workshop = eigene Pläne mitbringen, erproben und drucken lassen (Standard: nur solange allein dieser Rechner Zugang hat)

# Lange Arbeit
unknown-job = Diese Arbeit gibt es hier nicht: Sie wurde aufgegeben oder ist seit über einer Stunde zu Ende.
workshop-busy = Die Werkstatt hat alle Hände voll zu tun. Versuch es in ein paar Minuten noch einmal.
job-one-at-a-time = Es laufen schon { $most } Arbeiten von dir. Warte auf eine davon, oder gib sie auf.
job-late = Das hat länger als zehn Minuten gedauert und wurde beendet. Verlang weniger: weniger Partien oder einen kleineren Plan.
job-died = Diese Arbeit ist unerwartet zu Ende gegangen. Versuch es noch einmal; passiert es wieder, steht der Grund im Protokoll des Servers.
job-memory = Das braucht mehr Speicher, als eine Arbeit haben darf. Verlang weniger.
