"""The C++ functions of a disassembler: decoders of operands, and the reader of the tables."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .encodings import DecodedEncoding
    from .operand_fields import OperandFields

INCLUDES: Final = cpp("""
    #include "llvm/MC/MCInst.h"
    #include "llvm/MC/MCSubtargetInfo.h"
    #include "llvm/Support/DataTypes.h"
    #include "llvm/Support/Debug.h"
    #include "llvm/Support/LEB128.h"
    #include "llvm/Support/raw_ostream.h"
    #include "llvm/TargetParser/SubtargetFeature.h"
    #include <assert.h>

""")
FIELD_OF_INSTRUCTION: Final = cpp("""
    template <typename InsnType>
    #if defined(_MSC_VER) && !defined(__clang__)
    __declspec(noinline)
    #endif
    static std::enable_if_t<std::is_integral<InsnType>::value, InsnType>
    fieldFromInstruction(const InsnType &insn, unsigned startBit,
                         unsigned numBits) {
      assert(startBit + numBits <= 64 && "Cannot support >64-bit extractions!");
      assert(startBit + numBits <= (sizeof(InsnType) * 8) &&
             "Instruction field out of bounds!");
      InsnType fieldMask;
      if (numBits == sizeof(InsnType) * 8)
        fieldMask = (InsnType)(-1LL);
      else
        fieldMask = (((InsnType)1 << numBits) - 1) << startBit;
      return (insn & fieldMask) >> startBit;
    }

    template <typename InsnType>
    static std::enable_if_t<!std::is_integral<InsnType>::value, uint64_t>
    fieldFromInstruction(const InsnType &insn, unsigned startBit,
                         unsigned numBits) {
      return insn.extractBitsAsZExtValue(numBits, startBit);
    }
""")
CHECK: Final = cpp("""
    static bool Check(DecodeStatus &Out, DecodeStatus In) {
      Out = static_cast<DecodeStatus>(Out & In);
      return Out != MCDisassembler::Fail;
    }
""")
DISASSEMBLER: Final = cpp("""
    namespace {

    template <typename T> constexpr uint32_t InsnBitWidth = 0;

    $parts


    } // namespace
""")

# --- decoders

_WHOLE: Final = cpp("""
    if (!Check(S, $method(MI, insn, Address, Decoder))) { return MCDisassembler::Fail; }
    return S;
""")
_WHOLE_INCOMPLETE: Final = cpp("""
    if (!Check(S, $method(MI, insn, Address, Decoder))) { DecodeComplete = false; return MCDisassembler::Fail; }
    return S;
""")  # noqa: E501
OPERANDS: Final = cpp("""
    $operands
    return S;
""")
_NOT_ENCODED: Final = cpp("""
    if (!Check(S, $method(MI, Decoder)))
      return MCDisassembler::Fail;
""")
_OPERAND: Final = cpp("""
    $bits
    if (!Check(S, $method(MI, tmp, Address, Decoder))) { return MCDisassembler::Fail; }
""")
_OPERAND_INCOMPLETE: Final = cpp("""
    $bits
    if (!Check(S, $method(MI, tmp, Address, Decoder))) { DecodeComplete = false; return MCDisassembler::Fail; }
""")  # noqa: E501
IMMEDIATE: Final = cpp("""
    $bits
    MI.addOperand(MCOperand::createImm(tmp));
""")
_CLASS_DECODER: Final = cpp("""
    [[maybe_unused]]
    static DecodeStatus Decode${name}RegClassByHwMode(MCInst &Inst, unsigned Imm, uint64_t Addr, const MCDisassembler *Decoder) {
      switch (Decoder->getSubtargetInfo().getHwMode(MCSubtargetInfo::HwMode_RegInfo)) {
      $modes
      default:
        llvm_unreachable("no decoder for hwmode");
      }
    }

