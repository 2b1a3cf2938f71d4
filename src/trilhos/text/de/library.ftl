# Die Sammlung der beendeten Partien
cli-games = deine beendeten Partien auflisten, nachspielen und weitergeben
cli-games-actions = Aktionen (ohne eine werden die neuesten Partien aufgelistet)
cli-games-limit = wie viele Partien aufgelistet werden
cli-games-show = die Endwertung einer Partie zeigen
cli-games-replay = erzählen, was in einer Partie geschah
cli-games-verify = prüfen, ob in einer Partie wie zugesagt verteilt wurde
cli-games-export = den Spielstand einer Partie schreiben, den andere und der Tisch im Browser öffnen können
cli-games-import = den Spielstand einer beendeten Partie in die Sammlung legen, zum Beispiel einen vom Tisch im Browser
cli-games-id = die Kennung der Partie, oder ein Teil davon, den keine andere hat
cli-games-file = ein Spielstand
cli-games-out = die Datei, die geschrieben wird
library-added = Die Partie ist in deiner Sammlung: trilhos games replay { $id }
library-empty = In { $folder } sind noch keine beendeten Partien.
library-more = Das sind { $shown } von { $total }: --limit zeigt mehr.
library-exported = { $id } wurde in { $file } geschrieben.
library-exists = { $file } gibt es schon: Nenn eine neue Datei.
library-unknown = Eine Partie „{ $id }“ gibt es in deiner Sammlung nicht. „trilhos games“ listet auf, welche da sind.
library-several = Es gibt { $count } Partien mit „{ $id }“ in der Kennung: Schreib mehr von der, die du meinst.
library-not-over = { $file } enthält eine Partie, die nicht zu Ende ist: Die Sammlung ist für beendete. Spiel sie weiter: trilhos play --save DATEI.
library-full = { $folder } enthält { $most } Partien und nimmt keine mehr: Bring einige anderswohin.
cli-numbers = Ränge, Punkte, Zielkarten, Genauigkeit und Glück über viele Partien
cli-numbers-file = Spielstände, Analysen (trilhos review --json), Ordner oder results.jsonl von trilhos arena; ohne Angabe deine Sammlung
column-numbers-games = Partien
column-numbers-places = 1., 2., …
numbers-not-over = { $file } enthält eine Partie, die nicht zu Ende ist: Nur beendete zählen. Spiel sie weiter: trilhos play --save DATEI.
numbers-left-out =
    { $count ->
        [one] Eine Datei wurde ausgelassen.
       *[other] { $count } Dateien wurden ausgelassen.
    }
