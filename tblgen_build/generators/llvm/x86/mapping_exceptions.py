"""Instructions of X86 that are forms of others, although neither encodings nor names show it.

They were found by giving the reference instructions of all names that X86 has.
"""

from __future__ import annotations

from .spelled import spelled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# EVEX instructions that no VEX instruction of the same encoding does the work of, nor they its.
NEVER_COMPRESSED: Final = frozenset(
    spelled(
        """
        VCVTQQ2PDZ128rr VCVTQQ2PSZ128{rm,rr} VDBPSADBWZ{128,256}{rmi,rri} VMOVZPDILo2PDIZrr
        VP{MAXS,MAXU,MINS,MINU,MULL,SRA}QZ{128,256}{rm,rr} VPSRAQZ{128,256}ri
        VSCALEFPSZ{128,256}rm
        """
    )
)

# EVEX instructions whose VEX form has another W: it has the same name, but for the length.
_SAME_NAME: Final = """
    V{ADD,ANDN,AND,DIV,MAXC,MAX,MINC,MIN,MUL,OR,SUB,UNPCKH,UNPCKL,XOR}PDZ{128,256}{rm,rr}
    VCVT{PD2DQ,PD2PS,TPD2DQ}Z{128,256}{rm,rr} VMOVDDUPZ{128,256}{rm,rr}
    VP{ADDQ,BROADCASTQ,MULDQ,MULUDQ,SUBQ,UNPCKHQDQ,UNPCKLQDQ}Z{128,256}{rm,rr}
    V{ADD,COMI,DIV,MAX,MIN,MUL,SUB,UCOMI}SDZ{rm,rr}{,_Int} VCVTSD2SSZ{rm,rr}{,_Int}
    VBROADCASTSDZ256{rm,rr} V{MAX,MIN}{CSD,SS}Z{rm,rr} VMOV{A,U}PDZ{128,256}{mr,rm,rr}
    VMOV{H,L}PDZ128{mr,rm} VMOVNTPDZ{128,256}mr VMOVPQI2QIZ{mr,rr} VMOVQI2PQIZrm
    VMOVSDZ{mr,rm,rm_alt,rr} VMOVZPQILo2PQIZrr V{MPSADBW,SHUFPD}Z{128,256}{rmi,rri}
    VPERMILPDZ{128,256}{mi,ri,rm,rr} VP{SLL,SRL}QZ{128,256}{ri,rm,rr}
    VSQRTPDZ{128,256}{m,r} VSQRTSDZ{m,r}{,_Int}
"""
_OTHER_NAME: Final = (
    ("SETZUCCm", "SETCCm"),
    ("VMOVDQA64Z{128,256}{mr,rm,rr}", "VMOVDQA{,Y}{mr,rm,rr}"),
    ("VMOVDQU8Z{128,256}{mr,rm,rr}", "VMOVDQU{,Y}{mr,rm,rr}"),
    ("VMOVDQU16Z{128,256}{mr,rm,rr}", "VMOVDQU{,Y}{mr,rm,rr}"),
    ("VMOVDQU64Z{128,256}{mr,rm,rr}", "VMOVDQU{,Y}{mr,rm,rr}"),
    ("VP{ANDN,AND,OR,XOR}QZ{128,256}{rm,rr}", "VP{ANDN,AND,OR,XOR}{,Y}{rm,rr}"),
    ("VRNDSCALEPDZ{128,256}{rmi,rri}", "VROUNDPD{,Y}{mi,ri}"),
    ("VRNDSCALESDZ{rmi,rri}{,_Int}", "VROUNDSD{mi,ri}{,_Int}"),
    ("VALIGNDZ128{rmi,rri}", "VPALIGNR{rmi,rri}"),
    ("VALIGNQZ128{rmi,rri}", "VPALIGNR{rmi,rri}"),
    ("VEXTRACT{F,I}64X2Z256{mri,rri}", "VEXTRACT{F,I}128{mri,rri}"),
    ("VINSERT{F,I}64X2Z256{rmi,rri}", "VINSERT{F,I}128{rmi,rri}"),
    ("VSHUF{F,I}32X4Z256{rmi,rri}", "VPERM2{F,I}128{rmi,rri}"),
    ("VSHUF{F,I}64X2Z256{rmi,rri}", "VPERM2{F,I}128{rmi,rri}"),
)


def _vex_name(name: str) -> str:
    stem, _, end = name.rpartition("Z")
    if end.startswith("256"):
        return f"{stem}Y{end.removeprefix('256')}"
    return f"{stem}{end.removeprefix('128')}"


def _pairs(patterns: tuple[tuple[str, str], ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for names, others in patterns:
        found.update(zip(spelled(names), spelled(others), strict=True))
    return found


COMPRESSED_INTO: Final = {
    **{name: _vex_name(name) for name in spelled(_SAME_NAME)},
    **_pairs(_OTHER_NAME),
}

# Those of them whose b, which otherwise only EVEX has, says what the short form does anyway.
COMPRESSED_WITH_B: Final = frozenset(("SETZUCCm",))

# Three-address forms whose two-address form has another name.
TWO_ADDRESS_FORMS: Final = {"MOVBE32rr": "BSWAP32r", "MOVBE64rr": "BSWAP64r"}

# Three-address forms that the two-address form of their name does not stand for.
THREE_ADDRESS_ONLY: Final = frozenset(
    f"CFCMOV{size}{form}_ND" for size in (16, 32, 64) for form in ("rr", "rm")
)

# Forms of SSE whose form of AVX has not the same name after a V.
AVX_FORMS: Final = _pairs(
    (
        ("BLENDVP{D,S}{rm0,rr0}", "VBLENDVP{D,S}{rmr,rrr}"),
        ("PBLENDVB{rm0,rr0}", "VPBLENDVB{rmr,rrr}"),
    )
)

# Features that only the VEX form asks for.
VEX_PREDICATES: Final = frozenset(
    ("HasAVXIFMA", "HasAVXNECONVERT", "HasAVXVNNI", "HasAVXVNNIINT16", "HasAVXVNNIINT8")
)
