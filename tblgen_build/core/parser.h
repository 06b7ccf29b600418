// The parser: turns tokens into records, evaluating as it goes. Every parse_x
// returns what it parsed or aborts with a diagnostic.
#pragma once

#include "evaluate.h"
#include "token_stream.h"

#include <map>
#include <variant>

namespace tblgen {

struct Loop;
// What a loop or multiclass body consists of, to be resolved when its variables
// are known.
using Entry = std::variant<Record *, std::unique_ptr<Loop>, Assertion, Dump>;

// A foreach, or an arm of an `if`: a loop over a list of no or one element.
struct Loop {
  Loop(Pos pos, const VarValue *iterator, const Value *list)
      : pos(pos), iterator(iterator), list(list) {}
  Pos pos;
  const VarValue *iterator; // null for an `if`
  const Value *list;
  std::vector<Entry> entries;
};

struct MulticlassBody {
  Record *record = nullptr; // carries name and template arguments
  std::vector<Entry> entries = {};
};

class Parser {
public:
  Parser(TokenStream &tokens, Evaluator &evaluator, bool warn_on_unused_template_args);
  void parse_file();

private:
  enum class Mode { Value, Name }; // Name: unknown identifiers stand for themselves

  // --- scopes ---
  struct Iterator {
    const StringValue *name;
    const Type *type;
  };
  struct Scope {
    enum class Kind { Local, Record, Foreach, Multiclass } kind;
    Record *record = nullptr;
    const Loop *loop = nullptr;
    MulticlassBody *multiclass = nullptr;
    std::vector<std::pair<const StringValue *, const Value *>> variables = {};
    // Bang operators' iterators, seen as fields of the record.
    std::vector<Iterator> iterators = {};
  };
  // Pops what it pushed.
  class ScopeGuard {
  public:
    ScopeGuard(Parser &parser, Scope scope) : scopes_(parser.scopes_), depth_(scopes_.size()) {
      scopes_.push_back(std::move(scope));
    }
    ~ScopeGuard() { scopes_.resize(depth_, Scope{Scope::Kind::Local}); }
    ScopeGuard(const ScopeGuard &) = delete;
    ScopeGuard &operator=(const ScopeGuard &) = delete;

  private:
    std::vector<Scope> &scopes_;
    size_t depth_;
  };
  const Value *find_variable(const StringValue *name);
  const Value *find_in_scope(const Scope &scope, const StringValue *name);
  const Value *find_template_arg(const Record &record, const StringValue *name);
  static bool is_name_word(const StringValue *name) { return name->text() == "NAME"; }
  bool is_local(const StringValue *name) const;
  const Iterator *find_iterator(const Record *record, const StringValue *name) const;
  bool is_taken(const Record *record, const StringValue *name) const;
  const Value *find_global(const StringValue *name);

  // --- tokens ---
  Tok tok() const { return tokens_.kind(); }
  Pos pos() const { return tokens_.pos(); }
  Tok advance() {
    tokens_.advance();
    return tokens_.kind();
  }
  bool accept(Tok kind) {
    if (tokens_.kind() != kind)
      return false;
    tokens_.advance();
    return true;
  }
  void expect(Tok kind, const char *message) {
    if (!accept(kind))
      fail(message);
  }
  // Closes what was opened at `opened`.
  void expect_closing(Tok kind, const char *message, Pos opened, char opener);
  [[noreturn]] void fail(std::string message) { fail_at(pos(), std::move(message)); }
  [[noreturn]] void fail_at(Pos at, std::string message);

  // --- statements ---
  void parse_objects();
  bool parse_optional_object();
  void parse_object();
  void parse_object_of_kind();
  void parse_block(const char *unclosed);
  void parse_class();
  void parse_def();
  void parse_defm();
  void parse_multiclass();
  void parse_multiclass_body();
  void parse_defset();
  void parse_deftype();
  void parse_defvar(Record *record);
  void parse_foreach();
  const VarValue *parse_iterator(const Value *&list);
  void parse_if();
  void parse_arm(Pos at, const Value *list, const char *unclosed);
  void parse_assert(Record *record);
  void parse_dump(Record *record);
  void parse_let();

  // --- records ---
  const Value *parse_object_name(); // null: anonymous
  void parse_object_body(Record &record);
  void parse_body(Record &record);
  void parse_body_item(Record &record);
  void parse_field(Record &record);
  void parse_body_let(Record &record);
  void parse_template_args(Record &record, Record *context);
  void parse_template_arg(Record &record, Record *context);
  const Value *fit_template_arg(const TemplateArg &arg, const Value *value, Pos at);
  const StringValue *parse_declared_name();
  std::string incompatible(const StringValue *name, const Type *type, const Value *value);
  static std::string unknown_field(const Record &record, const StringValue *name);
  std::string unknown_argument(const Record &callee, const StringValue *name) const;
  std::string suggest_class(std::string_view name) const;
  const Value *concat_strings(const Value *left, const Value *right);
  const Value *concat_lists(const Value *left, const Value *right);
  std::string suggest_variable(std::string_view name) const;
  std::string suggest_field(const Value *value, std::string_view name) const;
  void reject_semicolon(const char *message);
  void warn_unused(const Record &record);

  struct ClassReference {
    Record *record;
    std::vector<Argument> args;
    Pos begin, end;
  };
  Record *parse_class_name();
  MulticlassBody &parse_multiclass_name();
  MulticlassBody &multiclass_of(const Record &record);
  ClassReference parse_class_reference(Record *context);
  ClassReference parse_multiclass_reference(Record *context, bool fit_types = true);
  void parse_argument_list(ClassReference &reference, Record *context, bool fit_types = true);
  std::vector<Argument> parse_arguments(const Record &callee, Record *context,
                                                     bool fit_types = true);
  Bindings bind_arguments(const Record &callee, std::span<const Argument> args,
                          Pos at);

