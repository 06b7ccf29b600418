// Documentation of dialects, operations, attributes and types.

// --- one_dialect --gen-dialect-doc ; --gen-dialect-doc --dialect=tiny --strip-prefix=::tiny:: ; --gen-dialect-doc --allow-hugo-specific-features ; --gen-op-doc ; --gen-op-doc --strip-prefix= ; --gen-op-doc --allow-hugo-specific-features ; --gen-attrdef-doc ; --gen-attrdef-doc --attrdefs-dialect=tiny ; --gen-typedef-doc --typedefs-dialect=tiny ; --gen-typedef-doc ; --gen-enum-doc
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Tiny_Dialect : Dialect {
  let name = "tiny";
  let summary = "a tiny dialect";
  let description = [{
     First line,
       second line
   # and a heading
  }];
  let cppNamespace = "::tiny";
}
def Tiny_Mode : I32EnumAttr<"Mode", "modes | of it", [
    I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1, "b b">]> {
  let cppNamespace = "::tiny";
  let genSpecializedAttr = 0;
}
def Tiny_ModeAttr : EnumAttr<Tiny_Dialect, Tiny_Mode, "mode">;
def Tiny_ParamAttr : AttrDef<Tiny_Dialect, "Param"> {
  let mnemonic = "param";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "3", "the | second">:$b,
                        OptionalArrayRefParameter<"Foo">:$c, AttributeSelfTypeParameter<"self">:$d);
  let assemblyFormat = "`<` $a `,` $b (`,` $c^)? `>`";
  let summary = "parameters";
  let description = [{
    A description <b> with `ticks`

      and more.

  }];
}
def Written : AttrOrTypeParameter<"int", "written", "accessor"> {
  let syntax = "integer-literal";
}
def Tiny_CustomAttr : AttrDef<Tiny_Dialect, "Custom"> {
  let mnemonic = "custom";
  let parameters = (ins Written:$x);
  let hasCustomAssemblyFormat = 1;
}
def Tiny_WrittenAttr : AttrDef<Tiny_Dialect, "WrittenDown"> {
  let mnemonic = "written";
  let parameters = (ins Written:$x);
  let assemblyFormat = "params";
}
def Tiny_NoneAttr : AttrDef<Tiny_Dialect, "NoMnemonic"> {
  let attrName = "tiny.none";
  let cppClassName = "OtherName";
}
def Tiny_BareType : TypeDef<Tiny_Dialect, "Bare"> {
  let mnemonic = "bare.type";
  let summary = "  bare  ";
}
def Tiny_AnyAttr : DialectAttr<Tiny_Dialect, CPred<"x">, "any | tiny attribute"> {
  let description = "described";
}
def Tiny_AnyType : DialectType<Tiny_Dialect, CPred<"x">, "any tiny type"> {
  let description = [{
    described
      as well}];
}
def Tiny_OneOp : Op<Tiny_Dialect, "one.op", [
    Pure, Commutative, PredOpTrait<"p", CPred<"x">>, HasParent<"Two">, ParentOneOf<["A", "B"]>,
    NativeOpTrait<"Own">]> {
  let summary = " one operation ";
  let description = [{
    Does one thing.

    ```mlir
      tiny.one.op
    ```
  }];
  let arguments = (ins I32:$x, Optional<AnyType>:$y, Variadic<AnyInteger>:$z, I32Attr:$attr,
                       OptionalAttr<StrAttr>:$opt, Tiny_ModeAttr:$mode,
                       DefaultValuedAttr<I64Attr, "3">:$dv, OptionalAttr<Tiny_ParamAttr>:$param,
                       Tiny_AnyAttr:$any, IntProp<"int64_t">:$prop, UnitAttr:$unit);
  let results = (outs AnyType:$r, I64, AnyTypeOf<[I32, F32]>:$u);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$more);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
  DerivedTypeAttr derived = DerivedTypeAttr<"return getX();">;
}
def Tiny_FormatOp : Op<Tiny_Dialect, "format", [
    SameOperandsAndResultType, MemoryEffects<[MemRead, MemWrite<DefaultResource, 1>]>]> {
  let arguments = (ins Arg<I32, "the argument", [MemRead]>:$x);
  let results = (outs I32:$r);
  let assemblyFormat = [{
    $x

      attr-dict `:`
	type($x)
  }];
}
def Tiny_InferOp : Op<Tiny_Dialect, "infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs I32:$r);
  let description = "   ";
}

