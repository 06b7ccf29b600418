"""An attribute as its generators see it, and which attributes there are for each of them."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import filtered, of_each

from .attribute_arguments import DelayedArguments, arguments_of
from .spelling import flattened

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .attribute_arguments import AttributeArgument
    from .spelling import Spelling

_LATE_KIND: Final = "LateAttrParseKind"
_LATE_KINDS: Final = ("LateAttrParseNever", "LateAttrParseStandard", "LateAttrParseExperimentalExt")


class ClangAttribute:
    """An attribute; what is read of its record each time it is asked for is cheap."""

    __slots__ = ("name", "record", "spellings")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.name
        self.spellings: list[Spelling] = flattened(record.value_as_list_of_defs("Spellings"))

    @property
    def has_node(self) -> bool:
        """Whether the syntax tree knows it."""
        return self.record.value_as_bit("ASTNode")

    @property
    def is_target_specific(self) -> bool:
        return self.record.is_subclass_of("TargetSpecificAttr")

    @property
    def is_inheritable(self) -> bool:
        return self.record.is_subclass_of("InheritableAttr")

    @property
    def is_serialized_by_itself(self) -> bool:
        """Whether functions of its own read and write what is not in its arguments."""
        return self.record.value_as_bit("HasCustomSerialization")

    @property
    def parse_kind(self) -> str:
        """What the parser calls it: several attributes of different targets may be one to it."""
        return self.record.value_as_string("ParseKind") if self.has_own_kind else self.name

    @property
    def has_own_kind(self) -> bool:
        """Whether the parser's kind is named, so that others may be of it too."""
        return self.is_target_specific and not self.record.is_value_unset("ParseKind")

    @property
    def late_parsed(self) -> str:
        """Whether its arguments are parsed when the declaration has been, and where.

        The name of one of Clang's three kinds. Raises RecordError at another.
        """
        kind = self.record.value_as_def("LateParsed")
        if [class_.name for class_ in kind.direct_superclasses] != [_LATE_KIND]:
            raise self.record.error(
                f"'LateParsed' of attribute '{self.name}' is '{kind.name}', which must be of class "
                f"'{_LATE_KIND}' and of no other"
            )
        number = kind.value_as_int("Kind")
        if not 0 <= number < len(_LATE_KINDS) or kind.name != _LATE_KINDS[number]:
            raise self.record.error(
                f"'LateParsed' of attribute '{self.name}' is '{kind.name}' of kind {number}, which "
                f"must be one of {', '.join(_LATE_KINDS)}, in this order from 0"
            )
        return kind.name

    def spelling_enumerators(self) -> dict[str, int]:
        """Enumerators of spellings, with the first that has each."""
        found: dict[str, int] = {}
        for index, spelling in enumerate(self.spellings):
            found.setdefault(spelling.enumerator, index)
        return found

    def indices_of(self, records: list[Record]) -> list[int]:
        """Where among its spellings those stand that the records are for.

        Raises RecordError at one that it does not have.
        """
        keys = [spelling.key for spelling in self.spellings]
        chosen = flattened(records)
        for spelling in chosen:
            if spelling.key not in keys:
                raise self.record.error(f"Unknown spelling: {spelling.name}")
        return [keys.index(spelling.key) for spelling in chosen]

    def delayed(self) -> list[AttributeArgument]:
        """What stands for its arguments until packs of expressions among them are known."""
        return (
            [DelayedArguments(self.record)] if self.record.value_as_bit("AcceptsExprPack") else []
        )

    def arguments_and_delayed(self) -> list[AttributeArgument]:
        return [*arguments_of(self.record), *self.delayed()]

    def meanings(self) -> set[str]:
        """What its spellings may mean: their names, of which underscores explain nothing."""
        return {spelling.name.strip("_") for spelling in self.spellings}

    @property
    def has_several_meanings(self) -> bool:
        return len(self.meanings()) > 1

    def subjects(self) -> list[Record]:
        """What it appertains to; all if that is not said."""
        listed = self.record.value_as_optional_def("Subjects")
        return listed.value_as_list_of_defs("Subjects") if listed else []

    def declared_subjects(self) -> list[Record]:
        """Those of its subjects that are declarations."""
        return [subject for subject in self.subjects() if not subject.is_subclass_of("StmtNode")]

    def targets_of(self, spelling: Spelling) -> list[Record]:
        """The targets that the spelling is only known for, once for each list that has it.

        One of another variety says the same of it, where name and scope are the same. Of a pragma
        with a scope nothing is said: it is looked up without.
        """
        if spelling.variety == "Pragma" and spelling.scope:
            return []
        return [
            specific.value_as_def("Target")
            for specific in self.record.value_as_list_of_defs("TargetSpecificSpellings")
            if any(
                (other.name, other.scope) == (spelling.name, spelling.scope)
                for other in flattened(specific.value_as_list_of_defs("Spellings"))
            )
        ]

    def of_class(self, class_: str) -> bool:
        return self.record.is_subclass_of(class_)


def attributes(records: Records) -> list[ClangAttribute]:
    """All attributes, in order of their names."""
    return of_each(definitions(records, "Attr"), ClangAttribute)


def node_attributes(records: Records) -> list[ClangAttribute]:
    """Those that the syntax tree knows."""
    found = filtered(definitions(records, "Attr"), lambda each: each.value_as_bit("ASTNode"))
    return of_each(found, ClangAttribute)


def class_attributes(records: Records) -> list[ClangAttribute]:
    """The same, for their classes: of all attributes it must be known what documents them."""
    of_each(definitions(records, "Attr"), lambda each: each.value_as_list_of_defs("Documentation"))
    return node_attributes(records)


def handled_attributes(records: Records) -> list[ClangAttribute]:
    """Those that the parser hands on."""
    found = filtered(definitions(records, "Attr"), lambda each: each.value_as_bit("SemaHandler"))
    return of_each(found, ClangAttribute)


def parsed_attributes(records: Records) -> list[ClangAttribute]:
    """Those that the parser hands on, one for each kind it tells apart."""
    found: dict[str, ClangAttribute] = {}
    for attribute in handled_attributes(records):
        found.setdefault(attribute.parse_kind, attribute)
    return list(found.values())
