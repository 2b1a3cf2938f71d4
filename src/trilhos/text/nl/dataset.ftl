cli-dataset = spellen van bots als Parquet-bestanden, voor lerende programma's
cli-dataset-folder = de map voor de gegevens; dezelfde opdracht gaat verder waar ze gestopt is
cli-dataset-bots = de bots, één per plaats of minder; ze schuiven elk spel een plaats op
cli-dataset-observations = met wat elke plaats bij elke beslissing zag, als rijen getallen
cli-dataset-cluster = op een Ray-cluster op dit adres spelen; de map moet er een zijn die al zijn computers delen
dataset-done = { $games } spellen staan in { $folder }; de README.md daar zegt wat erin zit.
other-dataset = { $folder } bevat een andere gegevensset: andere bots, een ander startgetal, andere spellen of opties, of een andere versie. Gebruik een andere map.
