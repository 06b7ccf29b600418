"""Register banks: which register classes each covers, for GlobalISel."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import Options, Output, generator
from tblgen_build.releases.selection import BANKS_OF_CLASSES_ARE_FOUND
from tblgen_build.releases.targets import BANKS_JOIN_NAMESPACES

from .model.hardware_mode import DEFAULT_MODE
from .model.registers.register_file import RegisterFile
from .model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

    from .model.registers.register_class import RegisterClass

_WORD: Final = 32
_INVALID: Final = "InvalidRegBankID"

_LLVM: Final = cpp("""
    namespace llvm {
    $body
    } // end namespace llvm
""")
_JOINED: Final = cpp("""
    namespace llvm::$target {
    $body
    } // end namespace llvm::$target
""")
_OF_TARGET: Final = cpp("""
    namespace $target {
    $body
    } // end namespace $target
""")
_IDS: Final = cpp("""
    enum : unsigned {
      InvalidRegBankID = ~0u,
      $ids
      NumRegisterBanks,
    };
""")
_CLASS_MEMBERS: Final = cpp("""
    private:
      static const RegisterBank *RegBanks[];
      static const unsigned Sizes[];

    $public
    protected:
      ${target}GenRegisterBankInfo(unsigned HwMode = 0);

""")
_FINDS_BANK: Final = cpp("""
    public:
      const RegisterBank &getRegBankFromRegClass(const TargetRegisterClass &RC, LLT Ty) const override;
""")  # noqa: E501
_COVERAGE: Final = cpp("""
    const uint32_t $name[] = {
      $words
    };
""")
_COVERAGE_WORD: Final = cpp("""
    // $first-$last
    $bits
    0,
""")
_COVERAGE_BIT: Final = cpp("(1u << ($class_id - $first)) |")
_BANK: Final = cpp("""
    constexpr RegisterBank $bank(/* ID */ $id, /* Name */ "$name", /* CoveredRegClasses */ $coverage, /* NumRegClasses */ $num_classes);
""")  # noqa: E501
_IMPLEMENTATION: Final = cpp("""
    $banks

    const RegisterBank *${target}GenRegisterBankInfo::RegBanks[] = {
      $pointers
    };

    const unsigned ${target}GenRegisterBankInfo::Sizes[] = {
      $sizes
    };

    ${target}GenRegisterBankInfo::${target}GenRegisterBankInfo(unsigned HwMode)
        : RegisterBankInfo(RegBanks, $target::NumRegisterBanks, Sizes, HwMode) {
      // Assert that RegBank indices match their ID's
    #ifndef NDEBUG
      for (auto RB : enumerate(RegBanks))
        assert(RB.index() == RB.value()->getID() && "Index != ID");
    #endif // NDEBUG
    }
    $bank_of_class
""")
_SECTION: Final = cpp("""
    #ifdef $macro
    #undef $macro
    $body
    #endif // $macro
""")
_BANK_OF_CLASS: Final = cpp("""
    const RegisterBank &
    ${target}GenRegisterBankInfo::getRegBankFromRegClass(const TargetRegisterClass &RC, LLT) const {
      $invalid
      static const uint32_t RegClass2RegBank[$num_words] = {
        $words
      };
      const unsigned RegClassID = RC.getID();
      if (LLVM_LIKELY(RegClassID < $num_entries)) {
        unsigned RegBankID = (RegClass2RegBank[RegClassID / $per_word] >> ((RegClassID % $per_word) * $width)) & $mask;
        $check
          return getRegBank(RegBankID);
      }
      llvm_unreachable(llvm::Twine("Target needs to handle register class ID 0x").concat(llvm::Twine::utohexstr(RegClassID)).str().c_str());
    }
