quarantined = Esta partida não pode ser aberta: está danificada, chegou a milhares de jogadas sem fim, ou o dono do servidor a fechou. Ela foi guardada, e o dono pode ver o motivo.
game-deleted = Esta partida foi apagada pelo dono do servidor.
broken-log = Falta no registro a entrada { $number }.
broken-deal = O segredo da partida não é aquele para o qual o compromisso foi feito.
no-such-id-or-time = o id ou um dos horários não pode estar certo
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
game-endless = Depois de { $limit } jogadas esta partida não chegou ao fim: foi fechada sem resultado.
banned = Este servidor não responde ao seu endereço. O dono dele pode dizer por quê.
bad-network = "{ $value }" não é um endereço nem uma rede, como 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64.
ban-too-wide = "{ $value }" barraria gente demais: uma rede IPv4 começa em /8, uma IPv6 em /16.
ban-loopback = "{ $value }" é esta própria máquina. Atrás de um proxy, inicie o servidor com --proxy, para que ele conheça os endereços dos clientes.
no-keeper = Este servidor não tem uma senha de zelador: inicie-o com --keeper-token, ou com SQLite.
wrong-keeper-token = Esta não é a senha do zelador.
short-keeper-token = A senha do zelador tem pelo menos { $least } letras.
no-such-game = Não existe a partida { $game }.
already-quarantined = A partida { $game } já está em quarentena.
not-quarantined = A partida { $game } não está em quarentena.
still-damaged = A partida { $game } ainda não pode ser aberta: { $problem }
cli-serve-keeper = a senha da página do zelador, /#/keeper (ou TRILHOS_KEEPER_TOKEN; padrão: criada uma vez, num arquivo particular ao lado de um banco SQLite)
cli-serve-expire = apaga as partidas em que nada aconteceu há tantos dias (padrão: nunca)
serve-keeper = A página do zelador é { $url }; a senha está em { $file }
cli-keeper = cuida das partidas de um servidor e barra endereços
cli-keeper-list = lista as partidas, as de jogada mais recente primeiro
cli-keeper-show = mostra uma partida, sem nada do que os jogadores escondem
cli-keeper-export = grava as linhas brutas de uma partida em JSON, uma por linha
cli-keeper-delete = apaga partidas de vez; os jogadores são avisados
cli-keeper-expire = apaga as partidas em que nada acontece há muito tempo
cli-keeper-quarantine = fecha uma partida: ninguém entra até que ela seja liberada
cli-keeper-release = reabre partidas que estavam em quarentena, se puderem ser refeitas
cli-keeper-game = o código de uma partida (se começa com um traço: atrás de --, depois das opções)
cli-keeper-status = só partidas neste estado: open, running, finished ou quarantined
cli-keeper-begins = só partidas cujo código começa assim
cli-keeper-older = só partidas em que nada aconteceu há tantos dias
cli-keeper-limit = no máximo tantas
cli-keeper-secrets = também a semente e o que os jogadores escondem
cli-keeper-yes = faz sem perguntar
cli-keeper-why = o motivo, para você se lembrar
cli-keeper-days = tantos dias sem jogada
cli-keeper-all = todas as que estão em quarentena
bad-status = "{ $value }" não é um estado. Há estes: { $known }.
games-line = { $game }  { $status }  { $edition }  registros: { $entries }  bytes: { $bytes }  última jogada: { $moved }  { $reason }
games-none = Nenhuma partida corresponde.
games-sure = Apagar de vez { $count ->
    [one] uma partida
   *[other] { $count } partidas
}? Digite "yes":
games-not-done = Nada foi feito.
games-deleted = Apagadas: { $count }.
games-held = A partida { $game } está em quarentena agora.
games-released = A partida { $game } está aberta de novo.
games-chair = cadeira { $chair }: link: { $link }, visto por último { $seen }
games-entry = { $number }  { $kind }  { $at }
needs-yes = Não há a quem perguntar: acrescente --yes para apagar.
cli-keeper-bans = lista o que está barrado
cli-keeper-ban = barra um endereço (de IPv6, a rede /64 dele) ou uma rede
cli-keeper-unban = deixa um endereço ou uma rede entrar de novo
cli-keeper-network = um endereço ou uma rede
cli-keeper-hours = por tantas horas (padrão: até ser retirado)
bans-line = { $network }  desde { $at }  até { $until }  { $reason }
bans-none = Ninguém está barrado.
bans-added = { $network } está barrado, em todos os processos dentro de segundos.
bans-removed = { $network } pode entrar de novo.
bans-unknown = { $network } não estava barrado.
cli-keeper-members = lista os membros do clube
cli-keeper-remove-member = tira um membro do clube, como se ele tivesse saído
cli-keeper-member = o código de um membro
members-line = { $id }  { $name } #{ $tag }, membro desde { $joined }
members-none = O clube não tem membros.
members-removed = { $id } não é mais membro.
