"""The C++ functions of a disassembler: decoders of operands, and the reader of the tables."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .encodings import DecodedEncoding
    from .operand_fields import OperandFields

PROLOGUE: Final = """
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/DataTypes.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/SubtargetFeature.h"
#include <assert.h>

namespace {

// The width of what instructions are read into. Targets specialize it; 0 is for no such type.
template <typename T> constexpr uint32_t InsnBitWidth = 0;

"""

_DECODER_PARAMETERS: Final = (
    "DecodeStatus S, InsnType insn, MCInst &MI, uint64_t Address, "
    "const MCDisassembler *Decoder, bool &DecodeComplete"
)
_TMP_TYPE: Final = (
    "using TmpType = std::conditional_t<std::is_integral<InsnType>::value, InsnType, uint64_t>;\n"
)


# --- decoders


def _failure(complete: bool) -> str:
    return (
        "return MCDisassembler::Fail;"
        if complete
        else ("DecodeComplete = false; return MCDisassembler::Fail;")
    )


def decoder(encoding: DecodedEncoding) -> str:
    """The statements that decode the operands."""
    if encoding.decoder_method:
        call = f"{encoding.decoder_method}(MI, insn, Address, Decoder)"
        fail = _failure(encoding.has_complete_decoder)
        return f"    if (!Check(S, {call})) {{ {fail} }}\n    return S;\n"
    return "".join([_operand(operand) for operand in encoding.operands]) + "    return S;\n"


def _operand(operand: OperandFields) -> str:
    if not operand.fields and operand.known is None:
        return f"    if (!Check(S, {operand.decoder}(MI, Decoder)))\n" + (
            "      return MCDisassembler::Fail;\n"
        )
    lines: list[str] = []
    if len(operand.fields) == 1 and not operand.known:
        lines.append(f"    tmp = {_field(*operand.fields[0])};\n")
    else:
        lines.append(f"    tmp = 0x{operand.known or 0:x};\n")
        lines += [f"    tmp |= {_field(*field)};\n" for field in operand.fields]
    if operand.decoder:
        call = f"{operand.decoder}(MI, tmp, Address, Decoder)"
        fail = _failure(operand.has_complete_decoder)
        lines.append(f"    if (!Check(S, {call})) {{ {fail} }}\n")
    else:
        lines.append("    MI.addOperand(MCOperand::createImm(tmp));\n")
    return "".join(lines)


def _field(position: int, width: int, offset: int) -> str:
    shift = f" << {offset}" if offset else ""
    return f"fieldFromInstruction(insn, {position}, {width}){shift}"


def class_decoder(name: str, cases: Sequence[tuple[int, str, str]]) -> str:
    """Decodes a register by the class that the hardware mode asks for: mode, its name, decoder."""
    text = "".join(
        [
            f"  case {mode}: // {mode_name}\n    return {function}(Inst, Imm, Addr, Decoder);\n"
            for mode, mode_name, function in cases
        ]
    )
    return f"""[[maybe_unused]]
static DecodeStatus Decode{name}RegClassByHwMode(MCInst &Inst, unsigned Imm, uint64_t Addr, \
const MCDisassembler *Decoder) {{
  switch (Decoder->getSubtargetInfo().getHwMode(MCSubtargetInfo::HwMode_RegInfo)) {{
{text}  default:
    llvm_unreachable("no decoder for hwmode");
  }}
}}

"""


def decode_function(decoders: Sequence[str], width: int | None, *, use_table: bool) -> str:
    """Calls a decoder by its number; with a width, only for instructions of that one."""
    result = "DecodeStatus"
    if width is not None:
        result = f"std::enable_if_t<InsnBitWidth<InsnType> == {width}, DecodeStatus>\n"
    head = (
        f"// Handling {len(decoders)} cases.\ntemplate <typename InsnType>\n"
        f"static {result} decodeToMCInst(unsigned Idx, {_DECODER_PARAMETERS}) {{\n"
        "  DecodeComplete = true;\n"
    )
    if use_table:
        return _decoder_table(decoders, width, result, head)
    cases = "".join([f"  case {number}:\n{text}" for number, text in enumerate(decoders)])
    return (
        f"{head}  {_TMP_TYPE}  TmpType tmp;\n  switch (Idx) {{\n"
        f'  default: llvm_unreachable("Invalid decoder index!");\n{cases}  }}\n}}\n'
    )


def _decoder_table(decoders: Sequence[str], width: int | None, result: str, head: str) -> str:
    prefix = "decodeFn_" if width is None else f"decodeFn_{width}bit_"
    names = [f"{prefix}{number}" for number in range(len(decoders))]
    functions = "".join(
        [
            f"template <typename InsnType>\nstatic {result} {name}({_DECODER_PARAMETERS}) {{\n"
            f"  {_TMP_TYPE}  [[maybe_unused]] TmpType tmp;\n{text}}}\n\n"
            for name, text in zip(names, decoders, strict=True)
        ]
    )
    entries = "".join([f"    {name},\n" for name in names])
    return f"""{functions}{head}  using DecodeFnTy = DecodeStatus (*)({_DECODER_PARAMETERS});
  static constexpr DecodeFnTy decodeFnTable[] = {{
{entries}  }};
  if (Idx >= {len(decoders)})
    llvm_unreachable("Invalid decoder index!");
  return decodeFnTable[Idx](S, insn, MI, Address, Decoder, DecodeComplete);
}}
"""


# --- reading tables


def predicate_function(conditions: Sequence[str]) -> str:
    cases = "".join(
        [f"  case {number}:\n    return {text};\n" for number, text in enumerate(conditions)]
    )
    return f"""static bool checkDecoderPredicate(unsigned Idx, const FeatureBitset &FB) {{
  switch (Idx) {{
  default: llvm_unreachable("Invalid index!");
{cases}  }}
}}

