Attributes and types: storage, builders, accessors, verification, interfaces, dialect hooks.

// --- storage_and_accessors --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class A<string n> : AttrDef<D, n> { let attrName = "toy." # n; }
def Plain : A<"Plain"> { let parameters = (ins "int":$width, "Foo":$snake_case_name); }
def NoStorage : A<"NoStorage"> {
  let parameters = (ins "int":$width);
  let genStorageClass = 0;
}
def NoAccessors : A<"NoAccessors"> {
  let parameters = (ins "int":$width);
  let genAccessors = 0;
}
def CustomConstructor : A<"CustomConstructor"> {
  let parameters = (ins "int":$width, StringRefParameter<"text">:$text);
  let hasStorageCustomConstructor = 1;
}
def OwnStorage : A<"OwnStorage"> {
  let parameters = (ins "int":$width);
  let storageClass = "KeptHere";
  let storageNamespace = "inner::most";
}
def GlobalStorage : A<"GlobalStorage"> {
  let parameters = (ins "int":$width);
  let storageNamespace = "";
}
def OwnBase : AttrDef<D, "OwnBase", [], "::toy::BaseAttr"> {
  let attrName = "other.name";
  let parameters = (ins AttrOrTypeParameter<"Kept", "what", "Shown">:$value);
}
def Where : LocationAttrDef<D, "Where"> { let attrName = "toy.where"; }

// --- allocation_and_comparison --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; }
def Own : AttrOrTypeParameter<"Own", ""> {
  let allocator = "$_dst = copy($_allocator, $_self, $_other);";
  let comparator = "same($_lhs, $_rhs)";
}
def T : TypeDef<D, "T"> {
  let typeName = "toy.t";
  let parameters = (ins
    StringRefParameter<"">:$text, APFloatParameter<"">:$real, APIntParameter<"">:$integer,
    ArrayRefParameter<"int">:$numbers, OptionalArrayRefParameter<"int">:$maybe,
    SelfAllocationParameter<"Self", "">:$self,
    ArrayRefOfSelfAllocationParameter<"Self", "">:$selves, Own:$own);
}

// --- builders --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "a::b"; }
class T<string n> : TypeDef<D, n> { let mnemonic = n; let hasCustomAssemblyFormat = 1; }
def Some : T<"Some"> {
  let parameters = (ins "int":$x, "Foo *":$y);
  let builders = [
    TypeBuilder<(ins "int":$x), [{
      return $_get($_ctxt, x, $_get($_ctxt), $_builder, $$);
    }]>,
    TypeBuilder<(ins "float &":$f, CArg<"bool", "true">:$b, CArg<"int", "{}">:$c)>,
    TypeBuilder<(ins "long":$l), "return $_get ($_ctxt); $_get();", "OtherType">,
    TypeBuilderWithInferredContext<(ins "Type":$t), "return $_get(t.getContext(), $_ctxt);">,
  ];
}
def Checked : T<"Checked"> {
  let parameters = (ins "int":$x, "Foo *":$y);
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilder<(ins "int":$x), [{ return $_get($_ctxt, $_get($_ctxt, x)); }]>,
    TypeBuilder<(ins "float &":$f, CArg<"bool", "true">:$b)>,
    TypeBuilder<(ins "long":$l), "return $_get ($_ctxt); $_get();", "OtherType">,
    TypeBuilderWithInferredContext<(ins "Type":$t), "return $_get(t.getContext());", "Other">,
  ];
}
def Skipped : T<"Skipped"> {
  let parameters = (ins "int":$x);
  let genVerifyDecl = 1;
  let skipDefaultBuilders = 1;
  let builders = [TypeBuilder<(ins "int":$x), [{ return $_get($_ctxt, x); }]>];
}
def Unparametrized : T<"Unparametrized"> {
  let genVerifyDecl = 1;
  let builders = [TypeBuilder<(ins "int":$x), [{ return $_get($_ctxt, x); }]>];
}

// --- constrained_parameters --gen-typedef-decls --typedefs-dialect=toy ; --gen-typedef-defs --typedefs-dialect=toy ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinTypes.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Element : TypeDef<D, "Element"> { let mnemonic = "element"; let summary = "an element"; }
def Mark : AttrDef<D, "Mark"> { let mnemonic = "mark"; }
def Odd : TypeConstraint<CPred<"$_self.isOdd($_builder, $_ctxt)">, "odd {{$_self}} type",
                         "::toy::OddType">;
def T : TypeDef<D, "T"> {
  let mnemonic = "t";
  let parameters = (ins I32:$a, Element:$b, AnyType:$c, Builtin_Integer:$d, Mark:$e, Odd:$f,
                        Builtin_Complex:$g, AnyTypeOf<[I1, F32]>:$h, "int":$i);
  let assemblyFormat = "`<` params `>`";
}
def V : TypeDef<D, "V"> {
  let mnemonic = "v";
  let parameters = (ins Element:$a, Index:$b);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
  let builders = [TypeBuilder<(ins "int":$x), [{ return $_get($_ctxt, x); }]>];
}

