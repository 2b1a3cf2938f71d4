"""Long work for those who make boards: done one after the other, each in a process of its own."""
