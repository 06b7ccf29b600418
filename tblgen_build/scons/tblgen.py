"""The SCons tool: builders, scanner and the variables that they take."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tblgen_build import running_code
from tblgen_build.cache.code import tool_digest
from tblgen_build.cache.settings import open_cache
from tblgen_build.project.build_folder_names import DATABASE_NAME, LSP_NAME
from tblgen_build.project.database import Entry, write_database
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include
from tblgen_build.project.output_names import shard_count
from tblgen_build.scons.command import (
    action_of,
    command_of,
    include_folders,
    options_of_all_targets,
    path_dirs,
    release_of,
    words_of,
)
from tblgen_build.scons.unit_scanner import make_scanner

# What a dialect has, as LLVM's add_mlir_dialect() has it; by what follows the source's name.
DIALECT_OUTPUTS = ("", "Types", "Dialect")


def exists(env: Any) -> bool:
    """SCons asks whether the tool can be used: it has come with its program."""
    return True


def generate(env: Any) -> None:
    """Add the tool to `env`."""
    env.SetDefault(
        TBLGEN=program(),
        TBLGENPATH=[],  # include folders
        # MLIR's, after all others and the source's own.
        TBLGENLLVM=find_llvm_include(SearchPlaces(os.environ), release_of(env)) or "",
        TBLGENRELEASE="",  # LLVM's, that outputs are for, where it is not to be found out
        TBLGENDEFINES=[],
        TBLGENFLAGS=[],  # for every output of a command
        TBLGENLOAD=[],  # Python files that define generators
        TBLGENTOOL="mlir",
        TBLGENDIALECT="",
        TBLGENPASSES="",
        TBLGENSHARDHEADERS=[],  # what files that compile shards include
        TBLGENOPTIONS={},  # by output: the action and its options, where the name does not tell
        TBLGENCODE=code_digest(),
    )
    builder = env.Builder(
        generator=action_of,
        emitter=add_dependencies,
        source_scanner=make_scanner(),
        src_suffix=".td",
        single_source=False,
    )
    env.Append(BUILDERS={"Tblgen": builder})
    env.AddMethod(dialect, "TblgenDialect")
    env.AddMethod(database, "TblgenDatabase")


def program() -> list[str]:
    """The command that belongs to the package in this interpreter: scanner and tool must agree."""
    beside = Path(sys.executable).parent / "tblgen"
    return [str(beside)] if beside.exists() else [sys.executable, "-m", "tblgen_build"]


def code_digest() -> str:
    """Of all that decides what built-in generators write. A cache may know it without reading."""
    cache = open_cache()
    return tool_digest(cache.local) if cache else running_code.tool_digest()


def add_dependencies(target: list[Any], source: list[Any], env: Any) -> tuple[list[Any], list[Any]]:
    """What decides the outputs besides the sources. Old outputs stay until there are new ones.

    A target keeps the options of its call: the command it comes from may be that of several.
    """
    all_options = options_of_all_targets(target, source[0], env)
    for node, options in zip(target, all_options, strict=True):
        node.attributes.tblgen_options = options
    env.Precious(target)
    env.Depends(target, [env.Value(env["TBLGENCODE"]), *map(env.File, env["TBLGENLOAD"])])
    return target, source


def dialect(
    env: Any,
    source: Any,
    outputs: Any = DIALECT_OUTPUTS,
    prefix: str = "",
    shards: int | str = 0,
    **variables: Any,
) -> list[Any]:
    """The outputs of a dialect, of one parse: .h.inc and .cpp.inc for each of `outputs`.

    These are endings after `prefix`, or else after the source's path: "Dialect", "Types",
    "Enums" and so on say what is generated; "" and "Ops" have the operations. One with an
    extension is a single file: "Dialect.md", "Passes.h.inc".
    With `shards`, a number or "auto", there are as many files that compile the operations.
    """
    [node] = env.arg2nodes(source, env.File)
    if not prefix:  # in the variant folder, where the source has one
        prefix = "#" + node.dir.File(os.path.splitext(node.name)[0]).get_internal_path()
    targets = [prefix + ending for name in outputs for ending in endings(name)]
    if shards:
        is_auto = shards == "auto"
        count = shards_of(env.Override(variables), node) if is_auto else int(shards)
        targets += [f"{prefix}.{index}.cpp" for index in range(count)]
    made: list[Any] = env.Tblgen(targets, node, **variables)
    return made


def shards_of(env: Any, source: Any) -> int:
    """How many files compile the operations, which are counted while SConscripts are read."""
    command = [*program(), "--print-enums", "--class=Op", str(source.srcnode())]
    folders = include_folders(source, path_dirs(env, env.fs.getcwd(), [], [source]), env)
    command += [f"-I{folder}" for folder in folders]
    command += [f"-D{define}" for define in words_of(env, "$TBLGENDEFINES")]
    done = subprocess.run(command, capture_output=True, text=True)
    return shard_count(done.stdout.count(","))


def endings(name: str) -> list[str]:
    return [name] if "." in name else [f"{name}.h.inc", f"{name}.cpp.inc"]


def database(env: Any, outputs: Any, folder: Any = ".") -> list[Any]:
    """The compile database of `outputs` in `folder`, in our form and in tblgen-lsp-server's."""
    nodes = env.arg2nodes(outputs, env.File)
    executors = [node.get_executor() for node in nodes if node.has_builder()]
    entries = [entry(env, executor) for executor in dict.fromkeys(executors)]
    targets = [env.Dir(folder).File(name) for name in (DATABASE_NAME, LSP_NAME)]
    env.Precious(targets)
    made: list[Any] = env.Command(targets, env.Value(json.dumps(entries)), write_entries)
    return made


def entry(env: Any, executor: Any) -> dict[str, object]:
    targets, sources = executor.get_all_targets(), executor.get_all_sources()
    return {
        "directory": str(env.Dir("#").abspath),
        "file": str(sources[0]),
        "output": str(targets[0]),
        "arguments": ["tblgen", *command_of(targets, sources, executor.get_build_env())],
    }


def write_entries(target: list[Any], source: list[Any], env: Any) -> None:
    entries = [Entry(**item) for item in json.loads(source[0].get_text_contents())]
    write_database(str(target[0].dir), entries)
