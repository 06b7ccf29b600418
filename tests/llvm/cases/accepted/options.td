// Tables for option parsers: kinds, prefixes, groups, sub-commands, marshalling.

// --- every_part_of_an_option --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def Secret : OptionFlag;
def ForExperts : OptionVisibility;
def ForDrivers : OptionVisibility;
def Feed : SubCommand<"feed", "Feed an animal", "zoo feed ANIMAL">;
def Wash : SubCommand<"wash", "Wash it">;
def : SubCommand<"walk", "">;
def outer : OptionGroup<"<outer>">, Flags<[Secret, HelpHidden]>, Visibility<[ForExperts]>;
def inner : OptionGroup<"inner">, EnumName<"Inner_Group">, Group<outer>, HelpText<"a \"group\"">;
def plain : Flag<["-"], "plain">;
def help : Flag<["-", "--"], "help">, HelpText<"Say \"how\"\tand\nwhy, é">;
def help_all : Flag<["--"], "help-all">, EnumName<"HELP_ALL">, HelpText<"">;
def size : JoinedOrSeparate<["-", "/"], "size">, MetaVarName<"<n\\m>">, Group<outer>;
def size_eq : Joined<["--"], "size=">, Alias<size>, AliasArgs<["1", "a b"]>;
def names : CommaJoined<["-"], "names=">, Values<"ape,bee">, Group<inner>;
def colours : CommaJoined<["-"], "colours=">, ValuesCode<[{ some code }]>;
def both : Joined<["-"], "both=">, Values<"x">, ValuesCode<[{ more code }]>;
def three : MultiArg<["-"], "three", 3>, Flags<[RenderJoined]>, Visibility<[]>, Group<outer>;
def rest : Option<["--"], "rest", KIND_REMAINING_ARGS>;
def rest_joined : Option<["--"], "rest=", KIND_REMAINING_ARGS_JOINED>, Visibility<[ForDrivers, DefaultVis]>;
def pair : JoinedAndSeparate<[], "pair">;
def variants : Flag<["-"], "variants"> {
  let HelpTextsForVariants = [HelpTextVariant<[ForExperts, ForDrivers], "v \"12\"">,
                              HelpTextVariant<[DefaultVis], "one">, HelpTextVariant<[], "none">];
}
def variant : Flag<["-"], "variant">, HelpTextForVariants<[ForExperts], "for them">, HelpText<"x">;
def fast : Flag<["-"], "fast", [Feed]>;
def slow : Flag<["-"], "slow", [Wash, Feed]>;
def gently : Flag<["-"], "gently", [Feed, Wash]>;

// --- order_and_prefixes --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
def a1 : Flag<["-"], "s">;
def a2 : Flag<["--"], "s">;
def a3 : Flag<["--", "-"], "S">;
def a4 : Flag<["-", "--"], "S">;
def a5 : Joined<["-"], "s">;
def a6 : Separate<["+"], "s">;
def a7 : Flag<["-", "+"], "s">;
def a8 : Flag<[], "s">;
def a9 : Joined<["-"], "S">;
foreach name = ["s_", "sA", "sb", "s-", "s=", "S=", "sAb", "sA=", "Sa", "z", "", "\"quoted\\"] in
  def : Joined<["-"], name>;

// --- marshalling --gen-opt-parser-defs
include "llvm/Option/OptParser.td"
class Zoo<string path> : KeyPathAndMacro<"Zoo->", path, "ZOO_">;
class Own<string path> : KeyPathAndMacro<"Own.", path>;
def z : Flag<["-"], "aa">, MarshallingInfoFlag<Zoo<"Open">>, ImpliedByAnyOf<["k1", "k2"]>;
def y : Flag<["-"], "bb">, MarshallingInfoNegativeFlag<Own<"Shut">>, ShouldParseIf<"p.Open">;
def x : Joined<["-"], "mode=">, MarshallingInfoEnum<Zoo<"Mode">, "Day">, Values<"day,night">,
  NormalizedValuesScope<"Mode">, NormalizedValues<["Day", "Night"]>;
def w : Joined<["-"], "count=">, MarshallingInfoInt<Own<"Count">, "1", "int">, AlwaysEmit;
def v : Separate<["-"], "name">, MarshallingInfoString<Own<"Name">>, ImpliedByAnyOf<["k"], "\"x\"">;
def u : Joined<["-"], "list=">, MarshallingInfoStringVector<Own<"List">>, Normalizer<"n">,
  Denormalizer<"d">, ValueMerger<"m">, ValueExtractor<"e">;
def t : Flag<["-"], "bits">, MarshallingInfoBitfieldFlag<Own<"Bits">, "BIT">;
def s : Joined<["-"], "kind=">, MarshallingInfoEnum<Own<"Kind">, "A">, Values<"a,,b,">,
  NormalizedValues<["A", "B", "C"]>;
def r : Joined<["-"], "none=">, MarshallingInfoEnum<Own<"None">, "A">, Values<"">,
  NormalizedValues<[]>;

// --- empty_texts --gen-opt-parser-defs ; --gen-opt-rst
include "llvm/Option/OptParser.td"
def named : Joined<["-"], "named=">, HelpText<"what it takes has a name">, MetaVarName<"<x>">;
def empty_name : Joined<["-"], "empty=">, HelpText<"a name without letters">, MetaVarName<"">;
def empty_name_of_values : Joined<["-"], "of=">, MetaVarName<"">, Values<"x,y">;
def unmarshalled : Flag<["-"], "nowhere"> { string KeyPath = ""; }
