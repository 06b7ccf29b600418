// Types and values: immutable, interned per translation unit, compared by
// identity. This file knows how they are laid out and made unique, not how
// expressions are folded (folding.h) or references resolved (evaluate.h).
#pragma once

#include "tblgen_build/core/codes.h"
#include "tblgen_build/core/lex/source.h"
#include "tblgen_build/core/support/arena.h"
#include "tblgen_build/core/values/operator.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace tblgen {

class Record;
struct Value;
struct DefValue;
struct StringValue;

// --- types -------------------------------------------------------------------

enum class TypeKind : uint8_t { Bit, Bits, Int, String, List, Dag, Record };

struct Type {
  TypeKind kind;
  uint32_t width = 0;                    // Bits: number of bits
  const Type *element = nullptr;         // List: element type
  std::span<Record *const> classes = {}; // Record: sorted by name
  mutable const Type *list = nullptr;    // list<this>, once made
  uint32_t depth = 1;                    // nesting of lists, bounded as that of values
};

std::string to_string(const Type &type);
// In quotes, for a message.
Words type_name(const Type *type);
Words value_name(const Value *value);
Words record_name(const Record &record);
// `a` is a `b`: equal, or a record type with all of b's classes, element-wise for lists.
bool is_a(const Type *a, const Type *b);
// A value of type `from` may be used where `to` is wanted, perhaps through !cast.
bool is_convertible(const Type *from, const Type *to);

// --- values ------------------------------------------------------------------

enum class ValueKind : uint8_t {
  Unset,         // ?
  Bit,           //
  Bits,          // { a, b, ... }
  Int,           //
  String,        // also code
  List,          //
  Dag,           //
  Def,           // a record
  Var,           // a template argument, field, iterator: by name
  VarBit,        // variable{n}
  FieldOf,       // value.field
  ClassInstance, // Class<args>
  AnonymousName, // anonymous_<n>
  Operator,      // a bang operator, paste, or list element/slice
};

struct Value {
  ValueKind kind;
  Op op = Op::None; // Operator only
  // Resolving references may give another value.
  bool resolvable : 1 = false;
  // Has an operator that folds only once its record is complete: !cast, !exists, !instances.
  bool late : 1 = false;
  // Nothing in it is left to look up.
  bool concrete : 1 = true;
  // Not unset, nor bits or a list with something unset in it.
  bool complete : 1 = true;
  // Nesting, bounded so that walks over values can recurse.
  uint16_t depth = 1;
  // A Bloom filter of the variables in it: no common bit, no common variable.
  uint16_t variables = 0;
  const Type *type = nullptr; // null: Unset

  bool is(ValueKind k) const { return kind == k; }
};

struct BitValue : Value {
  bool value;
};
struct IntValue : Value {
  int64_t value;
};

// What the translation unit has defined under a name.
struct Symbol {
  Record *def = nullptr;
  Record *record_class = nullptr;
  Record *multiclass = nullptr;
  const Value *global = nullptr; // defvar, defset
};

struct StringValue : Value {
  bool is_code;
  uint8_t variable; // which bit stands for it in Value::variables: the same wherever it lies
  uint32_t size;
  const char *data;
  mutable const StringValue *twin = nullptr; // the same text as string (of a code) or code
  mutable Symbol *symbol = nullptr;
  std::string_view text() const { return {data, size}; }
};

// At most 64 bits that are 0, 1 or ?; bit 0 is the least significant.
struct PackedBits {
  uint64_t ones, unset;
};

// A stretch of bits of one origin.
struct BitRun {
  enum class Kind : uint32_t {
    Constant, // `mask`
    Slice,    // bits `of.first` and up of an unresolved value: each a VarBit
    Whole,    // one bit, the value itself
  };
  struct Origin {
    const Value *value;
    uint64_t first;
  };
  uint32_t at; // index of its first bit
  uint32_t width : 30;
  Kind kind : 2;
  union {
    PackedBits mask;
    Origin of;
  };

