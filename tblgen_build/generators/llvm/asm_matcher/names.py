"""Names: of registers to registers, of subtarget features, of mnemonics to other mnemonics."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.cpp.string_switch import string_switch

from .order import lower

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build._core import Record, Records

    from ..model.predicates import AssemblerPredicate, AssemblerPredicates
    from ..model.register import Register
    from ..model.register_file import RegisterFile
    from .tokens import Variant


def register_matchers(parser: Record, file: RegisterFile) -> str:
    """MatchRegisterName and MatchRegisterAltName, where the parser wants them."""
    text = ""
    may_repeat = parser.value_as_bit("AllowDuplicateRegisterNames")
    if parser.value_as_bit("ShouldEmitMatchRegisterName"):
        names = [(r.asm_name, r) for r in file.registers if r.asm_name]
        text += _register_matcher("MatchRegisterName", names, file, may_repeat)
    if parser.value_as_bit("ShouldEmitMatchRegisterAltName"):
        names = [
            (name.strip(" \t\n\v\f\r"), r)
            for r in file.registers
            for name in r.record.value_as_list_of_strings("AltNames")
        ]
        names = [(name, r) for name, r in names if name]
        text += _register_matcher("MatchRegisterAltName", names, file, may_repeat)
    return text


def _register_matcher(
    function: str, names: Sequence[tuple[str, Register]], file: RegisterFile, may_repeat: bool
) -> str:
    known: dict[str, Register] = {}
    for name, register in names:
        other = known.setdefault(name, register)
        if other is not register and not may_repeat:
            raise register.error(
                f"registers '{other.name}' and '{register.name}' are both called '{name}' in "
                f"{function}: rename one, or set AllowDuplicateRegisterNames in the AsmParser"
            )
    cases = [(name, f"return {register.qualified_name};") for name, register in names]
    namespace = file.registers[0].namespace
    return (
        f"static MCRegister {function}(StringRef Name) {{\n{string_switch('Name', cases)}"
        f"  return {namespace}::NoRegister;\n}}\n\n"
    )


# --- features


def feature_bits(predicates: AssemblerPredicates) -> str:
    lines = "".join([f"  {p.enumerator} = {p.number},\n" for p in predicates.by_definition])
    type_ = unsigned_type(len(predicates.by_definition))
    return f"enum SubtargetFeatureBits : {type_} {{\n{lines}}};\n\n"


def feature_names(predicates: AssemblerPredicates) -> str:
    cases = "".join(
        [
            f'  case {p.enumerator}: return "{p.record.value_as_string("PredicateName")}";\n'
            for p in predicates.by_definition
        ]
    )
    body = '  return "(unknown)";\n'
    if cases:
        body = f'  switch(Val) {{\n{cases}  default: return "(unknown)";\n  }}\n'
    return f"static const char *getSubtargetFeatureName(uint64_t Val) {{\n{body}}}\n"


def available_features(predicates: AssemblerPredicates, target: str, parser: str) -> str:
    lines = "".join(
        [
            f"  if ({p.condition(target, 'FB')})\n    Features.set({p.enumerator});\n"
            for p in predicates.by_definition
        ]
    )
    return (
        f"FeatureBitset {parser}::\nComputeAvailableFeatures(const FeatureBitset &FB) const {{\n"
        f"  FeatureBitset Features;\n{lines}  return Features;\n}}\n\n"
    )


# --- mnemonic aliases


class MnemonicAliases:
    def __init__(self, records: Records, predicates: AssemblerPredicates) -> None:
        self._definitions = records.all_derived_definitions_if_defined("MnemonicAlias")
        self._predicates = predicates

    def __bool__(self) -> bool:
        return bool(self._definitions)

    def text(self, variants: Iterable[Variant]) -> str:
        cases = [
            f"  case {variant.number}:\n{self._switch(variant.name)}    break;\n"
            for variant in variants
            if variant.name
        ]
        by_variant = f"  switch (VariantID) {{\n{''.join(cases)}  }}\n" if cases else ""
        return (
            "static void applyMnemonicAliases(StringRef &Mnemonic, const FeatureBitset &Features, "
            f"unsigned VariantID) {{\n{by_variant}{self._switch('')}}}\n\n"
        )

    def _switch(self, variant: str) -> str:
        by_name: dict[str, list[Record]] = {}
        for record in self._definitions:
            if record.value_as_string("AsmVariantName") == variant:
                by_name.setdefault(lower(record.value_as_string("FromMnemonic")), []).append(record)
        return string_switch(
            "Mnemonic", [(name, self._code(name, by_name[name])) for name in sorted(by_name)]
        )

    def _code(self, name: str, aliases: Sequence[Record]) -> str:
        """What becomes of one mnemonic: the aliases that are always possible come last."""
        code = ""
        always: Record | None = None
        for alias in aliases:
            condition = self._condition(alias)
            if not condition:
                if always is not None and _to(always) != _to(alias):
                    raise RecordError(
                        "several aliases without predicates stand for the mnemonic "
                        f"'{name}': to '{_to(always)}' and '{_to(alias)}'",
                        always.location,
                        [("this is the other MnemonicAlias", alias.location)],
                    )
                always = alias
                continue
            to = lower(_to(alias))
            if to == name:
                raise alias.error(f"'{name}' cannot be an alias of itself")
            code += f'{"else " if code else ""}if ({condition})\n  Mnemonic = "{to}";\n'
        if always is not None:
            to = lower(_to(always))
            code += "else\n  " if code else ""
            code += f'Mnemonic = "{to}";\n'
        return code + "return;"

    def _condition(self, alias: Record) -> str:
        predicates: list[AssemblerPredicate] = []
        for record in alias.value_as_list_of_defs("Predicates"):
            tested = self._predicates.tested([record])
            if not tested:
                raise alias.error(
                    f"'{record.name}' is no AssemblerPredicate, and parsers know no other"
                )
            predicates += tested
        return " && ".join([f"Features.test({p.enumerator})" for p in predicates])


def _to(alias: Record) -> str:
    return alias.value_as_string("ToMnemonic")
