// Declarative assembly formats of operations: every directive, and what it becomes.

// --- operands_and_their_types --gen-op-defs ; --gen-op-decls
include "mlir/IR/OpBase.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_OneOp : Zoo_Op<"one"> {
  let arguments = (ins AnyType:$tall_giraffe);
  let assemblyFormat = "$tall_giraffe attr-dict `:` type($tall_giraffe)";
}
def Zoo_OptionalOp : Zoo_Op<"optional"> {
  let arguments = (ins Optional<AnyType>:$cub);
  let assemblyFormat = "$cub attr-dict (`:` type($cub)^)?";
}
def Zoo_VariadicOp : Zoo_Op<"variadic"> {
  let arguments = (ins Variadic<AnyInteger>:$herd);
  let results = (outs Variadic<AnyType>:$young);
  let assemblyFormat = "$herd attr-dict `:` type($herd) `->` type($young)";
}
def Zoo_NestedOp : Zoo_Op<"nested"> {
  let arguments = (ins I32:$keeper, VariadicOfVariadic<AnyType, "cage_sizes">:$cages,
                       DenseI32ArrayAttr:$cage_sizes);
  let assemblyFormat = "$keeper `,` $cages attr-dict `:` type($cages)";
}
def Zoo_ManyNestedOp : Zoo_Op<"many_nested", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<I32, "lion_sizes">:$lions, DenseI32ArrayAttr:$lion_sizes,
                       VariadicOfVariadic<I32, "bear_sizes">:$bears, DenseI32ArrayAttr:$bear_sizes,
                       VariadicOfVariadic<I32, "goat_sizes">:$goats, DenseI32ArrayAttr:$goat_sizes);
  let assemblyFormat = "$lions $bears $goats attr-dict";
}
def Zoo_QualifiedOp : Zoo_Op<"qualified"> {
  let arguments = (ins AnyMemRef:$barn, Optional<AnyType>:$door);
  let results = (outs AnyTensor:$field);
  let assemblyFormat = [{
    $barn $door attr-dict `:` qualified(type($barn)) qualified(type($door)) qualified(type($field))
  }];
}

// --- all_operands_and_results --gen-op-defs ; --gen-op-decls
include "mlir/IR/OpBase.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_FunctionalOp : Zoo_Op<"functional"> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$b);
  let results = (outs AnyType:$c, I32:$d);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def Zoo_SeparateOp : Zoo_Op<"separate", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
  let results = (outs Variadic<AnyType>:$c, Variadic<AnyType>:$d);
  let assemblyFormat = "$a `to` $b attr-dict `:` type(operands) `->` type(results)";
}
def Zoo_OneOfEachOp : Zoo_Op<"one_of_each", [AttrSizedResultSegments]> {
  let arguments = (ins AnyType:$a);
  let results = (outs Variadic<AnyType>:$c, Optional<AnyType>:$d);
  let assemblyFormat = "$a attr-dict `:` type(operands) `->` type($c) `,` type($d)";
}
def Zoo_NamedTypesOp : Zoo_Op<"named_types"> {
  let arguments = (ins AnyType:$a, I32:$b);
  let results = (outs Variadic<AnyType>:$c);
  let assemblyFormat = "operands attr-dict `:` functional-type($a, $c)";
}
def Zoo_SingleOp : Zoo_Op<"single"> {
  let arguments = (ins I64:$a);
  let assemblyFormat = "operands attr-dict";
}

