"""What the parser and Sema know of each attribute that is read: gen-clang-attr-parsed-attr-impl.

Where an attribute may stand is in `appertaining.py`, which others it may not stand beside in
`exclusions.py`.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Output, Warnings, generator

from .appertaining import appertains, applies_to, tests_of_subsets
from .attribute_arguments import arguments_of
from .clang_attribute import handled_attributes, parsed_attributes
from .conditions import ANY_TARGET, language_condition, target_condition, target_of
from .exclusions import Exclusions
from .meanings import meanings, spelling_enumeration
from .spelling import without_underscores
from .subjects import Subjects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .attribute_arguments import AttributeArgument
    from .clang_attribute import ClangAttribute

_FILE: Final = cpp("""
    #if !defined(WANT_DECL_MERGE_LOGIC) && !defined(WANT_STMT_MERGE_LOGIC)
    $tests
    $attributes
    static const ParsedAttrInfo *AttrInfoMap[] = {
    $instances
    };

    static void handleAttrWithDelayedArgs(Sema &S, Decl *D, const ParsedAttr &Attr) {
      SmallVector<Expr *, 4> ArgExprs;
      ArgExprs.reserve(Attr.getNumArgs());
      for (unsigned I = 0; I < Attr.getNumArgs(); ++I) {
        assert(!Attr.isArgIdent(I));
        ArgExprs.push_back(Attr.getArgAsExpr(I));
      }
      clang::Attr *CreatedAttr = nullptr;
      switch (Attr.getKind()) {
      default:
        llvm_unreachable("Attribute cannot hold delayed arguments.");
      $delayed
      }
      D->addAttr(CreatedAttr);
    }

    $applies_to
    #elif defined(WANT_DECL_MERGE_LOGIC)

    $merged_declarations
    #elif defined(WANT_STMT_MERGE_LOGIC)

    $merged_statements
    #endif
""")
_INSTANCE: Final = cpp("&ParsedAttrInfo$kind::Instance,\n")
_DELAYED: Final = cpp("""
    case ParsedAttr::AT_$kind: {
      CreatedAttr = ${name}Attr::CreateWithDelayedArgs(S.Context, ArgExprs.data(), ArgExprs.size(), Attr);
      break;
    }
""")  # noqa: E501
_ATTRIBUTE: Final = cpp("""
    $spellings
    $argument_names
    struct ParsedAttrInfo$kind final : public ParsedAttrInfo {
      constexpr ParsedAttrInfo$kind() : ParsedAttrInfo(
        /*AttrKind=*/ParsedAttr::AT_$kind,
        /*NumArgs=*/$required,
        /*OptArgs=*/$optional,
        /*NumArgMembers=*/$members,
        /*HasCustomParsing=*/$is_parsed_by_itself,
        /*AcceptsExprPack=*/$takes_packs,
        /*IsTargetSpecific=*/$is_of_target,
        /*IsType=*/$is_of_types,
        /*IsStmt=*/$is_of_statements,
        /*IsKnownToGCC=*/$is_of_gcc,
        /*IsSupportedByPragmaAttribute=*/$is_of_pragma,
        /*Spellings=*/$spelling_array,
        /*ArgNames=*/$name_array) {}
    $methods
    static const ParsedAttrInfo$kind Instance;
    };
    const ParsedAttrInfo$kind ParsedAttrInfo$kind::Instance;
""")
_SPELLINGS: Final = cpp("""
    static constexpr ParsedAttrInfo::Spelling ${kind}Spellings[] = {
      $spellings
    };
""")
_SPELLING: Final = cpp('{AttributeCommonInfo::AS_$variety, "$name"},\n')
_ARGUMENT_NAMES: Final = cpp("""
    static constexpr const char *${kind}ArgNames[] = {
    $names};
