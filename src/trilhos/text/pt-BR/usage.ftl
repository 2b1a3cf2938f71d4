# O que há de errado nas palavras de um comando
usage-required = Falta isto: { $names }. Veja "{ $command } --help".
usage-unknown = Isto não serve para nada aqui: { $names }. Veja "{ $command } --help".
usage-no-value = { $name } precisa de um valor depois. Veja "{ $command } --help".
usage-together = { $name } não combina com { $other }. Veja "{ $command } --help".
usage-choice = "{ $value }" não é uma das opções de { $name }: { $known }. Veja "{ $command } --help".
usage-takes-none = { $name } não leva valor, nem mesmo "{ $value }". Veja "{ $command } --help".
usage-one-of = É preciso um destes: { $names }. Veja "{ $command } --help".
