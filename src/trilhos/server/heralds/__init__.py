"""Heralds: players of slow games are told of their turns, wherever they want to be (docs/design/0020, 0069)."""
