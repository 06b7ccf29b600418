"""Which attributes exclude each other, and the functions that check it."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .clang_attribute import ClangAttribute

_INHERITED: Final = "  using ParsedAttrInfo::diagMutualExclusion;\n\n"
_METHOD: Final = cpp("""
    $inherited
      bool diagMutualExclusion(Sema &S, const ParsedAttr &AL, const Decl *D) const override {
        $others
        return true;
      }

""")
_BESIDE: Final = cpp("""
    if (const auto *A = D->getAttr<${other}Attr>()) {
      S.Diag(AL.getLoc(), diag::err_attributes_are_not_compatible) << AL << A << (AL.isRegularKeywordAttribute() || A->isRegularKeywordAttribute());
      S.Diag(A->getLocation(), diag::note_conflicting_attribute);
      return false;
    }
""")  # noqa: E501
_MERGED_DECLARATIONS: Final = cpp("""
    static bool DiagnoseMutualExclusions(Sema &S, const NamedDecl *D, const Attr *A) {
      $attributes
      return true;
    }

""")
_MERGED_DECLARATION: Final = cpp("""
    if (const auto *Second = dyn_cast<${name}Attr>(A)) {
      $others
      return true;
    }
""")
_MERGED_WITH: Final = cpp("""
    if (const auto *First = D->getAttr<${other}Attr>()) {
      S.Diag(First->getLocation(), diag::err_attributes_are_not_compatible) << First << Second << (First->isRegularKeywordAttribute() || Second->isRegularKeywordAttribute());
      S.Diag(Second->getLocation(), diag::note_conflicting_attribute);
      return false;
    }
""")  # noqa: E501
_MERGED_STATEMENTS: Final = cpp("""
    static bool DiagnoseMutualExclusions(Sema &S, const SmallVectorImpl<const Attr *> &C) {
      for (const Attr *A : C) {
        $attributes
      }
      return true;
    }

""")
_MERGED_STATEMENT: Final = cpp("""
    if (const auto *Second = dyn_cast<${name}Attr>(A)) {
      auto Iter = llvm::find_if(C, [](const Attr *Check) { return isa<$others>(Check); });
      if (Iter != C.end()) {
        S.Diag((*Iter)->getLocation(), diag::err_attributes_are_not_compatible) << *Iter << Second << ((*Iter)->isRegularKeywordAttribute() || Second->isRegularKeywordAttribute());
        S.Diag(Second->getLocation(), diag::note_conflicting_attribute);
        return false;
      }
    }
""")  # noqa: E501


class Exclusions:
    """The sets of attributes that exclude each other."""

    __slots__ = ("_sets",)

    def __init__(self, records: Records) -> None:
        self._sets: list[list[Record]] = []
        if "MutualExclusions" in records.classes:
            for record in records.all_derived_definitions("MutualExclusions"):
                self._sets.append(record.value_as_list_of_defs("Exclusions"))

    def _of(self, attribute: ClangAttribute) -> list[str]:
        """The attributes that this one excludes; one that two sets name comes twice."""
        return [
            other.name
            for excluded in self._sets
            if attribute.record in excluded
            for other in excluded
            if other is not attribute.record
        ]

    def method(self, attribute: ClangAttribute) -> str:
        """How its info tells that it stands on a declaration beside one that it excludes."""
        others = self._of(attribute)
        if not others or attribute.of_class("TypeAttr"):
            return ""
        if attribute.of_class("StmtAttr"):
            return _INHERITED
        return _METHOD(inherited=_INHERITED, others=[_BESIDE(other=other) for other in others])

    def of_declarations(self, parsed: list[ClangAttribute]) -> str:
        """Where declarations are merged."""
        return _MERGED_DECLARATIONS(
            attributes=[
                _MERGED_DECLARATION(
                    name=attribute.name, others=[_MERGED_WITH(other=other) for other in others]
                )
                for attribute in parsed
                if attribute.is_inheritable and (others := self._of(attribute))
            ]
        )

    def of_statements(self, parsed: list[ClangAttribute]) -> str:
        """Where the attributes of a statement are put together."""
        return _MERGED_STATEMENTS(
            attributes=[
                _MERGED_STATEMENT(
                    name=attribute.name, others=", ".join([f"{other}Attr" for other in others])
                )
                for attribute in parsed
                if (attribute.of_class("StmtAttr") or attribute.of_class("DeclOrStmtAttr"))
                and (others := self._of(attribute))
            ]
        )
