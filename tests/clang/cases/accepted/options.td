// The documentation of options.

// +++ options.td
include "llvm/Option/OptParser.td"
class DocBrief<code descr> { code DocBrief = descr; }
class DocName<string name> { string DocName = name; }
class DocFlatten { bit DocFlatten = 1; }
def AVis : OptionVisibility;
def BVis : OptionVisibility;
def Hide : OptionFlag;

// --- kinds --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro text.
}]; string Program = "prog"; list<string> VisibilityMask = ["DefaultVis", "AVis"]; list<string> IgnoreFlags = ["HelpHidden", "Hide"]; }
def Act : OptionGroup<"<action>">, DocName<"Actions">, DocBrief<[{The action.}]>;
def Sub : OptionGroup<"<sub>">, Group<Act>, DocName<"Sub actions">;
def Flat : OptionGroup<"<flat>">, Group<Act>, DocFlatten;
def NoName : OptionGroup<"<noname>">, Group<Act>, HelpText<"help of noname">;
def Empty : OptionGroup<"<empty>">, DocName<"Nothing">;
def Hidden : OptionGroup<"<hid>">, Flags<[Hide]>;
let Group = Act in {
def a : Flag<["-"], "a">, HelpText<"`a` <b> & \\ |x| _y_ *z*">;
def a1 : Flag<["-"], "a1">;
def b : Joined<["-", "--"], "b">, MetaVarName<"<x>">;
def c : CommaJoined<["-"], "c,">, HelpText<"c">;
def d : Separate<["-"], "d">, HelpText<"d">;
def d2 : Separate<["-"], "d2">, HelpText<"d2">, MetaVarName<"<a> <b>">;
def e : JoinedOrSeparate<["-"], "e">, HelpText<"e">;
def f : JoinedAndSeparate<["-"], "f">, HelpText<"f">;
def g : MultiArg<["-"], "g", 3>, HelpText<"g">;
def g2 : MultiArg<["-"], "g2", 2>, HelpText<"g">, MetaVarName<"<p> <q>">;
def h : Option<["-"], "h", KIND_REMAINING_ARGS>, HelpText<"h">;
def h2 : Option<["-"], "h2", KIND_REMAINING_ARGS_JOINED>, HelpText<"h">;
}
let Group = Sub in {
def i : Flag<["-"], "i">, Visibility<[BVis]>, HelpText<"b only">;
def j : Flag<["-"], "j">, Visibility<[AVis, BVis]>, HelpText<"a b">;
def k : Flag<["-"], "k">, Flags<[HelpHidden]>, HelpText<"hidden">;
def l : Flag<["-"], "l">, Flags<[Hide]>, HelpText<"hidden">;
def m : Joined<["-"], "m=">, Values<"x,y,z">, HelpText<"help ends.">;
def m2 : Joined<["-"], "m2=">, Values<"x,y">;
def m3 : Joined<["-"], "m3=">, Values<"x">, HelpText<"help">, DocBrief<[{ brief *text*
 lines.
}]>;
def n : Joined<["-"], "n=">, Values<"x">, DocBrief<[{brief}]>;
}
let Group = Flat in {
def z : Flag<["-"], "z">, HelpText<"zflat">;
def y : Flag<["-"], "y">, HelpText<"yflat">;
}
let Group = NoName in {
def ffoo : Flag<["-"], "ffoo">, HelpText<"foo">;
def fno_foo : Flag<["-"], "fno-foo">, HelpText<"no foo">;
def fbar_EQ : Joined<["-"], "fbar=">, HelpText<"bar">;
def fbar : Flag<["-"], "fbar">, Alias<fbar_EQ>, AliasArgs<["all"]>;
def fno_bar : Flag<["-"], "fno-bar">;
def no_qux : Flag<["-"], "no-qux">, HelpText<"no qux">;
def only_no : Flag<["-"], "fno-only">, HelpText<"only no">;
}
def hid1 : Flag<["-"], "hid1">, Group<Hidden>, HelpText<"in hidden group">;
def alias1 : Flag<["--"], "alias1">, Alias<a>;
def alias2 : Joined<["--"], "alias2=">, Alias<e>, HelpText<"own help">;
def alias3 : Separate<["/"], "alias3">, Alias<alias2>;

