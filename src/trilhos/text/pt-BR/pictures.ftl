# O que se pede às imagens de partidas.
picture-no-route = Não existe aqui a rota "{ $name }". Diga-a pelas cidades, como nas jogadas "claim", ou pelo número.
picture-no-city = Não existe a cidade "{ $name }" neste tabuleiro.
picture-no-way = Uma seta vai de uma cidade a outra: diga duas ou mais, sem repetir a mesma em seguida.
render-mode = Não existe o modo de exibição "{ $name }". Conhecidos: { $known }.
