// Classes and defs. A record's fields are split in two: the shape (names, types)
// that it shares with all records built alike, and its own values.
#pragma once

#include "tblgen_build/core/release/release.h"
#include "tblgen_build/core/support/arena_vector.h"
#include "tblgen_build/core/values/value.h"

#include <bit>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>

namespace tblgen {

enum class FieldKind : uint8_t { Normal, NonconcreteOk }; // the latter: `field` keyword

struct FieldInfo {
  const StringValue *name;
  const Type *type;
  FieldKind kind;
  bool operator==(const FieldInfo &) const = default;
};

// An immutable list of fields. Records that came to the same fields the same
// way have the same shape.
class Shape {
public:
  static constexpr uint32_t none = UINT32_MAX;

  std::span<const FieldInfo> fields() const { return fields_; }
  size_t size() const { return fields_.size(); }
  // The field's slot, or `none`.
  uint32_t find(const StringValue *name) const;
  // What find() needs and makes on its first call: threads may then share the shape.
  void build_index() const;
  // Other records lie the same way: no field may be added in place.
  void share() const { is_shared_ = true; }

  // How the fields of another shape come to lie when merged into this one.
  struct Merge {
    const Shape *result;
    std::vector<uint32_t> slots; // of the other's fields, in `result`
    bool is_append;              // all of them are new
  };

private:
  friend class ShapeTable;
  std::vector<FieldInfo> fields_;
  mutable std::vector<uint32_t> index_; // open addressing by name, built on first use
  mutable bool is_shared_ = true;       // false while one record alone grows it
  void add_to_index(uint32_t slot) const;
  std::unordered_map<const StringValue *, std::vector<const Shape *>> grown_;
  std::unordered_map<const Shape *, std::unique_ptr<Merge>> merged_;
};

class ShapeTable {
public:
  ShapeTable();
  const Shape *empty() const { return &shapes_.front(); }
  const Shape *with_field(const Shape *shape, const FieldInfo &field);
  const Shape::Merge &merge(const Shape *shape, const Shape *other);
  // The shape with the field in a shape that the caller alone uses: added in place
  // where it has it already. For records with very many fields of their own, where
  // a shape for each step would take quadratic time.
  const Shape *with_own_field(const Shape *shape, const FieldInfo &field);

private:
  std::deque<Shape> shapes_;
};

struct Superclass {
  Record *record;
  Pos begin, end; // of the reference to it
};

struct TemplateArg {
  const StringValue *name;       // qualified: "Class:name" or "Multiclass::name"
  const StringValue *plain_name; // as written
  const Type *type;
  const Value *value; // the default; unset where the argument is required
  Pos pos;
  mutable bool used = false;
};

struct Assertion {
  Pos pos;
  const Value *condition;
  const Value *message;
};

struct Dump {
  Pos pos;
  const Value *message;
};

enum class RecordKind : uint8_t { Class, Def, AnonymousDef, Multiclass };

class Record {
public:
  Record(ValueTable &values, const Shape *empty, const Value *name, Pos pos, RecordKind kind,
         uint32_t id);
  // A copy to be resolved further, as for one iteration of a loop. It has no
  // dumps: the reference does not repeat them either.
  Record(const Record &other, uint32_t id);
  Record &operator=(const Record &) = delete;

  RecordKind kind() const { return kind_; }
  bool is_class() const { return kind_ == RecordKind::Class; }
  bool is_multiclass() const { return kind_ == RecordKind::Multiclass; }
  bool is_anonymous() const { return kind_ == RecordKind::AnonymousDef; }
  uint32_t id() const { return id_; }

  const Value *name() const { return name_; }
  void set_name(const Value *name);
  // Valid once the name is a string or anonymous.
  std::string_view name_text() const { return name_text_; }
  std::string name_as_string() const { return to_unquoted_string(name_); }

  std::span<const Pos> positions() const { return positions_; }
  Pos pos() const { return positions_.front(); }
  void append_position(Pos pos) { positions_.push_back(table_.arena(), pos); }
  void replace_positions(Pos pos) {
    positions_.clear();
    append_position(pos);
  }

