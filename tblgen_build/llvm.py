"""Targets and intrinsics as data: what LLVM's C++ classes for backends know of them.

    from tblgen_build import Records, Options, generator, llvm

    @generator("gen-register-names", help="List registers", pure=True)
    def names(records: Records, options: Options) -> str:
        return "".join(f"{register.name}\\n" for register in llvm.registers(records))

Reading, the meaning of `record` and stability are as in `tblgen_build.mlir`. A property that a
record lacks, or has with a wrong value, raises RecordError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tblgen_build.generators.llvm.model.instructions.encoding import Encodings
from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet
from tblgen_build.generators.llvm.model.intrinsics import intrinsic as intrinsic_model
from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
from tblgen_build.generators.llvm.model.target import require_target
from tblgen_build.generators.made_once import made_once
from tblgen_build.named_models import described

if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.instructions import instruction as instruction_model
    from tblgen_build.generators.llvm.model.instructions import operands as operands_model
    from tblgen_build.generators.llvm.model.instructions.encoding import Encoding as ModelEncoding
    from tblgen_build.generators.llvm.model.registers import register as register_model
    from tblgen_build.generators.llvm.model.registers import register_class as class_model

__all__ = [
    "EncodedField",
    "Encoding",
    "Instruction",
    "Intrinsic",
    "Operand",
    "Register",
    "RegisterClass",
    "Target",
    "encodings",
    "instructions",
    "intrinsics",
    "register_classes",
    "registers",
    "target",
    "type_text",
]


# --- descriptions -----------------------------------------------------------


@described
class Target(NamedTuple):
    """The `Target`.

    namespace: of its instructions, in C++
    is_little_endian_encoding: bits of encodings are written in the opposite order
    """

    name: str
    namespace: str
    is_little_endian_encoding: bool
    record: Record


@described
class Register(NamedTuple):
    """A `Register`, or one that `RegisterTuples` make; others are named by their records.

    number: from 1; 0 is NoRegister
    namespace: in C++
    asm_name: in assembly
    sub_registers: by the name of the index, all of them
    super_registers: smaller ones first
    dwarf_numbers: one for each flavour
    is_tuple: made by RegisterTuples
    record: of a tuple: the one that it takes its fields from
    """

    name: str
    number: int
    namespace: str
    asm_name: str
    sub_registers: dict[str, str]
    super_registers: tuple[str, ...]
    dwarf_numbers: tuple[int, ...]
    is_tuple: bool
    record: Record


@described
class RegisterClass(NamedTuple):
    """A `RegisterClass`, or one that LLVM infers; registers and classes are named.

    number: from 0
    namespace: in C++
    members: in allocation order
    types: those of machine values: `i32`, `v4i32`; in the default mode
    size: in bits; in the default mode
    spill_size: in bits
    spill_alignment: in bits
    sub_classes: this one included
    record: None where it was inferred
    """

    name: str
    number: int
    namespace: str
    members: tuple[str, ...]
    types: tuple[str, ...]
    size: int
    spill_size: int
    spill_alignment: int
    is_allocatable: bool
    sub_classes: tuple[str, ...]
    record: Record | None


@described
class Operand(NamedTuple):
    """An operand as the assembly string has it; it may be several machine operands.

    name: without `$`
    type: the name of the register class or operand
    machine_operand: the number of the first
    machine_operands: how many
    print_method: of the assembly printer, in C++
    operand_type: `MCOI::OPERAND_REGISTER`
    tied_to: the machine operand that is the same register
    """

    name: str
    type: str
    is_output: bool
    machine_operand: int
    machine_operands: int
    print_method: str
    operand_type: str
    tied_to: int | None
    record: Record


@described
class Instruction(NamedTuple):
    """An `Instruction`. Predicates and registers are named by their records.

    opcode: its number in the target's enumeration
    namespace: in C++
    asm_string: as written, with `$operands` and `{variants|of syntax}`
    operands: outputs first
    size: in bytes
    is_pseudo: has no encoding
    is_code_gen_only: unknown to the assembler
    may_load: None where only patterns say so
    implicit_uses: registers that it reads without an operand
    implicit_defs: registers that it writes without an operand
    """

    name: str
    opcode: int
    namespace: str
    asm_string: str
    operands: tuple[Operand, ...]
    size: int
    is_pseudo: bool
    is_code_gen_only: bool
    may_load: bool | None
    may_store: bool | None
    has_side_effects: bool | None
    predicates: tuple[str, ...]
    implicit_uses: tuple[str, ...]
    implicit_defs: tuple[str, ...]
    record: Record

    def flag(self, name: str) -> bool:
        """A bit field: `isBranch`, `isCommutable`. Raises RecordError where there is none."""
        return self.record.value_as_bit(name)


@described
class EncodedField(NamedTuple):
    """A stretch of bits of an encoding that an operand or a field fills in.

    position: in the encoding, from 0, the lowest
    width: in bits
    name: of the operand or field
    bit: of the field, the lowest
    """

    position: int
    width: int
    name: str
    bit: int


@described
class Encoding(NamedTuple):
    """What each bit is: known (`mask`, `value`), of a field, or open.

    instruction: its name
    mode: the hardware mode; None where it does not depend on one
    width: in bits
    mask: 1 for each bit that is known
    value: of those
    fields: from the lowest up
    decoder_namespace: of the decoder table; empty for the main one
    """

    instruction: str
    mode: int | None
    width: int
    mask: int
    value: int
    fields: tuple[EncodedField, ...]
    decoder_namespace: str
    record: Record


@described
class Intrinsic(NamedTuple):
    """An `Intrinsic`: of LLVM's own, or of whatever files are read.

    name: in LLVM IR
    enumerator: in llvm::Intrinsic
    target: empty: of all
    results: types, as `type_text` spells them
    parameters: `...`: any number of any type
    is_overloaded: its name ends in types
    flags: `NoReturn`, `Convergent`, `commutative`, ...; sorted
    argument_attributes: by argument, -1 the result
    clang_builtin: the builtin function that it stands for; may be empty
    """

    name: str
    enumerator: str
    target: str
    results: tuple[str, ...]
    parameters: tuple[str, ...]
    is_overloaded: bool
    flags: tuple[str, ...]
    may_read: bool
    may_write: bool
    argument_attributes: dict[int, tuple[str, ...]]
    clang_builtin: str
    record: Record


# --- asking for it -----------------------------------------------------------


def target(records: Records) -> Target:
    """The target that the records describe. Raises RecordError where there is none, or several."""
    record = require_target(records)
    instruction_set = record.value_as_def("InstructionSet")
    return Target(
        record.name,
        InstructionSet.of(records).namespace,
        instruction_set.value_as_bit("isLittleEndianEncoding"),
        record,
    )


def registers(records: Records) -> list[Register]:
    """All registers by number, tuples included. Raises RecordError where they cannot be."""
    return [register_of(register) for register in RegisterFile.of(records).registers]


def register_classes(records: Records) -> list[RegisterClass]:
    """All classes by number, those included that LLVM infers."""
    file = RegisterFile.of(records)
    return [class_of(one, file.classes) for one in file.classes]


def instructions(records: Records, *, generic: bool = False) -> list[Instruction]:
    """The target's own instructions by opcode; with `generic`, those of all targets before them."""
    found = InstructionSet.of(records)
    chosen = found.by_number if generic else found.target_instructions
    return [instruction_of(one) for one in chosen]


