"""What `__has_attribute` and similar macros answer: gen-clang-attr-has-attribute-impl."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.generators.string_map import string_map_order
from tblgen_build.registry import Rejection, generator

from .clang_attribute import attributes
from .conditions import target_condition, target_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .clang_attribute import ClangAttribute
    from .spelling import Spelling

    Spelled = tuple[ClangAttribute, Spelling]

_HAS_ATTRIBUTE: Final = cpp("""
    const llvm::Triple &T = Target.getTriple();
    switch (Syntax) {
    $unscoped
    $scoped
    case AttributeCommonInfo::Syntax::AS_Keyword:
    case AttributeCommonInfo::Syntax::AS_ContextSensitiveKeyword:
      llvm_unreachable("hasAttribute not supported for keyword");
      return 0;
    case AttributeCommonInfo::Syntax::AS_Implicit:
      llvm_unreachable ("hasAttribute not supported for AS_Implicit");
      return 0;
    }
""")
_UNSCOPED: Final = cpp("""
    case AttributeCommonInfo::Syntax::AS_$variety:
      $names
""")
_NAMES: Final = cpp("""
    return llvm::StringSwitch<int>(Name)
      $cases
      .Default(0);
""")
_NAME: Final = cpp("""
    .Case("$name", $versions)
""")
_SCOPED: Final = cpp("""
    case AttributeCommonInfo::Syntax::AS_$variety: {
    $scopes
    } break;
""")
_SCOPE: Final = cpp("""
    if (ScopeName == "$scope") {
      $names
    }""")


@generator("gen-clang-attr-has-attribute-impl", help="attributes: answers of __has_attribute")
def HAS_ATTRIBUTE(records: Records, options: Options) -> str:
    by_variety: dict[str, list[Spelled]] = {}
    every = attributes(records)
    of_each(every, target_of)
    for attribute in every:
        for spelling in attribute.spellings:
            by_variety.setdefault(spelling.variety, []).append((attribute, spelling))
    scoped = {variety: by_variety.get(variety, []) for variety in ("CXX11", "C23")}
    errors = [
        spelling.record.error("Standard attributes must have valid version information.")
        for spelled in scoped.values()
        for _, spelling in spelled
        if spelling.lacks_version
    ]
    if errors:
        raise Rejection.of(errors)
    title = "Code to implement the __has_attribute logic"
    return file_header(title, records.main_file) + _HAS_ATTRIBUTE(
        unscoped=[
            _UNSCOPED(variety=variety, names=_names(by_variety.get(variety, [])))
            for variety in ("GNU", "Declspec", "Microsoft", "Pragma", "HLSLAnnotation")
        ],
        scoped=[
            _SCOPED(variety=variety, scopes=_scopes(spelled)) for variety, spelled in scoped.items()
        ],
    )


def _scopes(spelled: list[Spelled]) -> str:
    by_scope: dict[str, list[Spelled]] = {}
    for attribute, spelling in spelled:
        by_scope.setdefault(spelling.scope, []).append((attribute, spelling))
    parts = [_SCOPE(scope=scope, names=_names(by_scope[scope])) for scope in sorted(by_scope)]
    return " else ".join(parts) + "\n"


def _names(spelled: list[Spelled]) -> str:
    if not spelled:
        return _NAMES(cases=[])
    release = spelled[0][0].record.release
    versions: dict[str, str] = {}

    def add(attribute: ClangAttribute, spelling: Spelling) -> None:
        version = f"({_version(attribute, spelling)})"
        before = versions.setdefault(spelling.name, version)
        if version != before:
            versions[spelling.name] = f"{before} || {version}"

    of_each(spelled, lambda each: add(*each))
    return _NAMES(
        cases=[
            _NAME(name=name, versions=versions[name])
            for name in string_map_order(versions, release)
        ]
    )


def _version(attribute: ClangAttribute, spelling: Spelling) -> str:
    version = spelling.version
    condition = _condition(attribute, spelling)
    return f"{condition} ? {version} : 0" if condition else str(version)


def _condition(attribute: ClangAttribute, spelling: Spelling) -> str:
    """On which target the attribute has the spelling; empty where on all."""
    if target := target_of(attribute):
        return target_condition(target)
    # Of several targets the reference puts the conditions side by side, which is not C++.
    return "".join([target_condition(target) for target in attribute.targets_of(spelling)])
