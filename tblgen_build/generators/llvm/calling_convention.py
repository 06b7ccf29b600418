"""Calling conventions: a function for each that assigns an argument to a register or the stack."""

from __future__ import annotations

from tblgen_build._core import StringValue
from tblgen_build.generators.llvm.model.names import qualified_name
from tblgen_build.generators.llvm.model.register_file import RegisterFile
from tblgen_build.generators.llvm.model.the_target import require_target
from tblgen_build.generators.llvm.model.value_type import ValueTypes
from tblgen_build.registry import Options, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.value_type import ValueType

    ActionEmitter = Callable[["_Convention", Record], list[str]]

_PARAMETERS: Final = (
    "(unsigned ValNo, MVT ValVT, MVT LocVT, CCValAssign::LocInfo LocInfo, "
    "ISD::ArgFlagsTy ArgFlags, Type *OrigTy, CCState &State)"
)
_ARGUMENTS: Final = "(ValNo, ValVT, LocVT, LocInfo, ArgFlags, OrigTy, State)"
_LAYOUT: Final = "State.getMachineFunction().getDataLayout()"
_IR_TYPE: Final = "EVT(LocVT).getTypeForEVT(State.getContext())"
_ASSIGN_REGISTER: Final = "  State.addLoc(CCValAssign::getReg(ValNo, ValVT, Reg, LocVT, LocInfo));"


class _Convention:
    """Emits one convention, and notes the registers it passes arguments in."""

    def __init__(self, record: Record, registers: RegisterFile) -> None:
        self.record = record
        self.name = record.name
        self.registers: set[str] = set()
        self.swift_registers: set[str] = set()
        self._register_file = registers
        self._types = ValueTypes.of(registers.records)
        self._is_swift_action = False
        self._counter = 0

    def signature(self) -> str:
        is_entry = self.record.value_as_bit("Entry")
        scope = "bool llvm::" if is_entry else "static bool "
        return f"{scope}{self.name}{_PARAMETERS}"

    def function(self) -> str:
        lines = [f"\n{self.signature()} {{\n"]
        for value in self.record.value_as_list_of_defs("Actions"):
            # Only a condition that stands on top makes an action Swift's.
            self._is_swift_action = any(
                class_.name.startswith("CCIfSwift") for class_ in value.superclasses
            )
            lines += ["  " + line + "\n" for line in self.action(value)]
            lines.append("\n")
        lines.append("  return true; // CC didn't match.\n}\n")
        return "".join(lines)

    def action(self, action: Record) -> list[str]:
        for class_, emit in _ACTIONS.items():
            if action.is_subclass_of(class_):
                return emit(self, action)
        raise action.error(
            f"Unknown CCAction! '{self.name}' has an action that derives from none of those "
            "in TargetCallingConv.td"
        )

    def number(self) -> int:
        self._counter += 1
        return self._counter

    def type(self, record: Record) -> ValueType:
        type_ = self._types.find_simple(record)
        if type_ is None:
            raise record.error(f"'{record.name}' is no simple value type")
        return type_

    # --- registers

    def assigned_registers(self, action: Record) -> list[str]:
        """The registers an action chooses from, noted as the convention's."""
        if action.is_subclass_of("CCAssignToRegTuple"):
            names = [self._register_named(action, v) for v in action.value_as_list("RegList")]
        else:
            names = [qualified_name(r) for r in action.value_as_list_of_defs("RegList")]
        noted = self.swift_registers if self._is_swift_action else self.registers
        noted.update(names)
        return names

    def _register_named(self, action: Record, name: object) -> str:
        assert isinstance(name, StringValue)
        register = self._register_file.register_named(name.value)
        if register is None:
            raise action.error(f'register not defined: "{name.value}"')
        return register.qualified_name

    def register_list(self, prefix: str, names: list[str]) -> tuple[str, list[str]]:
        """An array of registers: its name, and its lines."""
        name = f"{prefix}{self.number()}"
        return name, [f"static const MCPhysReg {name}[] = {{", "  " + ", ".join(names), "};"]


# --- conditions


def _indented(lines: list[str]) -> list[str]:
    return ["  " + line for line in lines]


