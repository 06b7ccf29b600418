"""The C++ functions of a disassembler whose tables fail at once where nothing else fits."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from .decoder_functions import CHECK, FIELD_OF_INSTRUCTION, MAKE_UP_INSTRUCTION, decoder_cases
from .skipping_functions import PREDICATES, condition_cases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

DISASSEMBLER: Final = cpp("""
    namespace {

    $field_of_instruction

    template <typename IntType>
    static std::enable_if_t<std::is_integral_v<IntType>, void>
    insertBits(IntType &field, IntType bits, unsigned startBit, unsigned numBits) {
      assert((~(((IntType)1 << numBits) - 1) & bits) == 0 &&
               "bits has more than numBits bits set");
      assert(startBit + numBits <= sizeof(IntType) * 8);
      (void)numBits;
      field |= bits << startBit;
    }

    $check

    $parts

    } // namespace
""")


def disassembler(parts: Sequence[str]) -> str:
    return DISASSEMBLER(field_of_instruction=FIELD_OF_INSTRUCTION(), check=CHECK(), parts=parts)


# --- decoders by their numbers

_PARAMETERS: Final = (
    "DecodeStatus S, InsnType insn, MCInst &MI, uint64_t Address, "
    "const MCDisassembler *Decoder, bool &DecodeComplete"
)
_BY_SWITCH: Final = cpp("""
    // Handling $count cases.
    template <typename InsnType>
    static DecodeStatus decodeToMCInst(unsigned Idx, $parameters) {
      DecodeComplete = true;
      using TmpType = std::conditional_t<std::is_integral<InsnType>::value, InsnType, uint64_t>;
      TmpType tmp;
      switch (Idx) {
      default: llvm_unreachable("Invalid index!");
      $decoders
      }
    }

""")
_BY_TABLE: Final = cpp("""
    $functions
    // Handling $count cases.
    template <typename InsnType>
    static DecodeStatus decodeToMCInst(unsigned Idx, $parameters) {
      DecodeComplete = true;
      using DecodeFnTy = DecodeStatus (*)($parameters);
      static constexpr DecodeFnTy decodeFnTable[] = {
        $names
      };
      if (Idx >= $count)
        llvm_unreachable("Invalid index!");
      return decodeFnTable[Idx](S, insn, MI, Address, Decoder, DecodeComplete);
    }

""")
_FUNCTION: Final = cpp("""
    template <typename InsnType>
    DecodeStatus decodeFn$number($parameters) {
      using TmpType = std::conditional_t<std::is_integral<InsnType>::value, InsnType, uint64_t>;
      [[maybe_unused]] TmpType tmp;
      $decoder
    }

""")


def decode_function(decoders: Sequence[str], *, use_table: bool) -> str:
    if not use_table:
        cases = decoder_cases(decoders)
        return _BY_SWITCH(count=len(decoders), parameters=_PARAMETERS, decoders=cases)
    return _BY_TABLE(
        functions=[
            _FUNCTION(number=number, parameters=_PARAMETERS, decoder=text)
            for number, text in enumerate(decoders)
        ],
        count=len(decoders),
        parameters=_PARAMETERS,
        names=[f"decodeFn{number}," for number in range(len(decoders))],
    )


# --- reading tables

_CHECK_PREDICATES: Final = cpp("""
    static bool checkDecoderPredicate(unsigned Idx, const FeatureBitset &Bits) {
      $body
    }

""")
_NUM_TO_SKIP: Final = cpp("""
    static unsigned decodeNumToSkip(const uint8_t *&Ptr) {
      unsigned NumToSkip = *Ptr++;
      NumToSkip |= (*Ptr++) << 8;
      $third_byte
      return NumToSkip;
    }

