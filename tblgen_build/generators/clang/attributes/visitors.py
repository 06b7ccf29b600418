"""How attributes are visited: by RecursiveASTVisitor, by traversers, to be dumped as text.

gen-clang-attr-ast-visitor, gen-clang-attr-node-traverse, gen-clang-attr-text-node-dump.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import filtered, of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import DUMPS_MAY_BE_CUSTOM, INTEROP_PREFERENCES_ARE_KEPT

from .clang_attribute import node_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute

# --- RecursiveASTVisitor ------------------------------------------------------------

_VISITOR: Final = cpp("""
    #ifdef ATTR_VISITOR_DECLS_ONLY

      $declarations

    #else // ATTR_VISITOR_DECLS_ONLY

    $definitions
    template <typename Derived>
    bool VISITORCLASS<Derived>::TraverseAttr(Attr *A) {
      if (!A)
        return true;

      switch (A->getKind()) {
        $cases
      }
      llvm_unreachable("bad attribute kind");
    }
    #endif  // ATTR_VISITOR_DECLS_ONLY
""")
_DECLARATION: Final = cpp("""
    bool Traverse${name}Attr(${name}Attr *A);
    bool Visit${name}Attr(${name}Attr *A) {
      return true;$space
    }
""")
_DEFINITION: Final = cpp("""
    template <typename Derived>
    bool VISITORCLASS<Derived>::Traverse${name}Attr(${name}Attr *A) {
      if (!getDerived().VisitAttr(A))
        return false;
      if (!getDerived().Visit${name}Attr(A))
        return false;
      $arguments
      return true;
    }

""")
_CASE: Final = cpp("""
    case attr::$name:
      return getDerived().Traverse${name}Attr(cast<${name}Attr>(A));
""")
_VISITS: Final = {
    "AlignedArgument": cpp("""
        if (A->is${upper}Expr()) {
          if (!getDerived().TraverseStmt(A->get${upper}Expr()))
            return false;
        } else if (auto *TSI = A->get${upper}Type()) {
          if (!getDerived().TraverseTypeLoc(TSI->getTypeLoc()))
            return false;
        }
    """),
    "ExprArgument": cpp("""
        if (!getDerived().TraverseStmt(A->get$upper()))
          return false;
    """),
    "TypeArgument": cpp("""
        if (auto *TSI = A->get${upper}Loc())
          if (!getDerived().TraverseTypeLoc(TSI->getTypeLoc()))
            return false;
    """),
}
_VISIT_ALL: Final = cpp("""
    {
      Expr * *I = A->${lower}_begin();
      Expr * *E = A->${lower}_end();
      for (; I != E; ++I) {
        if (!getDerived().TraverseStmt(*I))
          return false;
      }
    }
""")
_VISIT_PREFERENCES: Final = cpp("""
    {
      OMPInteropInfo *I = A->${lower}_begin();
      OMPInteropInfo *E = A->${lower}_end();
      for (; I != E; ++I) {
        for (auto &P : I->Prefs) {
          if (P.Fr && !getDerived().TraverseStmt(P.Fr))
            return false;
          for (Expr *A : P.Attrs)
            if (!getDerived().TraverseStmt(A))
              return false;
        }
      }
    }
""")


@generator("gen-clang-attr-ast-visitor", help="attributes: visitor (RecursiveASTVisitor)")
def VISITOR(records: Records, options: Options) -> str:
    nodes = node_attributes(records)
    title = "Used by RecursiveASTVisitor to visit attributes."
    return file_header(title, records.main_file) + _VISITOR(
        declarations=[_DECLARATION(name=attribute.name, space=" ") for attribute in nodes],
        definitions=of_each(
            nodes,
            lambda attribute: _DEFINITION(
                name=attribute.name,
                arguments=[_visit(argument) for argument in attribute.arguments_and_delayed()],
            ),
        ),
        cases=[_CASE(name=attribute.name) for attribute in nodes],
    )


def _visit(argument: AttributeArgument) -> str:
    if argument.kind == "VariadicExprArgument":
        return _VISIT_ALL(lower=argument.lower)
    if _has_preferences(argument):
        return _VISIT_PREFERENCES(lower=argument.lower)
    template = _VISITS.get(argument.kind)
    return template(upper=argument.upper) if template else ""


def _has_preferences(argument: AttributeArgument) -> bool:
    return argument.kind == "VariadicOMPInteropInfoArgument" and argument.record.release.has(
        INTEROP_PREFERENCES_ARE_KEPT
    )


# --- traversers and the dump --------------------------------------------------------

_METHOD: Final = cpp("""
      void Visit${name}Attr(const ${name}Attr *A) {
        $self
        $statements
      }
