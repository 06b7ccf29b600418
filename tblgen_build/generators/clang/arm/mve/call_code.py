"""What Clang does for a call of one of MVE's functions: the dag in its record, as C++.

A dag becomes nodes. Those that the last one needs are written in order, each as a variable. What
may differ between functions with the same code (constants, LLVM's types, intrinsics) is a slot.
"""

from __future__ import annotations

from tblgen_build._core import (
    BitValue,
    DagValue,
    DefValue,
    IntValue,
    RecordError,
    StringValue,
    UnsetValue,
    nearest,
)
from tblgen_build.generators.cpp import cpp

from .mve_type import Pointer, Predicate, Scalar, record_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Record

    from .mve_argument import MveArgument
    from .mve_type import MveType, MveTypes

_VALUE: Final = "Value *"
_ADDRESS: Final = "Address"
_TYPE: Final = "llvm::Type *"
_INTRINSIC: Final = "Intrinsic::ID"
_RAW: Final = "(Val{}.emitRawPointer(*this))"


_CUSTOM: Final = cpp("""
      $lines
      break; // custom code gen
""")
_CUSTOM_LINE: Final = cpp("$name = $value;\n")


class Slot:
    """A part of the code that may differ between functions, and is a parameter then."""

    __slots__ = ("type", "value")

    def __init__(self, type_: str, value: str) -> None:
        self.type = type_
        self.value = value


class NodeUse:
    """Where the code of a node names another node."""

    __slots__ = ("is_raw", "node")

    def __init__(self, node: CodeNode, is_raw: bool = False) -> None:
        self.node = node
        self.is_raw = is_raw  # a pointer, even where the node is an address


class CodeNode:
    __slots__ = ("before", "declared", "is_used", "literal", "number", "parts", "type")

    def __init__(self, *parts: str | Slot | NodeUse, declared: str = _VALUE) -> None:
        self.parts: list[str | Slot | NodeUse] = list(parts)
        self.declared = declared  # the variable's type
        self.type: MveType | None = None  # where that is known
        self.literal: int | None = None
        self.before: list[CodeNode] = []  # made first, though not used
        self.is_used = False
        self.number = -1


