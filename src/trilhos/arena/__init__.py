"""The arena: many games among bots, and what they show."""
