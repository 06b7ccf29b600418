"""`lazy` for the compile path: a property computed once, without the imports of `functools`.

Type checkers see `functools.cached_property`. The instance needs a `__dict__`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from functools import cached_property as lazy
else:

    class lazy:
        __slots__ = ("__doc__", "function", "name")

        def __init__(self, function):
            self.function = function
            self.name = function.__name__
            self.__doc__ = function.__doc__

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            value = instance.__dict__[self.name] = self.function(instance)
            return value


__all__ = ["lazy"]