  const Shape *shape() const { return shape_; }
  std::span<const FieldInfo> fields() const { return shape_->fields(); }
  uint32_t find_field(const StringValue *name) const { return shape_->find(name); }
  const Value *value(uint32_t slot) const { return values_[slot]; }
  Pos field_pos(uint32_t slot) const { return field_positions_[slot]; }
  void set_value(uint32_t slot, const Value *value) {
    values_[slot] = value;
    uint64_t bit = uint64_t{1} << (slot % 64);
    if (value->resolvable)
      unsettled_[slot / 64] |= bit;
    else
      unsettled_[slot / 64] &= ~bit;
  }
  // Calls `function` with each slot whose value is resolvable; it may set it.
  template <class F> void for_each_unsettled(F function) const {
    for (uint32_t first = 0; first < shape_->size(); first += 64)
      for (uint64_t bits = unsettled_[first / 64]; bits != 0; bits &= bits - 1)
        function(first + static_cast<uint32_t>(std::countr_zero(bits)));
  }
  // Makes the fields of a class the fields of this record, which has none yet.
  void take_fields(const Record &from);
  void set_field_pos(uint32_t slot, Pos pos) {
    own_positions();
    field_positions_[slot] = pos;
  }
  // With `alone`, in a shape of its own: for a record that gets very many.
  void add_field(ShapeTable &shapes, const FieldInfo &field, const Value *value, Pos pos,
                 bool alone = false);
  // Takes `size` uninitialized-by-merge slots; used when fields are inherited.
  void reshape(const Shape *shape);

  std::span<const TemplateArg> template_args() const { return template_args_; }
  void add_template_arg(const TemplateArg &arg) { template_args_.push_back(table_.arena(), arg); }
  // Null where there is none of that qualified name.
  const TemplateArg *find_template_arg(const StringValue *qualified) const;

  std::span<const Superclass> direct_superclasses() const { return direct_superclasses_; }
  void add_direct_superclass(const Superclass &superclass);
  bool is_subclass_of(const Record *record_class) const {
    if (ancestors_)
      return has_ancestor(record_class->class_index_);
    for (const Superclass &s : direct_superclasses_)
      if (s.record == record_class || s.record->has_ancestor(record_class->class_index_))
        return true;
    return false;
  }
  // All superclasses, each after its own; one is there once for each way to it. Throws
  // LimitExceeded where that makes too many.
  std::vector<Record *> superclasses() const;
  bool has_subclasses() const { return has_subclasses_; }

  std::span<const Assertion> assertions() const { return assertions_; }
  std::span<Assertion> assertions() { return {assertions_.begin(), assertions_.size()}; }
  void add_assertions(std::span<const Assertion> assertions) {
    assertions_.append(table_.arena(), assertions);
  }
  std::span<const Dump> dumps() const { return dumps_; }
  std::span<Dump> dumps() { return {dumps_.begin(), dumps_.size()}; }
  void add_dumps(std::span<const Dump> dumps) { dumps_.append(table_.arena(), dumps); }

  // The qualified name of NAME, for classes and multiclasses; the evaluator's.
  mutable const StringValue *implicit_name = nullptr;

  // The type of a value that is this record.
  const Type *type() const;
  // The type of a value whose record derives from this class.
  const Type *instance_type() const;
  const DefValue *def_value() const;

private:
  friend class Records;
  void reserve(size_t size);
  void reserve_values(size_t size);
  void own_positions() { // from now on: they are to be changed
    if (shares_positions_)
      copy_positions();
  }
  void copy_positions();

  // Few direct superclasses of a def are asked one by one; all else has a set.
  static constexpr size_t few_superclasses = 4;
  bool has_ancestor(uint32_t index) const {
    return index / 64 < ancestor_words_ && ancestors_[index / 64] >> index % 64 & 1;
  }
  void add_ancestors(const Record &record_class); // itself, and its own
  void reserve_ancestors(size_t words);

