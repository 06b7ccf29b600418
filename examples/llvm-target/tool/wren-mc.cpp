// wren-mc: assembles text to bytes, or bytes back to text, an instruction a line.

#include "Wren.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

static cl::opt<bool> disassemble("disassemble", cl::desc("read bytes as hex, print instructions"));
static cl::opt<std::string> processor("mcpu", cl::init("generic"), cl::desc("the processor"));
static cl::opt<std::string> features("mattr", cl::desc("features: +multiply"));
static cl::opt<std::string> input(cl::Positional, cl::init("-"), cl::desc("<file>"));

namespace {

// How LLVM's functions that make parts take the triple.
#if LLVM_VERSION_MAJOR < 22
using TripleName = std::string;
#else
using TripleName = Triple;
#endif

// The parts of the target that the tool uses, each made once.
struct Machine {
  explicit Machine(const Target &target)
      : triple("unknown-unknown-unknown-elf"), registers(target.createMCRegInfo(triple)),
        assembler(target.createMCAsmInfo(*registers, triple, options)),
        instructions(target.createMCInstrInfo()),
        subtarget(target.createMCSubtargetInfo(triple, processor, features)),
#if LLVM_VERSION_MAJOR < 23
        context(Triple(triple), assembler.get(), registers.get(), subtarget.get(), &sources),
#else
        context(triple, *assembler, *registers, *subtarget, &sources),
#endif
        emitter(target.createMCCodeEmitter(*instructions, context)),
        disassembler(target.createMCDisassembler(*subtarget, context)),
        printer(
            target.createMCInstPrinter(Triple(triple), 0, *assembler, *instructions, *registers)) {
    sections.initMCObjectFileInfo(context, /*PIC=*/false);
    context.setObjectFileInfo(&sections); // the parser wants one to begin in
  }

  TripleName triple;
  MCTargetOptions options;
  SourceMgr sources;
  std::unique_ptr<MCRegisterInfo> registers;
  std::unique_ptr<MCAsmInfo> assembler;
  std::unique_ptr<MCInstrInfo> instructions;
  std::unique_ptr<MCSubtargetInfo> subtarget;
  MCContext context;
  MCObjectFileInfo sections;
  std::unique_ptr<MCCodeEmitter> emitter;
  std::unique_ptr<MCDisassembler> disassembler;
  std::unique_ptr<MCInstPrinter> printer;
};

// Prints each instruction's bytes, where others would write an object file.
class HexStreamer final : public MCStreamer {
public:
  explicit HexStreamer(Machine &machine) : MCStreamer(machine.context), machine(machine) {}

  void emitInstruction(const MCInst &MI, const MCSubtargetInfo &STI) override {
    SmallVector<char, 4> bytes;
    SmallVector<MCFixup, 0> fixups;
    machine.emitter->encodeInstruction(MI, bytes, fixups, STI);
    outs() << toHex(StringRef(bytes.data(), bytes.size()), /*LowerCase=*/true) << '\n';
  }
  bool emitSymbolAttribute(MCSymbol *, MCSymbolAttr) override { return true; }
  void emitCommonSymbol(MCSymbol *, uint64_t, Align) override {}

private:
  Machine &machine;
};

bool assembleAll(Machine &machine, const Target &target) {
  HexStreamer streamer(machine);
  std::unique_ptr<MCAsmParser> parser(
      createMCAsmParser(machine.sources, machine.context, streamer, *machine.assembler));
#if LLVM_VERSION_MAJOR < 23
  std::unique_ptr<MCTargetAsmParser> wren(target.createMCAsmParser(
      *machine.subtarget, *parser, *machine.instructions, machine.options));
#else
  std::unique_ptr<MCTargetAsmParser> wren(
      target.createMCAsmParser(*machine.subtarget, *parser, *machine.instructions));
#endif
  parser->setTargetParser(*wren);
  return !parser->Run(/*NoInitialTextSection=*/false);
}

bool disassembleLine(Machine &machine, StringRef line) {
  std::string bytes;
  MCInst MI;
  uint64_t size = 0;
  if (!tryGetFromHex(line, bytes) ||
      machine.disassembler->getInstruction(MI, size, arrayRefFromStringRef(bytes), 0, nulls()) !=
          MCDisassembler::Success) {
    errs() << "error: no instruction: " << line << '\n';
    return false;
  }
  machine.printer->printInst(&MI, 0, "", *machine.subtarget, outs());
  outs() << '\n';
  return true;
}

bool disassembleAll(Machine &machine, StringRef text) {
  bool ok = true;
  for (StringRef line : split(text, '\n'))
    if (!line.trim().empty())
      ok &= disassembleLine(machine, line.trim());
  return ok;
}

} // namespace

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "assembler and disassembler of the Wren machine\n");
  ErrorOr<std::unique_ptr<MemoryBuffer>> text =
      MemoryBuffer::getFileOrSTDIN(input, /*IsText=*/true);
  if (!text) {
    errs() << "error: " << input << ": " << text.getError().message() << '\n';
    return 1;
  }
  const Target &target = wren::registerTarget();
  Machine machine(target);
  if (disassemble)
    return !disassembleAll(machine, (*text)->getBuffer());
  machine.sources.AddNewSourceBuffer(std::move(*text), SMLoc());
  return !assembleAll(machine, target);
}
