"""How Clang lowers calls of RISC-V's vector builtins (gen-riscv-vector-builtin-codegen)."""

from __future__ import annotations

import re

from tblgen_build.generators.cpp import cpp
from tblgen_build.registry import generator
from tblgen_build.releases.clang import SEGMENT_WIDTHS_ARE_ASKED_FOR

from .vector_builtin import ALL_AGNOSTIC, PASSTHRU, POLICY, builtins

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .vector_builtin import VectorBuiltin

_CASE: Final = cpp("case RISCVVector::BI__builtin_rvv_$name:\n")
_BODY: Final = cpp("""
      $intrinsic
      $wide
      PolicyAttrs = $policy;
      $segment
""")
_INTRINSIC: Final = cpp("ID = Intrinsic::riscv_$name;")
_TWIDEN: Final = cpp("TWiden = $number;")
_SEGMENT: Final = cpp("SegInstSEW = $width;")
_POINTED_TO: Final = cpp("""
    {
      auto PointeeType = E->getArg(0)->getType()->getPointeeType();
      SegInstSEW = llvm::Log2_64(getContext().getTypeSize(PointeeType));
    }
""")
_MANUAL: Final = cpp("IsMasked = $is_masked;\n")
_STEPS: Final = cpp("""
      $steps
      IntrinsicTypes = {$types};
      break;
""")
_MASK_LAST: Final = cpp("std::rotate(Ops.begin(), Ops.begin() + 1, Ops.end()$before);\n")
_PUSH: Final = cpp("Ops.push_back(ConstantInt::get(Ops.back()->getType(), $what));\n")
_POISON: Final = cpp("Ops.insert(Ops.begin(), llvm::PoisonValue::get(ResultType));\n")
_OPERAND_TYPE: Final = cpp("Ops[$index]->getType()")
_LAST_TYPE: Final = "Ops.back()->getType()"
_SEGMENT_NAME: Final = re.compile(r"v(?:l|ls|s|ss)seg[2-8]e(8|16|32|64)|vlseg[2-8]e(8|16|32|64)ff")
_INDEXED: Final = ("vloxseg", "vluxseg", "vsoxseg", "vsuxseg")
_UNKNOWN_WIDTH: Final = 2**32 - 1  # -1: the name says that of the indices

# What is lowered together: the intrinsic, the policy, what users wrote, the width, the widening.
Key = tuple[str, int, str, int, int]


def _text(records: Records, options: Options) -> str:
    by_width = not records.release.has(SEGMENT_WIDTHS_ARE_ASKED_FOR)
    found = sorted(
        builtins(records, ("IRName", "ManualCodegen")),
        key=lambda builtin: (builtin.ir_name, builtin.order),
    )
    groups: list[tuple[Key, list[VectorBuiltin]]] = []
    for builtin in found:
        key = _key(builtin)
        if not groups or groups[-1][0] != key:
            groups.append((key, []))
        groups[-1][1].append(builtin)
    return "".join(_group(same, by_width) for _, same in groups) + "\n"


CODEGEN = generator(
    "gen-riscv-vector-builtin-codegen", help="RISC-V vectors: lowering of builtins"
)(_text)
SIFIVE = generator(
    "gen-riscv-sifive-vector-builtin-codegen",
    help="RISC-V, SiFive vectors: lowering of builtins",
)(_text)
ANDES = generator(
    "gen-riscv-andes-vector-builtin-codegen",
    help="RISC-V, Andes vectors: lowering of builtins",
    since=21,
)(_text)


def _key(builtin: VectorBuiltin) -> Key:
    record = builtin.record
    return (
        builtin.ir_name,
        builtin.policy,
        record.value_as_string("ManualCodegen"),
        _width(builtin),
        record.value_as_int("TWiden"),
    )


def _group(same: list[VectorBuiltin], by_width: bool) -> str:
    """One case for all; the last of them says what is done, as in the reference."""
    builtin = same[-1]
    cases = "".join(_CASE(name=one.name) for one in same)
    twiden = builtin.record.value_as_int("TWiden")
    head = _BODY(
        intrinsic=_INTRINSIC(name=builtin.ir_name) if builtin.ir_name else "",
        wide=_TWIDEN(number=str(twiden)) if twiden else "",
        policy=str(builtin.policy),
        segment=_segment(builtin, by_width),
    )
    manual = builtin.record.value_as_string("ManualCodegen")
    if manual:
        is_masked = _MANUAL(is_masked="true" if builtin.is_masked else "false")
        return "".join([cases, head, is_masked, manual, "break;\n"])
    return cases + head + _automatic(builtin)


def _segment(builtin: VectorBuiltin, by_width: bool) -> str:
    if not by_width and not builtin.record.value_as_bit("HasSegInstSEW"):
        return ""
    if builtin.ir_name.startswith(_INDEXED):
        return _POINTED_TO()
    return _SEGMENT(width=str(_width(builtin)))


def _width(builtin: VectorBuiltin) -> int:
    """The logarithm of the width of an element of a segment, which the name says; else 0."""
    record = builtin.record
    name = record.value_as_string("OverloadedName")
    name = name or record.value_as_string("Name").partition("_")[0]
    if name.startswith(_INDEXED):
        return _UNKNOWN_WIDTH
    if record.value_as_string("OverloadedSuffix"):  # the whole name is compared
        return 0
    match = _SEGMENT_NAME.fullmatch(name)
    return int(match.group(1) or match.group(2)).bit_length() - 1 if match else 0


def _automatic(builtin: VectorBuiltin) -> str:
    record = builtin.record
    has_vl = record.value_as_bit("HasVL")
    steps: list[str] = []
    if builtin.is_masked:
        steps.append(_MASK_LAST(before=" - 1" if has_vl else ""))
    if builtin.scheme == POLICY and (has_vl or not builtin.is_masked):
        steps.append(_PUSH(what="PolicyAttrs"))
    if _poison(builtin):
        steps.append(_POISON())
    if record.value_as_int("TWiden"):
        steps.append(_PUSH(what="TWiden"))
    first = int(_has_passthru(builtin))
    types = ", ".join(
        "ResultType" if index == -1 else _OPERAND_TYPE(index=str(index + first))
        for index in record.value_as_list_of_ints("IntrinsicTypes")
    )
    if has_vl:
        types = f"{types}, {_LAST_TYPE}"
    return _STEPS(steps=steps, types=types)


def _has_passthru(builtin: VectorBuiltin) -> bool:
    """Whether the intrinsic's first operand is what elements are kept from."""
    if builtin.is_masked:
        return builtin.record.value_as_bit("HasMaskedOffOperand")
    return builtin.scheme == PASSTHRU


def _poison(builtin: VectorBuiltin) -> bool:
    """Whether poison stands for what elements are kept from."""
    if builtin.policy != ALL_AGNOSTIC:
        return False
    if not builtin.is_masked:
        return builtin.scheme == PASSTHRU
    record = builtin.record
    is_passed = record.value_as_bit("HasMaskedOffOperand") or builtin.scheme == PASSTHRU
    return is_passed and record.value_as_bit("HasVL")