// --- types_that_are_not_written --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_BuildableOp : Zoo_Op<"buildable"> {
  let arguments = (ins I32:$a, Index:$b, Variadic<I32>:$c, F64:$d);
  let results = (outs I1:$e, Index:$f);
  let assemblyFormat = "$a $b $c $d attr-dict";
}
def Zoo_SameTypesOp : Zoo_Op<"same_types", [SameTypeOperands]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c);
  let results = (outs I1:$d);
  let assemblyFormat = "$a $b $c attr-dict `:` type($b)";
}
def Zoo_SameAsResultOp : Zoo_Op<"same_as_result", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c);
  let assemblyFormat = "$a $b attr-dict `:` type($c)";
}
def Zoo_AllMatchOp : Zoo_Op<"all_match", [AllTypesMatch<["a", "c", "d"]>]> {
  let arguments = (ins AnyType:$a, I32:$b);
  let results = (outs AnyType:$c, AnyType:$d);
  let assemblyFormat = "$a $b attr-dict `:` type($c)";
}
def Zoo_TransformedOp : Zoo_Op<"transformed", [
    TypesMatchWith<"first", "a", "c", "first($_self, $_ctxt)">,
    TypesMatchWith<"second", "c", "d", "second($_self)">,
    TypesMatchWith<"third", "e", "b", "$_self">, AttrSizedOperandSegments]> {
  let arguments = (ins AnyInteger:$a, Variadic<AnyType>:$b, Variadic<AnyFloat>:$e);
  let results = (outs AnyType:$c, AnyType:$d);
  let assemblyFormat = "$a $b `x` $e attr-dict `:` type($a) type($e) type($c)";
}
def Zoo_OfAttributeOp : Zoo_Op<"of_attribute", [
    TypesMatchWith<"value", "value", "a", "llvm::cast<TypedAttr>($_self).getType()">,
    AllTypesMatch<["value", "b"]>]> {
  let arguments = (ins F32Attr:$value, AnyType:$a);
  let results = (outs AnyType:$b);
  let assemblyFormat = "$value $a attr-dict";
}
def Zoo_ShapedOp : Zoo_Op<"shaped", [ShapedTypeMatchesElementCountAndTypes<"whole", "parts">]> {
  let arguments = (ins AnyShaped:$whole, Variadic<AnyType>:$parts);
  let assemblyFormat = "$whole $parts attr-dict `:` type($whole)";
}
def Zoo_InferredOp : Zoo_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$b, AnyType:$c);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}
def Zoo_NotInferredOp : Zoo_Op<"not_inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$b, I1:$c);
  let assemblyFormat = "$a attr-dict `:` type($a) `->` type($b)";
}

// --- attributes --gen-op-defs ; --gen-op-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_Stripes : AttrDef<Zoo_Dialect, "Stripes"> {
  let mnemonic = "stripes";
  let parameters = (ins "int":$count);
  let assemblyFormat = "$count";
}
def Zoo_PlainOp : Zoo_Op<"plain"> {
  let arguments = (ins AnyAttr:$any, I32Attr:$number, BoolAttr:$flag, StrAttr:$text,
                       TypeAttr:$type, DictionaryAttr:$dict, DenseI64ArrayAttr:$list,
                       SymbolRefAttr:$ref, FlatSymbolRefAttr:$flat, Zoo_Stripes:$stripes);
  let assemblyFormat = [{
    $any $number $flag $text $type $dict $list $ref $flat $stripes attr-dict
  }];
}
def Zoo_QualifiedOp : Zoo_Op<"qualified"> {
  let arguments = (ins AnyAttr:$any, I32Attr:$number, Zoo_Stripes:$stripes,
                       OptionalAttr<Zoo_Stripes>:$more);
  let assemblyFormat = [{
    qualified($any) qualified($number) qualified($stripes) (`and` qualified($more)^)? attr-dict
  }];
}
def Zoo_OptionalOp : Zoo_Op<"optional"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<AnyAttr>:$b, UnitAttr:$c,
                       DefaultValuedAttr<I64Attr, "5">:$d,
                       DefaultValuedOptionalAttr<StrAttr, "\"lion\"">:$e,
                       DefaultValuedStrAttr<StrAttr, "hyena">:$f);
  let assemblyFormat = "$a $b $c $d (`e` $e^)? (`f` $f^)? attr-dict";
}
def Zoo_UnitOp : Zoo_Op<"unit"> {
  let arguments = (ins UnitAttr:$tame, UnitAttr:$wild, UnitAttr:$old, Optional<I32>:$age);
  let assemblyFormat = [{
    (`tame` $tame^)? ($wild^)? (`young`) : (`old` $old^ `aged` $age)? attr-dict
  }];
}
def Zoo_SymbolOp : Zoo_Op<"symbol", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<SymbolNameAttr>:$nick,
                       OptionalAttr<SymbolNameAttr>:$other);
  let assemblyFormat = "$sym_name $nick ($other^ `+`)? attr-dict-with-keyword";
}

