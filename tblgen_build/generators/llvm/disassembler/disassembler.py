"""The text of a disassembler: decoder tables, then the functions that read them."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.llvm.model.registers.register_class_like import classes_by_mode
from tblgen_build.registry import Output, Rejection
from tblgen_build.releases import KNOWN
from tblgen_build.releases.llvm import (
    CONFLICTS_ARE_ERRORS,
    DECODERS_FAIL_AT_ONCE,
    DECODERS_HAVE_SCOPES,
    POSITIONS_MAY_BE_LONG,
)

from ..model.hardware_mode import DEFAULT_MODE, HardwareModes
from ..model.instructions.encoding import is_variable_length
from ..model.predicates import condition, is_assembler_predicate
from ..model.target import placed_at_target, require_target
from . import decoder_functions as functions
from . import failing_functions as failing
from . import skipping_functions as skipping
from . import skipping_table
from .decoder_table import WORD, Row, check_field, folded, table_rows, table_text, uleb128
from .decoding_tree import BitPattern, Conflict, decoding_tree
from .encodings import DecodedEncodings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, Release, Value
    from tblgen_build.registry import Options

    from .decoding_tree import DecodingLeaf
    from .encodings import DecodedEncoding
    from .skipping_table import Form


# As many of a conflict's encodings have their definitions shown.
_NOTED: Final = 8
# Options that not all releases have, and the differences that they came with.
_OF_RELEASES: Final = (
    ("large-decoder-table", (DECODERS_FAIL_AT_ONCE,)),
    ("specialize-decoders-per-bitwidth", (DECODERS_HAVE_SCOPES,)),
    ("use-fn-table-in-decode-to-mcinst", (DECODERS_FAIL_AT_ONCE, DECODERS_HAVE_SCOPES)),
)
_LENGTHS: Final = cpp("""
    static const uint8_t InstrLenTable[] = {
      $lengths
    };

