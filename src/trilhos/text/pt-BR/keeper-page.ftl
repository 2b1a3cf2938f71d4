keeper-title = Zelador
keeper-token = A senha do zelador
keeper-token-where = O servidor diz ao iniciar em que arquivo ela está, ou foi você quem a escolheu. Ela vale só para esta aba.
keeper-enter = Entrar
keeper-leave = Esquecer a senha
keeper-unreached = O servidor não responde, ou pede que você espere um momento.
keeper-vitals = O servidor
keeper-rooms = Na memória
keeper-connections = Conexões
keeper-status-open = Aberta
keeper-status-running = Em jogo
keeper-status-finished = Terminada
keeper-status-quarantined = Quarentena
keeper-replaced = Robôs que este servidor não executa, por isso o substituto joga por eles: { $bots }
keeper-lost =
    { $count ->
        [one] Falta no banco de dados uma mudança já confirmada.
       *[other] Faltam no banco de dados { $count } mudanças já confirmadas.
    } Partidas, e o número a que cada uma tinha chegado: { $games }
keeper-noted = Estou ciente
keeper-games = Partidas
keeper-which = Quais partidas
keeper-all = Todas as partidas
keeper-search = O código começa com …
keeper-none = Nenhuma partida corresponde.
keeper-size =
    { $entries ->
        [one] um registro
       *[other] { $entries } registros
    }, { $kb } kB
keeper-reason-damaged = Danificada: o registro não pode ser refeito.
keeper-reason-newer = Precisa de regras mais novas que as deste programa.
keeper-reason-board = Foi distribuída num tabuleiro que este programa não tem.
keeper-reason-endless = Chegou ao limite sem terminar.
keeper-reason-keeper = Fechada pelo zelador.
keeper-chairs =
    { $chairs ->
        [one] Uma cadeira. Os últimos registros:
       *[other] { $chairs } cadeiras. Os últimos registros:
    }
keeper-open = Abrir
keeper-export = Registro bruto
keeper-hold = Quarentena
keeper-release = Liberar
keeper-delete = Apagar
keeper-really-delete = Sim, apagar
keeper-sure = A partida some de vez, e os jogadores são avisados. Tem certeza?
keeper-bans = Barrados
keeper-no-bans = Ninguém está barrado.
keeper-network = Endereço ou rede
keeper-why = O motivo, para você
keeper-ban = Barrar
keeper-unban = Deixar entrar
keeper-ban-this = Barrar …
keeper-addresses = Conectados de
keeper-nobody = Ninguém está conectado a este processo.
keeper-game = Uma partida
