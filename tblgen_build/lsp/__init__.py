"""The language server: what editors ask about `.td` files.

Positions of editors and the protocol are known here only; what a text is and means comes from the
rooms below.
"""
