cli-verify = confere se as cartas saíram como prometido
cli-verify-file = a partida terminada, no arquivo que o servidor exporta
cli-verify-commitment = o compromisso que você anotou quando a partida começou
no-deal = { $file } guarda uma partida sem promessa sobre a distribuição, então não há nada a conferir. As partidas exportadas por um servidor têm uma.
verify-promise-sound = ok: o compromisso é o que você anotou.
verify-promise-touched = ERRADO: o compromisso do arquivo não é o que você anotou.
verify-commitment-sound = ok: a semente e o sal correspondem ao compromisso.
verify-commitment-touched = ERRADO: a semente e o sal não correspondem ao compromisso.
verify-seed-sound = ok: a partida foi distribuída com essa semente.
verify-seed-touched = ERRADO: a partida foi distribuída com outra semente.
verify-seating-sound = ok: a ordem dos turnos resulta da semente e das cadeiras.
verify-seating-touched = ERRADO: a ordem dos turnos não é a que resulta da semente e das cadeiras.
verify-replay-sound = ok: as jogadas seguem as regras e levam à posição gravada.
verify-replay-touched = ERRADO: as jogadas não levam à posição gravada.
verify-compare = O compromisso é { $commitment }. Compare com o que foi mostrado quando a partida começou, ou informe aquele com --commitment.
verify-imported = Esta partida veio de um arquivo: quem o trouxe podia conhecer a distribuição.
verify-sound = A distribuição não foi alterada.
verify-touched = A distribuição ou a partida foi alterada.
cli-backup = copia as partidas de um servidor, sem pará-lo
cli-backup-file = a cópia de segurança a gravar
cli-restore = devolve as partidas de uma cópia de segurança
cli-restore-file = uma cópia de segurança
no-such-database = Não existe o banco de dados { $url }.
backup-done = { $file }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
} com { $entries ->
    [one] um registro
   *[other] { $entries } registros
}.
restore-done = Partidas na cópia: { $games }. Acrescentadas: { $added }; completadas: { $extended }; já presentes: { $unchanged }. Registros acrescentados: { $entries }.
restore-conflict = Deixada como está: a partida { $game } tem aqui outra história do que na cópia.
foreign-backup = { $file } não é uma cópia de segurança do Trilhos (formato { $format }).
newer-backup = { $file } é uma cópia no formato { $found }, feita pelo Trilhos { $program }; este programa lê { $format }.
newer-backup-game = { $file } tem uma partida ({ $game }) que precisa de um Trilhos mais novo. Nada foi restaurado.
damaged-backup = { $file } está danificado ou incompleto. Nada foi restaurado.
cli-loadtest = mede quantas partidas esta máquina aguenta
cli-loadtest-games = partidas ao mesmo tempo, de dois jogadores cada
cli-loadtest-rate = ações por segundo em cada partida
cli-loadtest-seconds = quanto tempo medir
cli-loadtest-db = o banco de dados, que fica com as partidas do teste (padrão: um que some no fim)
cli-loadtest-processes = processos do servidor; mais de um exige PostgreSQL
bad-rate = --rate leva um número de 0.01 a 100, não "{ $value }".
processes-need-postgres = { $processes } processos do servidor exigem --db postgresql://…
server-did-not-start = O servidor do teste não começou: { $problem }
loadtest-client-failed = Um cliente do teste falhou, por isso não há números.
loadtest-making = Criando as partidas …
loadtest-playing = Jogando …
loadtest-games = partidas ao mesmo tempo
loadtest-actions = ações medidas
loadtest-actions-per-s = ações por segundo
loadtest-latency-p50 = ms até os outros lugares saberem, mediana
loadtest-latency-p95 = ms até os outros lugares saberem, 95 %
loadtest-latency-p99 = ms até os outros lugares saberem, 99 %
loadtest-latency-max = ms até os outros lugares saberem, o pior
loadtest-behind = ações puladas, com a anterior ainda em curso
loadtest-server-cpu-ms-per-action = processador do servidor, ms por ação
loadtest-client-lag-ms = ms de atraso do próprio cliente, no máximo
loadtest-memory-a-game = memória do servidor, KiB por partida
loadtest-error = { $count } × { $problem }
