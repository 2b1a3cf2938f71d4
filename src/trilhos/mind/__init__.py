"""The mind: what stands on the planner and looks ahead. Features, a value, beliefs, and a search that uses them."""
