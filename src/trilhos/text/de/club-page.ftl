# Der Club, auf der Seite.
club-title = Club
club-about = Ein Name statt eines Kontos: kein Passwort, keine Adresse. Was dich kennt, ist dieses Gerät. Deine Partien stehen auf allen deinen Geräten in einer Liste, mit wem am Zug; mit denselben Leuten spielst du auf einen Druck weiter; und es gibt eine Wertung, für Partien, die zählen sollen.
club-join-title = Dem Club beitreten
club-join = Beitreten
club-join-note = Andere sehen deinen Namen und, sobald du eine Partie gespielt hast, die zählt, deine Wertung. Du kannst jederzeit austreten, und was dein ist, wird gelöscht.
club-invited = Du bist in eine Gruppe eingeladen: Leute, die immer wieder miteinander spielen.
club-for-game = Eine Partie, die für die Wertung zählt, wartet auf dich. Nach dem Beitritt geht es dort weiter.
club-come-in = In die Gruppe kommen
club-not-now = Jetzt nicht
club-along =
    { $count ->
        [one] Die Partie, an die sich dieses Gerät erinnert, ist meine: in meine Listen damit
       *[other] Die { $count } Partien, an die sich dieses Gerät erinnert, sind meine: in meine Listen damit
    }
club-code-title = Schon im Club?
club-code-about = Wähle auf einem Gerät, das drin ist, „Ein anderes Gerät hereinlassen“, und tippe den Code ein, den es zeigt.
club-code = Code von einem anderen deiner Geräte
club-let-in-short = Hereinlassen
club-this-device = Dieses Gerät hereinlassen
club-this-device-about = Der Link kommt von einem deiner Geräte. Damit ist dieses Gerät als dasselbe Mitglied im Club: Es sieht deine Partien und kann deine Plätze holen. Hat dir jemand anderes den Link geschickt, mach nicht weiter.
club-let-this-in = Das Gerät ist meins, lass es herein
club-already-in = Dieses Gerät ist schon im Club, als { $name }. Um als jemand anderes hereinzukommen, entferne es erst unten aus der Liste der Geräte.
club-lost = Dieses Gerät war als { $name } im Club und ist es nicht mehr: Ein anderes Gerät hat es entfernt, oder das Mitglied ist ausgetreten. Plätze und Partien auf diesem Gerät sind alle noch da.
club-lost-noted = Verstanden
club-keep = Nein
club-games = Laufende Partien
club-games-none = Gerade keine. Partien, in denen du dich auf einem deiner Geräte setzt, kommen von selbst hierher.
club-games-waiting =
    { $count ->
        [0] Keine wartet auf dich.
        [one] Eine wartet auf dich.
       *[other] { $count } warten auf dich.
    }
club-games-all = Alle { $count }
club-kept = Platz für dich
club-now = gerade eben
club-since = seit { $time }
club-waits-for = wartet auf { $names }
club-waits-open = hat nicht begonnen
club-groups = Gruppen
club-groups-none = Eine Gruppe spielt immer wieder miteinander: Bis zur nächsten Partie ist es ein Druck. Gründe hier eine und lade ein, oder aus einer beendeten Partie.
club-group-name = Name einer neuen Gruppe
club-group-make = Gründen
club-invite = Einladen
club-invite-to = In { $group } einladen
club-invite-about = Wer diesen Link öffnet, kommt in die Gruppe, vierzehn Tage lang. Wer noch nicht im Club ist, tritt dabei ein.
club-group-leave = Gruppe verlassen
club-group-leave-sure = Du verlässt { $group }. Die anderen bleiben und können dich wieder einladen.
club-group-of-game = Gruppe aus diesen Leuten
club-next = Nächster Plan
club-next-board = Welcher Plan
club-next-in-turn = der nächste der Reihe
club-to-game = Zur Partie
club-history = Beendete Partien
club-history-none = Noch keine. Was zu Ende geht, wird hier vermerkt und bleibt, auch wenn der Server die Partie selbst gelöscht hat.
club-history-more = Frühere
club-place = { $place }.
club-replay = Nachspielen
club-review = Analyse
club-not-kept = Die Partie selbst ist gelöscht, ihr Ergebnis bleibt.
club-people = Mit wem du gespielt hast
club-with = Mit
club-bot = Bot
club-met-games = Partien
club-ahead = Du davor
club-behind = Du dahinter
club-rating-short = Wertung
club-rating = Deine Wertung
club-rating-none = Noch keine Wertung: Sie beginnt mit der ersten Partie, die zählt. In einer neuen Partie kannst du das wählen.
club-rating-words =
    { $games ->
        [one] Am wahrscheinlichsten zwischen { $least } und { $most }, nach einer Partie, die zählt.
       *[other] Am wahrscheinlichsten zwischen { $least } und { $most }, nach { $games } Partien, die zählen.
    }
club-rating-unsure = Noch recht ungewiss: Die nächsten Partien bewegen sie stark. Alle beginnen bei 1500.
club-rating-sure = Inzwischen gut bekannt: Eine Partie bewegt sie wenig. Alle haben bei 1500 begonnen.
club-member-since = Im Club seit { $day }
club-rename = Anderer Name
club-rename-done = Behalten
club-devices = Deine Geräte
club-device-unnamed = Gerät
club-device-here = · dieses
club-device-seen = · zuletzt hier am { $day }
club-device-remove = Entfernen
club-device-out = { $device } ist sofort aus dem Club. Plätze, die es hat, bleiben dort, bis ein anderes deiner Geräte sie holt: Öffne jede Partie aus deiner Liste.
club-device-out-here = Dieses Gerät verlässt den Club; auf deinen anderen bleibst du Mitglied. Hast du kein anderes, kann dich niemand zurückholen. Plätze auf diesem Gerät bleiben hier.
club-let-in = Ein anderes Gerät hereinlassen
club-pass-about = Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er gilt für ein Gerät, { $time } lang.
club-pass-type = Oder öffne dort den Club und tippe diesen Code ein:
club-pass-warning = Zeig das sonst niemandem: Wer es hat, kann in deinem Namen spielen.
club-pass-used = Dein anderes Gerät ist drin.
club-yours = Was über dich gespeichert ist
club-export = Als Datei
club-leave = Aus dem Club austreten
club-leave-title = Endgültig austreten?
club-leave-goes = Gelöscht werden: dein Name, alle deine Geräte, deine Listen, deine Plätze in Gruppen, deine Wertung, Hinweise für deine Plätze; in beendeten Partien dein Name und was du geschrieben hast. In laufenden Partien geschieht das, wenn sie enden.
club-leave-stays = Es bleiben: Ergebnisse der anderen mit dir, gegen „Jemand“; Plätze auf deinen Geräten, damit du deine Partien beenden kannst; und was in Sicherungen des Servers steht, bis sie gelöscht werden.
club-leave-for-good = Das lässt sich nicht zurücknehmen, und niemand kann dich zurückholen.
club-leave-yes = Austreten und löschen
