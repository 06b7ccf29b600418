"""The functions that tell which hardware modes a subtarget is in."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import MODES_ARE_ENUMERATED, MODES_ARE_SETS, MODES_TEST_PREDICATES
from tblgen_build.releases.targets import UNUSED_MODES_ARE_ZERO

from ..model.hardware_mode import HardwareModes
from ..model.predicates import condition, is_assembler_predicate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

# What a mode is selected for, and the classes of what is selected.
_KINDS: Final = (
    ("ValueType", ("ValueType",)),
    ("RegInfo", ("RegInfo", "SubRegRange", "RegisterClassLike")),
    ("EncodingInfo", ("InstructionEncoding",)),
)
_MODE_METHODS: Final = cpp("""
    unsigned getHwModeSet() const $virtual;
    unsigned getHwMode(enum HwModeType type = HwMode_Default) const $virtual;
""")

_ONE_MODE_METHOD: Final = cpp("""
    unsigned getHwMode() const $virtual;
""")
_ONE_MODE: Final = cpp("""
    unsigned $class_::getHwMode() const {
      $tests
      return 0;
    }
""")

_ENUM: Final = cpp("""
    enum class ${target}HwModeBits : unsigned {
      DefaultMode = 0,
      $modes

      LLVM_MARK_AS_BITMASK_ENUM(/*LargestValue=*/$last),
    };
""")

_DEFINITIONS: Final = cpp("""
    unsigned $class_::getHwModeSet() const {
      $prolog
      // Collect HwModes and store them as a bit set.
      unsigned Modes = 0;
      $tests
      return Modes;
    }
    unsigned $class_::getHwMode(enum HwModeType type) const {
      unsigned Modes = getHwModeSet();

      if (!Modes)
        return Modes;

      switch (type) {
      case HwMode_Default:
        return llvm::countr_zero(Modes) + 1;
      $cases
      }
      llvm_unreachable("unexpected HwModeType");
      return 0; // should not get here
    }
""")

_CASE: Final = cpp("""
    case HwMode_$kind:
      Modes &= $mask;
      if (!Modes)
        return Modes;
      if (!llvm::has_single_bit<unsigned>(Modes))
        llvm_unreachable("Two or more HwModes for $kind were found!");
      return llvm::countr_zero(Modes) + 1;
""")

_UNUSED: Final = cpp("""
    case HwMode_$kind:
      // No HwMode for $kind.
      return 0;
""")

_PROLOG: Final = cpp("""
    [[maybe_unused]] const auto *Subtarget =
        static_cast<const ${target}Subtarget *>(this);
""")


class ModeFunctions:
    """Falsy where the target has no modes beside the default one."""

    def __init__(self, records: Records, target: str) -> None:
        self._records = records
        self._target = target
        self._modes = HardwareModes.of(records)
        self._are_sets = records.release.has(MODES_ARE_SETS)
        self._tests_predicates = records.release.has(MODES_TEST_PREDICATES)

    def __bool__(self) -> bool:
        return len(self._modes) > 1

    def enumeration(self) -> str:
        if not self._records.release.has(MODES_ARE_ENUMERATED):
            return ""
        modes = self._modes.records
        return _ENUM(
            target=self._target,
            modes=[f"{mode.name} = (1 << {at})," for at, mode in enumerate(modes)],
            last=modes[-1].name,
        )

    def definitions(self, *, for_mc: bool) -> str:
        class_ = f"{self._target}Gen{'MC' if for_mc else ''}SubtargetInfo"
        if not self._tests_predicates:
            conditions = [
                f'checkFeatures("{mode.value_as_string("Features")}")'
                for mode in self._modes.records
            ]
            prolog = ""
        elif for_mc:
            conditions = [self._mc_condition(mode) for mode in self._modes.records]
            prolog = "[[maybe_unused]] const FeatureBitset &FB = getFeatureBits();"
        else:
            conditions = [_condition(mode) for mode in self._modes.records]
            prolog = self._prolog()
        if not self._are_sets:
            return _ONE_MODE(
                class_=class_,
                tests=[f"if ({test}) return {n};" for n, test in enumerate(conditions, 1)],
            )
        return _DEFINITIONS(
            class_=class_,
            prolog=prolog,
            tests=[f"if ({test}) Modes |= (1 << {at});" for at, test in enumerate(conditions)],
            cases=[self._case(kind, self._mask(classes)) for kind, classes in _KINDS],
        )

    def _case(self, kind: str, mask: int) -> str:
        if not mask and self._records.release.has(UNUSED_MODES_ARE_ZERO):
            return _UNUSED(kind=kind)
        return _CASE(kind=kind, mask=mask)

    def methods(self, virtual: str) -> str:
        methods = _MODE_METHODS if self._are_sets else _ONE_MODE_METHOD
        return methods(virtual=virtual)

    def _prolog(self) -> str:
        prologs = self._records.all_derived_definitions_if_defined("HwModePredicateProlog")
        if prologs:
            return "\n".join([prolog.value_as_string("Code") for prolog in prologs])
        return _PROLOG(target=self._target)

    def _mc_condition(self, mode: Record) -> str:
        predicates = [
            p for p in mode.value_as_list_of_defs("Predicates") if is_assembler_predicate(p)
        ]
        if not predicates:
            return "false"
        nested = len(predicates) > 1
        return " && ".join([condition(p, self._target, "FB", nested=nested) for p in predicates])

    def _mask(self, classes: tuple[str, ...]) -> int:
        """The modes in which something of these classes is selected."""
        mask = 0
        for select in self._records.all_derived_definitions_if_defined("HwModeSelect"):
            for mode, object_ in self._modes.select(select):
                if mode and _kind_of(object_) == classes:
                    mask |= 1 << (mode - 1)
        return mask


def _kind_of(object_: Record) -> tuple[str, ...] | None:
    for _, classes in _KINDS:
        if any(object_.is_subclass_of(class_) for class_ in classes):
            return classes
    return None


def _condition(mode: Record) -> str:
    conditions = [
        predicate.value_as_string("CondString")
        for predicate in mode.value_as_list_of_defs("Predicates")
    ]
    return " && ".join([f"({text})" for text in conditions if text])