  void inherit(Record &record, const ClassReference &superclass);
  void inherit(Entry &entry, const ClassReference &superclass);
  void set_value(Record &record, Pos at, const StringValue *name, std::span<const uint32_t> bits,
                 const Value *value, bool moves_field);
  const Value *set_bits(Record &record, Pos at, uint32_t slot, std::span<const uint32_t> bits,
                        const Value *value);
  void apply_lets(Record &record);
  void apply_lets(Entry &entry);

  // --- entries ---
  void add_entry(Entry entry);
  void add_def(Record *record);
  void check_concrete(const Record &record);
  // Entries with variables bound go to `target`, or are defined where it is null.
  void instantiate(std::vector<Entry> &entries, Bindings &bindings, bool is_final,
                   std::vector<Entry> *target, Pos instantiated_at);
  void instantiate_loop(Loop &loop, Bindings &bindings, bool is_final, std::vector<Entry> *target,
                        Pos instantiated_at);
  void instantiate_record(const Record &record, Bindings &bindings, std::vector<Entry> *target,
                          Pos instantiated_at);
  const Value *decide_condition(const Loop &loop, const OperatorValue *list,
                                BindingResolver &resolver);

  // --- types and values ---
  const Type *parse_type();
  const Type *parse_operator_type();
  const Value *parse_value(Record *record, const Type *expected = nullptr, Mode mode = Mode::Value);
  const Value *parse_simple_value(Record *record, const Type *expected, Mode mode);
  const Value *parse_suffixes(const Value *value, Pos begin, Record *record, const Type *expected,
                              Mode mode);
  const Value *parse_bit_range(const Value *value);
  const Value *parse_list_subscript(const Value *value, Pos begin, Record *record);
  const Value *parse_slice(Record *record);
  const Value *parse_slice_element(Record *record);
  const Value *parse_field_access(const Value *value, Record *record);
  const Value *parse_paste(const Value *value, Record *record, const Type *expected);
  const Value *paste_operand(const Value *value, Pos at, Record *record);
  const Value *parse_identifier(Record *record, Mode mode);
  const Value *resolve_identifier(const StringValue *name, Pos at, Record *record, Mode mode);
  const Value *parse_string();
  const Value *parse_binary();
  const Value *parse_bits(Record *record);
  const Value *parse_list(Record *record, const Type *expected);
  const Value *parse_dag(Record *record);
  std::vector<const Value *> parse_values(Record *record, const Type *expected);
  void parse_range_list(std::vector<uint32_t> &ranges);
  void parse_range(std::vector<uint32_t> &ranges, const Value *first);
  std::vector<uint32_t> parse_optional_ranges(Tok open, Tok close, const char *unclosed);
  const Type *field_type(const Value *value, const StringValue *field);
  const Value *bit_range(const Value *value, std::span<const uint32_t> bits);

  // --- bang operators ---
  const Value *parse_operator(Record *record, const Type *expected);
  const Value *parse_unary(Op op, Record *record);
  const Type *check_list_operand(Op op, const Value *operand);
  const Value *parse_isa(Record *record);
  const Value *parse_exists(Record *record);
  const Value *parse_instances(Record *record);
  const Value *parse_binary_operator(Op op, Pos at, Record *record, const Type *expected);
  struct BinaryTypes {
    const Type *result; // null: not known yet
    const Type *operand;
  };
  BinaryTypes binary_types(Op op, const Type *expected);
  const Type *check_binary_operand(Op op, Pos op_pos, Pos at, size_t index, const Type *type,
                                   const Type *expected);
  const Value *parse_ternary(Op op, Record *record, const Type *expected);
  const Type *check_ternary(Op op, const Value *const (&operands)[3], const Pos (&at)[3]);
  const Value *parse_range_operator(Pos at, Record *record);
  const Value *parse_substr(Record *record, const Type *expected);
  const Value *parse_find(Record *record, const Type *expected);
  const Value *parse_cond(Record *record, const Type *expected);
  const Value *parse_foldl(Record *record);
  const Value *parse_foreach_operator(Op op, Pos at, Record *record, const Type *expected);
  const StringValue *parse_iterator_name(const char *message);
  const Value *parse_with_iterators(std::initializer_list<Iterator> iterators,
                                    Record *record, const Type *expected);
  void expect_type(Pos at, const Type *expected, const Type *actual);

  std::string type_name(const Type *type) const { return "'" + to_string(*type) + "'"; }
  static const Type *type_of(const Value *value) { return value->type; }

  TokenStream &tokens_;
  Evaluator &e_;
  ValueTable &values_;
  Records &records_;
  DiagnosticLog &log_;
  bool warn_unused_;

  // Each level looks through those around it: many make a parse quadratic.
  static constexpr size_t max_nesting = 10'000;
  size_t nesting_ = 0;
  std::vector<Scope> scopes_;
  std::vector<std::unique_ptr<Loop>> loops_;
  MulticlassBody *multiclass_ = nullptr;
  std::map<std::string, MulticlassBody, std::less<>> multiclasses_;

  struct LetBinding {
    const StringValue *name;
    std::vector<uint32_t> bits;
    const Value *value;
    Pos pos;
  };
  std::vector<LetBinding> parse_let_list();
  std::vector<std::vector<LetBinding>> lets_;

  struct Defset {
    Pos pos;
    const Type *element;
    std::vector<const Value *> defs;
  };
  std::vector<Defset *> defsets_;

  std::map<std::string, const Type *, std::less<>> aliases_; // deftype

  // Stands for the record where an expression outside of any needs one.
  Record *scratch_record();
  Record *scratch_ = nullptr;
};

} // namespace tblgen
