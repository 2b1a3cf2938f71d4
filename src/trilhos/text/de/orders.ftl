# Was getan werden soll, während andere überlegen, im Browser.
menu-orders = Vormerken: was ich als Nächstes tue
orders-about = Wenn du am Zug bist, wird das Erste hiervon, das möglich ist, für dich getan, wo immer du bist. Sonst kann das niemand sehen. Ist nichts davon möglich, wirst du gerufen wie immer.
orders-none = Noch nichts: Du spielst jeden Zug selbst.
orders-build = { $what }
orders-build-with = { $what }, bezahlt mit
orders-draw = Verdeckt ziehen
orders-take = Nur diese nehmen, wo sie offen liegen:
orders-take-else = Ziehen, zuerst diese, wo sie offen liegen:
orders-turns = { $count ->
    [one] einen Zug lang
   *[other] { $count } Züge lang
}
orders-up = Früher
orders-remove = Entfernen
orders-new-build = Bauen, sobald ich kann
orders-what = Was
orders-press = Auf dem Brett wählen
orders-press-prompt = Wähle eine Strecke oder eine Stadt zum Bauen
orders-pay-with = Nur hiermit zahlen; ohne Auswahl mit beliebigen
orders-add-build = Vormerken
orders-new-draw = Karten ziehen
orders-open-cards = Offene Karten, die ich nehme, die liebsten zuerst
orders-blind = sonst verdeckt ziehen
orders-deck = Vom Stapel
orders-how-long = Wie lange
orders-always = bis ich es ändere
orders-add-draw = Ziehen vormerken
orders-until = Anhalten und mich rufen
orders-last-round = wenn die letzte Runde beginnt
orders-near = wenn andere hier bauen: { $cities }
orders-until-turns = nachdem sie ausgeführt wurden
orders-until-any = unbegrenzt
orders-stopped-done = Alles davon ist getan.
orders-stopped-undone = Angehalten: Du hast einen Zug zurückgenommen.
orders-stopped-near = Angehalten: In der Nähe hat jemand eine Strecke gebaut.
orders-stopped-last-round = Angehalten: Die letzte Runde hat begonnen.
orders-stopped-turns = Angehalten: So viele Züge, wie du wolltest, sind gespielt.
