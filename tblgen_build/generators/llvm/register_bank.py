"""Register banks: which register classes each covers, for GlobalISel."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp.sections import file_header, guarded, in_namespace
from tblgen_build.generators.llvm.model.register_file import RegisterFile
from tblgen_build.generators.llvm.model.the_target import require_target
from tblgen_build.registry import Options, Output, generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.register_class import RegisterClass

_WORD: Final = 32
_INVALID: Final = "InvalidRegBankID"


class _Bank:
    """A bank, and the classes it covers in the order in which they are found."""

    def __init__(self, record: Record, file: RegisterFile) -> None:
        self.record = record
        self.id_name = f"{record.name}ID"
        self.coverage_name = f"{record.name}CoverageData"
        self.classes: dict[RegisterClass, None] = {}
        self._file = file
        visited: set[RegisterClass] = set()
        covered = record.value_as_list_of_defs("RegisterClasses")
        if not covered:
            raise record.error(f"the register bank '{record.name}' covers no register class")
        for class_ in covered:
            self._visit(file.class_(class_), visited)

    def _visit(self, class_: RegisterClass, visited: set[RegisterClass]) -> None:
        """Cover a class, its sub-classes, and classes of its registers' sub-registers."""
        if class_ in visited:
            return
        visited.add(class_)
        self.classes[class_] = None
        for other in self._file.classes:
            if other is not class_ and class_.has_sub_class(other):
                self._visit(other, visited)
            for _, mask in self._file.super_register_masks(other):
                if mask >> class_.number & 1:
                    self.classes[other] = None

    def size(self, mode: int) -> int:
        """That of the largest spill slot."""
        return max([class_.sizes.in_mode(mode)[1] for class_ in self.classes], default=0)


def _declarations(target: str, banks: list[_Bank]) -> str:
    lines = "".join([f"  {bank.id_name} = {i},\n" for i, bank in enumerate(banks)])
    body = f"enum : unsigned {{\n  {_INVALID} = ~0u,\n{lines}  NumRegisterBanks,\n}};\n"
    return in_namespace("llvm", in_namespace(target, body))


def _class_members(target: str) -> str:
    return (
        "private:\n  static const RegisterBank *RegBanks[];\n  static const unsigned Sizes[];\n\n"
        "public:\n  const RegisterBank &getRegBankFromRegClass(const TargetRegisterClass &RC, "
        "LLT Ty) const override;\n"
        f"protected:\n  {target}GenRegisterBankInfo(unsigned HwMode = 0);\n"
    )


def _coverage(bank: _Bank, class_count: int) -> str:
    """The classes as a set of bits, spelled by name."""
    words = []
    for first in range(0, class_count, _WORD):
        bits = [
            f"    (1u << ({class_.qualified_id_name} - {first})) |\n"
            for class_ in bank.classes
            if first <= class_.number < first + _WORD
        ]
        words.append(f"    // {first}-{first + _WORD - 1}\n{''.join(bits)}    0,\n")
    return f"const uint32_t {bank.coverage_name}[] = {{\n{''.join(words)}}};\n"


def _implementation(target: str, banks: list[_Bank], file: RegisterFile) -> str:
    count = len(file.classes)
    definitions = [_coverage(bank, count) for bank in banks]
    for bank in banks:
        name = bank.record.value_as_string("Name")
        definitions.append(
            f"constexpr RegisterBank {bank.record.name}({target}::{bank.id_name}, "
            f'"{name}", {bank.coverage_name}, {count});\n'
        )
    pointers = "".join([f"    &{target}::{bank.record.name},\n" for bank in banks])
    sizes = "".join(
        [f"    {bank.size(mode)},\n" for mode in range(len(file.modes)) for bank in banks]
    )
    info = f"{target}GenRegisterBankInfo"
    body = (
        f"{in_namespace(target, ''.join(definitions))}\n"
        f"const RegisterBank *{info}::RegBanks[] = {{\n{pointers}}};\n\n"
        f"const unsigned {info}::Sizes[] = {{\n{sizes}}};\n\n"
        f"{info}::{info}(unsigned HwMode)\n"
        f"    : RegisterBankInfo(RegBanks, {target}::NumRegisterBanks, Sizes, HwMode) {{\n"
        "#ifndef NDEBUG\n  for (auto RB : enumerate(RegBanks))\n"
        '    assert(RB.index() == RB.value()->getID() && "Index != ID");\n#endif // NDEBUG\n}\n'
    )
    return in_namespace("llvm", body + _bank_of_class(target, banks))