// --- groups_inside_each_other --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro text.
}]; string Program = "prog"; list<string> VisibilityMask = ["AVis"]; list<string> IgnoreFlags = []; }
def G1 : OptionGroup<"<g1>">;
def G2 : OptionGroup<"<g2>">, Group<G1>, DocBrief<[{
  Indented brief.

}]>;
def G3 : OptionGroup<"<g3>">, Group<G2>, DocName<"">;
def G4 : OptionGroup<"<g4>">, Group<G3>;
def G5 : OptionGroup<"<g5>">, Group<G4>;
def G6 : OptionGroup<"<g6>">, Group<G5>;
def GF : OptionGroup<"<gf>">, Group<G1>, DocFlatten, DocName<"Flat">, HelpText<"flat">;
def GFF : OptionGroup<"<gff>">, Group<GF>, DocName<"InFlat">;
def GA : OptionGroup<"<aa>">;
def GB : OptionGroup<"<GB>">, Group<GA>;
let Visibility = [AVis] in {
def x1 : Flag<["-"], "x1">, Group<G1>;
def x2 : Flag<["-"], "x2">, Group<G2>;
def x3 : Flag<["-"], "x3">, Group<G3>;
def x4 : Flag<["-"], "x4">, Group<G4>;
def x5 : Flag<["-"], "x5">, Group<G5>;
def x6 : Flag<["-"], "x6">, Group<G6>;
def a0 : Flag<["-"], "a0">, Group<GF>;
def y0 : Flag<["-"], "y0">, Group<GF>;
def ff : Flag<["-"], "ff">, Group<GFF>;
def gb : Flag<["-"], "gb">, Group<GB>;
def Z : Flag<["-"], "Z">, HelpText<"!#$%&'()+,-./:;=?@[]^{}~">;
def z : Flag<["-"], "z">, HelpText<"caret <x> a_ _b http://x.y/z \"q\"">;
def zz : Flag<["-"], "ZZ">;
def aa : Flag<["-"], "Aa">;
def ab : Flag<["-"], "aB">;
def sl : Joined<["/", "-", "--", "/-"], "sl:">;
def sl2 : Joined<["/"], "sl2:">;
def ep : Flag<[""], "ep">;
def inp : Option<[], "<input>", KIND_INPUT>;
def unk : Option<[], "<unknown>", KIND_UNKNOWN>;
def sep : Separate<["-"], "sep">, MetaVarName<" m ">;
def cj : CommaJoined<["-"], "cj=">, MetaVarName<"<v>,<w>">, Values<"1,2,3,4">;
def jas : JoinedAndSeparate<["-"], "jas">, MetaVarName<"<v>">;
def ma : MultiArg<["-"], "ma", 2>, MetaVarName<"<v>">;
def ma0 : MultiArg<["-"], "ma0", 0>;
def ma1 : MultiArg<["-"], "ma1", 1>, Values<"1,">;
def rem : Option<["-"], "rem", KIND_REMAINING_ARGS>, MetaVarName<"<v>">;
def remj : Option<["-"], "remj", KIND_REMAINING_ARGS_JOINED>, MetaVarName<"<v>">;
def al1 : Flag<["-"], "al1">, Alias<sl>, AliasArgs<["p q", "r"]>;
def al2 : Flag<["-"], "al2">, Alias<sl2>, AliasArgs<["x"]>;
def al3 : Flag<["-"], "al3">, Alias<al1>, HelpText<"h">;
def al4 : Joined<["/"], "al4">, Alias<sl>;
def al5 : Joined<["-"], "al5">, Alias<sep>, AliasArgs<["v"]>;
def al6 : Joined<["-"], "al6">, Alias<cj>, AliasArgs<["v", "w"]>;
def al7 : Flag<["-"], "al7">, Alias<jas>, AliasArgs<["v", "w"]>;
def al8 : Flag<["-"], "al8">, Alias<ma>, AliasArgs<["v", "w"]>;
def al9 : Flag<["-"], "al9">, Alias<rem>, AliasArgs<["v", "w"]>;
def alA : Flag<["-"], "alA">, Alias<remj>, AliasArgs<["v", "w"]>;
def alC : Flag<["-"], "alC">, Alias<Z>, AliasArgs<[]>;
def var : Flag<["-"], "var">, HelpTextForVariants<[AVis,BVis], "for a, b">;
def var2 : Flag<["-"], "var2">, HelpText<"plain">, HelpTextForVariants<[BVis], "for b">;
def var3 : Flag<["-"], "var3">, HelpText<"plain">, HelpTextForVariants<[AVis], "for a">;
def var4 : Flag<["-"], "var4">, HelpText<"plain">, HelpTextForVariants<[BVis,AVis], "for b a">, DocBrief<[{brief}]>;
def n1 : Flag<["-"], "mno-x">, HelpText<"n">;
def n2 : Flag<["-"], "mx">;
def n3 : Flag<["--"], "no-w">, HelpText<"n">;
def n4 : Flag<["--"], "w">, HelpText<"w">;
def n5 : Joined<["-"], "fno-j=">, HelpText<"w">;
def n6 : Joined<["-"], "fj=">, HelpText<"w">;
def n7 : Flag<["-"], "Wno-e">, HelpText<"w">;
def n8 : Flag<["-"], "We">, HelpText<"w">;
def n9 : Flag<["-"], "fxno-e">, HelpText<"w">;
def n10 : Flag<["-"], "fxe">, HelpText<"w">;
def n11 : Flag<["-"], "ano-ano-b">, HelpText<"w">;
def n12 : Flag<["-"], "aano-b">, HelpText<"w">;
def n13 : Flag<["-"], "ano-ab">, HelpText<"w">;
def n14 : Flag<["-"], "aab">, HelpText<"w">;
def nn : Flag<["-"], "nn">, Visibility<[]>;
def nx : Flag<["-"], "fno-nx">, Visibility<[AVis]>;
def ny : Flag<["-"], "fnx">, Visibility<[BVis]>;
}

