# Die erste Seite.
home-about = Eisenbahn-Brettspiele für den Freundeskreis, mit Bots als Gesellschaft.
home-new = Neue Partie
home-name = Dein Name
home-name-of = Name auf Platz { $number }
home-rules = So wird auf diesem Plan gespielt
home-workshop = Eigenen Spielplan entwerfen
home-bench = Werkbank für Bots
home-chairs = Wer spielt mit?
home-count = Wie viele spielen
home-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
home-player = Platz { $number }
home-player-named = { $name } (Platz { $number })
home-bot = Bot: { $title }
home-people = Menschen
home-friend = Jemand, per Link
home-friend-about = kommt mit einem Link oder Code herein, den du weitergibst
home-here = Jemand an diesem Gerät
home-more = Mehr einstellen
home-public = Partie auf der ersten Seite zeigen, offen für alle
home-hints = Tipps: Alle am Tisch dürfen fragen, was zu tun ist, und die anderen erfahren davon
home-first = Wer beginnt
home-first-chance = das Los entscheidet
home-first-you = du
home-pace = Wenn jemand weg ist, übernimmt ein Bot nach
home-pace-120 = zwei Minuten
home-pace-3600 = einer Stunde
home-pace-86400 = einem Tag
home-pace-604800 = einer Woche
home-colour = Deine Farbe
home-colour-of = Farbe auf Platz { $number }
person-choose = Wer sitzt auf Platz { $number }?
person-people = Gegner
person-home = hier zu Hause
person-level = Nach Stärke
person-stars = { $count } von 5 Sternen
piece-carmine = rot
piece-cobalt = blau
piece-jade = grün
piece-amber = bernstein
piece-graphite = schwarz
home-play = Spielen
home-invite = Tisch öffnen und einladen
home-join = Zu anderen an den Tisch
home-link = Link oder Code
home-enter = Eintreten
home-no-link = Das ist kein Link zu einer Partie.
home-games = Partien
home-running = Deine Partien
home-running-none = Gerade keine. Bis zur ersten ist es nur ein Klick.
home-others = Öffentliche Partien
home-others-none = Gerade gibt es keine öffentlichen Partien.
home-finished = Deine beendeten Partien
home-finished-none = Noch keine.
home-numbers = Zahlen über sie alle
home-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
home-your-turn = du bist am Zug
home-save = Aus einem Spielstand
home-save-choose = Datei wählen …
home-save-about = Setzt eine gespeicherte Partie fort oder zeigt eine beendete.
home-bad-save = Diese Datei ist kein Spielstand.
home-unreached = Der Server ist gerade nicht erreichbar.
try-again = Noch einmal
dialog-close = Schließen

# Optionen der Spielpläne.
option-tokens = Mautmünzen: Brücken kosten Geld; wer am Ende am meisten hat, bekommt einen Bonus
option-neutral = Zu zweit: Ein neutraler Spieler baut mit
option-open-tokens = Alle sehen die Mautmünzen von allen

# Einstellungen.
settings-title = Einstellungen
settings-language = Sprache
settings-language-system = wie im Browser
settings-theme = Hell oder dunkel
settings-theme-system = wie im System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-pace = Züge der anderen
settings-pace-instant = sofort, ohne Bewegung
settings-pace-quick = zügig
settings-pace-calm = ruhig
settings-pace-steps = Schritt für Schritt
settings-glyphs = Ein Zeichen je Farbe, auf Karten und Feldern
settings-colour-names = Der Name der Farbe auf jeder Karte
settings-lines = Bemerkungen der Figuren während der Partie
settings-coach = Vor einem groben Fehler nachfragen, in Partien mit Tipps
speech-off = Keine Bemerkungen mehr. In den Einstellungen kannst du sie zurückholen.
settings-sounds = Töne
settings-heard = Töne an
quick-mute = Alle Töne ausschalten
quick-muted = Die Töne sind aus: einschalten
quick-light = Hell
quick-dark = Dunkel
sound-yourturn = Du bist am Zug
sound-card = Karten
sound-train = Waggons und Schiffe
sound-ticket = Zielkarten
sound-lastround = Letzte Runde
sound-end = Ende der Partie

