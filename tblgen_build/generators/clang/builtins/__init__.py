"""Clang's builtins: their prototypes, and the tables of them.

docs/design/clang.md, "Builtins".
"""
