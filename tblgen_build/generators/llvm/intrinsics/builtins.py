"""From the name of a compiler's builtin function to the intrinsic it stands for."""

from __future__ import annotations

from tblgen_build.generators.cpp.string_offsets import StringOffsets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tblgen_build.generators.llvm.model.intrinsic import Intrinsic


def builtin_lookup(
    compiler: str, found: Sequence[Intrinsic], builtin: Callable[[Intrinsic], str]
) -> str:
    """The lookup function for one compiler's builtins, which `builtin` names."""
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
    signature = (
        f"Intrinsic::ID\nIntrinsic::getIntrinsicFor{compiler}Builtin(StringRef TargetPrefix, \n"
        "                                      StringRef BuiltinName) {\n"
        "  using namespace Intrinsic;\n\n"
    )
    body = _body(by_target) if by_target else "  return not_intrinsic;\n"
    return f"{signature}{body}}}\n"


def _common_prefix(names: Sequence[str]) -> str:
    """Of names in order."""
    first, last = names[0], names[-1]
    length = 0
    while length < min(len(first), len(last)) and first[length] == last[length]:
        length += 1
    return first[:length]


def _body(by_target: dict[str, dict[str, Intrinsic]]) -> str:
    strings = StringOffsets()
    tables: list[str] = []
    entries: list[str] = []
    shared_prefix: str | None = None
    for target, intrinsics in by_target.items():
        names = sorted(intrinsics)
        prefix = _common_prefix(names)
        rows = "".join(
            [
                f"    {{{intrinsics[n].enum_name}, {strings.add(n[len(prefix) :])}}},\n"
                for n in names
            ]
        )
        tables.append(f"  static constexpr BuiltinEntry {target}Names[] = {{\n{rows}  }};\n\n")
        if target:
            entries.append(f'    {{"{target}", {target}Names, "{prefix}"}},\n')
        else:
            shared_prefix = prefix
    return "".join(
        [
            strings.definition("BuiltinNames"),
            _ENTRY,
            *tables,
            _TARGET_ENTRY,
            f"  static constexpr TargetEntry TargetTable[] = {{\n{''.join(entries)}  }};\n\n",
            "" if shared_prefix is None else _shared_lookup(shared_prefix),
            _TARGET_LOOKUP,
        ]
    )


_ENTRY = """  struct BuiltinEntry {
    ID IntrinsicID;
    unsigned StrTabOffset;
    const char *getName() const { return BuiltinNames[StrTabOffset].data(); }
    bool operator<(StringRef RHS) const {
      return strncmp(getName(), RHS.data(), RHS.size()) < 0;
    }
  };

"""
_TARGET_ENTRY = """  struct TargetEntry {
    StringLiteral TargetPrefix;
    ArrayRef<BuiltinEntry> Names;
    StringLiteral CommonPrefix;
    bool operator<(StringRef RHS) const {
      return TargetPrefix < RHS;
    };
  };
"""
_TARGET_LOOKUP = """  auto TI = lower_bound(TargetTable, TargetPrefix);
  if (TI == std::end(TargetTable) || TI->TargetPrefix != TargetPrefix)
    return not_intrinsic;
  if (!BuiltinName.consume_front(TI->CommonPrefix))
    return not_intrinsic;
  auto II = lower_bound(TI->Names, BuiltinName);
  if (II == std::end(TI->Names) || II->getName() != BuiltinName)
    return not_intrinsic;
  return II->IntrinsicID;
"""


def _shared_lookup(prefix: str) -> str:
    """What looks among the builtins of all targets first."""
    return f"""  StringRef Suffix = BuiltinName;
  if (Suffix.consume_front("{prefix}")) {{
    auto II = lower_bound(Names, Suffix);
    if (II != std::end(Names) && II->getName() == Suffix)
      return II->IntrinsicID;
  }}

"""
