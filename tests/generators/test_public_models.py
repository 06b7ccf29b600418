"""`tblgen_build.mlir` and `tblgen_build.llvm`: what they tell, by names that stay."""

from __future__ import annotations

import pickle
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import (
    RecordError,
    Records,
    Session,
    authoring,
    file_header,
    llvm,
    mlir,
    phase,
    with_note,
)

ROOT = Path(__file__).resolve().parents[2]
TOY = """
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Toy_Dialect : Dialect {
  let name = "toy"; let cppNamespace = "::toy"; let summary = "a toy";
}
def Toy_Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Fast", 0, "fast">]>;
def Toy_Box : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box"; let parameters = (ins "unsigned":$width);
  let assemblyFormat = "`<` $width `>`";
}
def Toy_AddOp : Op<Toy_Dialect, "add", [Pure, AttrSizedOperandSegments]> {
  let summary = "adds";
  let arguments = (ins I32:$lhs, Optional<AnyType>:$more, Variadic<I32>:$rest,
                       DefaultValuedAttr<I32Attr, "4">:$count, OptionalAttr<UnitAttr>:$flag);
  let results = (outs I32:$sum);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$lhs $more `,` $rest attr-dict type($more) type($rest) $body";
}
"""


def parse(source: str) -> Records:
    return Session().parse("toy.td", source=source, include_dirs=[str(LLVM_INCLUDE)])


@pytest.fixture(scope="module")
def toy() -> Records:
    return parse(TOY)


MODELS = [
    getattr(module, name)
    for module in (mlir, llvm)
    for name in module.__all__
    if hasattr(getattr(module, name), "_fields")
]


@pytest.mark.parametrize("model", MODELS)
def test_help_says_what_the_fields_are_and_nothing_of_tuples(model: type[tuple[object]]) -> None:
    fields = model._fields  # type: ignore[attr-defined]
    shown = pydoc.plain(pydoc.render_doc(model))
    assert [line for line in fields if f"\n |  {line}: " not in shown] == []
    assert "\n |  index(" not in shown
    assert "Alias for field" not in shown
    assert "ForwardRef" not in shown
    values = model._make(fields)  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(values)) == values == fields


def test_the_page_of_the_models_is_current() -> None:
    command = [sys.executable, "packaging/models_page.py", "--check"]
    assert subprocess.run(command, cwd=ROOT).returncode == 0


@pytest.mark.llvm_files
def test_mistakes_are_collected() -> None:
    """Without a list for them, the first one is raised."""
    records = parse(
        TOY + 'def Bad : Op<Toy_Dialect, "bad"> { let arguments = (ins Toy_Dialect:$x); }'
    )
    mistakes: list[RecordError] = []
    assert [op.name for op in mlir.operations(records, mistakes=mistakes)] == ["toy.add"]
    assert len(mistakes) == 1
    with pytest.raises(RecordError):
        mlir.operations(records)


@pytest.mark.llvm_files
def test_operation(toy: Records) -> None:
    [op] = mlir.operations(toy)
    assert (op.name, op.mnemonic, op.dialect, op.summary) == ("toy.add", "add", "toy", "adds")
    assert op.qualified_cpp_class == "::toy::AddOp"
    assert [(o.name, o.arity, o.getter) for o in op.operands] == [
        ("lhs", "one", "getLhs"),
        ("more", "optional", "getMore"),
        ("rest", "any", "getRest"),
    ]
    assert op.operands[0].type == "32-bit signless integer"
    assert op.operands[0].condition == "($_self.isSignlessInteger(32))"
    count, flag = op.attributes
    assert (count.constraint, count.default, flag.is_optional) == ("I32Attr", "4", True)
    assert [result.name for result in op.results] == ["sum"]
    assert [region.name for region in op.regions] == ["body"]
    assert op.has_trait("AttrSizedOperandSegments")
    assert op.has_trait("::mlir::OpTrait::AttrSizedOperandSegments")
    assert not op.has_trait("Commutative")
    assert "::mlir::MemoryEffectOpInterface::Trait" in [t.cpp_name for t in op.interfaces]
    assert mlir.operations(toy, "other") == []


@pytest.mark.llvm_files
def test_format(toy: Records) -> None:
    [op] = mlir.operations(toy)
    assert mlir.format_problem(op, toy) is None
    assert op.format is not None
    kinds = [(token.kind, token.text) for token in mlir.format_tokens(op.format)][:5]
    assert kinds == [
        ("variable", "$lhs"),
        ("variable", "$more"),
        ("literal", "`,`"),
        ("variable", "$rest"),
        ("directive", "attr-dict"),
    ]
    broken = parse(TOY.replace("$lhs $more", "$more"))
    [op] = mlir.operations(broken)
    problem = mlir.format_problem(op, broken)
    assert problem is not None
    assert "lhs" in problem.message


