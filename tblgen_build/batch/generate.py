"""One unit parsed, its outputs generated: text and diagnostics, nothing is written here.

On the path of `tblgen emit`: nothing slow is imported.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.cli.compile import CORE_ACTIONS, CommandError, additional_path, placed_at
from tblgen_build.dataclass import dataclass, field
from tblgen_build.registry import (
    GeneratorNotFound,
    Options,
    Output,
    find_generator,
    load_generators,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from tblgen_build._core import Records, Session
    from tblgen_build.batch.action import Action, Unit
    from tblgen_build.fragments import FragmentStore
    from tblgen_build.registry import Generator

STATISTICS = "print-detailed-records"  # the action that reports what a parse counts


class GenerateError(Exception):
    """An output cannot be made; str() is the diagnostics, rendered, ending in a newline."""


@dataclass(frozen=True, slots=True)
class Generated:
    """The texts of one action: additional outputs by their key, then the output, with key ""."""

    texts: Mapping[str, bytes]
    warnings: str = ""  # rendered
    is_foreign: bool = False  # code that is not the package's took part

    def by_path(self, action: Action) -> dict[str, bytes]:
        """The texts by path, as the action writes paths."""
        return by_path(action, self.texts)


@dataclass(slots=True)
class ParsedUnit:
    """A unit's records, and what only needs to be said or computed once for all its outputs."""

    unit: Unit
    records: Records
    warnings: str  # of the parse, rendered
    loaded: dict[str, dict[str, Generator]] = field(default_factory=dict)  # by file

    def generators(self, loads: tuple[str, ...]) -> dict[str, Generator]:
        found: dict[str, Generator] = {}
        for path in loads:
            if path not in self.loaded:
                self.loaded[path] = load_generators(path)
            found |= self.loaded[path]
        return found


def parse_unit(session: Session, unit: Unit, statistics: bool = False) -> ParsedUnit:
    """Parse, from the unit's directory. Raises GenerateError."""
    try:
        records = session.parse(
            unit.source,
            include_dirs=unit.include_dirs,
            defines=unit.defines,
            warn_on_unused_template_args=unit.warn_on_unused_template_args,
            statistics=statistics,
        )
    except _core.TableGenError as error:
        raise GenerateError(rendered(error)) from error
    return ParsedUnit(unit, records, "".join([warning.render() for warning in records.warnings]))


def generate(
    parsed: ParsedUnit, action: Action, fragments: FragmentStore | None = None
) -> Generated:
    """The texts of one action. Raises GenerateError.

    With `fragments`, what earlier runs of the package's own generators left is taken over.
    """
    try:
        if action.generator in CORE_ACTIONS:
            text = core_text(action, parsed.records)
            return Generated({"": encoded(text)})
        generator = find_generator(action.generator, action.tool, parsed.generators(action.loads))
        warnings = deprecations(generator, action, parsed.records)
        is_foreign = not generator.emit.__module__.startswith("tblgen_build.")
        options = Options.of(generator, dict(action.options))
        store = None if is_foreign else fragments  # files with generators are loaded anew
        output = generator.generate(parsed.records, options, store)
    except GenerateError:
        raise
    except (_core.RecordError, _core.TableGenError) as error:
        raise GenerateError(rendered(error)) from error
    except (CommandError, GeneratorNotFound, OSError) as error:
        raise GenerateError(f"error: {error}\n") from error
    except Exception as error:
        from traceback import format_exc

        reason = f"{type(error).__name__}: {error}"
        message = f"error: the generator '{action.generator}' failed: {reason}\n"
        raise GenerateError(format_exc() + message) from error
    return Generated(texts_of(output), warnings + warnings_of(output), is_foreign)


def core_text(action: Action, records: Records) -> str:
    """What the core itself makes of the records."""
    if action.generator == "print-records":
        return records.print_records()
    if action.generator == "print-detailed-records":
        return records.print_detailed_records()
    if action.generator == "dump-json":
        return records.dump_json()
    if action.generator == "print-sets":
        return records.print_sets()
    if action.generator == "print-enums":
        return records.print_enums(str(dict(action.options).get("class", "")))
    return ""  # null-backend


def texts_of(output: Output) -> dict[str, bytes]:
    return {key: encoded(text) for key, text in {**output.additional, "": output.text}.items()}


def by_path(action: Action, texts: Mapping[str, bytes]) -> dict[str, bytes]:
    """The texts, which may name each other's files, by path as the action writes paths."""
    return placed_at({key: text_path(action, key) for key in texts}, texts)


def text_path(action: Action, key: str) -> str:
    if action.wrapped and key:  # a wrapped tool names its files itself
        folder, slash, _ = action.output.rpartition("/")
        return folder + slash + key
    return additional_path(action.output, key) if key else action.output


def encoded(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def warnings_of(output: Output) -> str:
    return "".join([rendered(warning, "warning") for warning in output.warnings]) + output.log


def deprecations(generator: Generator, action: Action, records: Records) -> str:
    """mlir-tblgen's --on-deprecated. Raises GenerateError where that is to be an error."""
    reaction = dict(action.options).get("on-deprecated", "warn")
    if reaction == "none" or ".mlir." not in generator.emit.__module__:
        return ""
    from tblgen_build.generators.mlir.deprecated import deprecated_uses
    from tblgen_build.generators.shared import shared

    uses = shared(records, deprecated_uses)
    if not uses:
        return ""
    from tblgen_build.cli.deprecated import warnings_of as warnings_of_uses

    text = "".join(warnings_of_uses(uses))
    if reaction == "error":
        raise GenerateError(
            text + "error: deprecated records are used, and --on-deprecated=error is given\n"
        )
    return text


def rendered(error: _core.TableGenError | _core.RecordError, severity: str = "error") -> str:
    from tblgen_build.cli.diagnostics import render

    return render(error, severity)