""")
_SELF: Final = cpp("const auto *SA = cast<${name}Attr>(A); (void)SA;")


def _methods(
    attributes: list[ClangAttribute],
    written: Callable[[AttributeArgument], str],
    spelled: frozenset[str],
) -> str:
    """A method for each attribute that has something to say: of arguments, what is `written`."""
    texts = of_each(
        attributes, lambda each: [written(argument) for argument in each.arguments_and_delayed()]
    )
    return "".join(
        [
            _METHOD(
                name=attribute.name,
                self=_SELF(name=attribute.name)
                if attribute.record.value_as_list_of_defs("Args")
                else "",
                statements=[*([_SPELLING] if attribute.name in spelled else []), *statements],
            )
            for attribute, statements in zip(attributes, texts, strict=True)
            if any(statements) or attribute.name in spelled
        ]
    )


_SPELLING: Final = 'OS << " " << A->getSpelling();\n'

_CHILDREN: Final = {
    "AlignedArgument": cpp("""
        if (SA->is${upper}Expr())
          Visit(SA->get${upper}Expr());
    """),
    "ExprArgument": cpp("Visit(SA->get$upper());\n"),
    "WrappedAttr": cpp("Visit(SA->get$upper());\n"),
}
_ALL_CHILDREN: Final = cpp("""
    for (${attribute}Attr::${lower}_iterator I = SA->${lower}_begin(), E = SA->${lower}_end(); I != E; ++I)
      Visit(*I);
""")  # noqa: E501
_PREFERENCES: Final = cpp("""
    for (${attribute}Attr::${lower}_iterator I = SA->${lower}_begin(), E = SA->${lower}_end(); I != E; ++I) {
      for (auto &P : I->Prefs) {
        if (P.Fr) Visit(P.Fr);
        for (Expr *A : P.Attrs) Visit(A);
      }
    }
""")  # noqa: E501


@generator("gen-clang-attr-node-traverse", help="attributes: traversal of nodes")
def TRAVERSE(records: Records, options: Options) -> str:
    title = file_header("Attribute text node traverser", records.main_file)
    return title + _methods(node_attributes(records), _children, frozenset())


def _children(argument: AttributeArgument) -> str:
    if argument.kind == "VariadicExprArgument":
        return _ALL_CHILDREN(attribute=argument.attribute, lower=argument.lower)
    if _has_preferences(argument):
        return _PREFERENCES(attribute=argument.attribute, lower=argument.lower)
    template = _CHILDREN.get(argument.kind)
    return template(upper=argument.upper) if template else ""


_DUMPS: Final = {
    "AlignedArgument": cpp("""
        if (!SA->is${upper}Expr())
          dumpType(SA->get${upper}Type()->getType());
    """),
    "BoolArgument": cpp("""
        if (SA->get$upper()) OS << " $upper";
    """),
    "DeclArgument": cpp("""
        OS << " ";
        dumpBareDeclRef(SA->get$upper());
    """),
    "IdentifierArgument": cpp("""
        if (SA->get$upper())
          OS << " " << SA->get$upper()->getName();
    """),
    "IntArgument": cpp('OS << " " << SA->get$upper();\n'),
    "OMPTraitInfoArgument": cpp('OS << " " << SA->get$upper();\n'),
    "ParamIdxArgument": cpp('OS << " " << SA->get$upper().getSourceIndex();\n'),
    "StringArgument": cpp(r"""
        OS << " \"" << SA->get$upper() << "\"";
    """),
    "TypeArgument": cpp('OS << " " << SA->get$upper().getAsString();\n'),
    "UnsignedArgument": cpp('OS << " " << SA->get$upper();\n'),
    "VersionArgument": cpp('OS << " " << SA->get$upper();\n'),
}
# Optional arguments that may be missing where they are dumped.
_DUMPS_OF_OPTIONAL: Final = {
    "ParamIdxArgument": cpp("""
        if (SA->get$upper().isValid())
          OS << " " << SA->get$upper().getSourceIndex();
    """),
    "TypeArgument": cpp("""
        if (SA->get${upper}Loc())    OS << " " << SA->get$upper().getAsString();
    """),
}
_DUMP_ENUM: Final = cpp("""
    switch(SA->get$upper()) {
    $cases
    $default
    }
