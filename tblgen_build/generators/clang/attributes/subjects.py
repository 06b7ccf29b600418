"""What attributes appertain to, and the rules by which `#pragma clang attribute` picks subjects."""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.mistakes import of_each

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, RecordError, Records

    from .clang_attribute import ClangAttribute

_SPELLINGS_OF_PRAGMA: Final = ("GNU", "CXX11")


class SubjectRule:
    """A rule, or a narrower one inside it."""

    __slots__ = ("name", "outer", "record")

    def __init__(self, record: Record, outer: SubjectRule | None = None) -> None:
        self.record = record
        self.name = record.value_as_string("Name")
        self.outer = outer

    @property
    def subjects(self) -> list[Record]:
        return self.record.value_as_list_of_defs("Subjects")

    @property
    def languages(self) -> list[Record]:
        """The options of the language of which it wants one; those of the outer rule else."""
        own = self.record.value_as_list_of_defs("LangOpts")
        return self.outer.languages if self.outer and not own else own

    @property
    def is_abstract(self) -> bool:
        """Whether it matches nothing by itself."""
        return not self.subjects

    @property
    def is_negated(self) -> bool:
        return self.outer is not None and self.record.value_as_bit("Negated")

    @property
    def enumerator(self) -> str:
        end = "_abstract" if self.is_abstract else ""
        if self.outer is None:
            return f"SubjectMatchRule_{self.name}{end}"
        negation = "not_" if self.is_negated else ""
        return f"SubjectMatchRule_{self.outer.name}_{negation}{self.name}{end}"

    @property
    def inner_spelling(self) -> str:
        """As it is written inside the outer rule."""
        return f"unless({self.name})" if self.is_negated else self.name

    @property
    def spelling(self) -> str:
        return f"{self.outer.name}({self.inner_spelling})" if self.outer else self.name

    def inner(self) -> list[SubjectRule]:
        if self.outer:
            return []
        return [
            SubjectRule(record, self) for record in self.record.value_as_list_of_defs("Constraints")
        ]


class Subjects:
    """The rules there are, and by which of them the subjects of an attribute are matched."""

    __slots__ = ("_aggregates", "_by_subject", "_declarations", "outer_rules", "rules")

    def __init__(self, records: Records) -> None:
        aggregates = definitions(records, "AttrSubjectMatcherAggregateRule")
        self._aggregates: set[Record] = set()
        for record in aggregates:
            subject = record.value_as_def("Subject")
            if subject in self._aggregates:
                raise _matched_twice(record, subject)
            self._aggregates.add(subject)
        self.outer_rules = of_each(definitions(records, "AttrSubjectMatcherRule"), SubjectRule)
        inner = of_each(self.outer_rules, lambda rule: rule.inner())
        self.rules = [
            rule
            for outer, narrower in zip(self.outer_rules, inner, strict=True)
            for rule in (outer, *narrower)
        ]
        of_each(self.rules, lambda rule: rule.subjects)
        self._by_subject: dict[Record, SubjectRule] = {}
        for rule in self.rules:
            for subject in rule.subjects:
                if subject in self._by_subject or subject in self._aggregates:
                    raise _matched_twice(rule.record, subject)
                self._by_subject[subject] = rule
        self._declarations = definitions(records, "DeclNode")

    def is_for_pragma(self, attribute: ClangAttribute) -> bool:
        """Whether `#pragma clang attribute` can apply the attribute."""
        if not attribute.record.is_value_unset("PragmaAttributeSupport"):
            return attribute.record.value_as_bit("PragmaAttributeSupport")
        if attribute.late_parsed != "LateAttrParseNever":
            return False
        if not any(spelling.variety in _SPELLINGS_OF_PRAGMA for spelling in attribute.spellings):
            return False
        declared = self.of_pragma(attribute)
        return bool(declared) and all(self._is_matched(subject) for subject in declared)

    def of_pragma(self, attribute: ClangAttribute) -> list[Record]:
        """The subjects of the attribute that a pragma could pick: declarations."""
        return [subject for subject in attribute.declared_subjects() if not _is_statement(subject)]

    def _is_matched(self, subject: Record) -> bool:
        return subject in self._by_subject or subject in self._aggregates

    def matching(self, attribute: ClangAttribute, subject: Record) -> list[SubjectRule]:
        """The rules that match the attribute's subject.

        Of an aggregate they are those of all that derive from it, without the rules within rules.
        """
        if subject not in self._aggregates:
            if rule := self._by_subject.get(subject):
                return [rule]
            raise attribute.record.error(
                "the attribute is to be supported by '#pragma clang attribute', "
                f"but no rule matches its subject '{subject.name}'"
            )
        derived = [node for node in self._declarations if _derives_from(node, subject)]
        rules = [self._by_subject[node] for node in derived if node in self._by_subject]
        return [rule for rule in rules if not rule.outer]

    def is_aggregate(self, subject: Record) -> bool:
        return subject in self._aggregates


def _matched_twice(rule: Record, subject: Record) -> RecordError:
    return rule.error(f"the subject '{subject.name}' is matched by another rule, too")


def _is_statement(subject: Record) -> bool:
    return subject.is_subclass_of("SubsetSubject") and subject.value_as_def("Base").is_subclass_of(
        "StmtNode"
    )


def _derives_from(node: Record, base: Record) -> bool:
    above = node.value_as_optional_def("Base")
    return above is not None and (above is base or _derives_from(above, base))
