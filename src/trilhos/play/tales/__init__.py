"""What chapters tell that their declarations don't say: one file a chapter, sentences for people and audit lines."""
