# De club, op de pagina.
club-title = Club
club-about = Een naam in plaats van een account: geen wachtwoord, geen adres. Wat je kent is dit apparaat. Je spellen staan op al je apparaten in één lijst, met wie aan de beurt is; met dezelfde mensen speel je in één druk verder; en er is een rating, voor spellen die tellen.
club-join-title = Lid worden van de club
club-join = Lid worden
club-join-note = Anderen zien je naam, en je rating zodra je een spel hebt gespeeld dat telt. Je kunt altijd weggaan, en wat van jou is wordt gewist.
club-invited = Je bent uitgenodigd voor een groep: mensen die steeds weer samen spelen.
club-for-game = Een spel dat voor de rating telt wacht op je. Zodra je lid bent, ga je er verder.
club-come-in = In de groep komen
club-not-now = Nu niet
club-along =
    { $count ->
        [one] Het spel dat dit apparaat onthoudt is van mij: zet het in mijn lijsten
       *[other] De { $count } spellen die dit apparaat onthoudt zijn van mij: zet ze in mijn lijsten
    }
club-code-title = Al in de club?
club-code-about = Kies op een apparaat dat binnen is “Een ander apparaat binnenlaten”, en typ de code die het toont.
club-code = Code van een ander apparaat van jou
club-let-in-short = Binnenlaten
club-this-device = Dit apparaat binnenlaten
club-this-device-about = De link komt van een apparaat van jou. Daarmee is dit apparaat in de club als hetzelfde lid: het ziet je spellen en kan je plaatsen nemen. Heeft iemand anders hem gestuurd, ga dan niet verder.
club-let-this-in = Dit apparaat is van mij, laat het binnen
club-already-in = Dit apparaat is al in de club, als { $name }. Om als iemand anders binnen te komen, haal je het eerst hieronder uit de lijst van apparaten.
club-lost = Dit apparaat was in de club als { $name }, en nu niet meer: een ander apparaat heeft het weggehaald, of het lid is weggegaan. Plaatsen en spellen op dit apparaat zijn er allemaal nog.
club-lost-noted = Begrepen
club-keep = Nee
club-games = Lopende spellen
club-games-none = Nu geen. Spellen waarin je op een apparaat van jou gaat zitten, komen hier vanzelf.
club-games-waiting =
    { $count ->
        [0] Geen ervan wacht op je.
        [one] Eén ervan wacht op je.
       *[other] { $count } ervan wachten op je.
    }
club-games-all = Alle { $count }
club-kept = stoel bewaard
club-now = net
club-since = sinds { $time }
club-waits-for = wacht op { $names }
club-waits-open = nog niet begonnen
club-groups = Groepen
club-groups-none = Een groep speelt steeds weer samen: het volgende spel is één druk ver. Maak er hier een en nodig uit, of uit een afgelopen spel.
club-group-name = Naam van een nieuwe groep
club-group-make = Maken
club-invite = Uitnodigen
club-invite-to = Uitnodigen voor { $group }
club-invite-about = Wie deze link opent komt in de groep, veertien dagen lang. Wie nog niet in de club is, wordt daar lid.
club-group-leave = Uit de groep gaan
club-group-leave-sure = Je gaat uit { $group }. De anderen blijven, en kunnen je weer uitnodigen.
club-group-of-game = Groep van deze mensen
club-next = Volgend bord
club-next-board = Welk bord
club-next-in-turn = het volgende in de rij
club-to-game = Naar het spel
club-history = Afgelopen spellen
club-history-none = Nog geen. Spellen die aflopen worden hier genoteerd, en blijven als de server het spel zelf heeft gewist.
club-history-more = Eerdere
club-place = { $place }e
club-replay = Naspelen
club-review = Analyse
club-not-kept = Het spel zelf is gewist; de uitslag is bewaard.
club-people = Met wie je hebt gespeeld
club-with = Met
club-bot = bot
club-met-games = Spellen
club-ahead = Jij ervoor
club-behind = Jij erachter
club-rating-short = Rating
club-rating = Je rating
club-rating-none = Nog geen rating: die begint met het eerste spel dat telt. In een nieuw spel kun je dat kiezen.
club-rating-words =
    { $games ->
        [one] Het waarschijnlijkst tussen { $least } en { $most }, na één spel dat telt.
       *[other] Het waarschijnlijkst tussen { $least } en { $most }, na { $games } spellen die tellen.
    }
club-rating-unsure = Nog heel onzeker: de volgende spellen schuiven hem flink op. Iedereen begint op 1500.
club-rating-sure = Inmiddels goed bekend: één spel schuift hem weinig op. Iedereen begon op 1500.
club-member-since = In de club sinds { $day }
club-rename = Andere naam
club-rename-done = Bewaren
club-devices = Je apparaten
club-device-unnamed = Apparaat
club-device-here = · dit
club-device-seen = · laatst hier op { $day }
club-device-remove = Weghalen
club-device-out = { $device } is meteen uit de club. Plaatsen die het heeft blijven daar tot een ander apparaat van jou ze neemt: open elk spel vanuit je lijst.
club-device-out-here = Dit apparaat gaat uit de club; op je andere blijf je lid. Heb je geen ander, dan kan niemand je terughalen. Plaatsen op dit apparaat blijven hier.
club-let-in = Een ander apparaat binnenlaten
club-pass-about = Scan dit met het andere apparaat, of open daar de link. Hij is goed voor één apparaat, { $time } lang.
club-pass-type = Of open daar de club, en typ deze code:
club-pass-warning = Laat dit aan niemand anders zien: wie het heeft kan in jouw naam spelen.
club-pass-used = Je andere apparaat is binnen.
club-yours = Wat er over je bewaard wordt
club-export = Als bestand
club-leave = Uit de club gaan
club-leave-title = Voorgoed weggaan?
club-leave-goes = Gewist worden: je naam, al je apparaten, je lijsten, je plekken in groepen, je rating, berichten voor je plaatsen; in afgelopen spellen je naam en wat je schreef. In lopende spellen gebeurt dat als ze aflopen.
club-leave-stays = Bewaard blijven: uitslagen van anderen met jou, tegen “Iemand”; plaatsen op je apparaten, zodat je je spellen kunt uitspelen; en wat in reservekopieën van de server staat, tot die gewist worden.
club-leave-for-good = Dit kan niet ongedaan worden gemaakt, en niemand kan je terughalen.
club-leave-yes = Weggaan en wissen