""")  # noqa: E501
_INVALID_ID: Final = cpp(
    "constexpr uint32_t InvalidRegBankID = uint32_t($target::InvalidRegBankID) & $mask;"
)


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


def _declarations(target: str, banks: list[_Bank], *, are_joined: bool) -> str:
    ids = _IDS(ids=[f"{bank.id_name} = {i}," for i, bank in enumerate(banks)])
    if are_joined:
        return _JOINED(target=target, body=ids)
    return _LLVM(body=_OF_TARGET(target=target, body=ids))


def _coverage(bank: _Bank, class_count: int) -> str:
    """The classes as a set of bits, spelled by name."""
    words: list[str] = []
    for first in range(0, class_count, _WORD):
        bits = [
            _COVERAGE_BIT(class_id=class_.qualified_id_name, first=first)
            for class_ in bank.classes
            if first <= class_.number < first + _WORD
        ]
        words.append(_COVERAGE_WORD(first=first, last=first + _WORD - 1, bits=bits))
    return _COVERAGE(name=bank.coverage_name, words=words)


def _implementation(
    target: str, banks: list[_Bank], file: RegisterFile, *, finds_bank: bool
) -> str:
    count = len(file.classes)
    definitions = [*[_coverage(bank, count) for bank in banks], "\n"]
    definitions += [
        _BANK(
            bank=bank.record.name,
            id=f"{target}::{bank.id_name}",
            name=bank.record.value_as_string("Name"),
            coverage=bank.coverage_name,
            num_classes=count,
        )
        for bank in banks
    ]
    text = _IMPLEMENTATION(
        banks=_OF_TARGET(target=target, body=definitions),
        target=target,
        pointers=[f"&{target}::{bank.record.name}," for bank in banks],
        sizes=_sizes(banks, file),
        bank_of_class=_bank_of_class(target, banks) if finds_bank else "",
    )
    return _LLVM(body=text)


def _sizes(banks: list[_Bank], file: RegisterFile) -> list[str]:
    lines: list[str] = []
    for mode in range(len(file.modes)):
        name = "Default" if mode == DEFAULT_MODE else file.modes.name(mode)
        lines.append(f"// Mode = {mode} ({name})")
        lines += [f"{bank.size(mode)}," for bank in banks]
    return lines


def _bank_of_class(target: str, banks: list[_Bank]) -> str:
    """The function that looks a class's bank up; the answer may be that it is ambiguous."""
    entries: list[str] = []
    classes: dict[int, str] = {}  # what comments say of them
    for bank in banks:
        for class_ in bank.classes:
            entries += [""] * (class_.number + 1 - len(entries))
            classes[class_.number] = f" // {class_.id_name}"
            name = f"{target}::{bank.id_name}"
            entries[class_.number] = _INVALID if entries[class_.number] else name
    entries = [entry or _INVALID for entry in entries]
    width = 1 << ((len(banks).bit_length() - 1).bit_length())
    per_word = _WORD // width
    mask = (1 << width) - 1
    words: list[str] = []
    for number, entry in enumerate(entries):
        position = number % per_word
        shifted = f"(uint32_t({entry}) << {position * width})"
        mark = ""
        if number + 1 < len(entries):
            mark = "," if position + 1 == per_word else " |"
        words.append(f"{shifted}{mark}{classes.get(number, '')}")
    has_invalid = _INVALID in entries
    return _BANK_OF_CLASS(
        target=target,
        invalid=_INVALID_ID(target=target, mask=mask) if has_invalid else "",
        num_words=-(-len(entries) // per_word),
        words=words,
        num_entries=len(entries),
        per_word=per_word,
        width=width,
        mask=mask,
        check=f"if (RegBankID != {_INVALID})" if has_invalid else "",
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


@generator("gen-register-bank", help="register banks, for GlobalISel", fitted=18)
def REGISTER_BANKS(records: Records, options: Options) -> Output:
    record = require_target(records)
    target = record.name
    file = RegisterFile.of(records)
    definitions = records.all_derived_definitions_if_defined("RegisterBank")
    finds_bank = records.release.has(BANKS_OF_CLASSES_ARE_FOUND)
    if finds_bank and not definitions:
        raise record.error(
            "the target describes no register bank: define one of class RegisterBank"
        )
    banks = of_each(definitions, lambda record: _Bank(record, file))
    members = _CLASS_MEMBERS(target=target, public=_FINDS_BANK() if finds_bank else "")
    implementation = _implementation(target, banks, file, finds_bank=finds_bank)
    text = (
        file_header("Register Bank Source Fragments")
        + _SECTION(
            macro="GET_REGBANK_DECLARATIONS",
            body=_declarations(
                target, banks, are_joined=records.release.has(BANKS_JOIN_NAMESPACES)
            ),
        )
        + "\n"
        + _SECTION(macro="GET_TARGET_REGBANK_CLASS", body=members)
        + "\n"
        + _SECTION(macro="GET_TARGET_REGBANK_IMPL", body=implementation)
    )
    return Output(text, warnings=_warnings(banks, file))
