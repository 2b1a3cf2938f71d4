# O clube, na página.
club-title = Clube
club-about = Um nome em vez de uma conta: sem senha, sem e-mail. Quem conhece você é este aparelho. Suas partidas ficam em uma só lista em todos os seus aparelhos, com de quem é a vez; você joga de novo com as mesmas pessoas com um toque; e há uma pontuação de força, para as partidas que valem.
club-join-title = Entre no clube
club-join = Entrar
club-join-note = Os outros veem o seu nome e, depois da primeira partida que vale, a sua pontuação de força. Você pode sair quando quiser, e o que é seu é apagado.
club-invited = Você recebeu um convite para um grupo: pessoas que jogam juntas sempre de novo.
club-for-game = Uma partida que vale para a pontuação de força espera por você. Depois de entrar no clube você segue para ela.
club-come-in = Entrar no grupo
club-not-now = Agora não
club-along =
    { $count ->
        [one] A partida que este aparelho lembra é minha: ponha nas minhas listas
       *[other] As { $count } partidas que este aparelho lembra são minhas: ponha nas minhas listas
    }
club-code-title = Já está no clube?
club-code-about = Em um aparelho que já está, escolha “Admitir outro aparelho” e digite aqui o código que ele mostra.
club-code = Código de outro aparelho seu
club-let-in-short = Admitir
club-this-device = Admitir este aparelho
club-this-device-about = O link vem de um aparelho seu. Com ele este aparelho entra no clube como o mesmo membro: vê suas partidas e pode assumir seus lugares. Se outra pessoa enviou o link, não continue.
club-let-this-in = Este aparelho é meu, pode admitir
club-already-in = Este aparelho já está no clube, como { $name }. Para entrar como outra pessoa, primeiro remova-o da lista de aparelhos abaixo.
club-lost = Este aparelho estava no clube como { $name }, e não está mais: outro aparelho o removeu, ou o membro saiu. Os lugares e as partidas deste aparelho continuam todos aqui.
club-lost-noted = Entendi
club-keep = Não
club-games = Partidas em andamento
club-games-none = Nenhuma no momento. As partidas em que você se senta em um aparelho seu aparecem aqui sozinhas.
club-games-waiting =
    { $count ->
        [0] Nenhuma espera por você.
        [one] Uma espera por você.
       *[other] { $count } esperam por você.
    }
club-games-all = Todas as { $count }
club-kept = cadeira guardada
club-now = agora mesmo
club-since = há { $time }
club-waits-for = espera por { $names }
club-waits-open = ainda não começou
club-groups = Grupos
club-groups-none = Um grupo é quem joga junto sempre de novo: a próxima partida está a um toque. Crie um aqui e convide, ou a partir de uma partida terminada.
club-group-name = Nome de um novo grupo
club-group-make = Criar
club-invite = Convidar
club-invite-to = Convidar para { $group }
club-invite-about = Quem abre este link entra no grupo, durante quatorze dias. Quem ainda não está no clube entra nele por ali.
club-group-leave = Sair do grupo
club-group-leave-sure = Você sai de { $group }. Os outros ficam, e podem convidar você de novo.
club-group-of-game = Grupo destas pessoas
club-next = Próximo tabuleiro
club-next-board = Qual tabuleiro
club-next-in-turn = o próximo da fila
club-to-game = Ir para a partida
club-history = Partidas terminadas
club-history-none = Nenhuma ainda. As partidas que terminam são anotadas aqui, e ficam mesmo depois que o servidor apaga a partida.
club-history-more = Anteriores
club-place = { $place }º
club-replay = Rever
club-review = Análise
club-not-kept = A partida foi apagada; o resultado ficou.
club-people = Com quem você jogou
club-with = Com
club-bot = robô
club-met-games = Partidas
club-ahead = Você à frente
club-behind = Você atrás
club-rating-short = Força
club-rating = Sua pontuação de força
club-rating-none = Ainda sem pontuação de força: ela começa com a primeira partida que vale. Em uma partida nova isso é uma escolha.
club-rating-words =
    { $games ->
        [one] O mais provável é entre { $least } e { $most }, depois de uma partida que vale.
       *[other] O mais provável é entre { $least } e { $most }, depois de { $games } partidas que valem.
    }
club-rating-unsure = Ainda bem incerta: as próximas partidas vão mexer muito nela. Todos começam em 1500.
club-rating-sure = Já bem conhecida: uma partida mexe pouco nela. Todos começaram em 1500.
club-member-since = No clube desde { $day }
club-rename = Outro nome
club-rename-done = Guardar
club-devices = Seus aparelhos
club-device-unnamed = Aparelho
club-device-here = · este
club-device-seen = · visto em { $day }
club-device-remove = Remover
club-device-out = { $device } sai do clube na hora. Os lugares que ele tem ficam lá até outro aparelho seu assumi-los: abra cada partida pela sua lista.
club-device-out-here = Este aparelho sai do clube; você continua membro nos outros. Se não tiver outro, ninguém consegue trazer você de volta. Os lugares deste aparelho ficam aqui.
club-let-in = Admitir outro aparelho
club-pass-about = Escaneie com o outro aparelho, ou abra o link nele. Vale para um aparelho, por { $time }.
club-pass-type = Ou abra o clube nele e digite este código:
club-pass-warning = Não mostre a mais ninguém: quem tem isto pode jogar em seu nome.
club-pass-used = Seu outro aparelho entrou.
club-yours = O que se guarda sobre você
club-export = Como arquivo
club-leave = Sair do clube
club-leave-title = Sair de vez?
club-leave-goes = Apagam-se: seu nome, todos os seus aparelhos, suas listas, seus lugares em grupos, sua pontuação de força, os avisos dos seus lugares; nas partidas terminadas, seu nome e o que você escreveu. Nas que ainda correm isso acontece quando terminarem.
club-leave-stays = Ficam: os resultados dos outros com você, contra “Alguém”; os lugares nos seus aparelhos, para você terminar as partidas; e o que as cópias de segurança do servidor tiverem, até serem apagadas.
club-leave-for-good = Não dá para desfazer, e ninguém consegue trazer você de volta.
club-leave-yes = Sair e apagar
