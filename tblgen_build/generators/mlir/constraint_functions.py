"""Functions local to a generated file that check a constraint, shared by all its uses there.

Constraints with one predicate and one summary share a function. The names
carry the name of the main file, so that files included together do not clash,
and a number that depends on the operations before. So an operation's text is
made with marks, which are replaced by names where the file is put together.
"""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.attribute import Property
from tblgen_build.generators.mlir.model.constraint import Constraint
from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint, Operator
from tblgen_build.generators.mlir.model.placeholders import (
    NO_SUBSTITUTE,
    error_stream_string,
    substitute,
)
from tblgen_build.generators.mlir.spellings import logical_result
from tblgen_build.releases.mlir_operations import (
    CONSTRAINTS_COUNT_FROM_ONE,
    SUCCESSORS_ARE_VERIFIED_BY_GETTERS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Release


_TYPE: Final = cpp("""

    static $result $name(
        ::mlir::Operation *op, ::mlir::Type type, ::llvm::StringRef valueKind,
        unsigned valueIndex) {
      if (!($condition)) {
        return op->emitOpError(valueKind) << " #" << valueIndex
            << " must be $summary, but got " << type;
      }
      return ::mlir::success();
    }
""")

_ATTRIBUTE: Final = cpp("""

    static $result $name(
        ::mlir::Attribute attr, ::llvm::StringRef attrName, llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {
      if (attr && !($condition))
        return emitError() << "attribute '" << attrName
            << "' failed to satisfy constraint: $summary";
      return ::mlir::success();
    }
    static $result $name(
        ::mlir::Operation *op, ::mlir::Attribute attr, ::llvm::StringRef attrName) {
      return $name(attr, attrName, [op]() {
        return op->emitOpError();
      });
    }
""")  # noqa: E501

_PROPERTY: Final = cpp("""

    static $result $name(
        $type prop, ::llvm::StringRef propName, llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) {
      if (!($condition))
        return emitError() << "property '" << propName
            << "' failed to satisfy constraint: $summary";
      return ::mlir::success();
    }
    static $result $name(
        ::mlir::Operation *op, $type prop, ::llvm::StringRef propName) {
      return $name(prop, propName, [op]() {
        return op->emitOpError();
      });
    }
""")  # noqa: E501

_SUCCESSOR: Final = cpp("""

    static $result $name(
        ::mlir::Operation *op, ::mlir::Block *successor,
        ::llvm::StringRef successorName, unsigned successorIndex) {
      if (!($condition)) {
        return op->emitOpError("successor #") << successorIndex << " ('"
            << successorName << "$closed failed to verify constraint: $summary";
      }
      return ::mlir::success();
    }
""")

_REGION: Final = cpp("""

    static $result $name(
        ::mlir::Operation *op, ::mlir::Region &region, ::llvm::StringRef regionName,
        unsigned regionIndex) {
      if (!($condition)) {
        return op->emitOpError("region #") << regionIndex
            << (regionName.empty() ? " " : " ('" + regionName + "') ")
            << "failed to verify constraint: $summary";
      }
      return ::mlir::success();
    }
""")

# By kind, which is the name of what is checked in it too; in order of the file.
_TEMPLATES: Final = {
    "type": _TYPE,
    "attr": _ATTRIBUTE,
    "prop": _PROPERTY,  # of properties only, as it has their type
    "successor": _SUCCESSOR,  # which has more
    "region": _REGION,
}

MARK: Final = "\0"  # which no source text can have


def output_label(main_file: str, tag: str = "") -> str:
    """A C++ identifier part made of a file's name, after a tag."""
    name = main_file.rpartition("/")[2].removesuffix(".td")
    characters = [
        c if c.isascii() and (c.isalnum() or c == "_") else c.encode().hex().upper() for c in name
    ]
    return tag + "".join(characters)


def _is_self_contained(constraint: Constraint, self_: str) -> bool:
    """Whether the condition needs no more than `$_self` and `$_op`."""
    context = {"_self": self_, "_op": "*op"}
    return NO_SUBSTITUTE not in substitute(constraint.condition, context)


class Function:
    """What checks one constraint."""

    __slots__ = ("definition", "identity", "kind")

    def __init__(self, kind: str, identity: str, definition: str) -> None:
        self.kind = kind
        self.identity = identity  # equal for constraints that share a function
        self.definition = definition  # with a mark for each use of the name


class ConstraintFunctions:
    """The functions of constraints, each made once for all operations of a run."""

    __slots__ = ("_functions",)

    def __init__(self) -> None:
        self._functions: dict[tuple[str, Record], Function | None] = {}

    def get(self, kind: str, constraint: Constraint) -> Function | None:
        """None where the constraint cannot be checked apart from its operation."""
        key = (kind, constraint.record)
        if key not in self._functions:
            self._functions[key] = _function(kind, constraint)
        return self._functions[key]


def _function(kind: str, constraint: Constraint) -> Function | None:
    if constraint.predicate is None or not _can_share(kind, constraint):
        return None
    context = {"_op": "*op", "_self": kind}
    # First, as the reference reads it: that decides which error is reported.
    unescaped = constraint.summary
    condition = substitute(constraint.condition, context)
    release = constraint.record.release
    summary = error_stream_string(release, unescaped, context)
    result = logical_result(release)
    if isinstance(constraint, Property):
        type_ = constraint.interface_type
        definition = _PROPERTY(
            result=result, name=MARK, condition=condition, summary=summary, type=type_
        )
    elif kind == "successor":
        are_quoted = release.has(SUCCESSORS_ARE_VERIFIED_BY_GETTERS)
        closed = "')" if are_quoted else ")'"
        definition = _SUCCESSOR(
            result=result, name=MARK, condition=condition, summary=summary, closed=closed
        )
    else:
        definition = _TEMPLATES[kind](
            result=result, name=MARK, condition=condition, summary=summary
        )
    return Function(kind, f"{constraint.predicate.name}{MARK}{unescaped}", definition)


def _can_share(kind: str, constraint: Constraint) -> bool:
    if kind == "prop":
        is_checked = constraint.condition != "true"
        if not is_checked or not (isinstance(constraint, Property) and constraint.interface_type):
            return False
    return kind not in ("attr", "prop") or _is_self_contained(constraint, kind)


class FunctionUses:
    """The functions that one operation may call. Their names in its text are marks."""

    __slots__ = ("_functions", "_uses")

    def __init__(self, functions: ConstraintFunctions) -> None:
        self._functions = functions
        self._uses: dict[tuple[str, str], tuple[int, Function]] = {}

    def add_operation(self, op: Operator) -> None:
        self._add_values(op.operands)
        self._add_values(op.results)
        for attribute in op.attributes:
            if not attribute.attr.is_derived:
                self._add("attr", attribute.attr)
        for prop in op.properties:
            self._add("prop", prop.prop)
        for successor in op.successors:
            self._add("successor", successor.constraint)
        for region in op.regions:
            self._add("region", region.constraint)

    def _add_values(self, values: Iterable[NamedTypeConstraint]) -> None:
        for value in values:
            self._add("type", value.constraint)

    def _add(self, kind: str, constraint: Constraint) -> None:
        function = self._functions.get(kind, constraint)
        if function is not None:
            self._uses.setdefault((kind, function.identity), (len(self._uses), function))

    def name(self, kind: str, constraint: Constraint) -> str | None:
        """What stands for the name of the constraint's function, where the file has one."""
        function = self._functions.get(kind, constraint)
        if function is None or (kind, function.identity) not in self._uses:
            return None
        return f"{MARK}{self._uses[kind, function.identity][0]}{MARK}"

    def in_order(self) -> list[Function]:
        return [function for _, function in self._uses.values()]


class FunctionNames:
    """The names of the functions in one generated file, numbered by kind as they are met."""

    __slots__ = ("_first", "_functions", "_label")

    def __init__(self, release: Release, main_file: str, tag: str = "") -> None:
        self._first = 1 if release.has(CONSTRAINTS_COUNT_FROM_ONE) else 0
        self._label = output_label(main_file, tag)
        self._functions: dict[str, dict[str, tuple[str, str]]] = {kind: {} for kind in _TEMPLATES}

    def _name(self, function: Function) -> str:
        functions, kind = self._functions[function.kind], function.kind
        if function.identity not in functions:
            name = f"__mlir_ods_local_{kind}_constraint_{self._label}{len(functions) + self._first}"
            functions[function.identity] = (name, function.definition)
        return functions[function.identity][0]

    def place(self, text: str, functions: Iterable[Function]) -> str:
        """The text with names for its marks."""
        names = [self._name(function) for function in functions]
        parts: list[str] = []
        at = 0
        # Not split(): that looks at one character after the other.
        while (begin := text.find(MARK, at)) >= 0:
            end = text.find(MARK, begin + 1)
            parts += (text[at:begin], names[int(text[begin + 1 : end])])
            at = end + 1
        if not at:
            return text
        parts.append(text[at:])
        return "".join(parts)

    def definitions(self) -> list[str]:
        """All the functions that were named, by kind."""
        return [
            definition.replace(MARK, name)
            for functions in self._functions.values()
            for name, definition in functions.values()
        ]
