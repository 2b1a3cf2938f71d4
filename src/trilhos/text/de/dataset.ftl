cli-dataset = Partien von Bots als Parquet-Dateien, zum Lernen
cli-dataset-folder = der Ordner für die Daten; derselbe Befehl macht weiter, wo er angehalten wurde
cli-dataset-bots = die Bots, einer je Platz oder weniger; von Partie zu Partie rücken sie einen Platz weiter
cli-dataset-observations = mit dem, was jeder Platz bei jeder Entscheidung sah, als Zahlenreihen
cli-dataset-cluster = auf einem Ray-Cluster unter dieser Adresse spielen; den Ordner müssen alle seine Rechner teilen
dataset-done = { $games } Partien sind in { $folder }; die README.md darin sagt, was sie enthalten.
other-dataset = { $folder } enthält einen anderen Datensatz: andere Bots, Startwerte, Partien oder Optionen, oder eine andere Version. Nimm einen anderen Ordner.
