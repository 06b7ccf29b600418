"""Decoder tables in which what fails skips, and what reads them: as before tables had scopes.

A test that fails skips to what else may fit, or to the end. How far, stands behind each test in
24 bits. Knows trees and decoders as `disassembler` gives them.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from .decoder_table import check_field, uleb128
from .decoding_tree import Leaf, runs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Final

    from .decoding_tree import Node, Split
    from .encodings import DecodedEncoding
    from .operand_fields import OperandFields

    # The bytes of a leaf; what is empty is the place of a distance.
    LeafBytes = Callable[[Leaf], list[str]]

DISTANCE: Final = ("", "", "")
_TABLE: Final = cpp("""
    static const uint8_t $name[] = {
      $rows
      MCD::OPC_Fail,
      0
    };
""")

DISASSEMBLER: Final = cpp("""
    #include "llvm/MC/MCInst.h"
    #include "llvm/MC/MCSubtargetInfo.h"
    #include "llvm/Support/DataTypes.h"
    #include "llvm/Support/Debug.h"
    #include "llvm/Support/LEB128.h"
    #include "llvm/Support/raw_ostream.h"
    #include "llvm/TargetParser/SubtargetFeature.h"
    #include <assert.h>

    namespace llvm {

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

    static bool Check(DecodeStatus &Out, DecodeStatus In) {
      Out = static_cast<DecodeStatus>(Out & In);
      return Out != MCDisassembler::Fail;
    }

    $parts

    } // namespace llvm
""")

# --- tables


class _Table:
    """The bytes so far. `open` are places of distances that nobody has resolved yet."""

    def __init__(self, leaf: LeafBytes) -> None:
        self.bytes: list[str] = []
        self._leaf = leaf

    def resolve(self, places: list[int]) -> None:
        """What fails at these places goes on here."""
        for place in places:
            distance = len(self.bytes) - place - len(DISTANCE)
            for byte in range(len(DISTANCE)):
                self.bytes[place + byte] = str(distance >> 8 * byte & 0xFF)

    def _extend(self, more: list[str]) -> list[int]:
        """Adds bytes, and returns the places of distances in them."""
        start = len(self.bytes)
        self.bytes += more
        empty = [start + at for at, byte in enumerate(more) if not byte]
        return empty[:: len(DISTANCE)]

    def add(self, node: Node) -> list[int]:
        """Adds what a node stands for, and returns the places that skip out of it."""
        if isinstance(node, Leaf):
            return self._extend(self._leaf(node))
        if node.otherwise is not None and len(node.cases) == 1:
            only = node.cases[0][1]
            if isinstance(only, Leaf):
                self.resolve(self._extend(self._leaf(_with_field(only, node))))
                return self.add(node.otherwise)
        self.bytes += ["MCD::OPC_ExtractField", *uleb128(node.start), str(node.width)]
        open_: list[int] = []
        last = node.cases[-1][1]
        for value, case in node.cases:
            filter_ = self._extend(["MCD::OPC_FilterValue", *uleb128(value), *DISTANCE])
            open_ += self.add(case)
            if case is last and node.otherwise is None:
                open_ += filter_
            else:
                self.resolve(filter_)
        if node.otherwise is None:
            return open_
        self.resolve(open_)
        return self.add(node.otherwise)


def _with_field(leaf: Leaf, split: Split) -> Leaf:
    """Checks the field together with what else is left."""
    bits = ((1 << split.width) - 1) << split.start
    for start, width, _ in leaf.checks:
        bits |= ((1 << width) - 1) << start
    ones = leaf.pattern.ones
    checks = [(start, width, ones >> start & ((1 << width) - 1)) for start, width in runs(bits)]
    return Leaf(leaf.pattern, checks[::-1])


def table_text(name: str, tree: Node, leaf: LeafBytes) -> str:
    """`leaf` is called in the order in which the leaves stand in the table."""
    table = _Table(leaf)
    table.resolve(table.add(tree))
    rows: list[str] = []
    for byte in table.bytes:
        if byte.startswith("MCD::") or not rows:
            rows.append(f"{byte},")
        else:
            rows[-1] += f" {byte},"
    return _TABLE(name=name, rows=rows)


def leaf_bytes(
    encoding: DecodedEncoding,
    leaf: Leaf,
    condition: int | None,
    decoder: int,
    masks: tuple[int, int] | None,
    fold: Callable[[int], int],
) -> list[str]:
    body: list[str] = []
    if condition is not None:
        body += ["MCD::OPC_CheckPredicate", *uleb128(condition), *DISTANCE]
    for start, width, value in leaf.checks:
        body += ["MCD::" + check_field(start, width, 0).bytes[0]]
        body += check_field(start, width, fold(value)).bytes[1:]
        body += DISTANCE
    if masks is not None:
        body += ["MCD::OPC_SoftFail", *uleb128(masks[0]), *uleb128(masks[1])]
    numbers = [*uleb128(encoding.instruction.number), *uleb128(decoder)]
    if is_complete(encoding):
        return [*body, "MCD::OPC_Decode", *numbers]
    return [*body, "MCD::OPC_TryDecode", *numbers, *DISTANCE]


def is_complete(encoding: DecodedEncoding) -> bool:
    """Does no decoder of it find out that the bits are another instruction's?"""
    if encoding.decoder_method:
        return encoding.has_complete_decoder
    decoded = _decoded_operands(encoding)
    if decoded and _ends_decoding(decoded[-1]):
        return decoded[-1].has_complete_decoder
    return all(operand.has_complete_decoder for operand in decoded)


