"""How each operand of an instruction is decoded: where its bits are, and by which function."""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue
from tblgen_build.releases.llvm import DECODERS_HAVE_SCOPES, POINTER_CLASSES_ARE_NUMBERS

from ..model.instructions.encoding import join_neighbours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError, Value

    from ..model.instructions.encoding import Bits, Encoding, FieldBits
    from ..model.instructions.encoding_fragments import EncodingFragment
    from ..model.instructions.operands import OperandList


class OperandFields:
    """`fields` are (position in the encoding, width, bit of the operand that the lowest is).

    `known` are bits of the operand that the encoding does not have, because all have
    the same; None where there are none. An `is_empty` one has no bits at all: its decoder
    is called without any. An `is_part` one is a part, with a name, of another operand.
    """

    __slots__ = (
        "decoder",
        "fields",
        "has_complete_decoder",
        "is_empty",
        "is_part",
        "known",
        "name",
    )

    def __init__(self, name: str, decoder: str, has_complete_decoder: bool) -> None:
        self.name = name  # empty for the machine operands of variable-length encodings
        self.decoder = decoder
        self.has_complete_decoder = has_complete_decoder
        self.fields: list[tuple[int, int, int]] = []
        self.known: int | None = None
        self.is_empty = False
        self.is_part = False

    @property
    def is_missing(self) -> bool:
        """Is nothing said of where its bits are?"""
        return not self.fields and self.known is None and not self.is_empty


class Decoder:
    """What decodes operands of a kind; an empty function makes them immediates."""

    __slots__ = ("function", "is_complete")

    def __init__(self, function: str, is_complete: bool) -> None:
        self.function = function
        self.is_complete = is_complete


class Decoders:
    """Decoders by kind of operand, each found once."""

    def __init__(self) -> None:
        self._of: dict[Record, Decoder] = {}
        # Of operands that cannot be decoded, in order: others are looked for still.
        self.mistakes: list[RecordError] = []

    def of(self, record: Record) -> Decoder:
        decoder = self._of.get(record)
        if decoder is None:
            decoder = self._of[record] = self._find(record)
        return decoder

    def fields(self, record: Record, name: str = "") -> OperandFields:
        decoder = self.of(record)
        return OperandFields(name, decoder.function, decoder.is_complete)

    def _find(self, record: Record) -> Decoder:
        function = record.value_as_optional_string("DecoderMethod")
        is_complete = (
            "hasCompleteDecoder" not in record
            or record.value_as_bit_or_unset("hasCompleteDecoder") is not False
        )
        if not function and record.is_subclass_of("RegisterOperand"):
            record = record.value_as_def("RegClass")
            function = record.value_as_optional_string("DecoderMethod")
        if function:
            return Decoder(function, is_complete)
        if record.is_subclass_of("RegClassByHwMode"):
            return Decoder(f"Decode{record.name}RegClassByHwMode", is_complete)
        if record.is_subclass_of("RegisterClass"):
            return Decoder(f"Decode{record.name}RegisterClass", is_complete)
        if record.is_subclass_of("PointerLikeRegClass") and not record.release.has(
            POINTER_CLASSES_ARE_NUMBERS
        ):
            kind = record.value_as_int("RegClassKind")
            return Decoder(f"DecodePointerLikeRegClass{kind}", is_complete)
        return Decoder("", is_complete)


def fixed_length_fields(encoding: Encoding, bits: Bits, decoders: Decoders) -> list[OperandFields]:
    """An operand that the encoding does not have has neither fields nor known bits."""
    return _FixedLength(encoding, bits, decoders).operands()


