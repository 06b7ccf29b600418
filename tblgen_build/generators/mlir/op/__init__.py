"""Operations: the generators gen-op-decls and gen-op-defs, which ops they take, shards."""

from __future__ import annotations

from tblgen_build._core import RecordError, Records
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import (
    file_header,
    guarded,
    guarded_parts,
    section_heading,
)
from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import of_each_record
from tblgen_build.generators.mlir.constraint_functions import (
    MARK,
    ConstraintFunctions,
    Function,
    FunctionNames,
    FunctionUses,
)
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.operator import Operator, Views
from tblgen_build.generators.mlir.model.type_inference import INFER_TYPE_INTERFACE
from tblgen_build.generators.mlir.op.operation import emit_operation, forward_declaration
from tblgen_build.generators.mlir.op_filter import (
    OP_FILTER_OPTIONS,
    requested_records,
)
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import (
    Option,
    Options,
    Output,
    SharedWork,
    Warnings,
    incremental_generator,
)
from tblgen_build.releases.mlir_operations import (
    CONSTRAINTS_ARE_GLOBAL,
    DECLARED_OPERATIONS_ARE_ASKED_FOR,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final, TypeVar

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.cpp.classes import Side
    from tblgen_build.registry import Made
    from tblgen_build.registry.fragment_store import Fragment, Fragments

    T = TypeVar("T")


_FORMAT_ERROR: Final = "asmformat-error-is-fatal"

_OPTIONS: Final = (
    *OP_FILTER_OPTIONS,
    Option("op-shard-count", "uint", "split the op classes into this many shards", 1),
    Option(_FORMAT_ERROR, "flag", "an error in an assembly format is fatal", True),
)


def _shard_count(options: Options) -> int:
    count = options.uint("op-shard-count")
    if count < 1:
        raise RecordError("--op-shard-count: there must be at least 1 shard")
    return count


def _shards(ops: Sequence[T], count: int) -> list[Sequence[T]]:
    """Runs of nearly equal length, the longer ones first."""
    size, longer = divmod(len(ops), count)
    shards: list[Sequence[T]] = []
    start = 0
    for index in range(count):
        end = start + size + (index < longer)
        shards.append(ops[start:end])
        start = end
    return shards


class _Emitter:
    """Emits operations of one run, which share views of records and constraint functions."""

    def __init__(self, records: Records, options: Options) -> None:
        self._records = records
        self._is_fatal = options.flag(_FORMAT_ERROR)
        self._views = Views()
        self._functions = ConstraintFunctions()
        self._made = _made_before(records, options)
        self.warnings = Warnings()

    def each(
        self,
        requested: Sequence[Record],
        emit: Callable[[Record], Fragment],
        fragments: Fragments | None,
    ) -> list[Fragment]:
        with self.warnings:
            try:
                return self._emitted(requested, emit, fragments)
            except RecordError:
                # What is wrong with the definition of any comes before what its text shows.
                of_each_record(requested, self.operator)
                self.warnings.clear()
                of_each_record(requested, emit, self.warnings)
                raise

    def _emitted(
        self,
        requested: Sequence[Record],
        emit: Callable[[Record], Fragment],
        fragments: Fragments | None,
    ) -> list[Fragment]:
        if fragments is None:
            return [emit(record) for record in requested]
        return fragments.each(requested, emit, self.context(), self.warnings)

    def context(self) -> bytes | None:
        """What operations depend on besides what they refer to.

        They infer their result types if the interface is there.
        """
        interface = self._records.get_def(INFER_TYPE_INTERFACE)
        return None if interface is None else interface.digest()

    def _texts(self, op: Operator, uses: FunctionUses, side: Side) -> Sequence[str]:
        return emit_operation(op, uses, side, self.warnings, format_error_is_fatal=self._is_fatal)

    def operator(self, record: Record) -> Operator:
        return Operator(record, self._records, self._views)

    def declarations(self, record: Record) -> Fragment:
        """The operation's forward declaration, and its classes."""
        if (made := self._made.get(record.name)) is not None:
            return made[0]
        op = self.operator(record)
        [text] = self._texts(op, FunctionUses(self._functions), "declarations")
        return forward_declaration(op), text

    def definitions(self, record: Record) -> Fragment:
        """As `_definitions_of` reads it."""
        if (made := self._made.get(record.name)) is not None:
            return made[1]
        op = self.operator(record)
        uses = FunctionUses(self._functions)
        uses.add_operation(op)
        [text] = self._texts(op, uses, "definitions")
        return _definition(op, text, uses)

    def both(self, record: Record) -> tuple[Fragment, ...]:
        """The two at once; nothing where a name of a function would stand in a declaration."""
        op = self.operator(record)
        uses = FunctionUses(self._functions)
        uses.add_operation(op)
        declared, defined = self._texts(op, uses, "both")
        if MARK in declared:
            return ()
        return (forward_declaration(op), declared), _definition(op, defined, uses)


class _Definitions:
    """An operation's definitions, in which marks stand for the functions that they call."""

    __slots__ = ("class_name", "functions", "text")

    def __init__(self, class_name: str, text: str, functions: Sequence[Function]) -> None:
        self.class_name = class_name
        self.text = text
        self.functions = functions

    def fragment(self) -> Fragment:
        """As it is kept: `_definitions_of` reads it."""
        fragment = [self.class_name, self.text]
        for function in self.functions:
            fragment += (function.kind, function.identity, function.definition)
        return tuple(fragment)


def _definitions_of(fragment: Fragment) -> _Definitions:
    class_name, text, *rest = fragment
    functions = [Function(*rest[at : at + 3]) for at in range(0, len(rest), 3)]
    return _Definitions(class_name, text, functions)


def _definition(op: Operator, text: str, uses: FunctionUses) -> Fragment:
    return _Definitions(op.qualified_cpp_class_name, text, uses.in_order()).fragment()


# --- declarations and definitions at once ------------------------------------------------


def _made(records: Records) -> dict[bool, dict[str, tuple[Fragment, ...]]]:
    """What was made for both, by the names of operations: where wrong formats are fatal, or not."""
    return {False: {}, True: {}}


def _made_before(records: Records, options: Options) -> dict[str, tuple[Fragment, ...]]:
    return made_once(records, _made)[options.flag(_FORMAT_ERROR)]


class _Both:
    """The declarations and definitions of all operations of one run.

    `earlier` has what earlier runs have left of each, or is empty.
    """

    __slots__ = ("_context", "_earlier", "_emitter", "_kept", "_missing", "found")

    def __init__(
        self, records: Records, options: Options, earlier: Sequence[Fragments] = ()
    ) -> None:
        self._emitter = _Emitter(records, options)
        self._kept = _made_before(records, options)
        self._earlier = earlier
        self._context = self._emitter.context()
        requested = requested_records(records, options)
        self._missing = [record for record in requested if not self._take_earlier(record)]
        self.found = len(requested) - len(self._missing)

    def _take_earlier(self, record: Record) -> bool:
        """Whether there is something to take."""
        found = [each.get(record, self._context) for each in self._earlier]
        made = tuple([fragment for fragment in found if fragment is not None])
        is_there = bool(made) and len(made) == len(found)
        if is_there:
            self._kept[record.name] = made
        return is_there

    @property
    def count(self) -> int:
        return len(self._missing)

    def make(self, start: int, end: int) -> Made:
        made = [self._emitter.both(record) for record in self._missing[start:end]]
        return () if self._emitter.warnings or not all(made) else made

    def keep(self, start: int, made: Made) -> None:
        for record, fragments in zip(self._missing[start:], made, strict=False):
            self._kept[record.name] = fragments


_BOTH: Final = SharedWork(("gen-op-decls", "gen-op-defs"), _Both)


@incremental_generator(
    "gen-op-decls",
    help="C++ classes of operations: declarations",
    options=_OPTIONS,
    shared_work=_BOTH,
)
def DECLS(records: Records, options: Options, fragments: Fragments | None = None) -> Output:
    requested = requested_records(records, options)
    emitter = _Emitter(records, options)
    found = emitter.each(requested, emitter.declarations, fragments)
    declared = [forward for forward, _ in found]
    if records.release.has(DECLARED_OPERATIONS_ARE_ASKED_FOR):
        declared = [_DECLARED(declared=declared)]
    parts = [file_header("Op Declarations", records.main_file), *declared]
    parts += guarded_parts("GET_OP_CLASSES", [classes for _, classes in found])
    count = options.uint("op-shard-count")
    if requested and count > 1:
        parts.append(_Registration(requested).declarations(count))
    return Output(parts, warnings=emitter.warnings)


@incremental_generator(
    "gen-op-defs",
    help="C++ classes of operations: definitions",
    options=_OPTIONS,
    shared_work=_BOTH,
)
def DEFS(records: Records, options: Options, fragments: Fragments | None = None) -> Output:
    requested = requested_records(records, options)
    count = _shard_count(options)
    emitter = _Emitter(records, options)
    kept = emitter.each(requested, emitter.definitions, fragments)
    found = [_definitions_of(fragment) for fragment in kept]
    header = file_header("Op Definitions", records.main_file)
    if count > 1:
        shards = _shards(found, count)
        main_file = records.main_file
        text = _sharded(_Registration(requested), shards, main_file) if found else ""
        return Output(header + text, warnings=emitter.warnings)
    names = _NAMES(names=",\n".join([one.class_name for one in found]) or "\n")
    function_names = FunctionNames(records.release, records.main_file)
    definitions = _definitions(records.release, found, function_names)
    classes = guarded_parts("GET_OP_CLASSES", definitions)
    return Output([header, names, *classes], warnings=emitter.warnings)


_DECLARED: Final = cpp("""
    #if defined(GET_OP_CLASSES) || defined(GET_OP_FWD_DEFINES)
    #undef GET_OP_FWD_DEFINES

    $declared

    #endif

""")

_NAMES: Final = cpp("""
    #ifdef GET_OP_LIST
    #undef GET_OP_LIST

    $names
    #endif // GET_OP_LIST

""")
_LOCAL: Final = cpp("""

    $heading
""")


def _definitions(
    release: Release, found: Sequence[_Definitions], names: FunctionNames
) -> list[str]:
    """The definitions of operations, after the functions that they share."""
    classes = [names.place(one.text, one.functions) for one in found]
    functions = names.definitions()
    if found and not release.has(CONSTRAINTS_ARE_GLOBAL):
        namespace = found[0].class_name.rpartition("::")[0]
        functions = [in_namespace(release, namespace, functions)]
    heading = [_LOCAL(heading=section_heading("Local Utility Method Definitions"))] if found else []
    return [*heading, *functions, *classes]


# --- shards ------------------------------------------------------------------------------

_REGISTRATION: Final = cpp("void $name($dialect *dialect);")

_REGISTER: Final = cpp("""
    void $namespace::$name($dialect *dialect) {
      $statements
    }
""")


class _Registration:
    """The functions that register a dialect's operations: one for each shard, and for all."""

    __slots__ = ("class_name", "name", "namespace", "release")

    def __init__(self, requested: Sequence[Record]) -> None:
        dialect = Dialect(requested[0].value_as_def("opDialect"))
        self.release = dialect.record.release
        self.namespace = dialect.cpp_namespace
        self.class_name = f"{dialect.cpp_namespace}::{dialect.cpp_class_name}"
        self.name = f"register{dialect.cpp_class_name}Operations"

    def declarations(self, count: int) -> str:
        names = [self.name, *[f"{self.name}{index}" for index in range(count)]]
        lines = [_REGISTRATION(name=name, dialect=self.class_name) for name in names]
        return in_namespace(self.release, self.namespace, lines)

    def definition(self, name: str, statements: Sequence[str]) -> str:
        return _REGISTER(
            namespace=self.namespace, name=name, dialect=self.class_name, statements=statements
        )

    def shard_definition(self, index: int, shard: Sequence[_Definitions]) -> str:
        inserted = [
            f"::mlir::RegisteredOperationName::insert<{one.class_name}>(*dialect);" for one in shard
        ]
        heading = section_heading(f"{self.class_name.rpartition('::')[2]} Op Registration Hook")
        return "\n" + heading + self.definition(f"{self.name}{index}", inserted)

    def all_definition(self, count: int) -> str:
        calls = [f"{self.namespace}::{self.name}{index}(dialect);" for index in range(count)]
        return self.definition(self.name, calls)


def _sharded(
    registration: _Registration, shards: Sequence[Sequence[_Definitions]], main_file: str
) -> str:
    parts: list[str] = []
    for index, shard in enumerate(shards):
        text = [registration.all_definition(len(shards))] if index == 0 else []
        text.append(registration.shard_definition(index, shard))
        text += _definitions(
            registration.release, shard, FunctionNames(registration.release, main_file, str(index))
        )
        parts.append(guarded(f"GET_OP_DEFS_{index}", text))
    return "".join(parts)