""")  # noqa: E501
_CLASS_DECODER_MODE: Final = cpp("""
    case $mode: // $name
      return $function(Inst, Imm, Addr, Decoder);
""")


def decoder(encoding: DecodedEncoding) -> str:
    """The statements that decode the operands."""
    if encoding.decoder_method:
        template = _WHOLE if encoding.has_complete_decoder else _WHOLE_INCOMPLETE
        return template(method=encoding.decoder_method)
    return OPERANDS(operands=[_operand(operand) for operand in encoding.operands])


def _operand(operand: OperandFields) -> str:
    if not operand.fields and operand.known is None:
        return _NOT_ENCODED(method=operand.decoder)
    if not operand.decoder:
        return IMMEDIATE(bits=_bits(operand))
    template = _OPERAND if operand.has_complete_decoder else _OPERAND_INCOMPLETE
    return template(bits=_bits(operand), method=operand.decoder)


def _bits(operand: OperandFields) -> list[str]:
    if len(operand.fields) == 1 and not operand.known:
        return [f"tmp = {field_of_instruction(*operand.fields[0])};"]
    return [
        f"tmp = 0x{operand.known or 0:x};",
        *[f"tmp |= {field_of_instruction(*field)};" for field in operand.fields],
    ]


def field_of_instruction(position: int, width: int, offset: int) -> str:
    """Bits of an instruction, where they belong in an operand."""
    shift = f" << {offset}" if offset else ""
    return f"fieldFromInstruction(insn, {position}, {width}){shift}"


def class_decoder(name: str, cases: Sequence[tuple[int, str, str]]) -> str:
    """Decodes a register by the class that the hardware mode asks for: mode, its name, decoder."""
    return _CLASS_DECODER(
        name=name,
        modes=[
            _CLASS_DECODER_MODE(mode=mode, name=mode_name, function=function)
            for mode, mode_name, function in cases
        ],
    )


# --- decoders by their numbers

_PARAMETERS: Final = (
    "DecodeStatus S, InsnType insn, MCInst &MI, uint64_t Address, "
    "const MCDisassembler *Decoder, bool &DecodeComplete"
)
_BY_SWITCH: Final = cpp("""
    // Handling $count cases.
    template <typename InsnType>
    static ${result}decodeToMCInst(unsigned Idx, $parameters) {
      DecodeComplete = true;
      using TmpType = std::conditional_t<std::is_integral<InsnType>::value, InsnType, uint64_t>;
      TmpType tmp;
      switch (Idx) {
      default: llvm_unreachable("Invalid decoder index!");
      $decoders
      }
    }
""")
_CASE: Final = cpp("""
    case $number:
      $decoder
""")
_BY_TABLE: Final = cpp("""
    $functions
    // Handling $count cases.
    template <typename InsnType>
    static ${result}decodeToMCInst(unsigned Idx, $parameters) {
      DecodeComplete = true;
      using DecodeFnTy = DecodeStatus (*)($parameters);
      static constexpr DecodeFnTy decodeFnTable[] = {
        $names
      };
      if (Idx >= $count)
        llvm_unreachable("Invalid decoder index!");
      return decodeFnTable[Idx](S, insn, MI, Address, Decoder, DecodeComplete);
    }
""")
_FUNCTION: Final = cpp("""
    template <typename InsnType>
    static $result$name($parameters) {
      using TmpType = std::conditional_t<std::is_integral<InsnType>::value, InsnType, uint64_t>;
      [[maybe_unused]] TmpType tmp;
      $decoder
    }