// --- same_for_sphinx --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro text.
}]; string Program = "prog"; list<string> VisibilityMask = ["AVis", "DefaultVis"]; list<string> IgnoreFlags = ["Hide"]; }
def nn : Flag<["-"], "nn">, Visibility<[]>;
def nx : Flag<["-"], "fno-nx">, Visibility<[AVis]>;
def ny : Flag<["-"], "fnx">, Visibility<[BVis]>;
def hx : Flag<["-"], "fno-hx">, Visibility<[AVis]>;
def hy : Flag<["-"], "fhx">, Visibility<[AVis]>, Flags<[Hide]>;
def kx : Flag<["-"], "fno-k">;
def ky : Joined<["--"], "fk">;
def GA : OptionGroup<"<aa>">;
def GV : OptionGroup<"<gv>"> { let Visibility=[BVis]; }
def GVA : OptionGroup<"<gva>">, Group<GA> { let Visibility=[AVis]; let Flags=[Hide]; }
def GVB : OptionGroup<"<gvb>">, Group<GVA>;
def lx : Flag<["-"], "fno-l">, Group<GA>;
def ly : Flag<["-"], "fl">;
def mx : Flag<["-"], "fno-m">, Group<GA>;
def my : Flag<["-"], "fm">, Group<GVA>;
def gv : Flag<["-"], "gv">, Group<GV>;
def gvb : Flag<["-"], "gvb">, Group<GVB>;
def d1 : Flag<["-"], "dup">, Group<GA>, HelpText<"d1">;
def d2 : Joined<["-"], "dup">, Group<GA>, HelpText<"d2">;
def d0 : Joined<["-"], "dup=">, Group<GA>, HelpText<"d0">;
def d3 : Separate<["--"], "dup">, HelpText<"d3">;
def d4 : Separate<["-"], "dup">, HelpText<"d4">;
def d5 : Flag<["-"], "dup+x">;
def d6 : Flag<["-"], "dup.x">;
def d7 : Flag<["-"], "dup_x">;
def d8 : Flag<["-"], "dup-x">;
def d9 : Flag<["-"], "dup#x">;
def da : Flag<["-"], "dup:x">;
def db : Flag<["-"], "dup/x">;
def dc : Flag<["-"], "dup,x">;
def dd : Flag<["-"], "dup?x">;
def de : Flag<["-"], "dup@x">;
def df : Flag<["-"], "dup*x">;
def dg : Flag<["-"], "dup x">;
def dh : Flag<["-"], "dup%x">;
def di : Flag<["-"], "dup~x">;
def aliasv : Flag<["-"], "aliasv">, Alias<ly>, Visibility<[BVis]>;
def aliash : Flag<["-"], "aliash">, Alias<ly>, Flags<[Hide]>;
def aliasg : Flag<["-"], "aliasg">, Alias<ly>, Group<GVA>;
def aliasn : Flag<["-"], "aliasn">, Alias<gvb>;
def aliasm : Flag<["-"], "aliasm">, Alias<ly>, Group<GA>;
def noalias : Flag<["-"], "fno-zz">, Alias<ly>;
def noalia2 : Flag<["-"], "fzz">;
def nop : Flag<["-"], "fno-p">;
def nop2 : Flag<["-"], "fp">, Alias<nop>;
def noq : Flag<["-"], "fno-q">;
def noq2 : Flag<["-"], "fq">;
def noq3 : Flag<["--"], "fq">;
def S1 : OptionGroup<"s1">;
def S2 : OptionGroup<"s2">, Group<S1>;
def S3 : OptionGroup<"s3">, Group<S2>;
def S4 : OptionGroup<"s4">, Group<S3>;
def S5 : OptionGroup<"s5">, Group<S4>;
def S6 : OptionGroup<"s6">, Group<S5>;
def S7 : OptionGroup<"s7">, Group<S6>;
def s7 : Flag<["-"], "s7">, Group<S6>;

