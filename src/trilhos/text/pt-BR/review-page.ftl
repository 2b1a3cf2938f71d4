# A análise de uma partida, na página.
reviewed-title = Análise
reviewed-ask = Analisar esta partida
reviewed-asked = Robôs continuam cada decisão em mundos imaginados, a partir do que o jogador podia ver, e contam onde a partida foi ganha e perdida. Leva um ou dois minutos num servidor rápido, e continua mesmo que você feche esta página.
reviewed-waiting =
    { $count ->
        [0] A sua é a próxima.
        [one] Há um trabalho na frente.
       *[other] Há { $count } trabalhos na frente.
    }
reviewed-working = Em análise: { $percent } %
reviewed-lost = O servidor não responde. Vamos perguntar de novo.
reviewed-rough = Primeiro, por alto
reviewed-again = Tentar de novo
reviewed-curve = Chance de vencer, como cada um podia saber
reviewed-curve-note = Cada um vê outra coisa; por isso a soma não dá 100 %.
reviewed-open = com todas as cartas abertas
reviewed-open-note = Como julgaria quem visse todas as mãos e todos os bilhetes. Ninguém à mesa podia.
reviewed-line = { $name }: de { $first } % a { $last } %
reviewed-turning = Momentos decisivos
reviewed-turning-none = Nenhum se destaca.
reviewed-by = Jogada { $number }, { $name }
reviewed-deal = O começo. Avance até a primeira decisão.
reviewed-none = Aqui não havia nada a decidir.
reviewed-mark-best = a melhor
reviewed-mark-good = boa
reviewed-mark-inaccurate = imprecisa
reviewed-mark-mistake = erro
reviewed-mark-blunder = erro grave
reviewed-chances = Chance de vencer: { $chance } % com a melhor jogada, { $after } % com esta.
reviewed-luck-good = Depois a sorte trouxe { $points } %.
reviewed-luck-bad = Depois a sorte levou { $points } %.
reviewed-options = O que havia
reviewed-played = jogada
reviewed-worth = { $percent } %
reviewed-less = −{ $percent } %
reviewed-even = quase igual
reviewed-study = Experimente: jogue a partir daqui
reviewed-studying = Começa uma partida nova contra robôs.
reviewed-study-as = Você joga no lugar de { $name }; robôs jogam pelos outros. A partida antiga fica como está, e a nova não vale nada.
reviewed-players = Jogadores
reviewed-points = pontos
reviewed-accuracy = precisão
reviewed-given-up = cedido
reviewed-luck = sorte
reviewed-tickets = bilhetes
reviewed-cards = cartas na mão
reviewed-turns = turnos
reviewed-start = início
reviewed-ticket-share = { $done } de { $all }
reviewed-players-note = O que se tinha no começo, menos o que se cedeu, mais a sorte, dá o resultado. A precisão é de 100 % quando nada foi cedido, e de 0 % quando toda decisão foi um erro grave.
reviewed-method = Como se julga
reviewed-next-mark = À próxima jogada que cedeu algo
reviewed-table = As chances em uma tabela
