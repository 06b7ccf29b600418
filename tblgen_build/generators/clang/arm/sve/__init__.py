"""SVE and SME: their headers, and what Clang knows of their builtins."""
