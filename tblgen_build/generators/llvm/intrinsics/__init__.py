"""LLVM's tables of intrinsics: their enum, and what the compiler asks about them."""