""")
_DECODE_INSTRUCTION: Final = cpp(r"""
    template <typename InsnType>
    static DecodeStatus decodeInstruction(const uint8_t DecodeTable[], MCInst &MI,
                                          InsnType insn, uint64_t Address,
                                          const MCDisassembler *DisAsm,
                                          $last_parameters) {
      $feature_bits
      const uint8_t *Ptr = DecodeTable;
      uint64_t CurFieldValue = 0;
      DecodeStatus S = MCDisassembler::Success;
      while (true) {
        ptrdiff_t Loc = Ptr - DecodeTable;
        const uint8_t DecoderOp = *Ptr++;
        switch (DecoderOp) {
        default:
          errs() << Loc << ": Unexpected decode table opcode: "
                 << (int)DecoderOp << '\n';
          return MCDisassembler::Fail;
        case MCD::OPC_ExtractField: {
          unsigned Start = decodeULEB128AndIncUnsafe(Ptr);
          unsigned Len = *Ptr++;
          $make_up_field
          CurFieldValue = fieldFromInstruction(insn, Start, Len);
          LLVM_DEBUG(dbgs() << Loc << ": OPC_ExtractField(" << Start << ", "
                       << Len << "): " << CurFieldValue << "\n");
          break;
        }
        case MCD::OPC_FilterValue:
        case MCD::OPC_FilterValueOrFail: {
          bool IsFail = DecoderOp == MCD::OPC_FilterValueOrFail;
          uint64_t Val = decodeULEB128AndIncUnsafe(Ptr);
          bool Failed = Val != CurFieldValue;
          unsigned NumToSkip = IsFail ? 0 : decodeNumToSkip(Ptr);

          LLVM_DEBUG({
            StringRef OpName = IsFail ? "OPC_FilterValueOrFail" : "OPC_FilterValue";
            dbgs() << Loc << ": " << OpName << '(' << Val << ", " << NumToSkip
                    << ") " << (Failed ? "FAIL:" : "PASS:")
                    << " continuing at " << (Ptr - DecodeTable) << '\n';
          });

          if (Failed) {
            if (IsFail)
              return MCDisassembler::Fail;
            Ptr += NumToSkip;
          }
          break;
        }
        case MCD::OPC_CheckField:
        case MCD::OPC_CheckFieldOrFail: {
          bool IsFail = DecoderOp == MCD::OPC_CheckFieldOrFail;
          unsigned Start = decodeULEB128AndIncUnsafe(Ptr);
          unsigned Len = *Ptr;
          $make_up_field
          uint64_t FieldValue = fieldFromInstruction(insn, Start, Len);
          unsigned PtrLen = 0;
          uint64_t ExpectedValue = decodeULEB128(++Ptr, &PtrLen);
          Ptr += PtrLen;
          bool Failed = ExpectedValue != FieldValue;
          unsigned NumToSkip = IsFail ? 0 : decodeNumToSkip(Ptr);

          LLVM_DEBUG({
            StringRef OpName = IsFail ? "OPC_CheckFieldOrFail" : "OPC_CheckField";
            dbgs() << Loc << ": " << OpName << '(' << Start << ", " << Len << ", "
                    << ExpectedValue << ", " << NumToSkip << "): FieldValue = "
                    << FieldValue << ", ExpectedValue = " << ExpectedValue << ": "
                    << (Failed ? "FAIL\n" : "PASS\n");
          });

          if (Failed) {
            if (IsFail)
              return MCDisassembler::Fail;
            Ptr += NumToSkip;
          }
          break;
        }
        $check_predicate
        case MCD::OPC_Decode: {
          unsigned Opc = decodeULEB128AndIncUnsafe(Ptr);
          unsigned DecodeIdx = decodeULEB128AndIncUnsafe(Ptr);

          MI.clear();
          MI.setOpcode(Opc);
          bool DecodeComplete;
          $make_up_instruction
          S = decodeToMCInst(DecodeIdx, S, insn, MI, Address, DisAsm, DecodeComplete);
          assert(DecodeComplete);

          LLVM_DEBUG(dbgs() << Loc << ": OPC_Decode: opcode " << Opc
                       << ", using decoder " << DecodeIdx << ": "
                       << (S != MCDisassembler::Fail ? "PASS\n" : "FAIL\n"));
          return S;
        }
        $try_decode
        $soft_fail
        case MCD::OPC_Fail: {
          LLVM_DEBUG(dbgs() << Loc << ": OPC_Fail\n");
          return MCDisassembler::Fail;
        }
        }
      }
      llvm_unreachable("bogosity detected in disassembler state machine!");
    }

