"""Calling conventions: a function for each that assigns an argument to a register or the stack."""

from __future__ import annotations

from tblgen_build._core import StringValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Options, generator
from tblgen_build.releases.llvm import (
    ALLOCATION_GIVES_REGISTERS,
    CONDITIONS_USE_DEFINED,
    CONVENTIONS_KNOW_ORIGINAL_TYPES,
)
from tblgen_build.releases.targets import CONVENTIONS_HAVE_A_GUARD

from .model.record_names import qualified_name
from .model.registers.register_file import RegisterFile
from .model.target import require_target
from .model.value_type import ValueTypes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.cpp import Template

    from .model.value_type import ValueType

    ActionEmitter = Callable[["_Convention", Record], str]

_LOCATION_PARAMETERS: Final = (
    "unsigned ValNo, MVT ValVT,\n    MVT LocVT, CCValAssign::LocInfo LocInfo,\n"
    "    ISD::ArgFlagsTy ArgFlags"
)
_LOCATION: Final = "ValNo, ValVT, LocVT, LocInfo, ArgFlags"


def _arguments(action: Record) -> str:
    """What a convention gives to another, or to a function."""
    has_type = action.release.has(CONVENTIONS_KNOW_ORIGINAL_TYPES)
    return f"{_LOCATION}, OrigTy, State" if has_type else f"{_LOCATION}, State"


_LAYOUT: Final = "State.getMachineFunction().getDataLayout()"
_IR_TYPE: Final = "EVT(LocVT).getTypeForEVT(State.getContext())"
_UNLESS_LISTS: Final = cpp("""
    #if !defined(GET_CC_REGISTER_LISTS)

    $functions
    $register_lists
    #endif // !defined(GET_CC_REGISTER_LISTS)

""")
_GUARDED: Final = cpp("""
    #ifdef GET_CALLING_CONV_IMPL
    #undef GET_CALLING_CONV_IMPL

    $functions
    #endif // GET_CALLING_CONV_IMPL

    $register_lists
""")
_UNLESS_LISTS_19: Final = cpp("""
    #ifndef GET_CC_REGISTER_LISTS

    $functions
    $register_lists
    #endif // CC_REGISTER_LIST
""")
_FUNCTIONS: Final = cpp("""
    $declarations
    $functions

""")
_FUNCTION: Final = cpp("""


    $signature {
      $actions

      return true; // CC didn't match.
    }
""")
_REGISTER_LISTS: Final = cpp("""
    #else

    $lists
    $swift_lists

""")
_GUARDED_LISTS: Final = cpp("""
    #ifdef GET_CC_REGISTER_LISTS
    #undef GET_CC_REGISTER_LISTS

    $lists
    $swift_lists

    #endif // GET_CC_REGISTER_LISTS
""")
_SWIFT_LISTS: Final = cpp("""

    // Registers used by Swift.
    $lists
""")
_REGISTER_LIST: Final = cpp("const MCRegister ${name}_ArgRegs[] = { $registers };")
_IF: Final = cpp("""
    if ($condition) {
      $action
    }
""")
_RETURN_FALSE_IF: Final = cpp("""
    if ($condition)
      return false;
""")
_REGISTERS: Final = cpp("""
    static const MCPhysReg $name[] = {
      $registers
    };
""")
_TO_REGISTER: Final = cpp("""
    $lists
    if ($register_type Reg = State.AllocateReg($chosen)) {
      State.addLoc(CCValAssign::getReg(ValNo, ValVT, Reg, LocVT, LocInfo));
      $allocate_slot
      return false;
    }
""")
_TO_STACK: Final = cpp("""
    $shadows
    int64_t $offset = $allocation;
    State.addLoc(CCValAssign::getMem(ValNo, ValVT, $offset, LocVT, LocInfo));
    return false;
""")
_BY_VALUE: Final = cpp("""
    State.HandleByVal(ValNo, ValVT, LocVT, LocInfo, $size, Align($alignment), ArgFlags);
    return false;
""")
_EXTEND: Final = cpp("""
    LocVT = $type;
    if (ArgFlags.isSExt())
      LocInfo = CCValAssign::SExt$part;
    else if (ArgFlags.isZExt())
      LocInfo = CCValAssign::ZExt$part;
    else
      LocInfo = CCValAssign::AExt$part;
""")
_CONVERT: Final = cpp("""
    LocVT = $type;
    LocInfo = CCValAssign::$kind;
""")


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
        has_type = self.record.release.has(CONVENTIONS_KNOW_ORIGINAL_TYPES)
        type_ = "Type *OrigTy, " if has_type else ""
        return f"{scope}{self.name}({_LOCATION_PARAMETERS}, {type_}CCState &State)"

    def function(self) -> str:
        actions: list[str] = []
        for value in self.record.value_as_list_of_defs("Actions"):
            # Only a condition that stands on top makes an action Swift's.
            self._is_swift_action = any(
                class_.name.startswith("CCIfSwift") for class_ in value.superclasses
            )
            actions.append("\n" + self.action(value))
        return _FUNCTION(signature=self.signature(), actions=actions)

    def action(self, action: Record) -> str:
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
        # By name alone, one that depends on the mode would be no type at all from 22 on.
        is_moded = record.is_subclass_of("HwModeSelect")
        type_ = None if is_moded else self._types.find_simple(record)
        if type_ is None:
            raise record.error(
                f"'{record.name}' is not one type in all hardware modes, so a calling convention "
                "cannot name it: name its types, each in a CCIf"
            )
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

    def register_list(self, prefix: str, names: list[str]) -> tuple[str, str]:
        """An array of registers: its name, and its definition."""
        name = f"{prefix}{self.number()}"
        return name, _REGISTERS(name=name, registers=", ".join(names))


