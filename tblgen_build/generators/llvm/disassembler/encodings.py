"""The encodings that a disassembler knows, with their bits and how their operands are decoded."""

from __future__ import annotations

from tblgen_build._core import BitsValue, RecordError, UnsetValue
from tblgen_build.generators.mistakes import MOST_MISTAKES, of_each
from tblgen_build.registry import Rejection, ReportedNote
from tblgen_build.releases.llvm import DECODERS_HAVE_SCOPES, ENCODINGS_FIT

from ..model.hardware_mode import DEFAULT_MODE
from ..model.instructions.encoding import (
    Bits,
    Encoding,
    Encodings,
    is_little_endian,
    require_bits_to_reverse,
)
from ..model.instructions.encoding_fragments import fragments_of
from ..model.instructions.instruction_set import InstructionSet
from .decoding_tree import runs
from .operand_fields import Decoders, fixed_length_fields, variable_length_fields

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeVar

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from ..model.instructions.encoding_fragments import EncodingFragment
    from ..model.instructions.instruction import Instruction
    from .operand_fields import OperandFields

    T = TypeVar("T")


class DecodedEncoding:
    """`known` and `ones` are without the bits that may be wrong: those are in the soft masks.

    A bit of `soft_zeros` should be 0, one of `soft_ones` should be 1.
    """

    __slots__ = (
        "decoder_method",
        "has_complete_decoder",
        "instruction",
        "known",
        "ones",
        "operands",
        "record",
        "soft_ones",
        "soft_zeros",
        "width",
    )

    def __init__(
        self,
        record: Record,
        instruction: Instruction,
        width: int,
        known: int,
        ones: int,
        soft_zeros: int,
        soft_ones: int,
        operands: Sequence[OperandFields],
    ) -> None:
        self.record = record
        self.instruction = instruction
        self.width = width
        self.known = known
        self.ones = ones
        self.soft_zeros = soft_zeros
        self.soft_ones = soft_ones
        self.operands = operands
        # Of the whole instruction; empty where operands are decoded.
        self.decoder_method = record.value_as_string("DecoderMethod")
        self.has_complete_decoder = not self.decoder_method or record.value_as_bit(
            "hasCompleteDecoder"
        )

    @property
    def namespace(self) -> str:
        return self.record.value_as_string("DecoderNamespace")

    def decoding(self) -> tuple[object, ...]:
        """How operands are decoded: encodings with the same have the same decoder."""
        return (
            self.decoder_method,
            self.has_complete_decoder,
            *[(o.decoder, o.has_complete_decoder, o.known, *o.fields) for o in self.operands],
        )

    @property
    def name(self) -> str:
        """As messages call it."""
        own = self.record is self.instruction.record
        return self.instruction.name if own else f"{self.record.name}:{self.instruction.name}"


