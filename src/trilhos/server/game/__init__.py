"""One game without input or output: entries make a table, commands make entries, and a viewer's sight of both."""
