cli-dataset = partidas de bots em Parquet, para aprender
cli-dataset-folder = a pasta dos dados; o mesmo comando continua de onde parou
cli-dataset-bots = os bots, um por assento ou menos; a cada partida todos avançam um assento
cli-dataset-observations = com o que cada assento viu em cada decisão, em linhas de números
cli-dataset-cluster = joga em um cluster Ray neste endereço; a pasta precisa ser comum a todas as máquinas
dataset-done = { $games } partidas estão em { $folder }; o README.md de lá diz o que há nelas.
other-dataset = { $folder } tem outro conjunto de dados: outros bots, semente, partidas ou opções, ou outra versão. Use outra pasta.
