# Mapas rascunhados a partir de um lugar da Terra.
draft-title = Região de { $city }
draft-about = { $count } cidades, entre elas { $first } e { $second }: um primeiro rascunho a partir do mapa.
draft-bad-cities = Um rascunho tem de { $least } a { $most } cidades, não { $count }.
draft-bad-seed = A semente de um rascunho é um número inteiro de 0 a { $most }.
draft-bad-window = Uma janela é oeste, sul, leste, norte em graus, como em -10,36,4,44: o sul antes do norte, a até 85° do equador. Quando cruza a linha de data, o leste é menor que o oeste.
draft-unknown-region = Não há região chamada "{ $name }". Você quis dizer: { $known }?
draft-no-region = Não há região chamada "{ $name }". "trilhos board regions" mostra todas.
draft-too-few = { $name } tem { $count } cidades afastadas o bastante; um mapa precisa de { $least }. Escolha uma região maior ou uma janela.
draft-too-few-here = Esta janela tem { $count } cidades afastadas o bastante; um mapa precisa de { $least }. Escolha uma maior.
draft-fewer = { $count } cidades em vez de { $wanted }: não há espaço para mais, ou não há mais cidades.
draft-cramped = Os espaços estão apertados. Tente { $count } cidades, ou uma janela mais justa ao redor da terra.
draft-folds = O mapa teria de ser entortado tanto que se dobra. Escolha menos cidades, ou uma janela em torno de uma parte.
draft-ships = Boa parte disto é água: regras com navios combinariam melhor.
draft-odd-degree = Uma cidade tem em média { $value } linhas; nos tabuleiros oficiais, { $least } a { $most }. Outro número de cidades pode ajudar.
draft-odd-length = As rotas têm em média { $value } espaços; nos tabuleiros oficiais, { $least } a { $most }. Com menos cidades ficam mais longas.
draft-odd-gray = A parte { $value } das vias é cinza; nos tabuleiros oficiais, { $least } a { $most }.
draft-odd-doubles = A parte { $value } das linhas é dupla; nos tabuleiros oficiais, { $least } a { $most }.
draft-odd-pieces = Há { $value } espaços para cada peça de um jogador; nos tabuleiros oficiais, { $least } a { $most }. Mude as peças nas regras, ou o número de cidades.
draft-odd-tickets = Há { $value } bilhetes; nos tabuleiros oficiais, { $least } a { $most }.
draft-odd-way = Os bilhetes têm em média { $value } espaços; nos tabuleiros oficiais, { $least } a { $most }. Outro número de cidades pode ajudar.

# A linha de comando
cli-draft-region = com make: um país, estado, continente ou cidade grande, por nome ou id, ou a Terra inteira (001)
cli-draft-window = com make: um retângulo em vez disso, em graus, como em --window=-10,36,4,44
cli-draft-cities = com make: quantas cidades
cli-draft-rules = com make: o mapa cujas regras ele usa (padrão: as que a terra pede)
draft-usage = Escreva: trilhos board make --region NOME --out ARQUIVO, ou --window=OESTE,SUL,LESTE,NORTE em vez de uma região.
draft-begins = Lendo
draft-step-cities = Escolhendo as cidades
draft-step-land = Ajustando a terra
draft-step-network = Ligando as cidades
draft-step-colours = Escolhendo as cores
draft-step-tickets = Escolhendo os bilhetes
draft-step-art = Colocando os nomes
draft-step-done = Pronto
draft-made = { $file }: { $cities } cidades, { $routes } trilhos com { $spaces } espaços, { $tickets } bilhetes.
draft-quality =
    { $good ->
        [yes] Passa no crivo: nada fica em cima de nada, e a terra não está torta demais.
       *[no] Não passa no crivo: { $overlaps } sobreposições, { $cramped } % dos espaços apertados.
    }