// --- enum_attributes --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_Kind : I32EnumAttr<"Kind", "of animal", [
    I32EnumAttrCase<"Bird", 0, "bird">, I32EnumAttrCase<"Bee", 4>, I32EnumAttrCase<"1st", 2, "first">]> {
  let cppNamespace = "::zoo";
}
def Zoo_Odd : I64EnumAttr<"Odd", "spellings", [
    I64EnumAttrCase<"None", 0, "">, I64EnumAttrCase<"Spaced", 1, "a b">,
    I64EnumAttrCase<"Dotted", 2, "a.b$c">, I64EnumAttrCase<"Digit", 3, "1a">]> {
  let cppNamespace = "::zoo";
  let genSpecializedAttr = 0;
}
def Zoo_Bits : I32BitEnumAttr<"Bits", "that combine", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"Legs", 0, "legs">,
    I32BitEnumAttrCaseBit<"Wings", 1, "wings">,
    I32BitEnumAttrCaseGroup<"Both", [I32BitEnumAttrCaseBit<"Legs", 0, "legs">,
                                     I32BitEnumAttrCaseBit<"Wings", 1, "wings">], "both">]> {
  let cppNamespace = "::zoo";
}
def Zoo_Modern : I32Enum<"Modern", "as a dialect's attribute", [I32EnumCase<"A", 0, "a">]> {
  let cppNamespace = "::zoo";
}
def Zoo_ModernAttr : EnumAttr<Zoo_Dialect, Zoo_Modern, "modern">;
def Zoo_KindsOp : Zoo_Op<"kinds"> {
  let arguments = (ins Zoo_Kind:$kind, Zoo_Odd:$odd, Zoo_Bits:$bits, Zoo_ModernAttr:$modern);
  let assemblyFormat = "$kind $odd $bits $modern attr-dict";
}
def Zoo_MaybeKindsOp : Zoo_Op<"maybe_kinds"> {
  let arguments = (ins OptionalAttr<Zoo_Kind>:$kind,
                       DefaultValuedAttr<Zoo_Odd, "::zoo::Odd::Dotted">:$odd,
                       OptionalAttr<Zoo_Bits>:$bits,
                       DefaultValuedAttr<Zoo_ModernAttr, "::zoo::Modern::A">:$modern);
  let assemblyFormat = "$kind ($odd^ `+`)? (`bits` $bits^)? $modern attr-dict";
}

