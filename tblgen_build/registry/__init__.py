"""What a generator is: its name, its options, what it makes of records.

It knows neither where records come from nor where the text goes, nor how a generator is found.
"""

from __future__ import annotations

from tblgen_build._core import RecordError, sha256
from tblgen_build.registry.personality import tool_of_module
from tblgen_build.registry.reports import Rejection as Rejection
from tblgen_build.registry.reports import ReportedError as ReportedError
from tblgen_build.registry.reports import ReportedNote as ReportedNote
from tblgen_build.registry.reports import Warnings as Warnings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Literal, Protocol

    from tblgen_build._core import Records
    from tblgen_build.registry.fragment_store import Fragment, Fragments, FragmentStore

    OptionKind = Literal["string", "uint", "flag", "strings", "file"]
    OptionValue = str | int | bool | tuple[str, ...]
    Emit = Callable[[Records, "Options"], "str | Output"]
    Made = Sequence[tuple[Fragment, ...]]  # of each entity, the fragments of several generators

    class IncrementalEmit(Protocol):
        """An `Emit` that can do with fragments of earlier runs."""

        def __call__(
            self, records: Records, options: Options, fragments: Fragments | None = None, /
        ) -> str | Output: ...

    class Common(Protocol):
        """What generators have in common, for some records and options."""

        @property
        def count(self) -> int:
            """Of entities that are to be made."""

        @property
        def found(self) -> int:
            """How many entities' work earlier runs have left."""

        def make(self, start: int, end: int) -> Made:
            """The work for these entities; none where there would be something to say."""

        def keep(self, start: int, made: Made) -> None:
            """Have the generators find what was made from this entity on."""


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

    def __init__(self, path: str, content: bytes | None) -> None:
        self.path = path
        self.content = content  # None where it cannot be read

    @property
    def digest(self) -> bytes | None:
        return None if self.content is None else sha256(self.content)


def read_input(path: str) -> InputFile:
    try:
        with open(path, "rb") as file:
            return InputFile(path, file.read())
    except OSError:
        return InputFile(path, None)


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
        """The text that was given, or the default; empty if there is neither. So for the others."""
        value = self.values.get(name, "")
        assert isinstance(value, str)
        return value

    def uint(self, name: str) -> int:
        """0 if there is neither."""
        value = self.values.get(name, 0)
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        """Whether it was given."""
        return bool(self.values.get(name, False))

    def strings(self, name: str) -> tuple[str, ...]:
        """All that were given, in order."""
        value = self.values.get(name, ())
        assert isinstance(value, tuple)
        return value

    def file(self, name: str) -> InputFile | None:
        """The file that the option names; None where it names none."""
        return self.files.get(name)

    @staticmethod
    def of(
        generator: Generator,
        given: Mapping[str, OptionValue],
        read: Callable[[str], InputFile] = read_input,
    ) -> Options:
        """The values of `generator`'s options: those given, else their defaults."""
        declared = generator.options
        values = {option.name: given.get(option.name, default(option)) for option in declared}
        files = {
            option.name: read(str(values[option.name]))
            for option in declared
            if option.kind == "file" and values[option.name]
        }
        return Options(values, files)


