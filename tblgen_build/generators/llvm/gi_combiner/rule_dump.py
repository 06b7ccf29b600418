"""Rules as they were read, for their authors (`--gicombiner-stop-after-parse`)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.model.intrinsics.intrinsic_name import llvm_name

from .apply_types import TypeInference, copied, names_of_one_type, typed, typed_copies
from .expansion import choices
from .mir_pattern import AnyOpcode, CodePattern, CombinerInstruction, FragmentPattern
from .rule_roots import replaces_root
from .written_types import type_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .combine_rule import CombineRule
    from .mir_pattern import Fragment, Pattern, PatternParameter
    from .operand import Flags, MirOperand

_RULE: Final = cpp("""
    (CombineRule name:$name id:$number root:$root
      $data
      $fragments
      (MatchPats$gap
        $match
      )
      (ApplyPats$gap
        $apply
      )
      $match_operands
      $apply_operands
      $permutations
    )
""")
_INFERENCE: Final = cpp("""
    Rule Operand Type Equivalence Classes for $name:
    $groups
    Final Type Equivalence Classes: $classes
    $inferred
    $result
""")
_INFERRED: Final = cpp("""
    Apply patterns for rule $name after inference:
      $patterns

""")
_LIST: Final = cpp("""
    ($title
      $rows
    )
""")
_DATA: Final = cpp("(MatchDataDef symbol:$symbol type:$type)")
_FRAGMENT: Final = cpp("""
    (PatFrag name:$name
      $inputs
      $outputs
      (alternatives [
        $alternatives
      ])
    )
""")
_ALTERNATIVE: Final = cpp("""
    [
      $patterns
    ],
