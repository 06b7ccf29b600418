"""The enums of a directive language and the functions over them (gen-directive-decl)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.target_independent import (
    DIRECTIVES_ARE_ITERATED,
    LOOPS_HAVE_MODIFIERS,
    PROPERTIES_ARE_CONSTANT_EXPRESSIONS,
    VERSIONS_HAVE_A_TYPE,
)

from .directive_language import Language, value_enum
from .directive_properties import constant_properties, declared_properties

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .directive_language import Clause

_HEADER: Final = cpp("""
    #ifndef LLVM_${language}_INC
    #define LLVM_${language}_INC

    #include "llvm/ADT/ArrayRef.h"
    $bitmask_include
    $sequence_include
    $stl_include
    #include "llvm/ADT/StringRef.h"
    #include "llvm/Frontend/Directive/Spelling.h"
    $version_include
    #include "llvm/Support/Compiler.h"
    #include <cstddef>
    #include <utility>

    namespace llvm {

    namespace $namespace {

    $bitmasks
    $enums
    $properties
    // Enumeration helper functions
    $functions

    } // namespace $namespace

    $iterations
    } // namespace llvm

    #endif // LLVM_${language}_INC

""")

_BITMASKS: Final = cpp("""
    LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

""")

_ITERATION: Final = cpp("""
    template <> struct enum_iteration_traits<$enum> {
      static constexpr bool is_iterable = true;
    };

""")

_ENUM: Final = cpp("""
    enum class $enum {
      $values
    };

    static constexpr std::size_t ${enum}_enumSize = $count;

    $exports
""")

_EXPORTS: Final = cpp("""
    $constants

""")

_VALUE_ENUM: Final = cpp("""
    enum class $enum {
      $values
    };
    $exports
""")

_LANGUAGES: Final = cpp("""
    enum class SourceLanguage : uint32_t {
      $values
      LLVM_MARK_AS_BITMASK_ENUM(/*LargestValue=*/$last)
    };

    static constexpr std::size_t SourceLanguage_enumSize = $count;

""")

_KIND_FUNCTIONS: Final = cpp("""
    LLVM_ABI std::pair<$enum, directive::VersionRange> get$language${enum}KindAndVersions(StringRef Str);
    $gap
    inline $enum get$language${enum}Kind(StringRef Str) {
      return get$language${enum}KindAndVersions(Str).first;
    }

    LLVM_ABI StringRef get$language${enum}Name($enum $letter, $type $version = $none);

""")  # noqa: E501

_DIRECTIVE_FUNCTIONS: Final = cpp("""
    /// Return true if \\p C is a valid clause for \\p D in version \\p $version.
    LLVM_ABI bool isAllowedClauseForDirective(Directive D, Clause C, $type $version);

    constexpr std::size_t getMaxLeafCount() { return $most_leaves; }
    $more
""")

_LOOP_MODIFIER_FUNCTIONS: Final = cpp("""
    LLVM_ABI bool isAllowedLoopModifier(Directive D, LoopModifier LM);
    LLVM_ABI StringRef getLoopModifierName(LoopModifier LM, $type $version = $none);
""")

_VALUE_FUNCTIONS: Final = cpp("""
    LLVM_ABI $enum get$enum(StringRef Str);
    LLVM_ABI StringRef get$language${enum}Name($enum x);