class Output:
    """What a generator returns that has more to give than one text.

    `text` may be given in parts, which are joined only as they are encoded: a text of megabytes is
    copied once less.
    An additional file's text goes beside the main output: its key is put between the
    stem and the extension of the main output's name ("Enums": `RegisterInfo.inc`,
    `RegisterInfoEnums.inc`); a key with an extension, "Enums.inc", replaces the main
    output's. Texts name each other by `file_name`. `warnings` are shown to the user, in
    order, like the compiler's own; each is made by `Record.error` or `Field.error`. A
    `ReportedError` among them is shown as an error, a `ReportedNote` as a note. `log` is
    what was asked for beside the output; it goes to standard error.
    """

    __slots__ = ("additional", "log", "parts", "warnings")

    def __init__(
        self,
        text: str | Sequence[str],
        additional: Mapping[str, str] | None = None,
        warnings: Sequence[RecordError] = (),
        log: str = "",
    ) -> None:
        self.parts = tuple(text) if isinstance(text, list | tuple) else (text,)
        self.additional: Mapping[str, str] = {} if additional is None else additional
        self.warnings = warnings
        self.log = log

    @property
    def text(self) -> str:
        return "".join(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Output) and (
            (self.text, self.additional, tuple(self.warnings), self.log)
            == (other.text, other.additional, tuple(other.warnings), other.log)
        )

    __hash__ = None  # type: ignore[assignment]  # texts of megabytes are no keys


def file_name(key: str) -> str:
    """Stands for the name of the file with that key (empty: the main one) in generated text."""
    return f"\0{key}\0"


class SharedWork:
    """Work that generators have in common, done once where all of them are asked for.

    They find what was made, and make what is missing. So nothing depends on it but time. `names`
    are theirs; they have the same options.
    """

    __slots__ = ("_begin", "names")

    def __init__(
        self,
        names: Sequence[str],
        begin: Callable[[Records, Options, Sequence[Fragments]], Common],
    ) -> None:
        """`begin` gets what earlier runs of each generator have left; of none, if nothing has."""
        self.names = names
        self._begin = begin

    def begin(
        self, records: Records, options: Options, store: FragmentStore | None = None
    ) -> Common:
        """Raises RecordError."""
        fragments: list[Fragments] = []
        if store is not None:
            release = records.release.identity
            fragments = [store.of_run(name, options.values, release) for name in self.names]
        return self._begin(records, options, fragments)


class Generator:
    """A pure function of records and options to one text, or an `Output`."""

    __slots__ = (
        "emit",
        "emit_incremental",
        "fitted",
        "help",
        "name",
        "options",
        "pure",
        "shared_work",
        "since",
        "tool",
        "until",
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
        until: int = 0,
        fitted: int = FITTED,
        pure: bool = False,
        shared_work: SharedWork | None = None,
    ) -> None:
        self.name = name  # the command line flag without dashes: gen-op-decls
        self.help = help
        self.emit = emit
        self.options = options
        self.emit_incremental = emit_incremental  # None where all is emitted each time
        # Whether its author says that records and options alone decide what it gives: where it is
        # a project's own, nothing else is kept.
        self.pure = pure
        self.shared_work = shared_work  # with another generator
        # The personality whose generator it is: "mlir"; empty for a project's own.
        self.tool = tool_of_module(emit.__module__)
        # Releases of LLVM. The first and the last one whose tool has the generator; 0: no bound.
        self.since = since
        self.until = until
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
    until: int = 0,
    fitted: int = FITTED,
    pure: bool = False,
) -> Callable[[Emit], Generator]:
    """Make a generator of the decorated function; `name` is its flag without the dashes.

    `pure` says that records and options alone decide what it gives: no other file, variable of
    the environment, clock or chance. Only then its results are kept. `since`, `until` and `fitted`
    are for LLVM's own generators: see `Generator`.
    """

    def decorate(emit: Emit) -> Generator:
        return Generator(
            name, help, emit, tuple(options), since=since, until=until, fitted=fitted, pure=pure
        )

    return decorate


def incremental_generator(
    name: str,
    *,
    help: str,
    options: Sequence[Option] = (),
    pure: bool = False,
    shared_work: SharedWork | None = None,
) -> Callable[[IncrementalEmit], Generator]:
    """As `generator`, of a function with a third parameter: `fragments`, None by default.

    It emits entity by entity, and asks `Fragments.each` for what need not be emitted again.
    """

    def decorate(emit: IncrementalEmit) -> Generator:
        return Generator(name, help, emit, tuple(options), emit, pure=pure, shared_work=shared_work)

    return decorate
