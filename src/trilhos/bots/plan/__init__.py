"""The planner under the bots: ways, forests of routes, cards that are missing. Compiled, and pure like the engine."""
