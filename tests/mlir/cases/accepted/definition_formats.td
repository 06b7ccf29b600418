Assembly formats of attributes and types: what each element parses and prints.

// --- variables_and_literals --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class T<string n, dag ps, string format> : TypeDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def T0 : T<"T0", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $b $c}]>;
def T1 : T<"T1", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c}]>;
def T2 : T<"T2", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{qualified($a) $b $c $d}]>;
def T3 : T<"T3", (ins ), [{`a` `b`}]>;
def T4 : T<"T4", (ins "int":$a), [{` ` $a}]>;
def T5 : T<"T5", (ins "int":$a), [{`` $a}]>;
def T6 : T<"T6", (ins "int":$a), [{` ` `(` $a}]>;
def T7 : T<"T7", (ins "int":$a), [{` ` `)` $a}]>;
def T8 : T<"T8", (ins "int":$a), [{`\n` `xxx` $a}]>;
def T9 : T<"T9", (ins "int":$a),
  [{`` `xxx` ` ` `]` $a `]` `)` `)` `{` `{` `...` `,` `,` `,` `=` `x` `<` `x` `>` `:` `,` `}` `->` `}` `{`}]>;
def T10 : T<"T10", (ins "int":$a), [{`\n` $a}]>;

// --- optional_groups --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class T<string n, dag ps, string format> : TypeDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def T0 : T<"T0", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c ($b^)? $d}]>;
def T1 : T<"T1", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c ($b^) : (`x`)?}]>;
def T2 : T<"T2", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c ($b^) : ($d)?}]>;
def T3 : T<"T3", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c (custom<X>($b,$d)^)?}]>;
def T4 : T<"T4", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c (qualified($b)^)? $d}]>;
def T5 : T<"T5", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c (`` $b^)? $d}]>;
def T6 : T<"T6", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{$a $c (` ` `x` $b^)? $d}]>;
def T7 : T<"T7", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{($a^ custom<X>($b))?}]>;
def T8 : T<"T8", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(`x` custom<X>($a)^ `` `->` $b)? `=`}]>;
def T9 : T<"T9", (ins "int":$a,OptionalParameter<"int">:$b), [{(custom<X>($b)^)? $a}]>;
def T10 : T<"T10", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(`x` `` $a^)? $b}]>;
def T11 : T<"T11", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(`x` $a^ ($b^)?)?}]>;
def T12 : T<"T12", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(qualified($a)^ $b)?}]>;
def T13 : T<"T13", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(` ` $a^) : (`\n` $b)?}]>;
def T14 : T<"T14", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(`` custom<X>($a)^ `y`) : (`x` $b)? `z`}]>;
def T15 : T<"T15", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(`x` $b^ ($a^)?)?}]>;
def T16 : T<"T16", (ins OptionalParameter<"int">:$b,"int":$a,OptionalParameter<"int">:$c),
  [{struct($a,$b) (`,` $c^)?}]>;
def T17 : T<"T17", (ins OptionalParameter<"int">:$b,"int":$a,OptionalParameter<"int">:$c),
  [{struct($a,$b) (`x` $c^) : (`,`)?}]>;
def T18 : T<"T18", (ins OptionalParameter<"int">:$b,"int":$a,OptionalParameter<"int">:$c),
  [{(`x` struct($c,$b)^)? `,` $a}]>;
def T19 : T<"T19", (ins OptionalParameter<"int">:$b,"int":$a,OptionalParameter<"int">:$c),
  [{$a (`x` $b^) : (struct($c))? `,`}]>;
def T20 : T<"T20", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b,"int":$c),
  [{`x` (`y` $a^ `(`)? $c}]>;
def T21 : T<"T21", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b,"int":$c),
  [{`[` (`y` $a^)? $c}]>;
