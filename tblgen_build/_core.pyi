"""Types of the native module: the TableGen core compiler as Python sees it.

Names follow LLVM's TableGen backend guide: a *record* is a class or a def, a
*field* is a named, typed slot of a record, a *value* is what the slot holds.
Everything reachable from a `Records` is frozen, and stays alive with it. A record,
a value and a type is one Python object as long as anybody holds it, so that `is`
and `==` mean the same. Text that is not UTF-8 has lone surrogates for the bytes that
do not fit: encode it with `errors="surrogateescape"` to get them back.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from os import PathLike
from types import ModuleType
from typing import Literal, Protocol, TypeAlias, final, overload

__version__: str  # of the package: the file VERSION

@final
class Location:
    """A position in a source file. Lines and columns count from 1."""

    @property
    def file(self) -> str: ...
    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...
    @property
    def excerpt(self) -> str:
        """The line, as it was read."""
    @property
    def included_from(self) -> Sequence[tuple[str, int]]: ...  # files and lines, innermost first
    def __str__(self) -> str: ...  # file:line:column

def place(file: str, line: int, column: int, excerpt: str = "") -> Location:
    """A location that no parse gave.

    Without a file it is a line of a text; with column 0 nothing in it is pointed at.
    """

@final
class Fix:
    """A change that fixes a mistake: bytes from a location on are replaced."""

    def __init__(self, location: Location, length: int, text: str) -> None: ...
    @property
    def location(self) -> Location: ...
    @property
    def length(self) -> int: ...  # in bytes; 0: something is missing there
    @property
    def text(self) -> str: ...

_Severity: TypeAlias = Literal["error", "warning", "note", "message"]

@final
class Diagnostic:
    """One error, warning or note as data: it stays what it is when its records are gone.

    Equal diagnostics are equal and have one hash. A `message` is shown as it is: a log, what
    another program says.
    """

    def __init__(
        self,
        severity: _Severity,
        message: str,
        location: Location | None = None,
        notes: Iterable[Diagnostic | tuple[str, Location | None]] = (),
        *,
        code: str = "",
        speaker: str = "",
        subject: str = "",
        names: Iterable[str] = (),
        fixes: Iterable[Fix] = (),
    ) -> None: ...
    @property
    def severity(self) -> _Severity: ...
    @property
    def code(self) -> str: ...  # of `codes()`, or of a lint rule; may be empty
    @property
    def message(self) -> str: ...
    @property
    def speaker(self) -> str: ...  # the command, where there is no location; may be empty
    @property
    def subject(self) -> str: ...  # the name it is about, as written; may be empty
    @property
    def names(self) -> Sequence[str]: ...  # of other classes and records that the message says
    @property
    def location(self) -> Location | None: ...
    @property
    def notes(self) -> Sequence[Diagnostic]: ...
    @property
    def fixes(self) -> Sequence[Fix]: ...
    def render(self) -> str:
        """LLVM's form: `file:line:col: error: text`, the source line, a caret, then the notes."""

Diagnostics: TypeAlias = tuple[Diagnostic, ...]

def encode_diagnostics(diagnostics: Iterable[Diagnostic]) -> bytes:
    """As caches and other processes get them; none are no bytes."""

def decode_diagnostics(data: bytes) -> tuple[Diagnostic, ...]:
    """Raises ValueError for anything that `encode_diagnostics` does not give."""

def codes() -> Sequence[tuple[str, str, str, str, str]]:
    """The kinds of mistakes: code, title, what it means, and an example, wrong and right."""

class TableGenError(Exception):
    """A translation unit was rejected. `diagnostics` has all messages, in order; str() renders it."""

    diagnostics: Sequence[Diagnostic]

