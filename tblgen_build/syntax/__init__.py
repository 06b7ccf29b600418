"""TableGen as it is written: tokens with comments and layout, and how to format them.

Knows spelling, not meaning: nothing is evaluated, no included file is read.
"""
