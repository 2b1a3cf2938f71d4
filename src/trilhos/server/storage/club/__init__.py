"""The club in the database: members and their devices, whose seats are whose, groups, and what has become of games."""
