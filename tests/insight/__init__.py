"""Tests of the analyst and of reviews."""
