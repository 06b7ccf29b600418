"""The numbers of intrinsics (gen-intrinsic-enums)."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import (
    file_header,
    in_nested_namespaces,
)
from tblgen_build.generators.llvm.model.intrinsics.intrinsic import read_intrinsics
from tblgen_build.generators.llvm.model.record_names import source_position
from tblgen_build.registry import Option, Output, Warnings, generator
from tblgen_build.releases.selection import (
    ANY_TYPES_ARE_CONSTRAINED,
    ENUMS_OF_INTRINSICS_JOIN_NAMESPACES,
)

from .intrinsic_sections import section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic
    from tblgen_build.registry import Options

_PREFIX: Final = "intrinsic-prefix"

_VALUES: Final = cpp("""
    $values
    num_intrinsics = $count
""")

_TARGET_HEADER: Final = cpp("""
    #ifndef LLVM_IR_INTRINSIC_${target}_ENUMS_H
    #define LLVM_IR_INTRINSIC_${target}_ENUMS_H
    $enum
    #endif

""")

_IN_NAMESPACE: Final = cpp("""
    namespace llvm::Intrinsic {
    $enum
    } // namespace llvm::Intrinsic
""")

_CONSTRAINT: Final = cpp("""
    enum $name {
      $values
    }; // $name

""")

_TARGET_ENUM: Final = cpp("""
    enum ${target}Intrinsics : unsigned {
      $values
    }; // enum
""")


@generator(
    "gen-intrinsic-enums",
    help="enums of intrinsics",
    options=(Option(_PREFIX, help="only intrinsics of the target with this prefix"),),
    fitted=18,
)
def ENUMS(records: Records, options: Options) -> Output:
    target = options.string(_PREFIX)
    with Warnings() as warnings:
        found = read_intrinsics(records, warnings)
        numbered = [(at, i) for at, i in enumerate(found, 1) if i.target == target]
        if target and not numbered:
            raise RecordError(f"no intrinsic has the target '{target}' that '--{_PREFIX}' asks for")
    return Output(_text(records, target, numbered, len(found)), warnings=warnings)


def _text(
    records: Records, target: str, numbered: Sequence[tuple[int, Intrinsic]], count: int
) -> str:
    names = [intrinsic.enum_name for _, intrinsic in numbered]
    if names:
        names[0] += f" = {numbered[0][0]}"
    # Spelled in one column, with where they come from.
    values = ["// Enum values for intrinsics."]
    for name, (_, intrinsic) in zip(names, numbered, strict=True):
        place = source_position(intrinsic.record)
        values.append(f"{f'{name},':<40} // {intrinsic.name} ({place})")
    header = file_header("Intrinsic Function Source Fragment")
    if target:
        enum = _TARGET_ENUM(target=target.upper(), values=values)
        is_joined = records.release.has(ENUMS_OF_INTRINSICS_JOIN_NAMESPACES)
        enum = (
            _IN_NAMESPACE(enum=enum) if is_joined else in_nested_namespaces("llvm::Intrinsic", enum)
        )
        return header + _TARGET_HEADER(target=target.upper(), enum=enum)
    all_values = _VALUES(values=values, count=count + 1)
    return (
        header
        + section(records, "GET_INTRINSIC_ENUM_VALUES", all_values, names_end=False)
        + _kinds(records)
    )


def _kinds(records: Records) -> str:
    """What types of arguments there are."""
    if records.release.has(ANY_TYPES_ARE_CONSTRAINED):
        enums = [_constraint(records, kind) for kind in ("Vector", "Element")]
        return section(records, "GET_INTRINSIC_ANYKIND_ENUMS", "".join(enums), names_end=True)
    return "// llvm::Intrinsic::IITDescriptor::ArgKind.\n" + section(
        records, "GET_INTRINSIC_ARGKIND", _argument_kinds(records), names_end=False
    )


def _constraint(records: Records, kind: str) -> str:
    name = f"AnyKind{kind}Constraint"
    constraint = records.get_def(name)
    if constraint is None:
        return ""
    values = [f"{kind[0]}C_{field.name} = {field.value}," for field in constraint.fields]
    return _CONSTRAINT(name=name, values=values)


def _argument_kinds(records: Records) -> list[str]:
    kinds = records.get_def("ArgKind")
    if kinds is None:
        return []
    return [f"AK_{field.name} = {field.value}," for field in kinds.fields]
