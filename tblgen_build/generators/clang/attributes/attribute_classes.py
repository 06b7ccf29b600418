"""The class of each attribute: gen-clang-attr-classes."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import ATTRIBUTES_ARE_COMPARED

from .attribute_arguments import arguments_of
from .clang_attribute import class_attributes
from .class_hierarchy import cpp_base
from .class_members import accessors, member, parameters
from .meanings import spelling_enumeration

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute

# Between the arguments of an attribute that is printed.
DELIMITER: Final = """\
static inline void DelimitAttributeArgument(raw_ostream& OS, bool& IsFirst) {
  if (IsFirst) {
    IsFirst = false;
    OS << "(";
  } else
    OS << ", ";
}
"""
_CLASSES: Final = cpp("""
    #ifndef LLVM_CLANG_ATTR_CLASSES_INC
    #define LLVM_CLANG_ATTR_CLASSES_INC
    $delimiter
    $classes
    #endif // LLVM_CLANG_ATTR_CLASSES_INC
""")
_CLASS: Final = cpp("""
    class CLANG_ABI ${name}Attr : public $base {
    $members
    public:
      $spellings
      // Factory methods
      $factories

      // Constructors
      $constructors

      ${name}Attr *clone(ASTContext &C) const;
      void printPretty(raw_ostream &OS,
                       const PrintingPolicy &Policy) const;
      const char *getSpelling() const;
      $semantic_spelling
      $tests
      $accessors
      $comparison
      $delayed_accessors
      $additional


      static bool classof(const Attr *A) { return A->getKind() == attr::$name; }
    };

""")
_FACTORIES: Final = cpp("""
    static ${name}Attr *CreateImplicit$suffix($parameters, const AttributeCommonInfo &CommonInfo);
    static ${name}Attr *Create$suffix($parameters, const AttributeCommonInfo &CommonInfo);
    static ${name}Attr *CreateImplicit$suffix($parameters, SourceRange Range = {}$spelling);
    static ${name}Attr *Create$suffix($parameters, SourceRange Range = {}$spelling);
""")
_CONSTRUCTOR: Final = cpp("""
    ${name}Attr(ASTContext &Ctx, const AttributeCommonInfo &CommonInfo
                $parameters
                 );
""")
_PARAMETERS: Final = cpp(", $parameters\n")
_COMPARISON: Final = cpp("""
    bool isEquivalent(const ${name}Attr &Other, StructuralEquivalenceContext &Context) const;
    void Profile(llvm::FoldingSetNodeID &ID, const ASTContext &Ctx) const;
""")
_TEST: Final = cpp("bool $name() const { return $condition; }\n")

_NO_EXPRESSIONS: Final = frozenset(
    (
        "EnumArgument",
        "IdentifierArgument",
        "TypeArgument",
        "VariadicEnumArgument",
        "VariadicIdentifierArgument",
        "VariadicParamOrParamIdxArgument",
    )
)


@generator("gen-clang-attr-classes", help="attributes: C++ classes")
def CLASSES(records: Records, options: Options) -> str:
    return file_header("Attribute classes' definitions", records.main_file) + _CLASSES(
        delimiter=DELIMITER,
        classes=of_each(class_attributes(records), _class),
    )


def _class(attribute: ClangAttribute) -> str:
    arguments = attribute.arguments_and_delayed()
    check_packs(attribute)
    return _CLASS(
        name=attribute.name,
        base=cpp_base(attribute),
        members=[member(argument) for argument in arguments],
        spellings=spelling_enumeration(attribute) if len(attribute.spellings) > 1 else "",
        factories=_factories(attribute),
        constructors=[
            _constructor(attribute, chosen) for chosen in constructor_arguments(attribute)
        ],
        semantic_spelling=(
            "Spelling getSemanticSpelling() const;" if attribute.has_several_meanings else ""
        ),
        tests=_tests(attribute),
        accessors=[accessors(argument) for argument in arguments_of(attribute.record)],
        comparison=_COMPARISON(name=attribute.name)
        if attribute.record.release.has(ATTRIBUTES_ARE_COMPARED)
        else "",
        delayed_accessors=[accessors(delayed) for delayed in attribute.delayed()],
        additional=attribute.record.value_as_string("AdditionalMembers"),
    )


def check_packs(attribute: ClangAttribute) -> None:
    """Packs of expressions may stand for any number of arguments: not all can be told apart."""
    if not attribute.delayed():
        return
    arguments = arguments_of(attribute.record)
    if any(argument.kind == "VariadicExprArgument" for argument in arguments[:-1]):
        raise attribute.record.error(
            "Attributes accepting packs can only have the last argument be variadic."
        )
    if any(argument.kind in _NO_EXPRESSIONS for argument in arguments):
        raise attribute.record.error(
            "Attributes accepting packs cannot also have identifier or type arguments."
        )


def factory_arguments(attribute: ClangAttribute) -> list[tuple[str, list[AttributeArgument]]]:
    """What its factories' names end with, and what they take: all arguments, or those written."""
    arguments = arguments_of(attribute.record)
    written = [argument for argument in arguments if not argument.is_fake]
    chosen = [("", arguments)]
    if len(written) < len(arguments):
        chosen.append(("", written))
    return chosen + [("WithDelayedArgs", [delayed]) for delayed in attribute.delayed()]


def _factories(attribute: ClangAttribute) -> list[str]:
    names = list(attribute.spelling_enumerators())
    spelling = f", Spelling S = {names[0]}" if len(attribute.spellings) > 1 else ""
    return [
        _FACTORIES(
            name=attribute.name,
            suffix=suffix,
            parameters=", ".join(["ASTContext &Ctx", *[parameters(a) for a in some]]),
            spelling=spelling,
        )
        for suffix, some in factory_arguments(attribute)
    ]


def constructor_arguments(attribute: ClangAttribute) -> list[list[AttributeArgument]]:
    """The arguments of each constructor: all, those written, those required, none to be delayed."""
    arguments = arguments_of(attribute.record)
    written = [argument for argument in arguments if not argument.is_fake]
    required = [argument for argument in written if not argument.is_optional]
    chosen = [arguments, written, required]
    if attribute.delayed():
        chosen.append([])
    distinct: list[list[AttributeArgument]] = []
    for some in chosen:
        if not distinct or len(some) < len(distinct[-1]):
            distinct.append(some)
    return distinct


def _constructor(attribute: ClangAttribute, arguments: list[AttributeArgument]) -> str:
    return _CONSTRUCTOR(
        name=attribute.name,
        parameters=[_PARAMETERS(parameters=parameters(argument)) for argument in arguments],
    )


def _tests(attribute: ClangAttribute) -> list[str]:
    """What the record's accessors tell apart: which spellings the attribute may have."""
    return [
        _TEST(
            name=accessor.value_as_string("Name"),
            condition=" ||\n    ".join(
                [
                    f"getAttributeSpellingListIndex() == {index}"
                    for index in attribute.indices_of(accessor.value_as_list_of_defs("Spellings"))
                ]
            ),
        )
        for accessor in attribute.record.value_as_list_of_defs("Accessors")
    ]
