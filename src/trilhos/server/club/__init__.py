"""What the server does for the club by itself: games that end are noted, and who has left is forgotten."""
