# `trilhos watch`, e robôs a que o dono de um servidor deu um nome.
cli-watch = assistir no navegador a robôs ou a uma partida salva
cli-watch-file = um arquivo salvo; se a partida não acabou, os robôs continuam
cli-watch-players = número de jogadores (padrão: tantos quantos robôs forem citados, no mínimo 2)
cli-watch-live = mostrar a partida enquanto é jogada, em vez de jogá-la antes
watch-slow = { $bot } está pensando há { $seconds } segundos; Ctrl-C encerra.
watch-raised = { $bot } falhou ({ $problem }); no lugar dele joga-se o primeiro lance permitido.
remark-line = { $number }. { $name }, { $move }: { $words }
watch-both = Indique um arquivo ou um tabuleiro (--map), não os dois.
watch-refused = Não dá para mostrar este jogo: { $problem }
watch-playing = Os robôs estão jogando…
watch-fault = { $bot } cometeu { $count ->
    [one] um erro
   *[other] { $count } erros
  }; o primeiro: { $fault }
watch-open = Abra { $url } (Ctrl-C encerra; nada é guardado)
bad-program-name = "{ $name }" não pode ser o nome de um robô aqui: use letras minúsculas, dígitos, - e _, e nenhum nome que já exista.
report-watch = { $count ->
    [one] Assistir à partida no navegador
   *[other] Assistir a uma partida no navegador: um comando para cada uma das primeiras { $count }
  }