class RecordError(Exception):
    """A record does not have what a generator asks of it.

    Raised by the typed accessors, and by generators through `Record.error` and
    `Field.error`; the command line renders it at `location`.
    """

    message: str
    location: Location | None
    notes: Sequence[tuple[str, Location | None]]
    code: str
    fixes: Sequence[Fix]
    names: Sequence[str]
    def __init__(
        self,
        message: str,
        location: Location | None = None,
        notes: Sequence[tuple[str, Location | None]] = (),
        code: str = "E0502",
        fixes: Sequence[Fix] = (),
        names: Sequence[str] = (),
    ) -> None: ...

# --- types -----------------------------------------------------------------

@final
class Type:
    """A TableGen type. Equal types of one `Records` are one object. str() is TableGen's spelling."""

    @property
    def kind(self) -> Literal["bit", "bits", "int", "string", "list", "dag", "record"]: ...
    @property
    def width(self) -> int: ...  # number of bits of a `bits<n>`, otherwise 0
    @property
    def element(self) -> Type | None: ...  # element type of a list
    @property
    def classes(self) -> Sequence[Record]: ...  # classes of a record type
    def is_convertible_to(self, other: Type, /) -> bool: ...

# --- values ----------------------------------------------------------------

class Value:
    """A value. Immutable; equal values of one `Records` are one object. str() is TableGen's spelling."""

    @property
    def type(self) -> Type | None: ...  # None for `?`
    @property
    def is_concrete(self) -> bool: ...  # nothing in it remains to be resolved
    @property
    def is_complete(self) -> bool: ...  # neither `?` nor an unresolved reference in it
    def as_unquoted_string(self) -> str: ...

@final
class UnsetValue(Value):
    """`?`: no value is set."""

@final
class BitValue(Value):
    """`0` or `1`."""

    @property
    def value(self) -> bool: ...
    def __bool__(self) -> bool: ...

@final
class BitsValue(Value):
    """`bits<n>`; item 0 is the least significant bit. A bit may be unset or refer to a variable."""

    def __len__(self) -> int: ...
    def __getitem__(self, bit: int) -> Value: ...
    def __iter__(self) -> Iterator[Value]: ...
    def as_int(self) -> int | None:
        """The number the bits make, or None while any bit is not 0 or 1."""
    def layout(self) -> tuple[int, int, list[tuple[int, str, int, int]]]:
        """The bits that are 1, those that are 0, and the longest stretches of a variable's bits.

        Stretches from bit 0 up: position, name of the variable, which of its bits, how many.
        """

@final
class IntValue(Value):
    """A number of 64 bits."""

    @property
    def value(self) -> int: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...

@final
class StringValue(Value):
    """Text: a string, or code."""

    @property
    def value(self) -> str: ...
    @property
    def is_code(self) -> bool: ...  # was written as [{ ... }]

@final
class ListValue(Value):
    """`[a, b, ...]`"""

    @property
    def element_type(self) -> Type: ...
    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> Value: ...
    def __iter__(self) -> Iterator[Value]: ...

@final
class DagValue(Value):
    """`(operator:$operator_name arg:$name, ...)`"""

    @property
    def operator(self) -> Value: ...
    @property
    def operator_name(self) -> str | None: ...
    @property
    def args(self) -> Sequence[Value]: ...
    @property
    def arg_names(self) -> Sequence[str | None]: ...  # as long as args
    def __len__(self) -> int: ...
    def operator_as_def(self) -> Record:
        """The operator's record. Raises RecordError where it is not a def."""

@final
class DefValue(Value):
    """A record as a value."""

    @property
    def record(self) -> Record: ...

@final
class VarValue(Value):
    """A reference to a variable that is not resolved (in classes and in late-bound fields)."""

    @property
    def name(self) -> str: ...

@final
class VarBitValue(Value):
    """One bit of an unresolved variable."""

    @property
    def variable(self) -> Value: ...
    @property
    def bit(self) -> int: ...

@final
class FieldValue(Value):
    """`record.field`, unresolved."""

    @property
    def record(self) -> Value: ...
    @property
    def field(self) -> str: ...

