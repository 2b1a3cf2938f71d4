# Números de muitas partidas, na página.
numbers-title = Minhas partidas em números
numbers-about = As partidas terminadas de que este aparelho se lembra, por tabuleiro e número de jogadores. Partidas de arquivos salvos também contam; lições e estudos, não.
numbers-none = Nenhuma partida terminada é lembrada aqui ainda. Jogue uma, ou abra um arquivo salvo na primeira página.
numbers-whose = De quem
numbers-all = todos neste aparelho
numbers-heading = { $board }, { $players } jogadores
numbers-games = partidas
numbers-first = primeiros lugares
numbers-points = pontos, média
numbers-best = melhor partida
numbers-tickets = bilhetes cumpridos
numbers-of = { $done } de { $all }
numbers-turns = turnos por partida
numbers-accuracy = precisão
numbers-luck = sorte
numbers-percent = { $value } %
numbers-reviewed = A precisão e a sorte são conhecidas das partidas que foram analisadas.
numbers-places = Lugares
numbers-place = { $place }º: { $count }
numbers-plot = Pontos de cada partida, da primeira à mais recente: de { $least } a { $most }, { $mean } em média.
numbers-table = Como tabela
numbers-name = nome
numbers-board = tabuleiro
numbers-unreviewed =
    { $count ->
        [one] Uma partida ainda não tem análise.
       *[other] { $count } partidas ainda não têm análise.
    }
numbers-review = Pedir as análises
numbers-reviewing = O servidor as analisa uma a uma enquanto esta página está aberta: faltam { $left }.
numbers-failed = { $why } O que foi feito fica guardado.