// --- properties --gen-op-defs ; --gen-op-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/EnumAttr.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_Mode : I32Enum<"Mode", "of day", [I32EnumCase<"Day", 0, "day">, I32EnumCase<"Night", 1>]> {
  let cppNamespace = "::zoo";
}
def Zoo_PropsOp : Zoo_Op<"props"> {
  let arguments = (ins IntProp<"int64_t">:$number, StringProp:$text, BoolProp:$flag,
                       ArrayProp<IntProp<"int32_t">>:$list, EnumProp<Zoo_Mode>:$mode,
                       DefaultValuedProp<IntProp<"int64_t">, "3">:$three,
                       OptionalProp<StringProp>:$maybe, UnitProp:$unit);
  let assemblyFormat = "$number $text $flag $list $mode $three $maybe $unit attr-dict";
}
def Zoo_GroupedOp : Zoo_Op<"grouped"> {
  let arguments = (ins DefaultValuedProp<IntProp<"int64_t">, "3">:$three,
                       OptionalProp<StringProp>:$maybe, UnitProp:$unit, UnitProp:$bare,
                       DefaultValuedProp<EnumProp<Zoo_Mode>, "::zoo::Mode::Day">:$mode,
                       OptionalAttr<I32Attr>:$attr);
  let assemblyFormat = [{
    ($three^ `threes`)? (`maybe` $maybe^)? (`unit` $unit^)? ($bare^)? (`mode` `=` $mode^)?
    (`attr` $attr^)? attr-dict
  }];
}
def Zoo_PropDictOp : Zoo_Op<"prop_dict", [AttrSizedOperandSegments]> {
  let arguments = (ins IntProp<"int64_t">:$number, DefaultValuedProp<IntProp<"int64_t">, "3">:$three,
                       DefaultValuedAttr<I32Attr, "7">:$seven, StrAttr:$text,
                       Optional<I32>:$a, Optional<I32>:$b, OptionalProp<StringProp>:$maybe);
  let assemblyFormat = "$a `,` $b `,` $number $text prop-dict attr-dict";
}
def Zoo_OnlyDictsOp : Zoo_Op<"only_dicts"> {
  let arguments = (ins I32Attr:$number);
  let assemblyFormat = "prop-dict attr-dict-with-keyword";
}

// --- regions_and_successors --gen-op-defs
include "mlir/IR/OpBase.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
class Zoo_Regions<string name, list<Trait> traits = []> : Zoo_Op<name, traits> {
  let regions = (region AnyRegion:$den, VariadicRegion<AnyRegion>:$dens);
  let assemblyFormat = "$den `,` $dens attr-dict";
}
def Zoo_PlainRegionsOp : Zoo_Regions<"plain_regions">;
def Zoo_SingleBlocksOp : Zoo_Regions<"single_blocks", [SingleBlock]>;
def Zoo_TerminatedOp : Zoo_Regions<"terminated", [SingleBlockImplicitTerminator<"YieldOp">]>;
def Zoo_MaybeRegionsOp : Zoo_Op<"maybe_regions"> {
  let regions = (region AnyRegion:$den, VariadicRegion<AnyRegion>:$dens);
  let assemblyFormat = "($den^ `+`)? ($dens^)? attr-dict";
}
def Zoo_MaybeTerminatedOp : Zoo_Op<"maybe_terminated", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let regions = (region AnyRegion:$den, VariadicRegion<AnyRegion>:$dens);
  let assemblyFormat = "($den^ `+`)? (`all` $dens^)? attr-dict";
}
def Zoo_AllRegionsOp : Zoo_Op<"all_regions", [SingleBlock]> {
  let regions = (region AnyRegion:$den, AnyRegion:$pen);
  let assemblyFormat = "attr-dict-with-keyword regions";
}
def Zoo_BranchOp : Zoo_Op<"branch", [Terminator]> {
  let successors = (successor AnySuccessor:$near, VariadicSuccessor<AnySuccessor>:$far);
  let assemblyFormat = "$near `or` $far attr-dict";
}
def Zoo_AllBranchesOp : Zoo_Op<"all_branches", [Terminator]> {
  let successors = (successor AnySuccessor:$near, AnySuccessor:$far);
  let assemblyFormat = "successors attr-dict";
}

