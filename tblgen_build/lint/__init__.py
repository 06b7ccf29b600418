"""Rules that find mistakes in .td files, and their fixes."""
