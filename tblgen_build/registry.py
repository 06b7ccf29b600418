"""The generator registry: what a generator is, and how one is found by name.

It knows neither where records come from nor where the text goes. Nothing is
imported before it is asked for: start-up pays for one generator.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, sha256
from tblgen_build.personality import PLAIN, with_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from types import CodeType, TracebackType
    from typing import Any, Literal, Protocol

    from tblgen_build._core import Location, Records
    from tblgen_build.fragments import Fragments, FragmentStore
    from tblgen_build.personality import Personality

    OptionKind = Literal["string", "uint", "flag", "strings", "file"]
    OptionValue = str | int | bool | tuple[str, ...]
    Emit = Callable[[Records, "Options"], "str | Output"]

    class IncrementalEmit(Protocol):
        """An `Emit` that can do with fragments of earlier runs."""

        def __call__(
            self, records: Records, options: Options, fragments: Fragments | None = None, /
        ) -> str | Output: ...


ENTRY_POINT_GROUP = "tblgen_build.generators"
FITTED = 22  # the release whose output every built-in generator is compared with


class Option:
    """A command line option of a generator, in LLVM's form: `--name=value`, one dash or two.

    `strings` may be repeated; a `flag` takes no value or `=true`/`=false`; a `file` is read
    for the generator, and is an input like those that were parsed; `choices` limits a
    `string` to the values listed. `since` is for LLVM's own: the first release that has it.
    """

    __slots__ = ("choices", "default", "help", "kind", "name", "since")

    def __init__(
        self,
        name: str,
        kind: OptionKind = "string",
        help: str = "",
        default: OptionValue | None = None,
        choices: tuple[str, ...] = (),
        since: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.help = help
        self.default = default
        self.choices = choices
        self.since = since

    @property
    def value_kind(self) -> str:
        """What a command line takes for it."""
        if self.choices:
            return "choice"
        return "string" if self.kind == "file" else self.kind

    def _fields(self) -> tuple[Any, ...]:
        return (
            self.name,
            self.kind,
            self.help,
            self.default,
            self.choices,
            self.since,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return f"Option{self._fields()}"


def default(option: Option) -> OptionValue:
    """What an option that is not given is worth."""
    if option.default is not None:
        return option.default
    empty: dict[str, OptionValue] = {"uint": 0, "flag": False, "strings": ()}
    return empty.get(option.kind, "")


class InputFile:
    """A file that an option names, as it was when the generator's run began."""

    __slots__ = ("content", "path")

    def __init__(self, path: str) -> None:
        self.path = path
        self.content: bytes | None = None  # where it cannot be read
        try:
            with open(path, "rb") as file:
                self.content = file.read()
        except OSError:
            pass

    @property
    def digest(self) -> bytes | None:
        return None if self.content is None else sha256(self.content)


class Options:
    """The values of a generator's options, defaults filled in, and the files they name."""

    __slots__ = ("files", "values")

    def __init__(
        self,
        values: Mapping[str, OptionValue] | None = None,
        files: Mapping[str, InputFile] | None = None,
    ) -> None:
        self.values: Mapping[str, OptionValue] = {} if values is None else values
        self.files: Mapping[str, InputFile] = {} if files is None else files  # by option

    def string(self, name: str) -> str:
        value = self.values.get(name, "")
        assert isinstance(value, str)
        return value

    def uint(self, name: str) -> int:
        value = self.values.get(name, 0)
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        return bool(self.values.get(name, False))

    def strings(self, name: str) -> tuple[str, ...]:
        value = self.values.get(name, ())
        assert isinstance(value, tuple)
        return value

    def file(self, name: str) -> InputFile | None:
        """The file that the option names; None where it names none."""
        return self.files.get(name)

    @staticmethod
    def of(generator: Generator, given: Mapping[str, OptionValue]) -> Options:
        """The values of `generator`'s options: those given, else their defaults."""
        declared = generator.options
        values = {option.name: given.get(option.name, default(option)) for option in declared}
        files = {
            option.name: InputFile(str(values[option.name]))
            for option in declared
            if option.kind == "file" and values[option.name]
        }
        return Options(values, files)