class _FixedLength:
    def __init__(self, encoding: Encoding, bits: Bits, decoders: Decoders) -> None:
        self._encoding = encoding
        self._operands = encoding.instruction.operands
        self._decoders = decoders
        self._tied = _tied_names(self._operands)
        self._fields: dict[str, list[FieldBits]] = {}
        for stretch in bits.fields:
            self._fields.setdefault(stretch[1], []).append(stretch)

    def operands(self) -> list[OperandFields]:
        found: list[OperandFields] = []
        for operand in self._operands:
            has_decoder = bool(self._decoders.of(operand.record).function)
            if operand.sub_names and has_decoder:
                self._reject(
                    f'DecoderEmitter: operand "{operand.name}" has type "{operand.record.name}" '
                    "with a custom DecoderMethod, but also named sub-operands."
                )
            elif operand.sub_names:
                for part, name in enumerate(operand.sub_names):
                    found.append(self._operand(operand.mi_record(part), name))
                    found[-1].is_part = True
            elif operand.has_sub_operands and not has_decoder:
                self._reject(
                    f'DecoderEmitter: operand "{operand.name}" has non-empty MIOperandInfo, but '
                    "doesn't have a custom decoder! Set the DecoderMethod of "
                    f"'{operand.record.name}', or name its parts in the operand list"
                )
            else:
                found.append(self._operand(operand.record, operand.name))
        return found

    def _reject(self, message: str) -> None:
        self._decoders.mistakes.append(self._encoding.record.error(message))

    def _operand(self, record: Record, name: str) -> OperandFields:
        operand = self._decoders.fields(record, name)
        encoding = self._encoding.record
        holder = name if name in encoding else self._tied.get(name, name)
        value = encoding.value(holder)
        if isinstance(value, BitsValue) and not len(value):
            if not encoding.release.has(DECODERS_HAVE_SCOPES):
                # Those that it shares with the operand that it is tied to.
                operand.fields = self._places(name)
            elif not operand.decoder:
                self._reject(
                    f"operand '{name}' of type '{record.name}' must have a decoder method, because "
                    "its field has no bits"
                )
            operand.is_empty = True
            return operand
        operand.known = _known_bits(value)
        operand.fields = self._places(name)
        return operand

    def _places(self, name: str) -> list[tuple[int, int, int]]:
        fields = self._fields.get(name, [])
        tied = self._tied.get(name)
        if tied is not None and tied in self._fields:
            both = [(p, "", bit, n) for p, _, bit, n in (*fields, *self._fields[tied])]
            fields = join_neighbours(sorted(both))
        return [(position, count, bit) for position, _, bit, count in fields]


def _tied_names(operands: OperandList) -> dict[str, str]:
    """The name under which the encoding may have an operand that is tied to another one."""
    tied: dict[str, str] = {}
    for operand in operands:
        for part, constraint in enumerate(operand.constraints):
            if constraint is None or not constraint.is_tied:
                continue
            index, other_part = operands.sub_operand_number(constraint.tied_to)
            other = operands[index]
            other_name = other.sub_names[other_part] if other.sub_names else other.name
            name = operand.sub_names[part] if operand.sub_names else operand.name
            tied[name] = other_name
            tied[other_name] = name
    return tied


def _known_bits(value: Value | None) -> int | None:
    if isinstance(value, BitValue):
        return int(value.value)
    if not isinstance(value, BitsValue):
        return None
    ones, zeros, _ = value.layout()
    return ones if ones | zeros else None


def variable_length_fields(
    encoding: Encoding, fragments: list[EncodingFragment], decoders: Decoders
) -> list[OperandFields]:
    """One for each machine operand; what the encoding does not have has no fields."""
    operands = encoding.instruction.operands
    found: list[OperandFields] = []
    tied_to: dict[int, int] = {}
    for index, operand in enumerate(operands):
        found += [decoders.fields(operand.mi_record(p)) for p in range(operand.num_mi_operands)]
        tied = operand.tied_register
        if tied >= 0:
            tied_to[index] = tied
            tied_to[tied] = index
    position = 0
    for fragment in fragments:
        if fragment.operand:
            index, part = operands.parse_operand_name(fragment.operand)
            place = (position, fragment.width, fragment.low_bit)
            target = found[operands.flat_number((index, part))]
            target.fields.append(place)
            if fragment.decoder:
                target.decoder = fragment.decoder
            if index in tied_to:
                found[operands.flat_number((tied_to[index], part))].fields.append(place)
        position += fragment.width
    return found
