"""The types of OpenCL's builtins: what a generic type stands for, and what a type needs."""

from __future__ import annotations

from tblgen_build.generators.mistakes import of_each

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records

# The reference keeps so many names in the order in which it meets them; more are sorted.
_KEPT_IN_ORDER: Final = 2
# Classes of types that have the name of another one.
_MADE_FROM_GENERIC: Final = ("PointerType", "ConstType", "VolatileType")


def signature_of(builtin: Record) -> list[Record]:
    """The type of the result, then those of the parameters."""
    signature = builtin.value_as_list_of_defs("Signature")
    if not signature:
        raise builtin.error("expected the type of the result in the signature")
    return signature


def names_of(types: Iterable[Record]) -> list[str]:
    """The names of the types, each once."""
    return list(dict.fromkeys(of_each(types, lambda type_: type_.value_as_string("Name"))))


def plain_names(types: Iterable[Record], generics: Iterable[Record]) -> list[str]:
    """The names of the types that are not those of generic types."""
    generic = set(names_of(generics))
    return [name for name in names_of(types) if name not in generic]


def generic_of(type_: Record, records: Records) -> Record | None:
    """The generic type that a type is or is made from (a pointer has its name), if any."""
    if type_.is_subclass_of("GenericType"):
        return type_
    if not any(type_.is_subclass_of(class_) for class_ in _MADE_FROM_GENERIC):
        return None
    named = records.get_def(type_.value_as_string("Name"))
    return named if named is not None and named.is_subclass_of("GenericType") else None


def elements_of(generic: Record) -> list[Record]:
    return generic.value_as_def("TypeList").value_as_list_of_defs("List")


def sizes_of(generic: Record) -> list[int]:
    return generic.value_as_def("VectorList").value_as_list_of_ints("List")


def extensions_of(record: Record) -> list[str]:
    """Those that a type or a builtin needs."""
    names = record.value_as_def("Extension").value_as_string("ExtName")
    return names.split(" ") if names else []


def extensions_of_types(types: Iterable[Record]) -> list[str]:
    """All extensions that the types of a signature need, each once."""
    unique = list(dict.fromkeys(name for type_ in types for name in extensions_of(type_)))
    return unique if len(unique) <= _KEPT_IN_ORDER else sorted(unique)