// --- traits --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Interfaces.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Base : TypeInterface<"Base"> { let cppNamespace = "::toy"; }
def Shape : TypeInterface<"Shape", [Base]> {
  let cppNamespace = "::toy";
  let methods = [
    InterfaceMethod<"", "int", "needed", (ins "int":$a, "Foo *":$b)>,
    InterfaceMethod<"", "int", "modelled", (ins), "return 1;">,
    InterfaceMethod<"", "int", "defaulted", (ins), "", "return 1;">,
    InterfaceMethod<"", "int", "defaulted", (ins "int":$x), "", "return 2;">,
    InterfaceMethod<"", "int", "wanted", (ins), "", "return 3;">,
    StaticInterfaceMethod<"", "Foo &", "fixed", (ins "const Foo &":$x)>,
  ];
}
def Undeclared : TypeInterface<"Undeclared"> {
  let methods = [InterfaceMethod<"", "int", "unseen", (ins)>];
}
def T : TypeDef<D, "T", [DeclareTypeInterfaceMethods<Shape, ["wanted"]>, Undeclared, MutableType,
                         NativeTypeTrait<"Extra", "void declared();", "void $cppClass::declared() {}">,
                         ParamNativeTypeTrait<"Sized", "4">, Shape]> {
  let typeName = "toy.t";
  let extraClassDeclaration = "void mine();\n";
  let extraClassDefinition = "void $cppClass::mine() { $cppClass::get(); }\n";
}

// --- mnemonics_and_aliases --gen-attrdef-decls ; --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class A<string n> : AttrDef<D, n> { let mnemonic = n; }
def Bare : A<"bare">;
def Aliased : A<"aliased"> { let genMnemonicAlias = 1; }
def Written : A<"written"> { let hasCustomAssemblyFormat = 1; }
def Formatted : A<"formatted"> {
  let parameters = (ins "int":$x);
  let assemblyFormat = "`<` $x `>`";
  let genMnemonicAlias = 1;
}
def Empty : A<"empty"> { let assemblyFormat = ""; }
def Silent : AttrDef<D, "Silent"> { let attrName = "toy.silent"; }

// --- hooks --gen-attrdef-defs ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
def A : AttrDef<D, "A"> { let mnemonic = "a"; }
def T : TypeDef<D, "T"> { let mnemonic = "t"; }

// --- extensible_hooks --gen-attrdef-defs ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect {
  let name = "toy";
  let cppNamespace = "";
  let isExtensible = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}
def A : AttrDef<D, "A"> { let attrName = "toy.a"; }
def T : TypeDef<D, "T"> { let typeName = "toy.t"; }

// --- of_one_dialect --gen-typedef-decls --typedefs-dialect=one ; --gen-typedef-defs --typedefs-dialect=two ; --gen-attrdef-decls --attrdefs-dialect=none ; --gen-attrdef-defs --attrdefs-dialect=none
include "mlir/IR/AttrTypeBase.td"
def One_Dialect : Dialect { let name = "one"; }
def Two_Dialect : Dialect { let name = "two"; let cppNamespace = "deep::two"; }
def A : TypeDef<One_Dialect, "A"> { let mnemonic = "a"; }
def B : TypeDef<Two_Dialect, "B"> { let mnemonic = "b"; }
def C : TypeDef<One_Dialect, "C"> { let mnemonic = "c"; }

// --- without_definitions --gen-attrdef-decls ; --gen-attrdef-defs ; --gen-typedef-decls ; --gen-typedef-defs
class Nothing;

// --- parameters_of_empty_strings --gen-typedef-decls ; --gen-typedef-defs ; --gen-typedef-doc
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class P<string type> : AttrOrTypeParameter<type, "p">;
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins P<"A">:$a, P<"B">:$b, P<"C">:$c, P<"D">:$d, P<"E">:$e);
  let assemblyFormat = "$a $b $c $d $e";
}
def NoComparator : P<"F"> { let comparator = ""; let cppAccessorType = ""; let syntax = ""; }
def NoStorage : P<"G"> { let cppStorageType = ""; let convertFromStorage = ""; }
def Y : TypeDef<D, "Y"> {
  let mnemonic = "y";
  let parameters = (ins NoComparator:$a, NoStorage:$b);
  let assemblyFormat = "$a $b";
}

// --- type_of_itself_in_storage --gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Self : AttributeSelfTypeParameter<""> { let cppStorageType = "::toy::Stored"; }
def Maybe : AttributeSelfTypeParameter<"", "::mlir::Type", "none($_ctxt)"> { let cppStorageType = "::toy::Stored"; }
class A<string n, AttrOrTypeParameter p> : AttrDef<D, n> {
  let mnemonic = n;
  let parameters = (ins p:$type, "int":$a);
  let assemblyFormat = "$a";
}
def X : A<"X", Self>;
def Y : A<"Y", Maybe>;

// --- parameters_of_one_name --gen-typedef-doc
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def X : TypeDef<D, "X"> {
  let mnemonic = "x";
  let parameters = (ins "int":$a, "int":$a);
  let hasCustomAssemblyFormat = 1;
}

// --- allocation_in_lines_of_its_own --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Row_Dialect : Dialect { let name = "row"; }
class Copied<string copy> : TypeParameter<"Row", "a row"> { let allocator = copy; }
def Row_Type : TypeDef<Row_Dialect, "Row"> {
  let mnemonic = "row";
  let parameters = (ins Copied<"\n  $_dst = copy($_self);\n">:$lines, "int":$size, Copied<"$_dst = $_allocator(size);">:$line);
  let hasCustomAssemblyFormat = 1;
}

// --- code_between_blank_lines --gen-typedef-decls ; --gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def Gap_Dialect : Dialect { let name = "gap"; }
class Gap<string name, string text> : TypeDef<Gap_Dialect, name> {
  let typeName = "gap." # name;
  let extraClassDeclaration = text;
  let extraClassDefinition = text;
}
def Gap_Usual : Gap<"Usual", "\n    int x();\n  ">;
def Gap_Ended : Gap<"Ended", "\n    int x();\n">;
def Gap_Wide : Gap<"Wide", "\n  \n    int x();\n\n    int y();\n\n">;