class CallCode:
    """The text of one function, with its slots apart."""

    __slots__ = ("pieces", "slots")

    def __init__(self, record: Record, types: MveTypes, arguments: Sequence[MveArgument]) -> None:
        self.pieces: list[str] = [""]  # one more than slots
        self.slots: list[Slot] = []
        dag = record.value_as_dag("codegen")
        operator = dag.operator_as_def()
        if operator.is_subclass_of("CustomCodegen"):
            self.pieces = [_custom(dag, operator)]
            return
        last = DagReader(types, arguments).node_of(dag)
        order = in_order(last)
        number = 0
        for node in order:
            if node.is_used:
                node.number = number
                number += 1
            declared = node.declared if node.declared.endswith("*") else f"{node.declared} "
            declaration = f"{declared}Val{node.number} = " if node.is_used else ""
            self._add(f"  {'return ' if node is last else declaration}")
            for part in node.parts:
                self._add_part(part)
            self._add(";\n")

    def _add(self, text: str) -> None:
        self.pieces[-1] += text

    def _add_part(self, part: str | Slot | NodeUse) -> None:
        if isinstance(part, str):
            self._add(part)
        elif isinstance(part, Slot):
            self.slots.append(part)
            self.pieces.append("")
        else:
            is_raw = part.is_raw and part.node.declared == _ADDRESS
            number = part.node.number
            self._add(_RAW.format(number) if is_raw else f"Val{number}")

    def form(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What functions with the same code have in common."""
        return tuple(self.pieces), tuple(slot.type for slot in self.slots)

    def text(self, values: Sequence[str]) -> str:
        """The code with these values in the slots."""
        parts = [self.pieces[0]]
        for value, piece in zip(values, self.pieces[1:], strict=True):
            parts += (value, piece)
        return "".join(parts)


def in_order(last: CodeNode) -> list[CodeNode]:
    """The nodes that it needs, each after those that it needs; marks those that are used."""
    found: dict[CodeNode, None] = {}

    def visit(node: CodeNode) -> None:
        if node in found:
            return
        for one in node.before:
            visit(one)
        for part in node.parts:
            if isinstance(part, NodeUse):
                visit(part.node)
                part.node.is_used = True
        found[node] = None

    visit(last)
    return list(found)


def _custom(dag: DagValue, operator: Record) -> str:
    lines = {"CustomCodeGenType": f"CustomCodeGen::{operator.value_as_string('type')}"}
    for value, name in zip(dag.args, dag.arg_names, strict=True):
        if name is None:
            raise RecordError("Operands to CustomCodegen should have names")
        if not isinstance(value, (IntValue, StringValue, BitValue)):
            raise RecordError(
                f"Operands to CustomCodegen should be integers, or strings: '{name}' is neither"
            )
        lines[name] = value.value if isinstance(value, StringValue) else str(int(value.value))
    rows = [_CUSTOM_LINE(name=name, value=lines[name]) for name in sorted(lines)]
    return _CUSTOM(lines=rows)


class DagReader:
    """Makes nodes of the dag of one function."""

    __slots__ = ("_arguments", "_made", "_scope", "_types")

    def __init__(self, types: MveTypes, arguments: Sequence[MveArgument]) -> None:
        self._types = types
        self._arguments = {argument.name: argument for argument in arguments if argument.name}
        self._made: dict[str, CodeNode] = {}  # for arguments
        self._scope: dict[str, CodeNode] = {}  # named by `seq`

    def node_of(self, dag: DagValue) -> CodeNode:
        operator = dag.operator_as_def()
        if operator.name == "seq":
            return self._sequence(dag)
        if operator.name == "address":
            return self._address(dag)
        if operator.name == "unsignedflag":
            return _literal(self._only_type(operator, dag).kind == "u")
        if operator.name == "bitsize":
            return _literal(self._only_type(operator, dag).size)
        if operator.is_subclass_of("Type"):
            return self._cast(dag, self._types.of(operator))
        operands = [self._operand(dag, index) for index in range(len(dag.args))]
        return self._call(operator, dag, operands)

    def _only_type(self, operator: Record, dag: DagValue) -> Scalar:
        if len(dag.args) != 1:
            raise RecordError(f"{operator.name} should have exactly one argument: {dag}")
        return self._types.scalar(record_of(dag.args[0]))

    def _sequence(self, dag: DagValue) -> CodeNode:
        outside = dict(self._scope)
        made: list[CodeNode] = []
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            if not isinstance(value, DagValue):
                raise RecordError("the steps of a seq should be dags")
            node = self.node_of(value)
            if name is not None:
                self._scope[name] = node
            made.append(node)
        if not made:
            raise RecordError("a seq should have a step")
        self._scope = outside
        made[-1].before = made[:-1] + made[-1].before
        return made[-1]

    def _address(self, dag: DagValue) -> CodeNode:
        if len(dag.args) != 2:
            raise RecordError("'address' should have two arguments")
        pointer = self._operand(dag, 0)
        if not isinstance(pointer.type, Pointer):
            raise RecordError("'address' pointer argument should be a pointer")
        alignment = dag.args[1]
        if not isinstance(alignment, IntValue):
            raise RecordError("'address' alignment argument should be an integer")
        return CodeNode(
            "Address(",
            NodeUse(pointer, is_raw=True),
            f", {pointer.type.pointee.in_llvm()}, CharUnits::fromQuantity({alignment.value}))",
            declared=_ADDRESS,
        )

    def _cast(self, dag: DagValue, to: MveType) -> CodeNode:
        if len(dag.args) != 1:
            raise RecordError(f"Type casts should have exactly one argument: {dag}")
        node = self._operand(dag, 0)
        if isinstance(to, Scalar) and to.kind != "f":
            if node.literal is not None:
                return _literal(node.literal, to)
            is_signed = Slot("bool", "true" if to.kind == "s" else "false")
            made = CodeNode(
                "Builder.CreateIntCast(",
                NodeUse(node),
                ", ",
                Slot(_TYPE, to.in_llvm()),
                ", ",
                is_signed,
                ")",
            )
        elif isinstance(to, Pointer):
            made = CodeNode(
                "Builder.CreatePointerCast(", NodeUse(node, is_raw=True), f", {to.in_llvm()})"
            )
        else:
            raise RecordError(
                f"Unsupported type cast: {dag} is neither to integers nor to pointers"
            )
        made.type = to
        return made

    def _operand(self, dag: DagValue, index: int) -> CodeNode:
        value, name = dag.args[index], dag.arg_names[index]
        if isinstance(value, DagValue):
            return self.node_of(value)
        if isinstance(value, IntValue):
            return _literal(value.value)
        if isinstance(value, DefValue) and value.record.is_subclass_of("Type"):
            return CodeNode(self._types.of(value.record).in_llvm(), declared=_TYPE)
        if not isinstance(value, UnsetValue) or name is None:
            raise RecordError("bad DAG argument type for code generation")
        if name in self._scope:
            return self._scope[name]
        if name not in self._arguments:
            near = nearest(name, [*self._arguments, *self._scope])
            hint = f"; did you mean '{near}'?" if near else ""
            raise RecordError(f"unrecognized variable name '{name}'{hint}")
        if name not in self._made:
            self._made[name] = _argument(self._arguments[name])
        return self._made[name]

    def _call(self, operator: Record, dag: DagValue, operands: list[CodeNode]) -> CodeNode:
        if operator.is_subclass_of("strictFPAlt"):
            standard = self._call(operator.value_as_def("standard"), dag, operands)
            strict = self._call(operator.value_as_def("strictfp"), dag, operands)
            return CodeNode(
                "!Builder.getIsFPConstrained() ? ", *standard.parts, " : ", *strict.parts
            )
        if operator.is_subclass_of("IRIntBase"):
            return self._intrinsic(operator, operands)
        if operator.is_subclass_of("IRBuilderBase"):
            return self._builder(operator, dag, operands)
        raise operator.error("Unsupported dag node in code generation")

    def _intrinsic(self, operator: Record, operands: list[CodeNode]) -> CodeNode:
        name = operator.value_as_string("intname")
        if operator.value_as_bit("appendKind"):
            if self._types.parameter is None:
                raise operator.error("Parametric type in unparametrised context")
            name += f"_{self._types.parameter.kind}"
        parts: list[str | Slot | NodeUse] = [
            "Builder.CreateCall(CGM.getIntrinsic(",
            Slot(_INTRINSIC, f"Intrinsic::{name}"),
        ]
        parameters = operator.value_as_list_of_defs("params")
        for index, record in enumerate(parameters):
            parts += (", " if index else ", {", Slot(_TYPE, self._types.of(record).in_llvm()))
        parts.append("}), {" if parameters else "), {")
        for index, operand in enumerate(operands):
            parts += (", " if index else "", NodeUse(operand, is_raw=True))
        return CodeNode(*parts, "})")

    def _builder(self, operator: Record, dag: DagValue, operands: list[CodeNode]) -> CodeNode:
        kinds = {
            one.value_as_int("index"): one
            for one in operator.value_as_list_of_defs("special_params")
        }
        parts: list[str | Slot | NodeUse] = [operator.value_as_string("prefix")]
        for index, operand in enumerate(operands):
            parts.append(", " if index else "")
            kind = kinds.get(index)
            if kind is None or not kind.is_subclass_of("IRBuilderIntParam"):
                parts.append(NodeUse(operand))
                continue
            type_ = kind.value_as_string("type")
            if operand.literal is not None:
                slot = Slot(type_, str(operand.literal))
                parts += (f"static_cast<{type_}>(", slot, ")")
            else:
                parts.append(self._constant(dag.arg_names[index], type_))
        return CodeNode(*parts, ")")

    def _constant(self, name: str | None, type_: str) -> str:
        """An argument that is a constant; the reference writes nothing for others."""
        argument = self._arguments.get(name or "")
        if argument is None or argument.immediate is None:
            return ""
        if isinstance(argument.type, Scalar) and argument.type.is_promoted():
            return ""
        return f"GetIntegerConstantValue<{type_}>(E->getArg({argument.index}), getContext())"


def _literal(value: int, type_: Scalar | None = None) -> CodeNode:
    slot_type = type_.in_c() if type_ else "uint32_t"
    literal = int(value) % (1 << 32)  # whatever the type
    name = type_.in_llvm() if type_ else "Int32Ty"
    node = CodeNode(f"llvm::ConstantInt::get({name}, ", Slot(slot_type, str(literal)), ")")
    node.literal = literal
    return node


def _argument(argument: MveArgument) -> CodeNode:
    place = f"E->getArg({argument.index})"
    if isinstance(argument.type, Pointer):
        return CodeNode(f"EmitPointerWithAlignment({place})", declared=_ADDRESS)
    node = CodeNode(f"EmitScalarExpr({place})")
    type_ = argument.type
    is_predicate = isinstance(type_, Predicate)
    is_small = isinstance(type_, Scalar) and type_.is_promoted()
    if not argument.is_promoted or not (is_predicate or is_small):
        return node
    wide = CodeNode("Builder.CreateIntCast(", NodeUse(node), ", Int32Ty, false)")
    if not is_predicate:
        return wide
    lanes = Slot(_TYPE, type_.in_llvm())
    return CodeNode(
        "Builder.CreateCall(CGM.getIntrinsic(Intrinsic::arm_mve_pred_i2v, {",
        lanes,
        "}), {",
        NodeUse(wide),
        "})",
    )
