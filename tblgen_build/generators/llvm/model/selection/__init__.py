"""Selection patterns: imported, typed, expanded by mode and commuted, as matchers need them.

`SelectionPatterns.of(records)` in `patterns` is where generators begin.
"""