""")


def decode_function(decoders: Sequence[str], width: int | None, *, use_table: bool) -> str:
    """Calls a decoder by its number; with a width, only for instructions of that one."""
    result = "DecodeStatus "
    if width is not None:
        result = f"std::enable_if_t<InsnBitWidth<InsnType> == {width}, DecodeStatus>" + "\n"
    if use_table:
        return _decoder_table(decoders, width, result)
    return _BY_SWITCH(
        count=len(decoders),
        result=result,
        parameters=_PARAMETERS,
        decoders=decoder_cases(decoders),
    )


def decoder_cases(decoders: Sequence[str]) -> list[str]:
    return [_CASE(number=number, decoder=text) for number, text in enumerate(decoders)]


def _decoder_table(decoders: Sequence[str], width: int | None, result: str) -> str:
    prefix = "decodeFn_" if width is None else f"decodeFn_{width}bit_"
    functions = [
        _FUNCTION(result=result, name=f"{prefix}{number}", parameters=_PARAMETERS, decoder=text)
        for number, text in enumerate(decoders)
    ]
    return _BY_TABLE(
        functions=functions,
        count=len(decoders),
        result=result,
        parameters=_PARAMETERS,
        names=[f"{prefix}{number}," for number in range(len(decoders))],
    )


# --- reading tables

_CHECK_PREDICATES: Final = cpp("""
    static bool checkDecoderPredicate(unsigned Idx, const FeatureBitset &FB) {
      switch (Idx) {
      default: llvm_unreachable("Invalid index!");
      $cases
      }
    }

""")
PREDICATE: Final = cpp("""
    case $number:
      return $condition;
""")
_DECODE_INSTRUCTION: Final = cpp(r"""

    template <typename InsnType>
    static DecodeStatus decodeInstruction(const uint8_t DecodeTable[], MCInst &MI,
                                          InsnType insn, uint64_t Address,
                                          const MCDisassembler *DisAsm,
                                          $last_parameters) {
      $feature_bits
      const uint8_t *Ptr = DecodeTable;

      $check_width
      SmallVector<const uint8_t *, 8> ScopeStack;
      DecodeStatus S = MCDisassembler::Success;
      while (true) {
        ptrdiff_t Loc = Ptr - DecodeTable;
        const uint8_t DecoderOp = *Ptr++;
        switch (DecoderOp) {
        default:
          errs() << Loc << ": Unexpected decode table opcode: "
                 << (int)DecoderOp << '\n';
          return MCDisassembler::Fail;
        case OPC_Scope: {
          unsigned NumToSkip = decodeULEB128AndIncUnsafe(Ptr);
          const uint8_t *SkipTo = Ptr + NumToSkip;
          ScopeStack.push_back(SkipTo);
          LLVM_DEBUG(dbgs() << Loc << ": OPC_Scope(" << SkipTo - DecodeTable
                            << ")\n");
          continue;
        }
        case OPC_SwitchField: {
          // Decode the start value.
          unsigned Start = decodeULEB128AndIncUnsafe(Ptr);
          unsigned Len = *Ptr++;
          $make_up_field
          uint64_t FieldValue = fieldFromInstruction(insn, Start, Len);
          uint64_t CaseValue;
          unsigned CaseSize;
          while (true) {
            CaseValue = decodeULEB128AndIncUnsafe(Ptr);
            CaseSize = decodeULEB128AndIncUnsafe(Ptr);
            if (FieldValue == CaseValue || !CaseSize)
              break;
            Ptr += CaseSize;
          }
          if (FieldValue == CaseValue) {
            LLVM_DEBUG(dbgs() << Loc << ": OPC_SwitchField(" << Start << ", " << Len
                              << "): " << FieldValue << '\n');
            continue;
          }
          break;
        }
        case OPC_CheckField: {
          // Decode the start value.
          unsigned Start = decodeULEB128AndIncUnsafe(Ptr);
          unsigned Len = *Ptr;
          $make_up_field
          uint64_t FieldValue = fieldFromInstruction(insn, Start, Len);
          // Decode the field value.
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
        }
        $check_predicate
        case OPC_Decode: {
          // Decode the Opcode value.
          unsigned Opc = decodeULEB128AndIncUnsafe(Ptr);
          unsigned DecodeIdx = decodeULEB128AndIncUnsafe(Ptr);

          MI.clear();
          MI.setOpcode(Opc);
          bool DecodeComplete;
          $make_up_instruction
          S = decodeToMCInst(DecodeIdx, S, insn, MI, Address, DisAsm,
                             DecodeComplete);
          LLVM_DEBUG(dbgs() << Loc << ": OPC_Decode: opcode " << Opc
                            << ", using decoder " << DecodeIdx << ": "
                            << (S ? "PASS, " : "FAIL, "));

          if (DecodeComplete) {
            LLVM_DEBUG(dbgs() << "decoding complete\n");
            return S;
          }
          assert(S == MCDisassembler::Fail);
          S = MCDisassembler::Success;
          break;
        }
        $soft_fail
        }
        if (ScopeStack.empty()) {
          LLVM_DEBUG(dbgs() << "returning Fail\n");
          return MCDisassembler::Fail;
        }
        Ptr = ScopeStack.pop_back_val();
        LLVM_DEBUG(dbgs() << "continuing at " << Ptr - DecodeTable << '\n');
      }
      llvm_unreachable("bogosity detected in disassembler state machine!");
    }