// --- values_and_aliases --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro text.
}]; string Program = "prog"; list<string> VisibilityMask = ["DefaultVis"]; list<string> IgnoreFlags = []; }
def base : Flag<["-"], "base">;
def zal : Flag<["-"], "zal">, Alias<base>;
def aal : Flag<["-"], "aal">, Alias<base>;
def yal : Flag<["-"], "Bal">, Alias<base>;
def xno : Flag<["-"], "bno-ase">;
def cal : Flag<["-"], "cal">, Alias<base>;
let Values="p,,q" in {
def a : Joined<["-"], "a">;
def b : Flag<["-"], "b">;
def c : CommaJoined<["-"], "c">;
def d : JoinedAndSeparate<["-"], "d">;
def e : MultiArg<["-"], "e", 2>;
def f : MultiArg<["-"], "f", 2>, MetaVarName<"<x> <y>">, HelpText<"No end">;
def h : Option<["-"], "h", KIND_REMAINING_ARGS>, HelpText<"h!">;
def h2 : Option<["-"], "h2", KIND_REMAINING_ARGS_JOINED>, DocBrief<[{ends.
}]>;
def h4 : Separate<["-"], "h4">, DocBrief<[{ends. }]>;
def h3 : Option<["-"], "h3", KIND_REMAINING_ARGS_JOINED>, MetaVarName<"m">, HelpText<"x\ny">;
}
def eh : Flag<["-"], "eh">, HelpText<"">;
def ed : Flag<["-"], "ed">, DocBrief<"">, HelpText<"eh">;
def mv : Flag<["-"], "mv">, MetaVarName<"m">;
def emv : Joined<["-"], "emv">, MetaVarName<"">;
def vs : Joined<["-"], "vs=">, Values<"a b, c">;
def vs1 : Joined<["-"], "vs1=">, Values<",a">;
def mult : Joined<["-", "--"], "mult=">;
def mult2 : Joined<["--", "+"], "mult2=">, Alias<mult>;
def mult3 : Joined<["--", "-"], "mult3">, Alias<mult>, AliasArgs<["x", "y"]>;
def S1 : OptionGroup<"s1">, DocBrief<"">, HelpText<"s">;
def S2 : OptionGroup<"s2">, Group<S1>, HelpText<"`s`">;
def S3 : OptionGroup<"s3*">, Group<S2>;
def S4 : OptionGroup<"s4">, Group<S3>, DocFlatten;
def S5 : OptionGroup<"s5">, Group<S4>, DocFlatten;
def o1 : Flag<["-"], "o1">, Group<S1>;
def o3 : Flag<["-"], "o3">, Group<S3>;
def o4 : Flag<["-"], "o4">, Group<S5>;
def o5 : Flag<["-"], "n5">, Group<S5>;

// --- deepest_groups --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = "I"; string Program = "p*g"; list<string> VisibilityMask = []; list<string> IgnoreFlags = []; }
def FT : OptionGroup<"ft">, DocFlatten;
def ft : Flag<["-"], "ft*">, Group<FT>;
def J : Joined<["-"], "j">, MetaVarName<"<*>">, Values<"*|">;
def JA : Flag<["-"], "ja">, Alias<J>, AliasArgs<["*"]>;
def JB : Flag<["-"], "jb*">, Alias<ft>, AliasArgs<["*"]>;
def S1 : OptionGroup<"s1">;
def S2 : OptionGroup<"s2">, Group<S1>;
def S3 : OptionGroup<"s3">, Group<S2>;
def S4 : OptionGroup<"s4">, Group<S3>;
def S5 : OptionGroup<"s5">, Group<S4>;
def S6 : OptionGroup<"s6">, Group<S5>;
def S7 : OptionGroup<"s7">, Group<S6>;
def S8 : OptionGroup<"s8">, Group<S7>;
def s7 : Flag<["-"], "s7">, Group<S7>;
def s7x : Flag<["-"], "s7*">, Group<S7>;

