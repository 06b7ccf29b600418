"""Python classes for operations and enums, for MLIR's Python package.

Names beginning with `_ods_` are those of its support module; everything else is of the
operation. Flags: gen-python-op-bindings, gen-python-enum-bindings.
"""
