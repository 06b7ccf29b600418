"""What an assembly matcher may match: the operands that are parsed, and what becomes of them.

It knows the rules for one matchable; where matchables come from is in `reader`.
"""

from __future__ import annotations

from ..model.instructions.assembly_string import for_variant
from .asm_tokens import UnreadableAssemblyError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

    from tblgen_build._core import Record

    from ..model.instructions.instruction import Instruction
    from ..model.instructions.instruction_alias import InstructionAlias
    from ..model.predicates import AssemblerPredicate
    from ..model.registers.register import Register
    from .asm_tokens import Variant
    from .match_class import MatchClass

NOT_COPIED: Final = -1
ALL_PARTS: Final = -1  # of an operand


class Parsed:
    """What is parsed: the number of that operand, and of how many machine operands."""

    __slots__ = ("count", "source")

    def __init__(self, source: int, count: int) -> None:
        self.source = source
        self.count = count


class Tied:
    """A copy of a result (`copied`, or NOT_COPIED), by two parsed operands."""

    __slots__ = ("copied", "first", "second")

    def __init__(self, copied: int, first: int, second: int) -> None:
        self.copied = copied
        self.first = first
        self.second = second


class Immediate:
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Fixed:
    """A register, or none."""

    __slots__ = ("register",)

    def __init__(self, register: Record | None) -> None:
        self.register = register


class ParsedOperand:
    """`name` is that of the operand that it becomes, `written` the one in the assembly string.

    Of a tied operand `name` is the other end. `part` is ALL_PARTS or a machine operand's position
    in a complex operand.
    """

    __slots__ = ("class_", "is_isolated", "name", "part", "register", "token", "written")

    class_: MatchClass

    def __init__(self, token: str, is_isolated: bool) -> None:
        self.token = token
        self.is_isolated = is_isolated
        self.register: Register | None = None  # that the token names
        self.part = ALL_PARTS
        self.name = ""
        self.written = ""


class Matchable:
    __slots__ = (
        "_keeps_converter",
        "alias",
        "asm_string",
        "conversion",
        "features",
        "instruction",
        "mnemonic",
        "operands",
        "record",
        "results",
        "variant",
    )

    def __init__(
        self,
        instruction: Instruction,
        alias: InstructionAlias | None,
        variant: int,
        asm_string: str,
        operands: list[ParsedOperand],
    ) -> None:
        self.instruction = instruction  # that comes out
        self.alias = alias
        self.record: Record = instruction.record if alias is None else alias.record
        self.variant = variant
        self.asm_string = asm_string
        self.mnemonic = ""
        self.operands = operands
        # What becomes of the operands of the machine instruction.
        self.results: list[Parsed | Tied | Immediate | Fixed] = []
        self.features: tuple[AssemblerPredicate, ...] = ()
        self.conversion = ""  # enumerator of what makes the results
        # Of an alias: whether it does as its instruction where that has a converter.
        self._keeps_converter = alias is None or alias.record.value_as_bit(
            "UseInstAsmMatchConverter"
        )

    @staticmethod
    def of(instruction: Instruction, alias: InstructionAlias | None, variant: Variant) -> Matchable:
        """What the assembly string says. Raises RecordError where it cannot be read."""
        text = instruction.asm_string if alias is None else alias.asm_string
        asm_string = for_variant(text, variant.number)
        try:
            tokens = variant.tokens(asm_string)
        except UnreadableAssemblyError as error:
            record = instruction.record if alias is None else alias.record
            raise record.error(f"{error} of '{record.name}'") from None
        operands = [ParsedOperand(*token) for token in tokens]
        return Matchable(instruction, alias, variant.number, asm_string, operands)

    def __repr__(self) -> str:
        return f"Matchable({self.record.name})"

    def fail(self, what: str) -> NoReturn:
        raise self.record.error(what)

    @property
    def uses_converter(self) -> bool:
        """Whether a function of the target makes the results."""
        return (
            self._keeps_converter
            and self.instruction.record.value_as_string("AsmMatchConverter") != ""
        )

    def take_mnemonic(self, *, is_first: bool) -> None:
        """The first token is the mnemonic, or where there need be none, may be."""
        if not self.operands:
            self.fail(f"Instruction '{self.record.name}' has no tokens: its AsmString is empty")
        token = self.operands[0].token
        if is_first:
            if token.startswith("$"):
                self.fail(f"'{token}' cannot be a mnemonic: it is an operand")
            del self.operands[0]
        if is_first or not token.startswith("$"):
            self.mnemonic = token

    def check(self, comment: str) -> bool:
        """Raises RecordError where no assembler could read it. False: it is to be left out."""
        if "\n" in self.asm_string:
            self.fail("an instruction of several lines cannot be parsed: set isCodeGenOnly")
        if comment and comment in self.asm_string:
            self.fail(
                f"the assembly string contains '{comment}', which begins a comment: "
                "set isCodeGenOnly"
            )
        if "$" not in self.asm_string:
            return True
        may_repeat = self.alias is not None
        seen: set[str] = set()
        for operand in self.operands:
            token = operand.token
            if not token.startswith("$"):
                continue
            if ":" in token:
                self.fail(f"'{token}' has a modifier, which only printers know: set isCodeGenOnly")
            if token in seen and not may_repeat:
                if not self.record.value_as_string("AsmMatchConverter"):
                    return False
                may_repeat = True
            seen.add(token)
        return True

    # --- looking operands up

    def find_part(self, name: str, part: int) -> int:
        for position, operand in enumerate(self.operands):
            if operand.name == name and operand.part == part:
                return position
        return -1

    def find(self, name: str, after: int = -1) -> int:
        for position in range(after + 1, len(self.operands)):
            if self.operands[position].name == name:
                return position
        return -1

    def find_written(self, name: str) -> int:
        for position, operand in enumerate(self.operands):
            if operand.written == name:
                return position
        return -1

    # --- TwoOperandAliasConstraint

    def two_operand_form(self, constraint: str) -> Matchable:
        """The same with one operand written for two."""
        source, destination = self._ends(constraint)
        from_, to = self.find(source), self.find(destination)
        if from_ < 0:
            self.fail(f"the two-operand constraint reads '{source}', which is not an operand")
        if to < 0:
            self.fail(f"the two-operand constraint sets '{destination}', which is not an operand")
        operands = self.operands[:from_] + self.operands[from_ + 1 :]
        form = Matchable(self.instruction, self.alias, self.variant, self.asm_string, operands)
        form.mnemonic, form.features, form.conversion = (
            self.mnemonic,
            self.features,
            self.conversion,
        )
        redirected = False
        for result in self.results:
            if isinstance(result, Parsed):
                number = result.source
                if number == from_ and not redirected:
                    number, redirected = to, True
                result = Parsed(number - (number > from_), result.count)
            form.results.append(result)
        return form

    def _ends(self, constraint: str) -> tuple[str, str]:
        left, _, right = constraint.partition("=")
        if not right:
            self.fail("a two-operand constraint has the form '$a = $b'")
        names: list[str] = []
        for side in (left, right):
            name = side.strip()
            if not name.startswith("$"):
                self.fail("operands in a two-operand constraint begin with '$'")
            names.append(name[1:])
        return names[0], names[1]
