"""Boards that anybody makes: drafted from a place on Earth, tried out by bots, printed."""