@final
class ClassInstanceValue(Value):
    """`Class<args>` whose arguments are not resolved yet."""

    @property
    def class_(self) -> Record: ...
    @property
    def args(self) -> Sequence[Value]: ...

@final
class OperatorValue(Value):
    """A bang operator that could not be folded."""

    @property
    def operator(self) -> str: ...  # with its `!`
    @property
    def operands(self) -> Sequence[Value]: ...

# --- records ---------------------------------------------------------------

@final
class Field:
    """A field of a record: its name, type and value."""

    @property
    def name(self) -> str: ...
    @property
    def type(self) -> Type: ...
    @property
    def value(self) -> Value: ...
    @property
    def location(self) -> Location: ...
    @property
    def is_template_arg(self) -> bool: ...
    @property
    def is_nonconcrete_ok(self) -> bool: ...  # declared with the `field` keyword
    def location_behind(self, text: str, /) -> Location | None:
        """Where the character was written that follows `text`, with which the field's string begins.

        None where that cannot be told: strings are put together by more than literals.
        """
    def error(self, message: str, /) -> RecordError:
        """A RecordError at this field, to be raised."""

# Name (qualified), value, the names in it, where it was written, whether it was given (or is the
# default).
HistoryBinding: TypeAlias = tuple[str, str, list[str], Location | None, bool]

@final
class HistoryEntry:
    """One thing that gave a field a value, or passed it on."""

    @property
    def kind(
        self,
    ) -> Literal["field", "let", "outer let", "append", "prepend", "class", "expand"]: ...
    @property
    def location(self) -> Location | None: ...
    @property
    def bits(self) -> Sequence[int]: ...  # those assigned; empty: all
    @property
    def written(self) -> str | None: ...  # None: declared without a value, or passed on
    @property
    def names(self) -> Sequence[str]: ...  # of fields, template arguments and iterators, in it
    @property
    def after(self) -> str: ...  # the field's value then
    @property
    def source(self) -> Record | None: ...  # that has the field: a class, what is expanded
    @property
    def callee(self) -> Record | None: ...  # the class or multiclass; None for a loop
    @property
    def bindings(self) -> Sequence[HistoryBinding]: ...

@final
class Record:
    """A class or a def. Records of one `Records` compare by identity."""

    @property
    def name(self) -> str: ...
    @property
    def id(self) -> int: ...  # in order of creation
    @property
    def is_class(self) -> bool: ...
    @property
    def release(self) -> Release: ...  # as that of its `Records`
    @property
    def is_anonymous(self) -> bool: ...
    @property
    def type(self) -> Type: ...
    @property
    def location(self) -> Location: ...  # of the definition itself
    @property
    def locations(
        self,
    ) -> Sequence[Location]: ...  # the definition first, then each defm it came through
    @property
    def forward_declarations(self) -> Sequence[Location]: ...  # of a class, before its definition
    @property
    def fields(
        self,
    ) -> Sequence[Field]: ...  # in order of declaration, template arguments included for classes
    @property
    def template_args(self) -> Sequence[str]: ...
    @property
    def superclasses(self) -> Sequence[Record]: ...  # all of them, each after its own superclasses
    @property
    def direct_superclasses(self) -> Sequence[Record]: ...
    def is_subclass_of(self, class_: str | Record, /) -> bool: ...
    def has_direct_superclass(self, class_: str | Record, /) -> bool: ...
    def field(self, name: str, /) -> Field | None: ...
    def __contains__(self, name: str) -> bool: ...
    def value(self, name: str, /) -> Value | None:
        """The field's value, None where there is no such field."""

    # Typed accessors: they raise RecordError, at the record, where the field
    # is missing, unset or of another type. Names are the backend guide's.
    def is_value_unset(self, name: str, /) -> bool: ...
    def value_as_string(self, name: str, /) -> str: ...
    def value_as_optional_string(self, name: str, /) -> str | None:
        """None where the field is missing or unset."""
    def value_as_int(self, name: str, /) -> int: ...
    def value_as_bit(self, name: str, /) -> bool: ...
    def value_as_bit_mask(self, names: tuple[str, ...], /) -> int: ...  # bit i: names[i], up to 64
    def value_as_bit_or_unset(self, name: str, /) -> bool | None: ...
    def value_as_bits(self, name: str, /) -> BitsValue: ...
    def value_as_list(self, name: str, /) -> ListValue: ...
    def value_as_list_of_defs(self, name: str, /) -> list[Record]: ...
    def value_as_list_of_ints(self, name: str, /) -> list[int]: ...
    def value_as_list_of_strings(self, name: str, /) -> list[str]: ...
    def value_as_def(self, name: str, /) -> Record: ...
    def value_as_optional_def(self, name: str, /) -> Record | None: ...
    def value_as_dag(self, name: str, /) -> DagValue: ...
    def error(self, message: str, /) -> RecordError:
        """A RecordError at this record, to be raised."""
    def digest(self) -> bytes:
        """SHA-256 over the record's content and that of all records it refers to.

        Names count, those of anonymous records too; positions do not.
        """
    def history(self, field: str, /) -> list[HistoryEntry]:
        """How the field came by its value, as `tblgen_build.origin` reads it.

        Raises ValueError where the parse was not asked to keep a history.
        """
    def __str__(self) -> str: ...  # as --print-records prints it

