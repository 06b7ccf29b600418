"""Chooses generators for a file that is in no compile database, by what the file defines.

Only records of the project count: a dialect includes MLIR's own files, but their types and
interfaces are not its own.
"""

from __future__ import annotations

import os

from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.project.installed_llvm import is_llvm_file, llvm_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record, Records


class DefaultGenerator:
    """A generator, and the records that it needs to have something to do."""

    __slots__ = ("class_", "dialect_option", "field", "generator", "needs", "personality")

    def __init__(
        self,
        personality: str,
        generator: str,
        class_: str,
        dialect_option: str = "",
        needs: str = "",
        field: str = "",
    ) -> None:
        self.personality = personality  # in whose folder of LLVM's files the class is
        self.generator = generator
        self.class_ = class_  # of the records
        self.dialect_option = dialect_option  # names one dialect: it runs for each
        self.needs = needs  # a class of records, wherever they are
        self.field = field  # that one of the project's records has, beyond those of the class


MLIR, LLVM = "mlir", "llvm"
# Where one generator makes declarations and another definitions: the one that checks more.
DEFAULT_GENERATORS = (
    DefaultGenerator(MLIR, "gen-dialect-defs", "Dialect", "dialect"),
    DefaultGenerator(MLIR, "gen-op-defs", "Op"),
    DefaultGenerator(MLIR, "gen-typedef-defs", "TypeDef", "typedefs-dialect"),
    DefaultGenerator(MLIR, "gen-attrdef-defs", "AttrDef", "attrdefs-dialect"),
    DefaultGenerator(MLIR, "gen-enum-defs", "EnumInfo"),
    DefaultGenerator(MLIR, "gen-op-interface-decls", "OpInterface"),
    DefaultGenerator(MLIR, "gen-type-interface-decls", "TypeInterface"),
    DefaultGenerator(MLIR, "gen-attr-interface-decls", "AttrInterface"),
    DefaultGenerator(MLIR, "gen-pass-decls", "PassBase"),
    DefaultGenerator(MLIR, "gen-rewriters", "Pattern"),
    DefaultGenerator(LLVM, "gen-register-info", "Register", needs="Target"),
    DefaultGenerator(LLVM, "gen-instr-info", "Instruction", needs="Target"),
    DefaultGenerator(LLVM, "gen-asm-matcher", "AsmParser", needs="Target"),
    DefaultGenerator(LLVM, "gen-emitter", "Instruction", needs="Target", field="Inst"),
    DefaultGenerator(LLVM, "gen-subtarget", "SubtargetFeature", needs="Target"),
    DefaultGenerator(LLVM, "gen-callingconv", "CallingConv", needs="Target"),
    DefaultGenerator(LLVM, "gen-intrinsic-impl", "Intrinsic"),
    DefaultGenerator(LLVM, "gen-searchable-tables", "GenericTable"),
    DefaultGenerator(LLVM, "gen-opt-parser-defs", "Option"),
)


def default_actions(
    unit: TranslationUnit,
    records: Records,
    generators: Iterable[DefaultGenerator] = DEFAULT_GENERATORS,
) -> list[Action]:
    """The actions that a build of the unit probably has."""
    is_own = OwnFiles(records.main_file)
    found = []
    for one in generators:
        class_ = records.get_class(one.class_)
        if class_ is None or not is_llvm_file(class_.location.file, one.personality):
            continue
        if one.needs and not records.all_derived_definitions_if_defined(one.needs):
            continue
        own = [record for record in records.all_derived_definitions(one.class_) if is_own(record)]
        if one.field and not any(one.field in record for record in own):
            continue
        for options in option_sets(one, own):
            found.append(Action(unit, "", one.generator, one.personality, options))
    return found


class OwnFiles:
    """Whether a record is the project's: in the main file, or in no file of LLVM's."""

    def __init__(self, main: str) -> None:
        self._main = main
        self._known: dict[str, bool] = {}  # by folder

    def __call__(self, record: Record) -> bool:
        file = record.location.file
        folder = os.path.dirname(os.path.abspath(file))
        if folder not in self._known:
            self._known[folder] = not llvm_folder(folder)
        return file == self._main or self._known[folder]


def option_sets(one: DefaultGenerator, own: Iterable[Record]) -> list[tuple[tuple[str, str], ...]]:
    """The options of each run: one, or one for each dialect; none if there are no records."""
    if not one.dialect_option:
        return [()] if own else []
    names = dict.fromkeys(map(dialect_name, own))
    return [((one.dialect_option, name),) for name in names if name]


def dialect_name(record: Record) -> str:
    """The name of the record's dialect; empty if it is unknown."""
    from tblgen_build._core import RecordError

    try:
        owner = record if record.is_subclass_of("Dialect") else record.value_as_def("dialect")
        return owner.value_as_string("name")
    except RecordError:
        return ""
