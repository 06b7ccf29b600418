"""What the class of each attribute does: gen-clang-attr-impl.

How an attribute is printed stands in `printing.py`, what its arguments take part in here by kind.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import ATTRIBUTES_ARE_COMPARED

from .attribute_arguments import arguments_of
from .attribute_classes import DELIMITER, check_packs, constructor_arguments, factory_arguments
from .clang_attribute import class_attributes
from .class_hierarchy import cpp_base
from .class_members import parameters
from .meanings import meanings
from .printing import printer, spelling_of
from .spelling import form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records, Release
    from tblgen_build.registry import Options

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute

_FILE: Final = cpp("""
    $delimiter
    $classes
    const char *Attr::getSpelling() const {
      switch (getKind()) {
      $spellings
      }
      llvm_unreachable("Unexpected attribute kind!");
    }

    Attr *Attr::clone(ASTContext &C) const {
      switch (getKind()) {
      $clones
      }
      llvm_unreachable("Unexpected attribute kind!");
    }

    void Attr::printPretty(raw_ostream &OS, const PrintingPolicy &Policy) const {
      switch (getKind()) {
      $printers
      }
      llvm_unreachable("Unexpected attribute kind!");
    }

    $comparison
""")
_CASE: Final = cpp("""
    case attr::$name:
      return cast<${name}Attr>(this)->$call;
""")
_CLASS: Final = cpp("""

    // ${name}Attr implementation

    $factories
    $constructors
    $semantic_spelling
    $accessors
    $comparison
    ${name}Attr *${name}Attr::clone(ASTContext &C) const {
      auto *A = new (C) ${name}Attr($values);
      A->Inherited = Inherited;
      A->IsPackExpansion = IsPackExpansion;
      A->setImplicit(Implicit);
      $clone_delayed
      return A;
    }

    $printer

    $spelling

""")
_COMPARISON: Final = cpp("""
    bool ${name}Attr::isEquivalent(const ${name}Attr &Other, StructuralEquivalenceContext &Context) const {
      $comparisons
    }

    void ${name}Attr::Profile(llvm::FoldingSetNodeID &ID, const ASTContext &Ctx) const {
      $profiles
    }

""")  # noqa: E501
_COMPARE: Final = cpp("""
    if (!equalAttrArgs($values, Context))
      return false;
""")
_DISPATCHED_COMPARISON: Final = cpp("""
    bool Attr::isEquivalent(const Attr &Other, StructuralEquivalenceContext &Context) const {
      if (getKind() != Other.getKind()) return false;

      switch (getKind()) {
      $comparisons
      }
      llvm_unreachable("Unexpected attribute kind!");
    }

    void Attr::Profile(llvm::FoldingSetNodeID &ID, const ASTContext &Ctx) const {
      switch (getKind()) {
      $profiles
      }
      llvm_unreachable("Unexpected attribute kind!");
    }

