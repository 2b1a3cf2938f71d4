"""The server: rooms, seats and live play over HTTP and WebSocket. The log of a game is the truth."""
