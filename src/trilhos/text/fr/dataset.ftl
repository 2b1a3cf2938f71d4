cli-dataset = parties de bots en fichiers Parquet, pour l’apprentissage
cli-dataset-folder = le dossier des données ; la même commande reprend là où elle s’est arrêtée
cli-dataset-bots = les bots, un par place ou moins ; ils avancent d’une place de partie en partie
cli-dataset-observations = avec ce que chaque place a vu à chaque décision, en lignes de nombres
cli-dataset-cluster = jouer sur une grappe Ray à cette adresse ; toutes ses machines doivent partager le dossier
dataset-done = { $games } parties sont dans { $folder } ; son README.md dit ce qu’elles contiennent.
other-dataset = { $folder } contient un autre jeu de données : autres bots, graine, parties ou options, ou autre version. Prenez un autre dossier.
