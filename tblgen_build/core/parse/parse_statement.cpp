// Statements outside of records: classes, loops, conditions, variables and lets.

#include "tblgen_build/core/lex/words.h"
#include "tblgen_build/core/parse/parser.h"
#include "tblgen_build/core/records/history.h"

#include <optional>

namespace tblgen {

Parser::Parser(TokenStream &tokens, Evaluator &evaluator, ReleaseFinder &release,
               bool warn_on_unused_template_args)
    : Cursor(tokens, evaluator.log), e_(evaluator), values_(evaluator.values),
      records_(evaluator.records), release_(release), warn_unused_(warn_on_unused_template_args),
      scopes_(evaluator), builder_(evaluator),
      expressions_(tokens, evaluator, scopes_, builder_, release_), instantiator_(evaluator),
      recovery_(tokens, evaluator, scopes_, expressions_) {}

// --- files and statements ----------------------------------------------------

void Parser::fail_at_top_level() {
  if (tok() == Tok::RightBrace)
    fail(Code::StrayToken, "Unexpected '}' at top level: it closes nothing");
  if (tok() == Tok::Paste)
    fail("Unexpected '#' at top level: write 'include' without it; there are only #define, #ifdef, "
         "#ifndef, #else and #endif");
  if (tok() == Tok::Identifier) {
    Suggestion meant(tokens_.text());
    for (const Keyword &keyword : keywords)
      if (keyword.has(KeywordUse::Statement))
        meant.offer(keyword.word);
    if (!meant.best().empty())
      fail_at(pos(), Mistake{Code::Syntax,
                             "Unexpected '" + std::string(tokens_.text()) + "' at top level" +
                                 did_you_mean(meant.best()),
                             std::string(tokens_.text()), std::string(meant.best())});
  }
  fail("Unexpected token at top level");
}

void Parser::parse_file() {
  Scopes::Guard global(scopes_, {});
  try {
    parse_objects();
    if (tok() != Tok::Eof)
      fail_at_top_level();
  } catch (const LimitExceeded &) {
    if (!recovery_.is_on())
      throw;
  } catch (const Abort &) {
    if (!recovery_.is_on())
      throw;
  }
  if (!recovery_.is_on())
    return;
  recovery_.finish();
  throw Abort{};
}

void Parser::parse_objects() {
  bool is_one = true;
  while (is_one && tok() != Tok::Eof && tok() != Tok::Error)
    parse_or_leave_out([&] { is_one = parse_optional_object(); });
}

Parser::Depth Parser::depth() const {
  return {nesting_, loops_.size(), lets_.size(), instantiator_.open_defsets(), multiclass_};
}

void Parser::close_to(const Depth &depth) {
  nesting_ = depth.nesting;
  loops_.resize(depth.loops);
  lets_.resize(depth.lets);
  instantiator_.close_to(depth.defsets);
  multiclass_ = depth.multiclass;
}

bool Parser::parse_optional_object() {
  switch (tok()) {
  case Tok::Assert:
  case Tok::Class:
  case Tok::Def:
  case Tok::Defm:
  case Tok::Defset:
  case Tok::Deftype:
  case Tok::Defvar:
  case Tok::Dump:
  case Tok::Foreach:
  case Tok::If:
  case Tok::Let:
  case Tok::Multiclass:
    parse_object();
    return true;
  default:
    return false;
  }
}

void Parser::parse_object() {
  if (++nesting_ > max_nesting)
    fail(Code::Limit,
         "statements are nested more than " + std::to_string(max_nesting) + " levels deep");
  parse_object_of_kind();
  --nesting_;
}

void Parser::parse_object_of_kind() {
  e_.current_pos = pos();
  if (!multiclass_ && loops_.empty())
    e_.limits.begin_evaluation();
  e_.limits.check_stack();
  switch (tok()) {
  case Tok::Assert:
    return parse_assert(nullptr);
  case Tok::Def:
    return parse_def();
  case Tok::Defm:
    return parse_defm();
  case Tok::Deftype:
    return parse_deftype();
  case Tok::Defvar:
    return parse_defvar(nullptr);
  case Tok::Dump:
    return parse_dump(nullptr);
  case Tok::Foreach:
    return parse_foreach();
  case Tok::If:
    return parse_if();
  case Tok::Let:
    return parse_let();
  case Tok::Defset:
    if (multiclass_)
      fail(Code::Misplaced, "defset is not allowed inside multiclass");
    return parse_defset();
  case Tok::Class:
    if (multiclass_)
      fail(Code::Misplaced, "class is not allowed inside multiclass");
    if (!loops_.empty())
      fail(Code::Misplaced, "class is not allowed inside foreach loop");
    return parse_class();
  case Tok::Multiclass:
    if (!loops_.empty())
      fail(Code::Misplaced, "multiclass is not allowed inside foreach loop");
    return parse_multiclass();
  default:
    fail("Expected assert, class, def, defm, defset, dump, foreach, if, or let");
  }
}

void Parser::parse_block(const char *unclosed) {
  bool is_end = tok() == Tok::Eof || tok() == Tok::Error;
  if (is_end)
    return parse_object(); // which fails
  if (tok() != Tok::LeftBrace)
    return parse_or_leave_out([&] { parse_object(); });
  Pos brace = pos();
  advance();
  parse_objects();
  expect_closing(Tok::RightBrace, unclosed, brace, '{');
}

void Parser::parse_class() {
  advance();
  if (tok() != Tok::Identifier)
    fail("expected class name after 'class' keyword");
  Record *record = declare_class();
  if (expressions_.is_alias(record->name_text()))
    fail(Code::Redefinition,
         "there is already a defined type alias '" + std::string(record->name_text()) + "'");
  advance();

  Scopes::Guard scope(scopes_, {.record = record});
  if (tok() == Tok::Less)
    parse_template_args(*record, record);
  parse_object_body(*record);
  warn_unused(*record);
}

Record *Parser::declare_class() {
  const StringValue *name = tokens_.string();
  Record *record = values_.symbol(name).record_class;
  if (!record) {
    record = records_.make_record(name, pos(), RecordKind::Class);
    records_.add_class(record);
    return record;
  }
  bool is_defined = !record->fields().empty() || !record->direct_superclasses().empty() ||
                    !record->template_args().empty();
  if (is_defined) {
    log_.error(pos(), Code::Redefinition,
               "Class '" + std::string(name->text()) + "' already defined",
               {{"the other definition is here", record->pos()}});
    throw Abort{};
  }
  records_.forward_declarations[record].push_back(record->pos());
  record->replace_positions(pos());
  return record;
}

void Parser::parse_defset() {
  advance();
  Defset defset{pos(), nullptr, {}};
  const Type *type = expressions_.parse_type();
  if (type->kind != TypeKind::List)
    fail_at(defset.pos, Code::WrongType, "expected list type");
  defset.element = type->element;
  if (tok() != Tok::Identifier)
    fail("expected identifier");
  const StringValue *name = tokens_.string();
  if (Scopes::find_global(name))
    fail(Code::Redefinition, "def or global variable of this name already exists");
  if (advance() != Tok::Equal)
    fail("expected '='");
  if (advance() != Tok::LeftBrace)
    fail("expected '{'");
  Pos brace = pos();
  advance();
  instantiator_.open(defset);
  parse_objects();
  instantiator_.close_defset();
  expect_closing(Tok::RightBrace, "expected '}' at end of defset", brace, '{');
  records_.add_global(name, values_.list(defset.defs, defset.element));
}

void Parser::parse_deftype() {
  if (advance() != Tok::Identifier)
    fail("expected identifier");
  std::string name(tokens_.text());
  if (expressions_.is_alias(name) || records_.find_class(name))
    fail(Code::Redefinition, "type of this name '" + name + "' already exists");
  advance();
  expect(Tok::Equal, "expected '='");
  Pos at = pos();
  const Type *type = expressions_.parse_type();
  if (type->kind == TypeKind::Record)
    fail_at(at, Code::WrongType, "cannot define type alias for class type " + type_name(type));
  expressions_.add_alias(std::move(name), type);
  expect(Tok::Semicolon, "expected ';'");
}

void Parser::parse_defvar(Record *record) {
  if (advance() != Tok::Identifier)
    fail("expected identifier");
  const StringValue *name = tokens_.string();
  if (scopes_.is_local(name))
    fail(Code::Redefinition, "local variable of this name already exists");
  if (record && record->find_field(name) != Shape::none)
    fail(Code::Redefinition, "field of this name already exists");
  bool is_outermost = scopes_.is_outermost();
  if (is_outermost && Scopes::find_global(name))
    fail(Code::Redefinition, "def or global variable of this name already exists");
  advance();
  expect(Tok::Equal, "expected '='");
  const Value *value = parse_value(record);
  expect(Tok::Semicolon, "expected ';'");
  if (is_outermost)
    records_.add_global(name, value);
  else
    scopes_.declare(name, value);
}

void Parser::parse_foreach() {
  Pos at = pos();
  advance();
  const Value *list = nullptr;
  const VarValue *iterator =
      read_or_miss("expected declaration in for", [&] { return parse_iterator(list); });
  expect(Tok::In, "Unknown tok");
  size_t left_out = recovery_.left_out();
  loops_.push_back(std::make_unique<Loop>(at, iterator, list));
  {
    Scopes::Guard scope(scopes_, {.loop = iterator});
    parse_block("expected '}' at end of foreach command");
  }
  std::unique_ptr<Loop> loop = std::move(loops_.back());
  loops_.pop_back();
  if (recovery_.left_out() == left_out)
    add_entry(std::move(loop));
}

const VarValue *Parser::parse_iterator(const Value *&list) {
  if (tok() != Tok::Identifier)
    fail("Expected identifier in foreach declaration");
  const StringValue *name = tokens_.string();
  advance();
  expect(Tok::Equal, "Expected '=' in foreach declaration");
  std::vector<uint32_t> ranges;
  if (accept(Tok::LeftBrace)) {
    const char *unclosed = "expected '}' at end of bit range list";
    try {
      expressions_.parse_range_list(ranges);
    } catch (const Fatal &) {
      throw;
    } catch (const Abort &) {
      expect(Tok::RightBrace, unclosed);
      throw;
    }
    expect(Tok::RightBrace, unclosed);
  } else {
    Pos at = pos();
    const Value *value = parse_value(nullptr);
    if (!value->type) {
      log_.error(at, Code::WrongType, "expected a list, got " + value_name(value));
      if (multiclass_)
        log_.note(0, "references to multiclass template arguments cannot be resolved at this time");
      throw Abort{};
    }
    if (value->type->kind == TypeKind::List) {
      list = value;
      return values_.var(name, value->type->element);
    }
    expressions_.parse_range(ranges, value);
  }
  std::vector<const Value *> items;
  for (uint32_t number : ranges)
    items.push_back(values_.integer(number));
  list = values_.list(items, values_.int_type());
  return values_.var(name, values_.int_type());
}

// Both arms become loops: over one element where the arm is chosen, over none
// where it is not. So they can wait for their condition as loops do.
void Parser::parse_if() {
  Pos at = pos();
  advance();
  const Value *condition = parse_value(nullptr);
  expect(Tok::Then, "Unknown tok");
  const Value *one = values_.bit(true);
  const Value *chosen = values_.list({&one, 1}, values_.bit_type());
  const Value *skipped = values_.list({}, values_.bit_type());
  const Type *type = values_.list_type(values_.bit_type());
  parse_arm(at, e_.apply(Op::If, {condition, chosen, skipped}, type, nullptr),
            "expected '}' at end of 'then' clause");
  if (accept(Tok::Else))
    parse_arm(at, e_.apply(Op::If, {condition, skipped, chosen}, type, nullptr),
              "expected '}' at end of 'else' clause");
}

void Parser::parse_arm(Pos at, const Value *list, const char *unclosed) {
  size_t left_out = recovery_.left_out();
  loops_.push_back(std::make_unique<Loop>(at, nullptr, list));
  {
    Scopes::Guard scope(scopes_, {});
    parse_block(unclosed);
  }
  std::unique_ptr<Loop> loop = std::move(loops_.back());
  loops_.pop_back();
  if (recovery_.left_out() == left_out)
    add_entry(std::move(loop));
}

void Parser::parse_assert(Record *record) {
  advance();
  Pos at = pos();
  const Value *condition = parse_value(record);
  expect(Tok::Comma, "expected ',' in assert statement");
  const Value *message = parse_value(record);
  expect(Tok::Semicolon, "expected ';'");
  Assertion assertion{at, condition, message};
  if (record)
    record->add_assertions({&assertion, 1});
  else
    add_entry(assertion);
}

void Parser::parse_dump(Record *record) {
  Pos at = pos();
  advance();
  const Value *message = parse_value(record);
  // A record is shown whole, but only one that is written here, not one that a name stands for
  // later.
  if (message->is(ValueKind::Def))
    message = e_.apply(Op::Repr, {message}, values_.string_type(), record);
  expect(Tok::Semicolon, "expected ';'");
  if (record) {
    Dump dump{at, message};
    return record->add_dumps({&dump, 1});
  }
  // Elsewhere what can be known is settled at once, as if nothing could follow.
  BindingResolver nothing(e_, nullptr);
  nothing.is_final = true;
  add_entry(Dump{at, e_.resolve(message, nothing)});
}

void Parser::parse_let() {
  advance();
  lets_.push_back(parse_let_list());
  expect(Tok::In, "expected 'in' at end of top-level 'let'");
  std::optional<Scopes::Guard> scope;
  if (tok() == Tok::LeftBrace)
    scope.emplace(scopes_, Scopes::Scope{});
  parse_block("expected '}' at end of top level let command");
  lets_.pop_back();
}

std::vector<LetBinding> Parser::parse_let_list() {
  std::vector<LetBinding> lets;
  do {
    LetBinding let = parse_let_item("expected identifier in let definition");
    let.bits = parse_outer_bits();
    refuse_bits(let);
    expect(Tok::Equal, "expected '=' in let expression");
    let.value = parse_value(nullptr);
    lets.push_back(std::move(let));
  } while (accept(Tok::Comma));
  return lets;
}

// LetItem ::= ['append' | 'prepend'] Identifier. Both words are names as well: of a field that
// is set, where no name follows.
LetBinding Parser::parse_let_item(const char *no_name) {
  if (tok() != Tok::Identifier)
    fail(no_name);
  Pos at = pos();
  const StringValue *name = tokens_.string();
  if (advance() != Tok::Identifier)
    return {LetMode::Replace, name, {}, nullptr, at};
  LetMode mode = let_mode(name);
  if (mode == LetMode::Replace)
    return {mode, name, {}, nullptr, at};
  release_.require(language_of_append, "'let " + std::string(name->text()) + "'", log_, at);
  LetBinding let{mode, tokens_.string(), {}, nullptr, pos()};
  advance();
  return let;
}

LetMode Parser::let_mode(const StringValue *word) {
  if (word->text() == "append")
    return LetMode::Append;
  return word->text() == "prepend" ? LetMode::Prepend : LetMode::Replace;
}

void Parser::refuse_bits(const LetBinding &let) {
  if (let.mode != LetMode::Replace && !let.bits.empty())
    fail_at(let.pos, Code::Range, "Cannot use append/prepend with bit range");
}

// In angle brackets; since the language of 23 in braces, as in bodies.
std::vector<uint32_t> Parser::parse_outer_bits() {
  if (tok() != Tok::Less && tok() != Tok::LeftBrace)
    return {};
  bool is_brace = tok() == Tok::LeftBrace;
  if (is_brace)
    release_.require(language_of_append, "a range of bits in braces, in a let around statements,",
                     log_, pos());
  if (!is_brace && release_.number() >= language_of_append)
    fail(Code::LaterLanguage, "since LLVM 23 a range of bits stands in braces here: {...}");
  if (is_brace)
    return expressions_.parse_optional_ranges(Tok::LeftBrace, Tok::RightBrace,
                                              "expected '}' at end of bit list");
  return expressions_.parse_optional_ranges(Tok::Less, Tok::Greater,
                                            "expected '>' at end of range list");
}

// Outside of all loops and multiclasses it takes effect, otherwise it waits.
void Parser::add_entry(Entry entry) {
  if (!loops_.empty()) {
    loops_.back()->entries.push_back(std::move(entry));
  } else if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry)) {
    Bindings bindings;
    if (records_.history) [[unlikely]]
      records_.history->site = {(*loop)->pos};
    instantiator_.instantiate_loop(**loop, bindings, !multiclass_,
                                   multiclass_ ? &multiclass_->entries : nullptr);
  } else if (multiclass_) {
    multiclass_->entries.push_back(std::move(entry));
  } else {
    instantiator_.define(entry);
  }
}

} // namespace tblgen