def _ends_decoding(operand: OperandFields) -> bool:
    """A part of an operand that has no bits is decoded by the whole instruction, as the last."""
    return not operand.fields and operand.decoder != ""


def _decoded_operands(encoding: DecodedEncoding) -> list[OperandFields]:
    """Others that have no bits are left out."""
    decoded: list[OperandFields] = []
    for operand in encoding.operands:
        if operand.fields or operand.is_part:
            decoded.append(operand)
            if _ends_decoding(operand):
                break
    return decoded


# --- decoders

_CHECK: Final = cpp("""
    if (!Check(S, $method(MI, $bits, Address, Decoder))) {
      ${incomplete}return MCDisassembler::Fail;
    }
""")
_OPERANDS: Final = cpp("""
    $operands
    return S;
""")
_OPERAND: Final = cpp("""
    $bits
    $check
""")
_IMMEDIATE: Final = cpp("""
    $bits
    MI.addOperand(MCOperand::createImm(tmp));
""")
_INCOMPLETE: Final = "DecodeComplete = false; "


def decoder(encoding: DecodedEncoding) -> str:
    """The statements that decode the operands."""
    if encoding.decoder_method:
        incomplete = "" if encoding.has_complete_decoder else _INCOMPLETE
        check = _CHECK(method=encoding.decoder_method, bits="insn", incomplete=incomplete)
        return _OPERANDS(operands=[check])
    return _OPERANDS(operands=[_operand(operand) for operand in _decoded_operands(encoding)])


def _operand(operand: OperandFields) -> str:
    if not operand.decoder:
        return _IMMEDIATE(bits=_bits(operand))
    incomplete = "" if operand.has_complete_decoder else _INCOMPLETE
    if not operand.fields:
        return _CHECK(method=operand.decoder, bits="insn", incomplete=incomplete)
    check = _CHECK(method=operand.decoder, bits="tmp", incomplete=incomplete)
    return _OPERAND(bits=_bits(operand), check=check)


