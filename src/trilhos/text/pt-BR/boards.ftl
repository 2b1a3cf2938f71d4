# O que há de errado no arquivo de um tabuleiro; antes de cada frase vem o lugar no arquivo.
bad-board =
    { $count ->
        [one] { $file } não pode ser jogado como tabuleiro. Há um problema:
       *[other] { $file } não pode ser jogado como tabuleiro. Há { $count } problemas:
    }
boardfile-more =
    { $count ->
        [one] … e mais um.
       *[other] … e mais { $count }.
    }
boardfile-large = O arquivo tem { $count } bytes; o máximo é { $most }.
boardfile-parts = O arquivo tem { $count } listas e objetos; o máximo é { $most }.
boardfile-json = Isto não é JSON válido: { $problem }
boardfile-object = Aqui deve haver um objeto, entre chaves.
boardfile-list = Aqui deve haver uma lista, entre colchetes.
boardfile-missing = Isto está faltando.
boardfile-unknown = Ninguém conhece este campo: confira a grafia ou retire-o.
boardfile-count = Há { $count } aqui; são permitidos de { $least } a { $most }.
boardfile-choice = Aqui deve haver um destes: { $known }.
boardfile-text = Aqui deve haver um texto, entre aspas.
boardfile-id = "{ $name }" não é permitido aqui: comece com uma letra minúscula, depois minúsculas, algarismos, - e _; um idioma se escreve como en ou pt-BR.
boardfile-long = O texto tem { $count } letras; são permitidas de 1 a { $most }.
boardfile-letters = O texto tem letras que não podem ser impressas.
boardfile-number = Aqui deve haver um número inteiro de { $least } a { $most }.
boardfile-decimal = Aqui deve haver um número de { $least } a { $most }.
boardfile-numbers = Aqui deve haver uma lista de números inteiros de { $least } a { $most }.
boardfile-flag = Aqui deve haver true ou false.
boardfile-kind = Aqui deve haver um número, uma palavra, true ou false, ou uma lista de números.
boardfile-twice = "{ $name }" aparece aqui mais de uma vez.
boardfile-wild = Deve haver um curinga, um tipo de carta sem cor, no baralho "{ $deck }".
boardfile-deck-order = Os tipos de carta de um baralho devem ficar lado a lado, na ordem dos baralhos.
boardfile-suit = No baralho "{ $deck }" deve haver um ou dois tipos de carta da cor { $colour }, o primeiro com valor 1.
boardfile-card-name = Não há desenho de uma carta chamada "{ $name }".
boardfile-city = Não há cidade chamada "{ $name }".
boardfile-loop = Uma rota deve ligar duas cidades, e não "{ $name }" a si mesma.
boardfile-points = Rotas de comprimento { $length } não têm pontos: acrescente-os a rules.route_points.
boardfile-spaces = A rota tem { $length } espaços, mas lugares para { $count }.
boardfile-ferry = Uma balsa não exige mais locomotivas do que tem espaços, { $length }.
boardfile-rail = Só rotas de trem podem ser túneis, balsas ou difíceis, e as difíceis nenhuma das outras.
boardfile-pair = Nenhuma rota liga as duas cidades ao pé deste bilhete.
boardfile-unpaid = Nem todas as cartas juntas pagam esta rota.
boardfile-same-name = Duas rotas se escreveriam "{ $name }": mude o nome de uma cidade.
boardfile-tracks = Entre duas cidades há no máximo duas vias de um tipo, a primeira com track 0, a segunda com 1: veja { $name }.
boardfile-twins = As duas vias de uma rota dupla devem ter o mesmo comprimento: veja { $name }.
boardfile-waypoint = "{ $name }" é só um ponto de passagem, que nenhum bilhete pode citar.
boardfile-apart = Nenhuma rota liga as cidades deste bilhete: { $name }.
boardfile-path = Isto não é um desenho: um caminho só tem números e as letras dos comandos de caminho do SVG, como em M0 0L10 5z.
boardfile-players = O máximo de jogadores não pode ser menor que o mínimo, { $least }.
boardfile-starting = Deve haver pontos para cada um dos { $players } lugares.
boardfile-option = Não há outra opção chamada "{ $name }".
boardfile-chapter = Não há capítulo chamado "{ $name }". Capítulos: { $known }.

# O comando.
cli-board = verifica, desenha, imprime, testa ou rascunha um tabuleiro
cli-board-what = o que fazer com o arquivo: check, show, svg, png, print, test ou improve; schema e make não levam arquivo; regions lista de onde se pode rascunhar, com uma palavra de busca se quiser
cli-board-file = o arquivo de um tabuleiro, ou o nome de um mapa
board-usage = Escreva: trilhos board check ARQUIVO, trilhos board show ARQUIVO, trilhos board svg ARQUIVO, trilhos board png ARQUIVO --out ARQUIVO, trilhos board print ARQUIVO --out ARQUIVO, trilhos board test ARQUIVO, trilhos board improve ARQUIVO --out ARQUIVO, trilhos board schema, trilhos board make --region NOME --out ARQUIVO ou trilhos board regions.
board-sound = { $title }: não há nada de errado com este tabuleiro. Sua impressão digital: { $fingerprint }
column-doubles = duplas
column-spaces = espaços
column-pieces = peças
column-ticket-points = valor

# O que parece estranho
boardfile-odd-language = Não há textos em { $language }: quem lê nessa língua vê os de outra.
boardfile-odd-about = Falta aqui uma frase sobre o tabuleiro, que outras línguas têm.
boardfile-odd-licence = Não há licença: os outros não sabem o que podem fazer com o tabuleiro.
boardfile-odd-case = "{ $name }" e "{ $other }" só diferem em maiúsculas e minúsculas.
boardfile-odd-end = Só uma rota chega a "{ $name }": quem precisa dela pode ficar de fora.
boardfile-odd-island = Nenhum bilhete leva a "{ $name }", nem a nenhuma cidade ligada a ela.
boardfile-odd-points = { $name } vale { $points } pontos por um caminho de { $cost } espaços; pelos outros bilhetes, valeria cerca de { $fair }.
boardfile-odd-ticket = Há outro bilhete com as mesmas cidades: { $name }.
boardfile-odd-color = As rotas do tipo "{ $kind }" e da cor "{ $color }" têm { $count } espaços ao todo; as outras cores têm cerca de { $usual }.
boardfile-odd-doubles = Os dois trilhos das rotas duplas ficam abertos a partir de { $least } jogadores; na maioria dos tabuleiros, a partir de 4.
boardfile-odd-art = Não há arte: o tabuleiro é desenhado sem enfeites.
boardfile-odd-spaces =
    { $count ->
        [one] Uma rota não diz onde ficam seus espaços
       *[other] { $count } rotas não dizem onde ficam seus espaços
    }: eles são postos em linha entre as cidades.
boardfile-odd-overlap = Isto está em cima de { $other }.

board-odd =
    { $count ->
        [one] Uma coisa parece estranha:
       *[other] { $count } coisas parecem estranhas:
    }
cli-board-strict = com check: o que parece estranho é um erro
