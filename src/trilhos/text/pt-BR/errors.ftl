unknown-edition = Não há mapa chamado "{ $name }". Mapas: { $known }.
unknown-option = O mapa { $edition } não tem a opção "{ $name }". Opções: { $known }.
bad-players = O mapa { $edition } é para { $least } a { $most } jogadores, não { $players }.
bad-seed = Uma semente é um número inteiro de 0 a 2^128 - 1, não { $seed }.
neutral-needs-two = A opção "neutral" acrescenta um jogador neutro a uma partida de 2 jogadores, não de { $players }.
option-needs-tokens = A opção "{ $name }" precisa das fichas de pedágio: não combina com tokens=off.