""")


@generator(
    "gen-directive-decl",
    help="directives and clauses (OpenMP, OpenACC): declarations",
    fitted=21,
)
def DECLARATIONS(records: Records, options: Options) -> str:
    language = Language(records)
    are_constant = language.release.has(PROPERTIES_ARE_CONSTANT_EXPRESSIONS)
    iterated = _iterated(language)
    has_bitmasks = language.record.value_as_bit("enableBitmaskEnumInNamespace")
    return _HEADER(
        language=language.name,
        stl_include='#include "llvm/ADT/STLExtras.h"' if are_constant else "",
        version_include=_VERSION_INCLUDE if language.has_version_header else "",
        sequence_include='#include "llvm/ADT/Sequence.h"' if iterated else "",
        bitmask_include='#include "llvm/ADT/BitmaskEnum.h"' if has_bitmasks else "",
        namespace=language.namespace,
        bitmasks=_BITMASKS() if has_bitmasks else "",
        enums=_enums(language),
        properties=constant_properties(language) if are_constant else "",
        functions=_functions(language),
        iterations=[_ITERATION(enum=f"{language.namespace}::{enum}") for enum in iterated],
    )


_VERSION_INCLUDE: Final = '#include "llvm/Frontend/OpenMP/OMPVersion.h"'


def _iterated(language: Language) -> list[str]:
    if not language.release.has(DIRECTIVES_ARE_ITERATED):
        return []
    enums = ["Association", "Category", "Directive", "Clause"]
    return [*enums, "LoopModifier"] if language.release.has(LOOPS_HAVE_MODIFIERS) else enums


def _enums(language: Language) -> list[str]:
    is_exported = language.record.value_as_bit("makeEnumAvailableInNamespace")
    categories = [record.value_as_string("name") for record in language.categories]
    is_iterated = language.release.has(DIRECTIVES_ARE_ITERATED)

    def enum(name: str, names: Sequence[str], is_exported: bool) -> str:
        return _enum(name, names, is_exported, is_iterated)

    parts = [
        enum("Association", language.named_associations(), False),
        enum("Category", categories, False),
        _languages([record.value_as_string("name") for record in language.source_languages]),
        enum("Directive", [d.constant for d in language.directives], is_exported),
        enum("Clause", [clause.constant for clause in language.clauses], is_exported),
    ]
    if language.release.has(LOOPS_HAVE_MODIFIERS):
        modifiers = [modifier.constant for modifier in language.loop_modifiers.values()]
        parts.append(enum("LoopModifier", modifiers, is_exported))
    return parts + of_each(
        language.valued_clauses, lambda clause: _value_enum(clause, is_exported=is_exported)
    )


def _value_enum(clause: Clause, *, is_exported: bool) -> str:
    enum = value_enum(clause)
    names = [value.name for value in clause.values]
    return _VALUE_ENUM(
        enum=enum,
        values=of_each(clause.values, lambda each: f"{each.name}={each.value_as_int('value')},"),
        exports="\n" + _exports(enum, names) if is_exported else "",
    )


def _exports(enum: str, names: Sequence[str]) -> str:
    return _EXPORTS(constants=[f"constexpr auto {name} = {enum}::{name};" for name in names])


def _enum(enum: str, names: Sequence[str], is_exported: bool, is_iterated: bool) -> str:
    values = [f"{name}," for name in names]
    if names and is_iterated:
        values.insert(1, f"First_ = {names[0]},")
        values.append(f"Last_ = {names[-1]},")
    return _ENUM(
        enum=enum,
        values=values,
        count=len(names),
        exports=_exports(enum, names) if is_exported else "",
    )


def _languages(names: Sequence[str]) -> str:
    return _LANGUAGES(
        values=[f"{name} = {1 << at}U," for at, name in enumerate(names)],
        last=names[-1] if names else "",
        count=len(names),
    )


def _functions(language: Language) -> list[str]:
    name = language.name
    parts = [
        _kind_functions(language, "Directive", "D", ""),
        _kind_functions(language, "Clause", "C", "\n"),
        _directive_functions(language),
    ]
    # The enums' own functions come with their values, as in the reference.
    if language.record.value_as_bit("makeEnumAvailableInNamespace"):
        parts += [
            _VALUE_FUNCTIONS(language=name, enum=value_enum(clause))
            for clause in language.valued_clauses
        ]
    return parts


def _version(language: Language) -> tuple[str, str, str]:
    """A parameter's type, its name, and what it is where nothing is given."""
    type_ = language.version_type
    if language.release.has(VERSIONS_HAVE_A_TYPE):
        return type_, "V", f"{type_}(0)"
    return type_, "Ver", "0"


def _kind_functions(language: Language, enum: str, letter: str, gap: str) -> str:
    type_, version, none = _version(language)
    return _KIND_FUNCTIONS(
        language=language.name,
        enum=enum,
        letter=letter,
        gap=gap,
        type=type_,
        version=version,
        none=none,
    )


def _directive_functions(language: Language) -> str:
    type_, version, none = _version(language)
    more: list[str] = []
    if not language.release.has(PROPERTIES_ARE_CONSTANT_EXPRESSIONS):
        more += declared_properties()
    if language.release.has(LOOPS_HAVE_MODIFIERS):
        more.append(_LOOP_MODIFIER_FUNCTIONS(type=type_, version=version, none=none))
    return _DIRECTIVE_FUNCTIONS(
        most_leaves=language.most_leaves,
        type=type_,
        version="V" if version == "V" else "Version",
        more=more,
    )