@pytest.mark.llvm_files
def test_the_rest_of_a_dialect(toy: Records) -> None:
    [dialect] = mlir.dialects(toy)
    assert (dialect.name, dialect.cpp_class, dialect.summary) == ("toy", "ToyDialect", "a toy")
    [box] = mlir.types(toy, "toy")
    assert (box.name, box.kind, box.mnemonic) == ("toy.box", "type", "box")
    assert [(p.name, p.cpp_type, p.accessor) for p in box.parameters] == [
        ("width", "unsigned", "getWidth")
    ]
    assert mlir.definition_format_problem(box) is None
    [mode] = mlir.enums(toy)
    assert [(case.symbol, case.text, case.value) for case in mode.cases] == [("Fast", "fast", 0)]
    assert mlir.attributes(toy) == []
    names = {(one.kind, one.name) for one in mlir.interfaces(toy)}
    assert ("operation", "MemoryEffectOpInterface") in names


@pytest.mark.llvm_files
def test_passes() -> None:
    records = parse('include "mlir/Transforms/Passes.td"')
    [cse] = [one for one in mlir.passes(records) if one.argument == "cse"]
    assert cse.summary
    assert cse.statistics


@pytest.fixture(scope="module")
def wren() -> Records:
    folder = str(ROOT / "examples/llvm-target/td")
    return Session().parse(f"{folder}/Wren.td", include_dirs=[str(LLVM_INCLUDE), folder])


@pytest.mark.llvm_files
def test_target(wren: Records) -> None:
    assert (llvm.target(wren).name, llvm.target(wren).namespace) == ("Wren", "Wren")
    registers = {one.name: one for one in llvm.registers(wren)}
    assert registers["SP"].asm_name == "sp"
    assert set(registers["R0_R1"].sub_registers.values()) == {"R0", "R1"}
    assert registers["R0_R1"].is_tuple
    [gpr] = [one for one in llvm.register_classes(wren) if one.name == "GPR"]
    assert (gpr.types, gpr.size, gpr.members[0]) == (("i32",), 32, "R0")


@pytest.mark.llvm_files
def test_instructions_and_encodings(wren: Records) -> None:
    by_name = {one.name: one for one in llvm.instructions(wren)}
    lui, lw = by_name["LUI"], by_name["LW"]
    assert [(o.name, o.type, o.is_output, o.tied_to) for o in lui.operands] == [
        ("rd", "GPR", True, None),
        ("old", "GPR", False, 0),
        ("imm", "uimm16", False, None),
    ]
    assert (lw.may_load, lw.size, lw.flag("isBranch")) == (True, 4, False)
    assert len(llvm.instructions(wren, generic=True)) > len(by_name) + 300
    encodings = {one.instruction: one for one in llvm.encodings(wren)}
    blt = encodings["BLT"]
    assert blt.value & ~blt.mask == 0
    assert [(f.name, f.position, f.width) for f in blt.fields] == [
        ("distance", 0, 16),
        ("rb", 18, 4),
        ("ra", 22, 4),
    ]


@pytest.mark.llvm_files
def test_intrinsics() -> None:
    found = {one.name: one for one in llvm.intrinsics(parse('include "llvm/IR/Intrinsics.td"'))}
    memcpy = found["llvm.memcpy"]
    assert memcpy.parameters == ("any ptr", "any ptr", "any int", "i1")
    assert (memcpy.is_overloaded, memcpy.may_read, memcpy.may_write) == (True, True, True)
    assert "NoCapture" in memcpy.argument_attributes[0]
    assert found["llvm.bswap"].parameters == ("as 0",)
    assert (found["llvm.ctpop"].may_read, found["llvm.ctpop"].may_write) == (False, False)


def test_header_and_notes() -> None:
    records = Session().parse("some/where.td", source="def A;\ndef B;")
    assert file_header("A table", records, "#") == (
        "# A table\n#\n# Made by tblgen-build from where.td: do not edit.\n"
    )
    error = with_note(records.defs["A"].error("no"), "because of this", records.defs["B"])
    [(message, location)] = with_note(error, "and so on").notes[:1]
    assert message == "because of this"
    assert location is not None
    assert location.line == 2


def test_phases_without_a_timer() -> None:
    with phase("Read"), phase("Deeper"):
        assert authoring.file_header("x") == "// x\n//\n// Made by tblgen-build: do not edit.\n"
