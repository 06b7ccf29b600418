"""All classes of a matcher: made from what the target declares and what its assembly mentions."""

from __future__ import annotations

from tblgen_build._core import DefValue, StringValue
from tblgen_build.generators.llvm.model.registers.register_class_like import (
    classes_by_mode,
    is_register_class,
)
from tblgen_build.generators.mistakes import of_each

from ..model.registers.register import bits
from .match_class import (
    BY_HARDWARE_MODE,
    DECLARED,
    REGISTERS,
    TOKEN,
    MatchClass,
    identifier,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, Records

    from ..model.registers.register import Register
    from ..model.registers.register_file import RegisterFile


class ClassTable:
    """The classes in the order in which they are made, until `sort` puts them into theirs."""

    def __init__(self, records: Records, registers: RegisterFile) -> None:
        self._records = records
        self._registers = registers
        self._made: list[MatchClass] = []
        self._tokens: dict[str, MatchClass] = {}
        self._of_record: dict[Record, MatchClass] = {}  # declared ones and register classes
        self.of_register: dict[Register, MatchClass] = {}  # the smallest one that has it
        self.ordered: list[MatchClass] = []

    # --- making

    def add_register_classes(self, singletons: Iterable[Register]) -> None:
        sets = _RegisterSets(self._registers, singletons)
        of_set: dict[int, MatchClass] = {}
        for number, mask in enumerate(sets.ordered):
            class_ = MatchClass(REGISTERS, number, f"Reg{number}", "")
            class_.registers = mask
            class_.size = mask.bit_count()
            class_.render_method = "addRegOperands"
            of_set[mask] = class_
        self._made += of_set.values()
        for mask, class_ in of_set.items():
            class_.super_classes = [
                other
                for other in of_set.values()
                if other is not class_ and not mask & ~other.registers
            ]
        self._name_register_classes(of_set)
        self.of_register = {register: of_set[mask] for register, mask in sets.smallest.items()}
        for register in sets.singletons:
            _name(self.of_register[register], register.name)

    def _name_register_classes(self, of_set: dict[int, MatchClass]) -> None:
        for register_class in self._registers.classes:
            record = register_class.record
            if record is None:
                continue
            class_ = of_set[register_class.member_mask]
            _name(class_, register_class.name)
            type_, text = _string(record, "DiagnosticType"), _string(record, "DiagnosticString")
            if type_ is not None:
                class_.diagnostic_type = type_
            if text is not None:
                class_.diagnostic_string = text
            if class_.diagnostic_string and not class_.diagnostic_type:
                class_.diagnostic_type = register_class.name
            self._of_record[record] = class_

    def add_classes_by_hardware_mode(self) -> None:
        definitions = classes_by_mode(self._records)
        for number, record in enumerate(definitions):
            name = f"RegByHwMode_{record.name}"
            class_ = MatchClass(BY_HARDWARE_MODE, number, name, record.name)
            class_.render_method = "addRegOperands"
            self._made.append(class_)
            self._of_record[record] = class_

    def add_declared_classes(self) -> None:
        definitions = self._records.all_derived_definitions_if_defined("AsmOperandClass")
        names = of_each(definitions, lambda record: record.value_as_string("Name"))
        for number, (record, name) in enumerate(zip(definitions, names, strict=True)):
            class_ = MatchClass(DECLARED, number, name, record.name)
            self._made.append(class_)
            self._of_record[record] = class_
        of_each(definitions, lambda record: self._read_declared(record, self._of_record[record]))

    def _read_declared(self, record: Record, class_: MatchClass) -> None:
        for value in record.value_as_list("SuperClasses"):
            above = self._of_record.get(value.record) if isinstance(value, DefValue) else None
            if above is None:
                raise record.error(
                    f"'{value}' cannot be a super class: it is not an AsmOperandClass"
                )
            class_.super_classes.append(above)
        name = class_.name
        class_.predicate_method = _string_or(record, "PredicateMethod", f"is{name}")
        class_.render_method = _string_or(record, "RenderMethod", f"add{name}Operands")
        class_.default_method = _string_or(record, "DefaultMethod", f"default{name}Operands")
        class_.parser_method = _string_or(record, "ParserMethod", "")
        class_.diagnostic_type = _string_or(record, "DiagnosticType", "")
        class_.diagnostic_string = _string_or(record, "DiagnosticString", "")
        if class_.diagnostic_string and not class_.diagnostic_type:
            class_.diagnostic_type = name
        class_.is_optional = bool(record.value_as_bit_or_unset("IsOptional"))

    def token(self, text: str) -> MatchClass:
        class_ = self._tokens.get(text)
        if class_ is None:
            class_ = self._tokens[text] = MatchClass(TOKEN, 0, identifier(text), text)
            self._made.append(class_)
        return class_

    def tell_tokens(self) -> None:
        """Give each token that an instruction has a diagnostic of its own."""
        for class_ in self._tokens.values():
            class_.diagnostic_type = f"InvalidToken{class_.name}"
            class_.diagnostic_string = f"expected '{class_.title}'"

    def add_token_aliases(self) -> None:
        aliases = self._records.all_derived_definitions_if_defined("TokenAlias")
        of_each(aliases, self._add_token_alias)

    def _add_token_alias(self, record: Record) -> None:
        from_ = self.token(record.value_as_string("FromToken"))
        to = self.token(record.value_as_string("ToToken"))
        if from_ is to:
            raise record.error(
                "a token cannot be an alias of itself: FromToken and ToToken are the same"
            )
        from_.super_classes.append(to)

    def sort(self) -> None:
        # The reference adds to the front of a list, and sorts stably.
        made = self._made[::-1]
        self.ordered = sorted(made, key=lambda class_: class_.order)
        for position, class_ in enumerate(self.ordered):
            class_.position = position

    # --- looking up

    @property
    def tokens(self) -> list[MatchClass]:
        return [class_ for class_ in self.ordered if class_.kind == TOKEN]

    @property
    def has_optional(self) -> bool:
        return any(class_.is_optional for class_ in self._made)

    def of_operand(self, record: Record) -> MatchClass:
        """The class of an operand that a record describes."""
        if record.is_subclass_of("RegisterOperand"):
            return self._of_register_operand(record)
        if is_register_class(record):
            return self._of_register_class(record, record)
        if not record.is_subclass_of("Operand"):
            raise record.error(f"'{record.name}' is not of class Operand, so it cannot be parsed")
        class_ = self._of_record.get(record.value_as_def("ParserMatchClass"))
        if class_ is None:
            raise record.error("the operand names no ParserMatchClass")
        return class_

    def _of_register_operand(self, record: Record) -> MatchClass:
        declared = record.value("ParserMatchClass")
        class_ = None
        if isinstance(declared, DefValue):
            class_ = self._of_record.get(declared.record)
        return class_ or self._of_register_class(record.value_as_def("RegClass"), record)

    def _of_register_class(self, record: Record, at: Record) -> MatchClass:
        class_ = self._of_record.get(record)
        if class_ is None:
            raise at.error("the register class has no class of operands to match")
        return class_

    def registers_of_declared(self) -> dict[MatchClass, MatchClass]:
        """The set of registers of each declared class whose RegisterOperands all have the same."""
        sets: dict[MatchClass, set[MatchClass | None]] = {}
        for record in self._records.all_derived_definitions_if_defined("RegisterOperand"):
            declared = record.value("ParserMatchClass")
            if isinstance(declared, DefValue) and declared.record in self._of_record:
                registers = self._of_record.get(record.value_as_def("RegClass"))
                sets.setdefault(self._of_record[declared.record], set()).add(registers)
        found: dict[MatchClass, MatchClass] = {}
        for class_, known in sets.items():
            registers = next(iter(known))
            if registers is not None and registers.is_registers and len(known) == 1:
                found[class_] = registers
        return found

    def of_record(self, record: Record) -> MatchClass | None:
        return self._of_record.get(record)


def _name(class_: MatchClass, name: str) -> None:
    """The first name counts; the others are only added to its title."""
    if class_.title:
        class_.title += f",{name}"
        return
    class_.name = class_.title = name
    class_.enumerator = f"MCK_{name}"


def _string(record: Record, field: str) -> str | None:
    value = record.value(field)
    return value.value if isinstance(value, StringValue) else None


def _string_or(record: Record, field: str, default: str) -> str:
    value = _string(record, field)
    return default if value is None else value


class _RegisterSets:
    """The sets of registers that a matcher needs: classes, singletons, and their intersections.

    `smallest` has the intersection of all sets that a register is in.
    """

    def __init__(self, file: RegisterFile, singletons: Iterable[Register]) -> None:
        self.singletons = list(dict.fromkeys(singletons))
        self._file = file
        masks = dict.fromkeys([class_.member_mask for class_ in file.classes])
        masks |= dict.fromkeys([1 << register.number for register in self.singletons])
        self.smallest = self._intersections(list(masks))
        masks |= dict.fromkeys(self.smallest.values())
        order = file.definition_order()
        self.ordered = sorted(masks, key=lambda mask: sorted([order[n] for n in bits(mask)]))

    def _intersections(self, masks: list[int]) -> dict[Register, int]:
        """Registers that are in the same sets are handled once."""
        sets_of: dict[int, int] = {}
        for number, mask in enumerate(masks):
            for register in bits(mask):
                sets_of[register] = sets_of.get(register, 0) | 1 << number
        smallest: dict[int, int] = {}
        for sets in set(sets_of.values()):
            intersection = -1
            for number in bits(sets):
                intersection &= masks[number]
            smallest[sets] = intersection
        return {
            register: smallest[sets_of[register.number]]
            for register in self._file.registers
            if register.number in sets_of
        }
