"""Clang's diagnostics: their texts, groups and categories, and what is generated of them.

docs/design/clang.md, "Diagnostics".
"""
