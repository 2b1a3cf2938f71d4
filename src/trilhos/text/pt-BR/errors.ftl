unknown-edition = Não há mapa chamado "{ $name }". Mapas: { $known }.
unknown-option = O mapa { $edition } não tem a opção "{ $name }". Opções: { $known }.
bad-players = O mapa { $edition } é para { $least } a { $most } jogadores, não { $players }.
bad-seed = Uma semente é um número inteiro de 0 a 2^128 - 1, não { $seed }.