""")
_CLONE_DELAYED: Final = "A->setDelayedArgs(C, delayedArgs_, delayedArgs_Size);\n"


@generator("gen-clang-attr-impl", help="attributes: methods of the C++ classes")
def IMPLEMENTATION(records: Records, options: Options) -> str:
    nodes = class_attributes(records)

    def dispatched(call: str) -> list[str]:
        return [_CASE(name=attribute.name, call=call) for attribute in nodes]

    title = "Attribute classes' member function definitions"
    return file_header(title, records.main_file) + _FILE(
        delimiter=DELIMITER,
        classes=of_each(nodes, _class),
        spellings=dispatched("getSpelling()"),
        clones=dispatched("clone(C)"),
        printers=dispatched("printPretty(OS, Policy)"),
        comparison=_dispatched_comparison(nodes, records.release),
    )


def _dispatched_comparison(nodes: list[ClangAttribute], release: Release) -> str:
    if not release.has(ATTRIBUTES_ARE_COMPARED):
        return ""
    return _DISPATCHED_COMPARISON(
        comparisons=[
            _CASE(name=node.name, call=f"isEquivalent(cast<{node.name}Attr>(Other), Context)")
            for node in nodes
        ],
        profiles=[_CASE(name=node.name, call="Profile(ID, Ctx)") for node in nodes],
    )


def _class(attribute: ClangAttribute) -> str:
    check_packs(attribute)
    arguments = arguments_of(attribute.record)
    return _CLASS(
        name=attribute.name,
        factories=_factories(attribute),
        constructors=[
            _constructor(attribute, chosen) for chosen in constructor_arguments(attribute)
        ],
        semantic_spelling=_semantic_spelling(attribute) if attribute.has_several_meanings else "",
        accessors=[_accessors(argument) for argument in arguments],
        values=", ".join(["C", "*this", *[_held(argument) for argument in arguments]]),
        clone_delayed=[_CLONE_DELAYED for _ in attribute.delayed()],
        printer=printer(attribute),
        spelling=spelling_of(attribute),
        comparison=_comparison(attribute)
        if attribute.record.release.has(ATTRIBUTES_ARE_COMPARED)
        else "",
    )


# --- comparisons --------------------------------------------------------------------


def _comparison(attribute: ClangAttribute) -> str:
    arguments = arguments_of(attribute.record)
    compare = attribute.record.value_as_string("comparisonFn")
    profile = attribute.record.value_as_string("profileFn")
    comparisons = [_COMPARE(values=_compared(argument)) for argument in arguments]
    if attribute.has_several_meanings:
        comparisons.insert(0, "if (getSpelling() != Other.getSpelling()) return false;\n\n")
    profiles = [f"profileAttrArg(ID, Ctx, {_profiled(argument)});" for argument in arguments]
    return _COMPARISON(
        name=attribute.name,
        comparisons=f"return {compare}(*this, Other, Context);"
        if compare
        else [*comparisons, "return true;"],
        profiles=f"{profile}(*this, ID, Ctx);" if profile else profiles,
    )


def _profiled(argument: AttributeArgument) -> str:
    if argument.is_variadic:
        return f"{argument.lower}_begin(), {argument.lower}_end()"
    return f"get{argument.upper}()"


def _compared(argument: AttributeArgument) -> str:
    """The argument's values here and in the other attribute."""
    lower, upper = argument.lower, argument.upper
    if argument.is_variadic:
        return f"{lower}_begin(), {lower}_end(), Other.{lower}_begin(), Other.{lower}_end()"
    if argument.kind == "AlignedArgument":
        return f"get{upper}(Context.FromCtx), Other.get{upper}(Context.ToCtx)"
    return f"get{upper}(), Other.get{upper}()"


# --- factories ----------------------------------------------------------------------

_FACTORIES: Final = cpp("""
    ${name}Attr *${name}Attr::CreateImplicit$suffix(ASTContext &Ctx, $parameters$const_info) {
      auto *A = new (Ctx) ${name}Attr($made_of);
      A->setImplicit(true);
      $calculated
      $delayed
      return A;
    }

    ${name}Attr *${name}Attr::Create$suffix(ASTContext &Ctx, $parameters$const_info) {
      auto *A = new (Ctx) ${name}Attr($made_of);
      $calculated_explicitly
      $delayed
      return A;
    }

    ${name}Attr *${name}Attr::CreateImplicit$suffix(ASTContext &Ctx, ${parameters}SourceRange Range$spelling) {
      $form
      return CreateImplicit$suffix(Ctx, ${arguments}I);
    }

    ${name}Attr *${name}Attr::Create$suffix(ASTContext &Ctx, ${parameters}SourceRange Range$spelling) {
      $form
      return Create$suffix(Ctx, ${arguments}I);
    }

""")  # noqa: E501
_INFO: Final = "const AttributeCommonInfo &CommonInfo"
# An attribute whose spellings all mean the same need not know by which it was written.
_CALCULATED: Final = """\
if (!A->isAttributeSpellingListCalculated() && !A->getAttrName())
  A->setAttributeSpellingListIndex(0);
"""
_SET_DELAYED: Final = "A->setDelayedArgs(Ctx, DelayedArgs, DelayedArgsSize);\n"
_ONE_FORM: Final = cpp("AttributeCommonInfo I(Range, NoSemaHandlerAttribute, $form);\n")
_FORMS: Final = cpp("""
    AttributeCommonInfo I(Range, NoSemaHandlerAttribute, [&]() {
      switch (S) {
      $cases
      default:
        llvm_unreachable("Unknown attribute spelling!");
        return AttributeCommonInfo::Form$default;
      }
    }());
""")
_FORM: Final = cpp("""
    case $spelling:
      return AttributeCommonInfo::Form$form;
""")


