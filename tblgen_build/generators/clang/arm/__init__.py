"""Builtins of Arm's vectors: a room for each of its extensions, and what all of them share.

docs/design/clang.md, "Vectors of Arm".
"""
