# `trilhos watch`, et les bots auxquels la gérance d’un serveur a donné un nom.
cli-watch = regarder dans le navigateur une partie de bots, ou d’un fichier
cli-watch-file = une sauvegarde ; si elle n’est pas finie, les bots la continuent
cli-watch-players = nombre de joueurs (par défaut : autant que de bots nommés, 2 au moins)
cli-watch-live = montrer la partie pendant qu’elle se joue, au lieu de la jouer d’abord
watch-slow = { $bot } réfléchit depuis { $seconds } secondes ; Ctrl-C arrête tout.
watch-raised = { $bot } a échoué ({ $problem }) ; le premier coup permis est joué à sa place.
remark-line = { $number }. { $name }, { $move } : { $words }
watch-both = Donnez un fichier ou un plateau (--map), pas les deux.
watch-refused = Cette partie ne peut pas être montrée : { $problem }
watch-playing = Les bots jouent…
watch-fault = { $bot } a fait { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
  } ; la première : { $fault }
watch-open = Ouvrez { $url } (Ctrl-C arrête ; rien n’est gardé)
bad-program-name = « { $name } » ne peut pas être un nom de bot ici : minuscules, chiffres, - et _, et pas un nom déjà pris.
report-watch = { $count ->
    [one] Regarder la partie dans le navigateur
   *[other] Regarder une partie dans le navigateur : une commande pour chacune des { $count } premières
  }
