"""Maps between the registers' numbers and DWARF's, and code that installs them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import boolean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.register_info.source import Source

_KINDS: Final = ("Dwarf", "EH")
_UNDEFINED: Final = -1

_TITLE: Final = cpp("""
    // $namespace Dwarf<->LLVM register mappings.
""")
_TABLE: Final = cpp("""
    extern const MCRegisterInfo::DwarfLLVMRegPair $name[] = {
      $rows
    };
    extern const unsigned ${name}Size = std::size($name);

""")

_DECLARATION: Final = cpp("""
    extern const MCRegisterInfo::DwarfLLVMRegPair $name[];
    extern const unsigned ${name}Size;

""")

_INSTALL: Final = cpp("""
    switch (${kind}Flavour) {
    default:
      llvm_unreachable("Unknown DWARF flavour");
    $cases
    }
""")

_INSTALL_FLAVOUR: Final = cpp("""
    case $flavour:
      $object$method($table, ${table}Size, $is_eh);
      break;
""")


class DwarfNumbers:
    """Each register's numbers, one for each flavour."""

    def __init__(self, source: Source) -> None:
        # Registers may be in another namespace than that of the target.
        self._namespace = source.registers[0].namespace if source.registers else ""
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
        parts = [_TITLE(namespace=self._namespace)]
        for kind in _KINDS:
            parts += [self._to_registers(kind, flavour) for flavour in range(self.flavours)]
        for kind in _KINDS:
            parts += [self._from_registers(kind, flavour) for flavour in range(self.flavours)]
        return "".join(parts)

    def declarations(self) -> list[str]:
        if not self.flavours:
            return []
        return [_TITLE(namespace=self._namespace)] + [
            _DECLARATION(name=self._table_name(kind, flavour, direction))
            for direction in ("Dwarf2L", "L2Dwarf")
            for kind in _KINDS
            for flavour in range(self.flavours)
        ]

    def _table_name(self, kind: str, flavour: int, direction: str) -> str:
        return f"{self._namespace}{kind}Flavour{flavour}{direction}"

    def _to_registers(self, kind: str, flavour: int) -> str:
        register_of: dict[int, Register] = {}
        for register, numbers in self._own.items():
            if numbers[flavour] >= 0:
                register_of[numbers[flavour]] = register
        rows = [
            "{ " + f"{number}U, {self._qualified[register_of[number]]}" + " },"
            for number in sorted(register_of)
        ]
        return _TABLE(name=self._table_name(kind, flavour, "Dwarf2L"), rows=rows)

    def _from_registers(self, kind: str, flavour: int) -> str:
        rows = [
            "{ " + f"{self._qualified[register]}, {numbers[flavour]}U" + " },"
            for register, numbers in self._with_aliases.items()
            if numbers[flavour] != _UNDEFINED
        ]
        return _TABLE(name=self._table_name(kind, flavour, "L2Dwarf"), rows=rows)

    def mapping(self, object_: str) -> list[str]:
        """Code that installs the maps; `object_` is what stands in front of the calls."""
        if not self.flavours:
            return []
        to_registers = [
            self._install(object_, "mapDwarfRegsToLLVMRegs", "Dwarf2L", k) for k in _KINDS
        ]
        return to_registers + [
            self._install(object_, "mapLLVMRegsToDwarfRegs", "L2Dwarf", kind) for kind in _KINDS
        ]

    def _install(self, object_: str, method: str, direction: str, kind: str) -> str:
        cases = [
            _INSTALL_FLAVOUR(
                flavour=flavour,
                object=object_,
                method=method,
                table=self._table_name(kind, flavour, direction),
                is_eh=boolean(kind == "EH"),
            )
            for flavour in range(self.flavours)
        ]
        return _INSTALL(kind=kind, cases=cases)
