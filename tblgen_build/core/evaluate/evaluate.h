// Evaluation: folding operators, resolving references, converting between types
// and instantiating classes. Works on the records of one translation unit while
// they are being made; knows nothing of tokens.
#pragma once

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/records/instances.h"
#include "tblgen_build/core/records/record.h"
#include "tblgen_build/core/support/inline_vector.h"

#include <array>

namespace tblgen {

// Thrown once an error has been recorded after which nothing can follow.
struct Abort {};
// What the reference exits at: nothing goes on after it.
struct Fatal : Abort {};

// The translation unit's diagnostics, and the only ways to add to them.
class DiagnosticLog {
public:
  void error(Pos pos, Mistake mistake, std::vector<DiagnosticNote> notes = {});
  void error(Pos pos, Code code, Words message, std::vector<DiagnosticNote> notes = {}) {
    error(pos, Mistake{code, std::move(message)}, std::move(notes));
  }
  // At a record: the definition, then where it was instantiated.
  void error(std::span<const Pos> positions, Code code, Words message);
  void warning(Pos pos, Mistake mistake);
  void message(Pos pos, std::string text); // of a dump statement
  void note(Pos pos, std::string message); // to the last diagnostic
  // In the last diagnostic.
  void name_unknown(std::string name, bool is_variable);
  [[noreturn]] void fail(Pos pos, Mistake mistake);
  [[noreturn]] void fail(Pos pos, Code code, Words message) {
    fail(pos, Mistake{code, std::move(message)});
  }
  [[noreturn]] void fail(std::span<const Pos> positions, Code code, Words message);

  bool has_errors() const { return errors_ != 0; }
  size_t errors() const { return errors_; }
  std::vector<Diagnostic> take() { return std::move(diagnostics_); }
  // All but the first `count`.
  std::vector<Diagnostic> take_since(size_t count);
  void add(Diagnostic diagnostic);
  Pos last_position() const { return diagnostics_.empty() ? 0 : diagnostics_.back().pos; }

private:
  std::vector<Diagnostic> diagnostics_;
  size_t errors_ = 0;
};

// Ends evaluation with a diagnostic before the stack or patience runs out. Steps are those of
// one evaluation: of one statement with all that it instantiates.
class Limits {
public:
  // The stack of the calling thread may be used down to `lowest`. 0 steps: any number.
  Limits(uintptr_t lowest, uint64_t max_steps)
      : lowest_(lowest), max_steps_(max_steps ? max_steps : UINT64_MAX), steps_left_(max_steps_) {}
  void check_stack() const {
    if (reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) < lowest_) [[unlikely]]
      throw LimitExceeded{"evaluation is nested too deeply (does it ever end?)"};
  }
  void begin_evaluation() { steps_left_ = max_steps_; }
  void count_step() { count_steps(1); }
  void count_steps(uint64_t count) {
    if (count > steps_left_) [[unlikely]]
      fail();
    steps_left_ -= count;
  }

private:
  [[noreturn]] void fail() const;

  uintptr_t lowest_;
  uint64_t max_steps_;
  uint64_t steps_left_;
};

// Gives names their values. `variables` has the Bloom bits of all names that it
// may know, so that values without them are left alone.
class Resolver {
public:
  explicit Resolver(const Record *record) : record(record) {}
  virtual ~Resolver() = default;
  // Null: not known here.
  virtual const Value *lookup(const StringValue *name) = 0;

  // Met a name that only the completion of its record settles.
  virtual void saw_anonymous_name() {}

  const Record *record; // what is being resolved; may be null
  // What the record's name becomes where it is taken; both null where it is not.
  const Value *old_name = nullptr, *new_name = nullptr;
  bool is_final = false;        // nothing can become known later
  bool keep_unset_bits = false; // a reference to an unset bit stays a reference
  uint16_t variables = 0xFFFF;
};

class BitsBuilder;
class Evaluator;

using Bindings = std::vector<std::pair<const StringValue *, const Value *>>;

