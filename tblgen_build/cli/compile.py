"""The drop-in compile command: options, records, generator, output."""


def main() -> int:
    raise NotImplementedError


def main_llvm() -> int:
    raise NotImplementedError


def main_mlir() -> int:
    raise NotImplementedError