@final
class Dependency:
    """A file that was read."""

    @property
    def path(self) -> str: ...
    @property
    def digest(self) -> bytes: ...  # SHA-256 of its content

class _Difference(Protocol):
    @property
    def bounds(self) -> int: ...  # the first release, shifted left by 16 bits, and the last one
    @property
    def evidence_row(self) -> int | None: ...

OLDEST_RELEASE: int  # of those whose differences are known
NEWEST_RELEASE: int
DEFAULT_RELEASE: int  # where nothing tells
FIRST_EVIDENCE: int  # the first release that differences with evidence came with

def evidence_row(file: str, word: str, is_absence: bool) -> int | None:
    """Which row of the core's table of evidence it is; None where there is none."""

def evidence_rows() -> list[tuple[str, str, int, bool]]:
    """The core's table: file, word, the release it came with, whether it went instead."""

@final
class Keyword:
    """A word of the language, and where it stands."""

    @property
    def word(self) -> str: ...
    @property
    def is_type(self) -> bool: ...  # begins a type
    @property
    def is_statement(self) -> bool: ...  # begins a statement at the top level
    @property
    def is_item(self) -> bool: ...  # begins an item of a record's body
    @property
    def is_before_name(self) -> bool: ...  # of what it defines
    @property
    def is_value(self) -> bool: ...

@final
class BangOperator:
    """An operator that is written with a name; older spellings are not listed."""

    @property
    def name(self) -> str: ...  # with the exclamation mark
    @property
    def iterators(self) -> tuple[int, ...]: ...  # operands that are names of its own
    @property
    def takes_type(self) -> bool: ...  # `!cast<int>`
    @property
    def since(self) -> int: ...  # the release that added it; 0: the oldest known one has it

def keywords() -> list[Keyword]:
    """All keywords, sorted."""

def bang_operators() -> list[BangOperator]: ...
def directive_words() -> list[str]:
    """Words of the preprocessor, which follow a `#`."""

LANGUAGE_OF_APPEND: int  # the release that added let append and let prepend

@final
class Release:
    """A release of LLVM, and how it was found out that records are for it."""

    def __init__(self, number: int) -> None: ...
    @property
    def number(self) -> int: ...  # as it was asked for or found: it may not be known
    @property
    def source(self) -> Literal["given", "header", "base files", "default"]: ...
    @property
    def evidence(self) -> str: ...  # the header's path, or what the base files define; or empty
    @property
    def is_known(self) -> bool: ...
    def has(self, difference: _Difference, /) -> bool:
        """Whether the difference (tblgen_build.releases) holds for it, or the nearest known one."""
    def has_by_evidence(self, difference: _Difference) -> bool | None:
        """As LLVM's own files say it; None where the number says it."""
    @property
    def identity(self) -> str:
        """Two releases with one identity have the same differences."""

