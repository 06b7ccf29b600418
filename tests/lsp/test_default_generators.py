"""Which generators a file is for, where no database says it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import reference

from tblgen_build import _core
from tblgen_build.driver.action import TranslationUnit
from tblgen_build.lsp.default_generators import default_actions

ROOT = Path(__file__).resolve().parents[2]


def usual(path: Path) -> list[str]:
    folders = (os.path.dirname(path), str(reference.LLVM_INCLUDE))
    records = _core.Session().parse(str(path), include_dirs=folders)
    unit = TranslationUnit("", str(path), folders)
    return [
        " ".join([action.generator, *(f"{name}={value}" for name, value in action.options)])
        for action in default_actions(unit, records)
    ]


def written(folder: Path, text: str) -> Path:
    path = folder / "main.td"
    path.write_text(text)
    return path


def test_classes_of_ones_own_are_not_mlirs() -> None:
    assert usual(ROOT / "examples/tensor.td") == []


@pytest.mark.llvm_files
def test_what_a_dialect_defines(tmp_path: Path) -> None:
    text = (
        'include "mlir/IR/OpBase.td"\n'
        'include "mlir/IR/AttrTypeBase.td"\n'
        'include "mlir/IR/BuiltinTypes.td"\n'
        'include "mlir/Interfaces/SideEffectInterfaces.td"\n'
        'def A : Dialect { let name = "a"; }\n'
        'def B : Dialect { let name = "b"; }\n'
        'def A_T : TypeDef<A, "T"> { let mnemonic = "t"; }\n'
        'def B_T : TypeDef<B, "T"> { let mnemonic = "t"; }\n'
        'def A_Op : Op<A, "op">;\n'
    )
    assert usual(written(tmp_path, text)) == [
        "gen-dialect-defs dialect=a",
        "gen-dialect-defs dialect=b",
        "gen-op-defs",
        "gen-typedef-defs typedefs-dialect=a",
        "gen-typedef-defs typedefs-dialect=b",
    ]


@pytest.mark.llvm_files
def test_what_other_files_define(tmp_path: Path) -> None:
    pass_ = 'include "mlir/Pass/PassBase.td"\ndef P : Pass<"p">;\n'
    assert usual(written(tmp_path, pass_)) == ["gen-pass-decls"]
    option = 'include "llvm/Option/OptParser.td"\ndef x : Flag<["-"], "x">;\n'
    assert usual(written(tmp_path, option)) == ["gen-opt-parser-defs"]
    target = 'include "llvm/Target/Target.td"\ndef R : Register<"r">;\n'
    assert usual(written(tmp_path, target)) == []  # a part of one: there is no Target
    target += "def I : InstrInfo;\ndef T : Target { let InstructionSet = I; }\n"
    assert usual(written(tmp_path, target)) == ["gen-register-info"]
    assert usual(reference.LLVM_INCLUDE / "mlir/IR/OpBase.td") == []
