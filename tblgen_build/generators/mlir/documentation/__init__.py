"""Markdown documentation of dialects, operations, attributes, types and enums.

Flags: gen-dialect-doc, gen-op-doc, gen-attrdef-doc, gen-typedef-doc, gen-enum-doc.
"""