@final
class Records:
    """All records of one translation unit, frozen."""

    @property
    def main_file(self) -> str: ...
    @property
    def start(self) -> Location:
        """The beginning of the main file: for an error about what the input lacks."""
    @property
    def release(self) -> Release: ...  # what generators are to write for
    @property
    def base_releases(self) -> tuple[int, int, str, str]:
        """The first and the last release that LLVM's .td files among them may be of.

        Then what they have that says so, and what they lack; empty where nothing does.
        """
    @property
    def classes(self) -> Mapping[str, Record]: ...  # sorted by name
    @property
    def defs(self) -> Mapping[str, Record]: ...  # sorted by name, as the reference sorts them
    @property
    def globals(self) -> Mapping[str, Value]: ...  # defvar and defset
    @property
    def dependencies(
        self,
    ) -> Sequence[Dependency]: ...  # the main file first, then in order of inclusion
    @property
    def missing_probes(
        self,
    ) -> Sequence[str]: ...  # paths looked for on the include path, and not there
    @property
    def warnings(self) -> Sequence[Diagnostic]: ...
    def get_class(self, name: str, /) -> Record | None: ...
    def get_def(self, name: str, /) -> Record | None: ...
    def all_derived_definitions(self, *classes: str) -> list[Record]:
        """All defs that derive from every class named, in the reference's order.

        Raises KeyError where a class does not exist.
        """
    def all_derived_definitions_if_defined(self, class_: str, /) -> list[Record]: ...
    def places(self) -> list[tuple[str, str, int, int]]:
        """Name, file, line and column of every class and def, and where they are declared before."""
    def deprecated_uses(self, personality: str, /) -> Diagnostics:
        """A warning for each use of a deprecated def; the personality says which field tells that."""
    def effects_of_lets(self) -> list[tuple[Location, str, bool]]:
        """Every `let` of a whole field: its place, the field, whether it changed any record.

        Raises ValueError where the parse was not asked to keep a history.
        """
    def print_records(self) -> str: ...
    def print_detailed_records(self) -> str: ...
    def print_enums(self, class_name: str, /) -> str: ...
    def print_sets(self) -> str: ...
    def dump_json(self) -> str: ...
    def core_output(self, action: str, class_name: str = "") -> str:
        """What the action of that name in `core_actions()` prints; `class_name` is --class's."""

