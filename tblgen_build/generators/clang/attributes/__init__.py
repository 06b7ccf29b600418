"""Clang's attributes: one model of an attribute, and what is generated of it.

docs/design/clang.md, "Attributes".
"""
