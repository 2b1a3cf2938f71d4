"""Trilhos: rail-network board games as software that people own."""
