"""The function that prints an instruction as one of its aliases, if it fits one."""

from __future__ import annotations

from tblgen_build._core import DagValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.targets import ALIASES_KEEP_NEGATIONS

from ..model.instructions.assembly_string import for_variant
from ..model.instructions.instruction_alias import InstructionAlias
from ..model.predicates import feature_of, features_of, flat_condition
from ..model.record_names import qualified_name
from ..operand_validator import MC_OPERAND_VALIDATOR

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from ..model.instructions.instruction_alias import ResultOperand
    from ..model.instructions.instruction_set import InstructionSet
    from ..model.predicates import Feature

_SECTION: Final = cpp("""
    #ifdef PRINT_ALIAS_INSTR
    #undef PRINT_ALIAS_INSTR

    $body
    #endif // PRINT_ALIAS_INSTR
""")
_NO_ALIASES: Final = cpp("""
    bool $printer::printAliasInstr($parameters) {
      return false;
    }

""")
_PRINT_ALIAS: Final = cpp(r"""
    bool $printer::printAliasInstr($parameters) {
      static const PatternsForOpcode OpToPatterns[] = {
        $opcodes
      };

      static const AliasPattern Patterns[] = {
        $patterns
      };

      static const AliasPatternCond Conds[] = {
        $conditions
      };

      static const char AsmStrings[] =
        $strings
      ;

    #ifndef NDEBUG
      static struct SortCheck {
        SortCheck(ArrayRef<PatternsForOpcode> OpToPatterns) {
          assert(std::is_sorted(
                     OpToPatterns.begin(), OpToPatterns.end(),
                     [](const PatternsForOpcode &L, const PatternsForOpcode &R) {
                       return L.Opcode < R.Opcode;
                     }) &&
                 "tablegen failed to sort opcode patterns");
        }
      } sortCheckVar(OpToPatterns);
    #endif

      AliasMatchingData M {
        ArrayRef(OpToPatterns),
        ArrayRef(Patterns),
        ArrayRef(Conds),
        StringRef(AsmStrings, std::size(AsmStrings)),
        $validator,
      };
      const char *AsmString = matchAliasPatterns(MI, $subtarget, M);
      if (!AsmString) return false;

      unsigned I = 0;
      while (AsmString[I] != ' ' && AsmString[I] != '\t' &&
             AsmString[I] != '$$' && AsmString[I] != '\0')
        ++I;
      OS << '\t' << StringRef(AsmString, I);
      if (AsmString[I] != '\0') {
        if (AsmString[I] == ' ' || AsmString[I] == '\t') {
          OS << '\t';
          ++I;
        }
        do {
          if (AsmString[I] == '$$') {
            ++I;
            if (AsmString[I] == (char)0xff) {
              ++I;
              int OpIdx = AsmString[I++] - 1;
              int PrintMethodIdx = AsmString[I++] - 1;
              printCustomAliasOperand(MI, Address, OpIdx, PrintMethodIdx, $arguments);
            } else
              printOperand(MI, unsigned(AsmString[I++]) - 1, $arguments);
          } else {
            OS << AsmString[I++];
          }
        } while (AsmString[I] != '\0');
      }

      return true;
    }

""")
_OPCODE: Final = cpp("{$name, $first, $count },")
_PATTERN: Final = cpp("{$string, $first, $operands, $conditions },")
_CONDITION: Final = cpp("{AliasPatternCond::$condition},")
_STRING: Final = cpp(r"""
    /* $offset */ "$text\0"
""")
_CUSTOM_OPERAND: Final = cpp("""
    void $printer::printCustomAliasOperand(
        const MCInst *MI, uint64_t Address, unsigned OpIdx,
        unsigned PrintMethodIdx,
        $parameters) {
      switch (PrintMethodIdx) {
      default:
        llvm_unreachable("Unknown PrintMethod kind");
        break;
      $cases
      }
    }

""")
_NO_CUSTOM_OPERANDS: Final = cpp("""
    void $printer::printCustomAliasOperand(
        const MCInst *MI, uint64_t Address, unsigned OpIdx,
        unsigned PrintMethodIdx,
        $parameters) {
      llvm_unreachable("Unknown PrintMethod kind");
    }

""")
_PRINT_METHOD: Final = cpp("""
    case $number:
      $method($arguments);
      break;
""")
_VALIDATOR_DECLARATION: Final = cpp("""
    static bool ${printer}ValidateMCOperand(const MCOperand &MCOp,
                                            const MCSubtargetInfo &STI,
                                            unsigned PredicateIndex);
""")
_VALIDATE: Final = cpp("""
    case $number: {
      $predicate
    }
""")