# Der Raum vor der Partie.
lobby-seats = Wer spielt
lobby-free-open = freier Platz: wer zuerst kommt
lobby-free-link = für jemanden, den du eingeladen hast
lobby-you = (du)
lobby-sit = Hinsetzen
lobby-bots = Auf freie Plätze
lobby-start = Jetzt beginnen
lobby-wait = Die Partie beginnt, sobald alle Plätze besetzt sind oder sie gestartet wird.
lobby-dealing = Alle sitzen. Die Karten werden verteilt …
lobby-leave = Tisch verlassen
lobby-invite = Andere einladen
lobby-link = Link zu dieser Partie
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-code = Der Link als Code zum Scannen
lobby-only-here = Diese Adresse gilt nur auf diesem Gerät. Für andere Geräte nimm die Adresse dieses Computers in deinem Netzwerk.

# Während der Partie.
waiting-table = Der Tisch wird gedeckt …
waiting-lost = Der Server ist gerade nicht erreichbar. Wir versuchen es weiter.
way-home = Zur ersten Seite
watch-game = Zuschauen
watch-note = Du schaust zu.
watch-shared = Solange andere spielen, sind die Karten weggelegt.
toast-lost-watching = Die Verbindung ist weg. Sie kommt von selbst wieder.
toast-lost = Die Verbindung ist weg. Deine Züge bleiben erhalten und gehen hinaus, sobald sie wieder da ist.
toast-waiting =
    { $count ->
        [one] Ein Zug wartet.
       *[other] { $count } Züge warten.
    }
ended-taken-over = Dein Platz wurde auf ein anderes Gerät mitgenommen.
ended-link-used = Mit diesem Link hat sich schon jemand hingesetzt, er gilt nicht mehr.
ended-given-to-bot = Die Partie hat ohne dich begonnen: Ein Bot hat deinen Platz.
ended-left = Du hast diese Partie verlassen.
ended-unknown-game = Diese Partie gibt es nicht. Vielleicht ist der Link unvollständig.
ended-wrong-token = Dieser Link gilt nicht oder wurde schon benutzt. Wer den Platz hat, kann einen neuen machen: im Menü der Partie unter „Auf ein anderes Gerät“.
ended-no-spectators = Bei dieser Partie darf niemand zuschauen.
ended-game-deleted = Wer diesen Server betreibt, hat die Partie gelöscht.
ended-quarantined = Diese Partie lässt sich nicht öffnen: Sie ist beschädigt oder wurde gesperrt. Sie ist aufbewahrt, und wer den Server betreibt, sieht den Grund.
ended-banned = Dieser Server antwortet deiner Adresse nicht. Wer ihn betreibt, kann dir sagen, warum.
ended-other = Der Server hat die Verbindung beendet.
hand-over = Gib das Gerät weiter an { $name }
hand-over-about = Bis dahin sind keine Karten zu sehen.
hand-over-confirm = Ich bin { $name }
hand-over-undo = Letzten Zug zurücknehmen
turn-notice = Du bist am Zug

# Unterhaltung.
chat-title = Chat
chat-open = Chat öffnen, { $count } neu
chat-say = Sag etwas
chat-send = Senden
chat-mute = stumm
chat-none = Noch keine Nachrichten.
chat-muted = Stumm: Was andere schreiben, wird nicht gezeigt.
chat-watching = Nur wer mitspielt, kann chatten.

# Das Menü der Partie.
menu-open = Menü
menu-menu = Menü
menu-help = Hilfe: was ist was
menu-legend = Legende des Plans
menu-settings = Einstellungen
menu-rules = Regeln dieses Plans
menu-invite = Link zum Zuschauen
menu-elsewhere = Auf ein anderes Gerät
menu-elsewhere-about = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Es ist dein Platz: Zeig den Link niemandem. Sobald er dort offen ist, spielst du dort und nicht mehr hier.
menu-resign = Aufgeben
menu-deal = Wurde fair verteilt?
menu-resign-about = Ein Bot spielt für dich zu Ende, den anderen zuliebe. Du kannst weiter zuschauen, aber nicht zurückkommen.
menu-resign-yes = Aufgeben
menu-resign-no = Weiterspielen
page-unknown = Diese Seite gibt es nicht.
page-failed = Ein Teil der Seite ließ sich nicht laden.
part-failed = Dieser Teil lässt sich nicht zeigen. Alles andere läuft weiter; vielleicht hilft es, die Seite neu zu laden.
board-unknown = Von „{ $board }“ hat diese Seite kein Bild. Was möglich ist, steht als Liste da.
held-long = { $name } hält die Partie auf.
held-vote = Bot spielen lassen
held-away = Ein Bot spielt für dich.
held-back = Bin wieder da
clock-set = { $time } je Zug; danach entscheidet ein Bot.
clock-days = { $count } Tg.
clock-hours = { $count } Std.
clock-minutes = { $count } Min.
clock-seconds = { $count } s
clock-left = Restzeit: { $time }. Danach entscheidet in diesem Zug ein Bot.
clock-left-days = Restzeit: { $time }. Danach spielt ein Bot bis zur Rückkehr.
clock-stands = Die Uhr steht still: Urlaub.
clock-set-days =
    { $count ->
        [one] Ein Tag je Zug.
       *[other] { $count } Tage je Zug.
    } Danach spielt ein Bot für den, der fehlt, bis er wieder da ist.
