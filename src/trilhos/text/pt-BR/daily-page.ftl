# O desafio e a distribuição do dia, na página.
daily-puzzle = Desafio do dia
daily-todays = Desafio de hoje
daily-grade-easy = fácil
daily-grade-medium = médio
daily-grade-hard = difícil
daily-how = Uma jogada é claramente a melhor. Faça-a na mesa, como numa partida; vale a primeira tentativa.
daily-lost = O servidor não responde. A pergunta será repetida.
daily-moves = Jogadas, a melhor primeiro
daily-yours = (sua)
daily-best = ganha { $percent } %
daily-less = { $percent } % a menos
daily-even = quase igual
daily-streak =
    { $count ->
        [one] Um dia seguido: uma série começa.
       *[other] { $count } dias seguidos.
    }
daily-to-deal = A distribuição do dia
daily-days = Outros dias
daily-after = Avançar para { $day }
daily-today = hoje, { $day }
daily-deal = Distribuição do dia
daily-todays-deal = Distribuição de hoje
daily-deal-of = { $day }: { $title }
daily-deal-about = Todos os que jogam recebem estas cartas, contra os mesmos bots: as mesmas jogadas dão a mesma partida. Vale a primeira que você terminar aqui. Depois você vê como os outros se saíram.
daily-you = você
daily-name = Seu nome
daily-play = Jogar
daily-go-on = Continuar a sua partida
daily-again = Jogar mais uma vez
daily-again-about = Agora você conhece as cartas; outra partida fica marcada como repetição.
daily-results = Como todos se saíram
daily-results-later =
    { $count ->
        [0] Ninguém terminou esta aqui ainda.
        [one] Uma pessoa já terminou aqui. Você verá a partida dela quando terminar a sua: ela mostraria as cartas.
       *[other] { $count } pessoas já terminaram aqui. Você verá as partidas delas quando terminar a sua: elas mostrariam as cartas.
    }
daily-results-none = Ninguém jogou até o fim sem a ajuda de um bot ainda.
daily-fetching = Buscando.
daily-player = jogador
daily-points = pontos
daily-place = lugar
daily-tickets = bilhetes
daily-turns = turnos
daily-replay = (repetição)
daily-look = Comparar com { $name }
daily-beside-title = Distribuição de { $day }, lado a lado
daily-steps = Passos
daily-parting = Ir aonde se separam ({ $number })
daily-apart = As duas são iguais até a jogada { $number }.
daily-same = As duas são iguais, jogada por jogada.
