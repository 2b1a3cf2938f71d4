# Wat er moet gebeuren terwijl anderen denken, in de browser.
menu-orders = Straks: wat ik in mijn beurt doe
orders-about = Als je aan de beurt bent, gebeurt het eerste van deze lijst dat kan, waar je ook bent. Niemand anders kan dit zien. Kan er niets van, dan word je geroepen zoals altijd.
orders-none = Nog niets: je speelt elke beurt zelf.
orders-build = { $what }
orders-build-with = { $what }, betaald met
orders-draw = Blind trekken
orders-take = Alleen deze nemen, als ze open liggen:
orders-take-else = Trekken, eerst deze als ze open liggen:
orders-turns = { $count ->
    [one] één beurt lang
   *[other] { $count } beurten lang
}
orders-up = Eerder
orders-remove = Weghalen
orders-new-build = Claimen of bouwen zodra het kan
orders-what = Wat
orders-press = Op het bord kiezen
orders-press-prompt = Kies een route, of een stad om in te bouwen
orders-pay-with = Betaal alleen met deze; met alles als je niets kiest
orders-add-build = Toevoegen
orders-new-draw = Kaarten trekken
orders-open-cards = Open kaarten om te nemen, de liefste eerst
orders-blind = anders blind trekken
orders-deck = Van de stapel
orders-how-long = Hoelang
orders-always = tot ik het verander
orders-add-draw = Trekken toevoegen
orders-until = Stop en roep me
orders-last-round = als de laatste ronde begint
orders-near = als iemand anders claimt bij: { $cities }
orders-until-turns = nadat ze zijn uitgevoerd
orders-until-any = onbeperkt
orders-stopped-done = Alles is gedaan.
orders-stopped-undone = Gestopt: je nam een zet terug.
orders-stopped-near = Gestopt: iemand heeft in de buurt een route geclaimd.
orders-stopped-last-round = Gestopt: de laatste ronde is begonnen.
orders-stopped-turns = Gestopt: er zijn zoveel beurten gespeeld als je wilde.
