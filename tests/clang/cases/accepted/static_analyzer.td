// Checkers of the static analyzer.

// +++ checkers.td
class CmdLineOption<int type, string flag, string text, string value, int stage = 1, bit hidden = 0> {
  bits<2> Type = type;
  string CmdFlag = flag;
  string Desc = text;
  string DefaultVal = value;
  bits<2> DevelopmentStage = stage;
  bit Hidden = hidden;
}
class Package<string name> {
  string PackageName = name;
  list<CmdLineOption> PackageOptions;
  Package ParentPackage;
  bit Hidden = 0;
}
class Checker<string name, string help = ""> {
  string CheckerName = name;
  string HelpText = help;
  list<CmdLineOption> CheckerOptions;
  list<Checker> Dependencies;
  list<Checker> WeakDependencies;
  bits<2> Documentation = 0;
  Package ParentPackage;
  bit Hidden = 0;
}

// --- checkers --gen-clang-sa-checkers
include "checkers.td"
def Flag : CmdLineOption<2, "Flag", "A \"flag\"", "true">;
def Number : CmdLineOption<0, "Number", "", "12", 0>;
def Text : CmdLineOption<1, "Text", "Some text", "\"\"", 1, 1>;
def Core : Package<"core"> { let PackageOptions = [Flag, Number]; }
def Alpha : Package<"alpha"> { let Hidden = 1; }
def AlphaCore : Package<"coRe"> { let ParentPackage = Alpha; let PackageOptions = [Text]; }
def Base : Checker<"Base", "What others\tneed"> { let ParentPackage = Core; let Hidden = 1; }
def Checker2 : Checker<"DivideZero", "Divides"> {
  let ParentPackage = Core;
  let Documentation = 1;
  let Dependencies = [Base];
  let CheckerOptions = [Text, Number];
}
def Checker10 : Checker<"NullDereference", "Says \"null\""> {
  let ParentPackage = AlphaCore;
  let Documentation = 2;
  let Dependencies = [Base, Checker2];
  let WeakDependencies = [Checker2];
  let CheckerOptions = [Flag];
}
def Alone : Checker<"Alone"> { let HelpText = ?; let CheckerOptions = ?; let Dependencies = ?; }

// --- no_checkers --gen-clang-sa-checkers
include "checkers.td"

// --- packages_without_names --gen-clang-sa-checkers
include "checkers.td"
def Outer : Package<"">;
let ParentPackage = Outer in def Core : Package<"core">;
let ParentPackage = Core in def Unnamed : Package<"">;
let ParentPackage = Outer in def top : Checker<"Top">;
let ParentPackage = Unnamed in def deep : Checker<"Deep"> { let Dependencies = [top]; let Documentation = 1; }

// --- packages_with_dots_in_their_names --gen-clang-sa-checkers
include "checkers.td"
def Dotted : Package<"a.b">;
let ParentPackage = Dotted in def Inner : Package<"C.d">;
let ParentPackage = Inner in def checker : Checker<"Of.Both"> { let Documentation = 1; }
