"""The keeper's hands: look, shut, ban, back up, restore, and whether all is well."""