"""


_CHECK_PREDICATE: Final = r"""    case OPC_CheckPredicate: {
      unsigned PIdx = decodeULEB128AndIncUnsafe(Ptr);
      bool Failed = !checkDecoderPredicate(PIdx, Bits);

      LLVM_DEBUG(dbgs() << Loc << ": OPC_CheckPredicate(" << PIdx << "): "
                        << (Failed ? "FAIL, " : "PASS\n"););
      if (!Failed)
        continue;
      break;
    }
"""

_SOFT_FAIL: Final = r"""    case OPC_SoftFail: {
      uint64_t PositiveMask = decodeULEB128AndIncUnsafe(Ptr);
      uint64_t NegativeMask = decodeULEB128AndIncUnsafe(Ptr);
      bool Failed = (insn & PositiveMask) != 0 || (~insn & NegativeMask) != 0;
      if (Failed)
        S = MCDisassembler::SoftFail;
      LLVM_DEBUG(dbgs() << Loc << ": OPC_SoftFail: " << (Failed ? "FAIL\n" : "PASS\n"));
      continue;
    }
"""

_CHECK_WIDTH: Final = """  [[maybe_unused]] uint32_t BitWidth = decodeULEB128AndIncUnsafe(Ptr);
  assert(InsnBitWidth<InsnType> == BitWidth &&
         "Table and instruction bitwidth mismatch");

"""

_MAKE_UP_LENGTH: Final = """      unsigned Len = InstrLenTable[Opc];
      makeUp(insn, Len);
"""


def decode_instruction(
    *, has_predicates: bool, has_soft_fail: bool, has_width: bool, variable_length: bool
) -> str:
    make_up = "      makeUp(insn, Start + Len);\n" if variable_length else ""
    parameter = ""
    if variable_length:
        parameter = (
            ",\n                                      "
            "llvm::function_ref<void(APInt &, uint64_t)> makeUp"
        )
    length = _MAKE_UP_LENGTH if variable_length else ""
    bits = "  const FeatureBitset &Bits = STI.getFeatureBits();\n" if has_predicates else ""
    return rf"""