""")
_DUMP_ENUMS: Final = cpp("""
    for (${attribute}Attr::${lower}_iterator I = SA->${lower}_begin(), E = SA->${lower}_end(); I != E; ++I) {
      switch(*I) {
    $cases
    $default
      }
    }
""")  # noqa: E501
_DUMP_ENUMERATOR: Final = cpp("""
    case $type::$name:
      OS << " $name";
      break;
""")
_DUMP_OTHERS: Final = """\
default:
  llvm_unreachable("Invalid attribute value");
"""
_DUMP_ALL: Final = cpp("""
    for (const auto &Val : SA->$lower())
      OS << " " << $value;
""")
_DUMP_INTEROP: Final = cpp("""
    for (${attribute}Attr::${lower}_iterator I = SA->${lower}_begin(), E = SA->${lower}_end(); I != E; ++I) {
      if (I->IsTarget && I->IsTargetSync)
        OS << " Target_TargetSync";
      else if (I->IsTarget)
        OS << " Target";
      else
        OS << " TargetSync";
    }
""")  # noqa: E501


@generator("gen-clang-attr-text-node-dump", help="attributes: dump as text")
def DUMP(records: Records, options: Options) -> str:
    nodes = filtered(node_attributes(records), lambda each: not _is_dumped_by_hand(each))
    spelled = frozenset([attribute.name for attribute in nodes if attribute.has_several_meanings])
    return file_header("Attribute text node dumper", records.main_file) + _methods(
        nodes, _dump, spelled
    )


def _is_dumped_by_hand(attribute: ClangAttribute) -> bool:
    record = attribute.record
    return record.release.has(DUMPS_MAY_BE_CUSTOM) and record.value_as_bit("HasCustomTextNodeDump")


def _dump(argument: AttributeArgument) -> str:
    kind = argument.kind
    if kind in ("EnumArgument", "VariadicEnumArgument"):
        return _dump_enumerators(argument)
    if kind == "VariadicOMPInteropInfoArgument":
        return _DUMP_INTEROP(attribute=argument.attribute, lower=argument.lower)
    if kind == "VariadicExprArgument":
        return ""
    if argument.is_variadic:
        is_index = kind == "VariadicParamIdxArgument"
        return _DUMP_ALL(lower=argument.lower, value="Val.getSourceIndex()" if is_index else "Val")
    template = _DUMPS_OF_OPTIONAL.get(kind) if argument.is_optional else None
    template = template or _DUMPS.get(kind)
    return template(upper=argument.upper) if template else ""


def _dump_enumerators(argument: AttributeArgument) -> str:
    cases = [_DUMP_ENUMERATOR(type=argument.type, name=name) for name in argument.enumerators()]
    default = "" if argument.is_covered else _DUMP_OTHERS
    if argument.is_variadic:
        return _DUMP_ENUMS(
            attribute=argument.attribute, lower=argument.lower, cases=cases, default=default
        )
    return _DUMP_ENUM(upper=argument.upper, cases=cases, default=default)