  ValueTable &table_;
  const Value *name_;
  std::string_view name_text_;
  const Shape *shape_;
  // All in the arena, one entry a field.
  const Value **values_ = nullptr;
  Pos *field_positions_ = nullptr;
  uint64_t *unsettled_ = nullptr; // a bit a field: its value is resolvable
  uint32_t capacity_ = 0;
  uint32_t own_fields_ = 0;    // added one by one
  ArenaVector<Pos> positions_; // the def's own, then each defm's
  ArenaVector<Superclass> direct_superclasses_;
  ArenaVector<TemplateArg> template_args_;
  ArenaVector<Assertion> assertions_;
  ArenaVector<Dump> dumps_;
  mutable const Type *type_ = nullptr;
  mutable const Type *instance_type_ = nullptr;
  mutable DefValue *def_value_ = nullptr;
  uint32_t id_;
  // All superclasses as a set of bits by class_index_, in the arena; null where it is empty
  // or not kept.
  uint64_t *ancestors_ = nullptr;
  uint32_t ancestor_words_ = 0;
  uint32_t class_index_ = no_index; // of a class: they are numbered
  static constexpr uint32_t no_index = UINT32_MAX;
  bool has_subclasses_ = false;
  mutable bool shares_positions_ = false; // with the record that the fields were taken from
  RecordKind kind_;
};

// A file that was read.
struct Dependency {
  std::string path;
  std::shared_ptr<const SourceText> source;
};

// The order of records' names in lists: bytewise, but numbers by length first.
int compare_names(std::string_view a, std::string_view b);

class History;

// The main file's name where that is standard input.
inline constexpr char stdin_name[] = "<stdin>";

// All records of one translation unit, with everything they are made of.
class Records {
public:
  explicit Records(std::shared_ptr<PagePool> pool) : values(std::move(pool)) {}
  Records(const Records &) = delete;
  Records &operator=(const Records &) = delete;

  std::string main_file;
  Release release;
  SourceMap sources;
  ValueTable values;
  ShapeTable shapes;

  // Sorted by name: bytewise, as the reference prints them.
  const std::vector<Record *> &classes() const { return freeze().sorted_classes_; }
  const std::vector<Record *> &defs() const { return freeze().sorted_defs_; }
  const std::vector<const StringValue *> &globals() const { return freeze().sorted_globals_; }

  Record *find_class(std::string_view name) const;
  Record *find_def(std::string_view name) const;
  const Value *find_global(std::string_view name) const;

  // Defs deriving from all of `classes`, in the order of compare_names.
  std::vector<Record *> derived_definitions(std::span<const Record *const> classes) const;

  // --- while parsing ---
  Record *make_record(const Value *name, Pos pos, RecordKind kind);
  Record *copy_record(const Record &record);
  void add_class(Record *record);
  void add_def(Record *record);
  void add_global(const StringValue *name, const Value *value);
  const std::vector<Record *> &defs_in_order() const { return defs_; }
  const std::vector<Record *> &classes_in_order() const { return classes_; }
  // Completes the statistics; what is made later does not count.
  void count_records();
  // Grows where what was asked of is_subclass_of() before may have another answer.
  uint32_t inheritance_epoch() const { return passings_on_; }
  // A class that others derive from already, known before only by name, has got a
  // superclass: so have they. Throws LimitExceeded where that happens too often.
  void pass_on_superclasses(const Record &record_class);

  AllocationStats stats; // as of the end of parsing
  // Of classes that were declared before they were defined: where, in order.
  std::unordered_map<const Record *, std::vector<Pos>> forward_declarations;
  std::vector<Dependency> dependencies;
  std::vector<std::string> missing_probes;
  // How fields came by their values; null unless the parse was asked for it.
  std::shared_ptr<History> history;
  // Everything else that must live as long: the texts of strings are in files.
  std::vector<std::shared_ptr<const void>> kept;

private:
  static constexpr uint32_t max_passings_on = 1000; // each looks at all classes
  // Sorts, and makes everything computed on demand, so that threads may read.
  // Happens at the first look at the finished records.
  const Records &freeze() const;

  uint32_t passings_on_ = 0;
  uint32_t class_count_ = 0;      // declared, whether added or not
  std::vector<Record *> records_; // in the arena
  std::vector<Record *> classes_, defs_;
  std::vector<const StringValue *> globals_;
  mutable std::once_flag frozen_;
  mutable std::vector<Record *> sorted_classes_, sorted_defs_;
  mutable std::vector<const StringValue *> sorted_globals_;
};

} // namespace tblgen
