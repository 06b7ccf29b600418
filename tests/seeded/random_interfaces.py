"""Random interfaces of operations, attributes and types, which inherit from each other."""

from __future__ import annotations

from drawing import Draw

HEAD = """include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""
SORTS = ("Op", "Attr", "Type")
RESULTS = ("int", "void", "::mlir::Value", "std::pair<int, int>", "const T &", "bool")
ARGUMENTS = (
    '"int":$a',
    '"const std::vector<int> &":$names',
    '"::mlir::Type":$type',
    '"llvm::function_ref<void(int, int)>":$each',
    '"unsigned":$the_index',
    '"int":$op',
)
DESCRIPTIONS = (
    "",
    "Does it.",
    "Two\\nlines.",
    'Says \\"it\\".',
    "   Indented.  ",
    "A `b` /* c */ \\\\ d.",
)
BODIES = (
    "",
    "[{}]",
    "[{ return $_op.f(); }]",
    "[{\n      int x = 1;\n      return $_self.g(x);\n    }]",
    "[{\n\n      return $_attr.h() + $_type.i();\n\n  }]",
    "[{ ConcreteOp::f(); return ConcreteAttr::g($_op->x); }]",
)


class Interfaces:
    def __init__(self, seed: int) -> None:
        self.draw = Draw(seed)
        self.lines = [HEAD]
        self.made: dict[str, list[str]] = {sort: [] for sort in SORTS}
        for number in range(self.draw.randint(1, 5)):
            self.interface(number, self.draw.pick(*SORTS))

    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    def method(self, number: int) -> str:
        draw = self.draw
        arguments = ", ".join(draw.some(ARGUMENTS, 0, 3))
        name = f"{draw.pick('get', 'is_it', 'Do', 'verify')}{number}"
        kind = draw.pick("", "", "", "Static")
        text = f'{kind}InterfaceMethod<"{draw.pick(*DESCRIPTIONS)}", '
        text += f'"{draw.pick(*RESULTS)}", "{name}"'
        if arguments or draw.chance(0.7):
            text += f", (ins {arguments})"
            body = draw.pick(*BODIES)
            default = draw.pick(*BODIES)
            if body or default:
                text += f", {body or '[{}]'}"
                text += f", {default}" if default else ""
        return text + ">"

    def interface(self, number: int, sort: str) -> None:
        draw = self.draw
        bases = draw.some(self.made[sort], 0, 2) if draw.chance(0.5) else []
        name = f"{draw.pick('Face', 'my_face', 'LLVMFace')}{number}"
        inherited = f", [{', '.join(bases)}]" if bases or draw.chance(0.1) else ""
        lets = draw.lets(0.85, f'let cppNamespace = "{draw.pick("::d", "d::e", "::d")}";')
        lets += draw.lets(
            0.35,
            f'let description = "{draw.pick(*DESCRIPTIONS)}";',
            "let description = [{\n    Several\n\n      lines.\n  }];",
            "let extraClassDeclaration = [{ int g(); }];",
            "let extraSharedClassDeclaration = [{ int h() { return $_op.x + $_self.y; } }];",
            "let extraClassOf = [{ return ok($_op, $_self); }];",
            "let extraTraitClassDeclaration = [{\n    int t() { return $_attr; }\n  }];",
        )
        if sort == "Op":
            lets += draw.lets(
                0.25,
                "let verify = [{ return check($_op); }];",
                "let verifyWithRegions = 1;",
                'let dependentTraits = [NativeOpTrait<"X">];',
            )
        methods = [self.method(n) for n in range(draw.choice([0, 1, 2, 3, 5]))]
        if methods:
            lets.append(f"let methods = [{', '.join(methods)}];")
        record = f"F{number}"
        self.made[sort].append(record)
        self.lines.append(
            f'def {record} : {sort}Interface<"{name}"{inherited}> {{ {" ".join(lets)} }}'
        )


def random_interfaces(seed: int) -> str:
    return Interfaces(seed).text()


def commands_of_interfaces(seed: int) -> tuple[str, ...]:
    """What is generated of one sort of them."""
    sort = ("op", "attr", "type")[seed % 3]
    return tuple(f"--gen-{sort}-interface-{what}" for what in ("decls", "defs", "docs"))
