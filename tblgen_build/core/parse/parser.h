// The parser of statements and record bodies: turns tokens into records. Expressions,
// records and the bodies of loops have parsers of their own. Every parse_x returns what it
// parsed or aborts with a diagnostic.
#pragma once

#include "tblgen_build/core/evaluate/instantiate.h"
#include "tblgen_build/core/evaluate/record_builder.h"
#include "tblgen_build/core/parse/cursor.h"
#include "tblgen_build/core/parse/recovery.h"
#include "tblgen_build/core/parse/scopes.h"
#include "tblgen_build/core/parse/value_parser.h"
#include "tblgen_build/core/release/find_release.h"

#include <map>

namespace tblgen {

class Parser : private Cursor {
public:
  Parser(TokenStream &tokens, Evaluator &evaluator, ReleaseFinder &release,
         bool warn_on_unused_template_args);
  void parse_file();

private:
  // --- statements ---
  [[noreturn]] void fail_at_top_level();
  void parse_objects();
  // One statement, which may be left out where it fails.
  template <typename Parse> void parse_or_leave_out(Parse parse) {
    if (nesting_ > max_recovered_nesting)
      return parse();
    TokenStream::Mark begin = tokens_.mark();
    Depth depth = this->depth();
    size_t left_out = recovery_.left_out();
    try {
      parse();
    } catch (const Fatal &) {
      throw;
    } catch (const Abort &) {
      close_to(depth);
      if (!recovery_.leave_out(begin, multiclass_ != nullptr))
        throw;
      return;
    }
    bool is_whole = recovery_.left_out() == left_out;
    if (recovery_.is_on() && !recovery_.pass(begin, multiclass_ != nullptr, is_whole))
      throw Abort{};
  }
  bool parse_optional_object();
  void parse_object();
  void parse_object_of_kind();
  void parse_block(const char *unclosed); // one object, or several in braces
  void parse_class();
  Record *declare_class();
  void parse_def();
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
  std::vector<LetBinding> parse_let_list();
  LetBinding parse_let_item(const char *no_name);
  LetMode let_mode(const StringValue *word);
  std::vector<uint32_t> parse_outer_bits();
  void refuse_bits(const LetBinding &let);
  void add_entry(Entry entry);

  // --- multiclasses ---
  void parse_multiclass();
  MulticlassBody &declare_multiclass();
  bool parse_parents(MulticlassBody &body); // whether there are any
  void parse_multiclass_body();
  static bool is_multiclass_item(Tok kind);
  void parse_defm();
  const Value *parse_defm_name();
  // Whether regular classes follow.
  bool parse_defm_parents(const Value *name, std::vector<Entry> &entries);
  ClassReference parse_multiclass_reference(Record *context, bool fit_types);
  MulticlassBody &parse_multiclass_name();
  MulticlassBody &multiclass_of(const Record &record);
  // For a history: what is expanded next.
  void note_site(const ClassReference &reference, const Bindings &bindings, Pos at);

  // --- records ---
  const Value *parse_object_name(); // null: anonymous
  void parse_object_body(Record &record);
  void parse_body(Record &record);
  void parse_body_item(Record &record);
  void parse_field(Record &record);
  const Value *parse_declared_value(Record &record, const StringValue *name, const Type *type);
  void parse_body_let(Record &record);
  void parse_template_args(Record &record, Record *context);
  void parse_template_arg(Record &record, Record *context);
  void parse_default(TemplateArg &arg, Record *context);
  const StringValue *parse_declared_name();
  void apply_lets(Record &record);
  void reject_semicolon(const char *message);
  // Whether the token begins what stands in no body, or is the end of all.
  static bool begins_statement(Tok kind);
  [[noreturn]] void fail_without_body();
  // At a token that cannot be in the block opened at `brace`.
  [[noreturn]] void fail_in_block(const char *message, Pos brace);
  void warn_unused(const Record &record);

  const Value *parse_value(Record *record, const Type *expected = nullptr) {
    return expressions_.parse_value(record, expected);
  }

  // What is open.
  struct Depth {
    size_t nesting, loops, lets, defsets;
    MulticlassBody *multiclass;
  };
  Depth depth() const;
  void close_to(const Depth &depth);

  Evaluator &e_;
  ValueTable &values_;
  Records &records_;
  ReleaseFinder &release_;
  bool warn_unused_;
  Scopes scopes_;
  RecordBuilder builder_;
  ValueParser expressions_;
  Instantiator instantiator_;
  Recovery recovery_;

  // Each level looks through those around it: many make a parse quadratic.
  static constexpr size_t max_nesting = 10'000;
  // Recovery reads each statement again, at each level; deeper ones are left out together.
  static constexpr size_t max_recovered_nesting = 50;
  size_t nesting_ = 0;
  std::vector<std::unique_ptr<Loop>> loops_; // open ones, outermost first
  MulticlassBody *multiclass_ = nullptr;     // the open one
  std::map<std::string, MulticlassBody, std::less<>> multiclasses_;
  std::vector<std::vector<LetBinding>> lets_; // open ones, outermost first
};

} // namespace tblgen
