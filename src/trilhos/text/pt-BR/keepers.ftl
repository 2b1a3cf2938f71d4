quarantined = Esta partida não pode ser aberta: está danificada, ou o dono do servidor a fechou. Ela foi guardada, e o dono pode ver o motivo.
game-deleted = Esta partida foi apagada pelo dono do servidor.
broken-log = Falta no registro a entrada { $number }.
broken-chairs = As cadeiras da partida não são as do registro.
backup-left-out = Ficou de fora: a partida { $game } não pode ser lida ({ $reason }).
restore-quarantined = Incluída, mas fechada: a partida { $game } não faz sentido ({ $reason }).
restore-refused = Recusada: a partida { $game } ({ $reason }).
other-board = A partida foi distribuída em outro tabuleiro de { $edition } que o deste programa.
