"""Declarative rewrite patterns: their dags as trees, and the symbols the trees bind.

Knows what patterns mean and which are wrong, nothing of the C++ made of them.
"""

from __future__ import annotations

from tblgen_build._core import (
    DagValue,
    DefValue,
    IntValue,
    RecordError,
    StringValue,
    UnsetValue,
)
from tblgen_build.generators.mlir.model.attribute import PropConstraint
from tblgen_build.generators.mlir.model.constraint import Constraint, constraint_kind
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedTypeConstraint,
    Operator,
    Views,
)
from tblgen_build.generators.mlir.model.symbol import Symbol, split_index
from tblgen_build.generators.mlir.model.symbol_table import SymbolTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record, Value
    from tblgen_build.generators.mlir.model.symbol import SymbolKind


NATIVE_CODE_CALL: Final = "NativeCodeCall"
_IGNORED: Final = "_"


class Leaf:
    """An argument of a node that is not a node: nothing, a constraint, a constant or a string."""

    __slots__ = ("record", "value")

    def __init__(self, value: Value) -> None:
        self.value = value
        self.record = value.record if isinstance(value, DefValue) else None

    @property
    def is_unspecified(self) -> bool:
        return isinstance(self.value, UnsetValue)

    def derives(self, class_: str) -> bool:
        return self.record is not None and self.record.is_subclass_of(class_)

    @property
    def is_operand_matcher(self) -> bool:
        return self.derives("TypeConstraint")

    @property
    def is_attr_matcher(self) -> bool:
        return self.derives("AttrConstraint")

    @property
    def is_prop_matcher(self) -> bool:
        return self.derives("PropConstraint")

    @property
    def is_native_code_call(self) -> bool:
        return self.derives(NATIVE_CODE_CALL)

    @property
    def is_constant_attr(self) -> bool:
        return self.derives("ConstantAttr")

    @property
    def is_constant_prop(self) -> bool:
        return self.derives("ConstantProp")

    @property
    def is_enum_case(self) -> bool:
        return self.derives("EnumCase") or self.derives("EnumAttrCaseInfo")

    @property
    def is_attribute(self) -> bool:
        """Whether it stands for an attribute where a native code call is matched."""
        return self.is_attr_matcher or self.is_enum_case

    @property
    def string(self) -> str | None:
        return self.value.value if isinstance(self.value, StringValue) else None

    @property
    def template(self) -> str:
        """The expression of a native code call."""
        assert self.record is not None
        return self.record.value_as_string("expression")


class DagNode:
    """A dag of a pattern: an operation, a native code call or a directive."""

    __slots__ = ("dag", "record", "symbol")

    def __init__(self, dag: DagValue) -> None:
        self.dag = dag
        self.record = dag.operator_as_def()
        self.symbol = dag.operator_name or ""

    def __len__(self) -> int:
        return len(self.dag.args)

    def child(self, index: int) -> DagNode | None:
        """The argument as a node; None where it is a leaf."""
        value = self.dag.args[index]
        return DagNode(value) if isinstance(value, DagValue) else None

    def leaf(self, index: int) -> Leaf:
        return Leaf(self.dag.args[index])

    def name(self, index: int) -> str:
        """The symbol of an argument; empty where it has none."""
        return self.dag.arg_names[index] or ""

    def bound_name(self, index: int) -> str:
        """As `name`, but empty for `$_`, which binds nothing."""
        name = self.name(index)
        return "" if name == _IGNORED else name

    def children(self) -> list[DagNode]:
        return [DagNode(value) for value in self.dag.args if isinstance(value, DagValue)]

    @property
    def is_native_code_call(self) -> bool:
        return self.record.is_subclass_of(NATIVE_CODE_CALL)

    @property
    def is_replace_with_value(self) -> bool:
        return self.record.name == "replaceWithValue"

    @property
    def is_location(self) -> bool:
        return self.record.name == "location"

    @property
    def is_return_type(self) -> bool:
        return self.record.name == "returnType"

    @property
    def is_either(self) -> bool:
        return self.record.name == "either"

    @property
    def is_variadic(self) -> bool:
        return self.record.name == "variadic"

    @property
    def is_directive(self) -> bool:
        return self.record.name in _DIRECTIVES

    @property
    def is_operation(self) -> bool:
        return not self.is_directive and not self.is_native_code_call

    @property
    def template(self) -> str:
        """The expression of a native code call."""
        return self.record.value_as_string("expression")

    @property
    def return_count(self) -> int:
        """The number of values that a native code call returns."""
        return self.record.value_as_int("numReturns")

    def operation_count(self) -> int:
        """The number of operations in the tree."""
        count = int(self.is_operation)
        for child in self.children():
            count += child.operation_count()
        return count