def _conditional(convention: _Convention, action: Record) -> list[str]:
    if action.is_subclass_of("CCIfType"):
        types = [convention.type(type_) for type_ in action.value_as_list_of_defs("VTs")]
        condition = " || ".join([f"LocVT == {type_.enumerator}" for type_ in types])
    elif action.is_subclass_of("CCIf"):
        condition = action.value_as_string("Predicate")
    else:
        raise action.error("Unknown CCPredicateAction! It derives from neither CCIf nor CCIfType")
    body = convention.action(action.value_as_def("SubAction"))
    return [f"if ({condition}) {{", *_indented(body), "}"]


# --- registers


def _to_register(convention: _Convention, action: Record) -> list[str]:
    names = convention.assigned_registers(action)
    lines: list[str] = []
    if len(names) == 1:
        chosen = names[0]
    else:
        chosen, lines = convention.register_list("RegList", names)
    allocate_slot: list[str] = []
    if action.is_subclass_of("CCAssignToRegAndStack"):
        allocate_slot = [f"  (void){_allocate(action)};"]
    return [*lines, *_allocate_register(chosen, allocate_slot)]


def _allocate_register(arguments: str, more: list[str]) -> list[str]:
    return [
        f"if (MCRegister Reg = State.AllocateReg({arguments})) {{",
        _ASSIGN_REGISTER,
        *more,
        "  return false;",
        "}",
    ]


def _to_register_with_shadow(convention: _Convention, action: Record) -> list[str]:
    names = [qualified_name(r) for r in action.value_as_list_of_defs("RegList")]
    shadows = [qualified_name(r) for r in action.value_as_list_of_defs("ShadowRegList")]
    if len(shadows) != len(names) and (shadows or len(names) == 1):
        raise action.error(
            f"Invalid length of list of shadowed registers: {len(shadows)} "
            f"for {len(names)} registers"
        )
    if len(names) == 1:
        return _allocate_register(f"{names[0]}, {shadows[0]}", [])
    chosen, lines = convention.register_list("RegList", names)
    shadow, shadow_lines = convention.register_list("RegList", shadows)
    return [*lines, *shadow_lines, *_allocate_register(f"{chosen}, {shadow}", [])]


# --- stack


def _size_and_alignment(action: Record) -> str:
    """Zero asks for what the ABI says of the type."""
    size, alignment = action.value_as_int("Size"), action.value_as_int("Align")
    size_text = str(size) if size else f"{_LAYOUT}.getTypeAllocSize({_IR_TYPE})"
    if alignment:
        return f"{size_text}, Align({alignment})"
    return f"{size_text}, {_LAYOUT}.getABITypeAlign({_IR_TYPE})"


def _allocate(action: Record) -> str:
    return f"State.AllocateStack({_size_and_alignment(action)})"


def _stack_location(convention: _Convention, allocation: str) -> list[str]:
    offset = f"Offset{convention.number()}"
    return [
        f"int64_t {offset} = {allocation};",
        f"State.addLoc(CCValAssign::getMem(ValNo, ValVT, {offset}, LocVT, LocInfo));",
        "return false;",
    ]


def _to_stack(convention: _Convention, action: Record) -> list[str]:
    return _stack_location(convention, _allocate(action))


def _to_stack_with_shadow(convention: _Convention, action: Record) -> list[str]:
    shadows = [qualified_name(r) for r in action.value_as_list_of_defs("ShadowRegList")]
    name, lines = convention.register_list("ShadowRegList", shadows)
    size, alignment = action.value_as_int("Size"), action.value_as_int("Align")
    allocation = f"State.AllocateStack({size}, Align({alignment}), {name})"
    return [*lines, *_stack_location(convention, allocation)]


def _by_value(convention: _Convention, action: Record) -> list[str]:
    size, alignment = action.value_as_int("Size"), action.value_as_int("Align")
    return [
        f"State.HandleByVal(ValNo, ValVT, LocVT, LocInfo, {size}, Align({alignment}), ArgFlags);",
        "return false;",
    ]


# --- conversions


