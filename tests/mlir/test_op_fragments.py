"""Operations that did not change are taken over from an earlier run of the generator."""

from __future__ import annotations

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import FragmentStore, Options, Session, find_generator

pytestmark = pytest.mark.llvm_files

SOURCE = """
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def T_Extra : NativeOpTrait<"Extra">;
def T_AOp : T_Op<"a", [T_Extra]> { let arguments = (ins I32:$in, StrAttr:$name); }
def T_BOp : T_Op<"b"> { let results = (outs I64:$out); }
def T_COp : T_Op<"c", [T_Extra]> { let arguments = (ins I32:$in, I64:$more, I1Attr:$flag); }
"""
INFERENCE = 'include "mlir/Interfaces/InferTypeOpInterface.td"\n'
GENERATORS = ("gen-op-decls", "gen-op-defs")


def _emitted_again(name: str, before: str, after: str, **given: int) -> int:
    """How many entities of `after` were not taken over from `before`."""
    session = Session()
    store = FragmentStore()
    generator = find_generator(name, "mlir")
    options = Options.of(generator, {key.replace("_", "-"): value for key, value in given.items()})
    known = 0
    for source in (before, after):
        known = len(store)
        records = session.parse("ops.td", source=source, include_dirs=[LLVM_INCLUDE])
        output = generator.generate(records, options, store)
        assert output == generator.generate(records, options)
    return len(store) - known


@pytest.mark.parametrize("name", GENERATORS)
@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        pytest.param(SOURCE, "\n\n" + SOURCE, 0, id="nothing"),
        pytest.param(SOURCE, SOURCE.replace("I64:$out", "I64:$result"), 1, id="one-op"),
        pytest.param(SOURCE, SOURCE.replace('"Extra"', '"Other"'), 2, id="trait-of-two"),
        pytest.param(SOURCE, SOURCE.replace("::t", "::u"), 3, id="dialect"),
        pytest.param(SOURCE, INFERENCE + SOURCE, 3, id="inference-became-available"),
        pytest.param(SOURCE, SOURCE.replace("I32:$in, StrAttr", "StrAttr"), 1, id="renumbered"),
    ],
)
def test_emitted_again(name: str, before: str, after: str, expected: int) -> None:
    assert _emitted_again(name, before, after) == expected


def test_shards_number_functions_apart() -> None:
    assert _emitted_again("gen-op-defs", SOURCE, SOURCE, op_shard_count=2) == 0


def test_options_are_kept_apart() -> None:
    store = FragmentStore()
    generator = find_generator("gen-op-decls", "mlir")
    records = Session().parse("ops.td", source=SOURCE, include_dirs=[LLVM_INCLUDE])
    for fatal in (True, False):
        options = Options.of(generator, {"asmformat-error-is-fatal": fatal})
        generator.generate(records, options, store)
    assert len(store) == 6


def test_store_forgets_what_was_not_used_for_longest() -> None:
    store = FragmentStore(max_size=10)
    store.put(b"a", ("1234", "1"))
    store.put(b"b", ("1234",))
    assert store.get(b"a") == ("1234", "1")
    store.put(b"c", ("1",))
    store.put(b"d", ("12",))
    assert store.get(b"b") is None
    assert store.get(b"a") == ("1234", "1")
    assert len(store) == 3