_DIRECTIVES: Final = frozenset({"replaceWithValue", "location", "returnType", "either", "variadic"})


class AppliedConstraint:
    """A constraint on several symbols, from a pattern's list of constraints."""

    __slots__ = ("constraint", "entities", "self_")

    def __init__(self, constraint: Constraint, self_: str, entities: Sequence[str]) -> None:
        self.constraint = constraint
        self.self_ = self_  # the symbol for `$_self`; empty where there is none
        self.entities = entities


_KINDS: Final = (
    ("Type", "a type"),
    ("TypeConstraint", "a constraint on types"),
    ("Attr", "an attribute"),
    ("AttrConstraint", "a constraint on attributes"),
    ("Property", "a property"),
    ("Constraint", "a constraint: those stand in the list after the results"),
)


def kind_of(record: Record) -> str:
    """For a message: what a record is that is no operation."""
    for class_, words in _KINDS:
        if record.is_subclass_of(class_):
            return words
    if record.name in ("either", "variadic"):
        return "a directive of the operands: write it around those of an operation"
    return "none"


def arguments(count: int) -> str:
    return "1 argument" if count == 1 else f"{count} arguments"


class Operators:
    """Operations by record: each is read once, when a pattern first names it."""

    __slots__ = ("_operators", "_views")

    def __init__(self) -> None:
        self._operators: dict[Record, Operator] = {}
        self._views = Views()

    def of(self, record: Record) -> Operator:
        """Raises RecordError at a record that is not an operation."""
        op = self._operators.get(record)
        if op is None:
            if "opDialect" not in record:
                raise record.error(
                    f"a pattern uses '{record.name}' as an operation, but it is {kind_of(record)}"
                )
            op = Operator(record, None, self._views)
            self._operators[record] = op
        return op