""")


def disassembler(records: Records, options: Options) -> Output:
    return _Disassembler(records, options).output()


class _Disassembler:
    """Decoders and predicates are numbered in the order in which the tables first need them."""

    def __init__(self, records: Records, options: Options) -> None:
        self._records = records
        self._target = require_target(records).name
        self._variable_length = is_variable_length(records)
        self._has_scopes = records.release.has(DECODERS_HAVE_SCOPES)
        self._bits = "FB" if self._has_scopes else "Bits"
        self._fails_at_once = records.release.has(DECODERS_FAIL_AT_ONCE)
        self._distance = 3  # in bytes, where tables have no scopes
        if self._fails_at_once and not options.flag("large-decoder-table"):
            self._distance = 2
        self._specialize = options.flag("specialize-decoders-per-bitwidth")
        self._use_function_table = options.flag("use-fn-table-in-decode-to-mcinst")
        check_options(records.release, options)
        self._encodings = DecodedEncodings(records, options, variable_length=self._variable_length)
        if self._variable_length and self._specialize:
            raise RecordError("Cannot specialize decoders for variable length instructions")
        self._modes = HardwareModes.of(records)
        self._decoders: dict[str, int] = {}
        self._decoder_of: dict[tuple[object, ...], str] = {}  # by how operands are decoded
        self._conditions: dict[str, int] = {}
        self._condition_of: dict[Value | None, str] = {}  # by the list of predicates
        self._has_soft_fail = False
        self._has_tries = False
        self._conflicts_are_errors = records.release.has(CONFLICTS_ARE_ERRORS)
        self._conflict: RecordError | None = None  # the first of them
        self._conflicts: list[str] = []
        self._missing: list[RecordError] = []  # fields of operands, as tables come to them

    def output(self) -> Output:
        text = self._text()
        warnings = list(self._encodings.warnings)
        if self._conflict is not None:
            warnings.append(self._conflict)
        return Output(text, warnings=warnings, log="".join(self._conflicts))

    def _text(self) -> str:
        tables = self._tables()
        if not self._has_scopes:
            return self._skipping_text(tables)
        parts: list[str] = []
        if self._variable_length:
            parts.append(self._lengths())
        parts += self._class_decoders()
        widths = dict.fromkeys([width for width, _, _ in tables])
        if not self._specialize:
            parts += [self._table(*key, encodings) for key, encodings in tables.items()]
            parts.append(self._decode_function(None))
        else:
            for width in widths:
                self._decoders = {}
                parts += [self._table(*k, e) for k, e in tables.items() if k[0] == width]
                parts.append(self._decode_function(width))
        self._reject()
        if self._conditions:
            parts.append(functions.predicate_function(list(self._conditions)))
        parts.append(
            functions.decode_instruction(
                has_predicates=bool(self._conditions),
                has_soft_fail=self._has_soft_fail,
                has_width=self._specialize,
                variable_length=self._variable_length,
            )
        )
        header = file_header(f" * {self._target} Disassembler")
        return header + "\n" + functions.INCLUDES() + functions.DISASSEMBLER(parts=parts)

    def _reject(self) -> None:
        """Raises all that was found while the tables were made."""
        mistakes = [*self._encodings.mistakes, *self._missing]
        if self._conflict is not None and self._conflicts_are_errors:
            mistakes.append(self._conflict)
        if mistakes:
            rejection = Rejection.of(mistakes)
            rejection.log = "".join(self._conflicts)
            raise rejection

    def _skipping_text(self, tables: dict[tuple[int, str, int], list[DecodedEncoding]]) -> str:
        """As before tables had scopes."""
        by_name = sorted(tables, key=lambda key: (self._full_name(key[1], key[2]), key[0]))
        parts = [self._table(*key, tables[key]) for key in by_name]
        if self._variable_length:
            parts.append(self._lengths())
        self._reject()
        header = file_header(f" * {self._target} Disassembler")
        if self._fails_at_once:
            parts += self._failing_functions()
            return header + functions.INCLUDES() + failing.disassembler(parts)
        parts += [
            skipping.predicate_function(list(self._conditions)),
            skipping.decode_function(list(self._decoders)),
            skipping.decode_instruction(
                self._records.release, variable_length=self._variable_length
            ),
        ]
        return header + functions.INCLUDES() + skipping.disassembler(parts)

    def _failing_functions(self) -> list[str]:
        has_predicates = bool(self._conditions)
        decode = failing.decode_function(list(self._decoders), use_table=self._use_function_table)
        return [
            failing.predicate_function(list(self._conditions)) if has_predicates else "",
            decode,
            failing.skip_function(self._distance),
            failing.decode_instruction(
                has_predicates=has_predicates,
                has_tries=self._has_tries,
                has_soft_fail=self._has_soft_fail,
                variable_length=self._variable_length,
            ),
        ]

    def _full_name(self, namespace: str, mode: int) -> str:
        return namespace if mode == DEFAULT_MODE else f"{namespace}_{self._modes.name(mode)}"

    def _decode_function(self, width: int | None) -> str:
        return functions.decode_function(
            list(self._decoders), width, use_table=self._use_function_table
        )

    def _class_decoders(self) -> list[str]:
        """Functions for register classes that depend on the hardware mode, used or not."""
        decoders = self._encodings.decoders
        parts: list[str] = []
        for record in classes_by_mode(self._records):
            if record.value_as_optional_string("DecoderMethod"):
                continue  # it has one of its own
            cases = [
                (mode, self._modes.name(mode), decoders.of(class_).function)
                for mode, class_ in self._modes.select(record)
            ]
            parts.append(functions.class_decoder(record.name, cases))
        return [*parts, "\n"] if parts else []

    def _lengths(self) -> str:
        lengths = self._encodings.lengths
        if not self._has_scopes and not any(lengths):
            lengths = []
        return _LENGTHS(lengths=[f"{length}," for length in lengths])

    # --- tables

    def _tables(self) -> dict[tuple[int, str, int], list[DecodedEncoding]]:
        """What goes into each table: by width, namespace and mode, sorted."""
        tables: dict[tuple[int, str, int], list[DecodedEncoding]] = {}
        widest = 0
        if self._variable_length:
            widest = max(
                [e.width for encodings in self._encodings.by_mode.values() for e in encodings],
                default=0,
            )
        for mode, encodings in self._encodings.by_mode.items():
            for encoding in encodings:
                width = widest or encoding.width
                tables.setdefault((width, encoding.namespace, mode), []).append(encoding)
        return dict(sorted(tables.items(), key=lambda item: item[0]))

    def _table(
        self, width: int, namespace: str, mode: int, encodings: list[DecodedEncoding]
    ) -> str:
        patterns = [BitPattern(i, e.width, e.known, e.ones) for i, e in enumerate(encodings)]
        name = f"DecoderTable{self._full_name(namespace, mode)}{width}"
        conflicts: list[Conflict] = []
        tree = decoding_tree(patterns, conflicts, reads_ahead=not self._has_scopes)
        if conflicts:
            # Other tables may have mistakes, too.
            self._conflicts += [_conflict_text(encodings, conflict) for conflict in conflicts]
            if self._conflict is None:
                self._conflict = _conflict_error(name, encodings, conflicts[0])
            if self._conflicts_are_errors:
                return ""
        if not self._has_scopes:
            try:
                return skipping_table.table_text(
                    name,
                    tree,
                    lambda leaf, form: self._skipping_leaf(
                        encodings[leaf.pattern.index], leaf, form
                    ),
                    distance=self._distance,
                    fails_at_once=self._fails_at_once,
                    has_long_positions=self._records.release.has(POSITIONS_MAY_BE_LONG),
                )
            except RecordError as error:
                raise placed_at_target(error, self._records) from None
        head = [Row(uleb128(width), f"BitWidth {width}")] if self._specialize else []
        body = table_rows(tree, lambda leaf: self._leaf(encodings[leaf.pattern.index], leaf))
        return table_text(name, head + body)

    def _skipping_leaf(
        self, encoding: DecodedEncoding, leaf: DecodingLeaf, form: Form
    ) -> list[str]:
        condition = self._condition(encoding)
        number = (
            self._conditions.setdefault(condition, len(self._conditions)) if condition else None
        )
        decoder = skipping.decoder(encoding)
        soft: tuple[int, int] | None = None
        if encoding.soft_zeros or encoding.soft_ones:  # in the first word or not
            soft = encoding.soft_zeros & WORD, encoding.soft_ones & WORD
            self._has_soft_fail = True
        if not skipping_table.is_complete(encoding):
            self._has_tries = True
        return skipping_table.leaf_bytes(
            encoding,
            leaf,
            form,
            number,
            self._decoders.setdefault(decoder, len(self._decoders)),
            soft,
        )

    def _leaf(self, encoding: DecodedEncoding, leaf: DecodingLeaf) -> list[Row]:
        rows: list[Row] = []
        condition = self._condition(encoding)
        if condition:
            number = self._conditions.setdefault(condition, len(self._conditions))
            rows.append(Row(["OPC_CheckPredicate", *uleb128(number)], f"check predicate {number}"))
        for start, width, value in leaf.checks:
            rows.append(check_field(start, width, folded(value)))
        if encoding.soft_zeros or encoding.soft_ones:
            self._has_soft_fail = True
            masks = (encoding.soft_zeros & WORD, encoding.soft_ones & WORD)
            masks_text = f"softfail pos=0x{masks[0]:08x} neg=0x{masks[1]:08x}"
            rows.append(Row(["OPC_SoftFail", *uleb128(masks[0]), *uleb128(masks[1])], masks_text))
        missing = _missing_fields(encoding)
        if missing:
            self._missing += missing
            return rows
        decoding = encoding.decoding()
        decoder = self._decoder_of.get(decoding)
        if decoder is None:
            decoder = self._decoder_of[decoding] = functions.decoder(encoding)
        number = self._decoders.setdefault(decoder, len(self._decoders))
        decode = ["OPC_Decode", *uleb128(encoding.instruction.number), *uleb128(number)]
        rows.append(Row(decode, f"decode to {encoding.name} using decoder {number}"))
        return rows

    def _condition(self, encoding: DecodedEncoding) -> str:
        listed = encoding.record.value("Predicates")
        if listed not in self._condition_of:
            predicates = encoding.record.value_as_list_of_defs("Predicates")
            is_nested = not self._has_scopes and len(predicates) > 1
            # Of those that hold always, too: what is tested tells encodings apart.
            tested = [record for record in predicates if is_assembler_predicate(record)]
            self._condition_of[listed] = self._condition_text(tested, is_nested)
        return self._condition_of[listed]

    def _condition_text(self, predicates: list[Record], is_nested: bool) -> str:
        if len(predicates) == 1 and not is_nested:
            return condition(predicates[0], self._target, self._bits)
        parts = [condition(p, self._target, self._bits, nested=True) for p in predicates]
        return " && ".join(parts)


def check_options(release: Release, options: Options) -> None:
    """Raises RecordError where one is given that the release does not have."""
    for option, differences in _OF_RELEASES:
        if options.flag(option) and not any(release.has(row) for row in differences):
            first = min(row.first for row in differences)
            last = max(row.last for row in differences)
            releases = f"{first} and later" if last > KNOWN[-1] else f"{first} to {last}"
            if first == last:
                releases = f"{first} only"
            raise RecordError(
                f"--{option} is for the decoder tables of LLVM {releases}: leave it out"
            )


def _missing_fields(encoding: DecodedEncoding) -> list[RecordError]:
    return [
        encoding.record.error(
            f"could not find field for operand '{operand.name}' of '{encoding.name}' "
            "in its encoding"
        )
        for operand in encoding.operands
        if operand.name and operand.is_missing
    ]


def _conflict_error(name: str, encodings: list[DecodedEncoding], conflict: Conflict) -> RecordError:
    """Where the encodings are defined that cannot be told apart."""
    found = [encodings[pattern.index] for pattern in conflict.patterns[:_NOTED]]
    return RecordError(
        f"Decoding conflict encountered in {name}: no bits tell these apart "
        "(instructions of different DecoderNamespace may share encodings)",
        None,
        [(f"'{e.name}' is defined here", e.record.location) for e in found],
    )


def _conflict_text(encodings: list[DecodedEncoding], conflict: Conflict) -> str:
    """What was known at each step, then the encodings; their lowest bits stand in one column."""
    patterns = sorted(conflict.patterns, key=lambda pattern: pattern.width)
    margin = 4 + patterns[-1].width
    lines = ["Decoding Conflict:"]
    lines += [_bits(known, ".").rjust(margin) for known in conflict.trail]
    lines += [
        f"{_bits(pattern, '_').rjust(margin)}  {encodings[pattern.index].name}"
        for pattern in patterns
    ]
    return "\n".join(lines) + "\n"


def _bits(pattern: BitPattern, unknown: str) -> str:
    return "".join(
        [
            "01"[pattern.ones >> bit & 1] if pattern.known >> bit & 1 else unknown
            for bit in reversed(range(pattern.width))
        ]
    )