// Substitutes template arguments or loop variables. Bound values may refer to
// other bound names.
class BindingResolver final : public Resolver {
public:
  BindingResolver(Evaluator &evaluator, const Record *record)
      : Resolver(record), evaluator_(evaluator) {
    variables = 0;
  }
  void bind(const StringValue *name, const Value *value);
  void bind_all(const Bindings &bindings) {
    for (const auto &[name, value] : bindings)
      bind(name, value);
  }
  const Value *lookup(const StringValue *name) override;

private:
  struct Binding {
    const StringValue *name;
    const Value *value;
    bool resolved; // references among the bindings are settled
    bool busy;     // being resolved: not visible to itself
  };
  Evaluator &evaluator_;
  // Few, and made for every record and every turn of a loop: no allocation.
  static constexpr size_t inline_count = 8;
  std::array<Binding, inline_count> inline_bindings_;
  std::vector<Binding> more_bindings_;
  Binding *bindings_ = inline_bindings_.data();
  size_t count_ = 0;
  size_t visible_ = 0; // bindings that are not busy
};

// Replaces references to fields of the record by their values, at its end.
class FieldResolver final : public Resolver {
public:
  FieldResolver(Evaluator &evaluator, const Record *record);
  const Value *lookup(const StringValue *name) override;

private:
  bool has(const InlineVector<uint64_t, 4> &set, uint32_t slot) const {
    return set[slot / 64] >> slot % 64 & 1;
  }
  Evaluator &evaluator_;
  // By slot, sized on first use: which are being resolved, which are, and to what.
  InlineVector<uint64_t, 4> busy_, known_;
  InlineVector<const Value *, 64> values_;
};

class Evaluator {
public:
  Evaluator(Records &records, DiagnosticLog &log, Limits limits)
      : records(records), values(records.values), log(log), limits(limits) {}

  Records &records;
  ValueTable &values;
  DiagnosticLog &log;
  Limits limits;
  // Where the parser stands: for errors outside of any record.
  Pos current_pos = 0;
  // Make every intermediate value that the reference makes, to count them.
  bool is_exhaustive = false;

  // The operator applied to the operands: folded as far as it goes.
  const Value *apply(Op op, std::span<const Value *const> operands, const Type *type,
                     const Type *check, const Record *record, bool is_final = false);
  const Value *apply(Op op, std::initializer_list<const Value *> operands, const Type *type,
                     const Record *record) {
    return apply(op, {operands.begin(), operands.size()}, type, nullptr, record);
  }
  // Two strings or two lists as one, without further ado.
  const Value *paste(const Value *left, const Value *right);
  // `record.name`, or the field's value once that is known.
  const Value *access_field(const Value *record_value, const StringValue *name, const Type *type,
                            const Record *record);

  const Value *resolve(const Value *value, Resolver &resolver) {
    if (!value->resolvable)
      return value;
    if (!(value->variables & resolver.variables) && !(value->late && resolver.is_final))
      return value;
    return resolve_slow(value, resolver);
  }

  // The value as a `type`, without help of operators; null where that cannot be.
  const Value *convert(const Value *value, const Type *type);
  // The same, through !cast where the types allow it.
  const Value *cast_to(const Value *value, const Type *type);
  std::optional<int64_t> as_integer(const Value *value) {
    if (auto *integer = dyn_cast<IntValue>(value))
      return integer->value;
    return value->is(ValueKind::Bit) || value->is(ValueKind::Bits) ? bits_as_integer(value)
                                                                   : std::nullopt;
  }

  // The value as a field of the type holds it (bits one by one), or null.
  const Value *fit(const Value *value, const Type *type);
  // Whether a reference to `name` is in the value.
  bool refers_to(const Value *value, const StringValue *name);
  // Sets a field; false where the value does not fit its type.
  bool set_field(Record &record, uint32_t slot, const Value *value);
  // Resolves names, fields, assertions and dumps; those before the first `from_*`
  // are left alone.
  struct From {
    size_t assertion = 0, dump = 0;
    std::span<const uint32_t> slots = {}; // empty with `all`: every field
    bool all = true;
  };
  void resolve_record(Record &record, Resolver &resolver, const From &from);
  void resolve_record(Record &record, Resolver &resolver) {
    resolve_record(record, resolver, From{});
  }
  void resolve_fields(Record &record, const Value *new_name = nullptr);

