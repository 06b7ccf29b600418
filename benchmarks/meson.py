"""One table: a Meson project that runs mlir-tblgen-22, and the same with `tblgen dialect`.

    python benchmarks/meson.py [--shape small] [--rounds 5] [--phases "no cache,hits"]

The sources are those of `switch.py`, in its shapes, and so are the phases. With the reference each
output has a custom_target(), as Meson's users write it; with ours each source.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]

from reference import LLVM_INCLUDE, our_tool  # noqa: E402
from switch import (  # noqa: E402
    NAMES,
    SHAPES,
    Build,
    Orphans,
    Shape,
    editor,
    make_project,
    phases,
    show_times,
)

REFERENCE = "mlir-tblgen-22"
# Source, and its outputs with the options that make them; @ is the dialect's name.
OUTPUTS = {
    "Ops": {
        "Ops.h.inc": "-gen-op-decls",
        "Ops.cpp.inc": "-gen-op-defs",
        "OpsTypes.h.inc": "-gen-typedef-decls -typedefs-dialect=@",
        "OpsTypes.cpp.inc": "-gen-typedef-defs -typedefs-dialect=@",
        "OpsDialect.h.inc": "-gen-dialect-decls -dialect=@",
        "OpsDialect.cpp.inc": "-gen-dialect-defs -dialect=@",
    },
    "Interfaces": {
        "Interfaces.h.inc": "-gen-op-interface-decls",
        "Interfaces.cpp.inc": "-gen-op-interface-defs",
    },
    "Attrs": {
        "Attrs.h.inc": "-gen-attrdef-decls -attrdefs-dialect=@",
        "Attrs.cpp.inc": "-gen-attrdef-defs -attrdefs-dialect=@",
        "Enums.h.inc": "-gen-enum-decls",
        "Enums.cpp.inc": "-gen-enum-defs",
    },
    "Passes": {"Passes.h.inc": "-gen-pass-decls"},
}


Words = Sequence[str]


def targets(shape: Shape, *, ours: bool) -> Iterator[str]:
    """The custom_target() calls."""
    for name in NAMES[: shape.dialects]:
        title = name.title()
        folders = [f"-I@SOURCE_ROOT@/include/{title}", f"-I{LLVM_INCLUDE}"]
        for source, outputs in OUTPUTS.items():
            file = f"include/{title}/{title}{source}.td"
            if ours:
                made = [f"{title}{output}" for output in outputs]
                command = [str(our_tool()), "dialect", "@INPUT@", "@OUTPUT@", "-d", "@DEPFILE@"]
                command += ["--dialect", name, *folders]
                yield target(f"{title}{source}", file, made, command)
                continue
            for output, options in outputs.items():
                command = [REFERENCE, *options.replace("@", name).split(), "@INPUT@", *folders]
                command += ["-o", "@OUTPUT@", "-d", "@DEPFILE@"]
                yield target(f"{title}{output}", file, [f"{title}{output}"], command)


def target(name: str, source: str, outputs: Words, command: Words) -> str:
    return (
        f"custom_target('{name}', input: '{source}', output: {[*outputs]}, depfile: '{name}.d',"
        f" build_by_default: true, command: {[*command]})\n"
    )


class MesonBuild(Build):
    """A build folder of a project that Meson has configured."""

    def __init__(self, source: Path, folder: Path, orphans: Orphans) -> None:
        self.take_place(folder, orphans, "all")
        self.program = "ninja"
        setup = ["meson", "setup", str(folder), str(source)]
        subprocess.run(setup, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--shape", choices=SHAPES, default="small")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--phases", type=lambda text: text.split(","))
    options = parser.parse_args()
    orphans = Orphans()
    with tempfile.TemporaryDirectory() as scratch:
        common = Path(scratch, "common")
        make_project(common, SHAPES[options.shape])
        builds: dict[str, Build] = {}
        for name in ("reference", "ours"):
            source = Path(scratch, name, "source")
            source.mkdir(parents=True)
            Path(source, "include").symlink_to(common / "include")
            calls = targets(SHAPES[options.shape], ours=name == "ours")
            text = "project('switch', meson_version: '>=1.0')\n" + "".join(calls)
            Path(source, "meson.build").write_text(text)
            builds[name] = MesonBuild(source, Path(scratch, name, "b"), orphans)
            builds[name].run()
        show_times(builds, phases(common, editor(common)), options)


if __name__ == "__main__":
    if shutil.which(REFERENCE) is None:
        raise SystemExit(f"{REFERENCE} is not on PATH")
    main()