vacation-set = Jeder kann sagen, dass er weg ist, insgesamt { $count } Tage: So lange steht seine Uhr still.
home-left = noch { $time }
vacation-of = Im Urlaub bis { $until }
lapsed-of =
    { $count ->
        [one] Zeit abgelaufen: Ein Bot spielt.
       *[other] Zeit { $count }-mal abgelaufen: Ein Bot spielt.
    }
vacation-mine = Du bist weg bis { $until }: Deine Uhr steht still.
menu-vacation = Ich bin weg …
clock-hurry =
    { $count ->
        [one] Noch eine Sekunde für deinen Zug.
       *[other] Noch { $count } Sekunden für deinen Zug.
    }
home-clock = Zeit je Zug
home-clock-0 = Ohne Uhr
home-clock-60 = 1 Minute
home-clock-300 = 5 Minuten
home-clock-86400 = 1 Tag
home-clock-172800 = 2 Tage
home-clock-259200 = 3 Tage
home-clock-604800 = 7 Tage
home-vacation = Tage, die jeder weg sein darf
home-vacation-days =
    { $count ->
        [0] keine
        [one] { $count } Tag
       *[other] { $count } Tage
    }

# Ein großer Bildschirm für alle im Raum.
tv-open = Auf großem Bildschirm zeigen
tv-scan = Mit dem Handy scannen und mitspielen
tv-tools = Dieser Bildschirm
tv-fill = Ganzen Bildschirm füllen
tv-leave = Zum Tisch

# Die eigene Hand, neben einem großen Bildschirm.
hand-routes = Strecken
hand-board = Kleiner Plan
hand-pages = Was du hast und bauen kannst
hand-share = Auf dem großen Bildschirm zeigen, was ich wähle
hand-none = Mit deinen Karten lässt sich gerade nichts bauen.
hand-wait = Was du bauen kannst, steht hier, wenn du am Zug bist.
hand-offer = Ein großer Bildschirm zeigt diesen Tisch.
hand-take = Hier nur meine Hand
hand-leave = Ganzer Tisch
hand-nobody = Auf diesem Gerät hast du in dieser Partie keinen Platz, also gibt es keine Hand zu zeigen.

# Der Club, wo immer eine Partie ist.
home-club = Club
home-club-about = Deine Partien auf allen deinen Geräten, dieselben Leute noch einmal, eine Wertung. Ein Name genügt.
home-club-lost = Dieses Gerät ist nicht mehr im Club.
home-club-waiting =
    { $count ->
        [one] eine wartet auf dich
       *[other] { $count } warten auf dich
    }
rated-sign = gewertet
rated-wish = Sie zählt für die Wertung: Alle sind Mitglieder des Clubs oder Bots
rated-needs = Partien, die für die Wertung zählen, sind für Mitglieder des Clubs. Ein Name genügt.
rated-join = Dem Club beitreten
rated-set = Diese Partie zählt für die Wertung. Wer in ihr aufgibt oder die meisten Züge einem Bot überlässt, wird dort Letzter.
lobby-linked = Du sitzt hier als { $name } aus dem Club: Die Partie steht in deiner Liste, und deine anderen Geräte können den Platz holen.
show-group = Dieselben noch einmal: eine Gruppe
seat-bring = Den Platz auf dieses Gerät holen
