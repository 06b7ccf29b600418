"""NEON: its headers, and what Clang knows of its builtins."""
