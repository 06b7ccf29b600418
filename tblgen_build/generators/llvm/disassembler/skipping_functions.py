"""The C++ functions of a disassembler whose tables skip: decoders, and the reader of the tables."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import NUMBERS_ARE_READ_IN_ONE_CALL, POSITIONS_MAY_BE_LONG

from .decoder_functions import (
    CHECK,
    FIELD_OF_INSTRUCTION,
    IMMEDIATE,
    MAKE_UP_INSTRUCTION,
    OPERANDS,
    PREDICATE,
    decoder_cases,
    field_of_instruction,
)
from .skipping_table import decoded_operands

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Release

    from .encodings import DecodedEncoding
    from .operand_fields import OperandFields

_DISASSEMBLER: Final = cpp("""
    namespace llvm {

    $field_of_instruction

    template <typename InsnType>
    static std::enable_if_t<std::is_integral<InsnType>::value>
    insertBits(InsnType &field, InsnType bits, unsigned startBit, unsigned numBits) {
      assert(startBit + numBits <= sizeof field * 8);
      field |= (InsnType)bits << startBit;
    }

    template <typename InsnType>
    static std::enable_if_t<!std::is_integral<InsnType>::value>
    insertBits(InsnType &field, uint64_t bits, unsigned startBit, unsigned numBits) {
      field.insertBits(bits, startBit, numBits);
    }

    $check

    $parts

    } // namespace llvm
""")


def disassembler(parts: Sequence[str]) -> str:
    return _DISASSEMBLER(field_of_instruction=FIELD_OF_INSTRUCTION(), check=CHECK(), parts=parts)


# --- decoders

_CHECK: Final = cpp("""
    if (!Check(S, $method(MI, $bits, Address, Decoder))) {
      ${incomplete}return MCDisassembler::Fail;
    }
""")
_OPERAND: Final = cpp("""
    $bits
    $check
""")
_INCOMPLETE: Final = "DecodeComplete = false; "


def decoder(encoding: DecodedEncoding) -> str:
    """The statements that decode the operands."""
    if encoding.decoder_method:
        incomplete = "" if encoding.has_complete_decoder else _INCOMPLETE
        check = _CHECK(method=encoding.decoder_method, bits="insn", incomplete=incomplete)
        return OPERANDS(operands=[check])
    return OPERANDS(operands=[_operand(operand) for operand in decoded_operands(encoding)])


def _operand(operand: OperandFields) -> str:
    if not operand.decoder:
        return IMMEDIATE(bits=_bits(operand))
    incomplete = "" if operand.has_complete_decoder else _INCOMPLETE
    if not operand.fields:
        return _CHECK(method=operand.decoder, bits="insn", incomplete=incomplete)
    check = _CHECK(method=operand.decoder, bits="tmp", incomplete=incomplete)
    return _OPERAND(bits=_bits(operand), check=check)


def _bits(operand: OperandFields) -> list[str]:
    if len(operand.fields) == 1 and not operand.known:
        return [f"tmp = {field_of_instruction(*operand.fields[0])};"]
    lines = [f"tmp = 0x{operand.known or 0:x};"]
    for position, width, offset in operand.fields:
        field = field_of_instruction(position, width, 0)
        lines.append(f"insertBits(tmp, {field}, {offset}, {width});")
    return lines


_DECODE: Final = cpp("""
    template <typename InsnType>
    static DecodeStatus decodeToMCInst(DecodeStatus S, unsigned Idx, InsnType insn, MCInst &MI,
                                       uint64_t Address, const MCDisassembler *Decoder,
                                       bool &DecodeComplete) {
      DecodeComplete = true;
      using TmpType = std::conditional_t<std::is_integral<InsnType>::value, InsnType, uint64_t>;
      TmpType tmp;
      switch (Idx) {
      default: llvm_unreachable("Invalid index!");
      $decoders
      }
    }

""")


def decode_function(decoders: Sequence[str]) -> str:
    return _DECODE(decoders=decoder_cases(decoders))


# --- reading tables

_CHECK_PREDICATES: Final = cpp("""
    static bool checkDecoderPredicate(unsigned Idx, const FeatureBitset &Bits) {
      $body
    }