""")
_CHECK_PREDICATE: Final = cpp(r"""
    case MCD::OPC_CheckPredicate:
    case MCD::OPC_CheckPredicateOrFail: {
      bool IsFail = DecoderOp == MCD::OPC_CheckPredicateOrFail;
      unsigned PIdx = decodeULEB128AndIncUnsafe(Ptr);
      unsigned NumToSkip = IsFail ? 0 : decodeNumToSkip(Ptr);
      bool Failed = !checkDecoderPredicate(PIdx, Bits);

      LLVM_DEBUG({
        StringRef OpName = IsFail ? "OPC_CheckPredicateOrFail" : "OPC_CheckPredicate";
        dbgs() << Loc << ": " << OpName << '(' << PIdx << ", " << NumToSkip
               << "): " << (Failed ? "FAIL\n" : "PASS\n");
      });

      if (Failed) {
        if (IsFail)
          return MCDisassembler::Fail;
        Ptr += NumToSkip;
      }
      break;
    }
""")
_TRY_DECODE: Final = cpp(r"""
    case MCD::OPC_TryDecode:
    case MCD::OPC_TryDecodeOrFail: {
      bool IsFail = DecoderOp == MCD::OPC_TryDecodeOrFail;
      unsigned Opc = decodeULEB128AndIncUnsafe(Ptr);
      unsigned DecodeIdx = decodeULEB128AndIncUnsafe(Ptr);
      unsigned NumToSkip = IsFail ? 0 : decodeNumToSkip(Ptr);

      MCInst TmpMI;
      TmpMI.setOpcode(Opc);
      bool DecodeComplete;
      S = decodeToMCInst(DecodeIdx, S, insn, TmpMI, Address, DisAsm, DecodeComplete);
      LLVM_DEBUG(dbgs() << Loc << ": OPC_TryDecode: opcode " << Opc
                   << ", using decoder " << DecodeIdx << ": ");

      if (DecodeComplete) {
        LLVM_DEBUG(dbgs() << (S != MCDisassembler::Fail ? "PASS\n" : "FAIL\n"));
        MI = TmpMI;
        return S;
      }
      assert(S == MCDisassembler::Fail);
      if (IsFail) {
        LLVM_DEBUG(dbgs() << "FAIL: returning FAIL\n");
        return MCDisassembler::Fail;
      }
      Ptr += NumToSkip;
      LLVM_DEBUG(dbgs() << "FAIL: continuing at " << (Ptr - DecodeTable) << "\n");
      S = MCDisassembler::Success;
      break;
    }
""")
_SOFT_FAIL: Final = cpp(r"""
    case MCD::OPC_SoftFail: {
      uint64_t PositiveMask = decodeULEB128AndIncUnsafe(Ptr);
      uint64_t NegativeMask = decodeULEB128AndIncUnsafe(Ptr);
      bool Failed = (insn & PositiveMask) != 0 || (~insn & NegativeMask) != 0;
      if (Failed)
        S = MCDisassembler::SoftFail;
      LLVM_DEBUG(dbgs() << Loc << ": OPC_SoftFail: " << (Failed ? "FAIL\n" : "PASS\n"));
      break;
    }
""")


def predicate_function(conditions: Sequence[str]) -> str:
    return _CHECK_PREDICATES(body=PREDICATES(cases=condition_cases(conditions)))


def skip_function(distance: int) -> str:
    """Reads the bytes of a distance."""
    return _NUM_TO_SKIP(third_byte="NumToSkip |= (*Ptr++) << 16;" if distance == 3 else "")


def decode_instruction(
    *, has_predicates: bool, has_tries: bool, has_soft_fail: bool, variable_length: bool
) -> str:
    parameters = "const MCSubtargetInfo &STI"
    if variable_length:
        parameters += ",\nllvm::function_ref<void(APInt &, uint64_t)> makeUp"
    bits = "const FeatureBitset &Bits = STI.getFeatureBits();" if has_predicates else ""
    return _DECODE_INSTRUCTION(
        last_parameters=parameters,
        feature_bits=bits,
        make_up_field="makeUp(insn, Start + Len);" if variable_length else "",
        make_up_instruction=MAKE_UP_INSTRUCTION if variable_length else "",
        check_predicate=_CHECK_PREDICATE() if has_predicates else "",
        try_decode=_TRY_DECODE() if has_tries else "",
        soft_fail=_SOFT_FAIL() if has_soft_fail else "",
    )