class Output:
    """What a generator returns that has more to give than one text.

    An additional file's text goes beside the main output: its key is put between the
    stem and the extension of the main output's name ("Enums": `RegisterInfo.inc`,
    `RegisterInfoEnums.inc`); a key with an extension, "Enums.inc", replaces the main
    output's. Texts name each other by `file_name`. `warnings` are shown to the user, in
    order, like the compiler's own; each is made by `Record.error` or `Field.error`. A
    `ReportedError` among them is shown as an error, a `ReportedNote` as a note. `log` is
    what was asked for beside the output; it goes to standard error.
    """

    __slots__ = ("additional", "log", "text", "warnings")

    def __init__(
        self,
        text: str,
        additional: Mapping[str, str] | None = None,
        warnings: Sequence[RecordError] = (),
        log: str = "",
    ) -> None:
        self.text = text
        self.additional: Mapping[str, str] = {} if additional is None else additional
        self.warnings = warnings
        self.log = log

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Output) and (
            (self.text, self.additional, tuple(self.warnings), self.log)
            == (other.text, other.additional, tuple(other.warnings), other.log)
        )

    __hash__ = None  # type: ignore[assignment]  # texts of megabytes are no keys


def file_name(key: str) -> str:
    """Stands for the name of the file with that key (empty: the main one) in generated text."""
    return f"\0{key}\0"


class ReportedError(RecordError):
    """Shown as an error, though the run goes on to the next one."""

    @staticmethod
    def of(error: RecordError) -> ReportedError:
        return ReportedError(error.message, error.location, error.notes, error.code, error.fixes)


class ReportedNote(RecordError):
    """Shown as a note that belongs to nothing else: advice, no complaint."""

    @staticmethod
    def of(error: RecordError) -> ReportedNote:
        return ReportedNote(error.message, error.location, error.notes, error.code, error.fixes)


class Rejection(RecordError):
    """The error that ended a run, with what was to be shown before it; `log` as an Output's."""

    def __init__(
        self,
        message: str,
        location: Location | None = None,
        notes: Sequence[tuple[str, Location | None]] = (),
        warnings: Sequence[RecordError] = (),
    ) -> None:
        super().__init__(message, location, notes)
        self.warnings = warnings
        self.log = ""

    @staticmethod
    def by(error: RecordError, before: Sequence[RecordError]) -> Rejection:
        """The error as a rejection, after what was to be shown before it."""
        made = Rejection(error.message, error.location, error.notes, before)
        made.code, made.fixes = error.code, error.fixes
        return made

    @staticmethod
    def of(errors: Sequence[RecordError]) -> Rejection:
        """The rejection that shows all of these (the last is not a note), in order."""
        *before, last = errors
        shown = [e if isinstance(e, ReportedNote) else ReportedError.of(e) for e in before]
        return Rejection.by(last, shown)


class Warnings(list[RecordError]):
    """The warnings of a run, for its `Output`.

    Used as a context, they are not lost where a RecordError ends the run: it becomes a
    `Rejection` that has them.
    """

    def __enter__(self) -> Warnings:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self and isinstance(error, RecordError):
            before = (*self, *error.warnings) if isinstance(error, Rejection) else tuple(self)
            rejection = Rejection.by(error, before)
            rejection.log = error.log if isinstance(error, Rejection) else ""
            raise rejection from None


class Generator:
    """A pure function of records and options to one text, or an `Output`."""

    __slots__ = (
        "emit",
        "emit_incremental",
        "fitted",
        "help",
        "last",
        "name",
        "options",
        "since",
    )

    def __init__(
        self,
        name: str,
        help: str,
        emit: Emit,
        options: Sequence[Option] = (),
        emit_incremental: IncrementalEmit | None = None,
        *,
        since: int = 0,
        last: int = 0,
        fitted: int = FITTED,
    ) -> None:
        self.name = name  # the command line flag without dashes: gen-op-decls
        self.help = help
        self.emit = emit
        self.options = options
        self.emit_incremental = emit_incremental  # None where all is emitted each time
        # Releases of LLVM. The first and the last one whose tool has the generator; 0: no bound.
        self.since = since
        self.last = last
        self.fitted = fitted  # the first one whose own output this generator's is compared with

    def generate(
        self, records: Records, options: Options, store: FragmentStore | None = None
    ) -> Output:
        """What `emit` returns, as an Output.

        With a `store`, what earlier runs left in it for entities that are the same is
        taken over instead of being emitted again. The output is the same either way.
        """
        if store is None or self.emit_incremental is None:
            output = self.emit(records, options)
        else:
            fragments = store.of_run(self.name, options.values, records.release.identity)
            output = self.emit_incremental(records, options, fragments)
        return Output(output) if isinstance(output, str) else output