""")

_ANY_NUMBER: Final = 15  # of optional arguments: a field of four bits


@generator("gen-clang-attr-parsed-attr-impl", help="attributes: checks and helpers of the parser")
def PARSED(records: Records, options: Options) -> Output:
    with Warnings() as warnings:
        text = _file(records, warnings)
        return Output(
            file_header("Parsed attribute helpers", records.main_file) + text, warnings=warnings
        )


def _file(records: Records, warnings: Warnings) -> str:
    parsed = parsed_attributes(records)
    subjects = Subjects(records)
    exclusions = Exclusions(records)
    architectures = _architectures_by_kind(records)
    return _FILE(
        tests=tests_of_subsets(parsed),
        attributes=of_each(
            parsed,
            lambda attribute: _attribute(attribute, subjects, exclusions, architectures, warnings),
            warnings,
        ),
        instances=[_INSTANCE(kind=attribute.parse_kind) for attribute in parsed],
        delayed=[
            _DELAYED(kind=attribute.parse_kind, name=attribute.name)
            for attribute in parsed
            if attribute.delayed()
        ],
        applies_to=applies_to(subjects),
        merged_declarations=exclusions.of_declarations(parsed),
        merged_statements=exclusions.of_statements(parsed),
    )


def _architectures_by_kind(records: Records) -> dict[str, list[tuple[str, list[str]]]]:
    """For each kind that several attributes may share, theirs by name."""
    found: dict[str, list[tuple[str, list[str]]]] = {}

    def add(attribute: ClangAttribute) -> None:
        if attribute.has_own_kind:
            wanted = attribute.record.value_as_def("Target").value_as_list_of_strings("Arches")
            found.setdefault(attribute.parse_kind, []).append((attribute.name, wanted))

    of_each(handled_attributes(records), add)
    return found


def _attribute(
    attribute: ClangAttribute,
    subjects: Subjects,
    exclusions: Exclusions,
    architectures: dict[str, list[tuple[str, list[str]]]],
    warnings: Warnings,
) -> str:
    kind = attribute.parse_kind
    arguments = arguments_of(attribute.record)
    written = [argument for argument in arguments if not argument.is_fake]
    required = sum(not argument.is_optional for argument in written)
    is_variadic = any(argument.is_variadic for argument in written)
    other_architectures = [
        name
        for other, wanted in architectures.get(kind, [])
        if attribute.has_own_kind and other != attribute.name
        for name in wanted
    ]
    return _ATTRIBUTE(
        kind=kind,
        spellings=_spellings(attribute),
        argument_names=_argument_names(attribute, written),
        required=str(required),
        optional=str(_ANY_NUMBER if is_variadic else len(written) - required),
        members=str(len(written)),
        is_parsed_by_itself=_flag(attribute.record.value_as_bit("HasCustomParsing")),
        takes_packs=_flag(bool(attribute.delayed())),
        is_of_target=_flag(attribute.is_target_specific),
        is_of_types=_flag(attribute.of_class("TypeAttr") or attribute.of_class("DeclOrTypeAttr")),
        is_of_statements=_flag(
            attribute.of_class("StmtAttr") or attribute.of_class("DeclOrStmtAttr")
        ),
        is_of_gcc=_flag(any(spelling.is_known_to_gcc for spelling in attribute.spellings)),
        is_of_pragma=_flag(subjects.is_for_pragma(attribute)),
        spelling_array=f"{kind}Spellings" if attribute.spellings else "{}",
        name_array=f"{kind}ArgNames" if written else "{}",
        methods=[
            *appertains(attribute, warnings),
            exclusions.method(attribute),
            _accepts(attribute, warnings),
            _exists(attribute, other_architectures),
            _spelling_exists(attribute),
            _semantic_spelling(attribute),
            _pragma_rules(attribute, subjects, warnings),
            _handle(attribute),
            _takes_expressions(arguments),
        ],
    )


def _flag(value: bool) -> str:
    return str(int(value))


def _spellings(attribute: ClangAttribute) -> str:
    if not attribute.spellings:
        return ""
    return _SPELLINGS(
        kind=attribute.parse_kind,
        spellings=[
            _SPELLING(
                variety=spelling.variety,
                name=(
                    without_underscores(spelling.name)
                    if spelling.variety == "GNU"
                    else spelling.full_name
                ),
            )
            for spelling in attribute.spellings
        ],
    )


def _argument_names(attribute: ClangAttribute, written: list[AttributeArgument]) -> str:
    if not written:
        return ""
    names = [f'"{argument.name}{"..." if argument.is_variadic else ""}",' for argument in written]
    return _ARGUMENT_NAMES(kind=attribute.parse_kind, names="".join(names))


# --- where it is known --------------------------------------------------------------

_ACCEPTS: Final = cpp("""
    bool acceptsLangOpts(const LangOptions &LangOpts) const override {
      return $condition;
    }