def _extension(type_: ValueType, suffix: str) -> list[str]:
    return [
        f"LocVT = {type_.enumerator};",
        "if (ArgFlags.isSExt())",
        f"  LocInfo = CCValAssign::SExt{suffix};",
        "else if (ArgFlags.isZExt())",
        f"  LocInfo = CCValAssign::ZExt{suffix};",
        "else",
        f"  LocInfo = CCValAssign::AExt{suffix};",
    ]


def _conversion(type_: ValueType, kind: str) -> list[str]:
    return [f"LocVT = {type_.enumerator};", f"LocInfo = CCValAssign::{kind};"]


def _promote(convention: _Convention, action: Record) -> list[str]:
    type_ = convention.type(action.value_as_def("DestTy"))
    return _conversion(type_, "FPExt") if type_.is_floating_point else _extension(type_, "")


def _promote_upper(convention: _Convention, action: Record) -> list[str]:
    type_ = convention.type(action.value_as_def("DestTy"))
    if type_.is_floating_point:
        raise action.error(
            f"CCPromoteToUpperBitsInType does not handle floating point such as {type_.name}"
        )
    return _extension(type_, "Upper")


def _converting(kind: str) -> ActionEmitter:
    def emit(convention: _Convention, action: Record) -> list[str]:
        return _conversion(convention.type(action.value_as_def("DestTy")), kind)

    return emit


# --- other conventions


def _delegate(convention: _Convention, action: Record) -> list[str]:
    return [f"if (!{action.value_as_def('CC').name}{_ARGUMENTS})", "  return false;"]


def _custom(convention: _Convention, action: Record) -> list[str]:
    function = action.value_as_string("FuncName")
    return [
        f"if ({function}(ValNo, ValVT, LocVT, LocInfo, ArgFlags, State))",
        "  return false;",
    ]


# The first class that an action derives from decides.
_ACTIONS: Final[dict[str, ActionEmitter]] = {
    "CCPredicateAction": _conditional,
    "CCDelegateTo": _delegate,
    "CCAssignToReg": _to_register,
    "CCAssignToRegTuple": _to_register,
    "CCAssignToRegWithShadow": _to_register_with_shadow,
    "CCAssignToStack": _to_stack,
    "CCAssignToStackWithShadow": _to_stack_with_shadow,
    "CCPromoteToType": _promote,
    "CCPromoteToUpperBitsInType": _promote_upper,
    "CCBitConvertToType": _converting("BCvt"),
    "CCTruncToType": _converting("Trunc"),
    "CCPassIndirect": _converting("Indirect"),
    "CCPassByVal": _by_value,
    "CCCustom": _custom,
}


def _register_lists(conventions: list[_Convention]) -> str:
    ordered = sorted(conventions, key=lambda convention: convention.name)
    lists = []
    for convention in ordered:
        names = ", ".join(sorted(convention.registers)) or "0"
        lists.append(f"const MCRegister {convention.name}_ArgRegs[] = {{ {names} }};\n")
    swift = [convention for convention in ordered if convention.swift_registers]
    if swift:
        lists.append("\n// Registers used by Swift.\n")
    for convention in swift:
        names = ", ".join(sorted(convention.swift_registers))
        lists.append(f"const MCRegister {convention.name}_Swift_ArgRegs[] = {{ {names} }};\n")
    return "".join(lists)


@generator("gen-callingconv", help="Generate calling convention descriptions")
def CALLING_CONVENTIONS(records: Records, options: Options) -> str:
    require_target(records)
    # Only tuples' names are looked up, but errors in registers are to be seen here too.
    registers = RegisterFile.of(records)
    conventions = [
        _Convention(record, registers)
        for record in records.all_derived_definitions("CallingConv")
        if not record.value_as_bit("Custom")
    ]
    parts = ["// Calling conventions.\n\n#if !defined(GET_CC_REGISTER_LISTS)\n\n"]
    parts += [convention.signature() + ";\n" for convention in conventions]
    parts += [convention.function() for convention in conventions]
    if conventions:
        parts.append("\n#else\n\n" + _register_lists(conventions))
    parts.append("\n#endif // !defined(GET_CC_REGISTER_LISTS)\n")
    return "".join(parts)
