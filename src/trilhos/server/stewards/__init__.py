"""Who plays for bots and for those who are away, in processes of their own."""
