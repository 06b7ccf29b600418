"""Exceptions of X86's memory folding, by the names of instructions.

Records do not show these exceptions; they were found by giving the reference instructions of all
names that X86 has.
"""

from __future__ import annotations

from .spelled import spelled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Parts of names.
ALIGNED: Final = ("MOVAPS", "MOVAPD", "MOVDQA", "MOVNTDQ", "MOVNTPD", "MOVNTPS")
UNALIGNED: Final = ("MOVDQU", "MOVUPS", "MOVUPD", *spelled("PCMP{E,I}STR{I,M}"))
NOT_REVERSIBLE: Final = "EXPAND"
# Ends of names of registers' forms with a mask, after an r.
MASKED: Final = ("kz", "k")
# Ends of names of registers' forms that have a twin.
TWINS: Final = ("_REV", "_alt")

# Neither folded nor folded into.
NEVER: Final = frozenset(
    spelled(
        """
        ARPL16rr BT{,C,R,S}{16,32,64}rr CFCMOV{16,32,64}rr_{ND,REV} CMPXCHG{8,16,32,64}rr
        INSERTPSrri VINSERTPS{,Z}rri {LAR,LSL}{16,32,64}rr LLDT16r LMSW16r LTRr
        MMX_MOVQ64rr{,_REV} MOV{S,Z}X16rr16 NOOP{W,L,Q}r {POP,PUSH}{16,32,64}rmr UD1{W,L,Q}r
        VER{R,W}r VM{READ,WRITE}{32,64}rr
        VBLENDMP{D,S}Z{,128,256}rrkz VPBLENDM{B,W,D,Q}Z{,128,256}rrkz
        V{COMPRESSPD,COMPRESSPS,PCOMPRESSB,PCOMPRESSW,PCOMPRESSD,PCOMPRESSQ}Z{,128,256}rr{,k}
        VCVTPS2PHZ{,128,256}rrk
        VPMOV{,S,US}{DB,DW,QB,QD,QW,WB}Z{,128,256}rrk
        VEXTRACT{F,I}{32X4,64X2}Z{,256}rrik VEXTRACT{F,I}{32X8,64X4}Zrrik
        VMOV{APD,APS,DQA32,DQA64,DQU8,DQU16,DQU32,DQU64,UPD,UPS}Z{,128,256}mrk
        """
    )
)


# Their elements come from anywhere: they need what their own mask would leave out of a load.
CROSSING: Final = frozenset(
    [
        f"{name}{end}"
        for names, forms in (
            (
                """
                VALIGN{D,Q} VBROADCAST{F32X2,I32X2,SD,SS} VDBPSADBW VEXPANDP{D,S}
                VGF2P8AFFINE{INV,}QB VINSERT{F,I}{32X4,32X8,64X2,64X4} VMOV{DDUP,SHDUP,SLDUP}
                VMPSADBW VPACK{S,U}S{DW,WB} VPALIGNR VPBROADCAST{B,D,Q,W} VPCONFLICT{D,Q}
                VPERM{,I2,T2}{B,D,PD,PS,Q,W} VPEXPAND{B,D,Q,W} VPMULTISHIFTQB VPSHUF{D,HW,LW}
                VPUNPCK{H,L}{BW,DQ,QDQ,WD} VSHUF{F32X4,F64X2,I32X4,I64X2,PD,PS} VUNPCK{H,L}P{D,S}
                """,
                "Z{,128,256}{,ri,rr,rri}{k,kz}",
            ),
            ("VPERMILP{D,S}", "Z{,128,256}ri{k,kz}"),
        )
        for name in spelled(names)
        for end in spelled(forms)
    ]
)

LOAD: Final = "TB_FOLDED_LOAD"
STORE: Final = "TB_FOLDED_STORE"
NO_REVERSE: Final = "TB_NO_REVERSE"
NO_FORWARD: Final = "TB_NO_FORWARD"

# Pairs that encodings do not make: flags, what is folded, and into what. The reference wants
# all of them defined, and crashes where one is not.
PAIRS: Final[tuple[tuple[tuple[str, ...], str, str], ...]] = (
    ((NO_REVERSE,), "ADD{8,16,32,64}rr_DB", "ADD{8,16,32,64}mr"),
    ((NO_REVERSE,), "ADD{8,16,32,64}rr_DB", "ADD{8,16,32,64}rm"),
    ((NO_REVERSE,), "ADD{8ri,16ri,32ri,64ri32}_DB", "ADD{8mi,16mi,32mi,64mi32}"),
    ((STORE,), "MMX_MOVD64{from64rr,grr}", "MMX_MOV{Q64mr,D64mr}"),
    ((), "MMX_MOVD64to64rr", "MMX_MOVQ64rm"),
    (
        (NO_REVERSE,),
        "{MOV64toPQI,VMOV64toPQI,VMOV64toPQIZ}rr",
        "{MOVQI2PQI,VMOVQI2PQI,VMOVQI2PQIZ}rm",
    ),
    ((NO_REVERSE,), "{MOV64toSD,VMOV64toSD,VMOV64toSDZ}rr", "{MOVSD,VMOVSD,VMOVSDZ}rm_alt"),
    ((), "{MOVDI2SS,VMOVDI2SS,VMOVDI2SSZ}rr", "{MOVSS,VMOVSS,VMOVSSZ}rm_alt"),
    ((NO_REVERSE,), "{MOVLHPS,VMOVLHPS,VMOVLHPSZ}rr", "{MOVHPS,VMOVHPS,VMOVHPSZ128}rm"),
    ((NO_REVERSE,), "{MOVSD,VMOVSD,VMOVSDZ}rr", "{MOVLPD,VMOVLPD,VMOVLPDZ128}rm"),
    (
        (STORE, NO_REVERSE),
        "{MOVPQIto64,VMOVPQIto64,VMOVPQIto64Z}rr",
        "{MOVPQI2QI,VMOVPQI2QI,VMOVPQI2QIZ}mr",
    ),
    ((STORE, NO_REVERSE), "{MOVSDto64,VMOVSDto64,VMOVSDto64Z}rr", "{MOVSD,VMOVSD,VMOVSDZ}mr"),
    ((STORE,), "{MOVSS2DI,VMOVSS2DI,VMOVSS2DIZ}rr", "{MOVSS,VMOVSS,VMOVSSZ}mr"),
    ((STORE, NO_REVERSE), "{MOVDI2SS,VMOVDI2SS,VMOVDI2SSZ}rr", "MOV32{mr,mr,mr}"),
    ((STORE, NO_REVERSE), "{MOV64toSD,VMOV64toSD,VMOV64toSDZ}rr", "MOV64{mr,mr,mr}"),
    ((LOAD,), "PUSH{16,32,64}r", "PUSH{16,32,64}rmm"),
    ((LOAD,), "TAILJMPr{,64,64_REX}", "TAILJMPm{,64,64_REX}"),
    ((LOAD, NO_FORWARD), "TCRETURNri{,64}", "TCRETURNmi{,64}"),
)
