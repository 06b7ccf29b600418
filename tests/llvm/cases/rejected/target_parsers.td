// What no target parser can know.

// --- ratified-or-not --gen-riscv-target-def
class RISCVExtension<string n> {
  string Name = n; int MajorVersion = 1; int MinorVersion = 0; list<RISCVExtension> Implies = [];
}
def a : RISCVExtension<"a">;
