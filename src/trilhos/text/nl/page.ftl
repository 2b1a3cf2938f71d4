page-not-built = De server draait, maar heeft geen pagina: die is bij het installeren niet gebouwd. Voer in een bronmap “make page” uit; installeer elders Node 20 of nieuwer en daarna Trilhos opnieuw met TRILHOS_PAGE=required, dan hoor je wat er ontbreekt. Start daarna de server opnieuw. De API werkt zo ook, net als “trilhos play” in een terminal.
cli-serve-page = de map van de pagina (standaard: de pagina die in het pakket is ingebouwd)
no-page-there = In { $folder } staat geen pagina: er is geen index.html. Bouw er een met “make page”.
cli-serve-open = een browser openen; zonder --port op de volgende vrije poort als 8000 bezet is
serve-other-port = Poort { $taken } is bezet, dus deze keer is het { $port }.
serve-on-network = Anderen in dit netwerk vinden hem op { $url }
serve-no-browser = Van hieruit kan geen browser worden geopend: ga er zelf mee naar { $url }
