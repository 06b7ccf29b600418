"""Predicates over opcodes that depend on the processor: `STIPredicate`, as functions."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from ..predicate_expander import PredicateExpander

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.schedules.processor_models import ProcessorModels


_FUNCTION: Final = cpp("""
    $signature {
      $delegates
      $processor
      switch($opcode) {
      default:
        break;
      $cases
      }

      return $default;
    } // $name

""")

_DELEGATE: Final = cpp("""
    if ($call)
      return true;

""")

_CASE: Final = cpp("""
    $opcodes
      $uses
      break;
""")

_USE: Final = cpp("""
    if ($test) {
      $mask
      return $predicate;
    }
""")


class _Use:
    """That a predicate counts; `processors` is a set of bits."""

    __slots__ = ("operands", "predicate", "processors")

    def __init__(self, predicate: Record, operands: tuple[int, ...], processor: int) -> None:
        self.predicate = predicate
        self.operands = operands  # none where all are meant
        self.processors = 1 << processor


class _Opcode:
    __slots__ = ("predicates", "processors", "record", "uses")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.processors = 0
        self.predicates = 0  # set of their numbers
        self.uses: list[_Use] = []

    def add(self, predicate: Record, operands: tuple[int, ...], processor: int) -> None:
        for use in self.uses:
            if use.predicate is predicate and use.operands == operands:
                use.processors |= 1 << processor
                return
        self.uses.append(_Use(predicate, operands, processor))

    @property
    def key(self) -> list[tuple[Record, tuple[int, ...], int]]:
        return [(use.predicate, use.operands, use.processors) for use in self.uses]


class SubtargetPredicates:
    """A function for each declaration that some processor defines."""

    def __init__(self, records: Records, models: ProcessorModels, target: str) -> None:
        self._models = models
        self._target = target
        self._by_declaration: dict[Record, list[Record]] = {}
        for record in records.all_derived_definitions_if_defined("STIPredicate"):
            declaration = record.value_as_def("Declaration")
            self._by_declaration.setdefault(declaration, []).append(record)

    def declarations(self, *, for_mc: bool) -> list[str]:
        found = []
        for declaration in self._wanted(for_mc):
            overrides = declaration.value_as_bit("OverridesBaseClassMember")
            signature = self._signature(declaration, for_mc, "")
            found.append(f"{signature} {'override' if overrides else ''};")
        return found

    def definitions(self, *, for_mc: bool) -> str:
        class_ = f"{self._target}{'MCInstrAnalysis' if for_mc else 'GenSubtargetInfo'}::"
        return "".join([self._definition(d, for_mc, class_) for d in self._wanted(for_mc)])

    def _wanted(self, for_mc: bool) -> list[Record]:
        return [d for d in self._by_declaration if not for_mc or d.value_as_bit("ExpandForMC")]

    def _signature(self, declaration: Record, for_mc: bool, class_: str) -> str:
        parameters = ["const MCInst &MI" if for_mc else "const MachineInstr *MI"]
        if declaration.value_as_bit("UpdatesOpcodeMask"):
            parameters.append("APInt &Mask")
        if for_mc:
            parameters.append("unsigned ProcessorID")
        name = declaration.value_as_string("Name")
        return f"bool {class_}{name}({', '.join(parameters)}) const"

    def _definition(self, declaration: Record, for_mc: bool, class_: str) -> str:
        expander = PredicateExpander(
            self._target,
            for_mc=for_mc,
            class_prefix=f"{self._target}_MC" if for_mc else f"{self._target}InstrInfo",
            by_reference=for_mc,
        )
        masks = declaration.value_as_bit("UpdatesOpcodeMask")
        arguments = ["MI", *(["Mask"] if masks else []), *(["ProcessorID"] if for_mc else [])]
        delegates = [
            _DELEGATE(call=f"{delegate.value_as_string('Name')}({', '.join(arguments)})")
            for delegate in declaration.value_as_list_of_defs("Delegates")
        ]
        processor = "unsigned ProcessorID = getSchedModel().getProcessorID();"
        cases = [self._case(group, expander, masks) for group in self._groups(declaration)]
        return _FUNCTION(
            signature=self._signature(declaration, for_mc, class_),
            delegates=delegates,
            processor="" if for_mc else processor,
            opcode=f"{expander.access}getOpcode()",
            cases="\n".join(cases),
            name=f"{class_}{declaration.value_as_string('Name')}",
            default=expander.predicate(declaration.value_as_def("DefaultReturnValue")),
        )

    def _case(self, group: list[_Opcode], expander: PredicateExpander, masks: bool) -> str:
        uses = [
            _USE(
                test=" || ".join([f"ProcessorID == {n}" for n in _bits(use.processors)]),
                mask=_mask(use.operands) if masks else "",
                predicate=expander.predicate(use.predicate),
            )
            for use in group[0].uses
        ]
        # In the target's namespace, whatever the instructions' own is.
        opcodes = [f"case {self._target}::{opcode.record.name}:" for opcode in group]
        return _CASE(opcodes=opcodes, uses=uses)

    def _groups(self, declaration: Record) -> list[list[_Opcode]]:
        """Opcodes with the same uses, where they stand together."""
        groups: list[list[_Opcode]] = []
        for opcode in self._opcodes(declaration):
            if groups and groups[-1][0].key == opcode.key:
                groups[-1].append(opcode)
            else:
                groups.append([opcode])
        return groups

    def _opcodes(self, declaration: Record) -> list[_Opcode]:
        """In order of how many processors and predicates they have, and which."""
        opcodes: dict[Record, _Opcode] = {}
        numbers: dict[Record, int] = {}
        for definition in self._by_declaration[declaration]:
            processor = self._models.named_by(definition).number
            for class_ in definition.value_as_list_of_defs("Classes"):
                predicate = class_.value_as_def("Predicate")
                number = numbers.setdefault(predicate, len(numbers))
                operands = tuple(class_.value_as_list_of_ints("OperandIndices"))
                for record in class_.value_as_list_of_defs("Opcodes"):
                    opcode = opcodes.setdefault(record, _Opcode(record))
                    if opcode.processors >> processor & 1:
                        raise class_.error(
                            f"Opcode {record.name} used by multiple InstructionEquivalenceClass "
                            "definitions."
                        )
                    opcode.processors |= 1 << processor
                    opcode.predicates |= 1 << number
                    opcode.add(predicate, operands, processor)
        return sorted(opcodes.values(), key=_order)


def _bits(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def _order(opcode: _Opcode) -> tuple[int, int, int, int]:
    masks = (opcode.processors, opcode.predicates)
    first, second = [(mask.bit_count(), mask.bit_length()) for mask in masks]
    return (*first, *second)


def _mask(operands: tuple[int, ...]) -> str:
    if not operands:
        return "Mask.clearAllBits();"
    # As wide as the last operand needs, and signed.
    mask = 0
    for operand in operands:
        mask |= 1 << operand
    return f"Mask = {mask - (1 << (max(operands) + 1))};"
