# De puzzel en de verdeling van de dag, op de pagina.
daily-puzzle = Puzzel van de dag
daily-todays = Puzzel van vandaag
daily-grade-easy = makkelijk
daily-grade-medium = gemiddeld
daily-grade-hard = moeilijk
daily-how = Eén zet is duidelijk de beste. Doe hem aan tafel, zoals in een spel; de eerste poging telt.
daily-lost = De server antwoordt niet. Het wordt nog eens gevraagd.
daily-moves = Zetten, de beste eerst
daily-yours = (van jou)
daily-best = wint { $percent } %
daily-less = { $percent } % minder
daily-even = ongeveer even goed
daily-streak =
    { $count ->
        [one] Eén dag: het begin van een reeks.
       *[other] { $count } dagen op rij.
    }
daily-to-deal = De verdeling van de dag
daily-days = Andere dagen
daily-after = Verder naar { $day }
daily-today = vandaag, { $day }
daily-deal = Verdeling van de dag
daily-todays-deal = Verdeling van vandaag
daily-deal-of = { $day }: { $title }
daily-deal-about = Iedereen heeft deze kaarten, tegen dezelfde bots: dezelfde zetten geven hetzelfde spel. Het eerste dat je hier uitspeelt, telt. Daarna zie je hoe anderen het deden.
daily-you = jij
daily-name = Je naam
daily-play = Spelen
daily-go-on = Verder met je spel
daily-again = Nog eens spelen
daily-again-about = Je kent de kaarten nu; een volgend spel wordt als herhaling gemerkt.
daily-results = Hoe iedereen het deed
daily-results-later =
    { $count ->
        [0] Niemand heeft hem hier nog uitgespeeld.
        [one] Iemand heeft hem hier uitgespeeld. Je ziet dat spel als het jouwe afgelopen is: het zou je de kaarten verklappen.
       *[other] { $count } mensen hebben hem hier uitgespeeld. Je ziet hun spellen als het jouwe afgelopen is: ze zouden je de kaarten verklappen.
    }
daily-results-none = Niemand heeft hem nog zonder hulp van een bot uitgespeeld.
daily-fetching = Wordt opgehaald.
daily-player = speler
daily-points = punten
daily-place = plaats
daily-tickets = tickets
daily-turns = beurten
daily-replay = (herhaling)
daily-look = Vergelijken met { $name }
daily-beside-title = Verdeling van { $day }, naast elkaar
daily-steps = Stappen
daily-parting = Waar ze uiteengaan ({ $number })
daily-apart = Beide zijn gelijk tot zet { $number }.
daily-same = Beide zijn gelijk, zet voor zet.