// --- programs --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = "I"; string Program = "p"; list<string> VisibilityMask = ["DefaultVis"]; list<string> IgnoreFlags = []; }
def a : Flag<["-"], "a">;
def aa : Joined<["-","--"], "a=">;
def b : Flag<["-"], "b">;
def b2 : Flag<["-"], "b2">, Alias<b>;
def c : Flag<["-"], "c">;
def c1 : Joined<["-"], "b=">, Alias<c>;
def d : Joined<["-", "--"], "d">;
def e : Joined<["--"], "d=">;
def f : Joined<["-"], "d=">;
def g : Joined<["-"], "g">;
def h : Joined<["-"], "h">, Alias<g>;
def i : Joined<["-"], "h=">;

// --- order_of_groups --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = "I"; string Program = "p"; list<string> VisibilityMask = ["DefaultVis"]; list<string> IgnoreFlags = []; }
def Z : OptionGroup<"m">;
def Y : OptionGroup<"n">, DocName<"b">;
def B : OptionGroup<"c">, DocName<"z">;
def A : OptionGroup<"d">, DocName<"a">;
def C : OptionGroup<"a">;
def D : OptionGroup<"B">;
def E : OptionGroup<"zz">, Group<Z>;
def F : OptionGroup<"yy">, Group<Z>;
def FL : OptionGroup<"xx">, Group<Z>, DocFlatten;
def FA : OptionGroup<"ww">, Group<FL>;
def G : OptionGroup<"dd">, Group<Z>;
def z : Flag<["-"], "z">, Group<Z>;
def y : Flag<["-"], "y">, Group<Y>;
def b : Flag<["-"], "b">, Group<B>;
def a : Flag<["-"], "a">, Group<A>;
def c : Flag<["-"], "c">, Group<C>;
def d : Flag<["-"], "d">, Group<D>;
def e : Flag<["-"], "e">, Group<E>;
def f : Flag<["-"], "f">, Group<F>;
def fa : Flag<["-"], "fa">, Group<FA>;
def g : Flag<["-"], "g">, Group<G>;

// --- visible_by_their_groups --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro.}]; string Program = "Program-É"; list<string> VisibilityMask = ["AVis"]; list<string> IgnoreFlags = ["Hide"]; }
def Outer : OptionGroup<"<outer>">, Visibility<[AVis]>;
def Inner : OptionGroup<"<inner>">, Group<Outer>;
def Other : OptionGroup<"<other>">, Group<Inner>, Visibility<[BVis]>;
def Flat : OptionGroup<"<flat>">, Group<Outer>, Visibility<[AVis]>, DocFlatten;
def none : Flag<["-"], "none">;
def alone : Flag<["-"], "alone">, Visibility<[AVis]>;
def outer : Flag<["-"], "outer">, Group<Outer>, Visibility<[BVis]>;
def inner : Flag<["-"], "inner">, Group<Inner>;
def other : Flag<["-"], "other">, Group<Other>, Visibility<[AVis]>;
def flat : Flag<["-"], "flat">, Group<Flat>;

// --- names_without_letters --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro.}]; string Program = "p"; list<string> VisibilityMask = ["DefaultVis"]; list<string> IgnoreFlags = []; }
def rest : Option<["--"], "", KIND_REMAINING_ARGS>, HelpText<"What follows.">;
def dry : Flag<["-"], "###">, HelpText<"Nothing is run.">;
def dry_run : Flag<["-"], "dry-run">, Alias<dry>;
def hash : Flag<["-"], "#x">;
def ask : Flag<["-"], "ask">;
def question : Flag<["/"], "?">, Alias<ask>;
def no : Flag<["-"], "no-">;
def plain : Flag<["-"], "plain">, HelpText<"Whose name nothing affirms.">;

// --- groups_of_names_without_letters --gen-opt-docs
include "options.td"
def GlobalDocumentation { code Intro = [{Intro.}]; string Program = "p"; list<string> VisibilityMask = ["DefaultVis"]; list<string> IgnoreFlags = []; }
def Signs : OptionGroup<"<signs>">, DocName<"Signs `|` and *others*">;
def Inner : OptionGroup<"[inner]">, Group<Signs>;
def plus : Flag<["-"], "++">, Group<Inner>;
def sum : Flag<["-"], "sum">, Alias<plus>;
