"""Instruction contexts: the prefixes and modes under which an opcode is looked up.

A context is its name without the leading `IC`: nothing for none, `_64BIT_REXW`, `_EVEX_L_W_K`.
It knows what llvm/Support/X86DisassemblerDecoderCommon.h lists: their order and their ranks.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Final

_PREFIXES: Final = ("", "_XS", "_XD", "_OPSIZE")

_LEGACY: Final = {
    "": 0,
    "_64BIT": 1,
    "_OPSIZE": 3,
    "_ADSIZE": 3,
    "_OPSIZE_ADSIZE": 4,
    "_XD": 2,
    "_XS": 2,
    "_XD_OPSIZE": 3,
    "_XS_OPSIZE": 3,
    "_XD_ADSIZE": 3,
    "_XS_ADSIZE": 3,
    "_64BIT_REXW": 5,
    "_64BIT_REXW_ADSIZE": 6,
    "_64BIT_OPSIZE": 3,
    "_64BIT_ADSIZE": 3,
    "_64BIT_OPSIZE_ADSIZE": 4,
    "_64BIT_XD": 6,
    "_64BIT_XS": 6,
    "_64BIT_XD_OPSIZE": 3,
    "_64BIT_XS_OPSIZE": 3,
    "_64BIT_XD_ADSIZE": 3,
    "_64BIT_XS_ADSIZE": 3,
    "_64BIT_REXW_XS": 7,
    "_64BIT_REXW_XD": 7,
    "_64BIT_REXW_OPSIZE": 8,
    "_64BIT_REX2": 2,
    "_64BIT_REX2_REXW": 3,
}


def _vector_ranks() -> dict[str, int]:
    """Those of VEX and EVEX, in the order of their numbers."""
    ranks: dict[str, int] = {}
    for long, base in (("", 1), ("_L", 3)):
        for wide in ("", "_W"):
            more = (1 if long else 2) if wide else 0
            for prefix in _PREFIXES:
                ranks[f"_VEX{long}{wide}{prefix}"] = base + more + bool(prefix)
    for suffix in ("", "_K", "_B", "_K_B", "_KZ_B", "_KZ"):
        for long in ("", "_L", "_L2"):
            for wide in ("", "_W"):
                base = 3 if long or wide else 1
                for prefix in _PREFIXES:
                    rank = base + bool(prefix)
                    ranks[f"_EVEX{long}{wide}{prefix}{suffix}"] = rank
                    if long:
                        continue
                    if suffix in ("", "_B") and (not prefix or (prefix == "_OPSIZE" and not wide)):
                        ranks[f"_EVEX{wide}{prefix}{suffix}_NF"] = rank + 1
                    if prefix and not wide and not suffix:
                        ranks[f"_EVEX{prefix}_ADSIZE"] = rank + 1
    for suffix in ("_B_U", "_K_B_U", "_KZ_B_U"):
        for wide in ("", "_W"):
            for prefix in _PREFIXES:
                ranks[f"_EVEX{wide}{prefix}{suffix}"] = (4 if wide else 2) + bool(prefix)
    return ranks


REX2: Final = "_64BIT_REX2"
WIDE_REX2: Final = "_64BIT_REX2_REXW"
# In the order of their numbers: where two instructions want a place, the higher one wins.
RANKS: Final = _LEGACY | _vector_ranks()
REPEATED_AND_SIZED: Final = ("_EVEX_XS_ADSIZE", "_EVEX_XD_ADSIZE")
WITH_U: Final = tuple(context for context in RANKS if context.endswith("_U"))

_64BIT, _XS, _XD, _REXW, _OPSIZE, _ADSIZE, _VEX, _VEXL = [1 << bit for bit in range(8)]
_EVEX, _EVEXL2, _EVEXK, _EVEXKZ, _EVEXB, _REX2, _NF, _U = [1 << bit for bit in range(8, 16)]
NUM_ATTRIBUTES: Final = 16


def context_of_attributes(attributes: int, known: Container[str]) -> str:
    """The context in which bytes with these prefixes are looked up."""
    prefix = (
        "_OPSIZE"
        if attributes & _OPSIZE
        else "_XD"
        if attributes & _XD
        else "_XS"
        if attributes & _XS
        else ""
    )
    wide = "_W" if attributes & _REXW else ""
    sized = f"_EVEX{prefix}_ADSIZE"
    if attributes & _EVEX and attributes & _ADSIZE and prefix and sized in known:
        return sized
    if attributes & _NF:
        size = wide or ("_OPSIZE" if attributes & _OPSIZE else "")
        return f"_EVEX{size}{'_B' if attributes & _EVEXB else ''}_NF"
    has_u = bool(attributes & _EVEXB) and bool(attributes & _U)
    if attributes & _EVEX:
        return _evex(attributes, wide, prefix, has_u)
    if attributes & (_VEX | _VEXL):
        return f"_VEX{'_L' if attributes & _VEXL and not has_u else ''}{wide}{prefix}"
    return _legacy(attributes)


def _evex(attributes: int, wide: str, prefix: str, has_u: bool) -> str:
    mask = "_KZ" if attributes & _EVEXKZ else "_K" if attributes & _EVEXK else ""
    if has_u:
        return f"_EVEX{wide}{prefix}{mask}_B_U"
    long = "_L2" if attributes & _EVEXL2 else "_L" if attributes & _VEXL else ""
    return f"_EVEX{long}{wide}{prefix}{mask}{'_B' if attributes & _EVEXB else ''}"


def _legacy(attributes: int) -> str:
    repeat = "_XS" if attributes & _XS else "_XD" if attributes & _XD else ""
    size = "_OPSIZE" if attributes & _OPSIZE else "_ADSIZE" if attributes & _ADSIZE else ""
    mode = ""
    if attributes & _64BIT:
        mode = "_64BIT"
        wide = "_REXW" if attributes & _REXW else ""
        if attributes & _REX2:
            return f"_64BIT_REX2{wide}"
        if wide:
            return f"_64BIT_REXW{repeat or size}"
        if size and attributes & _XD:
            repeat = "_XD"
    if not repeat and attributes & _OPSIZE and attributes & _ADSIZE:
        size = "_OPSIZE_ADSIZE"
    return mode + repeat + size


# --- which contexts an instruction of another one is also found in

# For each context (child, needs an instruction that names no prefix, not with 64-bit addresses,
# keeps these two properties for what the child passes on).
_CHILDREN: Final[dict[str, tuple[tuple[str, bool, bool, bool], ...]]] = {
    "": (
        ("_64BIT", False, False, True),
        ("_OPSIZE", True, False, False),
        ("_ADSIZE", False, False, False),
        ("_XD", True, False, False),
        ("_XS", True, False, False),
    ),
    "_64BIT": (
        ("_64BIT_REXW", False, False, False),
        ("_64BIT_OPSIZE", True, False, False),
        ("_64BIT_ADSIZE", False, True, False),
        ("_64BIT_XD", True, False, False),
        ("_64BIT_XS", True, False, False),
        ("_64BIT_REX2", False, False, False),
        ("_64BIT_REX2_REXW", False, False, False),
    ),
    "_OPSIZE": (("_64BIT_OPSIZE", False, False, True), ("_OPSIZE_ADSIZE", False, False, False)),
    "_ADSIZE": (("_OPSIZE_ADSIZE", True, False, False),),
    "_XD": (("_64BIT_XD", False, False, True),),
    "_XS": (("_64BIT_XS", False, False, True),),
    "_XD_OPSIZE": (("_64BIT_XD_OPSIZE", False, False, False),),
    "_XS_OPSIZE": (("_64BIT_XS_OPSIZE", False, False, False),),
    "_64BIT_REXW": (
        ("_64BIT_REXW_XS", True, False, False),
        ("_64BIT_REXW_XD", True, False, False),
        ("_64BIT_REXW_OPSIZE", True, False, False),
        ("_64BIT_REXW_ADSIZE", False, True, False),
    ),
    "_64BIT_OPSIZE": (
        ("_64BIT_REXW_OPSIZE", False, False, False),
        ("_64BIT_OPSIZE_ADSIZE", False, True, False),
        ("_64BIT_REXW_ADSIZE", False, True, False),
    ),
    "_64BIT_ADSIZE": (("_64BIT_OPSIZE_ADSIZE", True, False, False),),
    "_64BIT_XD": (
        ("_64BIT_REXW_XD", False, False, False),
        ("_64BIT_XD_ADSIZE", False, True, False),
    ),
    "_64BIT_XS": (
        ("_64BIT_REXW_XS", False, False, False),
        ("_64BIT_XS_ADSIZE", False, True, False),
    ),
    "_64BIT_REX2": (("_64BIT_REX2_REXW", False, False, False),),
}

# Not left out where an instruction is not for 64-bit mode.
_FOR_ALL_MODES: Final = ("_64BIT_XD_OPSIZE", "_64BIT_XS_OPSIZE")


def legacy_contexts(
    context: str, *, no_prefix: bool, wide_address: bool, not_64bit: bool, any_rex2: bool
) -> set[str]:
    """Where an instruction of that context is found, which has neither VEX nor EVEX.

    `any_rex2` where one that does not ask for REX2 may have it.
    """
    found: set[str] = set()
    todo = [(context, no_prefix, wide_address)]
    while todo:
        current, free, wide = todo.pop()
        found.add(current)
        for child, needs_free, narrow_only, keeps in _CHILDREN.get(current, ()):
            if child in (REX2, WIDE_REX2) and not any_rex2:
                continue
            if (free or not needs_free) and not (wide and narrow_only):
                todo.append((child, free, wide) if keeps else (child, True, False))
    if not_64bit:
        found = {c for c in found if not c.startswith("_64BIT") or c in _FOR_ALL_MODES}
    return found


def vector_contexts(
    encoding: str, long: str, wide: str, prefix: str, suffix: str, *, any_l: bool, any_w: bool
) -> set[str]:
    """Where an instruction with that VEX or EVEX prefix is found."""
    longs = [long]
    if any_l and not long:
        longs = ["", "_L"] if encoding == "_VEX" else ["", "_L", "_L2"]
    wides = ["", "_W"] if any_w and not wide else [wide]
    return {f"{encoding}{each}{w}{prefix}{suffix}" for each in longs for w in wides}
