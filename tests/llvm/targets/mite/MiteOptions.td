// Options of the assembler and linker driver.

def DriverOption : OptionFlag;
def CC1Vis : OptionVisibility;
def LinkVis : OptionVisibility;
#ifndef LLVM_21
def BuildCmd : SubCommand<"build", "Build an image", "build <files>">;
def FlashCmd : SubCommand<"flash", "Write an image">;
#endif

def grp_all : OptionGroup<"<all>">, HelpText<"All options">;
def grp_target : OptionGroup<"<target options>">, Group<grp_all>, HelpText<"Options of the target">, Flags<[HelpHidden]>;
def grp_link : OptionGroup<"<link>"> { let EnumName = "linker_group"; let Visibility = [LinkVis]; }

def help : Flag<["-", "--"], "help">, HelpText<"Show \"this\" text">;
def h : Flag<["-"], "h">, Alias<help>;
def o : JoinedOrSeparate<["-"], "o">, MetaVarName<"<file>">, HelpText<"Write to <file>">;
def O : Joined<["-"], "O">, Values<"0,1,2,s">, Group<grp_target>;
def Ofast : Flag<["-"], "Ofast">, Alias<O>, AliasArgs<["2", "s"]>;
def march_EQ : Joined<["--", "-"], "march=">, Group<grp_target>, ValuesCode<[{ const char *ArchValues = "a,b,c"; }]>;
def mcpu : Separate<["-"], "mcpu">, Flags<[RenderJoined, DriverOption]>, Visibility<[DefaultVis, CC1Vis]>, Group<grp_target>;
def Wl_COMMA : CommaJoined<["-"], "Wl,">, Flags<[RenderAsInput]>, Group<grp_link>;
def segments : MultiArg<["-"], "segments", 3>, HelpText<"Three segments">, MetaVarName<"<a> <b> <c>">;
def Xarch : JoinedAndSeparate<["-"], "Xarch_">, HelpTextForVariants<[CC1Vis, LinkVis], "For other tools">;
def rest : Option<["--"], "args", KIND_REMAINING_ARGS>, HelpText<"Everything else">;
def restj : Option<["--"], "exec:", KIND_REMAINING_ARGS_JOINED>;
def slash_o : Joined<["/", "-", "/?"], "Fo:">, EnumName<"Fo">, Flags<[RenderSeparate]>;
#ifndef LLVM_21
def image : Flag<["--"], "image", [BuildCmd, FlashCmd]>, HelpText<"An image">;
def erase : Flag<["--"], "erase", [FlashCmd]>;
#endif

class LangOpts<string base> : KeyPathAndMacro<"LangOpts->", base, "LANG_">;
def fint16 : Flag<["-"], "fint16">, MarshallingInfoFlag<LangOpts<"Int16">>, ImpliedByAnyOf<["LangOpts->Tiny", "LangOpts->Mini"], "true">;
def fno_far : Flag<["-"], "fno-far">, MarshallingInfoNegativeFlag<LangOpts<"Far">>, ShouldParseIf<"LangOpts->Big">, AlwaysEmit;
def fstack_EQ : Joined<["-"], "fstack=">, MarshallingInfoInt<LangOpts<"StackSize">, "64", "uint16_t">;
def fentry_EQ : Joined<["-"], "fentry=">, MarshallingInfoString<LangOpts<"Entry">>;
def fsections_EQ : CommaJoined<["-"], "fsections=">, MarshallingInfoStringVector<LangOpts<"Sections">>;
#ifdef LLVM_23
def fbits : Flag<["-"], "fbits">, MarshallingInfoFlag<LangOpts<"Bits">>;
#else
def fbits : Flag<["-"], "fbits">, MarshallingInfoBitfieldFlag<LangOpts<"Bits">, "Bit::One">;
#endif
def fmodel_EQ : Joined<["-"], "fmodel=">, Values<"small,large">, NormalizedValuesScope<"Model">, NormalizedValues<["Small", "Large"]>,
                MarshallingInfoEnum<LangOpts<"Model">, "Small">;
def fmodel2_EQ : Joined<["-"], "fmodel2=">, Values<"x,y">, NormalizedValues<["X", "Y"]>, Normalizer<"norm">, Denormalizer<"denorm">,
#ifndef LLVM_23
                 ValueMerger<"merge">, ValueExtractor<"extract">,
#endif
                 MarshallingInfoEnum<LangOpts<"Model2">, "X">;