class DecodedEncodings:
    """`by_mode` has for each hardware mode what can be decoded in it, in order."""

    def __init__(self, records: Records, options: Options, *, variable_length: bool) -> None:
        self._options = options
        self._variable_length = variable_length
        self.instructions = InstructionSet.of(records)
        require_bits_to_reverse(records)
        self.decoders = Decoders()
        self._encodings = Encodings(records, self.instructions)
        self._reverse = is_little_endian(records)
        self.by_mode: dict[int, list[DecodedEncoding]] = {}
        self._modes_of_namespaces: dict[str, set[int]] = {}
        self._modes = self._collect_modes()
        self.lengths = [0] * len(self.instructions.by_number)
        self.mistakes = self.decoders.mistakes  # what does not keep others from being read
        self.warnings: list[RecordError] = []
        self._must_fit = records.release.has(ENCODINGS_FIT)
        self._add_all(records)

    def _add_all(self, records: Records) -> None:
        unread = self._unread(self._encodings.instructions, self._add_instruction)
        # Those of an instruction that cannot be read cannot either.
        if not unread:
            additional = records.all_derived_definitions_if_defined("AdditionalEncoding")
            unread = self._unread(additional, self._add_additional)
        if unread:
            raise Rejection.of(self.mistakes)

    def _unread(self, things: Iterable[T], add: Callable[[T], None]) -> bool:
        """Whether some could not be read, with their mistakes among the others, in order."""
        count = 0
        for thing in things:
            try:
                add(thing)
            except RecordError as error:
                self.mistakes.append(error)
                count += 1
            if count == MOST_MISTAKES:
                break
        return count != 0

    def _collect_modes(self) -> list[int]:
        """Those that some encoding names, a pseudo instruction's too; else the default one."""
        modes: set[int] = set()
        for by_mode in of_each(self.instructions.target_instructions, self._encodings.by_mode):
            for mode, encoding in by_mode or ():
                modes.add(mode)
                namespace = encoding.record.value_as_string("DecoderNamespace")
                self._modes_of_namespaces.setdefault(namespace, set()).add(mode)
        return sorted(modes) or [DEFAULT_MODE]

    def _modes_of(self, encoding: DecodedEncoding) -> Sequence[int]:
        """The modes in whose tables an encoding goes that does not depend on the mode."""
        level = self._options.string("suppress-per-hwmode-duplicates")
        if level == "O0":
            return self._modes
        if level == "O1":
            return sorted(self._modes_of_namespaces.get(encoding.namespace, [DEFAULT_MODE]))
        return [DEFAULT_MODE]

    def _add_instruction(self, instruction: Instruction) -> None:
        if instruction.is_asm_parser_only or instruction.is_code_gen_only:
            return
        by_mode = self._encodings.by_mode(instruction)
        if by_mode is None:
            encoding = self._decoded(instruction.record, instruction)
            if encoding is not None:
                self._add(encoding, self._modes_of(encoding))
            return
        for mode, selected in sorted(by_mode, key=lambda pair: pair[0]):
            encoding = self._decoded(selected.record, instruction)
            if encoding is not None:
                self._add(encoding, [mode])

    def _add_additional(self, record: Record) -> None:
        instruction = self.instructions.instruction(record.value_as_def("AliasOf"))
        if instruction.is_asm_parser_only or instruction.is_code_gen_only:
            return
        if instruction.is_pseudo and not record.release.has(DECODERS_HAVE_SCOPES):
            return
        encoding = self._decoded(record, instruction)
        if encoding is not None:
            self._add(encoding, [DEFAULT_MODE])

    def _add(self, encoding: DecodedEncoding, modes: Sequence[int]) -> None:
        for mode in modes:
            self.by_mode.setdefault(mode, []).append(encoding)
        if self._variable_length:
            self.lengths[encoding.instruction.number] = encoding.width

    # --- one encoding

    def _decoded(self, record: Record, instruction: Instruction) -> DecodedEncoding | None:
        """None where the record describes no bits, or all of them are unset."""
        inst = record.field("Inst")
        if inst is None:
            return None
        if inst.type.kind == "dag":
            if isinstance(inst.value, UnsetValue):
                return None
            return self._decoded_fragments(record, instruction)
        return self._decoded_bits(record, instruction)

    def _decoded_fragments(
        self, record: Record, instruction: Instruction
    ) -> DecodedEncoding | None:
        fragments = fragments_of(record)
        width, known, ones = _known_fragments(fragments)
        if not width:
            return None
        encoding = Encoding(record, instruction)
        operands = (
            []
            if record.value_as_string("DecoderMethod")
            else variable_length_fields(encoding, fragments, self.decoders)
        )
        return DecodedEncoding(record, instruction, width, known, ones, 0, 0, operands)

    def _decoded_bits(self, record: Record, instruction: Instruction) -> DecodedEncoding | None:
        size = 8 * record.value_as_int("Size")
        if not size:
            return None
        encoding = Encoding(record, instruction)
        bits = encoding.inst(reverse=self._reverse)
        if not (bits.ones | bits.zeros or bits.fields):
            return None
        self._fit(record, bits)
        soft = self._soft_bits(record, bits)
        checked = soft if self._are_known(record, soft, bits) else 0
        known = (bits.ones | bits.zeros) & ~soft
        has_method = bool(record.value_as_string("DecoderMethod"))
        return DecodedEncoding(
            record,
            instruction,
            size,
            known,
            bits.ones & known,
            bits.zeros & checked,
            bits.ones & checked,
            [] if has_method else self._operands(encoding, bits),
        )

    def _operands(self, encoding: Encoding, bits: Bits) -> list[OperandFields]:
        """Those to be decoded, and those that cannot be."""
        ignore_missing = self._options.flag("ignore-non-decodable-operands")
        ignore_known = self._options.flag("ignore-fully-defined-operands")
        return [
            operand
            for operand in fixed_length_fields(encoding, bits, self.decoders)
            if not (ignore_missing and operand.is_missing)
            and not (ignore_known and operand.known is not None and not operand.fields)
        ]

    def _fit(self, record: Record, bits: Bits) -> None:
        """Cuts them to the instruction's size. Raises RecordError if there are not as many."""
        size = 8 * record.value_as_int("Size")
        if bits.width < size and self._must_fit:
            raise record.error(
                f"{record.name}: Size is {size} bits, but Inst specifies only {bits.width} bits"
            )
        if bits.width > size:
            beyond = ~((1 << size) - 1)
            has_more = bits.ones & beyond or any(
                position + count > size for position, _, _, count in bits.fields
            )
            if has_more and self._must_fit:
                raise record.error(
                    f"{record.name}: Size is {size} bits, but Inst bits beyond that are not "
                    "zero/unset"
                )
            bits.ones &= ~beyond
            bits.zeros &= ~beyond

    def _soft_bits(self, record: Record, bits: Bits) -> int:
        """Bits that may be wrong: decoding then only warns."""
        value = record.value("SoftFail")
        if value is None:
            return 0
        size = 8 * record.value_as_int("Size")
        if not self._must_fit and not isinstance(value, BitsValue):
            return 0
        if not isinstance(value, BitsValue) or not self._fits_softly(len(value), bits.width, size):
            error = _field_error(
                record,
                "SoftFail",
                "SoftFail field, if defined, must be of the same type as Inst, which is "
                f"bits<{bits.width}>",
            )
            raise RecordError(error.message, error.location, [("in record", record.location)])
        soft = value.layout()[0]
        if soft >> size and self._must_fit:
            raise record.error(
                f"{record.name}: Size is {size} bits, but SoftFail bits beyond that are not "
                "zero/unset"
            )
        return soft & ((1 << size) - 1)

    def _fits_softly(self, width: int, inst_width: int, size: int) -> bool:
        """Whether a SoftFail field has bits enough."""
        return width == inst_width if self._must_fit else width >= inst_width >= size

    def _are_known(self, record: Record, soft: int, bits: Bits) -> bool:
        """Whether bits that may be wrong have a value in Inst. A mistake if they have to."""
        unknown = soft & ~(bits.ones | bits.zeros)
        for start, count in runs(unknown):
            for position in range(start, start + count):
                bit = "{" + str(position) + "}"
                wanted = f"Inst{bit} of '{record.name}' to be fully defined (0 or 1, not '?')"
                message = f"SoftFail{bit} = 1 requires {wanted}"
                error = _field_error(record, "SoftFail", message)
                if not self._must_fit:
                    self.warnings.append(error)
                    return False
                self.mistakes.append(ReportedNote.of(record.error("in record")))
                self.mistakes.append(error)
        return not unknown


def _field_error(record: Record, name: str, message: str) -> RecordError:
    field = record.field(name)
    return record.error(message) if field is None else field.error(message)


def _known_fragments(fragments: list[EncodingFragment]) -> tuple[int, int, int]:
    """Width, known bits, ones."""
    width = known = ones = 0
    for fragment in fragments:
        for position, bit in enumerate(fragment.bits, width):
            known |= 1 << position
            if bit:
                ones |= 1 << position
        width += fragment.width
    return width, known, ones