  static BitRun constants(uint32_t at, uint32_t width, PackedBits mask) {
    BitRun run = of_value(Kind::Constant, at, width, {});
    run.mask = mask;
    return run;
  }
  static BitRun of_value(Kind kind, uint32_t at, uint32_t width, Origin of) {
    BitRun run;
    run.at = at;
    run.width = width & 0x3FFFFFFF; // at most max_bits_width
    run.kind = kind;
    run.of = of;
    return run;
  }
};

// Bits are stored as two masks where each of at most 64 bits is 0, 1 or ?;
// otherwise as runs, each as long as it can be. One content has one form.
struct BitsValue : Value {
  uint32_t width;
  bool packed;
  union {
    PackedBits mask;
    std::span<const BitRun> runs; // from bit 0 up, without gaps
  };
  mutable const Value *const *items = nullptr; // not packed: every bit, once make_items() ran
  const BitsValue *previous = nullptr;         // that is not packed: they make a list
};

struct ListValue : Value { // type is the list type
  std::span<const Value *const> items;
};

struct DagValue : Value {
  const Value *op;            // the operator
  const StringValue *op_name; // may be null
  std::span<const Value *const> args;
  std::span<const StringValue *const> names; // as long as args, entries may be null
};

struct DefValue : Value {
  Record *record;
};
struct VarValue : Value {
  const StringValue *name;
};
struct VarBitValue : Value {
  const Value *variable;
  uint32_t bit;
};
struct FieldValue : Value {
  const Value *record;
  const StringValue *field;
};

struct Argument { // of a class instance: positional, or named where `name` is set
  const Value *value;
  uint32_t index;
  const StringValue *name; // qualified: "Class:arg"
  bool operator==(const Argument &) const = default;
};

struct ClassInstanceValue : Value {
  const Record *record_class;
  std::span<const Argument> args;
  mutable const DefValue *def; // the instance, once made
  Pos pos;                     // of the first use
};

struct AnonymousNameValue : Value {
  uint32_t number;
};

// Operands by form. Foldl: start, list, accumulator name, element name,
// expression. Cond: condition, value, condition, value... Foreach, Filter and Sort:
// iterator, sequence, expression.
struct OperatorValue : Value {
  const Type *check; // the type argument of !isa, !exists, !instances; otherwise null
  std::span<const Value *const> operands;
  const Value *operand(size_t i) const { return operands[i]; }
  // The operand that sees the operator's own names, where it has any.
  size_t scoped_operand() const { return operands.size() - 1; }
  // The operand is one of those names.
  bool is_iterator(size_t i) const {
    return has_trait(op, OpTrait::Iterates) &&
           (op_form(op) == OpForm::Fold ? i == 2 || i == 3 : i == 0);
  }
};

template <class T> struct KindOf;
#define TBLGEN_KIND(T, K)                                                                          \
  template <> struct KindOf<T> {                                                                   \
    static constexpr ValueKind kind = ValueKind::K;                                                \
  }
TBLGEN_KIND(BitValue, Bit);
TBLGEN_KIND(BitsValue, Bits);
TBLGEN_KIND(IntValue, Int);
TBLGEN_KIND(StringValue, String);
TBLGEN_KIND(ListValue, List);
TBLGEN_KIND(DagValue, Dag);
TBLGEN_KIND(DefValue, Def);
TBLGEN_KIND(VarValue, Var);
TBLGEN_KIND(VarBitValue, VarBit);
TBLGEN_KIND(FieldValue, FieldOf);
TBLGEN_KIND(ClassInstanceValue, ClassInstance);
TBLGEN_KIND(AnonymousNameValue, AnonymousName);
TBLGEN_KIND(OperatorValue, Operator);
#undef TBLGEN_KIND

// The value as a T, or null where it is of another kind. Null stays null.
template <class T> const T *dyn_cast(const Value *value) {
  return value && value->kind == KindOf<T>::kind ? static_cast<const T *>(value) : nullptr;
}
template <class T> const T *cast(const Value *value) {
  assert(value->kind == KindOf<T>::kind);
  return static_cast<const T *>(value);
}
inline const OperatorValue *dyn_cast_op(const Value *value, Op op) {
  return value && value->op == op ? static_cast<const OperatorValue *>(value) : nullptr;
}
inline bool is_unset(const Value *value) { return value->kind == ValueKind::Unset; }