def T22 : T<"T22", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{`<` (`x` params^)? `,`}]>;
def T23 : T<"T23", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{`<` (`x` params^ `,`)?}]>;
def T24 : T<"T24", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{`<` (`x` struct(params)^ `,`)?}]>;
def T25 : T<"T25", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{(`x` $a) : ($b^)?}]>;
def T26 : T<"T26", (ins OptionalParameter<"int">:$a), [{`\n` (custom<X>($a)^)?}]>;
def T27 : T<"T27", (ins OptionalParameter<"int">:$a), [{` ` (custom<X>($a)^)?}]>;
def T28 : T<"T28", (ins OptionalParameter<"int">:$a), [{(`\n` custom<X>($a)^)?}]>;
def T29 : T<"T29", (ins OptionalParameter<"int">:$a), [{(` ` $a^)?}]>;
def T30 : T<"T30", (ins OptionalParameter<"int">:$a), [{(`` $a^)?}]>;
def T31 : T<"T31", (ins OptionalParameter<"int">:$a), [{` ` ($a^)?}]>;
def T32 : T<"T32", (ins OptionalParameter<"int">:$a), [{`` ($a^)?}]>;
def T33 : T<"T33", (ins OptionalParameter<"int">:$a), [{`[` ($a^)?}]>;
def T34 : T<"T34", (ins OptionalParameter<"int">:$a), [{`[` (custom<X>($a)^)?}]>;
def T35 : T<"T35", (ins OptionalParameter<"int">:$a), [{`:` (custom<X>($a)^)?}]>;
def T36 : T<"T36", (ins OptionalParameter<"int">:$a), [{`:` (`[` custom<X>($a)^)?}]>;
def T37 : T<"T37", (ins OptionalParameter<"int">:$a), [{`:` (` ` custom<X>($a)^)?}]>;
def T38 : T<"T38", (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b),
  [{custom<X>($b, "x") ` ` `->` `\n` (custom<X>($a)^)?}]>;
def T39 : T<"T39", (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b),
  [{$b `->` `\n` (custom<X>($a)^)?}]>;

// --- params --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class T<string n, dag ps, string format> : TypeDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def T0 : T<"T0", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{params}]>;
def T1 : T<"T1", (ins "int":$a,OptionalParameter<"int">:$b), [{params `x`}]>;
def T2 : T<"T2", (ins OptionalParameter<"int">:$b,"int":$a), [{`(` params `)`}]>;
def T3 : T<"T3", (ins OptionalParameter<"int">:$b,"int":$a,"int":$c, OptionalParameter<"int">:$d),
  [{`(` params `)`}]>;
def T4 : T<"T4", (ins OptionalParameter<"int">:$b,"int":$a), [{params `,`}]>;
def T5 : T<"T5", (ins "int":$a,OptionalParameter<"int">:$b), [{params `,`}]>;
def T6 : T<"T6", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b), [{params `,`}]>;
def T7 : T<"T7", (ins OptionalParameter<"int">:$a,OptionalParameter<"int">:$b),
  [{`<` params `` `,`}]>;
def T8 : T<"T8", (ins "int":$a), [{`[` params}]>;
def T9 : T<"T9", (ins "int":$a), [{`:` params}]>;
def T10 : T<"T10", (ins "int":$a), [{` ` params}]>;
def T11 : T<"T11", (ins "int":$a), [{`` params}]>;
def T12 : T<"T12", (ins OptionalParameter<"int">:$b), [{`` params `(`}]>;
def T13 : T<"T13", (ins OptionalParameter<"int">:$b, "int":$c), [{params `foo`}]>;

// --- structs --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class T<string n, dag ps, string format> : TypeDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def T0 : T<"T0", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{struct(params)}]>;
def T1 : T<"T1", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{struct($a, $b, $c, $d)}]>;
def T2 : T<"T2", (ins "int":$a, OptionalParameter<"int">:$b, "Foo":$c, OptionalParameter<"int">:$d),
  [{struct(custom<F>($b), $a, qualified($c), $d)}]>;
def T3 : T<"T3", (ins OptionalParameter<"int">:$b,"int":$a), [{struct(params) `` `,`}]>;
def T4 : T<"T4", (ins "int":$a), [{`` struct(params) `x`}]>;
def T5 : T<"T5", (ins "int":$a), [{`\n` struct(params) `:`}]>;
def T6 : T<"T6", (ins "int":$a), [{`\n` struct(custom<X>($a)) `(`}]>;
def T7 : T<"T7", (ins OptionalParameter<"int">:$b), [{`[` struct($b)}]>;
def T8 : T<"T8", (ins OptionalParameter<"int">:$b), [{` ` struct($b)}]>;
def T9 : T<"T9", (ins OptionalParameter<"int">:$b, "int":$c),
  [{struct(params) `[` `foo` `` ` ` ` ` `foo`}]>;