// --- groups --gen-dialect-doc ; --gen-dialect-doc --op-include-regex=a ; --gen-dialect-doc --op-exclude-regex=^g.z ; --gen-op-doc --op-include-regex=z ; --gen-op-doc
include "mlir/IR/OpBase.td"
def G_Dialect : Dialect {
  let name = "g";
  let cppNamespace = "";
}
def Zebras : OpDocGroup {
  let summary = " zz Animals ";
  let description = [{
    All
      of them.
  }];
}
def Apes : OpDocGroup {
  let summary = "aa Apes";
  let description = "";
}
def Nameless : OpDocGroup {
  let summary = "";
  let description = "not shown";
}
class GOp<string name> : Op<G_Dialect, name>;
let opDocGroup = Zebras in {
  def G_A : GOp<"a">;
  def G_C : GOp<"zzc">;
}
def G_B : GOp<"b">;
def G_Upper : GOp<"AAA">;
def Z_A : GOp<"aaa">;
let opDocGroup = Apes in def G_E : GOp<"zze">;
let opDocGroup = Nameless in {
  def G_F : GOp<"zzf">;
  def G_G : GOp<"ccc">;
}
def G_Named : GOp<"zzz">;

// --- several_dialects --gen-dialect-doc --dialect=one ; --gen-dialect-doc --dialect=two ; --gen-dialect-doc --dialect one ; --gen-op-doc --dialect=one ; --gen-typedef-doc --typedefs-dialect=one ; --gen-attrdef-doc
include "mlir/IR/OpBase.td"
def One : Dialect {
  let name = "one";
  let cppNamespace = "::mlir::one";
}
def Two : Dialect {
  let name = "two";
  let cppNamespace = "::mlir::two::deep";
  let description = "  two  ";
}
def One_Type : TypeDef<One, "One"> {
  let mnemonic = "one";
}
def Two_Type : TypeDef<Two, "Two"> {
  let mnemonic = "two";
}
def One_Op : Op<One, "op">;
def Two_Op : Op<Two, "op"> {
  let cppNamespace = "elsewhere";
}

// --- empty_dialect --gen-dialect-doc ; --gen-op-doc ; --gen-typedef-doc ; --gen-attrdef-doc
include "mlir/IR/OpBase.td"
def Empty : Dialect {
  let name = "empty";
}

// --- empty_strings --gen-op-doc ; --gen-typedef-doc ; --gen-dialect-doc ; --gen-attrdef-doc
include "mlir/IR/OpBase.td"
def E_Dialect : Dialect {
  let name = "e";
  let summary = "";
}
def E_Op : Op<E_Dialect, "o"> {
  let assemblyFormat = "";
}
def E_Type : TypeDef<E_Dialect, "T"> {
  let mnemonic = "";
  let assemblyFormat = "`x`";
}
def E_Attr : AttrDef<E_Dialect, "A"> {
  let mnemonic = "";
  let description = "";
}

// --- contents-in-between --gen-dialect-doc
include "mlir/IR/OpBase.td"
def Tiny_Dialect : Dialect { let name = "tiny"; let description = "a\n[TOC]\nb"; }

// --- contents-indented --gen-dialect-doc
include "mlir/IR/OpBase.td"
def Tiny_Dialect : Dialect { let name = "tiny"; let description = " [TOC]"; }

// --- contents-with-spaces-behind --gen-dialect-doc
include "mlir/IR/OpBase.td"
def Tiny_Dialect : Dialect { let name = "tiny"; let description = "a\n[TOC] \nb"; }

// --- contents-in-a-line --gen-dialect-doc
include "mlir/IR/OpBase.td"
def Tiny_Dialect : Dialect { let name = "tiny"; let description = "a [TOC] b"; }

// --- contents-as-the-last-line --gen-dialect-doc
include "mlir/IR/OpBase.td"
def Tiny_Dialect : Dialect { let name = "tiny"; let description = "a\n\t[TOC]"; }