def generator(
    name: str,
    *,
    help: str,
    options: Sequence[Option] = (),
    since: int = 0,
    last: int = 0,
    fitted: int = FITTED,
) -> Callable[[Emit], Generator]:
    """Make a generator of the decorated function; `name` is its flag without the dashes.

    `since`, `last` and `fitted` are for LLVM's own generators: see `Generator`.
    """

    def decorate(emit: Emit) -> Generator:
        return Generator(name, help, emit, tuple(options), since=since, last=last, fitted=fitted)

    return decorate


def incremental_generator(
    name: str, *, help: str, options: Sequence[Option] = ()
) -> Callable[[IncrementalEmit], Generator]:
    """As `generator`, of a function with a third parameter: `fragments`, None by default.

    It emits entity by entity, and asks `Fragments.each` for what need not be emitted again.
    """

    def decorate(emit: IncrementalEmit) -> Generator:
        return Generator(name, help, emit, tuple(options), emit)

    return decorate


class GeneratorNotFound(LookupError):
    """No generator has the name, or the one that has it cannot be loaded; str() says which."""


_by_package: dict[str, dict[str, str]] = {}


def generators_of(row: Personality) -> dict[str, str]:
    """Flag to `module:attribute` of one tool's generators; empty where its package lacks one."""
    found = _by_package.get(row.package)
    if found is None:
        # Not importlib.import_module(): importing importlib takes longer than most generators.
        package = __import__(row.package, fromlist=["GENERATORS"])
        found = _by_package[row.package] = dict.fromkeys(lacking(row), "")
        found |= {flag: f"{row.package}.{place}" for flag, place in package.GENERATORS.items()}
    return found


def builtin_generators(personality: str) -> dict[str, str]:
    """As `generators_of`, of every generator that LLVM's tools have.

    Where several tools have a flag, the personality decides (`personality.PERSONALITIES`).
    """
    found: dict[str, str] = {}
    for row in reversed(with_generators(personality)):
        found |= generators_of(row)
    return found


def builtin_generator(name: str, personality: str) -> tuple[Personality, str] | None:
    """The tool whose generator of that name is meant, and its place as in `generators_of`.

    Tables of tools that do not matter are not read.
    """
    for row in with_generators(personality):
        place = generators_of(row).get(name)
        if place is not None:
            return row, place
    return None


def lacking(row: Personality) -> Sequence[str]:
    """Flags of the tool whose generators its package does not have."""
    # Asked for by a name that it has: for one that it lacks, the import system looks for a module.
    package = __import__(row.package, fromlist=["GENERATORS"])
    flags: Sequence[str] = getattr(package, "NOT_AVAILABLE", ())
    return flags


def additional_keys(personality: str, name: str) -> Sequence[str] | None:
    """Keys of all files that the built-in generator writes beside its output; None: it is none."""
    row, place = builtin_generator(name, personality) or (None, "")
    if row is None or not place:
        return None
    package = __import__(row.package, fromlist=["GENERATORS"])
    declared: Mapping[str, Sequence[str]] = getattr(package, "ADDITIONAL", {})
    return declared.get(name, ())


