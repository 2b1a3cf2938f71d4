"""Rooms: tables in memory, who listens at them, and what lists tell of them."""
