"""round_trip.py WREN_MC COUNT: random instructions survive assembly and disassembly.

Each of the forms below occurs; the bytes before and after must be the same.
"""

import random
import subprocess
import sys

REGISTERS = [f"r{i}" for i in range(14)] + ["sp", "lr"]


def register() -> str:
    return random.choice(REGISTERS)


def pair() -> str:
    low = random.randrange(0, 14, 2)
    return f"r{low}:r{low + 1}"


def memory() -> str:
    return f"{random.randrange(-2048, 2048)}({register()})"


def three() -> str:
    return f"{register()}, {register()}, {register()}"


def immediate(low: int, high: int) -> str:
    return f"{register()}, {register()}, {random.randrange(low, high)}"


def branch() -> str:
    return f"{register()}, {register()}, {4 * random.randrange(-32768, 32768)}"


FORMS = (
    dict.fromkeys(("add", "and", "or", "xor", "sub", "mul"), three)
    | dict.fromkeys(("shl", "shr", "sar"), lambda: immediate(0, 32))
    | dict.fromkeys(("andi", "ori"), lambda: immediate(0, 1 << 16))
    | dict.fromkeys(("lw", "lh", "lb", "sw", "sh", "sb"), lambda: f"{register()}, {memory()}")
    | dict.fromkeys(("beq", "bne", "blt"), branch)
    | {
        "addi": lambda: immediate(-32768, 32768),
        "lui": lambda: f"{register()}, {random.randrange(1 << 16)}",
        "call": register,
        "ret": lambda: "",
        "mulw": lambda: f"{pair()}, {register()}, {register()}",
    }
)


def run(tool: str, text: str, *options: str) -> str:
    command = [tool, "--mattr=+multiply", *options]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main(tool: str, count: int) -> None:
    random.seed(count)
    names = list(FORMS) + random.choices(list(FORMS), k=count)
    text = "".join(f"{name} {FORMS[name]()}\n" for name in names)
    code = run(tool, text)
    assert len(code.splitlines()) == len(names)
    assert run(tool, run(tool, code, "--disassemble")) == code


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
