quarantined = Esta partida não pode ser aberta: está danificada, chegou a milhares de jogadas sem fim, ou o dono do servidor a fechou. Ela foi guardada, e o dono pode ver o motivo.
game-deleted = Esta partida foi apagada pelo dono do servidor.
broken-log = Falta no registro a entrada { $number }.
broken-chairs = As cadeiras da partida não são as do registro.
backup-left-out = Ficou de fora: a partida { $game } não pode ser lida ({ $reason }).
restore-quarantined = Incluída, mas fechada: a partida { $game } não faz sentido ({ $reason }).
restore-refused = Recusada: a partida { $game } ({ $reason }).
other-board = A partida foi distribuída em outro tabuleiro de { $edition } que o deste programa.
serve-lost = ATENÇÃO: { $count ->
    [one] Falta no banco de dados uma mudança já confirmada
   *[other] Faltam no banco de dados { $count } mudanças já confirmadas
}: o arquivo foi danificado ou trocado por um mais antigo. Partidas e o último número confirmado em cada uma: { $games }. Elas continuam de onde o banco as tem. "trilhos doctor" diz mais; "trilhos doctor --noted" encerra este aviso.
cli-doctor = procura o que houver de errado num banco de dados
cli-doctor-noted = encerra o aviso sobre jogadas confirmadas que se perderam
doctor-lost = PERDIDA: a partida { $game } tinha chegado ao número { $detail }, confirmado, e o banco de dados está atrás disso.
doctor-loss-not-noted = { $detail } mudanças confirmadas sumiram num início anterior (partida: { $game }). "--noted" encerra este lembrete.
doctor-file-damaged = O SQLite diz que o arquivo está danificado (partida: { $game }): { $detail }
doctor-quarantined = A partida { $game } está em quarentena: { $detail }
doctor-unreadable = A partida { $game } não pode ser lida. { $detail }
doctor-does-not-fold = A partida { $game } não faz sentido: { $detail }
doctor-behind-receipts = A partida { $game } está atrás do que foi confirmado: { $detail }
doctor-index = Partida { $game }: o índice difere do registro ({ $detail }).
doctor-link = Partida { $game }: a cadeira { $detail } não tem um link secreto válido.
doctor-hook = Partida { $game }: a cadeira { $detail } tem um endereço de avisos que não é de ninguém.
doctor-done = Partidas: { $games }; registros: { $entries }. { $findings ->
    [0] Está tudo bem.
    [one] Uma coisa está errada.
   *[other] { $findings } coisas estão erradas.
}
game-endless = Depois de { $limit } jogadas e mensagens esta partida não chegou ao fim e não continua.
