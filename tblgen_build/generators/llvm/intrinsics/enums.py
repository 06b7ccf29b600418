"""The numbers of intrinsics (gen-intrinsic-enums)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.intrinsic import read_intrinsics
from tblgen_build.registry import Option, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

_PREFIX: Final = "intrinsic-prefix"


@generator(
    "gen-intrinsic-enums",
    help="Generate intrinsic enums",
    options=(Option(_PREFIX, help="Generate intrinsics with this target prefix"),),
)
def ENUMS(records: Records, options: Options) -> str:
    target = options.string(_PREFIX)
    found = read_intrinsics(records)
    numbered = [(at, i) for at, i in enumerate(found, 1) if i.target == target]
    if target and not numbered:
        raise RecordError(f"no intrinsic has the target '{target}' that '--{_PREFIX}' asks for")
    names = [intrinsic.enum_name for _, intrinsic in numbered]
    if names:
        names[0] += f" = {numbered[0][0]}"
    values = "".join([f"  {name},\n" for name in names])
    if target:
        return _target_header(target, values)
    return (
        f"#ifdef GET_INTRINSIC_ENUM_VALUES\n{values}  num_intrinsics = {len(found) + 1}\n#endif\n\n"
        f"#ifdef GET_INTRINSIC_ARGKIND\n{_argument_kinds(records)}#endif\n\n"
    )


def _target_header(target: str, values: str) -> str:
    guard = f"LLVM_IR_INTRINSIC_{target.upper()}_ENUMS_H"
    return (
        f"#ifndef {guard}\n#define {guard}\nnamespace llvm::Intrinsic {{\n"
        f"enum {target.upper()}Intrinsics : unsigned {{\n{values}}};\n"
        "} // namespace llvm::Intrinsic\n#endif\n"
    )


def _argument_kinds(records: Records) -> str:
    kinds = records.get_def("ArgKind")
    if kinds is None:
        return ""
    return "".join([f"  AK_{field.name} = {field.value},\n" for field in kinds.fields])
