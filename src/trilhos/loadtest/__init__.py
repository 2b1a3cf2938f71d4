"""A load test: many games at once against a server of its own, on this machine only, for a given time."""
