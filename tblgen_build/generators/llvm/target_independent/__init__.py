"""Tables that LLVM itself is built with, of no use to targets."""
