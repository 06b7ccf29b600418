"""Tables that only X86 has, besides those of its disassembler."""
