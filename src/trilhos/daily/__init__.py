"""A puzzle and a deal for every day, the same wherever there is Trilhos."""
