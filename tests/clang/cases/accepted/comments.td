// Commands, tags and character references of documentation comments.

// +++ commands.td
class Command<string name> {
  string Name = name;
  string EndCommandName = "";
  int NumArgs = 0;
  bit IsInlineCommand = 0;
  bit IsBlockCommand = 0;
  bit IsBriefCommand = 0;
  bit IsReturnsCommand = 0;
  bit IsParamCommand = 0;
  bit IsTParamCommand = 0;
  bit IsThrowsCommand = 0;
  bit IsDeprecatedCommand = 0;
  bit IsHeaderfileCommand = 0;
  bit IsParCommand = 0;
  bit IsEmptyParagraphAllowed = 0;
  bit IsVerbatimBlockCommand = 0;
  bit IsVerbatimBlockEndCommand = 0;
  bit IsVerbatimLineCommand = 0;
  bit IsDeclarationCommand = 0;
  bit IsFunctionDeclarationCommand = 0;
  bit IsRecordLikeDetailCommand = 0;
  bit IsRecordLikeDeclarationCommand = 0;
  bit IsUnknownCommand = 0;
}

// --- commands --gen-clang-comment-command-info ; --gen-clang-comment-command-list
include "commands.td"
def Brief : Command<"brief"> { let IsBlockCommand = 1; let IsBriefCommand = 1; }
def Formula : Command<"f{"> { let IsInlineCommand = 1; let NumArgs = 2; let EndCommandName = "f}"; }
def FormulaEnd : Command<"f}">;
def Square : Command<"f[">;
def SquareEnd : Command<"f]">;
def Dollar : Command<"f$">;
def Group : Command<"(/)"> { let EndCommandName = "a\"b\\"; }
def Verbatim10 : Command<"verbatim"> { let IsVerbatimBlockCommand = 1; let EndCommandName = "endverbatim"; }
def Verbatim9 : Command<"endverbatim"> { let IsVerbatimBlockEndCommand = 1; }
def Param : Command<"param"> { let IsParamCommand = 1; let NumArgs = 1; }

// --- each_flag --gen-clang-comment-command-info
include "commands.td"
def A0 : Command<"isinlinecommand"> { let IsInlineCommand = 1; }
def A1 : Command<"isblockcommand"> { let IsBlockCommand = 1; }
def A2 : Command<"isbriefcommand"> { let IsBriefCommand = 1; }
def A3 : Command<"isreturnscommand"> { let IsReturnsCommand = 1; }
def A4 : Command<"isparamcommand"> { let IsParamCommand = 1; }
def A5 : Command<"istparamcommand"> { let IsTParamCommand = 1; }
def A6 : Command<"isthrowscommand"> { let IsThrowsCommand = 1; }
def A7 : Command<"isdeprecatedcommand"> { let IsDeprecatedCommand = 1; }
def A8 : Command<"isheaderfilecommand"> { let IsHeaderfileCommand = 1; }
def A9 : Command<"isparcommand"> { let IsParCommand = 1; }
def A10 : Command<"isemptyparagraphallowed"> { let IsEmptyParagraphAllowed = 1; }
def A11 : Command<"isverbatimblockcommand"> { let IsVerbatimBlockCommand = 1; }
def A12 : Command<"isverbatimblockendcommand"> { let IsVerbatimBlockEndCommand = 1; }
def A13 : Command<"isverbatimlinecommand"> { let IsVerbatimLineCommand = 1; }
def A14 : Command<"isdeclarationcommand"> { let IsDeclarationCommand = 1; }
def A15 : Command<"isfunctiondeclarationcommand"> { let IsFunctionDeclarationCommand = 1; }
def A16 : Command<"isrecordlikedetailcommand"> { let IsRecordLikeDetailCommand = 1; }
def A17 : Command<"isrecordlikedeclarationcommand"> { let IsRecordLikeDeclarationCommand = 1; }
def A18 : Command<"isunknowncommand"> { let IsUnknownCommand = 1; }

// --- no_commands --gen-clang-comment-command-info ; --gen-clang-comment-command-list
include "commands.td"

// --- tags --gen-clang-comment-html-tags ; --gen-clang-comment-html-tags-properties
class Tag<string name> { string Spelling = name; bit EndTagOptional = 0; bit EndTagForbidden = 0; }
def Em : Tag<"em">;
def P : Tag<"p"> { let EndTagOptional = 1; }
def Br : Tag<"br"> { let EndTagForbidden = 1; }
def Hr : Tag<"hr"> { let EndTagForbidden = 1; let EndTagOptional = 1; }
def Li : Tag<"li"> { let EndTagOptional = 1; }
def Blockquote : Tag<"blockquote">;

// --- no_tags --gen-clang-comment-html-tags ; --gen-clang-comment-html-tags-properties
class Tag;

// --- character_references --gen-clang-comment-html-named-character-references
class NCR<string name, int number> { string Spelling = name; int CodePoint = number; }
def : NCR<"copy", 0xa9>;
def : NCR<"lt", 60>;
def : NCR<"quot", 34>;
def : NCR<"bsol", 92>;
def : NCR<"null", 0>;
def : NCR<"hellip", 0x2026>;
def : NCR<"Afr", 0x1d504>;
def : NCR<"one", 0x7f>;
def : NCR<"two", 0x80>;
def : NCR<"twoend", 0x7ff>;
def : NCR<"three", 0x800>;
def : NCR<"threeend", 0xffff>;
def : NCR<"four", 0x10000>;
def : NCR<"last", 0x10ffff>;

// --- no_characters --gen-clang-comment-html-named-character-references
class NCR<int number> { string Spelling = NAME; int CodePoint = number; }
def a : NCR<97>;
def b : NCR<0xd800>;
def c : NCR<0x110000>;
def d : NCR<-1>;