class Session:
    """Reads and tokenizes each file once, however many translation units are parsed. Thread-safe."""

    def __init__(self) -> None: ...
    @overload
    def parse(
        self,
        path: str | PathLike[str],
        *,
        include_dirs: Iterable[str | PathLike[str]] = (),
        defines: Iterable[str] = (),
        warn_on_unused_template_args: bool = True,
        statistics: bool = False,
        max_steps: int | None = None,
        release: int | None = None,
        history: bool = False,
    ) -> Records:
        """With `statistics`, values are counted as print_detailed_records() reports them. Slower.

        One statement with all that it instantiates may take `max_steps` of evaluation (0: any
        number; None: the default, which stops what would take longer than some seconds).

        `release` is LLVM's, that the records are for; None: found by itself.

        With `history`, it is noted how fields came by their values (`tblgen_build.origin`). Slower.
        """
    @overload
    def parse(
        self,
        path: str | PathLike[str],
        *,
        source: str | bytes | None,
        include_dirs: Iterable[str | PathLike[str]] = (),
        defines: Iterable[str] = (),
        warn_on_unused_template_args: bool = True,
        statistics: bool = False,
        max_steps: int | None = None,
        release: int | None = None,
        history: bool = False,
    ) -> Records:
        """With `source`, the text of the main file is given; `path` only names it."""
    def parse_ahead(self, arguments: Sequence[str], /) -> None:
        """Begin to parse what these arguments of a command seem to ask for, on another thread.

        The next parse() of just that waits for it and takes what it gives or raises. Nothing where
        the arguments do not look like one generator's compile of one file, or like an emission.
        """
    def finish_ahead(self) -> None:
        """Wait until the thread of parse_ahead() has ended: its result waits to be taken."""
    def take_stamp(self) -> EmptyOutput | None:
        """Of the emission that parse_ahead() has begun: its `--stamp`, older than the parse."""
    def preprocess(
        self,
        path: str | PathLike[str],
        *,
        source: str | bytes | None = None,
        include_dirs: Iterable[str | PathLike[str]] = (),
        defines: Iterable[str] = (),
        keeps_includes: bool = False,
        has_markers: bool = True,
    ) -> tuple[str, Sequence[Diagnostic]]:
        """What the preprocessor leaves, and what is wrong.

        With `keeps_includes`, includes stay as they are, and so does `#define`, which they may need.
        """
    def forget(self, path: str | PathLike[str], /) -> None:
        """Read the path again when it is next needed: it may have changed."""
    def forget_all(self) -> None: ...
    def supply(self, path: str | PathLike[str], source: str | bytes | None) -> None:
        """Let the path have this text, saved or not; None: what the file says again."""
    def scan(
        self,
        path: str | PathLike[str],
        *,
        source: str | bytes | None = None,
        include_dirs: Iterable[str | PathLike[str]] = (),
        defines: Iterable[str] = (),
        seeks_release: bool = True,
        release: int | None = None,
    ) -> _Scan:
        """What parse() would read, found without parsing. `tblgen_build.depend` makes more of it.

        `seeks_release`: with what parse() reads to find the release, `release` if that is given.
        """

# Path, line and column.
_Place = tuple[str, int, int]
# Files (path, digest); includes (index of the including file, line, column, name as written,
# index of the file or None); paths that were not found; problems, each with the places of the
# include directives that lead there, innermost first.
_Scan = tuple[
    list[tuple[str, bytes]],
    list[tuple[int, int, int, str, int | None]],
    list[str],
    list[tuple[Diagnostic, list[_Place]]],
]

# --- the process -----------------------------------------------------------

def keep_freed_memory() -> None:
    """Let the process keep what it frees, for one that makes large texts again and again."""

def take_large_pieces() -> None:
    """Take memory in large pieces, and keep what is freed, for a process of ours that ends soon."""

def runtime_folder() -> str:
    """Where this user's sockets and notes are; it may not be there yet. Empty: there is none."""

def is_private(folder: str | PathLike[str]) -> bool:
    """Whether only this user can look into the folder, and nobody else can replace it."""

def environment_variable(name: str) -> str:
    """Empty where it is not set. For what starts with every call: `os` takes longer to import."""

def load_beside(path: str) -> None:
    """Load a library on a thread of its own: who loads it then finds it there, or waits for it."""

# --- files -----------------------------------------------------------------

def sha256(data: bytes | memoryview) -> bytes: ...
def file_digest(path: str | PathLike[str]) -> bytes | None:
    """SHA-256 of a regular file's content; None for what is none or cannot be read."""

def is_readable(path: str | PathLike[str]) -> bool:
    """Whether an include of the path would find something."""

def tree_contents(folder: str | PathLike[str]) -> tuple[bytes, list[str]]:
    """SHA-256 over names and contents of the .py files below, and these files with the .so files.

    Where a library of compiled modules is used, the linker's digest of it stands for their sources.
    """

def read_tree_beside(folder: str | PathLike[str]) -> None:
    """Have a thread read it for `tree_contents`, which has to be asked for before a fork."""

def tree_identity(folder: str | PathLike[str]) -> tuple[bytes, int]:
    """SHA-256 of what stat() says of these files, and their latest change, in ns.

    Means something on this machine only. Reads no file.
    """

def build_id() -> bytes:
    """What the linker calls this build of the module; empty where it does not say."""