def encodings(records: Records) -> list[Encoding]:
    """Of the instructions that are no pseudo ones, by opcode; several where modes differ.

    Raises RecordError where `Inst` is no `bits` field, as in sets with variable length.
    """
    known = made_once(records, encodings_model)
    found = []
    for instruction in known.instructions:
        by_mode = known.by_mode(instruction)
        if by_mode is None:
            found += [encoding_of(one, None) for one in known.of(instruction)]
        else:
            found += [encoding_of(one, mode) for mode, one in sorted(by_mode, key=lambda m: m[0])]
    return found


def intrinsics(records: Records) -> list[Intrinsic]:
    """Those of all targets, then target by target, each sorted by name.

    Raises RecordError where one cannot be, or two cannot be told apart.
    """
    return [intrinsic_of(one) for one in intrinsic_model.read_intrinsics(records)]


def type_text(record: Record) -> str:
    """An LLVMType in few words: `i32`, `v4f32`, `ptr addrspace(3)`, `any int`, `as 0`.

    `as 0` is the type of the first overloaded type; other types that follow from one are named
    by their class: `LLVMExtendedType(0)`.
    """
    if record.is_subclass_of("LLVMQualPointerType"):
        _, *space = record.value_as_list_of_ints("Sig")
        return f"ptr addrspace({space[0]})" if space else "ptr"
    if record.is_subclass_of("LLVMMatchType"):
        number = record.value_as_int("Number")
        [class_, *_] = record.direct_superclasses
        return f"as {number}" if class_.name == "LLVMMatchType" else f"{class_.name}({number})"
    name = record.value_as_def("VT").name
    if record.is_subclass_of("LLVMAnyType"):
        return _ANY.get(name, name)
    return _PLAIN.get(name, name)