def find_generator(
    name: str,
    personality: str = PLAIN,
    loaded: Mapping[str, Generator] | None = None,
) -> Generator:
    """The generator called `name`: a loaded one, else a built-in one, else an installed one.

    `personality` is "llvm" or "mlir" where both tools have the name and one is meant.
    Raises GeneratorNotFound.
    """
    if loaded and name in loaded:
        return loaded[name]
    row, place = builtin_generator(name, personality) or (None, "")
    if row is not None:
        if place:
            return resolve(name, place)
        raise GeneratorNotFound(f"{row.stands_for}'s generator '{name}' is not available")
    for generator in installed_generators([name]):
        return generator
    raise GeneratorNotFound(f"no generator is called '{name}'")


def resolve(name: str, reference: str) -> Generator:
    """Import what `module:attribute` names. Raises GeneratorNotFound where it does not exist."""
    module_name, _, attribute = reference.partition(":")
    try:
        module = __import__(module_name, fromlist=[attribute])  # not importlib, as above
        found = getattr(module, attribute)
    except ModuleNotFoundError as error:
        if not (module_name + ".").startswith(f"{error.name}."):
            raise  # the module is there; what it imports is not
        raise GeneratorNotFound(f"the generator '{name}' is not available: {error}") from error
    except AttributeError as error:
        raise GeneratorNotFound(f"the generator '{name}' is not available: {error}") from error
    if not isinstance(found, Generator):
        raise GeneratorNotFound(f"'{reference}' is not a generator")
    return found


def installed_generators(names: Iterable[str] | None = None) -> list[Generator]:
    """Generators that installed packages name as entry points; only those in `names`, if given."""
    load_site_packages()
    from importlib.metadata import entry_points

    wanted = None if names is None else set(names)
    return [
        resolve(entry.name, entry.value)
        for entry in entry_points(group=ENTRY_POINT_GROUP)
        if wanted is None or entry.name in wanted
    ]


def load_generators(path: str) -> dict[str, Generator]:
    """Run a Python file and collect the generators it defines, by name.

    Raises GeneratorNotFound where the file cannot be read or defines none.
    """
    load_site_packages()
    import sys
    from importlib.machinery import SourceFileLoader
    from importlib.util import module_from_spec, spec_from_file_location

    class FreshLoader(SourceFileLoader):
        """Compiles what the file says now: Python's cache overlooks edits within a second."""

        def get_code(self, fullname: str) -> CodeType:
            code: CodeType = self.source_to_code(self.get_data(path), path)
            return code

    sys.dont_write_bytecode = True  # of what the file imports, for the same reason
    module_name = f"tblgen_build_loaded_{len(sys.modules)}"
    loader = FreshLoader(module_name, path) if path.endswith(".py") else None
    spec = spec_from_file_location(module_name, path, loader=loader)
    if spec is None or spec.loader is None:
        raise GeneratorNotFound(f"--load takes a Python file, and '{path}' is none")
    module = module_from_spec(spec)
    sys.modules[module_name] = module  # classes of the file look their module up
    try:
        spec.loader.exec_module(module)
    except OSError as error:
        if error.filename != path and not str(error.filename).endswith(path):
            raise
        raise GeneratorNotFound(f"could not load '{path}': {error.strerror}") from error
    except Exception as error:
        raise GeneratorNotFound(f"could not load {_failure(path, error)}") from error
    found = [value for value in vars(module).values() if isinstance(value, Generator)]
    if not found:
        raise GeneratorNotFound(f"'{path}' defines no generator: decorate one with @generator")
    return {value.name: value for value in found}


def _failure(path: str, error: Exception) -> str:
    """What went wrong in a Python file, and in which of its lines."""
    if isinstance(error, SyntaxError) and error.filename == path:
        line = f"\n{error.text.rstrip()}" if error.text else ""
        return f"'{path}':\n{path}:{error.lineno}:{error.offset}: {error.msg}{line}"
    from traceback import extract_tb

    frames = [frame for frame in extract_tb(error.__traceback__) if frame.filename == path]
    place = f"{path}:{frames[-1].lineno}: " if frames else ""
    line = f"\n    {frames[-1].line}" if frames else ""
    return f"'{path}':\n{place}{type(error).__name__}: {error}{line}"


def load_site_packages() -> None:
    """Make installed packages importable: the launcher starts Python without them."""
    import sys

    if sys.flags.no_site and "site" not in sys.modules:
        import site

        site.main()
