"""MVE and CDE: their headers, and what Clang knows and does of their builtins."""
