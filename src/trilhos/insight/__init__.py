"""Insight: what a position is worth to its seats, and where a game was won and lost."""