# --- entries for the launcher (command/front_entry.h) ------------------------

def front_key(code: bytes, personality: str, directory: str, arguments: Sequence[str]) -> str:
    """Where the launcher looks the command up: `code` is the first part of `tree_identity`."""

def front_entry(
    key: str,
    *,
    since: int,
    files: Iterable[tuple[str, str]],
    absent: Iterable[str],
    folders: Iterable[str],
    missing: Iterable[str],
    depfile: Iterable[tuple[str, str]],
    outputs: Iterable[tuple[str, str]],
    keep_when_same: bool,
    messages: str,
) -> bytes:
    """What the latest run of a command line read and wrote. Files come with their digests.

    They were read after `since`, a time of the clock of files in nanoseconds. Of those that
    have not changed since then, the entry also has what stat() says.
    """

# --- command line ----------------------------------------------------------

_OptionSpec = tuple[str, str, Sequence[str]]  # name, kind, choices

class CommandLine:
    """The compile command's arguments, parsed. Fields that were not given have their defaults."""

    input: str  # "-" is standard input
    output: str  # "-" is standard output
    depfile: str  # empty: none
    action: str  # name of an action, without dashes
    other_action: str  # another one that was given before it
    class_name: str  # of --print-enums
    include_dirs: tuple[str, ...]
    defines: tuple[str, ...]
    loads: tuple[str, ...]
    write_if_changed: bool
    warn_on_unused_template_args: bool
    max_steps: int | None
    llvm_release: int | None
    time_phases: bool
    use_cache: bool
    color: Literal["auto", "always", "never"]
    diagnostics: Literal["text", "json", "sarif"]
    information: Literal["", "help", "help-hidden", "version"]
    options: dict[str, str | int | bool | tuple[str, ...]]  # of generators, where given
    problems: list[tuple[bool, str, str]]  # is the option unknown, option as written, message

def initialize_module(initializer: object, name: str) -> ModuleType:
    """What the function in a capsule of that name makes. Raises what it raises."""

def parse_command_line(arguments: Sequence[str], more: Sequence[_OptionSpec] = ()) -> CommandLine:
    """Parse arguments, without the program's name; response files are expanded.

    `more` are options beyond LLVM's, of kind action, flag, uint, string, strings or choice.
    """

def is_macro_name(name: str) -> bool:
    """Whether it is a name that #ifdef can ask for; the empty one is."""

def known_options() -> list[_OptionSpec]:
    """What parse_command_line() knows without `more`."""

def core_actions() -> dict[str, bool]:
    """The actions whose output the core itself has; whether one wants a parse's statistics."""

def cache_folder_problem(folder: str) -> str:
    """Why the cache cannot be there, as the end of a sentence; empty where it can."""

def is_cache_on() -> bool:
    """What the environment of the process says: asked before what the cache takes is imported."""

def cache_settings(
    environment: Mapping[str, str] | None = None,
) -> tuple[bool, bool, bool, bool, str]:
    """What an environment, else that of the process, says of the local cache: whether it is on, whether the switch's value
    means anything, whether the cache and the server are only read, and the folder, or ""."""

def compile_records(line: CommandLine, tool: str, personality: str) -> int:
    """Run a command line whose action is the core's own; the exit status. Prints, and writes files."""

def compile_silently(
    line: CommandLine, tool: str, personality: str
) -> tuple[int, Sequence[Diagnostic]]:
    """As compile_records(); returns the exit status and the messages instead of printing them."""

def without_controls(text: str) -> str:
    """The text with control characters in words."""

def for_display(
    diagnostics: Iterable[Diagnostic],
    mode: Literal["auto", "always", "never"],
    descriptor: int,
    shows_codes: bool = False,
) -> str:
    """As they are written to the descriptor: a terminal gets colors and no control characters."""

def wants_color(mode: Literal["auto", "always", "never"], descriptor: int) -> bool:
    """Whether messages to that descriptor have colors: `auto` asks the terminal, and NO_COLOR."""

