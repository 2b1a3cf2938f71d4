# `trilhos watch`, y bots a los que quien administra un servidor ha dado un nombre.
cli-watch = mirar en el navegador una partida de bots, o una de un archivo
cli-watch-file = un archivo de partida; si no está terminada, la siguen los bots
cli-watch-players = número de jugadores (por defecto: tantos como bots se nombren, al menos 2)
cli-watch-live = mostrar la partida mientras se juega, en lugar de jugarla antes
watch-slow = { $bot } lleva { $seconds } segundos pensando; Ctrl-C lo termina.
watch-raised = { $bot } falló ({ $problem }); en su lugar se juega la primera jugada permitida.
remark-line = { $number }. { $name }, { $move }: { $words }
watch-both = Nombra un archivo o un tablero (--map), pero no los dos.
watch-refused = No se puede mostrar esta partida: { $problem }
watch-playing = Los bots están jugando…
watch-fault = { $bot } cometió { $count ->
    [one] un error
   *[other] { $count } errores
  }; el primero: { $fault }
watch-open = Abre { $url } (Ctrl-C lo termina; no se guarda nada)
bad-program-name = "{ $name }" no puede ser aquí el nombre de un bot: usa minúsculas, cifras, - y _, y ningún nombre que ya exista.
report-watch = { $count ->
    [one] Mirar la partida en el navegador
   *[other] Mirar una partida en el navegador: una orden para cada una de las primeras { $count }
  }
