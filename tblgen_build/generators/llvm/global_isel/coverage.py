"""Which rules tests have covered: what programs with an instrumented selector have written.

The file has runs of rules, each after the name of the target whose they are: little-endian numbers of
eight bytes, up to one that is all ones.
"""

from __future__ import annotations
