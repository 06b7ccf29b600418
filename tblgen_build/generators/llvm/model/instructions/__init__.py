"""Instructions of a target: operands, flags, encodings, assembly strings."""