// --- self_type --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class A<string n, dag ps, string format> : AttrDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def A0 : A<"A0", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{$t $a}]>;
def A1 : A<"A1", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{qualified($t) $a}]>;
def A2 : A<"A2", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{struct($t, $a)}]>;
def A3 : A<"A3", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{custom<X>($t, $a)}]>;
def A4 : A<"A4", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{custom<X>(ref($t), $a)}]>;
def A5 : A<"A5", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{$a}]>;
def A6 : A<"A6", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{$a ($t^)?}]>;
def A7 : A<"A7", (ins AttributeSelfTypeParameter<"">:$t, AttributeSelfTypeParameter<"">:$t2, "int":$a),
  [{$a}]>;
def A8 : A<"A8", (ins AttributeSelfTypeParameter<"">:$t, "int":$a), [{struct($t,$a)}]>;

// --- custom --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class T<string n, dag ps, string format> : TypeDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def T0 : T<"T0", (ins OptionalParameter<"int">:$a,"int":$b),
  [{$b custom<X>($a, "$_builder.x($_ctxt, $_foo, $_parser, $_loc)", ref($b))}]>;
def T1 : T<"T1", (ins OptionalParameter<"int">:$a,"int":$b, AttrOrTypeParameter<"TT", "", "Acc">:$c, StringRefParameter<"">:$s),
  [{$b $a custom<X>($c, ref($b), ref($a), $s)}]>;
def T2 : T<"T2", (ins OptionalParameter<"int">:$a,"int":$b), [{$b custom<X>(ref(qualified($b)))}]>;
def T3 : T<"T3", (ins OptionalParameter<"int">:$a,"int":$b), [{$b custom<X>("a", "b")}]>;
def T4 : T<"T4", (ins "int":$a), [{` ` custom<X>($a)}]>;
def T5 : T<"T5", (ins "int":$a), [{`` custom<X>($a)}]>;
def T6 : T<"T6", (ins "int":$a), [{`[` custom<X>($a)}]>;
def T7 : T<"T7", (ins "int":$a), [{`:` custom<X>($a)}]>;
def T8 : T<"T8", (ins OptionalParameter<"int">:$b), [{custom<X>($b) `[`}]>;
def T9 : T<"T9", (ins "int":$a), [{`\n` custom<X>($a)}]>;

// --- anchors_that_refer --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class T<string n, dag ps, string format> : TypeDef<D, n> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def T0 : T<"T0", (ins OptionalParameter<"int">:$a, OptionalParameter<"int">:$b, "int":$c),
  [{$a $c (custom<X>($b, ref($a), ref($c))^)?}]>;
def Verified : T<"verified", (ins), "`x`"> { let genVerifyDecl = 1; }

// --- self_type_in_directives --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins OptionalParameter<"int">:$a, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "custom<X>(ref($type)) (custom<X>($a, ref($type))^)?";
}

// --- defaults_that_name_parameters --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
def D : Dialect { let name = "herd"; let cppNamespace = "::herd"; }
class A<string n, dag ps, string format> : AttrDef<D, n, [TypedAttrInterface]> {
  let mnemonic = n;
  let parameters = ps;
  let assemblyFormat = format;
}
def Shepherd : AttrParameter<"::llvm::StringRef", ""> {
  let cppStorageType = "std::string";
  let convertFromStorage = "$_self.of($sheep, $_ctxt)";
}
def Flock : A<"Flock", (ins "int":$sheep, Shepherd:$keeper,
    AttributeSelfTypeParameter<"", "::mlir::Type", "pasture($keeper, $sheep)">:$type,
    DefaultValuedParameter<"Barn", "barn($type, $sheep, $goats, $_type)">:$barn,
    OptionalParameter<"int">:$goats, DefaultValuedParameter<"int", "$goats + $sheep">:$legs),
  "`<` params `>`">;
def Later : A<"Later", (ins
    AttributeSelfTypeParameter<"", "::mlir::Type", "$grass.getType()">:$type, "Grass":$grass),
  "$grass">;

// --- no_members --gen-attrdef-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
def A : AttrDef<D, "A"> { let mnemonic = "a"; let parameters = (ins AttributeSelfTypeParameter<"">:$self); let assemblyFormat = "`<` struct(params) `>`"; }
def B : AttrDef<D, "B"> { let mnemonic = "b"; let parameters = (ins AttributeSelfTypeParameter<"">:$self); let assemblyFormat = "`<` params `>`"; }