class Pattern:
    """A view of a record of class `Pattern`."""

    __slots__ = ("_operators", "_results", "_source", "_supplementals", "record")

    def __init__(self, record: Record, operators: Operators) -> None:
        self.record = record
        self._operators = operators
        self._source: DagNode | None = None
        self._results: list[DagNode] | None = None
        self._supplementals: list[DagNode] | None = None

    def operator(self, node: DagNode) -> Operator:
        """The operation that a node names. An error where it names none."""
        return self._operators.of(node.record)

    def error(self, message: str, note: str = "") -> RecordError:
        error = self.record.error(f"{message} in pattern '{self.record.name}'")
        if not note:
            return error
        return RecordError(error.message, error.location, [*error.notes, (note, None)])

    def property_type(self, node: DagNode, index: int) -> str:
        """The C++ type of a property that a native code call finds. An error where it has none."""
        leaf = node.leaf(index)
        assert leaf.record is not None
        type_ = PropConstraint(leaf.record).interface_type
        if not type_:
            raise self.error(
                f"argument #{index} of the native code call '{node.record.name}' is constrained by "
                f"'{leaf.record.name}', which does not say of what C++ type the property is: set "
                "its 'interfaceType',"
            )
        return type_

    @property
    def source(self) -> DagNode:
        if self._source is None:
            self._source = DagNode(self.record.value_as_dag("sourcePattern"))
        return self._source

    @property
    def results(self) -> list[DagNode]:
        if self._results is None:
            self._results = self._nodes("resultPatterns")
        return self._results

    @property
    def supplementals(self) -> list[DagNode]:
        if self._supplementals is None:
            self._supplementals = self._nodes("supplementalPatterns")
        return self._supplementals

    def _nodes(self, field: str) -> list[DagNode]:
        return [DagNode(dag) for dag in self._dags(field)]

    def _dags(self, field: str) -> list[DagValue]:
        dags: list[DagValue] = []
        for value in self.record.value_as_list(field):
            if not isinstance(value, DagValue):
                raise self.error(f"expected dags in '{field}', got '{value}'")
            dags.append(value)
        return dags

    def depth(self) -> int:
        """The number of levels of the deepest tree. Safe for trees of any depth.

        Raises where the operator of a dag is not a record.
        """
        depth = 0
        level = [self.record.value_as_dag("sourcePattern")]
        level += self._dags("resultPatterns") + self._dags("supplementalPatterns")
        while level:
            depth += 1
            for dag in level:
                if not isinstance(dag.operator, DefValue):
                    raise self.error(f"expected an operation, got '{dag.operator}' in '{dag}'")
            level = [arg for dag in level for arg in dag.args if isinstance(arg, DagValue)]
        return depth

    @property
    def root(self) -> Operator:
        return self.operator(self.source)

    @property
    def benefit(self) -> int:
        delta = self.record.value_as_dag("benefitDelta")
        if len(delta) != 1 or not isinstance(delta.args[0], IntValue):
            raise self.error(f"'addBenefit' takes one integer, got '{delta}'")
        return self.source.operation_count() + delta.args[0].value

    @property
    def constraints(self) -> list[AppliedConstraint]:
        return [self._constraint(dag) for dag in self._dags("constraints")]

    def _constraint(self, dag: DagValue) -> AppliedConstraint:
        entities: list[str] = []
        for name, value in zip(dag.arg_names, dag.args, strict=True):
            if not name:
                raise self.error(
                    f"constraints of a pattern apply to symbols such as '$name', got '{value}'"
                )
            entities.append(name)
        record = dag.operator_as_def()
        if not record.is_subclass_of("Constraint") and constraint_kind(record) == "other":
            raise self.error(f"expected a constraint, got '{record.name}'")
        return AppliedConstraint(Constraint(record), dag.operator_name or "", entities)

    # --- symbols -----------------------------------------------------------------

    def bind_source(self, symbols: SymbolTable) -> None:
        self.bind(self.source, symbols, is_source=True)
        symbols.name_alternatives()

    def bind_results(self, symbols: SymbolTable) -> None:
        for node in self.results:
            self.bind(node, symbols, is_source=False)

    def bind(self, node: DagNode, symbols: SymbolTable, *, is_source: bool) -> None:
        """Bind the symbols of a tree. Raises where one is bound twice, or in the wrong place."""
        _Binder(self, symbols, is_source).bind(node)


