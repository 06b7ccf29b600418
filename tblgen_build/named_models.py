"""Named tuples whose `help()` is short: what their fields mean, and their own methods.

A field's meaning stands in the class's docstring, as `name: meaning`. Knows no model.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple, TypeVar

    Model = TypeVar("Model", bound=NamedTuple)

# The meanings of fields that every model has.
COMMON = {
    "summary": "one line, for people",
    "description": "Markdown",
    "cpp_class": "without its namespace",
    "cpp_namespace": "as written: `::mlir::arith`",
}
_OF_PYTHON = ("__dict__", "__weakref__")


class ModelType(type):
    """A class that shows only its own methods: `help()` lists what `dir()` returns.

    Only the class of a class can say that. Without it, `help()` adds a hundred lines about tuples.
    """

    _fields: tuple[str, ...]

    def __dir__(cls) -> list[str]:
        return [name for name in vars(cls) if name[0] != "_" and name not in cls._fields]


def described(model: type[Model]) -> type[Model]:
    """The class, with all fields in its docstring."""
    kept = {name: value for name, value in vars(model).items() if name not in _OF_PYTHON}
    kept["__doc__"] = words_of(model)
    made: type[Model] = ModelType(model.__name__, model.__bases__, kept)  # type: ignore[assignment]
    made.__new__.__annotations__ = {}
    return made


def words_of(model: type[Model]) -> str:
    summary, meanings = parts_of(model.__doc__ or "")
    rows = []
    for name, kind in model.__annotations__.items():
        field = f"{name}: {getattr(kind, '__forward_arg__', kind)}"
        meaning = meanings.get(name) or COMMON.get(name)
        rows.append(f"{field:<34}  # {meaning}" if meaning else field)
    return "\n".join([summary, "", *rows])


def parts_of(docstring: str) -> tuple[str, dict[str, str]]:
    """What the docstring says of the class, and of its fields."""
    summary, _, fields = docstring.partition("\n\n")
    rows = [line.strip().partition(": ") for line in fields.splitlines() if line.strip()]
    return summary, {name: meaning for name, _, meaning in rows}
