"""The code that makes a pattern's results and replaces the matched operation with them.

Knows nothing of how the source was matched, but that its symbols are variables.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import Writer, cpp
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint
from tblgen_build.generators.mlir.model.pattern import arguments
from tblgen_build.generators.mlir.model.symbol import Symbol, split_index
from tblgen_build.generators.mlir.rewriter.creation import ArgumentValues, Creation
from tblgen_build.generators.mlir.spellings import creation_call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import Operator
    from tblgen_build.generators.mlir.model.pattern import DagNode, Pattern
    from tblgen_build.generators.mlir.rewriter.expressions import Expressions
    from tblgen_build.generators.mlir.rewriter.variables import Variables

_DEFAULT_LOCATION: Final = "odsLoc"

_REPLACE: Final = cpp("""
    auto odsLoc = rewriter.getFusedLoc({$locations}); (void)odsLoc;
    $auxiliaries
    ::llvm::SmallVector<::mlir::Value, 4> tblgen_repl_values;
    $replacements
    $supplementals

    rewriter.replaceOp(op0, tblgen_repl_values);
""")

_ERASE: Final = cpp("""
    auto odsLoc = rewriter.getFusedLoc({$locations}); (void)odsLoc;
    $auxiliaries
    $supplementals
    rewriter.eraseOp(op0);
""")

_REPLACE_BY: Final = cpp("""

    for (auto v: ::llvm::SmallVector<::mlir::Value, 4>{ $values }) {
      tblgen_repl_values.push_back(v);
    }
""")

_VARIADIC: Final = cpp("""
    ::llvm::SmallVector<::mlir::Value, 4> $name;
    $push_values
""")

_CALL: Final = cpp("""
    $call;
""")

_KEEP_RETURNED: Final = cpp("""
    auto $name = $call; (void)$name;
""")

# Of values and attributes in lists, which `prepare` fills.
_CREATE: Final = cpp("""
    $class_name $variable;
    {
      $prepare
      $variable = $creation;
    }
""")

# After what stands before it, on a line of its own.
_ARGUMENT: Final = cpp(""",
  $value""")

_TYPES: Final = cpp("""
    ::llvm::SmallVector<::mlir::Type, 4> tblgen_types; (void)tblgen_types;
    $push_types
""")

_PUSH_TYPE: Final = cpp("""
    tblgen_types.push_back($type);
""")

_TYPES_OF_RESULT: Final = cpp("""
    for (auto v: castedOp0.getODSResults($index)) {
      tblgen_types.push_back(v.getType());
    }
""")


class _Trailing:
    """The directives at the end of a node's arguments."""

    __slots__ = ("count", "location", "return_type")

    def __init__(self, count: int, location: str, return_type: DagNode | None) -> None:
        self.count = count
        self.location = location
        self.return_type = return_type


