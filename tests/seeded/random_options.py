"""Random options of a driver: every kind, groups inside each other, other names, hidden ones."""

from __future__ import annotations

from drawing import Description

_KINDS = (
    *("FLAG", "FLAG", "JOINED", "SEPARATE", "JOINED_OR_SEPARATE", "JOINED_AND_SEPARATE"),
    *("COMMAJOINED", "MULTIARG", "REMAINING_ARGS", "REMAINING_ARGS_JOINED", "INPUT"),
)
_HELP = (
    *("Say it", "Ends with a dot.", "*stars* and `ticks`", "a|b \\\\ [c]", "", "two\\nlines", "!"),
)
_NAMES = ("a", "b", "fa", "fb", "fno-a", "fno-c", "no-d", "d", "a=", "b:", "x_y", "Wno-z", "Wz")
_START = """\
include "llvm/Option/OptParser.td"
class DocName<string name> { string DocName = name; }
class DocBrief<code brief> { code DocBrief = brief; }
class DocFlatten { bit DocFlatten = 1; }
def Some : OptionVisibility;
def Other : OptionVisibility;
def Secret : OptionFlag;
def GlobalDocumentation {
  code Intro = [{All options.
}];
  string Program = "prog";
  list<string> VisibilityMask = ["DefaultVis", "Some"];
  list<string> IgnoreFlags = ["Secret", "HelpHidden"];
}
"""


class _Options(Description):
    def words(self) -> str:
        text = self.pick(*_HELP)
        return self.pick(f'HelpText<"{text}">', f"DocBrief<[{{{text}}}]>")

    def bases(self, groups: list[str]) -> list[str]:
        found = [self.words()] if self.chance(0.6) else []
        if groups and self.chance(0.6):
            found.append(f"Group<{self.pick(*groups)}>")
        if self.chance(0.15):
            found.append(f"Flags<[{self.pick('Secret', 'HelpHidden', 'RenderJoined')}]>")
        return found

    def group(self, number: int, groups: list[str]) -> str:
        # A group that is flattened at the top has no place for a heading.
        bases = [f'OptionGroup<"<g{number}*>">', *self.bases(groups)]
        if self.chance(0.4):
            bases.append(f'DocName<"Group {number}">')
        if self.chance(0.2):
            bases.append("DocFlatten")
        return f"def {self.pick('G', 'H', 'I')}{number} : {', '.join(bases)};"

    def option(self, number: int, groups: list[str], options: list[str]) -> str:
        prefixes = self.some(['"-"', '"--"', '"/"'], 1, 2)
        name = self.pick(*_NAMES)
        kind = self.pick(*_KINDS)
        bases = [f'Option<[{", ".join(prefixes)}], "{name}", KIND_{kind}>', *self.bases(groups)]
        if self.chance(0.2):
            bases.append(f"Visibility<[{', '.join(self.some(['Some', 'Other'], 0, 2))}]>")
        if self.chance(0.2):
            bases.append(f'MetaVarName<"{self.pick("<v>", "", "<v> <w>")}">')
        if self.chance(0.2):
            bases.append(f'Values<"{self.pick("a", "a,b", "a,b,,c")}">')
        if self.chance(0.2):
            bases.append('HelpTextForVariants<[Other, Some], "for *some*">')
        if options and self.chance(0.25):
            bases.append(f"Alias<{self.pick(*options)}>")
            if self.chance(0.5):
                bases.append('AliasArgs<["x", "y"]>')
        count = f" {{ let NumArgs = {self.number(0, 3)}; }}" if kind == "MULTIARG" else ";"
        return f"def {self.pick('o', 'p', 'n')}{number} : {', '.join(bases)}{count}"

    def program(self) -> str:
        groups: list[str] = []
        options: list[str] = []
        for number in range(self.number(0, 6)):
            self.lines.append(self.group(number, groups))
            groups.append(self.lines[-1].split()[1])
        for number in range(self.number(1, 14)):
            self.lines.append(self.option(number, groups, options))
            options.append(self.lines[-1].split()[1])
        return self.text()


def random_options(seed: int) -> str:
    return _Options(seed, _START).program()
