"""Operations that did not change are taken over from an earlier emission of declarations."""

from __future__ import annotations

from reference import LLVM_INCLUDE

from tblgen_build._core import Session
from tblgen_build.generators.mlir.op import DECLS, emit_declarations
from tblgen_build.registry import Options

OPTIONS = Options.of(DECLS, {})
SOURCE = """
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def T_Extra : NativeOpTrait<"Extra">;
def T_AOp : T_Op<"a", [T_Extra]> { let arguments = (ins I32:$in); }
def T_BOp : T_Op<"b"> { let results = (outs I64:$out); }
def T_COp : T_Op<"c", [T_Extra]>;
"""
INFERENCE = 'include "mlir/Interfaces/InferTypeOpInterface.td"\n'


def _emitted_again(before: str, after: str) -> int:
    """How many operations of `after` were not taken over from `before`."""
    session = Session()
    fragments: dict[bytes, tuple[str, str]] = {}
    for source in (before, after):
        known = len(fragments)
        records = session.parse("ops.td", source=source, include_dirs=[LLVM_INCLUDE])
        text = emit_declarations(records, OPTIONS, fragments)
        assert text == emit_declarations(records, OPTIONS)
    return len(fragments) - known


def test_nothing_changed() -> None:
    assert _emitted_again(SOURCE, "\n\n" + SOURCE) == 0


def test_one_op_changed() -> None:
    assert _emitted_again(SOURCE, SOURCE.replace("I64:$out", "I64:$result")) == 1


def test_trait_of_two_ops_changed() -> None:
    assert _emitted_again(SOURCE, SOURCE.replace('"Extra"', '"Other"')) == 2


def test_dialect_changed() -> None:
    assert _emitted_again(SOURCE, SOURCE.replace("::t", "::u")) == 3


def test_inference_became_available() -> None:
    assert _emitted_again(SOURCE, INFERENCE + SOURCE) == 3
