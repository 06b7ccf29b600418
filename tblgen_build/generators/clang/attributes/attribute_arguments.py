"""The arguments of an attribute: their kinds, and what C++ calls them.

It knows none of the texts that are generated; those stand by kind in the file of each generator.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

# The kinds, and the C++ type of a value; empty where the record says it. A class of arguments
# that derives from several of them is of the first.
_TYPES: Final = {
    "AlignedArgument": "",
    "EnumArgument": "",
    "VariadicEnumArgument": "",
    "BoolArgument": "bool",
    "DeclArgument": "",
    "ExprArgument": "Expr *",
    "IdentifierArgument": "const IdentifierInfo *",
    "IntArgument": "int",
    "OMPTraitInfoArgument": "OMPTraitInfo *",
    "ParamIdxArgument": "ParamIdx",
    "StringArgument": "llvm::StringRef",
    "TypeArgument": "TypeSourceInfo *",
    "UnsignedArgument": "unsigned",
    "VersionArgument": "VersionTuple",
    "WrappedAttr": "Attr *",
    "VariadicExprArgument": "Expr *",
    "VariadicIdentifierArgument": "const IdentifierInfo *",
    "VariadicOMPInteropInfoArgument": "OMPInteropInfo",
    "VariadicParamIdxArgument": "ParamIdx",
    "VariadicParamOrParamIdxArgument": "int",
    "VariadicStringArgument": "StringRef",
    "VariadicUnsignedArgument": "unsigned",
}


class AttributeArgument:
    """An argument. A variadic one stands for any number of values of its type."""

    __slots__ = ("attribute", "is_fake", "is_optional", "kind", "name", "record", "type")

    def __init__(self, record: Record, attribute: str) -> None:
        self.record = record
        self.attribute = attribute  # whose it is
        self.name = record.value_as_string("Name")
        self.is_optional = record.value_as_bit("Optional")
        self.is_fake = record.value_as_bit("Fake")  # not written in source code
        self.kind = _kind(record)
        self.type = _TYPES[self.kind] or self._own_type()

    def _own_type(self) -> str:
        if self.kind == "DeclArgument":
            return f"{self.record.value_as_def('Kind').name}Decl *"
        if self.kind in ("EnumArgument", "VariadicEnumArgument"):
            type_ = self.record.value_as_string("Type")
            return type_ if self.is_external else f"{self.attribute}Attr::{type_}"
        return ""

    @property
    def declared_type(self) -> str:
        """The type as the attribute's class says it."""
        if self.kind == "VariadicEnumArgument" and not self.is_external:
            return self.record.value_as_string("Type")
        return self.type

    @property
    def is_delayed(self) -> bool:
        """Whether it stands for all others."""
        return False

    @property
    def is_external(self) -> bool:
        """Whether an enumeration stands outside the attribute."""
        return self.record.value_as_bit("IsExternalType")

    @property
    def is_covered(self) -> bool:
        """Whether the enumerators of an enumeration are all it has."""
        return self.record.value_as_bit("IsCovered")

    @property
    def is_variadic(self) -> bool:
        return self.kind.startswith("Variadic")

    @property
    def lower(self) -> str:
        """As members and variables are called; Windows has a macro `interface`."""
        lower = self.name[:1].lower() + self.name[1:]
        return "interface_" if lower == "interface" else lower

    @property
    def upper(self) -> str:
        """As it is called in the names of functions, and as a parameter."""
        return self.name[:1].upper() + self.name[1:]

    def named_enumerators(self) -> list[tuple[str, str]]:
        """What is written in source code, and the enumerator that it stands for."""
        values = self.record.value_as_list_of_strings("Values")
        return list(zip(values, self.record.value_as_list_of_strings("Enums"), strict=False))

    def enumerators(self) -> list[str]:
        """Of an enumeration, each once."""
        return list(dict.fromkeys(self.record.value_as_list_of_strings("Enums")))


class DelayedArguments(AttributeArgument):
    """Expressions that stand for all arguments until packs among them are known."""

    __slots__ = ()

    def __init__(self, attribute: Record) -> None:
        self.record = attribute
        self.attribute = attribute.name
        self.name = "delayedArgs"
        self.is_optional = False
        self.is_fake = False
        self.kind = "VariadicExprArgument"
        self.type = _TYPES[self.kind]

    @property
    def is_delayed(self) -> bool:
        return True


def _kind(record: Record) -> str:
    for class_ in reversed(record.superclasses):
        if class_.name in _TYPES:
            return class_.name
    raise record.error("no attribute argument of a known kind")


def arguments_of(attribute: Record) -> list[AttributeArgument]:
    """All arguments, fake ones too, in order."""
    return [
        AttributeArgument(record, attribute.name)
        for record in attribute.value_as_list_of_defs("Args")
    ]
