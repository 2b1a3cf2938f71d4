# `trilhos watch`, en bots die van de eigenaar van een server een naam hebben gekregen.
cli-watch = in de browser kijken naar een spel van bots, of een uit een bestand
cli-watch-file = een spelbestand; een spel dat niet af is, spelen de bots uit
cli-watch-players = aantal spelers (standaard: zoveel als er bots genoemd zijn, minstens 2)
cli-watch-live = het spel tonen terwijl het gespeeld wordt, in plaats van het eerst te spelen
watch-slow = { $bot } denkt al { $seconds } seconden na; Ctrl-C maakt er een eind aan.
watch-raised = { $bot } faalde ({ $problem }); in plaats daarvan wordt de eerste geldige zet gespeeld.
remark-line = { $number }. { $name }, { $move }: { $words }
watch-both = Noem een bestand of een bord (--map), niet allebei.
watch-refused = Dit spel kan niet getoond worden: { $problem }
watch-playing = De bots spelen…
watch-fault = { $bot } maakte { $count ->
    [one] een fout
   *[other] { $count } fouten
  }; de eerste: { $fault }
watch-open = Open { $url } (Ctrl-C stopt; er wordt niets bewaard)
bad-program-name = “{ $name }” kan hier geen naam van een bot zijn: gebruik kleine letters, cijfers, - en _, en geen naam die al bestaat.
report-watch = { $count ->
    [one] Bekijk het spel in de browser
   *[other] Bekijk een spel in de browser: een opdracht voor elk van de eerste { $count }
  }
