"""`tblgen.toml`, or `[tool.tblgen]` in `pyproject.toml`: the outputs of a project.

    output-folder = "build"         # where outputs go, default "build"
    include = ["include"]           # include folders; LLVM's own comes last by itself
    defines = ["NAME"]
    tool = "mlir"                   # "mlir", "llvm", or another program in LLVM's style
    load = ["generators.py"]        # Python files with generators
    llvm-release = 21               # the release that outputs are for, if it cannot be found
    llvm-include = "/path"          # instead of finding it; false: without
    warn-on-unused-template-args = true

    [[source]]
    file = "include/Toy/Ops.td"
    include = ["more"]              # before the project's; the others as above
    [source.outputs]                # OUTPUT: a file name, or a table, or a list of these
    gen-op-decls = "Toy/Ops.h.inc"
    gen-dialect-decls = { file = "Toy/Dialect.h.inc", options = { dialect = "toy" } }

    [fmt]
    line-length = 100               # 80 is the default
    exclude = ["third_party"]       # folders and files, with * and ?

    [lint]
    rules = ["-idle-let"]           # as for --rules
    documented = true
    exclude = ["third_party"]

Gives commands, as the compile database has them. Relative paths are seen from the file's
folder, outputs from the output folder.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tblgen_build.driver.suggest import close_matches, either
from tblgen_build.project.config_file import PYPROJECT_NAME, ConfigError, NoSources
from tblgen_build.project.database import Entry
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include
from tblgen_build.registry.personality import PERSONALITIES

SHARED_KEYS = (
    "include",
    "defines",
    "tool",
    "load",
    "llvm-release",
    "warn-on-unused-template-args",
)
TOP_KEYS = (*SHARED_KEYS, "output-folder", "llvm-include", "source", "fmt", "lint")
FMT_KEYS = ("line-length", "exclude")
LINT_KEYS = ("rules", "documented", "exclude")
LINE_LENGTHS = range(40, 1000)
SOURCE_KEYS = (*SHARED_KEYS, "file", "outputs")
OUTPUT_KEYS = ("file", "options")


class Preferences:
    """What [fmt] and [lint] say."""

    __slots__ = ("directory", "documented", "fmt_exclude", "line_length", "lint_exclude", "rules")

    def __init__(self, directory: str = "") -> None:
        self.directory = directory  # that the patterns are seen from, absolute
        self.line_length: int | None = None
        self.fmt_exclude: tuple[str, ...] = ()
        self.rules: tuple[str, ...] = ()
        self.documented = False
        self.lint_exclude: tuple[str, ...] = ()

    def excludes(self, path: str, patterns: Sequence[str]) -> bool:
        """Whether a pattern fits the file, or a folder that it is in."""
        if not patterns:
            return False
        from fnmatch import fnmatchcase

        inside = os.path.relpath(os.path.realpath(path), os.path.realpath(self.directory))
        parts = inside.split(os.sep)
        places = ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
        wanted = [os.path.normpath(pattern) for pattern in patterns]
        return any(fnmatchcase(place, pattern) for place in places for pattern in wanted)


class Config:
    __slots__ = (
        "directory",
        "entries",
        "llvm_include",
        "output_folder",
        "path",
        "preferences",
        "shared",
    )

    def __init__(
        self,
        path: str,
        directory: str,
        output_folder: str,
        entries: tuple[Entry, ...],
        llvm_include: str | None,
        shared: Inherited,
        preferences: Preferences,
    ) -> None:
        self.path = path  # of the file, absolute
        self.directory = directory  # of the project: what relative paths are relative to
        self.output_folder = output_folder  # absolute
        self.entries = entries
        self.llvm_include = llvm_include  # LLVM's include folder, where one is used
        self.shared = shared  # what files are read with that are no [[source]]
        self.preferences = preferences


# --- reading --------------------------------------------------------------------


def read_config(
    path: Path, environment: Mapping[str, str] = os.environ, *, needs_sources: bool = True
) -> Config:
    """Raises ConfigError, also without a source where those are needed."""
    path = path.absolute()
    text, data = load(path)
    prefix: tuple[str, ...] = ()
    if path.name == PYPROJECT_NAME:
        prefix = ("tool", "tblgen")
        data = data["tool"]["tblgen"]
    return ConfigReader(path, Lines(text), prefix, environment).read(data, needs_sources)


def load(path: Path) -> tuple[str, dict[str, Any]]:
    import tomllib  # builds by a database have no use for it

    try:
        text = path.read_bytes().decode()
        return text, tomllib.loads(text)
    except OSError as error:
        raise ConfigError(f"could not open '{path}': {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: this is not UTF-8: {error.reason}") from error
    except ValueError as error:  # TOMLDecodeError, or a number with more digits than Python takes
        raise ConfigError(toml_error(path, str(error))) from error
    except RecursionError as error:
        raise ConfigError(f"{path}: it is nested too deeply") from error


def toml_error(path: Path, reason: str) -> str:
    """Python's parser puts the position after its reason, and has it as data only since 3.14."""
    found = re.fullmatch(r"(.*) \(at line (\d+), column (\d+)\)", reason)
    if found is None:
        return f"{path}: {reason}"
    return f"{path}:{found[2]}:{found[3]}: {found[1]}"


