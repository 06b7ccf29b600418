"""The installed dialects, each changed in one way throughout, through both tools.

A change turns features of real operations into others they were not written for; many results
are wrong, and have to be rejected at the place the reference names.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, Run, run_tool
from tokens import cxx_tokens, difference
from warm_tool import WarmTool

from tblgen_build import (
    FragmentStore,
    Options,
    RecordError,
    Records,
    Session,
    TableGenError,
    find_generator,
)

DIALECTS = "mlir/Dialect"
# Notes on an error in a format: both tools' of operations, ours of types and attributes.
IN_FORMAT = ("in custom assembly format for this ", "in the assembly format of this ")

CHANGES = {
    "required": (r"OptionalAttr<(\w+)>", r"\1"),
    "number_properties": (r"\bI32Attr\b", "I32Prop"),
    "unit_properties": (r"\bUnitAttr:", "UnitProp:"),
    "single": ("Variadic<", "Optional<"),
    "variadic_regions": ("AnyRegion:", "VariadicRegion<AnyRegion>:"),
    "more_results": (r"let results = \(outs", "let results = (outs I32:$zzz, "),
    "more_properties": (
        r"let arguments = \(ins",
        "let arguments = (ins OptionalProp<I64Prop>:$zz_y, ",
    ),
    "property_dictionaries": ("attr-dict", "prop-dict attr-dict"),
    "default_builders": ("skipDefaultBuilders = 1", "skipDefaultBuilders = 0"),
    "no_interface_methods": (r"DeclareOpInterfaceMethods<(\w+)>", r"\1"),
    "no_namespace": ('let cppNamespace = "[^"]*"', 'let cppNamespace = ""'),
    "attribute_dictionaries": (
        "usePropertiesForAttributes = 1",
        "usePropertiesForAttributes = 0",
    ),
}

FILES = (
    "GPU/IR/GPUOps.td",
    "LLVMIR/LLVMOps.td",
    "Linalg/IR/LinalgOps.td",
    "SCF/IR/SCFOps.td",
    "Vector/IR/VectorOps.td",
)


@pytest.fixture(
    scope="module",
    # One process makes a copy, for all tests on it.
    params=[pytest.param(change, marks=pytest.mark.xdist_group(change)) for change in CHANGES],
)
def changed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of MLIR's .td files with one change in all dialects."""
    pattern, replacement = CHANGES[request.param]
    include = tmp_path_factory.mktemp(request.param)
    for source in (LLVM_INCLUDE / "mlir").rglob("*.td"):
        path = source.relative_to(LLVM_INCLUDE)
        target = include / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_relative_to(DIALECTS) or path.name == "DialectBase.td":
            target.write_text(re.sub(pattern, replacement, source.read_text()))
        else:
            shutil.copyfile(source, target)
    return include


@pytest.mark.parametrize("file", FILES)
def test_as_the_reference(changed: Path, file: str, mlir_tblgen: Path, warm_tool: WarmTool) -> None:
    args = ["--gen-op-defs", "-I.", f"-I{LLVM_INCLUDE}", f"{DIALECTS}/{file}"]
    reference = run_tool(mlir_tblgen, args, cwd=changed)
    ours = run_tool(warm_tool, args, cwd=changed)
    if reference.succeeded:
        assert ours.succeeded, ours.stderr[-2000:]
        parted = difference(cxx_tokens(reference.stdout.decode()), cxx_tokens(ours.stdout.decode()))
        assert parted is None, parted
    else:
        assert ours.exit_code == 1
        assert "Traceback" not in ours.stderr
        assert _place(ours) == _place(reference), ours.stderr[-2000:]


@pytest.mark.parametrize("file", FILES)
def test_nothing_stale_is_taken_over(changed: Path, file: str) -> None:
    """With what a run over the unchanged dialect has left, all is as it would be without it."""
    store = FragmentStore()
    for include in (LLVM_INCLUDE, changed, LLVM_INCLUDE):
        records = _records(include, file)
        if records is None:  # the change is refused
            continue
        for name in ("gen-op-decls", "gen-op-defs"):
            assert _output(records, name, store) == _output(records, name, None)


def _records(include: Path, file: str) -> Records | None:
    try:
        return Session().parse(str(include / DIALECTS / file), include_dirs=[include, LLVM_INCLUDE])
    except TableGenError:
        return None


def _output(records: Records, name: str, store: FragmentStore | None) -> tuple[str, list[str]]:
    """The text and the warnings, or what was wrong."""
    generator = find_generator(name, "mlir")
    try:
        output = generator.generate(records, Options.of(generator, {}), store)
    except RecordError as error:
        return "", [str(error)]
    return output.text, [str(warning) for warning in output.warnings]


def _place(run: Run) -> tuple[str, int] | None:
    """Where the error is; of one in a format, where the operation is, which both tools say."""
    owners = [each for each in run.diagnostics() if each.text.startswith(IN_FORMAT)]
    error = owners[0] if owners else run.first_error()
    return (error.file, error.line) if error else None
