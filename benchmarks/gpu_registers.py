"""Writes the register file of a synthetic GPU, always the same one: tuples by the thousand.

    python benchmarks/gpu_registers.py > target.td

Two files of 256 vector registers and one of 106 scalar ones, each in halves, and tuples of 2 to 32
of them; for each size a class of each file, one whose tuples start at even registers, and one of
both vector files. Needs `llvm/Target/Target.td`. About 10,000 registers and 1,000 register classes.
"""

from __future__ import annotations

from collections.abc import Iterator

SIZES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 32)
VECTORS, SCALARS = 256, 106
TYPES = {1: "i32, f32, i16, f16, v2i16", 2: "i64, f64, v2i32", 4: "v4i32, v2i64", 8: "v8i32"}


def main() -> None:
    print("\n".join(gpu_registers()))


def gpu_registers() -> Iterator[str]:
    yield 'include "llvm/Target/Target.td"'
    yield "def SynInstrInfo : InstrInfo;"
    yield "def Syn : Target { let InstructionSet = SynInstrInfo; }"
    yield 'let Namespace = "Syn" in {'
    yield "def lo16 : SubRegIndex<16>;\ndef hi16 : SubRegIndex<16, 16>;"
    yield f"foreach i = 0...{max(SIZES) - 1} in def sub#i : SubRegIndex<32, !shl(i, 5)>;"
    for size in SIZES[:-1]:
        for first in range(max(SIZES) - size + 1):
            if size in (2, 4, 8, 16):
                parts = [f"sub{first + at}" for at in range(size)]
                name = "_".join(parts)
                yield (
                    f"def {name} : SubRegIndex<{32 * size}, {32 * first}> "
                    f"{{ let CoveringSubRegIndices = [{', '.join(parts)}]; }}"
                )
    yield "class Half<string n, bits<16> e> : Register<n> { let HWEncoding = e; }"
    yield "class Word<string n, list<Register> h, bits<16> e> : RegisterWithSubRegs<n, h> {"
    yield "  let SubRegIndices = [lo16, hi16]; let CoveredBySubRegs = 1; let HWEncoding = e; }"
    yield from words("V", VECTORS)
    yield from words("A", VECTORS)
    yield from words("S", SCALARS)
    yield "}"
    for size in SIZES:
        yield from tuples(size)


def words(file: str, count: int) -> Iterator[str]:
    small = file.lower()
    yield f"foreach i = 0...{count - 1} in {{"
    yield f'  def {file}#i#_LO : Half<"{small}"#i#".l", i>;'
    yield f'  def {file}#i#_HI : Half<"{small}"#i#".h", i>;'
    halves = f'[!cast<Register>("{file}"#i#"_LO"), !cast<Register>("{file}"#i#"_HI")]'
    yield f'  def {file}#i : Word<"{small}"#i, {halves}, i>;'
    yield "}"
    yield class_of(f"{file}_32", 1, f'(sequence "{file}%u", 0, {count - 1})')
    halves = "".join(f', (sequence "{file}%u_{half}", 0, {count - 1})' for half in ("LO", "HI"))
    yield (
        f'def {file}Half : RegisterClass<"Syn", [i16, f16], 16, (add {halves[2:]})> '
        "{ let Size = 16; }"
    )
    # Their tuples are told apart by which of their parts are in these.
    if file == "S":
        yield class_of("S_32_NoFirst", 1, "(sub S_32, S0, S1)")
        yield class_of("S_32_NoLast", 1, f"(trunc S_32, {count - 4})")
    else:
        yield class_of(f"{file}_32_Low", 1, f"(trunc {file}_32, {count // 2})")
    if file == "A":
        yield class_of("AV_32", 1, "(add V_32, A_32)")


def class_of(name: str, size: int, members: str) -> str:
    types = TYPES.get(size, "untyped")
    return (
        f'def {name} : RegisterClass<"Syn", [{types}], 32, {members}> '
        f"{{ let Size = {32 * size}; let CopyCost = {size}; }}"
    )


def tuples(size: int) -> Iterator[str]:
    indices = ", ".join(f"sub{at}" for at in range(size))
    for file in "VAS":
        step = 1 if file != "S" else min(size, 4) if size & 1 == 0 else 4
        parts = [f"(decimate (shl {file}_32, {at}), {step})" for at in range(size)]
        yield f"def {file}x{size} : RegisterTuples<[{indices}], [{', '.join(parts)}]>;"
        yield class_of(f"{file}Reg_{32 * size}", size, f"(add {file}x{size})")
        if file != "S":
            yield class_of(f"{file}Reg_{32 * size}_Align2", size, f"(decimate {file}x{size}, 2)")
    for kind in ("", "_Align2"):
        members = f"(add VReg_{32 * size}{kind}, AReg_{32 * size}{kind})"
        yield class_of(f"AVReg_{32 * size}{kind}", size, members)


if __name__ == "__main__":
    main()