# --- conditions


def _conditional(convention: _Convention, action: Record) -> str:
    if action.is_subclass_of("CCIfType"):
        types = [convention.type(type_) for type_ in action.value_as_list_of_defs("VTs")]
        condition = " ||\n    ".join([f"LocVT == {type_.enumerator}" for type_ in types])
    elif action.is_subclass_of("CCIf"):
        condition = action.value_as_string("Predicate")
    else:
        raise action.error("Unknown CCPredicateAction! It derives from neither CCIf nor CCIfType")
    body = convention.action(action.value_as_def("SubAction"))
    return _IF(condition=condition, action=body)


# --- registers


def _to_register(convention: _Convention, action: Record) -> str:
    names = convention.assigned_registers(action)
    lists = ""
    if len(names) == 1:
        chosen = names[0]
    else:
        chosen, lists = convention.register_list("RegList", names)
    allocate_slot = ""
    if action.is_subclass_of("CCAssignToRegAndStack"):
        allocate_slot = f"(void){_allocate(action)};"
    return _TO_REGISTER(
        register_type=_register_type(action),
        lists=lists,
        chosen=chosen,
        allocate_slot=allocate_slot,
    )


def _register_type(action: Record) -> str:
    return "MCRegister" if action.release.has(ALLOCATION_GIVES_REGISTERS) else "unsigned"


def _to_register_with_shadow(convention: _Convention, action: Record) -> str:
    names = [qualified_name(r) for r in action.value_as_list_of_defs("RegList")]
    shadows = [qualified_name(r) for r in action.value_as_list_of_defs("ShadowRegList")]
    if len(shadows) != len(names) and (shadows or len(names) == 1):
        raise action.error(
            f"Invalid length of list of shadowed registers: {len(shadows)} "
            f"for {len(names)} registers"
        )
    if len(names) == 1:
        return _TO_REGISTER(
            register_type=_register_type(action),
            lists="",
            chosen=f"{names[0]}, {shadows[0]}",
            allocate_slot="",
        )
    chosen, registers = convention.register_list("RegList", names)
    shadow, shadow_registers = convention.register_list("RegList", shadows)
    return _TO_REGISTER(
        register_type=_register_type(action),
        lists=[registers, shadow_registers],
        chosen=f"{chosen}, {shadow}",
        allocate_slot="",
    )


# --- stack


_ON_LINE: Final = "\n    "


def _size_and_alignment(action: Record) -> str:
    """Zero asks for what the ABI says of the type."""
    size, alignment = action.value_as_int("Size"), action.value_as_int("Align")
    size_text = str(size) if size else f"{_LAYOUT}.getTypeAllocSize({_IR_TYPE})"
    of_type = f"{_LAYOUT}.getABITypeAlign({_IR_TYPE})"
    align_text = f"Align({alignment})" if alignment else of_type
    before_size = "" if size else _ON_LINE
    before_alignment = " " if alignment else _ON_LINE
    return f"{before_size}{size_text},{before_alignment}{align_text}"


