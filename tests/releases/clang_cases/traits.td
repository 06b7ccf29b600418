// Traits of types and expressions, since main (24).

// +++ traits.td
class TokenKey<int V> { int Value = V; }
def KEYCXX : TokenKey<0x2>; def KEYALL : TokenKey<0x7fffffff>; def KEYB : TokenKey<4>;
class Trait<string P> { string Prefix = P; string Spelling = ""; string StdName = ""; list<TokenKey> KeyFlags = [KEYCXX]; }
class TypeTrait<string P> : Trait<P>;
class UnaryTrait : TypeTrait<"UTT">; class BinaryTrait : TypeTrait<"BTT">; class VariadicTrait : TypeTrait<"TT">;
class ArrayTrait : Trait<"ATT">; class ExpressionTrait : Trait<"ET">; class UnaryExprOrTypeTrait : Trait<"UETT">; class CXX11UnaryExprOrTypeTrait : Trait<"UETT">; class TransformTypeTrait : Trait<"TST">;
class Alias<Trait P> { Trait Primary = P; string Spelling = ""; list<TokenKey> KeyFlags = [KEYCXX]; }

// --- every_kind --gen-clang-builtin-traits
include "traits.td"
def U2 : UnaryTrait { let Spelling = "__u2"; } def U1 : UnaryTrait { let Spelling = "__u1"; let StdName = "u1"; let KeyFlags = [KEYALL, KEYB]; } def U10 : UnaryTrait { let Spelling = "__a10"; }
def B1 : BinaryTrait { let Spelling = "__b1"; } def B0 : BinaryTrait; def V1 : VariadicTrait { let Spelling = "__v1"; let StdName="v1"; }
def A1 : ArrayTrait { let Spelling = "__a1"; } def E1 : ExpressionTrait { let Spelling = "__e1"; let StdName="e1"; let KeyFlags = []; } def X1 : UnaryExprOrTypeTrait { let Spelling = "__x1"; let StdName="x1";} def C1 : CXX11UnaryExprOrTypeTrait { let Spelling = "__c1"; } def T1 : TransformTypeTrait { let Spelling = "__t1"; let StdName = "t1"; } def T0 : TransformTypeTrait { let Spelling="__t0"; }
def P1 : Alias<U1> { let Spelling = "__p1"; } def P2 : Alias<C1> { let Spelling = "__p2"; let KeyFlags=[KEYB,KEYALL]; } def P0 : Alias<T1> { let Spelling = "__p0"; } def P3 : Alias<X1>; def P4 : Alias<A1> { let Spelling="__p4"; } def P5 : Alias<E1> { let Spelling="__p5"; }

// --- unusual_ones --gen-clang-builtin-traits
include "traits.td"
def V2 : VariadicTrait { let Spelling="ab"; let StdName="is_v2"; } def C2 : CXX11UnaryExprOrTypeTrait; def X2 : UnaryExprOrTypeTrait; def C3 : CXX11UnaryExprOrTypeTrait; def B : BinaryTrait { let StdName="b"; } def U : UnaryTrait { let StdName="u"; let Prefix="ZZZ"; } def W : TypeTrait<"WW">; def S : Trait<"S">; def V3 : VariadicTrait; def V4 : VariadicTrait; def Z : CXX11UnaryExprOrTypeTrait { let Prefix = "QQ"; }

// --- nothing --gen-clang-builtin-traits
include "traits.td"

// --- no_aliases --gen-clang-builtin-traits
class TokenKey; class Trait;
