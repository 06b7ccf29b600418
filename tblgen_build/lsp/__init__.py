"""The language server: what editors ask about `.td` files.

Positions of editors and pygls are known here only; what a text is and means comes from the rooms
below. Imported by `tblgen lsp` alone: pygls is an optional extra.
"""