def _bits(operand: OperandFields) -> list[str]:
    if len(operand.fields) == 1 and not operand.known:
        position, width, offset = operand.fields[0]
        shift = f" << {offset}" if offset else ""
        return [f"tmp = fieldFromInstruction(insn, {position}, {width}){shift};"]
    lines = [f"tmp = 0x{operand.known or 0:x};"]
    for position, width, offset in operand.fields:
        field = f"fieldFromInstruction(insn, {position}, {width})"
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
_CASE: Final = cpp("""
    case $number:
      $decoder
""")


def decode_function(decoders: Sequence[str]) -> str:
    return _DECODE(
        decoders=[_CASE(number=number, decoder=text) for number, text in enumerate(decoders)]
    )


# --- reading tables

_CHECK_PREDICATES: Final = cpp("""
    static bool checkDecoderPredicate(unsigned Idx, const FeatureBitset &Bits) {
      $body
    }

""")
_PREDICATES: Final = cpp("""
    switch (Idx) {
    default: llvm_unreachable("Invalid index!");
    $cases
    }
""")
_PREDICATE: Final = cpp("""
    case $number:
      return ($condition);
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
          unsigned Start = decodeULEB128AndIncUnsafe(++Ptr);
          unsigned Len = *Ptr++;
          $make_up_field
          CurFieldValue = fieldFromInstruction(insn, Start, Len);
          LLVM_DEBUG(dbgs() << Loc << ": OPC_ExtractField(" << Start << ", "
                       << Len << "): " << CurFieldValue << "\n");
          break;
        }
        case MCD::OPC_FilterValue: {
          uint64_t Val = decodeULEB128AndIncUnsafe(++Ptr);
          $num_to_skip
          if (Val != CurFieldValue)
            Ptr += NumToSkip;
          LLVM_DEBUG(dbgs() << Loc << ": OPC_FilterValue(" << Val << ", " << NumToSkip
                       << "): " << ((Val != CurFieldValue) ? "FAIL:" : "PASS:")
                       << " continuing at " << (Ptr - DecodeTable) << "\n");
          break;
        }
        case MCD::OPC_CheckField: {
          unsigned Start = decodeULEB128AndIncUnsafe(++Ptr);
          unsigned Len = *Ptr;
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
          unsigned PIdx = decodeULEB128AndIncUnsafe(++Ptr);
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
          unsigned Opc = decodeULEB128AndIncUnsafe(++Ptr);
          unsigned DecodeIdx = decodeULEB128AndIncUnsafe(Ptr);

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
          unsigned Opc = decodeULEB128AndIncUnsafe(++Ptr);
          unsigned DecodeIdx = decodeULEB128AndIncUnsafe(Ptr);
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
          uint64_t PositiveMask = decodeULEB128AndIncUnsafe(++Ptr);
          uint64_t NegativeMask = decodeULEB128AndIncUnsafe(Ptr);
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
_NUM_TO_SKIP: Final = cpp("""
    unsigned NumToSkip = *Ptr++;
    NumToSkip |= (*Ptr++) << 8;
    NumToSkip |= (*Ptr++) << 16;
""")
_MAKE_UP_INSTRUCTION: Final = cpp("""
    unsigned Len = InstrLenTable[Opc];
    makeUp(insn, Len);
""")


def predicate_function(conditions: Sequence[str]) -> str:
    cases = [_PREDICATE(number=n, condition=text) for n, text in enumerate(conditions)]
    body = _PREDICATES(cases=cases) if cases else 'llvm_unreachable("Invalid index!");'
    return _CHECK_PREDICATES(body=body)


def decode_instruction(*, variable_length: bool) -> str:
    parameters = "const MCSubtargetInfo &STI"
    if variable_length:
        parameters += ", llvm::function_ref<void(APInt &, uint64_t)> makeUp"
    return _DECODE_INSTRUCTION(
        last_parameters=parameters,
        num_to_skip=_NUM_TO_SKIP(),
        make_up_field="makeUp(insn, Start + Len);" if variable_length else "",
        make_up_instruction=_MAKE_UP_INSTRUCTION if variable_length else "",
    )