// --- custom_directives --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_CustomOp : Zoo_Op<"custom", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$two, Variadic<AnyType>:$many,
                       VariadicOfVariadic<AnyType, "sizes">:$nested, DenseI32ArrayAttr:$sizes,
                       I32Attr:$attr, OptionalAttr<StrAttr>:$maybe, UnitAttr:$unit,
                       StringProp:$prop);
  let results = (outs AnyType:$result, Optional<AnyType>:$perhaps);
  let regions = (region AnyRegion:$region, VariadicRegion<AnyRegion>:$pens);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = [{
    custom<Values>($one, type($one), $two, type($two), $many, type($many), $nested, type($nested))
    custom<Constants>($attr, $maybe, $unit, $prop)
    custom<Blocks>($region, $pens, $next, $others)
    custom<Results>(type($result), type($perhaps))
    custom<Again>(ref($one), ref(type($one)), ref($two), ref(type($two)), ref($many), ref($attr),
                  ref($prop), ref($region), ref($next), ref(type($perhaps)))
    custom<Code>("$_builder.getI32Type()", "$_ctxt", "\"quoted\"", "true")
    attr-dict
  }];
}
def Zoo_DictionariesOp : Zoo_Op<"dictionaries"> {
  let arguments = (ins I32Attr:$attr);
  let assemblyFormat = "custom<Dict>(attr-dict) custom<Props>(prop-dict) custom<More>(ref(attr-dict))";
}
def Zoo_OptionalCustomOp : Zoo_Op<"optional_custom", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$two, Variadic<AnyType>:$many, OptionalAttr<I32Attr>:$attr,
                       UnitAttr:$unit);
  let assemblyFormat = [{
    (custom<Pair>($two, type($two))^ `+`)? (`:` custom<Many>($many, type($many), $attr)^)?
    attr-dict
  }];
}

// --- optional_groups --gen-op-defs
include "mlir/IR/OpBase.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_GroupsOp : Zoo_Op<"groups", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$a, Variadic<AnyType>:$b, Optional<I32>:$c,
                       OptionalAttr<I32Attr>:$d, OptionalAttr<StrAttr>:$e, UnitAttr:$f);
  let results = (outs Optional<AnyType>:$r);
  let assemblyFormat = [{
    ($a^ `:` type($a))?
    (`(` $b^ (`:` type($b)^)? `)`) : (`[` `]`)?
    (`` `c` $c^)?
    (`none`) : (`d` `=` $d^ ($e^)?)?
    (`f` $f^)?
    attr-dict (`->` type($r)^)?
  }];
}
def Zoo_ElseOp : Zoo_Op<"else"> {
  let arguments = (ins UnitAttr:$on, OptionalAttr<I32Attr>:$level);
  let assemblyFormat = "(`on` $on^ `now`) : (`off`)? (`quiet`) : (`` ` ` `level` $level^)? attr-dict";
}
def Zoo_NestedOp : Zoo_Op<"nested"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$b, OptionalAttr<I32Attr>:$c);
  let assemblyFormat = [{
    (`a` $a^ (`b` $b^ (`c` $c^)?) : (`d` `\n`)?)? attr-dict
  }];
}

// --- clauses_in_any_order --gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_ClausesOp : Zoo_Op<"clauses", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<AnyType>:$a, Variadic<AnyType>:$b, OptionalAttr<I32Attr>:$c,
                       UnitAttr:$d, UnitAttr:$e, UnitProp:$f, OptionalProp<StringProp>:$g,
                       Optional<I1>:$h, Variadic<I1>:$i,
                       DefaultValuedAttr<I32Attr, "1">:$j, OptionalAttr<StrAttr>:$k);
  let regions = (region VariadicRegion<AnyRegion>:$l);
  let assemblyFormat = [{
    oilist(
      `a` `(` $a `:` type($a) `)` | `b` `(` $b `:` type($b) `)` | `c` $c | `d` $d | `e` $e `+` `` |
      `f` $f | `g` `=` $g | `h` (`(` $h^ `)`)? | `i` custom<Many>($i, $j) | `k` $k $l
    ) attr-dict
  }];
}
def Zoo_TwoListsOp : Zoo_Op<"two_lists"> {
  let arguments = (ins UnitAttr:$a, UnitAttr:$b);
  let assemblyFormat = "oilist(`a` $a) `,` oilist(`b` $b) attr-dict-with-keyword";
}