def _factories(attribute: ClangAttribute) -> list[str]:
    form_ = _form(attribute)
    return [
        _FACTORIES(
            name=attribute.name,
            suffix=suffix,
            parameters="".join([f"{parameters(argument)}, " for argument in some]),
            const_info=_INFO,
            arguments="".join([f"{_passed(argument)}, " for argument in some]),
            made_of=", ".join(["Ctx", "CommonInfo", *([] if suffix else map(_passed, some))]),
            calculated=_CALCULATED,
            calculated_explicitly="" if attribute.has_several_meanings else _CALCULATED,
            delayed=_SET_DELAYED if suffix else "",
            spelling=", Spelling S" if len(attribute.spellings) > 1 else "",
            form=form_,
        )
        for suffix, some in factory_arguments(attribute)
    ]


def _form(attribute: ClangAttribute) -> str:
    """What says by which syntax an attribute is taken to be written that is made."""
    if not attribute.spellings:
        return _ONE_FORM(form="AttributeCommonInfo::Form::Implicit()")
    default = form(attribute.spellings[0], "0")
    if len(attribute.spellings) == 1:
        return _ONE_FORM(form=default)
    return _FORMS(
        cases=[
            _FORM(spelling=name, form=form(attribute.spellings[index], name))
            for name, index in attribute.spelling_enumerators().items()
        ],
        default=default,
    )


def _passed(argument: AttributeArgument) -> str:
    """As functions hand on what they took."""
    upper = argument.upper
    if argument.kind == "AlignedArgument":
        return f"Is{upper}Expr, {upper}"
    return f"{upper}, {upper}Size" if argument.is_variadic else upper


# --- constructors -------------------------------------------------------------------

_CONSTRUCTOR: Final = cpp("""
    ${name}Attr::${name}Attr(ASTContext &Ctx, const AttributeCommonInfo &CommonInfo
                  $parameters
                 )
      : $base(Ctx, CommonInfo, attr::$name, /*IsLateParsed=*/$late$inherits)
                  $members
      {
      $statements
    }

""")
_ITEM: Final = cpp(", $text\n")


def _constructor(attribute: ClangAttribute, taken: list[AttributeArgument]) -> str:
    names = {argument.name for argument in taken}
    arguments = arguments_of(attribute.record)
    members = [
        _initialized(argument) if argument.name in names else _left_out(argument)
        for argument in arguments
    ]
    members += [_left_out(delayed) for delayed in attribute.delayed()]
    return _CONSTRUCTOR(
        name=attribute.name,
        parameters=[_ITEM(text=parameters(argument)) for argument in taken],
        base=cpp_base(attribute),
        late="false" if attribute.late_parsed == "LateAttrParseNever" else "true",
        inherits=_inherits(attribute) if attribute.is_inheritable else "",
        members=[_ITEM(text=member) for member in members],
        statements=[_copied(argument) for argument in taken],
    )


def _inherits(attribute: ClangAttribute) -> str:
    """What only inheritable attributes say."""
    twice = attribute.record.value_as_bit("InheritEvenIfAlreadyPresent")
    return ", true" if twice else ", false"


def _initialized(argument: AttributeArgument) -> str:
    """The members of the argument, from its parameters."""
    lower, upper = argument.lower, argument.upper
    if argument.is_variadic:
        size = f"{lower}_Size"
        memory = f"new (Ctx, 16) {argument.declared_type}[{size}]"
        return f"{size}({upper}Size), {lower}_({memory})"
    if argument.kind == "AlignedArgument":
        return f"is{lower}Expr(Is{upper}Expr)"
    if argument.kind == "StringArgument":
        return f"{lower}Length({upper}.size()),{lower}(new (Ctx, 1) char[{lower}Length])"
    return f"{lower}({upper})"


def _left_out(argument: AttributeArgument) -> str:
    """The members of the argument where it is not given."""
    lower = argument.lower
    if argument.is_variadic:
        return f"{lower}_Size(0), {lower}_(nullptr)"
    if argument.kind == "AlignedArgument":
        return f"is{lower}Expr(false)"
    if argument.kind == "StringArgument":
        return f"{lower}Length(0),{lower}(nullptr)"
    return f"{lower}({argument.type}(0))" if argument.kind == "EnumArgument" else f"{lower}()"


