"""TableGen without building LLVM: the public Python API."""