def write_output(path: str, data: bytes, keep_when_same: bool = False) -> None:
    """Put `data` at `path` in one step; "-" is standard output. Raises OSError, which has only a text."""

def write_nameless(path: str, data: bytes) -> int | None:
    """A descriptor of a file with `data` that has no name yet, to be placed at `path`.

    None where the output can only be written where it is placed.
    """

def place_nameless(path: str, descriptor: int, keep_when_same: bool = False) -> None:
    """As `write_output`, of the text in such a file. Raises OSError."""

class EmptyOutput:
    """An empty file, as old as this object, that is put at `path` by commit()."""

    def __init__(self, path: str) -> None: ...
    def commit(self) -> None:
        """Raises OSError, which has only a text."""

def overwriting_problem(outputs: Sequence[str], depfile: str, inputs: Sequence[str]) -> str:
    """What speaks against writing these files, as a message; empty where nothing does."""

def depfile_text(target: str, prerequisites: Sequence[str]) -> str:
    """A dependency file's text, escaped for Make and Ninja."""

class PhaseTimer:
    """Times consecutive phases of the process, for --time-phases."""

    def __init__(self) -> None: ...
    def begin(self, name: str) -> None: ...
    def report(self) -> str: ...

# --- searching and hashing names ---

def near_names(name: str, candidates: Iterable[str], most: int) -> list[str]:
    """Up to `most` candidates that may have been meant: those that are equally near, sorted."""

def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that may have been meant: few slips of the keyboard away; None: none is."""

@final
class Regex:
    """A POSIX extended regular expression as LLVM has them, over bytes. Safe to share by threads.

    Raises ValueError, which says why and where, if the text is none.
    """

    def __init__(self, expression: str, /) -> None: ...
    def search(self, text: str, /) -> bool:
        """Does the text contain a match?"""

@final
class NameIndex:
    """Names, to be found by regular expressions without trying each."""

    def __init__(self, names: Iterable[str], /) -> None: ...
    def find(self, literal: str, expression: str, /) -> list[int]:
        """Where the names stand, in order, that begin with `literal` and in whose rest the

        expression is found; the empty one always is. Raises ValueError as Regex does.
        """

def xxh3_64(data: bytes, /) -> int:
    """The hash of the data, as `llvm::xxh3_64bits` computes it."""

# --- text ---

# What a place of a template takes: text, a number, a sequence of parts of text, or a
# function that makes one of these when the template is rendered.
TemplateValue: TypeAlias = (
    str | int | Writer | Iterable[TemplateValue] | Callable[[], TemplateValue]
)

def encode_parts(parts: Sequence[str], /) -> bytes:
    """One text that is given in parts, as UTF-8; surrogates stand for bytes that are none."""

@final
class Template:
    """Text with named places, taken apart when it is first used. Rendering is by name alone.

    `$name` and `${name}` are places, `$$` is a dollar sign. A text that begins with a line end is
    a block: that line end, the indentation that all its lines share and the white space after the
    last line end are not part of it. A place with a line of its own takes whole lines: each gets
    the place's indentation, parts of text end their lines, and where the value is empty the line
    goes. (Lines inside a raw string of C++, and after a backslash at a line's end, stay as they
    are.) Raises ValueError where the text is malformed, when it is first used.
    """

    def __new__(cls, text: str) -> Template: ...
    @property
    def source(self) -> str: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    def __call__(self, **values: TemplateValue) -> str:
        """The text with these values. Raises TypeError where a name is missing or unknown."""

@final
class Writer:
    """Text that grows at its end."""

    def __new__(cls) -> Writer: ...
    def emit(self, template: Template, /, **values: TemplateValue) -> None:
        """Append the template with these values. Raises TypeError as the template does."""
    def write(self, *parts: str | Writer) -> None:
        """Append text as it is."""
    def text(self) -> str: ...
    def __len__(self) -> int: ...
