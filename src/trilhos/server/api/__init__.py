"""The open API: one file a subject, each with its handlers and the shapes of its requests."""
