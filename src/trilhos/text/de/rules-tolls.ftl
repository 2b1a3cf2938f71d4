# Die Regelseiten: Maut, Kredite und der neutrale Spieler.
rules-setup-tokens =
    Du beginnst mit Mautmünzen im Wert von { $tokens }. Was du davon übrig hast, bleibt bis zum Ende dein Geheimnis, außer
    ihr spielt mit offenen Münzen.

rules-tolls-title = Maut und Kredite
rules-tolls-lead =
    Jede Strecke führt über eine Brücke, und jede Brücke kostet Maut: die Zahl auf der Münze, fällig, wenn du die Strecke
    baust.
rules-tolls-first = Auf einer einfachen Strecke oder beim ersten Gleis einer Doppelstrecke zahlst du an die Bank.
rules-tolls-second = Beim zweiten Gleis einer Doppelstrecke zahlst du an die Person, der das erste gehört.
rules-tolls-loan =
    Reichen deine Münzen nicht für die Maut, behältst du sie alle und nimmst stattdessen einen Kredit auf. Maut, die
    jemandem zusteht, kommt dann von der Bank.
rules-tolls-forced =
    Wer zahlen kann, darf keinen Kredit aufnehmen. Kredite liegen offen und werden nie zurückgezahlt.
rules-tolls-bonus-lead = Am Ende bestimmen deine übrigen Münzen deinen Rang für einen Bonus:
rules-tolls-place = Rang
rules-tolls-players = { $count } Personen
rules-tolls-level =
    Bei Gleichstand bekommen alle den Bonus desselben Rangs, und die nächsten Ränge fallen aus: Nach zwei Ersten kommt
    ein Dritter.
rules-tolls-out = Wer einen Kredit hat, hat keinen Rang und keinen Bonus und verliert { $loan } Punkte je Kredit.
rules-tolls-worth = Die Münzen selbst sind keine Punkte wert.

rules-plain-title = Ohne Münzen
rules-plain-lead =
    Für ein einfacheres Spiel lasst die Münzen weg und damit Maut, Kredite und Bonus. Dann wird bei weniger als
    { $plainFrom } Personen eine Doppelstrecke gesperrt, sobald eins ihrer Gleise gebaut ist.

rules-neutral-title = Der neutrale Spieler
rules-neutral-lead =
    Zu zweit könnt ihr mit Münzen einen neutralen Dritten mitspielen lassen. Er hat { $neutralTrains } Waggons, nimmt euch
    beiden Strecken weg und bekommt keine Punkte.
rules-neutral-marker =
    Wer als Zweites dran ist, beginnt mit dem neutralen Marker. In den ersten { $quiet } Runden geschieht nichts.
rules-neutral-reveal =
    Von da an wird, wenn beide gespielt haben, die oberste Zielkarte des Stapels aufgedeckt. Stehen unten auf ihr zwei
    Städte, baut der neutrale Spieler die Strecke dazwischen, ohne Karten. Sonst geschieht nichts.
rules-neutral-choice =
    Sind beide Gleise frei, sucht eines davon aus, wer den Marker hat, und gibt ihn dann weiter.
rules-neutral-second =
    Gehört ein Gleis schon jemandem, nimmt der neutrale Spieler das andere, und die Bank zahlt dieser Person die Maut. Der
    Marker bleibt, wo er ist.
rules-neutral-discard = In jedem Fall kommt die Zielkarte auf den Ablagestapel.
rules-neutral-twice =
    { $twice }: Diese Paare stehen auf je zwei Zielkarten. Hat der neutrale Spieler die Strecke schon, zählt die zweite
    Karte wie eine ohne Städte.
rules-neutral-stop =
    Der neutrale Spieler hört endgültig auf, wenn er zu wenige Waggons für eine Strecke hat, die er nehmen muss, oder wenn
    der Stapel der Zielkarten leer ist, sobald er dran ist. Im zweiten Fall werden die abgelegten Zielkarten zum neuen
    Stapel.