_COPY: Final = cpp("std::copy($upper, $upper + ${lower}_Size, ${lower}_);\n")
_COPIES: Final = {
    "AlignedArgument": cpp("""
          if (is${lower}Expr)
             ${lower}Expr = reinterpret_cast<Expr *>($upper);
          else
             ${lower}Type = reinterpret_cast<TypeSourceInfo *>($upper);
    """),
    "StringArgument": cpp("""
          if (!$upper.empty())
            std::memcpy($lower, $upper.data(), ${lower}Length);
    """),
    "VariadicStringArgument": cpp("""
        for (size_t I = 0, E = ${lower}_Size; I != E;
             ++I) {
          StringRef Ref = $upper[I];
          if (!Ref.empty()) {
            char *Mem = new (Ctx, 1) char[Ref.size()];
            std::memcpy(Mem, Ref.data(), Ref.size());
            ${lower}_[I] = StringRef(Mem, Ref.size());
          }
        }
    """),
}


def _copied(argument: AttributeArgument) -> str:
    """What the constructor's body does to keep the argument."""
    template = _COPIES.get(argument.kind, _COPY if argument.is_variadic else None)
    return template(lower=argument.lower, upper=argument.upper) if template else ""


def _held(argument: AttributeArgument) -> str:
    """The argument's members, as the constructor takes them."""
    lower = argument.lower
    if argument.is_variadic:
        return f"{lower}_, {lower}_Size"
    if argument.kind == "AlignedArgument":
        either = f"static_cast<void*>({lower}Expr) : {lower}Type"
        return f"is{lower}Expr, is{lower}Expr ? {either}"
    if argument.kind in ("StringArgument", "VersionArgument"):
        return f"get{argument.upper}()"
    return lower


# --- what accessors say -------------------------------------------------------------

_SEMANTIC_SPELLING: Final = cpp("""
    ${name}Attr::Spelling ${name}Attr::getSemanticSpelling() const {
      switch (getAttributeSpellingListIndex()) {
        default: llvm_unreachable("Unknown spelling list index");
        $cases
      }
    }
""")
_DEPENDENCE: Final = cpp("""
    bool ${attribute}Attr::is${upper}Dependent() const {
      if (is${lower}Expr)
        return ${lower}Expr && (${lower}Expr->isValueDependent() || ${lower}Expr->isTypeDependent());
      else
        return ${lower}Type->getType()->isDependentType();
    }
    bool ${attribute}Attr::is${upper}ErrorDependent() const {
      if (is${lower}Expr)
        return ${lower}Expr && ${lower}Expr->containsErrors();
      return ${lower}Type->getType()->containsErrors();
    }


""")  # noqa: E501
_CONVERSIONS: Final = cpp("""
    bool ${attribute}Attr::ConvertStrTo$name(StringRef Val, $type &Out) {
      std::optional<$type> R = llvm::StringSwitch<std::optional<$type>>(Val)
        $from_strings
        .Default(std::optional<$type>());
      if (R) {
        Out = *R;
          return true;
        }
      return false;
    }

    const char *${attribute}Attr::Convert${name}ToStr($type Val) {
      switch(Val) {
      $to_strings
      $default
      }
      llvm_unreachable("No enumerator with that value");
    }
""")
_FROM_STRING: Final = cpp('.Case("$value", $type::$name)\n')
_TO_STRING: Final = cpp('case $type::$name: return "$value";\n')
_TO_STRING_OTHERWISE: Final = 'default: llvm_unreachable("Invalid attribute value");'


def _semantic_spelling(attribute: ClangAttribute) -> str:
    return _SEMANTIC_SPELLING(name=attribute.name, cases=meanings(attribute))


def _accessors(argument: AttributeArgument) -> str:
    """The methods for the argument that the class only declares, or the space for them."""
    if argument.kind == "AlignedArgument":
        return _DEPENDENCE(attribute=argument.attribute, lower=argument.lower, upper=argument.upper)
    if argument.kind in ("EnumArgument", "VariadicEnumArgument") and not argument.is_fake:
        return "\n\n" + _conversions(argument)
    return "\n\n"


def _conversions(argument: AttributeArgument) -> str:
    """Between enumerators and their names in source code."""
    named = argument.named_enumerators()
    first_names: dict[str, str] = {}
    for value, name in named:
        first_names.setdefault(name, value)
    type_ = argument.type
    return _CONVERSIONS(
        attribute=argument.attribute,
        name=type_.rpartition("::")[2],
        type=type_,
        from_strings=[_FROM_STRING(value=value, type=type_, name=name) for value, name in named],
        to_strings=[
            _TO_STRING(type=type_, name=name, value=value) for name, value in first_names.items()
        ],
        default="" if argument.is_covered else _TO_STRING_OTHERWISE,
    )
