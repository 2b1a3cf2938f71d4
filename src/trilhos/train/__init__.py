"""What makes bots better: constants that are tuned, for any board and number of players."""
