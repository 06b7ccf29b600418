"""Directives, clauses and their values as DirectiveBase.td describes them. Knows no output."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.definitions import definitions_of
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Rejection
from tblgen_build.releases.target_independent import (
    CONSTRUCTS_HAVE_NAMES,
    LOOPS_HAVE_MODIFIERS,
    VERSIONS_HAVE_A_TYPE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

NO_LIMIT: Final = (0, 0x7FFFFFFF)
_FROM_LEAVES: Final = "FromLeaves"
_LOOPS: Final = {"Loop", "LoopNest", "LoopSeq"}  # DirectiveBase.td has the first until 21
CLAUSE_SETS: Final = (
    "allowedClauses",
    "allowedOnceClauses",
    "allowedExclusiveClauses",
    "requiredClauses",
)


class Spelled:
    """A directive, a clause or a loop modifier: what has spellings, each of some versions.

    Its constant is named by the first spelling unless it has a `name` of its own.
    """

    def __init__(self, record: Record, prefix: str, *, has_name: bool = False) -> None:
        self.record = record
        self.spellings = [
            (
                spelling.value_as_string("spelling"),
                (spelling.value_as_int("minVersion"), spelling.value_as_int("maxVersion")),
            )
            for spelling in record.value_as_list_of_defs("spellings")
        ]
        if not self.spellings:
            raise record.error(f"'{record.name}' has no spelling")
        self.name = self.spellings[0][0]
        stated = record.value_as_optional_string("name") if has_name else None
        self.identifier = (self.name if stated is None else stated).replace(" ", "_")
        self.constant = prefix + self.identifier


class Clause(Spelled):
    def __init__(self, record: Record, prefix: str, *, has_name: bool) -> None:
        super().__init__(record, prefix, has_name=has_name)
        # Before they had names, blanks remained in classes' names: only underscores parted words.
        self.macro_text = self.identifier if has_name else self.name
        self.class_name = camel_case(self.macro_text)
        self.is_default = record.value_as_bit("isDefault")
        self.is_implicit = record.value_as_bit("isImplicit")
        self.is_value_optional = record.value_as_bit("isValueOptional")
        self.is_value_list = record.value_as_bit("isValueList")
        self.clang_class = record.value_as_string("clangClass")
        self.flang_class = record.value_as_string("flangClass")
        self.enum = record.value_as_string("enumClauseValue")
        self.values = record.value_as_list_of_defs("allowedClauseValues")


class Directive(Spelled):
    def __init__(self, record: Record, prefix: str, *, has_name: bool) -> None:
        super().__init__(record, prefix, has_name=has_name)
        self.is_default = record.value_as_bit("isDefault")
        self.leaves = record.value_as_list_of_defs("leafConstructs")

    @property
    def class_name(self) -> str:
        return camel_case(self.name.replace(" ", "_"))

    @property
    def is_end(self) -> bool:
        return self.name.startswith("end ") or self.name.startswith("end_")


def camel_case(name: str) -> str:
    return "".join([word[:1].upper() + word[1:] for word in name.split("_")])


class Language:
    """A directive language. Raises RecordError where there is not exactly one."""

    def __init__(self, records: Records) -> None:
        found = definitions_of(records, "DirectiveLanguage")
        if len(found) != 1:
            raise RecordError(
                f"the input defines {len(found)} directive languages, not one",
                found[1].location if found else None,
            )
        self.record = found[0]
        self.release = records.release
        self.name = self.record.value_as_string("name")
        self.namespace = self.record.value_as_string("cppNamespace")
        directive_prefix = self.record.value_as_string("directivePrefix")
        clause_prefix = self.record.value_as_string("clausePrefix")
        self.clause_prefix = clause_prefix
        has_name = records.release.has(CONSTRUCTS_HAVE_NAMES)
        self.directives = of_each(
            definitions_of(records, "Directive"),
            lambda r: Directive(r, directive_prefix, has_name=has_name),
        )
        self.clauses = of_each(
            definitions_of(records, "Clause"), lambda r: Clause(r, clause_prefix, has_name=has_name)
        )
        self.loop_modifiers = self._loop_modifiers(records)
        self.associations = definitions_of(records, "Association")
        self.categories = definitions_of(records, "Category")
        self.source_languages = definitions_of(records, "SourceLanguage")
        of_each(self.directives, _check_clauses_differ)
        self.clause_by_record = {clause.record: clause for clause in self.clauses}
        self.directive_by_record = {d.record: d for d in self.directives}

    def _loop_modifiers(self, records: Records) -> dict[Record, Spelled]:
        if not records.release.has(LOOPS_HAVE_MODIFIERS):
            return {}
        prefix = self.record.value_as_string("loopModifierPrefix")
        return {r: Spelled(r, prefix) for r in definitions_of(records, "LoopModifier")}

    @property
    def version_type(self) -> str:
        """What a version is in declarations. OpenMP's has a header of its own for it."""
        return "Version" if self.has_version_header else "unsigned"

    @property
    def has_version_header(self) -> bool:
        return self.release.has(VERSIONS_HAVE_A_TYPE) and self.name == "OpenMP"

    @property
    def valued_clauses(self) -> list[Clause]:
        return [clause for clause in self.clauses if clause.values]

    @property
    def most_leaves(self) -> int:
        return max([len(directive.leaves) for directive in self.directives], default=0)

    def default(self, kind: str, among: list[Directive] | list[Clause]) -> Directive | Clause:
        """Of a `directive` or `clause`."""
        for spelled in among:
            if spelled.is_default:
                return spelled
        raise self.record.error(
            f"no {kind} of language '{self.name}' is the default: set 'isDefault'"
        )

    def association(self, directive: Directive) -> str:
        stated = directive.record.value_as_def("association").value_as_string("name")
        if stated != _FROM_LEAVES:
            return stated
        if not directive.leaves:
            raise directive.record.error(
                f"the association of '{directive.record.name}' comes from its leaf constructs, "
                "and it has none"
            )
        kinds = {self.association(self.directive_by_record[leaf]) for leaf in directive.leaves}
        kinds.discard("None")
        if len(kinds) == 2 and "Block" in kinds and kinds & _LOOPS:
            kinds.remove("Block")
        if len(kinds) <= 1:
            return next(iter(kinds), "None")
        raise directive.record.error(
            f"the leaf constructs of '{directive.record.name}' are associated with different "
            f"things: {', '.join(sorted(kinds))}"
        )

    def named_associations(self) -> list[str]:
        names = [record.value_as_string("name") for record in self.associations]
        return [name for name in names if name != _FROM_LEAVES]


