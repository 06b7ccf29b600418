"""TableGen as it is written: tokens with comments and layout, and how to lay them out anew.

Knows spelling, not meaning: nothing is evaluated, no included file is read.
"""