template <typename InsnType>
static DecodeStatus decodeInstruction(const uint8_t DecodeTable[], MCInst &MI,
                                      InsnType insn, uint64_t Address,
                                      const MCDisassembler *DisAsm,
                                      const MCSubtargetInfo &STI{parameter}) {{
{bits}  const uint8_t *Ptr = DecodeTable;

{_CHECK_WIDTH if has_width else ""}  SmallVector<const uint8_t *, 8> ScopeStack;
  DecodeStatus S = MCDisassembler::Success;
  while (true) {{
    ptrdiff_t Loc = Ptr - DecodeTable;
    const uint8_t DecoderOp = *Ptr++;
    switch (DecoderOp) {{
    default:
      errs() << Loc << ": Unexpected decode table opcode: "
             << (int)DecoderOp << '\n';
      return MCDisassembler::Fail;
    case OPC_Scope: {{
      unsigned NumToSkip = decodeULEB128AndIncUnsafe(Ptr);
      const uint8_t *SkipTo = Ptr + NumToSkip;
      ScopeStack.push_back(SkipTo);
      LLVM_DEBUG(dbgs() << Loc << ": OPC_Scope(" << SkipTo - DecodeTable
                        << ")\n");
      continue;
    }}
    case OPC_SwitchField: {{
      unsigned Start = decodeULEB128AndIncUnsafe(Ptr);
      unsigned Len = *Ptr++;
{make_up}      uint64_t FieldValue = fieldFromInstruction(insn, Start, Len);
      uint64_t CaseValue;
      unsigned CaseSize;
      while (true) {{
        CaseValue = decodeULEB128AndIncUnsafe(Ptr);
        CaseSize = decodeULEB128AndIncUnsafe(Ptr);
        if (FieldValue == CaseValue || !CaseSize)
          break;
        Ptr += CaseSize;
      }}
      if (FieldValue == CaseValue) {{
        LLVM_DEBUG(dbgs() << Loc << ": OPC_SwitchField(" << Start << ", " << Len
                          << "): " << FieldValue << '\n');
        continue;
      }}
      break;
    }}
    case OPC_CheckField: {{
      unsigned Start = decodeULEB128AndIncUnsafe(Ptr);
      unsigned Len = *Ptr;
{make_up}      uint64_t FieldValue = fieldFromInstruction(insn, Start, Len);
      unsigned PtrLen = 0;
      uint64_t ExpectedValue = decodeULEB128(++Ptr, &PtrLen);
      Ptr += PtrLen;
      bool Failed = ExpectedValue != FieldValue;

      LLVM_DEBUG(dbgs() << Loc << ": OPC_CheckField(" << Start << ", " << Len
                        << ", " << ExpectedValue << "): FieldValue = "
                        << FieldValue << ", ExpectedValue = " << ExpectedValue
                        << ": " << (Failed ? "FAIL, " : "PASS\n"););
      if (!Failed)
        continue;
      break;
    }}
{_CHECK_PREDICATE if has_predicates else ""}    case OPC_Decode: {{
      unsigned Opc = decodeULEB128AndIncUnsafe(Ptr);
      unsigned DecodeIdx = decodeULEB128AndIncUnsafe(Ptr);

      MI.clear();
      MI.setOpcode(Opc);
      bool DecodeComplete;
{length}      S = decodeToMCInst(DecodeIdx, S, insn, MI, Address, DisAsm,
                         DecodeComplete);
      LLVM_DEBUG(dbgs() << Loc << ": OPC_Decode: opcode " << Opc
                        << ", using decoder " << DecodeIdx << ": "
                        << (S ? "PASS, " : "FAIL, "));

      if (DecodeComplete) {{
        LLVM_DEBUG(dbgs() << "decoding complete\n");
        return S;
      }}
      assert(S == MCDisassembler::Fail);
      S = MCDisassembler::Success;
      break;
    }}
{_SOFT_FAIL if has_soft_fail else ""}    }}
    if (ScopeStack.empty()) {{
      LLVM_DEBUG(dbgs() << "returning Fail\n");
      return MCDisassembler::Fail;
    }}
    Ptr = ScopeStack.pop_back_val();
    LLVM_DEBUG(dbgs() << "continuing at " << Ptr - DecodeTable << '\n');
  }}
  llvm_unreachable("bogosity detected in disassembler state machine!");
}}


}} // namespace
"""
