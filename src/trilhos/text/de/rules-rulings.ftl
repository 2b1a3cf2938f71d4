# Die Regelseiten: was entschieden wurde, wo eine Anleitung etwas offenlässt, nach den Nummern von docs/rules.
rules-rulings-title = Was Trilhos entschieden hat
rules-rulings-lead =
    Was eine Anleitung offenlässt, macht man am Tisch unter sich aus; ein Programm muss es wissen. Das sind die
    Entscheidungen von Trilhos für diesen Spielplan, jede mit der Nummer, die sie in den Unterlagen des Projekts hat.

rules-ruling-u6 =
    Ihr alle wählt eure ersten Zielkarten gleichzeitig, und niemand weiß, was die anderen behalten. Wer die Partie
    eröffnet, kann bestimmen, wer beginnt; sonst wird gelost.
rules-ruling-u6-under =
    Erste Zielkarten, die zurückgehen, kommen in der Reihenfolge der Plätze unter den Stapel.
rules-ruling-u8 =
    Du passt, wenn du nichts anderes tun kannst, und nur dann. Passen alle nacheinander, ist die Partie zu Ende und wird
    gewertet, auch in den letzten Zügen.
rules-ruling-u9 = Die zweite Karte ist keine Kür: Gibt es eine, die du nehmen darfst, nimmst du sie.
rules-ruling-u13 =
    Ob zu viele Joker offen liegen, wird jedes Mal geprüft, wenn eine Karte aufgedeckt wird, und sonst nie.
rules-ruling-u14 =
    Sind neue offene Karten und ein neuer Stapel zugleich fällig, werden erst die offenen Karten abgelegt und
    eingemischt. Sie bleiben liegen, wenn zu wenige andere Karten da sind, um etwas zu ändern, oder wenn der Stapel
    ihretwegen zweimal hintereinander neu gemischt wurde.
rules-ruling-u29 = Wer auch nach allen Stichentscheiden gleichauf liegt, gewinnt gemeinsam.
rules-ruling-u31 =
    Baut fünf ganze Runden lang niemand etwas, nimmt niemand eine Karte und behält niemand eine Zielkarte, steckt die
    Partie fest: Sie ist zu Ende und wird gewertet. Zwei Runden vorher werdet ihr gewarnt.

rules-ruling-e10 = Einen Tunnel, der nichts extra kostet, kannst du nicht aufgeben: Dann wird er gebaut.
rules-ruling-e11 =
    Alle Karten eines Tunnels, gelegte, nachgezahlte und aufgedeckte, werden im selben Augenblick abgelegt. Ein leerer
    Stapel wird danach neu gemischt, nicht vorher.
rules-ruling-e17 =
    Am Ende wählt Trilhos die geliehenen Strecken für dich: über alle deine Bahnhöfe zusammen die Wahl mit den meisten
    Punkten, und unter gleichen eine, die die meisten Zielkarten erfüllt.
rules-ruling-e18 =
    Ein Bahnhof nützt nichts, wo alle Strecken der Stadt frei oder deine eigenen sind. Wem von den anderen die geliehene
    Strecke gehört, ist gleich.
rules-ruling-e23 = Wer auch nach allen Stichentscheiden gleichauf liegt, gewinnt gemeinsam.

rules-ruling-s6 = Du nimmst genau { $pieces } Spielsteine, nicht weniger.
rules-ruling-s12 =
    Waren beide Stapel leer und kommen Karten zurück, werden Lücken bei den offenen Karten nacheinander geschlossen: vom
    Waggonstapel, solange er Karten hat, dann vom Schiffsstapel.
rules-ruling-s26 =
    Bei Gleichstand liegt vorn, wer mehr Zielkarten erfüllt hat. Wer dann noch gleichauf liegt, gewinnt gemeinsam.
rules-ruling-w4 = Auf einer schwierigen Strecke sind auch zwei Joker ein Paar.
rules-ruling-w5 =
    Eine Tour ist in der Reihenfolge erfüllt, wenn ein Weg durch dein Netz, der keine Strecke zweimal benutzt, in ihrer
    ersten Stadt beginnt, durch die anderen führt wie gedruckt und in der letzten endet.

rules-ruling-n3 =
    Der Ablagestapel der Zielkarten wird gemischt, wenn eine gebraucht wird und der Stapel leer ist, auch mitten im
    Ziehen; so siehst du { $draw }, solange es { $draw } gibt. Die Karten, die vor dir liegen, werden nicht eingemischt.
rules-ruling-n13 =
    Bei Gleichstand liegt vorn, wer mehr Zielkarten erfüllt hat. Wer dann noch gleichauf liegt, gewinnt gemeinsam.
rules-ruling-n16 = Nach dem letzten Zug der Partie tut der neutrale Spieler nichts mehr.
rules-ruling-n18 =
    Ist für den neutralen Spieler kein Gleis mehr frei, geschieht nichts, egal wie viele Waggons er hat.
rules-ruling-n20 =
    Werden die Zielkarten gemischt, während jemand zieht, spielt der neutrale Spieler weiter. Eine Zielkarte, bei der er
    aufhört, wird abgelegt.
rules-ruling-n21 = Für das zweite Gleis neben einem des neutralen Spielers zahlst du die Maut an die Bank.