""")
PREDICATES: Final = cpp("""
    switch (Idx) {
    default: llvm_unreachable("Invalid index!");
    $cases
    }
""")
_DECODE_INSTRUCTION: Final = cpp(r"""
    template <typename InsnType>
    static DecodeStatus decodeInstruction(const uint8_t DecodeTable[], MCInst &MI,
                                          InsnType insn, uint64_t Address,
                                          const MCDisassembler *DisAsm,
                                          $last_parameters) {
      const FeatureBitset &Bits = STI.getFeatureBits();

      const uint8_t *Ptr = DecodeTable;
      uint64_t CurFieldValue = 0;
      DecodeStatus S = MCDisassembler::Success;
      while (true) {
        ptrdiff_t Loc = Ptr - DecodeTable;
        switch (*Ptr) {
        default:
          errs() << Loc << ": Unexpected decode table opcode!\n";
          return MCDisassembler::Fail;
        case MCD::OPC_ExtractField: {
          $extracted
          $make_up_field
          CurFieldValue = fieldFromInstruction(insn, Start, Len);
          LLVM_DEBUG(dbgs() << Loc << ": OPC_ExtractField(" << Start << ", "
                       << Len << "): " << CurFieldValue << "\n");
          break;
        }
        case MCD::OPC_FilterValue: {
          $value
          $num_to_skip
          if (Val != CurFieldValue)
            Ptr += NumToSkip;
          LLVM_DEBUG(dbgs() << Loc << ": OPC_FilterValue(" << Val << ", " << NumToSkip
                       << "): " << ((Val != CurFieldValue) ? "FAIL:" : "PASS:")
                       << " continuing at " << (Ptr - DecodeTable) << "\n");
          break;
        }
        case MCD::OPC_CheckField: {
          $checked
          $make_up_field
          uint64_t FieldValue = fieldFromInstruction(insn, Start, Len);
          unsigned PtrLen = 0;
          uint64_t ExpectedValue = decodeULEB128(++Ptr, &PtrLen);
          Ptr += PtrLen;
          $num_to_skip
          if (ExpectedValue != FieldValue)
            Ptr += NumToSkip;
          LLVM_DEBUG(dbgs() << Loc << ": OPC_CheckField(" << Start << ", "
                       << Len << ", " << ExpectedValue << ", " << NumToSkip
                       << "): FieldValue = " << FieldValue << ", ExpectedValue = "
                       << ExpectedValue << ": "
                       << ((ExpectedValue == FieldValue) ? "PASS\n" : "FAIL\n"));
          break;
        }
        case MCD::OPC_CheckPredicate: {
          $condition
          $num_to_skip
          bool Pred;
          if (!(Pred = checkDecoderPredicate(PIdx, Bits)))
            Ptr += NumToSkip;
          (void)Pred;
          LLVM_DEBUG(dbgs() << Loc << ": OPC_CheckPredicate(" << PIdx << "): "
                << (Pred ? "PASS\n" : "FAIL\n"));
          break;
        }
        case MCD::OPC_Decode: {
          $decoder
          MI.clear();
          MI.setOpcode(Opc);
          bool DecodeComplete;
          $make_up_instruction
          S = decodeToMCInst(S, DecodeIdx, insn, MI, Address, DisAsm, DecodeComplete);
          assert(DecodeComplete);

          LLVM_DEBUG(dbgs() << Loc << ": OPC_Decode: opcode " << Opc
                       << ", using decoder " << DecodeIdx << ": "
                       << (S != MCDisassembler::Fail ? "PASS" : "FAIL") << "\n");
          return S;
        }
        case MCD::OPC_TryDecode: {
          $decoder
          $num_to_skip
          MCInst TmpMI;
          TmpMI.setOpcode(Opc);
          bool DecodeComplete;
          S = decodeToMCInst(S, DecodeIdx, insn, TmpMI, Address, DisAsm, DecodeComplete);
          LLVM_DEBUG(dbgs() << Loc << ": OPC_TryDecode: opcode " << Opc
                       << ", using decoder " << DecodeIdx << ": ");

          if (DecodeComplete) {
            LLVM_DEBUG(dbgs() << (S != MCDisassembler::Fail ? "PASS" : "FAIL") << "\n");
            MI = TmpMI;
            return S;
          } else {
            assert(S == MCDisassembler::Fail);
            Ptr += NumToSkip;
            LLVM_DEBUG(dbgs() << "FAIL: continuing at " << (Ptr - DecodeTable) << "\n");
            S = MCDisassembler::Success;
          }
          break;
        }
        case MCD::OPC_SoftFail: {
          $masks
          bool Fail = (insn & PositiveMask) != 0 || (~insn & NegativeMask) != 0;
          if (Fail)
            S = MCDisassembler::SoftFail;
          LLVM_DEBUG(dbgs() << Loc << ": OPC_SoftFail: " << (Fail ? "FAIL\n" : "PASS\n"));
          break;
        }
        case MCD::OPC_Fail: {
          LLVM_DEBUG(dbgs() << Loc << ": OPC_Fail\n");
          return MCDisassembler::Fail;
        }
        }
      }
      llvm_unreachable("bogosity detected in disassembler state machine!");
    }
