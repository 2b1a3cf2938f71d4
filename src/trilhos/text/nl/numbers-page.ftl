# Cijfers over veel spellen, op de pagina.
numbers-title = Mijn spellen in cijfers
numbers-about = Afgelopen spellen die dit apparaat onthoudt, per bord en aantal spelers. Spellen uit spelbestanden tellen mee; lessen en studies niet.
numbers-none = Hier is nog geen afgelopen spel bekend. Speel er een, of open een spelbestand op de eerste pagina.
numbers-whose = Van wie
numbers-all = iedereen op dit apparaat
numbers-heading = { $board }, { $players } spelers
numbers-games = spellen
numbers-first = eerste plaatsen
numbers-points = punten, gemiddeld
numbers-best = beste spel
numbers-tickets = tickets gehaald
numbers-of = { $done } van { $all }
numbers-turns = beurten per spel
numbers-accuracy = precisie
numbers-luck = geluk
numbers-percent = { $value } %
numbers-reviewed = Precisie en geluk zijn bekend uit de spellen die geanalyseerd zijn.
numbers-places = Plaatsen
numbers-place = { $place }e: { $count }
numbers-plot = Punten van elk spel, van het eerste tot het laatste: { $least } tot { $most }, gemiddeld { $mean }.
numbers-table = Als tabel
numbers-name = naam
numbers-board = bord
numbers-unreviewed =
    { $count ->
        [one] Eén spel is nog niet geanalyseerd.
       *[other] { $count } spellen zijn nog niet geanalyseerd.
    }
numbers-review = Laten analyseren
numbers-reviewing = De server analyseert ze een voor een zolang deze pagina open is: nog { $left }.
numbers-failed = { $why } Wat klaar is, blijft bewaard.
