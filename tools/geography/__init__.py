"""Backdrops of the boards from open geography, bent so that the coasts fit the cities; and where labels go."""
