"""What clients get: the shapes of answers, what is refused and how problems are told."""