class Rewriter:
    """Writes the rewrite of one pattern.

    What makes a node goes to a writer, as those it is made of come first; returned is the symbol
    that stands for it.
    """

    __slots__ = ("_arguments", "_expressions", "_next_value", "_pattern", "_variables")

    def __init__(self, pattern: Pattern, variables: Variables, expressions: Expressions) -> None:
        self._pattern = pattern
        self._variables = variables
        self._expressions = expressions
        self._arguments = ArgumentValues(pattern, variables, expressions)
        self._next_value = 0

    def rewrite(self) -> str:
        self._pattern.bind_results(self._variables.symbols)
        results = self._pattern.results
        offsets, first = self._offsets()
        count = self._pattern.source.operation_count()
        locations = ", ".join([f"tblgen_ops[{i}]->getLoc()" for i in range(count)])
        auxiliaries, supplementals = Writer(), Writer()
        for node, offset in zip(results[:first], offsets, strict=False):
            self._make_auxiliary(auxiliaries, node, offset)
        if not self._pattern.root.results:
            self._make_supplementals(supplementals)
            return _ERASE(locations=locations, auxiliaries=auxiliaries, supplementals=supplementals)
        replacements = Writer()
        for node, offset in zip(results[first:], offsets[first:], strict=False):
            symbol = self._make(replacements, node, offset, 0)
            for values in self._variables.ranges(symbol):
                replacements.emit(_REPLACE_BY, values=values)
        self._make_supplementals(supplementals)
        return _REPLACE(
            locations=locations,
            auxiliaries=auxiliaries,
            replacements=replacements or "\n",
            supplementals=supplementals,
        )

    def _offsets(self) -> tuple[list[int], int]:
        """For each result, the first value of the root that it replaces, negative where it
        replaces none; and the first result that replaces one."""
        results = self._pattern.results
        expected = len(self._pattern.root.results)
        offset = expected
        offsets: list[int] = []
        first = None if expected else len(results)
        for index in range(len(results) - 1, -1, -1):
            following, offset = offset, offset - self._value_count(results[index])
            offsets.insert(0, offset)
            if offset == 0 and first is None:
                first = index
            if offset < 0 < following:
                raise self._pattern.error(
                    f"'{results[index].record.name}' makes values that replace the matched "
                    "operation's and others that do not: a result has to do either"
                )
        if offset > 0 or first is None:
            raise self._pattern.error(
                f"the results make too few values to replace the {expected} of op "
                f"'{self._pattern.root.operation_name}'"
            )
        return offsets, first

    def _value_count(self, node: DagNode) -> int:
        if node.is_operation:
            if node.symbol:
                return self._variables.value_count(node.symbol)
            return len(self._pattern.operator(node).results)
        return node.return_count if node.is_native_code_call else 1

    def _make_auxiliary(self, out: Writer, node: DagNode, offset: int) -> None:
        value = self._make(out, node, offset, 0)
        if node.is_native_code_call and not node.return_count:
            out.emit(_CALL, call=value)

    def _make_supplementals(self, out: Writer) -> None:
        nodes = self._pattern.supplementals
        for index, node in enumerate(nodes):
            self._make_auxiliary(out, node, index - len(nodes))

    # --- nodes

    def _make(self, out: Writer, node: DagNode, offset: int, depth: int) -> str:
        """Make what a node stands for; the symbol for it.

        `offset` is the first value of the root it replaces; it replaces none where it is negative
        or `depth` is not 0.
        """
        if node.is_location:
            raise self._pattern.error("'location' can only stand last in a node that makes an op")
        if node.is_native_code_call:
            return self._call_native_code(out, node, depth)
        if node.is_replace_with_value:
            return self._value_of_directive(node)
        if node.is_variadic:
            return self._make_variadic(out, node, depth)
        symbol = self._make_operation(out, node, offset, depth)
        if not node.symbol:
            self._variables.symbols.bind(symbol, Symbol("result", self._pattern.operator(node)))
        return symbol

    def _value_of_directive(self, node: DagNode) -> str:
        if len(node) != 1:
            raise self._pattern.error(f"'replaceWithValue' takes one symbol, got {len(node)}")
        if node.symbol:
            raise self._pattern.error(f"symbol '{node.symbol}' cannot be bound to a directive")
        return node.name(0)

    def _unique(self) -> int:
        self._next_value += 1
        return self._next_value - 1

    def _make_each(self, out: Writer, node: DagNode, count: int, depth: int) -> list[str]:
        """Make the first arguments of a node, so many; the value or the symbol of each."""
        values: list[str] = []
        for index in range(count):
            child = node.child(index)
            if child is not None:
                values.append(self._make(out, child, index, depth + 1))
            else:
                values.append(self._arguments.value(node.leaf(index), node.name(index)))
        return values

    def _make_variadic(self, out: Writer, node: DagNode, depth: int) -> str:
        name = f"tblgen_variadic_values_{self._unique()}"
        self._variables.symbols.bind(name, Symbol("value"))
        values = self._make_each(out, node, len(node), depth)
        pushes = [f"{name}.push_back({value});" for value in values]
        out.emit(_VARIADIC, name=name, push_values=pushes)
        return name

    def _call_native_code(self, out: Writer, node: DagNode, depth: int) -> str:
        trailing = self._trailing(node)
        if trailing.return_type is not None:
            raise self._pattern.error(
                f"native code call '{node.record.name}' cannot have a 'returnType'"
            )
        # Variables themselves, not their values: native code may ask for the operation.
        args = self._make_each(out, node, len(node) - trailing.count, depth)
        call = self._expressions.at(trailing.location).expand(node.template, args)
        if not node.return_count:
            return call
        return self._keep_returned(out, node, call)

    def _keep_returned(self, out: Writer, node: DagNode, call: str) -> str:
        """Put what a call returns into a variable, so that C++ finds calls that return nothing."""
        name, _ = split_index(node.symbol)
        if not name:
            name = f"nativeVar_{self._unique()}"
            count = node.return_count
            kind = Symbol("values" if count > 1 else "value", count=count)
            self._variables.symbols.bind(name, kind)
        out.emit(_KEEP_RETURNED, name=name, call=call)
        return node.symbol or name

    # --- directives

    def _trailing(self, node: DagNode) -> _Trailing:
        """Take the directives from the end of the arguments. An error where one comes twice."""
        location: DagNode | None = None
        return_type: DagNode | None = None
        count = 0
        for index in range(len(node) - 1, -1, -1):
            child = node.child(index)
            if child is None or not (child.is_location or child.is_return_type):
                break
            if (location if child.is_location else return_type) is not None:
                raise self._pattern.error(
                    f"'{node.record.name}' has more than one '{child.record.name}'"
                )
            if child.is_location:
                location = child
            else:
                return_type = child
            count += 1
        text = _DEFAULT_LOCATION if location is None else self._location(location)
        return _Trailing(count, text, return_type)

    def _location(self, node: DagNode) -> str:
        if not len(node):
            raise self._pattern.error("'location' needs a symbol or a string")
        if node.symbol:
            raise self._pattern.error(f"symbol '{node.symbol}' cannot be bound to a location")
        label: str | None = None
        locations: list[str] = []
        for index in range(len(node)):
            text = node.leaf(index).string
            if text is None:
                name = node.name(index)
                values = [f"{value}.getLoc()" for value in self._variables.values(name)]
                locations.append(", ".join(values))
            elif label is not None:
                raise self._pattern.error("'location' takes one string only")
            else:
                label = text
        if len(node) == 1:
            if label is None:
                return locations[0]
            return f'::mlir::NameLoc::get(rewriter.getStringAttr("{label}"))'
        metadata = f', rewriter.getStringAttr("{label}")' if label else ""
        braced = "{" + ", ".join(locations) + "}"
        return f"rewriter.getFusedLoc({braced}{metadata})"

    def _return_type(self, out: Writer, node: DagNode, index: int, depth: int) -> str:
        child = node.child(index)
        if child is not None:
            if not child.is_native_code_call:
                raise self._pattern.error(
                    f"'returnType' takes symbols, strings and native code calls, got "
                    f"'{child.record.name}'"
                )
            return self._call_native_code(out, child, depth)
        leaf = node.leaf(index)
        if leaf.string is not None:
            return self._expressions.expand(leaf.string)
        return f"{self._arguments.value(leaf, node.name(index))}.getType()"

    # --- operations

    def _make_operation(self, out: Writer, node: DagNode, offset: int, depth: int) -> str:
        op = self._pattern.operator(node)
        trailing = self._trailing(node)
        self._check_argument_count(node, op, trailing)
        made: dict[int, str] = {}
        for index in range(len(node) - trailing.count):
            child = node.child(index)
            if child is not None:
                self._check_variadic(op, index, child)
                made[index] = self._make(out, child, index, depth + 1)
        symbol = node.symbol or f"tblgen_{op.cpp_class_name}_{self._unique()}"
        variable, place = split_index(symbol)
        creation = Creation(self._arguments, node, op, made)
        is_replacement = depth == 0 and offset >= 0
        prepare = Writer()
        if trailing.return_type is None and any(
            op.has_trait(t) for t in known_traits.GIVE_RESULT_TYPES
        ):
            creation.gather(prepare)
            arguments = f", tblgen_values, {creation.attributes}"
        elif trailing.return_type is None and (place is not None or not is_replacement):
            creation.name_operands(prepare)
            arguments = "".join([_ARGUMENT(value=value) for value in creation.parameters()]) + "\n"
        else:
            self._check_types_given(op, trailing, is_replacement)
            creation.gather(prepare)
            self._gather_types(prepare, op, trailing.return_type, offset, depth)
            arguments = f", tblgen_types, tblgen_values, {creation.attributes}"
        out.emit(
            _CREATE,
            class_name=op.qualified_cpp_class_name,
            variable=variable,
            prepare=prepare,
            creation=creation_call(
                op.record.release,
                op.qualified_cpp_class_name,
                "rewriter",
                f"{trailing.location}{arguments}",
            ),
        )
        return symbol

    def _check_types_given(self, op: Operator, trailing: _Trailing, is_replacement: bool) -> None:
        if is_replacement and trailing.return_type is not None:
            raise self._pattern.error(
                f"op '{op.operation_name}' replaces the matched operation, so it has that "
                "operation's types: it cannot have a 'returnType'"
            )

    def _check_argument_count(self, node: DagNode, op: Operator, trailing: _Trailing) -> None:
        count = len(node) - trailing.count
        if count != len(op.arguments):
            raise self._pattern.error(
                f"op '{op.operation_name}' takes {arguments(len(op.arguments))} to be made, got "
                f"{count}"
            )

    def _check_variadic(self, op: Operator, index: int, child: DagNode) -> None:
        argument = op.arguments[index]
        if not isinstance(argument, NamedTypeConstraint) or not argument.is_variadic:
            return
        if child.is_operation:
            raise self._pattern.error(
                f"operand '{argument.name}' of op '{op.operation_name}' is variadic: give its "
                "values in '(variadic ...)', or bind the other op's results to a symbol"
            )

    def _gather_types(
        self, out: Writer, op: Operator, return_type: DagNode | None, offset: int, depth: int
    ) -> None:
        """Those of the results that are replaced, or those that the pattern gives."""
        if return_type is None:
            count = len(op.results)
            types = [_TYPES_OF_RESULT(index=offset + index) for index in range(count)]
            out.emit(_TYPES, push_types=types)
            return
        made = Writer()
        for index in range(len(return_type)):
            type_ = self._return_type(made, return_type, index, depth)
            made.emit(_PUSH_TYPE, type=type_)
        out.emit(_TYPES, push_types=made)