def _allocate(action: Record) -> str:
    return f"State.AllocateStack({_size_and_alignment(action)})"


def _to_stack(convention: _Convention, action: Record) -> str:
    offset = f"Offset{convention.number()}"
    return _TO_STACK(shadows="", offset=offset, allocation=_allocate(action))


def _to_stack_with_shadow(convention: _Convention, action: Record) -> str:
    names = [qualified_name(r) for r in action.value_as_list_of_defs("ShadowRegList")]
    name, shadows = convention.register_list("ShadowRegList", names)
    size, alignment = action.value_as_int("Size"), action.value_as_int("Align")
    allocation = f"State.AllocateStack({size}, Align({alignment}), {name})"
    offset = f"Offset{convention.number()}"
    return _TO_STACK(shadows=shadows, offset=offset, allocation=allocation)


def _by_value(convention: _Convention, action: Record) -> str:
    return _BY_VALUE(size=action.value_as_int("Size"), alignment=action.value_as_int("Align"))


# --- conversions


def _promote(convention: _Convention, action: Record) -> str:
    type_ = convention.type(action.value_as_def("DestTy"))
    if type_.is_floating_point:
        return _CONVERT(type=type_.enumerator, kind="FPExt")
    return _EXTEND(type=type_.enumerator, part="")


def _promote_upper(convention: _Convention, action: Record) -> str:
    type_ = convention.type(action.value_as_def("DestTy"))
    if type_.is_floating_point:
        raise action.error(
            f"CCPromoteToUpperBitsInType does not handle floating point such as {type_.name}"
        )
    return _EXTEND(type=type_.enumerator, part="Upper")


def _converting(kind: str) -> ActionEmitter:
    def emit(convention: _Convention, action: Record) -> str:
        type_ = convention.type(action.value_as_def("DestTy"))
        return _CONVERT(type=type_.enumerator, kind=kind)

    return emit


# --- other conventions


def _delegate(convention: _Convention, action: Record) -> str:
    called = action.value_as_def("CC").name
    return _RETURN_FALSE_IF(condition=f"!{called}({_arguments(action)})")


def _custom(convention: _Convention, action: Record) -> str:
    function = action.value_as_string("FuncName")
    arguments = "(ValNo, ValVT, LocVT, LocInfo, ArgFlags, State)"
    return _RETURN_FALSE_IF(condition=f"{function}{arguments}")


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


def _register_lists(conventions: list[_Convention], template: Template) -> str:
    ordered = sorted(conventions, key=lambda convention: convention.name)
    swift = [convention for convention in ordered if convention.swift_registers]
    swift_lists = [_register_list(f"{c.name}_Swift", c.swift_registers) for c in swift]
    return template(
        lists=[_register_list(convention.name, convention.registers) for convention in ordered],
        swift_lists=_SWIFT_LISTS(lists=swift_lists) if swift else "",
    )


def _register_list(name: str, registers: set[str]) -> str:
    return _REGISTER_LIST(name=name, registers=", ".join(sorted(registers)) or "0")


@generator("gen-callingconv", help="calling conventions", fitted=18)
def CALLING_CONVENTIONS(records: Records, options: Options) -> str:
    require_target(records)
    # Only tuples' names are looked up, but errors in registers are to be seen here too.
    registers = RegisterFile.of(records)
    found = [
        record
        for record in records.all_derived_definitions("CallingConv")
        if not record.value_as_bit("Custom")
    ]
    conventions = of_each(found, lambda record: _Convention(record, registers))
    unless = _UNLESS_LISTS if records.release.has(CONDITIONS_USE_DEFINED) else _UNLESS_LISTS_19
    lists = _REGISTER_LISTS
    if records.release.has(CONVENTIONS_HAVE_A_GUARD):
        unless, lists = _GUARDED, _GUARDED_LISTS
    return file_header("Calling Convention Implementation Fragment") + unless(
        functions=_FUNCTIONS(
            declarations=[f"{convention.signature()};" for convention in conventions],
            functions=of_each(conventions, lambda convention: convention.function()),
        ),
        register_lists=_register_lists(conventions, lists) if conventions else "",
    )