def _check_clauses_differ(directive: Directive) -> None:
    """What is allowed is so in one way; what is required may be allowed once or exclusively."""
    errors: list[RecordError] = []
    for sets in (CLAUSE_SETS[:3], (CLAUSE_SETS[0], CLAUSE_SETS[3])):
        seen: set[Record] = set()
        for set_ in sets:
            found = _clauses_again(directive.record, set_, seen)
            if found:
                errors += found
                break
    if errors:
        name = directive.record.name
        last = f"One or more clauses are defined multiple times on directive {name}"
        raise Rejection.of([*errors, RecordError(last)])


def _clauses_again(directive: Record, set_: str, seen: set[Record]) -> list[RecordError]:
    """An error for each clause of a set that is among those seen; adds the others."""
    place = (directive.field(set_) or directive).location
    errors: list[RecordError] = []
    for versioned in directive.value_as_list_of_defs(set_):
        clause = versioned.value_as_def("clause")
        if clause in seen:
            message = f"Clause {clause.name} already defined on directive {directive.name}"
            errors.append(RecordError(message, None, [(f"in its {set_}", place)]))
        seen.add(clause)
    return errors


def value_enum(clause: Clause) -> str:
    if not clause.enum:
        raise clause.record.error(
            f"clause '{clause.record.name}' has values, but no name for their enum: "
            "set 'enumClauseValue'"
        )
    return clause.enum


def default_value(clause: Clause) -> Record:
    for value in clause.values:
        if value.value_as_bit("isDefault"):
            return value
    raise clause.record.error(
        f"no value of clause '{clause.record.name}' is the default: set 'isDefault'"
    )