// Descriptions keep the blank lines at their end and the spaces at the ends of their lines.
// --- descriptions_and_their_blank_lines --gen-dialect-doc ; --gen-op-doc ; --gen-attrdef-doc ; --gen-op-interface-docs ; --gen-python-op-bindings --bind-dialect=quiet
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Quiet_Dialect : Dialect { let name = "quiet"; let description = " begins \n\n     indented  \n   \n  ends\n\n"; }
class Quiet_Attr<string n, string text> : AttrDef<Quiet_Dialect, n> {
  let mnemonic = n;
  let description = text;
}
def Quiet_BareAttr : Quiet_Attr<"bare", "">;
def Quiet_ToldAttr : Quiet_Attr<"told", "\n  told\n\n">;
def Quiet_BlankAttr : Quiet_Attr<"blank", "\n ">;
def Quiet_SpaceAttr : Quiet_Attr<"space", " ">;
def Quiet_SizedAttr : Quiet_Attr<"sized", "\n\n  of a size\n\n"> {
  let parameters = (ins "int":$size);
  let assemblyFormat = "$size";
}
def Quiet_Op : Op<Quiet_Dialect, "op"> { let description = "  one  \n \n    two\n\n  "; }
def Quiet_BlankOp : Op<Quiet_Dialect, "blank"> { let description = "\n  "; }
def Quiet_Group : OpDocGroup { let summary = "Loud"; let description = "\n  "; }
let opDocGroup = Quiet_Group in def Quiet_LoudOp : Op<Quiet_Dialect, "loud">;
def Quiet_Interface : OpInterface<"Quiet"> {
  let description = "\n  ";
  let methods = [InterfaceMethod<"\n  says\n\n", "void", "say">, InterfaceMethod<"\n", "void", "hush">];
}

// --- types_of_builders_are_not_read --gen-dialect-doc ; --gen-op-doc ; --gen-typedef-doc ; --gen-python-op-bindings --bind-dialect=d
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Typed { int type = 3; }
def X : Op<D, "x"> { let builders = [OpBuilder<(ins "Value":$a, AnyType:$b, Typed:$c)>]; }
def T : TypeDef<D, "T"> {
  let mnemonic = "t";
  let parameters = (ins "int":$a);
  let assemblyFormat = "$a";
  let builders = [TypeBuilder<(ins AnyType:$b)>];
}

// --- dialects_of_one_name --gen-dialect-doc --dialect=same ; --gen-op-doc ; --gen-typedef-decls --typedefs-dialect=same ; --gen-attrdef-defs --attrdefs-dialect=same
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def First : Dialect { let name = "same"; let cppNamespace = "::first"; }
def Second : Dialect { let name = "same"; let cppNamespace = "::second"; }
def FirstOp : Op<First, "one">;
def SecondOp : Op<Second, "two">;
def FirstType : TypeDef<First, "One"> { let mnemonic = "one"; }
def SecondType : TypeDef<Second, "Two"> { let mnemonic = "two"; }
def SecondAttr : AttrDef<Second, "Two"> { let mnemonic = "two"; }
def FirstConstraint : DialectType<First, CPred<"a()">, "one">;
def SecondConstraint : DialectAttr<Second, CPred<"b()">, "two">;

// --- groups_of_one_name --gen-dialect-doc ; --gen-op-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
class Group<string name, string what> : OpDocGroup { let summary = name; let description = what; }
def B : Group<"same", "of B">;
def A10 : Group<"Same", "of A10">;
def A9 : Group<"same", "of A9">;
let opDocGroup = A10 in def FirstOp : Op<D, "first">;
def AloneOp : Op<D, "same">;
let opDocGroup = B in def SecondOp : Op<D, "second">;
let opDocGroup = A9 in def ThirdOp : Op<D, "third">;
def AfterOp : Op<D, "SAME">;
let opDocGroup = B in def FourthOp : Op<D, "fourth">;

// --- headings_in_groups --gen-dialect-doc --allow-hugo-specific-features
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
def Shapes : OpDocGroup { let summary = "Shapes\n# of all"; let description = "Many.\n\n# Heading\n  # indented"; }
def Side : Attr<CPred<"1">, "a side\n# of it"> { let description = "long\n# enough"; }
let opDocGroup = Shapes in
def SquareOp : Op<D, "square"> {
  let summary = "a square\n# with a heading";
  let description = "# First\n\n```\n#define SIDES 4\n```\n- # item";
  let arguments = (ins AnyType:$size, Side:$side);
  let assemblyFormat = "$size \n# $side attr-dict `:` type($size)";
}
def PointOp : Op<D, "point"> { let description = "# First\n# Second"; }

// --- many_operations_of_one_name --gen-dialect-doc
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; }
class Again : Op<D, "again">;
foreach tens = 0-3 in foreach ones = 0-9 in def Op#tens#ones : Again;
def Earlier : Op<D, "a">;
