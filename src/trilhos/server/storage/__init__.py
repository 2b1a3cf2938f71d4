"""The database and what lies beside it: games, logs, receipts, orders, and a clock that never jumps."""