  // Adds fields or overrides the inherited ones; aborts where types clash. Collects the
  // slots of those that can be resolved.
  using Slots = InlineVector<uint32_t, 64>;
  void inherit_fields(Record &record, const Record &from, Pos pos, Slots &slots);

  Argument argument(const Value *value, uint32_t index, const StringValue *name) {
    if (is_exhaustive)
      values.count_argument({value, index, name});
    return {value, index, name};
  }
  const DefValue *instantiate(const ClassInstanceValue *instance);
  // The instance, if its arguments are known.
  const Value *fold_instance(const ClassInstanceValue *instance);

  void check_assertion(Pos pos, const Value *condition, const Value *message);
  void check_assertions(const Record &record);
  void emit_dump(Pos pos, const Value *message);
  void emit_dumps(const Record &record);

  // The defs of the type so far whose names contain a match, as a list in the order of names.
  const ListValue *instances(const Type *type, const StringValue *regex, const Record *record);
  // Aborts where the regex (POSIX, extended) is malformed.
  void check_regex(const StringValue *regex, const Record *record);
  // Whether the text contains a match.
  bool matches(const StringValue *text, const StringValue *regex, const Record *record);

  [[noreturn]] void fail_at(const Record *record, Code code, Words message);
  [[noreturn]] void fail_at(const Record *record, Words message) {
    fail_at(record, Code::Operation, std::move(message));
  }
  void error_at(const Record *record, Code code, Words message);
  void error_at(const Record *record, Words message) {
    error_at(record, Code::Operation, std::move(message));
  }
  // "Class:name" or "Multiclass::name".
  const StringValue *qualify(const Record &record, const StringValue *name);
  // The implicit template argument NAME of a class or multiclass.
  const StringValue *implicit_name(const Record &record) {
    if (!record.implicit_name)
      record.implicit_name = qualify(record, values.string("NAME"));
    return record.implicit_name;
  }

private:
  friend class Folding;
  std::optional<int64_t> bits_as_integer(const Value *value);
  const Value *resolve_slow(const Value *value, Resolver &resolver);
  const Value *resolve_bits(const BitsValue *value, Resolver &resolver);
  // As the builder's.
  void add_bits(BitsBuilder &builder, const Value *value, uint32_t first, uint32_t width,
                const Value *replaced = nullptr);
  // These tell whether anything changed.
  bool add_whole_bit(BitsBuilder &builder, const Value *bit, const Value *resolved,
                     const Resolver &resolver);
  bool add_slice(BitsBuilder &builder, const BitRun &run, const Value *resolved,
                 const Resolver &resolver);
  const Value *resolve_list(const ListValue *value, Resolver &resolver);
  const Value *resolve_dag(const DagValue *value, Resolver &resolver);
  const Value *resolve_instance(const ClassInstanceValue *value, Resolver &resolver);
  const Value *resolve_operator(const OperatorValue *value, Resolver &resolver);
  // !foreach, !filter, !sort, !foldl: the expression has names of its own.
  const Value *resolve_iteration(const OperatorValue *value, Resolver &resolver);
  const Value *resolve_cond(const OperatorValue *value, Resolver &resolver);
  const Value *fold_common(Op op, std::span<const Value *const> operands); // null: not that easy
  // The operator folded as far as it goes: a simpler value, or itself.
  const Value *fold(const OperatorValue *value, const Record *record, bool is_final);
  const Value *resolve_branches(const OperatorValue *value, Resolver &resolver);

  void inherit_field(Record &record, uint32_t slot, bool is_new, const Record &from, uint32_t index,
                     Pos pos, Slots &slots);

  void note_instance(const Record &record, const ClassInstanceValue &instance); // for a history

  class RegexCache;
  std::shared_ptr<RegexCache> regexes_;
  Instances instances_;
};

} // namespace tblgen
