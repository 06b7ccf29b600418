// The parser of types, values and references to classes: expressions, wherever they stand.
// Evaluates as it goes. Every parse_x returns what it parsed or aborts with a diagnostic.
#pragma once

#include "tblgen_build/core/evaluate/record_builder.h"
#include "tblgen_build/core/parse/cursor.h"
#include "tblgen_build/core/parse/operator_parser.h"
#include "tblgen_build/core/parse/scopes.h"

#include <map>

namespace tblgen {

class ValueParser : private Cursor {
public:
  enum class Mode { Value, Name }; // Name: unknown identifiers stand for themselves

  ValueParser(TokenStream &tokens, Evaluator &evaluator, Scopes &scopes, RecordBuilder &builder,
              ReleaseFinder &release);

  // `record`: what the expression is in, if anything; `expected`: what is wanted, if known.
  const Value *parse_value(Record *record, const Type *expected = nullptr, Mode mode = Mode::Value);
  // `body` is the record in whose body a field may begin here: for what to suggest.
  const Type *parse_type(const Record *body = nullptr);
  const Type *parse_operator_type(); // '<' Type '>'
  ClassReference parse_class_reference(Record *context);
  // Of a multiclass; of its arguments only those that `fit_types` are checked to do so.
  ClassReference parse_argument_list(Record *callee, Pos begin, Record *context, bool fit_types);

  void parse_range_list(std::vector<uint32_t> &ranges);
  // Of which the first value may have been parsed.
  void parse_range(std::vector<uint32_t> &ranges, const Value *first);
  // In brackets; empty where there are none. From the least significant up.
  std::vector<uint32_t> parse_optional_ranges(Tok open, Tok close, const char *unclosed);

  enum class Meant : uint8_t { Variable, Class, Superclass };
  // Whether the name is unknown where the parser stands; then that is reported.
  bool report_undefined(const StringValue *name, Pos at, Meant meant);

  // Names of types that deftype made.
  bool is_alias(std::string_view name) const { return aliases_.contains(name); }
  void add_alias(std::string name, const Type *type) { aliases_.emplace(std::move(name), type); }

private:
  const Value *parse_simple_value(Record *record, const Type *expected, Mode mode);
  const Value *parse_suffixes(const Value *value, Pos begin, Record *record, Mode mode);
  const Value *parse_bit_range(const Value *value);
  const Value *parse_list_subscript(const Value *value, Pos begin, Record *record);
  const Value *parse_slice(Record *record);
  const Value *parse_slice_element(Record *record);
  const Value *parse_field_access(const Value *value, Record *record);
  const Value *parse_operand(Record *record, const Type *expected, Mode mode); // no paste
  const Value *parse_paste(const Value *value, Record *record, const Type *expected);
  const Value *parse_list_paste(const Value *value, Record *record, const Type *expected);
  const Value *parse_string_paste(const Value *value, Record *record);
  bool ends_paste(); // whether nothing follows the '#' that is current
  const Value *pasted(std::span<const Value *const> operands); // from the right
  const Value *pasted_constants(std::span<const Value *const> operands);
  const Value *paste_operand(const Value *value, Pos at, Record *record);
  [[noreturn]] void fail_no_value();
  const Value *parse_identifier(Record *record, const Type *expected, Mode mode);
  [[noreturn]] void fail_undefined(const StringValue *name, Pos at, const Type *expected = nullptr);
  [[noreturn]] void fail_no_class(const StringValue *name, Pos at); // where a class's value begins
  const Value *resolve_identifier(const StringValue *name, Pos at, Record *record,
                                  const Type *expected, Mode mode);
  const Value *parse_string();
  const Value *parse_binary();
  const Value *parse_bits(Record *record);
  const Value *parse_list(Record *record, const Type *expected);
  const Type *list_element_type(std::span<const Value *const> items, const Type *given,
                                const Type *expected);
  [[noreturn]] void fail_element_type(std::span<const Value *const> items, const Type *element,
                                      const Type *expected);
  const Value *parse_dag(Record *record);
  const StringValue *parse_dag_name(const char *message);
  std::vector<const Value *> parse_values(Record *record, const Type *expected);
  const Type *parse_class_type(const Record *body);
  const Type *parse_bits_type();
  Record *parse_class_name(const Record *body = nullptr);

  struct GivenArgument {
    const TemplateArg *arg;
    Argument value;
    Pos pos;
  };
  std::vector<Argument> parse_arguments(const Record &callee, Record *context,
                                        bool fit_types = true, std::vector<Pos> *places = nullptr);
  GivenArgument parse_argument(const Record &callee, uint32_t index, bool has_named,
                               Record *context);
  const Value *parse_argument_value(const Record &callee, const TemplateArg &arg, Record *context);
  [[noreturn]] void fail_too_many(const Record &callee, const Value *last);
  GivenArgument parse_named_argument(const Record &callee, const Value *name, Pos at,
                                     Record *context);
  Argument fit_argument(const Record &callee, const GivenArgument &given);
  // What may be meant where the value, or an item of the list, is no argument of the class;
  // empty for nothing.
  std::string suggest_fitting(const Record &callee, const TemplateArg &arg, const Value *value,
                              bool is_item);
  // A parent multiclass's argument that does not fit, since the release that checks it.
  bool is_refused(const GivenArgument &given);

  static const Type *field_type(const Value *value, const StringValue *field);
  const Value *bit_range(const Value *value, std::span<const uint32_t> bits);
  Mistake unknown_argument(const Record &callee, const StringValue *name) const;
  // These give the name that is near, or nothing.
  std::string suggest_class(std::string_view name) const;
  std::string suggest_variable(std::string_view name) const;
  static std::string wants_arguments(const StringValue *class_name);
  std::string suggest_field(const Value *value, std::string_view name) const;
  [[noreturn]] void fail_field(const Value *value, std::string_view field);

  Evaluator &e_;
  ValueTable &values_;
  Scopes &scopes_;
  RecordBuilder &builder_;
  ReleaseFinder &release_;
  OperatorParser operators_;
  std::map<std::string, const Type *, std::less<>> aliases_; // deftype
  // Whose argument is being read.
  struct Reading {
    const Record *callee = nullptr;
    const TemplateArg *arg = nullptr;
  } reading_;
};

} // namespace tblgen
