"""Rules that find true faults in .td files, and what mends them."""
