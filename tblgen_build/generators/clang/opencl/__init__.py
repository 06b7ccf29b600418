"""OpenCL's builtins: the tables that Clang declares them from, declarations, tests.

docs/design/clang.md, "OpenCL".
"""