""")
_EXISTS: Final = cpp("""
    bool existsInTarget(const TargetInfo &Target) const override {
      $triple
      return $condition;
    }

""")
_TRIPLE: Final = "const llvm::Triple &T = Target.getTriple(); (void)T;"
_SPELLING_EXISTS: Final = cpp("""
    bool spellingExistsInTarget(const TargetInfo &Target,
                                const unsigned SpellingListIndex) const override {
      $triple
      return $condition;
    }

""")


def _accepts(attribute: ClangAttribute, warnings: Warnings) -> str:
    wanted = attribute.record.value_as_list_of_defs("LangOpts")
    return _ACCEPTS(condition=language_condition(wanted, warnings)) if wanted else ""


def _exists(attribute: ClangAttribute, other_architectures: list[str]) -> str:
    target = target_of(attribute)
    if target is None:
        return ""
    condition = target_condition(target, other_architectures)
    return _EXISTS(condition=condition, triple="" if condition == ANY_TARGET else _TRIPLE)


def _spelling_exists(attribute: ClangAttribute) -> str:
    conditions: list[str] = []
    triple = ""
    for specific in attribute.record.value_as_list_of_defs("TargetSpecificSpellings"):
        indices = attribute.indices_of(specific.value_as_list_of_defs("Spellings"))
        is_one = " ||\n    ".join([f"SpellingListIndex == {index}" for index in indices])
        exists = target_condition(specific.value_as_def("Target"))
        conditions.append(f"(({is_one}) && {exists})")
        triple = triple if exists == ANY_TARGET else _TRIPLE
    if not conditions:
        return ""
    return _SPELLING_EXISTS(condition=" || ".join(conditions), triple=triple)


# --- what becomes of it -------------------------------------------------------------

_SEMANTIC_SPELLING: Final = cpp("""
    unsigned spellingIndexToSemanticSpelling(const ParsedAttr &Attr) const override {
      $enumeration
      unsigned Idx = Attr.getAttributeSpellingListIndex();
      switch (Idx) {
        default: llvm_unreachable("Unknown spelling list index");
        $cases
      }
    }

""")
_PRAGMA_RULES: Final = cpp("""
    void getPragmaAttributeMatchRules(llvm::SmallVectorImpl<std::pair<attr::SubjectMatchRule, bool>> &MatchRules, const LangOptions &LangOpts) const override {
      $rules
    }

""")  # noqa: E501
_PRAGMA_RULE: Final = cpp("""
    MatchRules.push_back(std::make_pair(attr::$rule, /*IsSupported=*/$condition));
""")
_HANDLE: Final = cpp("""
    AttrHandling handleDeclAttribute(Sema &S, Decl *D,const ParsedAttr &Attr) const override {
      D->addAttr(::new (S.Context) ${name}Attr(S.Context, Attr));
      return AttributeApplied;
    }

""")
_TAKES_EXPRESSIONS: Final = cpp("""
    bool isParamExpr(size_t N) const override {
      return ${conditions}false;
    }

""")


def _semantic_spelling(attribute: ClangAttribute) -> str:
    if not (attribute.has_node and attribute.has_several_meanings):
        return ""
    return _SEMANTIC_SPELLING(
        enumeration=spelling_enumeration(attribute), cases=meanings(attribute)
    )


def _pragma_rules(attribute: ClangAttribute, subjects: Subjects, warnings: Warnings) -> str:
    if not subjects.is_for_pragma(attribute) or attribute.record.is_value_unset("Subjects"):
        return ""
    return _PRAGMA_RULES(
        rules=[
            _PRAGMA_RULE(
                rule=rule.enumerator,
                condition=language_condition(rule.languages, warnings) or "true",
            )
            for subject in subjects.of_pragma(attribute)
            for rule in subjects.matching(attribute, subject)
        ]
    )


def _handle(attribute: ClangAttribute) -> str:
    return _HANDLE(name=attribute.name) if attribute.record.value_as_bit("SimpleHandler") else ""


def _takes_expressions(arguments: list[AttributeArgument]) -> str:
    expressions = [
        f"(N == {index}) || "
        for index, argument in enumerate(arguments)
        if argument.kind in ("ExprArgument", "VariadicExprArgument")
    ]
    return _TAKES_EXPRESSIONS(conditions="".join(expressions))
