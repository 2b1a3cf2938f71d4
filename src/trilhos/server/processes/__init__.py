"""Several processes: which one a game lives at, and how they hear of each other."""
