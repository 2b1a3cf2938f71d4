cli-dataset = games of bots as Parquet files, for learners
cli-dataset-folder = the folder for the data; the same command goes on where it was stopped
cli-dataset-bots = the bots, one for each seat or fewer; they move on by a seat from game to game
cli-dataset-observations = with what each seat saw at every decision, as rows of numbers
cli-dataset-cluster = play on a Ray cluster at this address; the folder has to be one that all its machines share
dataset-done = { $games } games are in { $folder }; its README.md says what is in them.
other-dataset = { $folder } holds another data set: other bots, seed, games or options, or another version. Use another folder.