""")
_READ: Final = cpp("""
    $type $name = decodeULEB128AndIncUnsafe($pointer);
""")
_READ_BY_LENGTH: Final = cpp("""
    $type $name = decodeULEB128($pointer, &Len);
    Ptr += Len;
""")
# What numbers are stepped over with is declared already.
_MAKE_UP_INSTRUCTION: Final = cpp("""
    Len = InstrLenTable[Opc];
    makeUp(insn, Len);
""")
_PLACE: Final = ["unsigned Start = *++Ptr;", "unsigned Len = *++Ptr;"]
_NUM_TO_SKIP: Final = cpp("""
    unsigned NumToSkip = *Ptr++;
    NumToSkip |= (*Ptr++) << 8;
    NumToSkip |= (*Ptr++) << 16;
""")


def condition_cases(conditions: Sequence[str]) -> list[str]:
    return [PREDICATE(number=n, condition=f"({text})") for n, text in enumerate(conditions)]


def predicate_function(conditions: Sequence[str]) -> str:
    cases = condition_cases(conditions)
    body = PREDICATES(cases=cases) if cases else 'llvm_unreachable("Invalid index!");'
    return _CHECK_PREDICATES(body=body)


def _reading(release: Release, type_: str, *names: str) -> list[str]:
    """Statements that read numbers of the table, the first of them after the current byte."""
    in_one_call = release.has(NUMBERS_ARE_READ_IN_ONE_CALL)
    read = _READ if in_one_call else _READ_BY_LENGTH
    numbers = [
        read(type=type_, name=name, pointer="Ptr" if at else "++Ptr")
        for at, name in enumerate(names)
    ]
    return numbers if in_one_call else ["unsigned Len;", *numbers]


def decode_instruction(release: Release, *, variable_length: bool) -> str:
    parameters = "const MCSubtargetInfo &STI"
    if variable_length:
        parameters += ", llvm::function_ref<void(APInt &, uint64_t)> makeUp"
    is_long = release.has(POSITIONS_MAY_BE_LONG)
    start = _reading(release, "unsigned", "Start")
    in_one_call = release.has(NUMBERS_ARE_READ_IN_ONE_CALL)
    make_up = MAKE_UP_INSTRUCTION if in_one_call else _MAKE_UP_INSTRUCTION
    return _DECODE_INSTRUCTION(
        last_parameters=parameters,
        extracted=[*start, "unsigned Len = *Ptr++;"] if is_long else [*_PLACE, "++Ptr;"],
        checked=[*start, "unsigned Len = *Ptr;"] if is_long else _PLACE,
        value=_reading(release, "uint64_t", "Val"),
        condition=_reading(release, "unsigned", "PIdx"),
        decoder=_reading(release, "unsigned", "Opc", "DecodeIdx"),
        masks=_reading(release, "uint64_t", "PositiveMask", "NegativeMask"),
        num_to_skip=_NUM_TO_SKIP(),
        make_up_field="makeUp(insn, Start + Len);" if variable_length else "",
        make_up_instruction=make_up if variable_length else "",
    )
