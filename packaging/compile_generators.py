"""Make C of the generators with mypyc, for meson.build: compile_generators.py FOLDER | --list-c.

`--list-c` prints the names of the files that FOLDER gets: one for each module, one that all of
them share, and one that includes mypyc's runtime library. It knows nothing of what the modules do.
"""

from __future__ import annotations

import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GROUP = "tblgen_build"  # the library is tblgen_build__mypyc
RUNTIME = "mypyc_runtime.c"
SETTINGS = "[mypy]\nstrict = True\nexplicit_package_bases = True\n"

# Compiled functions call each other without the interpreter, which would have counted how deep.
CHECK = """\
#include <stdint.h>
extern __attribute__((tls_model("initial-exec"))) __thread uintptr_t tblgen_stack_end;
extern int tblgen_is_stack_full(void);
#define TBLGEN_CHECK_STACK(...) \\
  do { \\
    char here; \\
    if (__builtin_expect((uintptr_t)&here < tblgen_stack_end || !tblgen_stack_end, 0) && \\
        tblgen_is_stack_full()) \\
      return __VA_ARGS__; \\
  } while (0)
"""
# What a function returns that raises, by its type; for a tuple's element, by its letter.
ERRORS = {"PyObject *": "NULL", "char ": "2", "CPyTagged ": "CPY_INT_TAG"}
ELEMENTS = {"O": "NULL", "C": "2", "I": "CPY_INT_TAG"}
FUNCTION = re.compile(
    r"^(PyObject \*|char |CPyTagged |tuple_T\d+[OCI]+ )(CPyDef_\w+\(.*\) \{)$", re.MULTILINE
)


def modules() -> list[pathlib.Path]:
    """What is compiled: all that is imported for a generator, but for what starts it."""
    package = ROOT / "tblgen_build"
    folders = (package / "generators", package / "releases")
    found = sorted(path.relative_to(ROOT) for folder in folders for path in folder.rglob("*.py"))
    return [path for path in found if path != pathlib.Path("tblgen_build/generators/__init__.py")]


def c_file(module: pathlib.Path) -> str:
    """The name that mypyc gives to the C file of a module."""
    parts = module.with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return f"__native_{name.replace('___', '___3_').replace('.', '___')}.c"


def error_of(type_: str) -> str:
    """What a function of that type returns when it raises."""
    if not type_.startswith("tuple_"):
        return ERRORS[type_]
    elements = type_.strip().lstrip("tuple_T0123456789")
    return f"(({type_.strip()}){{{', '.join([ELEMENTS[letter] for letter in elements])}}})"


def with_checks(text: str) -> str:
    """The C with a look at the stack where a function begins."""
    checked = FUNCTION.sub(lambda m: f"{m[0]}\n    TBLGEN_CHECK_STACK({error_of(m[1])});", text)
    return CHECK + checked if checked != text else text


def compile_to(folder: pathlib.Path) -> None:
    from mypyc.build import mypyc_build
    from mypyc.common import RUNTIME_C_FILES
    from mypyc.options import CompilerOptions

    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "mypy.ini"
    settings.write_text(SETTINGS)
    options = CompilerOptions(
        multi_file=True,
        target_dir=str(folder),
        include_runtime_files=False,
        group_name=GROUP,
    )
    os.chdir(ROOT)
    sources = [str(path) for path in modules()]
    cache = f"--cache-dir={folder / 'mypy_cache'}"
    _, _, more = mypyc_build([f"--config-file={settings}", cache, *sources], options)
    runtime = [*RUNTIME_C_FILES, *[source.path for source in more]]
    (folder / RUNTIME).write_text("".join([f"#include <{name}>\n" for name in runtime]))
    for path in folder.glob("__native_*.c"):
        text = path.read_text()
        checked = with_checks(text)
        if checked != text:
            path.write_text(checked)


def main() -> None:
    if sys.argv[1] == "--list-c":
        print("\n".join([*map(c_file, modules()), f"__native_{GROUP}.c", RUNTIME]))
    else:
        compile_to(pathlib.Path(sys.argv[1]).resolve())


if __name__ == "__main__":
    main()
