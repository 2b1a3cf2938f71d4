"""Playing: a game with its history, notation, save files, audit files, and a log for people."""
