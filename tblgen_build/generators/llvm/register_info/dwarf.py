"""Maps between the registers' numbers and DWARF's, and code that installs them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.register import Register
    from tblgen_build.generators.llvm.register_info.source import Source

_KINDS: Final = ("Dwarf", "EH")
_UNDEFINED: Final = -1


class DwarfNumbers:
    """Each register's numbers, one for each flavour."""

    def __init__(self, source: Source) -> None:
        self._name = source.name
        self._qualified = {register: register.qualified_name for register in source.registers}
        numbers = {register: register.dwarf_numbers for register in source.registers}
        self.flavours = max(map(len, numbers.values()), default=0)
        self._own = {
            register: own + [_UNDEFINED] * (self.flavours - len(own))
            for register, own in numbers.items()
        }
        self._with_aliases = dict(self._own)
        for register in source.registers:
            alias = register.dwarf_alias
            if alias is not None:
                original = source.file.register(alias)
                self._with_aliases[register] = self._with_aliases[original]

    def tables(self) -> str:
        if not self.flavours:
            return ""
        parts = ["// Registers and their DWARF numbers.\n"]
        for kind in _KINDS:
            parts += [self._to_registers(kind, flavour) for flavour in range(self.flavours)]
        for kind in _KINDS:
            parts += [self._from_registers(kind, flavour) for flavour in range(self.flavours)]
        return "".join(parts)

    def declarations(self) -> str:
        parts = []
        for direction in ("Dwarf2L", "L2Dwarf"):
            for kind in _KINDS:
                for flavour in range(self.flavours):
                    table = f"{self._name}{kind}Flavour{flavour}{direction}"
                    parts.append(
                        f"extern const MCRegisterInfo::DwarfLLVMRegPair {table}[];\n"
                        f"extern const unsigned {table}Size;\n\n"
                    )
        return "".join(parts)

    def _to_registers(self, kind: str, flavour: int) -> str:
        register_of: dict[int, Register] = {}
        for register, numbers in self._own.items():
            if numbers[flavour] >= 0:
                register_of[numbers[flavour]] = register
        rows = [
            f"  {{ {number}U, {self._qualified[register_of[number]]} }},\n"
            for number in sorted(register_of)
        ]
        return self._table(f"{self._name}{kind}Flavour{flavour}Dwarf2L", rows)

    def _from_registers(self, kind: str, flavour: int) -> str:
        rows = [
            f"  {{ {self._qualified[register]}, {numbers[flavour]}U }},\n"
            for register, numbers in self._with_aliases.items()
            if numbers[flavour] != _UNDEFINED
        ]
        return self._table(f"{self._name}{kind}Flavour{flavour}L2Dwarf", rows)

    @staticmethod
    def _table(name: str, rows: list[str]) -> str:
        return (
            f"extern const MCRegisterInfo::DwarfLLVMRegPair {name}[] = {{\n{''.join(rows)}}};\n"
            f"extern const unsigned {name}Size = std::size({name});\n\n"
        )

    def mapping(self, object_: str) -> str:
        """Code that installs the maps; `object_` is what stands in front of the calls."""
        if not self.flavours:
            return ""
        parts = []
        for method, direction in (
            ("mapDwarfRegsToLLVMRegs", "Dwarf2L"),
            ("mapLLVMRegsToDwarfRegs", "L2Dwarf"),
        ):
            for kind in _KINDS:
                is_eh = "true" if kind == "EH" else "false"
                cases = []
                for flavour in range(self.flavours):
                    table = f"{self._name}{kind}Flavour{flavour}{direction}"
                    call = f"{object_}{method}({table}, {table}Size, {is_eh});"
                    cases.append(f"  case {flavour}:\n    {call}\n    break;\n")
                parts.append(
                    f"  switch ({kind}Flavour) {{\n  default:\n"
                    f'    llvm_unreachable("Unknown DWARF flavour");\n{"".join(cases)}  }}\n'
                )
        return "".join(parts)
