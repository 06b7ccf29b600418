"""Builtins of Arm's vectors.

docs/design/clang.md, "Vectors of Arm".
"""
