"""The rules engine: pure, compiled where it can be, without I/O and without the name of any map."""