def parameter_text(record: Record) -> str:
    """As a type; what has none stands for any number of arguments."""
    text = type_text(record)
    return "..." if text == "void" else text


_ANY = {
    "Any": "any",
    "iAny": "any int",
    "fAny": "any float",
    "vAny": "any vector",
    "pAny": "any ptr",
}
_PLAIN = {"isVoid": "void", "MetadataVT": "metadata", "OtherVT": "{}"}


# --- reading it --------------------------------------------------------------


def encodings_model(records: Records) -> Encodings:
    return Encodings(records, InstructionSet.of(records))


def register_of(register: register_model.Register) -> Register:
    return Register(
        register.name,
        register.number,
        register.namespace,
        register.asm_name,
        {index.name: sub.name for index, sub in register.sub_registers.items()},
        tuple(one.name for one in register.super_registers),
        tuple(register.dwarf_numbers),
        register.is_tuple,
        register.record,
    )


def class_of(
    one: class_model.RegisterClass, classes: list[class_model.RegisterClass]
) -> RegisterClass:
    size, spill_size, alignment = one.sizes.in_mode(0)
    members = one.orders[0] if one.orders else one.members
    types = [by_mode.in_mode(0) for by_mode in one.types]
    return RegisterClass(
        one.name,
        one.number,
        one.namespace,
        tuple(member.name for member in members),
        tuple(type_.name for type_ in types if type_ is not None),
        size,
        spill_size,
        alignment,
        one.allocatable,
        tuple(other.name for other in classes if one.has_sub_class(other)),
        one.record,
    )


def instruction_of(one: instruction_model.Instruction) -> Instruction:
    operands = one.operands
    return Instruction(
        one.name,
        one.number,
        one.namespace,
        one.asm_string,
        tuple(
            operand_of(operand, index < operands.num_defs) for index, operand in enumerate(operands)
        ),
        one.size,
        one.is_pseudo,
        one.is_code_gen_only,
        one.may_load,
        one.may_store,
        one.has_side_effects,
        tuple(predicate.name for predicate in one.predicates),
        tuple(register.name for register in one.implicit_uses),
        tuple(register.name for register in one.implicit_defs),
        one.record,
    )


def operand_of(operand: operands_model.Operand, is_output: bool) -> Operand:
    tied = operand.tied_register
    return Operand(
        operand.name,
        operand.record.name,
        is_output,
        operand.mi_number,
        operand.num_mi_operands,
        operand.print_method,
        operand.operand_type,
        None if tied < 0 else tied,
        operand.record,
    )


def encoding_of(one: ModelEncoding, mode: int | None) -> Encoding:
    bits = one.inst()
    return Encoding(
        one.instruction.name,
        mode,
        bits.width,
        bits.ones | bits.zeros,
        bits.ones,
        tuple(EncodedField(at, width, name, bit) for at, name, bit, width in bits.fields),
        one.record.value_as_string("DecoderNamespace"),
        one.record,
    )


def intrinsic_of(one: intrinsic_model.Intrinsic) -> Intrinsic:
    record, properties = one.record, one.properties
    names = tuple(intrinsic_model.ARGUMENT_ATTRIBUTES)
    reads = intrinsic_model.ALL_EFFECTS // 3
    return Intrinsic(
        one.name,
        one.enum_name,
        one.target,
        tuple(type_text(type_) for type_ in record.value_as_list_of_defs("RetTypes")),
        tuple(parameter_text(type_) for type_ in record.value_as_list_of_defs("ParamTypes")),
        one.is_overloaded,
        tuple(sorted(properties.flags)),
        properties.effects & reads != 0,
        properties.effects & (reads << 1) != 0,
        {
            position - 1: tuple(names[rank] for rank, _, _ in attributes)
            for position, attributes in enumerate(properties.attributes)
            if attributes
        },
        one.clang_builtin,
        record,
    )