""")
_CHECK_WIDTH: Final = cpp("""
    [[maybe_unused]] uint32_t BitWidth = decodeULEB128AndIncUnsafe(Ptr);
    assert(InsnBitWidth<InsnType> == BitWidth &&
           "Table and instruction bitwidth mismatch");

""")
_CHECK_PREDICATE: Final = cpp(r"""
    case OPC_CheckPredicate: {
      // Decode the Predicate Index value.
      unsigned PIdx = decodeULEB128AndIncUnsafe(Ptr);
      // Check the predicate.
      bool Failed = !checkDecoderPredicate(PIdx, Bits);

      LLVM_DEBUG(dbgs() << Loc << ": OPC_CheckPredicate(" << PIdx << "): "
                        << (Failed ? "FAIL, " : "PASS\n"););
      if (!Failed)
        continue;
      break;
    }
""")
MAKE_UP_INSTRUCTION: Final = cpp("""
    unsigned Len = InstrLenTable[Opc];
    makeUp(insn, Len);
""")
_SOFT_FAIL: Final = cpp(r"""
    case OPC_SoftFail: {
      // Decode the mask values.
      uint64_t PositiveMask = decodeULEB128AndIncUnsafe(Ptr);
      uint64_t NegativeMask = decodeULEB128AndIncUnsafe(Ptr);
      bool Failed = (insn & PositiveMask) != 0 || (~insn & NegativeMask) != 0;
      if (Failed)
        S = MCDisassembler::SoftFail;
      LLVM_DEBUG(dbgs() << Loc << ": OPC_SoftFail: " << (Failed ? "FAIL\n" : "PASS\n"));
      continue;
    }
""")


def predicate_function(conditions: Sequence[str]) -> str:
    return _CHECK_PREDICATES(
        cases=[PREDICATE(number=n, condition=text) for n, text in enumerate(conditions)]
    )


def decode_instruction(
    *, has_predicates: bool, has_soft_fail: bool, has_width: bool, variable_length: bool
) -> str:
    parameters = "const MCSubtargetInfo &STI"
    if variable_length:
        parameters += ",\nllvm::function_ref<void(APInt &, uint64_t)> makeUp"
    return _DECODE_INSTRUCTION(
        last_parameters=parameters,
        feature_bits="const FeatureBitset &Bits = STI.getFeatureBits();" if has_predicates else "",
        check_width=_CHECK_WIDTH if has_width else "",
        make_up_field="makeUp(insn, Start + Len);" if variable_length else "",
        check_predicate=_CHECK_PREDICATE if has_predicates else "",
        make_up_instruction=MAKE_UP_INSTRUCTION if variable_length else "",
        soft_fail=_SOFT_FAIL if has_soft_fail else "",
    )