class _AliasPattern:
    """What an instruction must be like to be printed as the alias."""

    def __init__(self, alias: InstructionAlias, text: str, count: int) -> None:
        self.alias = alias
        self.text = text
        self.count = count  # of machine operands
        self.conditions: list[str] = []
        self.places: dict[str, tuple[int, int]] = {}  # name to machine operand, print method

    def key(self) -> tuple[object, ...]:
        return (self.count, tuple(self.conditions))

    def formatted(self) -> str:
        """The text, with operands as bytes."""
        parts: list[str] = []
        at = 0
        while True:
            dollar = self.text.find("$", at)
            if dollar < 0:
                parts.append(self.text[at:])
                return "".join(parts)
            parts.append(self.text[at : dollar + 1])
            at, end = dollar + 1, dollar + 1
            if self.text[at : at + 1] == "{":
                at, end = at + 1, self.text.find("}", at)
                end = end if end >= 0 else len(self.text)
                name, at = self.text[at:end], end + 1
            else:
                while end < len(self.text) and (self.text[end].isalnum() or self.text[end] == "_"):
                    end += 1
                name, at = self.text[at:end], end
            # As in the reference, what names no operand, a modifier included, is the first one.
            number, method = self.places.get(name, (0, 0))
            if method < 0:
                parts.append(f"\\x{number + 1:02X}")
            else:
                parts.append(f"\\xFF\\x{number + 1:02X}\\x{method + 1:02X}")