class _Binder:
    __slots__ = ("_is_source", "_pattern", "_symbols")

    def __init__(self, pattern: Pattern, symbols: SymbolTable, is_source: bool) -> None:
        self._pattern = pattern
        self._symbols = symbols
        self._is_source = is_source

    def bind(self, node: DagNode) -> None:
        if node.is_native_code_call:
            self._bind_native_code(node)
        elif node.is_operation:
            self._bind_operation(node)
        elif node.symbol:
            raise self._pattern.error(
                f"symbol '{node.symbol}' cannot be bound to '{node.record.name}': only operations "
                "and native code calls have values"
            )

    def _verify(self, name: str, is_new: bool) -> None:
        if not is_new:
            raise self._pattern.error(f"symbol '{name}' is bound more than once")

    def _bind(self, name: str, symbol: Symbol) -> None:
        self._verify(name, self._symbols.bind(name, symbol))

    # --- native code calls

    def _bind_native_code(self, node: DagNode) -> None:
        if node.symbol:
            self._bind_returned(node)
        for index in range(len(node)):
            child = node.child(index)
            if child is not None:
                self.bind(child)
            elif self._is_source and node.bound_name(index):
                self._bind(node.name(index), self._found_by_native_code(node, index))

    def _bind_returned(self, node: DagNode) -> None:
        if self._is_source:
            raise self._pattern.error(
                f"symbol '{node.symbol}' cannot be bound to the native code call "
                f"'{node.record.name}' where it is matched"
            )
        count = node.return_count
        name, _ = split_index(node.symbol)
        self._verify(
            node.symbol,
            self._symbols.bind(name, Symbol("values" if count > 1 else "value", count=count)),
        )

    def _found_by_native_code(self, node: DagNode, index: int) -> Symbol:
        leaf = node.leaf(index)
        if leaf.is_unspecified:
            return Symbol("value")
        if leaf.record is None or not leaf.derives("Constraint"):
            raise self._pattern.error(
                f"expected a constraint on '${node.name(index)}' of '{node.record.name}', "
                f"got '{leaf.value}'"
            )
        if leaf.is_attribute:
            return Symbol("attribute", cpp_type="::mlir::Attribute")
        if leaf.is_prop_matcher:
            return Symbol("property", cpp_type=self._pattern.property_type(node, index))
        return Symbol("value")

    # --- operations

    def _bind_operation(self, node: DagNode) -> None:
        op = self._pattern.operator(node)
        self._check_argument_count(node, op)
        if node.symbol:
            name, _ = split_index(node.symbol)
            self._verify(node.symbol, self._symbols.bind(name, Symbol("result", op)))
        place = 0
        for index in range(len(node)):
            child = node.child(index)
            if child is None:
                if self._is_source and node.bound_name(index):
                    self._bind_argument(node, node.name(index), op, place)
            elif child.is_either:
                for offset in range(len(child)):
                    self._bind_grouped(node, child, offset, op, place + offset, None)
                place += 1
            elif child.is_variadic:
                if child.symbol:
                    self._bind_argument(node, child.symbol, op, place)
                for element in range(len(child)):
                    self._bind_grouped(node, child, element, op, place, element)
            else:
                self.bind(child)
            place += 1

    def _check_argument_count(self, node: DagNode, op: Operator) -> None:
        children = list(node.children())
        eithers = sum(child.is_either for child in children)
        trailing = sum(child.is_location or child.is_return_type for child in children)
        count = len(node) - trailing + eithers
        if count != len(op.arguments):
            raise self._pattern.error(
                f"op '{op.operation_name}' takes {arguments(len(op.arguments))}, got {count}"
            )

    def _bind_grouped(
        self,
        node: DagNode,
        group: DagNode,
        index: int,
        op: Operator,
        place: int,
        element: int | None,
    ) -> None:
        """Bind what stands in an `either` or `variadic`, as an operand of the operation around."""
        child = group.child(index)
        if child is not None:
            self.bind(child)
        elif group.bound_name(index):
            self._bind_argument(node, group.name(index), op, place, element)

    def _bind_argument(
        self, node: DagNode, name: str, op: Operator, place: int, element: int | None = None
    ) -> None:
        if split_index(name)[1] is not None:
            raise self._pattern.error(
                f"symbol '{name}' ends with an index, so it cannot be bound to an argument of op "
                f"'{op.operation_name}'"
            )
        if place >= len(op.arguments):
            raise self._pattern.error(f"op '{op.operation_name}' has no argument #{place}")
        argument = op.arguments[place]
        if isinstance(argument, NamedTypeConstraint):
            symbol = Symbol("operand", op, place, node.dag, element)
            self._verify(name, self._symbols.bind_operand(name, symbol))
            return
        kind: SymbolKind = "attribute" if isinstance(argument, NamedAttribute) else "property"
        self._bind(name, Symbol(kind, op, place))
