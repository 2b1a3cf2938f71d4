"""What happens when the package is built, besides copying files."""
