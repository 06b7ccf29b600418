"""How the values of the syntax tree are written to a stream and read again, property by property.

docs/design/clang.md, "Properties".
"""
