"""What the generators for LLVM targets share: the target, its value types, modes and registers."""
