"""Encodings written as dags of fragments: `(descend 0b101, (operand "$reg", 3))`.

Fragments are listed from the least significant bit on, whichever way the dag is written.
"""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue, StringValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError, Value


class EncodingFragment:
    """`width` bits: of an operand's encoding from `low_bit` on, or known ones.

    `operand` is the name as it is written, with its `$`; empty where the bits are known.
    """

    __slots__ = ("bits", "decoder", "encoder", "low_bit", "operand", "width")

    def __init__(
        self,
        width: int,
        bits: tuple[bool, ...] = (),
        operand: str = "",
        low_bit: int = 0,
        encoder: str = "",
        decoder: str = "",
    ) -> None:
        self.width = width
        self.bits = bits  # of known bits, the lowest first
        self.operand = operand
        self.low_bit = low_bit
        self.encoder = encoder
        self.decoder = decoder


def fragments_of(record: Record) -> list[EncodingFragment]:
    """The fragments of a record's `Inst`. Raises RecordError where the dag is none of this kind."""
    inst = record.value("Inst")
    if not isinstance(inst, DagValue):
        raise record.error(
            f"'{record.name}' has no dag `Inst`; the encodings of other instructions are dags"
        )
    return _Parser(record).fragments(inst)


class _Parser:
    def __init__(self, record: Record) -> None:
        self._record = record

    def _error(self, message: str) -> RecordError:
        """The message, at the record's `Inst`."""
        field = self._record.field("Inst")
        return self._record.error(message) if field is None else field.error(message)

    def fragments(self, dag: DagValue) -> list[EncodingFragment]:
        operator = dag.operator_as_def().name
        if operator in ("ascend", "descend"):
            args = dag.args if operator == "ascend" else list(dag.args)[::-1]
            return [
                fragment for argument in args for fragment in self._argument(argument, operator)
            ]
        if operator == "operand":
            return [self._operand(dag)]
        if operator == "slice":
            return [self._slice(dag)]
        return []  # as the reference has it: other operators encode nothing

    def _argument(self, value: Value, operator: str) -> list[EncodingFragment]:
        if isinstance(value, DagValue):
            return self.fragments(value)
        if isinstance(value, BitValue):
            return [EncodingFragment(1, (bool(value),))]
        if isinstance(value, BitsValue):
            if not value.is_complete:
                raise self._error(f"Expecting complete bits init in `{operator}`: {value}")
            bits = tuple([isinstance(bit, BitValue) and bool(bit) for bit in value])
            return [EncodingFragment(len(bits), bits)]
        raise self._error(f"Unrecognized type of argument in `{operator}`: {value}")

    def _operand(self, dag: DagValue) -> EncodingFragment:
        if len(dag) < 2:
            raise self._error("Expecting at least 2 arguments for `operand`")
        name, width = dag.args[0], dag.args[1]
        if not isinstance(name, StringValue) or not isinstance(width, IntValue):
            raise self._error(f"Invalid argument types for `operand`: {dag}")
        if width.value <= 0:
            raise self._error(f"Invalid number of bits for `operand`: {dag}")
        encoder, decoder = self._methods(dag, 2)
        return EncodingFragment(width.value, (), name.value, 0, encoder, decoder)

    def _slice(self, dag: DagValue) -> EncodingFragment:
        if len(dag) < 3:
            raise self._error("Expecting at least 3 arguments for `slice`")
        name, high, low = dag.args[0], dag.args[1], dag.args[2]
        if not (
            isinstance(name, StringValue)
            and isinstance(high, IntValue)
            and isinstance(low, IntValue)
        ):
            raise self._error(f"Invalid argument types for `slice`: {dag}")
        first, last = sorted((high.value, low.value))
        if first < 0:
            raise self._error(f"Invalid bit range for `slice`: {dag}")
        encoder, decoder = self._methods(dag, 3)
        return EncodingFragment(last - first + 1, (), name.value, first, encoder, decoder)

    def _methods(self, dag: DagValue, start: int) -> tuple[str, str]:
        """What `(encoder "f")` and `(decoder "g")` after the other arguments say last."""
        found = {"encoder": "", "decoder": ""}
        for value in list(dag.args)[start:]:
            if not isinstance(value, DagValue) or not isinstance(value.operator, DefValue):
                continue
            kind = value.operator.record.name
            if kind not in found:
                continue
            if not len(value) or not isinstance(value.args[0], StringValue):
                raise self._error(
                    f"expected '{kind}' directive to be followed by a custom function name: {dag}"
                )
            found[kind] = value.args[0].value
        return found["encoder"], found["decoder"]
