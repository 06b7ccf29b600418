"""What becomes of attributes when templates are instantiated.

gen-clang-attr-is-type-dependent, gen-clang-attr-template-instantiate.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import filtered, of_each
from tblgen_build.registry import generator

from .attribute_arguments import arguments_of
from .clang_attribute import attributes, node_attributes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute

_DEPENDENT: Final = cpp("""
    void checkAttrIsTypeDependent(Decl *D, const Attr *A) {
      switch (A->getKind()) {
      default:
        break;
      $cases
      }
    }
""")
_DEPENDENT_CASE: Final = cpp("""
    case attr::$name:
      ActOn${name}Attr(D, A);
      break;
""")


@generator(
    "gen-clang-attr-is-type-dependent",
    help="attributes: which are dependent on types",
)
def TYPE_DEPENDENT(records: Records, options: Options) -> str:
    return file_header("Attribute is type dependent", records.main_file) + _DEPENDENT(
        cases=[
            _DEPENDENT_CASE(name=attribute.name)
            for attribute in filtered(
                attributes(records), lambda each: each.record.value_as_bit("IsTypeDependent")
            )
        ]
    )


# --- instances ----------------------------------------------------------------------

_INSTANTIATE: Final = cpp("""
    namespace clang {
    namespace sema {

    Attr *instantiateTemplateAttribute(const Attr *At, ASTContext &C, Sema &S,
            const MultiLevelTemplateArgumentList &TemplateArgs) {
      switch (At->getKind()) {
        $cases
      } // end switch
      llvm_unreachable("Unknown attribute!");
      return nullptr;
    }

    Attr *instantiateTemplateAttributeForDecl(const Attr *At,
     ASTContext &C, Sema &S,
            const MultiLevelTemplateArgumentList &TemplateArgs) {
      switch (At->getKind()) {
        $cases_for_declarations
      } // end switch
      llvm_unreachable("Unknown attribute!");
      return nullptr;
    }

    } // end namespace sema
    } // end namespace clang
""")
_NOT_KEPT: Final = cpp("""
    case attr::$name: {
      return nullptr;
    }
""")
_CLONED: Final = cpp("""
    case attr::$name: {
      const auto *A = cast<${name}Attr>(At);
      return A->clone(C);
    }
""")
_MADE: Final = cpp("""
    case attr::$name: {
      const auto *A = cast<${name}Attr>(At);
      $arguments
      return new (C) ${name}Attr($values);
    }
""")
_EXPRESSION: Final = cpp("""
    Expr * tempInst$upper;
    {
      EnterExpressionEvaluationContext Unevaluated(S, Sema::ExpressionEvaluationContext::Unevaluated);
      ExprResult Result = S.SubstExpr(A->get$upper(), TemplateArgs);
      if (Result.isInvalid())
        return nullptr;
      tempInst$upper = Result.get();
    }
""")  # noqa: E501
_EXPRESSIONS: Final = cpp("""
    size_t numTempInst$upper;
    Expr **tempInst$upper;
    {
      EnterExpressionEvaluationContext Unevaluated(S, Sema::ExpressionEvaluationContext::Unevaluated);
      ArrayRef<Expr *> ArgsToInstantiate(A->${lower}_begin(), A->${lower}_end());
      SmallVector<Expr *, 4> InstArgs;
      if (S.SubstExprs(ArgsToInstantiate, /*IsCall=*/false, TemplateArgs, InstArgs))
        return nullptr;
      numTempInst$upper = InstArgs.size();
      tempInst$upper = new (C, 16) Expr *[numTempInst$upper];
      std::copy(InstArgs.begin(), InstArgs.end(), tempInst$upper);
    }
""")  # noqa: E501
_TYPE: Final = cpp("""
    TypeSourceInfo * tempInst$upper =
      S.SubstType(A->get${upper}Loc(), TemplateArgs, A->getLoc(), A->getAttrName());
    if (!tempInst$upper)
      return nullptr;
""")


@generator("gen-clang-attr-template-instantiate", help="attributes: instantiation of templates")
def INSTANTIATE(records: Records, options: Options) -> str:
    nodes = node_attributes(records)
    title = file_header("Template instantiation code for attributes", records.main_file)
    return title + _INSTANTIATE(
        cases=of_each(nodes, _instantiated),
        cases_for_declarations=of_each(nodes, _instantiated_for_declaration),
    )


def _instantiated_for_declaration(attribute: ClangAttribute) -> str:
    if attribute.record.value_as_bit("MeaningfulToClassTemplateDefinition"):
        return _instantiated(attribute)
    return _NOT_KEPT(name=attribute.name)


def _instantiated(attribute: ClangAttribute) -> str:
    if not attribute.record.value_as_bit("Clone"):
        return _NOT_KEPT(name=attribute.name)
    if not attribute.record.value_as_bit("TemplateDependent"):
        return _CLONED(name=attribute.name)
    arguments = arguments_of(attribute.record)
    return _MADE(
        name=attribute.name,
        arguments=[_substituted(argument) for argument in arguments],
        values=", ".join(["C", "*A", *[_value(argument) for argument in arguments]]),
    )


def _substituted(argument: AttributeArgument) -> str:
    """What puts the template's arguments into the attribute's."""
    upper = argument.upper
    if argument.kind == "ExprArgument":
        return _EXPRESSION(upper=upper)
    if argument.kind == "VariadicExprArgument":
        return _EXPRESSIONS(upper=upper, lower=argument.lower)
    return _TYPE(upper=upper) if argument.kind == "TypeArgument" else ""


def _value(argument: AttributeArgument) -> str:
    """The argument of the instance, as the constructor takes it."""
    upper, lower, kind = argument.upper, argument.lower, argument.kind
    if kind == "VariadicExprArgument":
        return f"tempInst{upper}, numTempInst{upper}"
    if kind in ("ExprArgument", "TypeArgument"):
        return f"tempInst{upper}"
    if kind == "AlignedArgument":
        return ""  # as the reference, whose code does not compile
    return f"A->{lower}_begin(), A->{lower}_size()" if argument.is_variadic else f"A->get{upper}()"
