"""C++ enum classes with their conversions, parsers and printers (gen-enum-decls, gen-enum-defs).

Knows enums as `model.enum` has them, nothing of the attributes that wrap them.
"""
