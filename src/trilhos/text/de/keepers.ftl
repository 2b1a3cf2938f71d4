quarantined = Diese Partie lässt sich nicht öffnen: Sie ist beschädigt, kam nach Tausenden Zügen zu keinem Ende oder wurde gesperrt. Sie ist aufbewahrt, und wer den Server betreibt, sieht den Grund.
game-deleted = Wer diesen Server betreibt, hat die Partie gelöscht.
broken-log = Im Verlauf fehlt der Eintrag { $number }, wo einer sein müsste.
broken-deal = Das Geheimnis der Partie ist nicht das, für das ihre Festlegung gemacht wurde.
no-such-id-or-time = ihre Kennung oder eine ihrer Zeiten kann nicht stimmen
broken-chairs = Die Plätze der Partie sind nicht die ihres Verlaufs.
backup-left-out = Ausgelassen: Partie { $game } lässt sich nicht lesen ({ $reason }).
restore-quarantined = Eingespielt, aber gesperrt: Partie { $game } ergibt keinen Sinn ({ $reason }).
restore-refused = Abgelehnt: Partie { $game } ({ $reason }).
other-board = Verteilt wurde auf einem anderen Plan { $edition } als dem dieses Programms.
serve-lost = WARNUNG: { $count ->
    [one] Eine bestätigte Änderung fehlt
   *[other] { $count } bestätigte Änderungen fehlen
} in der Datenbank: Ihre Datei wurde beschädigt oder durch eine ältere ersetzt. Partien, und die letzte bestätigte Nummer in jeder: { $games }. Sie gehen von da weiter, wo die Datenbank sie hat. „trilhos doctor“ sagt mehr; „trilhos doctor --noted“ beendet diese Warnung.
cli-doctor = nachsehen, ob in einer Datenbank etwas nicht stimmt
cli-doctor-noted = die Warnung vor verlorenen bestätigten Zügen beenden
doctor-lost = VERLOREN: Partie { $game } war bestätigt bei Nummer { $detail }, und die Datenbank liegt dahinter zurück.
doctor-loss-not-noted = Bei einem früheren Start fehlten { $detail } bestätigte Änderungen (Partie: { $game }). „--noted“ beendet diese Erinnerung.
doctor-file-damaged = SQLite sagt, dass die Datei beschädigt ist (Partie: { $game }): { $detail }
doctor-quarantined = Partie { $game } ist in Quarantäne: { $detail }
doctor-unreadable = Partie { $game } lässt sich gar nicht lesen. { $detail }
doctor-does-not-fold = Partie { $game } ergibt keinen Sinn: { $detail }
doctor-behind-receipts = Partie { $game } liegt hinter dem Bestätigten zurück: { $detail }
doctor-index = Partie { $game }: Das Verzeichnis weicht vom Verlauf ab ({ $detail }).
doctor-link = Partie { $game }: Platz { $detail } hat keinen richtigen geheimen Link.
doctor-hook = Partie { $game }: Platz { $detail } hat eine Adresse für Nachrichten, die niemandem gehört.
doctor-done = Partien: { $games }; Einträge: { $entries }. { $findings ->
    [0] Alles ist in Ordnung.
    [one] Eins stimmt nicht.
   *[other] { $findings } Dinge stimmen nicht.
}
game-endless = Nach { $limit } Zügen hat diese Partie kein Ende: Sie ist ohne Ergebnis geschlossen.
banned = Dieser Server antwortet deiner Adresse nicht. Wer ihn betreibt, kann dir sagen, warum.
bad-network = „{ $value }“ ist weder eine Adresse noch ein Netz, wie 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/64.
ban-too-wide = „{ $value }“ würde zu viele aussperren: Ein IPv4-Netz beginnt bei /8, eins von IPv6 bei /16.
ban-loopback = „{ $value }“ ist dieser Rechner selbst. Hinter einem Proxy starte den Server mit --proxy, damit er die eigentlichen Adressen kennt.
no-keeper = Dieser Server hat kein Token für die Aufsicht: Starte ihn mit --keeper-token oder auf SQLite.
wrong-keeper-token = Das ist nicht das Token der Aufsicht.
short-keeper-token = Ein Token der Aufsicht hat mindestens { $least } Zeichen.
no-such-game = Eine Partie { $game } gibt es nicht.
already-quarantined = Partie { $game } ist schon in Quarantäne.
not-quarantined = Partie { $game } ist nicht in Quarantäne.
still-damaged = Partie { $game } lässt sich immer noch nicht öffnen: { $problem }
cli-serve-keeper = das Token für die Seite der Aufsicht, /#/keeper (oder TRILHOS_KEEPER_TOKEN; Standard: einmal erzeugt, in einer privaten Datei neben einer SQLite-Datenbank)
cli-serve-expire = Partien löschen, in denen so viele Tage lang nichts geschah (Standard: nie)
serve-keeper = Die Seite der Aufsicht ist { $url }; ihr Token liegt in { $file }
cli-keeper = sich um die Partien eines Servers kümmern und Adressen aussperren
cli-keeper-list = Partien auflisten, die mit dem neuesten Zug zuerst
cli-keeper-show = eine Partie zeigen, ohne etwas Verborgenes
cli-keeper-export = die rohen Zeilen einer Partie als JSON-Zeilen schreiben
cli-keeper-delete = Partien endgültig löschen; wer mitspielt, erfährt davon
cli-keeper-expire = Partien löschen, in denen lange nichts geschah
cli-keeper-quarantine = eine Partie sperren: Niemand kommt hinein, bis sie freigegeben ist
cli-keeper-release = Partien aus der Quarantäne wieder öffnen, wenn sie sich nachvollziehen lassen
cli-keeper-game = die Kennung einer Partie (beginnt sie mit einem Strich: hinter --, nach allen Optionen)
cli-keeper-status = nur Partien mit diesem Status: open, running, finished oder quarantined
cli-keeper-begins = nur Partien, deren Kennung so beginnt
cli-keeper-older = nur Partien, in denen so viele Tage lang nichts geschah
cli-keeper-limit = höchstens so viele
cli-keeper-secrets = auch den Startwert und was am Tisch verborgen ist
cli-keeper-yes = ohne Nachfrage tun
cli-keeper-why = warum, zur eigenen Erinnerung
cli-keeper-days = so viele Tage ohne Zug
cli-keeper-all = alle, die in Quarantäne sind
bad-status = „{ $value }“ ist kein Status. Es gibt: { $known }.
games-line = { $game }  { $status }  { $edition }  Einträge: { $entries }  Bytes: { $bytes }  letzter Zug: { $moved }  { $reason }
games-none = Keine Partie passt.
games-sure = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} endgültig löschen? Tipp yes ein:
games-not-done = Nichts wurde getan.
games-deleted = Gelöscht: { $count }.
games-held = Partie { $game } ist jetzt in Quarantäne.
games-released = Partie { $game } ist wieder offen.
games-chair = Platz { $chair }: Link: { $link }, zuletzt gesehen { $seen }
games-entry = { $number }  { $kind }  { $at }
needs-yes = Hier kann niemand gefragt werden: Gib zum Löschen --yes dazu.
cli-keeper-bans = auflisten, was ausgesperrt ist
cli-keeper-ban = eine Adresse (bei IPv6 ihr /64) oder ein Netz aussperren
cli-keeper-unban = eine Adresse oder ein Netz wieder einlassen
cli-keeper-network = eine Adresse oder ein Netz
cli-keeper-hours = für so viele Stunden (Standard: bis es aufgehoben wird)
bans-line = { $network }  seit { $at }  bis { $until }  { $reason }
bans-none = Niemand ist ausgesperrt.
bans-added = { $network } ist ausgesperrt, in Sekunden bei jedem Prozess.
bans-removed = { $network } darf wieder herein.
bans-unknown = { $network } war nicht ausgesperrt.
cli-keeper-members = die Mitglieder des Clubs auflisten
cli-keeper-remove-member = ein Mitglied aus dem Club nehmen, als wäre es gegangen
cli-keeper-member = die Kennung eines Mitglieds
members-line = { $id }  { $name } #{ $tag }, Mitglied seit { $joined }
members-none = Der Club hat keine Mitglieder.
members-removed = { $id } ist kein Mitglied mehr.
