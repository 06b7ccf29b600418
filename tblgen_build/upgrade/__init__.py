"""What another release of LLVM makes of a project's files."""