// TableGen's spelling of a value; a bit inside a bits value is spelled alone.
// Throws LimitExceeded: values that share parts can be far longer than the memory
// they take.
struct Spelling {
  bool marks_operator_names = true; // (op:$name ...); before LLVM 20, (op:name ...)
};
std::string to_string(const Value *value, const Spelling &spelling = {});
void append_to(std::string &out, const Value *value, const Spelling &spelling = {});
// The same without the quotes around a string.
std::string to_unquoted_string(const Value *value);

// --- interning ---------------------------------------------------------------

constexpr uint16_t max_value_depth = 10'000; // also of types
constexpr size_t max_string_size = size_t{1} << 27;
constexpr size_t max_text_size = size_t{1} << 28; // of a value or record that is spelled
constexpr size_t max_list_size = size_t{1} << 24;
constexpr uint32_t max_bits_width = 1 << 16;
constexpr size_t default_max_bytes = size_t{4} << 30; // of a ValueTable

// Code that puts something long together checks it as it grows, not when it is done.
void check_string_size(uint64_t size);
void check_list_size(uint64_t size); // also of a dag's arguments

inline void check_text_size(const std::string &text) {
  if (text.size() > max_text_size) [[unlikely]]
    throw LimitExceeded{"this is longer than " + std::to_string(max_text_size >> 20) +
                        " MiB when spelled out"};
}

// What the reference says of its own memory at the end of a detailed listing:
// values by pool, and what a bump allocator as its would have handed out.
struct AllocationStats {
  uint64_t arguments = 0, bits = 0, integers = 0, strings = 0, codes = 0, lists = 0;
  uint64_t unary = 0, binary = 0, ternary = 0, folds = 0, isas = 0, exists = 0, conds = 0;
  uint64_t dags = 0, record_types = 0, vars = 0, var_bits = 0, defs = 0, fields = 0;
  uint64_t bytes_allocated = 0, total_memory = 0;
  uint64_t records = 0, anonymous_records = 0;

  void allocate(uint64_t bytes, uint64_t alignment = 16);

private:
  uint64_t slabs_ = 0, used_ = 0, size_ = 0; // of the current slab: bytes used, of how many
};

// The Bloom bit of a variable's name, for Value::variables.
uint16_t variable_bit(const StringValue *name);

uint32_t hash_text(std::string_view text);

// Makes and owns all types and values of one translation unit.
class ValueTable {
public:
  explicit ValueTable(std::shared_ptr<PagePool> pool);
  ValueTable(const ValueTable &) = delete;
  ValueTable &operator=(const ValueTable &) = delete;

  // types
  const Type *bit_type() const { return &bit_type_; }
  const Type *int_type() const { return &int_type_; }
  const Type *string_type() const { return &string_type_; }
  const Type *dag_type() const { return &dag_type_; }
  const Type *bits_type(uint32_t width);
  const Type *list_type(const Type *element);
  // Classes that others of the list derive from are dropped, the rest sorted.
  const Type *record_type(std::span<Record *const> classes);
  // The most special type both are, or null.
  const Type *common_type(const Type *a, const Type *b);

