"""Make C of the generators with mypyc, for meson.build.

The C is for the minor version of Python that runs this script, and for any 64-bit platform: one
file for each module, one shared by all, and one that includes mypyc's runtime library. Knows
nothing of what the modules do.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parent.parent
GROUP = "tblgen_build"  # the library is tblgen_build__mypyc
RUNTIME = "mypyc_runtime.c"
SETTINGS = "[mypy]\nstrict = True\nexplicit_package_bases = True\n"

# Compiled functions call each other without the interpreter, which would have counted how deep.
CHECK = """\
#include "stack.h"
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
LITERALS = '#include "literals.h"\n'
# What makes all literals at once, and where a module's own are made instead.
ALL_LITERALS = re.compile(
    r"if \(CPyStatics_Initialize\(((?:\w+, ){7}\w+)\) < 0\) \{\s*return -1;\s*\}"
)
COUNT = re.compile(r"^PyObject \*CPyStatics\[(\d+)\];$", re.MULTILINE)
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
MAX_LITERALS = 1 << 16  # as in literals.c
MODULE = re.compile(r"^static int CPyExec_\w+__impl\(PyObject \*module\)\n\{\n", re.MULTILINE)
FUNCTION = re.compile(
    r"^(PyObject \*|char |CPyTagged |tuple_T\d+[OCI]+ )(CPyDef_\w+\(.*\) \{)$", re.MULTILINE
)

# What mypyc's runtime takes from importlib is there without its import, of which `warnings` is a
# part: 0.4 ms of every call. For a package's folder it imports `os`: 0.7 ms.
OS_PATH = """\
    PyObject *os_path = PyImport_ImportModule("os.path");
    if (os_path == NULL) {
        Py_DECREF(file);
        return -1;
    }
    PyObject *dir = PyObject_CallMethod(os_path, "dirname", "O", file);
    Py_DECREF(os_path);
"""
START_UP = {
    "misc_ops.c": {
        '"importlib.machinery"': '"_frozen_importlib_external"',
        'GetAttrString(machinery, "ModuleSpec")': (
            'GetAttrString(PyImport_AddModule("_frozen_importlib"), "ModuleSpec")'
        ),
        OS_PATH: """\
    Py_ssize_t slash = PyUnicode_FindChar(file, '/', 0, PyUnicode_GET_LENGTH(file), -1);
    PyObject *dir = PyUnicode_Substring(file, 0, slash > 0 ? slash : 0);
""",
    },
    "locks.c": {'"importlib._bootstrap"': '"_frozen_importlib"'},
}


def modules() -> list[pathlib.Path]:
    """What is compiled: the packages that tblgen_build/compiled.py finds in the library.

    All but Clang's generators, for few run them, and every call would load them; and the lists of
    generators, so that these are read without the library.
    """
    package = ROOT / "tblgen_build"
    generators = package / "generators"
    found = [path for folder in (generators, package / "releases") for path in folder.rglob("*.py")]
    left_out = {generators / part / "__init__.py" for part in ("", "llvm", "mlir")}
    left_out |= set((generators / "clang").rglob("*.py"))
    return sorted(path.relative_to(ROOT) for path in found if path not in left_out)


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


def with_literals(text: str) -> str:
    """The C with the literals made of each module when it is imported; see literals.h."""
    if count := COUNT.search(text):
        assert int(count[1]) < MAX_LITERALS
        lazily, found = ALL_LITERALS.subn(r"tblgen_find_literals((struct Literals){\1});", text)
        assert found == 1
        return LITERALS + lazily
    [module] = MODULE.finditer(text)
    numbers = sorted({int(number) for number in LITERAL.findall(text)} - {0})
    listed = ", ".join([*map(str, numbers), "0"])
    return "".join(
        [
            f"{LITERALS}{text[: module.end()]}",
            f"    static const unsigned short literals[] = {{{listed}}};\n",
            "    if (tblgen_make_literals(literals) < 0)\n        return -1;\n",
            text[module.end() :],
        ]
    )


def compile_to(folder: pathlib.Path) -> None:
    from mypyc.build import include_dir, mypyc_build
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
    # Beside the rest, so that no command names the folder where mypyc is: compiler caches read it.
    shutil.copytree(
        include_dir(), folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.pyc")
    )
    for name, changes in START_UP.items():
        changed = (folder / name).read_text()
        for before, after in changes.items():
            changed = changed.replace(before, after)
        (folder / name).write_text(changed)
    runtime = [*RUNTIME_C_FILES, *[source.path for source in more]]
    (folder / RUNTIME).write_text("".join([f"#include <{name}>\n" for name in runtime]))
    for path in folder.glob("__native_*.c"):
        text = path.read_text()
        if not text.startswith(LITERALS):  # left by a run before, of the same sources
            path.write_text(with_literals(with_checks(text)))


def copy_c(made: pathlib.Path, folder: pathlib.Path) -> None:
    unneeded = shutil.ignore_patterns("mypy_cache", "mypy.ini")
    shutil.copytree(made, folder, dirs_exist_ok=True, ignore=unneeded)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--list-c", action="store_true", help="print the files' names, no more")
    parser.add_argument("folder", nargs="?", help="where the C is put")
    parser.add_argument("made", nargs="?", help="a folder filled before, to copy; may be empty")
    arguments = parser.parse_args()
    if arguments.list_c:
        print("\n".join([*map(c_file, modules()), f"__native_{GROUP}.c", RUNTIME]))
    elif not arguments.folder:
        parser.error("no folder is given")
    elif arguments.made:
        copy_c(pathlib.Path(arguments.made), pathlib.Path(arguments.folder))
    else:
        compile_to(pathlib.Path(arguments.folder).resolve())


if __name__ == "__main__":
    main()
