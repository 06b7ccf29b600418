Searchable tables that cannot be made: one mistake each.

// --- enum_of_unknown_class --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def E : GenericEnum { let FilterClass = "Nope"; }

// --- enum_without_class --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def E : GenericEnum;

// --- enum_name_missing --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def E : GenericEnum { let FilterClass = "Unit"; let NameField = "Nope"; }

// --- enum_name_no_text --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def E : GenericEnum { let FilterClass = "Unit"; let NameField = "Number"; }

// --- enum_value_missing --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def E : GenericEnum { let FilterClass = "Unit"; let ValueField = "Nope"; }

// --- table_of_unknown_class --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Nope"; let Fields = []; }

// --- table_without_fields --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; }

// --- table_without_entries --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "None"; let Fields = []; }

// --- missing_field --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Nope"];  }

// --- unset_bits --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Unset"];  }

// --- unset_text --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Nothing"];  }

// --- filter_no_bit --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Value"]; let FilterClassField = "Value"; }

// --- filter_missing --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Value"]; let FilterClassField = "Nope"; }

// --- int_field --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Number"];  }

// --- list_field --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Several"];  }

// --- enum_field_without_type --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Kind"];  }

// --- unknown_type --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Kind"]; string TypeOf_Kind = "Nope"; }

// --- type_is_no_text --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Kind"]; int TypeOf_Kind = 3; }

// --- not_in_enum --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Kind"]; string TypeOf_Kind = "Nones"; }
def Nones : GenericEnum { let FilterClass = "None"; }

// --- wrong_type_for_enum --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"]; string TypeOf_Name = "Nones"; }
def Nones : GenericEnum { let FilterClass = "None"; }

// --- key_is_no_field --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Value"]; let PrimaryKey = ["Name"]; let PrimaryKeyName = "find"; }

// --- key_without_name --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Value"]; let PrimaryKey = ["Value"]; }

// --- text_as_primary_key --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"]; let PrimaryKey = ["Name"]; let PrimaryKeyName = "find"; }

// --- wide_key --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Wide"]; let PrimaryKey = ["Wide"]; let PrimaryKeyName = "find"; }

// --- int_key --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Number"]; let PrimaryKey = ["Number"]; let PrimaryKeyName = "find"; }

// --- record_key --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Value", "Kind"]; let PrimaryKey = ["Kind"]; let PrimaryKeyName = "find"; }

// --- early_out_on_text --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"]; let PrimaryKey = ["Name"]; let PrimaryKeyName = "find"; let PrimaryKeyEarlyOut = 1; }

// --- index_without_table --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def S : SearchIndex;

// --- index_without_key --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"];  }
def S : SearchIndex { let Table = T; }

// --- index_by_no_field --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"];  }
def S : SearchIndex { let Table = T; let Key = ["Value"]; }

// --- index_early_out_on_text --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"];  }
def S : SearchIndex { let Table = T; let Key = ["Name"]; let EarlyOut = 1; }

// --- index_early_out_on_nothing --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
def T : GenericTable { let FilterClass = "Unit"; let Fields = ["Name"];  }
def S : SearchIndex { let Table = T; let Key = []; let EarlyOut = 1; }

// --- mixed_types --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
class M;
def M1 : M { bits<4> F = 1; }
def M2 : M { bits<5> F = 1; }
def T : GenericTable { let FilterClass = "M"; let Fields = ["F"]; }

// --- legacy_without_entries --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
class L : SearchableTable { let SearchableFields = ["Name"]; string Name = ""; }

// --- legacy_without_name --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
class L : SearchableTable { let SearchableFields = []; }
def L1 : L;

// --- legacy_int --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
class L : SearchableTable { let SearchableFields = ["Number"]; let EnumNameField = ?; int Number = 1; }
def L1 : L;

// --- intrinsics_without_target --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Sort;
def A : Sort;
class None;
class Unit<int v> {
  string Name = NAME;
  bits<8> Value = v;
  int Number = v;
  bits<65> Wide = 1;
  bits<4> Unset = ?;
  string Nothing = ?;
  list<int> Several = [];
  Sort Kind = A;
}
def U2 : Unit<2>;
def U1 : Unit<1>;
class Intrinsic;
def I : Intrinsic;

// --- no_classes --gen-searchable-tables
class A;

// --- filter-field-that-is-an-int-in-a-record --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class E<string n, int v> { string Name = n; bits<8> V = v; }
def A : E<"a", 1> { int IsIn = 1; }
def T : GenericTable { let FilterClass = "E"; let FilterClassField = "IsIn"; let Fields = ["Name", "V"]; let PrimaryKey = ["V"]; let PrimaryKeyName = "byV"; }

// --- filter-field-that-is-bits --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class E<string n, int v> { string Name = n; bits<8> V = v; bits<1> IsIn = 1; }
def A : E<"a", 1>;
def T : GenericTable { let FilterClass = "E"; let FilterClassField = "IsIn"; let Fields = ["Name", "V"]; let PrimaryKey = ["V"]; let PrimaryKeyName = "byV"; }

// --- filter-field-that-is-unset --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class E<string n, int v> { string Name = n; bits<8> V = v; bit IsIn = ?; }
def A : E<"a", 1>; def B : E<"b", 2> { let IsIn = 1; }
def T : GenericTable { let FilterClass = "E"; let FilterClassField = "IsIn"; let Fields = ["Name", "V"]; let PrimaryKey = ["V"]; let PrimaryKeyName = "byV"; }

// --- type_of_a_field_before_the_class --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
def T : GenericTable { let FilterClass = "Nope"; let Fields = ["V"]; string TypeOf_V = "nothing"; }

// --- order_by_a_list_before_an_unknown_key --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Row<int v> { bits<4> V = v; list<int> L = [v]; bits<4> W = 0; }
def A : Row<1>;
def B : Row<1>;
def T : GenericTable { let FilterClass = "Row"; let Fields = ["V", "L"]; let PrimaryKey = ["W"]; let PrimaryKeyName = "f"; }

// --- unknown_key_where_no_list_decides_order --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Row<int v> { bits<4> V = v; list<int> L = [v]; bits<4> W = 0; }
def A : Row<1>;
def B : Row<2>;
def T : GenericTable { let FilterClass = "Row"; let Fields = ["V", "L"]; let PrimaryKey = ["W"]; let PrimaryKeyName = "f"; }

// --- a_list_as_key_of_one_row_before_an_early_out --gen-searchable-tables
include "llvm/TableGen/SearchableTable.td"
class Row { list<int> L = [1]; string S = "s"; }
def A : Row;
def T : GenericTable { let FilterClass = "Row"; let Fields = ["L"]; let PrimaryKey = ["L"]; let PrimaryKeyName = "f"; }
def U : GenericTable { let FilterClass = "Row"; let Fields = ["S"]; let PrimaryKey = ["S"]; let PrimaryKeyName = "g"; let PrimaryKeyEarlyOut = 1; }
