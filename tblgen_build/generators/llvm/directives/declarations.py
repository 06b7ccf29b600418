"""The enums of a directive language and the functions over them (gen-directive-decl)."""

from __future__ import annotations

from tblgen_build.registry import generator

from .model import Language, value_enum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Records
    from tblgen_build.registry import Options


@generator("gen-directive-decl", help="Generate directive related declaration code (header file)")
def DECLARATIONS(records: Records, options: Options) -> str:
    language = Language(records)
    guard = f"LLVM_{language.name}_INC"
    has_bitmasks = language.record.value_as_bit("enableBitmaskEnumInNamespace")
    return "".join(
        [
            f"#ifndef {guard}\n#define {guard}\n\n",
            '#include "llvm/ADT/ArrayRef.h"\n',
            '#include "llvm/ADT/BitmaskEnum.h"\n' if has_bitmasks else "",
            '#include "llvm/ADT/Sequence.h"\n#include "llvm/ADT/StringRef.h"\n'
            '#include "llvm/Frontend/Directive/Spelling.h"\n'
            '#include "llvm/Support/Compiler.h"\n#include <cstddef>\n#include <utility>\n\n',
            f"namespace llvm {{\n\nnamespace {language.namespace} {{\n\n",
            _enums(language, has_bitmasks),
            _functions(language),
            f"}} // namespace {language.namespace}\n\n",
            *[_iteration(language, enum) for enum in _ITERATED],
            f"}} // namespace llvm\n\n#endif // {guard}\n",
        ]
    )


_ITERATED = ("Association", "Category", "Directive", "Clause")


def _iteration(language: Language, enum: str) -> str:
    return (
        f"template <> struct enum_iteration_traits<{language.namespace}::{enum}> {{\n"
        "  static constexpr bool is_iterable = true;\n};\n\n"
    )


def _enums(language: Language, has_bitmasks: bool) -> str:
    is_exported = language.record.value_as_bit("makeEnumAvailableInNamespace")
    categories = [record.value_as_string("name") for record in language.categories]
    parts = [
        "LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();\n\n" if has_bitmasks else "",
        _enum("Association", language.named_associations(), False),
        _enum("Category", categories, False),
        _languages([record.value_as_string("name") for record in language.source_languages]),
        _enum("Directive", [d.constant for d in language.directives], is_exported),
        _enum("Clause", [clause.constant for clause in language.clauses], is_exported),
    ]
    for clause in language.valued_clauses:
        name = value_enum(clause)
        values = "".join([f"  {v.name}={v.value_as_int('value')},\n" for v in clause.values])
        parts.append(f"enum class {name} {{\n{values}}};\n\n")
        if is_exported:
            parts.append(_exports(name, [value.name for value in clause.values]))
    return "".join(parts)


def _exports(enum: str, names: Sequence[str]) -> str:
    return "".join([f"constexpr auto {name} = {enum}::{name};\n" for name in names]) + "\n"


def _enum(enum: str, names: Sequence[str], is_exported: bool) -> str:
    parts = [f"enum class {enum} {{\n"]
    for at, name in enumerate(names):
        parts.append(f"  {name},\n")
        if at == 0:
            parts.append(f"  First_ = {name},\n")
    if names:
        parts.append(f"  Last_ = {names[-1]},\n")
    parts.append(f"}};\n\nstatic constexpr std::size_t {enum}_enumSize = {len(names)};\n\n")
    if is_exported:
        parts.append(_exports(enum, names))
    return "".join(parts)


def _languages(names: Sequence[str]) -> str:
    values = "".join([f"  {name} = {1 << at}U,\n" for at, name in enumerate(names)])
    last = names[-1] if names else ""
    return (
        f"enum class SourceLanguage : uint32_t {{\n{values}"
        f"  LLVM_MARK_AS_BITMASK_ENUM(/*LargestValue=*/{last})\n}};\n\n"
        f"static constexpr std::size_t SourceLanguage_enumSize = {len(names)};\n\n"
    )


def _functions(language: Language) -> str:
    parts: list[str] = []
    for enum, letter in (("Directive", "D"), ("Clause", "C")):
        get = f"get{language.name}{enum}"
        parts.append(
            f"LLVM_ABI std::pair<{enum}, directive::VersionRange> "
            f"{get}KindAndVersions(StringRef Str);\n"
            f"inline {enum} {get}Kind(StringRef Str) {{\n"
            f"  return {get}KindAndVersions(Str).first;\n}}\n\n"
            f"LLVM_ABI StringRef {get}Name({enum} {letter}, unsigned Ver = 0);\n\n"
        )
    parts.append(
        "LLVM_ABI bool isAllowedClauseForDirective(Directive D, Clause C, unsigned Version);\n\n"
        f"constexpr std::size_t getMaxLeafCount() {{ return {language.most_leaves}; }}\n"
        "LLVM_ABI Association getDirectiveAssociation(Directive D);\n"
        "LLVM_ABI Category getDirectiveCategory(Directive D);\n"
        "LLVM_ABI SourceLanguage getDirectiveLanguages(Directive D);\n"
    )
    # The enums' own functions come with their values, as in the reference.
    is_exported = language.record.value_as_bit("makeEnumAvailableInNamespace")
    for clause in language.valued_clauses if is_exported else ():
        enum = value_enum(clause)
        parts.append(
            f"LLVM_ABI {enum} get{enum}(StringRef Str);\n"
            f"LLVM_ABI StringRef get{language.name}{enum}Name({enum} x);\n"
        )
    return "".join(parts)
