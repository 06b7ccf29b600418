"""What attributes may stand on: the tests, and the errors where one fails."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.registry import Warnings

    from .clang_attribute import ClangAttribute
    from .subjects import SubjectRule, Subjects

# --- subsets ------------------------------------------------------------------------

_TEST: Final = cpp("""
    static bool $name(const Decl *D) {
      if (const auto *S = dyn_cast<$class_>(D))
        return $check;
      return false;
    }

""")


def tests_of_subsets(parsed: list[ClangAttribute]) -> list[str]:
    """A function for each subject that is only some of the nodes of a kind."""
    subsets = [
        subject
        for subjects in of_each(parsed, lambda attribute: attribute.subjects())
        for subject in subjects
        if subject.is_subclass_of("SubsetSubject")
    ]
    return of_each(dict.fromkeys(subsets), _test_of)


def _test_of(subset: Record) -> str:
    base = subset.value_as_def("Base")
    if base.is_subclass_of("SubsetSubject"):
        raise subset.error("SubsetSubjects within SubsetSubjects is not supported")
    # What is not a node stands for the declarations of all kinds.
    class_ = "Decl" if base.name == "DeclBase" else f"{base.name}Decl"
    return _TEST(name=f"is{subset.name}", class_=class_, check=subset.value_as_string("CheckCode"))


def _is(subject: Record) -> str:
    """Whether `D`, a declaration, is of the subject."""
    if subject.is_subclass_of("SubsetSubject"):
        return f"is{subject.name}(D)"
    return f"isa<{subject.name}Decl>(D)"


# --- an attribute's -----------------------------------------------------------------

_TO_DECLARATION: Final = cpp("""
    bool diagAppertainsToDecl(Sema &S, const ParsedAttr &Attr, const Decl *D) const override {
      if ($is_none) {
        S.Diag(Attr.getLoc(), diag::${severity}_attribute_wrong_decl_type_str)
          << Attr << Attr.isRegularKeywordAttribute() << "$subjects";
        return false;
      }
      return true;
    }

""")
_TO_STATEMENT: Final = cpp("""
    bool diagAppertainsToStmt(Sema &S, const ParsedAttr &Attr, const Stmt *St) const override {
      if ($is_none) {
        S.Diag(Attr.getLoc(), diag::${severity}_attribute_wrong_decl_type_str)
          << Attr << Attr.isRegularKeywordAttribute() << "$subjects";
        return false;
      }
      return true;
    }

""")
_TO_NO_DECLARATION: Final = """\
bool diagAppertainsToDecl(Sema &S, const ParsedAttr &AL, const Decl *D) const override {
  S.Diag(AL.getLoc(), diag::err_attribute_invalid_on_decl)
    << AL << AL.isRegularKeywordAttribute() << D->getLocation();
  return false;
}

"""
_TO_NO_STATEMENT: Final = """\
bool diagAppertainsToStmt(Sema &S, const ParsedAttr &AL, const Stmt *St) const override {
  S.Diag(AL.getLoc(), diag::err_decl_attribute_invalid_on_stmt)
    << AL << AL.isRegularKeywordAttribute() << St->getBeginLoc();
  return false;
}

"""


def appertains(attribute: ClangAttribute, warnings: Warnings) -> list[str]:
    """The methods that tell whether it may stand on a declaration, and on a statement."""
    subjects = attribute.subjects()
    if not subjects:
        return []
    listed = attribute.record.value_as_def("Subjects")
    severity = "warn" if listed.value_as_def("Diag").value_as_bit("Warn") else "err"
    described = _described(listed, subjects, warnings)
    of_declarations = attribute.declared_subjects()
    of_statements = [f"!isa<{s.name}>(St)" for s in subjects if s not in of_declarations]
    return [
        _TO_DECLARATION(
            is_none=" && ".join([f"!{_is(subject)}" for subject in of_declarations]),
            severity=severity,
            subjects=described,
        )
        if of_declarations
        else _TO_NO_DECLARATION,
        _TO_STATEMENT(is_none=" && ".join(of_statements), severity=severity, subjects=described)
        if of_statements
        else _TO_NO_STATEMENT,
    ]


def _described(listed: Record, subjects: list[Record], warnings: Warnings) -> str:
    """The subjects in words: as the list says it, or those of each with commas and `and`."""
    if custom := listed.value_as_string("CustomDiag"):
        return custom
    words: list[str] = []
    for subject in subjects:
        described = _words(subject)
        if not described:
            warnings.append(
                ReportedError.of(
                    subject.error(
                        "Could not determine diagnostic spelling for the node: "
                        f"{subject.name}; please add one to DeclNodes.td"
                    )
                )
            )
            raise listed.error("Could not deduce diagnostic argument for Attr subjects")
        words += [word.strip() for word in described.split(",")]
    if len(words) <= 2:
        return " and ".join(words)
    return f"{', '.join(words[:-1])}, and {words[-1]}"


def _words(subject: Record | None) -> str:
    """What diagnostics call the subject: as it or the nearest of its bases says."""
    if subject is None:
        return ""
    return subject.value_as_string("DiagSpelling") or _words(subject.value_as_optional_def("Base"))


# --- rules of pragmas ---------------------------------------------------------------

_APPLIES_TO: Final = cpp("""
    static bool checkAttributeMatchRuleAppliesTo(const Decl *D, attr::SubjectMatchRule rule) {
      switch (rule) {
      $cases
      }
      llvm_unreachable("Invalid match rule");
    return false;
    }

""")
_RULE: Final = cpp("""
    case attr::$rule:
      return $condition;
""")
_ABSTRACT_RULE: Final = cpp("""
    case attr::$rule:
      assert(false && "Abstract matcher rule isn't allowed");
      return false;
""")


def applies_to(subjects: Subjects) -> str:
    """The function that tells whether a rule matches a declaration."""
    return _APPLIES_TO(cases=[_matches(rule) for rule in subjects.rules])


def _matches(rule: SubjectRule) -> str:
    if rule.is_abstract:
        return _ABSTRACT_RULE(rule=rule.enumerator)
    condition = " || ".join([_is(subject) for subject in rule.subjects])
    return _RULE(rule=rule.enumerator, condition=condition)
