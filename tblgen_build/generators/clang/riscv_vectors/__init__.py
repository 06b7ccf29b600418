"""RISC-V's vector builtins: their types, declarations, what Clang makes of calls, the header.

docs/design/clang.md, "Vectors of RISC-V".
"""
