"""Which generators a file is for, where no compile database says it: told from what it defines.

Only records of the project count: that MLIR's own files have types and interfaces is nothing to
the dialect that includes them.
"""

from __future__ import annotations

import os

from tblgen_build.batch.llvm import llvm_folder
from tblgen_build.driver.action import Action, TranslationUnit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, Records


class Usual:
    """A generator, and the records without which there is nothing for it to do."""

    __slots__ = ("class_", "dialect_option", "generator", "needs", "personality")

    def __init__(
        self,
        personality: str,
        generator: str,
        class_: str,
        dialect_option: str = "",
        needs: str = "",
    ) -> None:
        self.personality = personality  # in whose folder of LLVM's files the class is
        self.generator = generator
        self.class_ = class_  # of the records
        self.dialect_option = dialect_option  # names one dialect: it runs for each
        self.needs = needs  # a class of records, wherever they are


MLIR, LLVM = "mlir", "llvm"
# Of those that make declarations and definitions of one thing the one that looks at more.
USUAL = (
    Usual(MLIR, "gen-dialect-defs", "Dialect", "dialect"),
    Usual(MLIR, "gen-op-defs", "Op"),
    Usual(MLIR, "gen-typedef-defs", "TypeDef", "typedefs-dialect"),
    Usual(MLIR, "gen-attrdef-defs", "AttrDef", "attrdefs-dialect"),
    Usual(MLIR, "gen-enum-defs", "EnumInfo"),
    Usual(MLIR, "gen-op-interface-decls", "OpInterface"),
    Usual(MLIR, "gen-type-interface-decls", "TypeInterface"),
    Usual(MLIR, "gen-attr-interface-decls", "AttrInterface"),
    Usual(MLIR, "gen-pass-decls", "PassBase"),
    Usual(MLIR, "gen-rewriters", "Pattern"),
    Usual(LLVM, "gen-register-info", "Register", needs="Target"),
    Usual(LLVM, "gen-instr-info", "Instruction", needs="Target"),
    Usual(LLVM, "gen-subtarget", "SubtargetFeature", needs="Target"),
    Usual(LLVM, "gen-callingconv", "CallingConv", needs="Target"),
    Usual(LLVM, "gen-intrinsic-impl", "Intrinsic"),
    Usual(LLVM, "gen-searchable-tables", "GenericTable"),
    Usual(LLVM, "gen-opt-parser-defs", "Option"),
)


def usual_actions(unit: TranslationUnit, records: Records) -> list[Action]:
    """What is likely to be made of the unit."""
    is_own = OwnFiles(records.main_file)
    found = []
    for one in USUAL:
        class_ = records.get_class(one.class_)
        if class_ is None or not is_of_llvm(class_, one.personality):
            continue
        if one.needs and not records.all_derived_definitions_if_defined(one.needs):
            continue
        own = [record for record in records.all_derived_definitions(one.class_) if is_own(record)]
        for options in option_sets(one, own):
            found.append(Action(unit, "", one.generator, one.personality, options))
    return found


def is_of_llvm(class_: Record, folder: str) -> bool:
    """Whether LLVM's own files, in that folder of them, have it: `Op` is a common name."""
    path = os.path.abspath(class_.location.file)
    include = llvm_folder(os.path.dirname(path))
    return bool(include) and path.startswith(os.path.join(include, folder, ""))


class OwnFiles:
    """Whether a record is of the project: in no file of LLVM's, but for the main one."""

    def __init__(self, main: str) -> None:
        self._main = main
        self._known: dict[str, bool] = {}  # by folder

    def __call__(self, record: Record) -> bool:
        file = record.location.file
        folder = os.path.dirname(os.path.abspath(file))
        if folder not in self._known:
            self._known[folder] = not llvm_folder(folder)
        return file == self._main or self._known[folder]


def option_sets(one: Usual, own: Iterable[Record]) -> list[tuple[tuple[str, str], ...]]:
    """What to run the generator with: once, or once for each dialect; not at all for nothing."""
    if not one.dialect_option:
        return [()] if own else []
    names = dict.fromkeys(map(dialect_name, own))
    return [((one.dialect_option, name),) for name in names if name]


def dialect_name(record: Record) -> str:
    """Of a dialect, or of what has one; empty where that is not told."""
    from tblgen_build._core import RecordError

    try:
        owner = record if record.is_subclass_of("Dialect") else record.value_as_def("dialect")
        return owner.value_as_string("name")
    except RecordError:
        return ""
