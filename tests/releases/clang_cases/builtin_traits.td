// Traits of types and expressions.

// +++ traits.td
class TokenKey<int V> { int Value = V; }
def KEYC99 : TokenKey<1>;
def KEYCXX : TokenKey<2>;
def KEYMS : TokenKey<16>;
def KEYNOHLSL : TokenKey<64>;
def KEYMAX : TokenKey<KEYNOHLSL.Value>;
def KEYALL : TokenKey<!and(!or(KEYMAX.Value, !sub(KEYMAX.Value, 1)), !xor(KEYMS.Value, -1))>;
class Trait<string P> { string Prefix = P; string Spelling = ""; string StdName = ""; list<TokenKey> KeyFlags = [KEYCXX]; }
class TypeTrait<string P> : Trait<P>;
class UnaryTrait : TypeTrait<"UTT">;
class BinaryTrait : TypeTrait<"BTT">;
class VariadicTrait : TypeTrait<"TT">;
class ArrayTrait : Trait<"ATT">;
class ExpressionTrait : Trait<"ET">;
class UnaryExprOrTypeTrait : Trait<"UETT">;
class CXX11UnaryExprOrTypeTrait : Trait<"UETT">;
class TransformTypeTrait : Trait<"TST">;
class Alias<Trait P> { Trait Primary = P; string Spelling = ""; list<TokenKey> KeyFlags = [KEYCXX]; }

// --- kinds --gen-clang-builtin-traits
include "traits.td"
def SizeOf : UnaryExprOrTypeTrait { let Spelling = "sizeof"; let KeyFlags = [KEYALL]; }
def AlignOf : CXX11UnaryExprOrTypeTrait { let Spelling = "alignof"; let KeyFlags = [KEYC99, KEYMS]; }
def PreferredAlignOf : UnaryExprOrTypeTrait { let Spelling = "__alignof"; let KeyFlags = [KEYALL]; }
def PreferredAlignOfAlt : Alias<PreferredAlignOf> { let Spelling = "__alignof__"; let KeyFlags = [KEYALL]; }
def MSAlignOf : Alias<PreferredAlignOf> { let Spelling = "_alignof"; let KeyFlags = [KEYMS, KEYC99]; }
def IsConstructible : VariadicTrait { let Spelling = "__is_constructible"; let StdName = "is_constructible"; }
def IsFinal : UnaryTrait { let Spelling = "__is_final"; let StdName = "is_final"; }
def IsAbstract : UnaryTrait { let Spelling = "__is_abstract"; let StdName = "is_abstract"; let KeyFlags = []; }
def IsSame : BinaryTrait { let Spelling = "__is_same"; }
def IsSameAs : Alias<IsSame> { let Spelling = "__is_same_as"; }
def IsDeducible : BinaryTrait {}
def Decay : TransformTypeTrait { let Spelling = "__decay"; let StdName = "decay"; }
def AddPointer : TransformTypeTrait { let Spelling = "__add_pointer"; let StdName = "add_pointer"; }
def IsLValueExpr : ExpressionTrait { let Spelling = "__is_lvalue_expr"; }
def ArrayRank : ArrayTrait { let Spelling = "__array_rank"; }

// --- of_no_kind --gen-clang-builtin-traits
include "traits.td"
def Foo : Trait<"XX"> { let Spelling="foo"; } def Bar : TypeTrait<"YY"> { let Spelling="bar"; } def Baz : TransformTypeTrait; def BazA : Alias<Baz> { let Spelling="bz"; } def BazB : Alias<Baz>;  def AExpr : ExpressionTrait { let Spelling="aexp"; let StdName="std"; } def AA : Alias<AExpr>;