def _bank_of_class(target: str, banks: list[_Bank]) -> str:
    """The function that looks a class's bank up; the answer may be that it is ambiguous."""
    entries: list[str] = []
    for bank in banks:
        for class_ in bank.classes:
            entries += [""] * (class_.number + 1 - len(entries))
            name = f"{target}::{bank.id_name}"
            entries[class_.number] = _INVALID if entries[class_.number] else name
    entries = [entry or _INVALID for entry in entries]
    width = 1 << ((len(banks).bit_length() - 1).bit_length())
    per_word = _WORD // width
    mask = (1 << width) - 1
    words = []
    for first in range(0, len(entries), per_word):
        cells = [
            f"    (uint32_t({entry}) << {position * width})"
            for position, entry in enumerate(entries[first : first + per_word])
        ]
        words.append(" |\n".join(cells))
    invalid, check = "", ""
    if _INVALID in entries:
        invalid = f"  constexpr uint32_t {_INVALID} = uint32_t({target}::{_INVALID}) & {mask};\n"
        check = f"    if (RegBankID != {_INVALID})\n  "
    return (
        f"const RegisterBank &\n{target}GenRegisterBankInfo::"
        "getRegBankFromRegClass(const TargetRegisterClass &RC, LLT) const {\n"
        f"{invalid}  static const uint32_t RegClass2RegBank[{len(words)}] = {{\n"
        + ",\n".join(words)
        + "\n  };\n  const unsigned RegClassID = RC.getID();\n"
        f"  if (LLVM_LIKELY(RegClassID < {len(entries)})) {{\n"
        f"    unsigned RegBankID = (RegClass2RegBank[RegClassID / {per_word}] >> "
        f"((RegClassID % {per_word}) * {width})) & {mask};\n"
        f"{check}    return getRegBank(RegBankID);\n  }}\n"
        '  llvm_unreachable(llvm::Twine("Target needs to handle register class ID 0x")'
        ".concat(llvm::Twine::utohexstr(RegClassID)).str().c_str());\n}\n"
    )


def _warnings(banks: list[_Bank], file: RegisterFile) -> list[RecordError]:
    found = []
    for class_ in file.classes:
        for bank in banks:
            record = class_.record
            if bank.record.value_as_string("Name").lower() == class_.name.lower():
                notes = [("RegisterBank was declared here", bank.record.location)]
                if record is not None:
                    notes.append(("RegisterClass was declared here", record.location))
                message = (
                    "Register bank names should be distinct from register classes to avoid "
                    "ambiguous MIR"
                )
                found.append(RecordError(message, bank.record.location, notes))
    return found


@generator("gen-register-bank", help="Generate registers bank descriptions")
def REGISTER_BANKS(records: Records, options: Options) -> Output:
    target = require_target(records).name
    file = RegisterFile.of(records)
    definitions = records.all_derived_definitions_if_defined("RegisterBank")
    if not definitions:
        raise RecordError("the target describes no register bank: define one of class RegisterBank")
    banks = [_Bank(record, file) for record in definitions]
    text = (
        file_header("Register banks.")
        + guarded("GET_REGBANK_DECLARATIONS", _declarations(target, banks))
        + guarded("GET_TARGET_REGBANK_CLASS", _class_members(target))
        + guarded("GET_TARGET_REGBANK_IMPL", _implementation(target, banks, file))
    )
    return Output(text, warnings=_warnings(banks, file))
