cli-dataset = partidas de bots como archivos Parquet, para aprender de ellas
cli-dataset-folder = la carpeta de los datos; la misma orden sigue donde se detuvo
cli-dataset-bots = los bots, uno por asiento o menos; avanzan un asiento de partida en partida
cli-dataset-observations = con lo que vio cada asiento en cada decisión, como filas de números
cli-dataset-cluster = jugar en un clúster de Ray en esta dirección; la carpeta tiene que ser una que compartan todas sus máquinas
dataset-done = Hay { $games } partidas en { $folder }; su README.md dice qué contienen.
other-dataset = { $folder } contiene otros datos: otros bots, semilla, partidas u opciones, u otra versión. Usa otra carpeta.