  // values
  const Value *unset() const { return &unset_; }
  const BitValue *bit(bool value) const { return value ? &one_ : &zero_; }
  const IntValue *integer(int64_t value) {
    auto index = static_cast<uint64_t>(value) + 1;
    if (index < small_integers_.size() && small_integers_[index]) [[likely]]
      return small_integers_[index];
    return make_integer(value);
  }
  const StringValue *string(std::string_view text, bool is_code = false) {
    return string(text, hash_text(text), is_code);
  }
  const StringValue *string(std::string_view text, uint32_t hash, bool is_code) {
    return string(text, hash, is_code, false);
  }
  // Of a text that lives as long as the table.
  const StringValue *kept_string(std::string_view text, uint32_t hash, bool is_code = false) {
    return string(text, hash, is_code, true);
  }
  // The string of that text, or null where none was made.
  const StringValue *find_string(std::string_view text) const;
  const StringValue *empty_string() { return string(""); }
  const BitsValue *bits(std::span<const Value *const> items);           // least significant first
  const BitsValue *bits(uint32_t width, uint64_t ones, uint64_t unset); // width <= 64
  const BitsValue *bits(std::span<const BitRun> runs); // canonical, not packed: see BitsBuilder
  const ListValue *list(std::span<const Value *const> items, const Type *element);
  const DagValue *dag(const Value *op, const StringValue *op_name,
                      std::span<const Value *const> args,
                      std::span<const StringValue *const> names);
  const VarValue *var(const StringValue *name, const Type *type);
  const Value *var_bit(const Value *variable, uint32_t bit);
  const FieldValue *field(const Value *record, const StringValue *name, const Type *type);
  // The reference makes a value of an argument.
  void count_argument(const Argument &argument);
  const ClassInstanceValue *class_instance(const Record *record_class, const Type *type,
                                           std::span<const Argument> args, Pos pos);
  const AnonymousNameValue *anonymous_name();
  const OperatorValue *operation(Op op, std::span<const Value *const> operands, const Type *type,
                                 const Type *check = nullptr);
  DefValue *def(Record *record); // one a record; the caller keeps it

  Symbol &symbol(const StringValue *name);

  // Bit `bit` of a value; the caller has checked that it has one.
  const Value *bit_of(const Value *value, uint32_t bit);
  // Makes every bit a value, for readers that must not make any.
  void make_items();

  Arena &arena() { return arena_; }
  size_t max_bytes = default_max_bytes; // the arena's limit
  uint32_t anonymous_count() const { return anonymous_count_; }
  const AllocationStats &stats() const { return stats_; }
  AllocationStats &stats() { return stats_; }

private:
  const StringValue *string(std::string_view text, uint32_t hash, bool is_code, bool is_kept);
  const IntValue *make_integer(int64_t value);
  const Value *bit_of(const BitRun &run, uint32_t index); // of the whole bits value
  void count_operation(Op op, size_t operands);
  void count_string(std::string_view text, bool is_code);
  void count(uint64_t AllocationStats::*pool, uint64_t bytes, uint64_t alignment = 16) {
    ++(stats_.*pool);
    stats_.allocate(bytes, alignment);
  }

  struct Slot {
    uint32_t hash;
    const Value *value;
  };
  template <class Same, class Make> const Value *find_or_make(uint64_t hash, Same same, Make make);
  void grow();
  void check_arena() const;

  Arena arena_;
  Type bit_type_{TypeKind::Bit, 0, nullptr, {}};
  Type int_type_{TypeKind::Int, 0, nullptr, {}};
  Type string_type_{TypeKind::String, 0, nullptr, {}};
  Type dag_type_{TypeKind::Dag, 0, nullptr, {}};
  Type any_record_type_{TypeKind::Record, 0, nullptr, {}};
  std::vector<const Type *> bits_types_;
  std::vector<const Type *> record_types_; // open addressing by class list
  size_t record_type_count_ = 0;
  Value unset_;
  BitValue zero_, one_;
  std::array<const IntValue *, 130> small_integers_{}; // from -1 on, once made
  ZeroedArray<Slot> slots_;
  size_t used_ = 0;
  const BitsValue *last_unpacked_ = nullptr;
  struct StringSlot {
    uint32_t hash;
    const StringValue *value; // the string form, or the code form where there is only that
  };
  ZeroedArray<StringSlot> strings_;
  size_t strings_used_ = 0;
  uint32_t anonymous_count_ = 0;
  struct HashArgument {
    size_t operator()(const Argument &argument) const;
  };
  std::unordered_set<Argument, HashArgument> counted_arguments_;
  AllocationStats stats_;
};

} // namespace tblgen
