"""The chapters of the rulebooks: one class, one file each."""
