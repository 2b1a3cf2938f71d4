"""How fast the engine is: figures of this build and of the interpreted one, and how they compare with older ones."""