class Lines:
    """The line of a key in a TOML text. A guess from the text, because the parser does not say."""

    HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
    KEY = re.compile(r"\s*([\w\-\"'. ]+?)\s*=")

    def __init__(self, text: str) -> None:
        self.numbers: dict[tuple[str | int, ...], int] = {}
        table: tuple[str | int, ...] = ()
        counts: dict[tuple[str | int, ...], int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            if header := self.HEADER.match(line):
                table = self._resolve(self._parts(header[2]), counts)
                if header[1] == "[[":
                    counts[table] = counts.get(table, -1) + 1
                    table = (*table, counts[table])
                self.numbers.setdefault(table, number)
            elif key := self.KEY.match(line):
                self.numbers.setdefault((*table, *self._parts(key[1])), number)

    @staticmethod
    def _parts(text: str) -> tuple[str, ...]:
        return tuple(
            part.strip().strip("\"'") for part in re.findall(r"\"[^\"]*\"|'[^']*'|[^.]+", text)
        )

    @staticmethod
    def _resolve(
        parts: Sequence[str], counts: Mapping[tuple[str | int, ...], int]
    ) -> tuple[str | int, ...]:
        """`[source.outputs]` is of the last `[[source]]`."""
        table: tuple[str | int, ...] = ()
        for position, part in enumerate(parts):
            table = (*table, part)
            if table in counts and position < len(parts) - 1:
                table = (*table, counts[table])
        return table

    def find(self, key: Sequence[str | int]) -> int | None:
        """The line of the key, or of what it stands in."""
        for length in range(len(key), 0, -1):
            if (number := self.numbers.get(tuple(key[:length]))) is not None:
                return number
        return None


# --- what it says ---------------------------------------------------------------


class Inherited:
    """What a source inherits from the project."""

    __slots__ = ("defines", "include", "load", "release", "tool", "warns")

    def __init__(
        self,
        include: tuple[str, ...],
        defines: tuple[str, ...],
        tool: str,
        load: tuple[str, ...],
        warns: bool,
        release: int | None,
    ) -> None:
        self.include = include
        self.defines = defines
        self.tool = tool
        self.load = load
        self.warns = warns
        self.release = release  # LLVM's


class ConfigReader:
    """Turns the data into commands, and says where it is wrong."""

    def __init__(
        self, path: Path, lines: Lines, prefix: tuple[str, ...], environment: Mapping[str, str]
    ) -> None:
        self.path = path
        self.lines = lines
        self.prefix = prefix
        self.environment = environment

    def read(self, data: Any, needs_sources: bool) -> Config:
        table = self.table(data, (), TOP_KEYS)
        folder = self.text(table, (), "output-folder", "build")
        shared = self.shared(table, (), Inherited((), (), "plain", (), True, None))
        llvm_include = self.llvm_include(table)
        entries: list[Entry] = []
        sources = table.get("source", [])
        if not isinstance(sources, list) or (needs_sources and not sources):
            problem = self.error(("source",), "there is no [[source]]: name at least one .td file")
            raise problem if "source" in table else NoSources(str(problem))
        for number, source in enumerate(sources):
            entries += self.source(source, ("source", number), shared, folder, llvm_include)
        directory = str(self.path.parent)
        return Config(
            str(self.path),
            directory,
            os.path.normpath(os.path.join(directory, folder)),
            tuple(entries),
            llvm_include,
            shared,
            self.preferences(table),
        )

    def preferences(self, table: Mapping[str, Any]) -> Preferences:
        found = Preferences(str(self.path.parent))
        fmt = self.table(table.get("fmt", {}), ("fmt",), FMT_KEYS)
        lint = self.table(table.get("lint", {}), ("lint",), LINT_KEYS)
        length = fmt.get("line-length")
        if length is not None and (type(length) is not int or length not in LINE_LENGTHS):
            message = f"'line-length' must be a number from {LINE_LENGTHS[0]} to {LINE_LENGTHS[-1]}"
            raise self.error(("fmt", "line-length"), message)
        documented = lint.get("documented", False)
        if not isinstance(documented, bool):
            raise self.error(("lint", "documented"), "'documented' must be true or false")
        found.line_length, found.documented = length, documented
        found.rules = self.texts(lint, ("lint",), "rules")
        found.fmt_exclude = self.texts(fmt, ("fmt",), "exclude")
        found.lint_exclude = self.texts(lint, ("lint",), "exclude")
        return found

    def llvm_include(self, table: Mapping[str, Any]) -> str | None:
        wanted = table.get("llvm-include")
        if wanted is None:
            return find_llvm_include(SearchPlaces(self.environment), self.release(table, ()))
        if wanted is False:
            return None
        if not isinstance(wanted, str):
            raise self.error(("llvm-include",), "'llvm-include' must be a folder, or false")
        if not (self.path.parent / wanted).is_dir():
            raise self.error(("llvm-include",), f"'llvm-include': there is no folder '{wanted}'")
        return wanted

    def shared(self, table: Mapping[str, Any], where: Where, outer: Inherited) -> Inherited:
        warns = table.get("warn-on-unused-template-args", outer.warns)
        if not isinstance(warns, bool):
            key = (*where, "warn-on-unused-template-args")
            raise self.error(key, "'warn-on-unused-template-args' must be true or false")
        return Inherited(
            self.texts(table, where, "include") + outer.include,
            outer.defines + self.texts(table, where, "defines"),
            self.text(table, where, "tool", outer.tool),
            outer.load + self.texts(table, where, "load"),
            warns,
            self.release(table, where, outer.release),
        )

    def release(
        self, table: Mapping[str, Any], where: Where, default: int | None = None
    ) -> int | None:
        value = table.get("llvm-release", default)
        if value is not None and (type(value) is not int or value < 0):
            raise self.error((*where, "llvm-release"), "'llvm-release' must be a number, as 22")
        return value

    def source(
        self, data: Any, where: Where, outer: Inherited, folder: str, llvm_include: str | None
    ) -> Iterator[Entry]:
        table = self.table(data, where, SOURCE_KEYS)
        file = self.text(table, where, "file", None)
        shared = self.shared(table, where, outer)
        outputs = table.get("outputs")
        if not isinstance(outputs, dict) or not outputs:
            message = f"'{file}' has no outputs: [source.outputs] has them by generator"
            raise self.error((*where, "outputs"), message)
        unit = unit_arguments(file, shared, llvm_include)
        for generator, value in outputs.items():
            place = (*where, "outputs", generator)
            for output, options in self.outputs(value, place):
                path = os.path.normpath(os.path.join(folder, output))
                arguments = [f"--{generator.lstrip('-')}", *options, *unit, "-o", path]
                yield Entry(str(self.path.parent), file, path, (*program(shared.tool), *arguments))

    def outputs(self, value: Any, where: Where) -> Iterator[tuple[str, list[str]]]:
        """File and option arguments of each output that the value describes."""
        if isinstance(value, list):
            for number, item in enumerate(value):
                yield from self.outputs(item, (*where, number))
        elif isinstance(value, dict):
            table = self.table(value, where, OUTPUT_KEYS)
            options = table.get("options", {})
            if not isinstance(options, dict):
                raise self.error((*where, "options"), "'options' must be a table")
            yield self.text(table, where, "file", None), self.options(options, where)
        elif isinstance(value, str) and value:
            yield value, []
        else:
            message = f"an output of '{where[3]}' must be a file name or a table with 'file'"
            raise self.error(where, message)

    def options(self, options: Mapping[str, Any], where: Where) -> list[str]:
        arguments: list[str] = []
        for name, value in options.items():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, bool):
                    arguments.append(f"--{name}={'true' if item else 'false'}")
                elif isinstance(item, str | int):
                    arguments.append(f"--{name}={item}")
                else:
                    message = f"option '{name}' must be a string, a number, true, false or a list"
                    raise self.error((*where, "options", name), message)
        return arguments

    # --- keys and types ---------------------------------------------------

    def table(self, data: Any, where: Where, keys: Sequence[str]) -> Mapping[str, Any]:
        if not isinstance(data, dict):
            raise self.error(where, f"'{where[-1] if where else ''}' must be a table")
        for key in data:
            if key not in keys:
                near = either([f"'{name}'" for name in close_matches(key, keys)])
                hint = f"did you mean {near}?" if near else f"there are {', '.join(sorted(keys))}"
                raise self.error((*where, key), f"unknown key '{key}'; {hint}")
        return data

    def text(self, table: Mapping[str, Any], where: Where, key: str, default: str | None) -> str:
        value = table.get(key, default)
        if value is None:
            raise self.error(where, f"'{key}' is missing")
        if not isinstance(value, str) or not value:
            raise self.error((*where, key), f"'{key}' must be a string that is not empty")
        return value

    def texts(self, table: Mapping[str, Any], where: Where, key: str) -> tuple[str, ...]:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, str) and v for v in value):
            raise self.error((*where, key), f"'{key}' must be a list of strings")
        return tuple(value)

    def error(self, where: Where, message: str) -> ConfigError:
        number = self.lines.find((*self.prefix, *where))
        position = f"{self.path}:{number}" if number else str(self.path)
        return ConfigError(f"{position}: {message}")


Where = tuple[str | int, ...]


def unit_arguments(file: str, shared: Inherited, llvm_include: str | None) -> list[str]:
    folders = [*shared.include, *([llvm_include] if llvm_include else [])]
    arguments = [f"-I{folder}" for folder in folders]
    arguments += [f"-D{name}" for name in shared.defines]
    arguments += [f"--load={path}" for path in shared.load]
    if not shared.warns:
        arguments.append("--no-warn-on-unused-template-args")
    if shared.release is not None:
        arguments.append(f"--llvm-release={shared.release}")
    return [*arguments, file]


def program(tool: str) -> list[str]:
    """What starts the tool: its personality of ours, or a program."""
    row = PERSONALITIES.get(tool)
    return [row.program if row else tool]