class AliasPrinter:
    def __init__(
        self,
        records: Records,
        instructions: InstructionSet,
        namespace: str,
        class_: str,
        variant: int,
        pass_subtarget: bool,
    ) -> None:
        self._namespace = namespace
        self._class = class_
        self._variant = variant
        self._pass_subtarget = pass_subtarget
        # Print methods of operands: their numbers, and whether they are given the address.
        self._methods: dict[str, tuple[int, bool]] = {}
        self._validated: dict[Record, int] = {}  # operands with predicates, numbered from 1
        self._patterns: dict[int, list[_AliasPattern]] = {}
        self._names: dict[int, str] = {}
        of_each(self._aliases(records, instructions), self._add)

    def _add(self, aliases: list[InstructionAlias]) -> None:
        """The patterns of an instruction's aliases."""
        instruction = aliases[0].instruction
        found = [each for each in of_each(aliases, self._pattern) if each is not None]
        kept = _different(found)
        if kept:
            self._patterns[instruction.number] = kept
            self._names[instruction.number] = qualified_name(instruction.record)

    def _aliases(
        self, records: Records, instructions: InstructionSet
    ) -> list[list[InstructionAlias]]:
        """Those to be printed, by instruction; those of high priority first."""
        found: dict[str, list[tuple[int, InstructionAlias]]] = {}

        def add(record: Record) -> None:
            priority = record.value_as_int("EmitPriority")
            if priority < 1:
                return
            alias = InstructionAlias(record, instructions)
            found.setdefault(qualified_name(alias.instruction.record), []).append((priority, alias))

        of_each(records.all_derived_definitions_if_defined("InstAlias"), add)
        ordered: list[list[InstructionAlias]] = []
        for name in sorted(found):
            found[name].sort(key=lambda entry: (-entry[0], entry[1].record.id))
            ordered.append([alias for _, alias in found[name]])
        return ordered

    def _pattern(self, alias: InstructionAlias) -> _AliasPattern | None:
        own = for_variant(alias.instruction.asm_string, self._variant)
        text = for_variant(alias.asm_string, self._variant)
        if _count_operands(own) < _count_operands(text):
            return None
        operands = alias.instruction.operands
        # Of what is escaped, only braces lose their backslash.
        text = text.replace("\\{", "{").replace("\\}", "}")
        pattern = _AliasPattern(alias, text, operands.num_mi_operands)
        for result in alias.operands:
            number = operands.flat_number((result.operand, max(result.part, 0)))
            while len(pattern.conditions) < number:
                pattern.conditions.append("K_Ignore, 0")
            self._require(pattern, result, number)
        # Without a subtarget there is nothing to test.
        for predicate in alias.predicates if self._pass_subtarget else ():
            if predicate.value_as_bit("AssemblerMatcherPredicate"):
                self._require_features(pattern, predicate)
        return pattern

    def _require(self, pattern: _AliasPattern, result: ResultOperand, number: int) -> None:
        conditions = pattern.conditions
        if result.immediate is not None:
            if not -(1 << 31) <= result.immediate < 1 << 31:
                raise pattern.alias.record.error(
                    "Matching an alias with an immediate out of the range of int32_t is not "
                    "supported"
                )
            conditions.append(f"K_Imm, uint32_t({result.immediate})")
        elif result.record is None:
            name = "NoRegister" if result.register is None else result.register.name
            conditions.append(f"K_Reg, {self._namespace}::{name}")
        else:
            self._require_operand(pattern, result.record, result.name, number)

    def _require_operand(
        self, pattern: _AliasPattern, record: Record, name: str, number: int
    ) -> None:
        place = (number, self._method(record))
        class_ = record
        if record.is_subclass_of("RegisterOperand"):
            class_ = record.value_as_def("RegClass")
        if is_register_class(class_):
            if name in pattern.places:
                pattern.conditions.append(f"K_TiedReg, {pattern.places[name][0]}")
                return
            pattern.places[name] = place
            kind = "RegClassByHwMode" if class_.is_subclass_of("RegClassByHwMode") else "RegClass"
            id_ = class_.name if kind == "RegClassByHwMode" else f"{class_.name}RegClassID"
            pattern.conditions.append(f"K_{kind}, {self._namespace}::{id_}")
            return
        pattern.places[name] = place
        if "MCOperandPredicate" in record and not record.is_value_unset("MCOperandPredicate"):
            number = self._validated.setdefault(record, len(self._validated) + 1)
            pattern.conditions.append(f"K_Custom, {number}")

    def _method(self, record: Record) -> int:
        """The number of the operand's own print method; -1 where it has none."""
        if not (record.is_subclass_of("RegisterOperand") or record.is_subclass_of("Operand")):
            return -1
        method = record.value_as_string("PrintMethod")
        if method in ("", "printOperand"):
            return -1
        # One for all operands of that name: the first decides.
        is_relative = record.value_as_string("OperandType") == "OPERAND_PCREL"
        return self._methods.setdefault(method, (len(self._methods), is_relative))[0]

    def _require_features(self, pattern: _AliasPattern, predicate: Record) -> None:
        combination, features = _features(predicate)
        either = "Or" if combination == "any_of" else ""
        for is_not, name in features:
            negated = "Neg" if is_not else ""
            pattern.conditions.append(f"K_{either}{negated}Feature, {self._namespace}::{name}")
        if either:
            pattern.conditions.append("K_EndOrFeatures, 0")

    # --- text

    def text(self) -> str:
        if not self._patterns:
            return _SECTION(
                body=_NO_ALIASES(printer=self._class, parameters=self._print_parameters())
            )
        declaration = _VALIDATOR_DECLARATION(printer=self._class) if self._validated else ""
        return _SECTION(
            body=[declaration, self._print_alias(), self._custom_operand(), self._validator()]
        )

    def _print_parameters(self) -> str:
        subtarget = "const MCSubtargetInfo &STI, " if self._pass_subtarget else ""
        return f"const MCInst *MI, uint64_t Address, {subtarget}raw_ostream &OS"

    def _print_alias(self) -> str:
        opcodes: list[str] = []
        patterns: list[str] = []
        num_patterns = num_conditions = 0
        conditions: list[str] = []
        strings: dict[str, int] = {}
        size = 0
        for number in sorted(self._patterns):
            group = self._patterns[number]
            name = self._names[number]
            opcodes.append(_OPCODE(name=name, first=num_patterns, count=len(group)))
            patterns.append(f"// {name} - {num_patterns}")
            num_patterns += len(group)
            for pattern in group:
                text = pattern.formatted()
                if text not in strings:
                    strings[text] = size
                    size += len(text) - 3 * text.count("\\x") + 1
                patterns.append(
                    _PATTERN(
                        string=strings[text],
                        first=num_conditions,
                        operands=pattern.count,
                        conditions=len(pattern.conditions),
                    )
                )
                result = pattern.alias.record.value_as_dag("ResultInst")
                conditions.append(f"// {result} - {num_conditions}")
                conditions += [_CONDITION(condition=c) for c in pattern.conditions]
                num_conditions += len(pattern.conditions)
        return _PRINT_ALIAS(
            printer=self._class,
            parameters=self._print_parameters(),
            opcodes=opcodes,
            patterns=patterns,
            conditions=conditions,
            strings=[_STRING(offset=at, text=text) for text, at in strings.items()],
            validator=f"&{self._class}ValidateMCOperand" if self._validated else "nullptr",
            subtarget="&STI" if self._pass_subtarget else "nullptr",
            arguments="STI, OS" if self._pass_subtarget else "OS",
        )

    def _custom_operand(self) -> str:
        parameters, arguments = "raw_ostream &OS", "OpIdx, OS"
        if self._pass_subtarget:
            parameters = "const MCSubtargetInfo &STI,\nraw_ostream &OS"
            arguments = "OpIdx, STI, OS"
        if not self._methods:
            return _NO_CUSTOM_OPERANDS(printer=self._class, parameters=parameters)
        cases = [
            _PRINT_METHOD(
                number=number,
                method=method,
                arguments=f"MI, Address, {arguments}" if is_relative else f"MI, {arguments}",
            )
            for method, (number, is_relative) in self._methods.items()
        ]
        return _CUSTOM_OPERAND(printer=self._class, parameters=parameters, cases=cases)

    def _validator(self) -> str:
        cases = [
            _VALIDATE(number=number, predicate=record.value_as_string("MCOperandPredicate"))
            for record, number in self._validated.items()
        ]
        if not cases:
            return ""
        return MC_OPERAND_VALIDATOR(name=f"{self._class}ValidateMCOperand", cases=cases)


def _features(predicate: Record) -> tuple[str, list[Feature]]:
    """`all_of` or `any_of`, and of what features."""
    if not predicate.release.has(ALIASES_KEEP_NEGATIONS):
        kind, values = features_of(predicate)
        if kind == "any_of" and len(values) == 2 and isinstance(values[1], DagValue):
            # As the reference has it: whatever the second one's operator is, a negation too.
            values = [values[0], *values[1].args]
        return kind, [feature_of(predicate, value) for value in values]
    return flat_condition(predicate)


def _count_operands(text: str) -> int:
    """Roughly: words after the first."""
    return text.count(" ") + text.count("\t")


def _different(patterns: list[_AliasPattern]) -> list[_AliasPattern]:
    """Those that no other one is the same as: which to print would be unclear."""
    counts: dict[tuple[object, ...], int] = {}
    for pattern in patterns:
        counts[pattern.key()] = counts.get(pattern.key(), 0) + 1
    return [pattern for pattern in patterns if counts[pattern.key()] == 1]
