# Desafios e a distribuição do dia: comandos, e o que o servidor diz deles.
cli-puzzles = posições em que uma jogada é claramente a melhor: ache, confira ou resolva
cli-puzzles-what = find: procura em partidas de bots; check: avalia de novo as dos arquivos; show: uma para resolver, a de hoje se nada mais for dito
cli-puzzles-words = arquivos de desafios; com show também um dia, como 2026-11-19
cli-puzzles-out = pasta para os desafios achados; se for interrompido, continua dali
cli-puzzles-map = um tabuleiro em que procurar (repita para outros; padrão: todos)
cli-puzzles-players = um número de jogadores (repita para outros; padrão: 2)
cli-puzzles-bots = quem joga as partidas: um bot forte
cli-puzzles-games = partidas para cada tabuleiro e número de jogadores
cli-puzzles-samples = mundos imaginados em que cada decisão é examinada (padrão: 48)
cli-puzzles-check = mundos imaginados em que as jogadas de um desafio são comparadas (padrão: 320)
progress-puzzles = procurando desafios
puzzles-usage = Diga o que fazer: trilhos puzzles find --out PASTA, trilhos puzzles check ARQUIVO… ou trilhos puzzles show [ARQUIVO|DIA].
puzzles-no-folder = Diga onde ficam os desafios: --out PASTA.
puzzles-found =
    { $count ->
        [one] Um desafio achado. Está em { $folder }.
       *[other] { $count } desafios achados. Estão em { $folder }.
    }
puzzles-stands = { $id }: confirmado. O melhor é { $best }, com { $lead } de vantagem.
puzzles-falls = { $id }: não se confirma. Agora o melhor é { $best }, com { $lead } de vantagem.
puzzle-illegal = { $file }: o arquivo fala de { $move }, mas essa jogada não é permitida ali, ou seus números não batem.
puzzle-unweighed = { $file }: o arquivo não diz quanto vale { $move }.
unknown-puzzle = Não há nenhum desafio { $id }.
bad-day = { $day } não é um dia. Um dia se escreve como 2026-11-19.
no-such-day = Não há nada para { $day }: os dias vão de { $first } a { $last }.

# Um desafio.
puzzle-head = Desafio, { $grade }: { $title }
puzzle-grade-easy = fácil
puzzle-grade-medium = médio
puzzle-grade-hard = difícil
puzzle-ask-turn = Você é { $name }, e é a sua vez. O que você faz?
puzzle-ask-first-tickets = Você é { $name }, e a partida começa. Com quais bilhetes você fica?
puzzle-ask-tickets = Você é { $name } e comprou bilhetes. Com quais você fica?
puzzle-right = Certo: { $move }. Assim se ganham { $chance } das partidas que bots do nível hard jogam a partir daqui.
puzzle-next-best = A segunda melhor seria { $move }: custa { $points }.
puzzle-wrong = A jogada { $move } custa { $points } de vitória. Melhor: { $better }.
puzzle-near = A jogada { $move } é quase tão boa: não há diferença comprovada. Melhor: { $better }.
puzzle-left = Fica para outra vez.
no-puzzles = Este servidor não tem desafios.

# A distribuição do dia.
deal-not-over = Jogue primeiro esta distribuição até o fim: as partidas dos outros mostrariam as cartas.
other-deal = Essa partida não é da distribuição de { $day }.
no-such-deal-game = Não há nenhuma partida terminada assim desta distribuição.
cli-deal = a distribuição do dia: todos recebem as mesmas cartas, contra os mesmos bots
cli-deal-what = um dia, como 2026-11-19 (padrão: hoje); compare: põe lado a lado partidas terminadas da mesma distribuição
cli-deal-files = arquivos de partida da distribuição de um dia, para compare
cli-deal-name = como você se chama (padrão: você)
cli-deal-json = diz em JSON o que é distribuído ou comparado
deal-usage = Diga trilhos deal, trilhos deal DIA ou trilhos deal compare ARQUIVO ARQUIVO….
deal-of-no-day = { $file }: esta partida não tem a distribuição de nenhum dia.
deal-unfinished = { $file }: esta partida não acabou. Termine primeiro a distribuição de { $day }: outras partidas mostrariam as cartas.
deal-of-another-day = { $file }: esta é a distribuição de { $day }; a do primeiro arquivo é outra.
deal-head = Distribuição de { $day }: { $title }
deal-same = { $one } e { $two } são a mesma partida, jogada por jogada.
deal-parting = { $one } e { $two } são iguais até a jogada { $number }: ali { $name } jogou { $first } numa e { $other } na outra.
column-deal-player = jogador