""")
_KINDS: Final = {"gi_imm": "imm", "gi_mo": "machine_operand"}


def dump_of(rule: CombineRule) -> str:
    """A rule whose patterns were found right."""
    match, apply = [copied(p) for p in rule.match], [copied(p) for p in rule.apply]
    TypeInference(rule.record, typed(match), typed(apply)).complete()
    return _RULE(
        name=rule.name,
        number=rule.number,
        root=rule.root,
        data=_data(rule),
        fragments=_fragments(rule),
        gap=" ",
        match=[
            _line(copy, "<match_root>" if p is rule.root_pattern else "")
            for p, copy in zip(rule.match, match, strict=True)
        ],
        apply=[_line(p, _apply_root(p, rule), is_applied=True) for p in apply],
        match_operands=_operand_table("MatchPats", match),
        apply_operands=_operand_table("ApplyPats", apply),
        permutations=_permutations(rule),
    )


def _operands(pattern: Pattern) -> list[MirOperand]:
    return pattern.operands if isinstance(pattern, CombinerInstruction | FragmentPattern) else []


def _apply_root(pattern: Pattern, rule: CombineRule) -> str:
    if not isinstance(pattern, CombinerInstruction) or pattern.is_erasure:
        return ""
    return "<apply_root>" if replaces_root(rule, pattern) else ""


def inference_of(rule: CombineRule) -> str:
    """How the types that a rule does not write were found (`--gicombiner-debug-typeinfer`)."""
    match, apply = typed_copies(rule.match), typed_copies(rule.apply)
    inference = TypeInference(rule.record, match, apply)
    inference.complete()
    return _INFERENCE(
        name=rule.name,
        groups=[_groups(p) for p in [*match, *apply] if p.instruction and not p.intrinsic],
        classes=_sets(inference.equal.classes()),
        inferred=[f"INFER: {each}" for each in inference.inferred],
        result=_INFERRED(
            name=rule.name, patterns=[_shown(pattern, f"name:{pattern.name} ") for pattern in apply]
        )
        if inference.inferred
        else "",
    )


def _groups(pattern: CombinerInstruction) -> str:
    return f"\tGroups for {pattern.name}:\t{_sets(names_of_one_type(pattern))}"


def _sets(sets: Sequence[Sequence[str]]) -> str:
    return "".join([f"[{', '.join(names)}] " for names in sets])


# --- lists -------------------------------------------------------------------------


def _list(title: str, rows: Sequence[str]) -> str:
    return _LIST(title=title, rows=rows) if rows else ""


def _data(rule: CombineRule) -> str:
    return _list("MatchDatas", [_DATA(symbol=symbol, type=type_) for symbol, type_ in rule.data])


def _operand_table(title: str, patterns: Sequence[Pattern]) -> str:
    """What defines each operand."""
    found: dict[str, str] = {}
    for pattern in patterns:
        for operand in _operands(pattern):
            if operand.is_def and operand.name:
                found[operand.name] = pattern.name
            elif operand.name:
                found.setdefault(operand.name, "<live-in>")
    if not found:
        return f"(OperandTable {title} <empty>)"
    return _list(f"OperandTable {title} ", [f"{name} -> {found[name]}" for name in sorted(found)])


def _permutations(rule: CombineRule) -> str:
    labels = [choice.label for choice in choices(rule.match)]
    rows = [f"{label.removeprefix(' @ ')}," for label in labels]
    return _list("PermutationsToEmit", rows) if len(rows) > 1 else ""


# --- fragments -----------------------------------------------------------------------


def _fragments(rule: CombineRule) -> str:
    used = {p.fragment.record: p.fragment for p in rule.match if isinstance(p, FragmentPattern)}
    return _list("PatFrags", [_fragment(fragment) for fragment in used.values()])


def _fragment(fragment: Fragment) -> str:
    return _FRAGMENT(
        name=fragment.record.name,
        inputs=_parameters("ins", fragment.inputs),
        outputs=_parameters("outs", fragment.outputs),
        alternatives=[_alternative(fragment, patterns) for patterns in fragment.alternatives],
    )


def _parameters(title: str, parameters: Sequence[PatternParameter]) -> str:
    shown = [f"{p.name}:{_KINDS.get(p.kind, p.kind)}" for p in parameters]
    return f"({title} [{', '.join(shown)}])" if shown else ""


def _alternative(fragment: Fragment, patterns: Sequence[Pattern]) -> str:
    copies = [copied(pattern) for pattern in patterns]
    TypeInference(fragment.record, typed(copies), ()).complete()
    return _ALTERNATIVE(patterns=[f"{_shown(p, f'name:{p.name} ')}," for p in copies])


# --- patterns ------------------------------------------------------------------------


def _line(pattern: Pattern, mark: str, *, is_applied: bool = False) -> str:
    return f"{mark}{pattern.name}:{_shown(pattern, '', 'apply' if is_applied else 'match')}"


def _shown(pattern: Pattern, name: str, use: str = "match") -> str:
    if isinstance(pattern, AnyOpcode):
        return f"(AnyOpcodePattern [{', '.join([i.name for i in pattern.instructions])}])"
    if isinstance(pattern, CodePattern):
        return f'(CXXPattern {name}{use} code:"{_escaped(pattern.code)}")'
    operands = f"operands:[{', '.join(map(_operand, pattern.operands))}]"
    if isinstance(pattern, FragmentPattern):
        return f"(PatFragPattern {name}{pattern.fragment.record.name} {operands})"
    if pattern.instruction is None:
        return f"(BuiltinPattern {name}{pattern.text} {operands})"
    intrinsic = ""
    if pattern.intrinsic is not None:
        intrinsic = f" intrinsic(@{llvm_name(pattern.intrinsic)})"
    flags = _flags(pattern.flags) if pattern.flags is not None else ""
    shown = f"{pattern.instruction.name} {operands}{intrinsic}{flags}"
    return f"(CodeGenInstructionPattern {name}{shown})"


def _escaped(code: str) -> str:
    """As `llvm::printEscapedString` has it: what is not printable as two hexadecimal digits."""
    return "".join(
        [
            chr(byte) if 32 <= byte < 127 and byte not in b'\\"' else f"\\{byte:02X}"
            for byte in code.encode(errors="surrogateescape")
        ]
    )


def _operand(operand: MirOperand) -> str:
    written = "" if operand.type is None else type_text(operand)
    defined = "<def>" if operand.is_def else ""
    name = f"${operand.name}" if operand.name else ""
    if operand.number is None:
        return f"{defined}{written}:{name}" if written else f"{defined}{name}"
    number = f"({written} {operand.number})" if written else str(operand.number)
    return f"{defined}{number}:{name}" if name else f"{defined}{number}"


def _flags(flags: Flags) -> str:
    kinds = [("set", flags.set), ("unset", flags.cleared), ("copy", flags.copied)]
    shown = [f"({kind} {', '.join(names)})" for kind, names in kinds if names]
    return f" (MIFlags {' '.join(shown)})"
