"""From the name of a compiler's builtin function to the intrinsic it stands for."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_offsets import StringOffsets

from .intrinsic_sections import section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic

_SIGNATURE: Final = cpp("""
    Intrinsic::ID
    Intrinsic::getIntrinsicFor${compiler}Builtin(StringRef TargetPrefix,
                                          StringRef BuiltinName)
""")

_NONE: Final = cpp("""
    $signature {
      using namespace Intrinsic;

      return not_intrinsic;
    }
""")

_FUNCTION: Final = cpp("""
    $signature {
      using namespace Intrinsic;
      $strings
      struct BuiltinEntry {
        ID IntrinsicID;
        unsigned StrTabOffset;
        const char *getName() const { return BuiltinNames[StrTabOffset].data(); }
        bool operator<(StringRef RHS) const {
          return strncmp(getName(), RHS.data(), RHS.size()) < 0;
        }
      };

      $tables

      struct TargetEntry {
        StringLiteral TargetPrefix;
        ArrayRef<BuiltinEntry> Names;
        StringLiteral CommonPrefix;
        bool operator<(StringRef RHS) const {
          return TargetPrefix < RHS;
        };
      };
      static constexpr TargetEntry TargetTable[] = {
        $targets
      };

      $shared_lookup
      auto TI = lower_bound(TargetTable, TargetPrefix);
      if (TI == std::end(TargetTable) || TI->TargetPrefix != TargetPrefix)
        return not_intrinsic;
      if (!BuiltinName.consume_front(TI->CommonPrefix))
        return not_intrinsic;
      auto II = lower_bound(TI->Names, BuiltinName);
      if (II == std::end(TI->Names) || II->getName() != BuiltinName)
        return not_intrinsic;
      return II->IntrinsicID;
    }
""")

# What looks among the builtins of all targets first.
_SHARED_LOOKUP: Final = cpp("""
    StringRef Suffix = BuiltinName;
    if (Suffix.consume_front("$prefix")) {
      auto II = lower_bound(Names, Suffix);
      if (II != std::end(Names) && II->getName() == Suffix)
        return II->IntrinsicID;
    }

""")

_TABLE: Final = cpp("""
    // $heading.
    static constexpr BuiltinEntry ${target}Names[] = {
      $rows
    }; // ${target}Names

""")

_ROW: Final = cpp("{$intrinsic, $offset}, // $name")
_TARGET: Final = cpp('{"$target", ${target}Names, "$prefix"},')


def builtin_lookup(
    records: Records,
    compiler: str,
    found: Sequence[Intrinsic],
    builtin: Callable[[Intrinsic], str],
) -> str:
    """The section with the lookup function for one compiler's builtins, which `builtin` names."""
    by_target: dict[str, dict[str, Intrinsic]] = {}
    for intrinsic in found:
        name = builtin(intrinsic)
        if not name:
            continue
        names = by_target.setdefault(intrinsic.target, {})
        if names.setdefault(name, intrinsic) is not intrinsic:
            raise intrinsic.record.error(
                f"intrinsic '{intrinsic.record.name}' has the {compiler} builtin '{name}', "
                f"which '{names[name].record.name}' has already"
            )
    signature = _SIGNATURE(compiler=compiler).rstrip("\n")
    text = _lookup(signature, by_target) if by_target else _NONE(signature=signature)
    made = section(records, f"GET_LLVM_INTRINSIC_FOR_{compiler.upper()}_BUILTIN", text)
    return made if by_target else made.removesuffix("\n")


def _common_prefix(names: Sequence[str]) -> str:
    """Of names in order."""
    first, last = names[0], names[-1]
    length = 0
    while length < min(len(first), len(last)) and first[length] == last[length]:
        length += 1
    return first[:length]


def _lookup(signature: str, by_target: dict[str, dict[str, Intrinsic]]) -> str:
    strings = StringOffsets()
    tables: list[str] = []
    targets: list[str] = []
    shared_lookup = ""
    for target, intrinsics in by_target.items():
        names = sorted(intrinsics)
        prefix = _common_prefix(names)
        rows = [
            _ROW(
                intrinsic=intrinsics[name].enum_name,
                offset=strings.add(name[len(prefix) :]),
                name=name,
            )
            for name in names
        ]
        heading = f"Builtins for {target}" if target else "Target independent builtins"
        tables.append(_TABLE(heading=heading, target=target, rows=rows))
        if target:
            targets.append(_TARGET(target=target, prefix=prefix))
        else:
            shared_lookup = _SHARED_LOOKUP(prefix=prefix)
    return _FUNCTION(
        signature=signature,
        strings=strings.definition("BuiltinNames"),
        tables=tables,
        targets=targets,
        shared_lookup=shared_lookup,
    )