// --- literals_and_spaces --gen-op-defs
include "mlir/IR/OpBase.td"
def Zoo_Dialect : Dialect { let name = "zoo"; let cppNamespace = "::zoo"; }
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_PunctuationOp : Zoo_Op<"punctuation"> {
  let arguments = (ins I32:$a, I32:$b, I32:$c, I32:$d);
  let assemblyFormat = [{
    `_` `:` `,` `=` `<` $a `>` `(` $b `)` `[` $c `]` `{` $d `}` `?` `+` `-` `*` `->` `...` `word`
    `a.b` `a$b` `_x1` attr-dict
  }];
}
def Zoo_SpacesOp : Zoo_Op<"spaces"> {
  let arguments = (ins I32:$a, I32:$b, I32:$c, I32Attr:$d);
  let assemblyFormat = [{
    `` $a `` `,` `` $b ` ` `(` ` ` $c ` ` `)` `\n` `a` `` `b` ` ` `c` `\n` $d `` attr-dict `` `x`
    `\n` `` `<` `` `\n` `>`
  }];
}
def Zoo_DictionaryFirstOp : Zoo_Op<"dictionary_first"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = "attr-dict $a";
}
def Zoo_NothingOp : Zoo_Op<"nothing"> {
  let assemblyFormat = "attr-dict";
}

// --- attributes_outside_properties --gen-op-defs ; --gen-op-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def Zoo_Dialect : Dialect {
  let name = "zoo";
  let cppNamespace = "::zoo";
  let usePropertiesForAttributes = 0;
}
class Zoo_Op<string name, list<Trait> traits = []> : Op<Zoo_Dialect, name, traits>;
def Zoo_Kind : I32EnumAttr<"Kind", "of animal", [I32EnumAttrCase<"Bird", 0, "bird">]> {
  let cppNamespace = "::zoo";
}
def Zoo_AttributesOp : Zoo_Op<"attributes", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>:$a, Variadic<I32>:$b, Zoo_Kind:$kind, I32Attr:$number,
                       OptionalAttr<StrAttr>:$text, UnitAttr:$unit, UnitAttr:$clause,
                       SymbolNameAttr:$name, OptionalAttr<I32Attr>:$custom);
  let results = (outs Variadic<AnyType>:$r, Variadic<AnyType>:$s);
  let assemblyFormat = [{
    $name $a `,` $b $kind $number $text (`unit` $unit^)? oilist(`clause` $clause)
    custom<Number>($custom) attr-dict `:` type($r) `,` type($s)
  }];
}
def Zoo_NestedOp : Zoo_Op<"nested"> {
  let arguments = (ins VariadicOfVariadic<I32, "sizes">:$a, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$a prop-dict attr-dict";
}

// --- segments_beside_a_property_in_a_dialect_without_them --gen-op-defs
include "mlir/IR/OpBase.td"
def Old_Dialect : Dialect { let name = "old"; let usePropertiesForAttributes = 0; }
def Old_Op : Op<Old_Dialect, "op"> {
  let arguments = (ins VariadicOfVariadic<I1, "sizes">:$values, DenseI32ArrayAttr:$sizes, I64Prop:$number);
  let assemblyFormat = "$values `:` type($values) prop-dict attr-dict";
}

// --- colons_within_groups --gen-op-decls
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class O<string name, string format> : Op<D, name, [AttrSizedOperandSegments]> {
  let arguments = (ins AnyAttr:$e, UnitAttr:$u, OptionalAttr<I32Attr>:$o, OptionalAttr<AnyAttr>:$oe,
    Variadic<I32>:$v, Optional<I32>:$w, I32:$s);
  let assemblyFormat = format # " `end` attr-dict";
}
def A : O<"a", "$e ($v^ `:`)? $u $o $oe `,` $w $s">;
def B : O<"b", "$e ($u^ `:`) : (`n`)? $o $oe `,` $v $w $s">;
def C : O<"c", "$e ($o^ $v `:`)? $oe `,` $u $w $s">;
def E : O<"e", "($oe^ $o) : (`:`)? $e $v `,` $w $s $u">;
def F : O<"f", "$e (`x` $w^ `:`) : (`n` `:`)? $v $u $o $oe `,` $s">;
