"""`Generic` for the compile path: importing `typing` costs a drop-in compile milliseconds.

Type checkers see the standard class; at run time a subscript is the class itself.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Generic
else:

    class Generic:
        def __class_getitem__(cls, item):
            return cls


__all__ = ["Generic"]
