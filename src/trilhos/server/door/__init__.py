"""The door: what stands between the world and the games, so that nobody freezes, fills or fools the server."""
