#include "tblgen_build/core/parse/recovery.h"

#include <algorithm>
#include <optional>

namespace tblgen {

namespace {

bool opens(Tok kind) {
  return kind == Tok::LeftBrace || kind == Tok::LeftParen || kind == Tok::LeftSquare ||
         kind == Tok::Less;
}

bool closes(Tok kind) {
  return kind == Tok::RightBrace || kind == Tok::RightParen || kind == Tok::RightSquare ||
         kind == Tok::Greater;
}

// Of a statement that failed before it read anything: the end.
Tok first_of(std::span<const Token> tokens) {
  return tokens.empty() ? Tok::Eof : tokens.front().kind;
}

size_t length_of_statement(std::span<const Token> tokens);

// To the first token outside of brackets that is an end, with it; 0 where there is none.
template <typename IsEnd> size_t length_to(std::span<const Token> tokens, IsEnd is_end) {
  size_t depth = 0;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (opens(tokens[i].kind))
      ++depth;
    if (closes(tokens[i].kind) && depth-- == 0)
      return 0;
    if (depth == 0 && is_end(tokens[i].kind))
      return i + 1;
  }
  return 0;
}

// Of a statement that ends with a body, with a semicolon, or with either.
size_t length_of_simple(std::span<const Token> tokens, bool has_body) {
  return length_to(tokens, [=](Tok kind) {
    return kind == Tok::Semicolon || (has_body && kind == Tok::RightBrace);
  });
}

// Of a block that may be one statement; 0 for none.
size_t length_of_block(std::span<const Token> tokens) {
  return first_of(tokens) == Tok::LeftBrace ? length_of_simple(tokens, true)
                                            : length_of_statement(tokens);
}

// Of a statement that a block ends: `let`, `foreach`, and an arm of `if`.
size_t length_with_block(std::span<const Token> tokens, Tok before_block) {
  size_t head = length_to(tokens, [=](Tok kind) { return kind == before_block; });
  size_t block = head == 0 ? 0 : length_of_block(tokens.subspan(head));
  return block == 0 ? 0 : head + block;
}

size_t length_of_if(std::span<const Token> tokens) {
  size_t length = length_with_block(tokens, Tok::Then);
  std::span<const Token> rest = tokens.subspan(length);
  if (length == 0 || first_of(rest) != Tok::Else)
    return length;
  size_t block = length_of_block(rest.subspan(1));
  return block == 0 ? 0 : length + 1 + block;
}

// How many tokens the statement has that these begin with; 0: that cannot be told.
size_t length_of_statement(std::span<const Token> tokens) {
  switch (first_of(tokens)) {
  case Tok::Class:
  case Tok::Def:
  case Tok::Defset:
  case Tok::Multiclass:
    return length_of_simple(tokens, true);
  case Tok::Assert:
  case Tok::Defm:
  case Tok::Deftype:
  case Tok::Defvar:
  case Tok::Dump:
    return length_of_simple(tokens, false);
  case Tok::Foreach:
  case Tok::Let:
    return length_with_block(tokens, Tok::In);
  case Tok::If:
    return length_of_if(tokens);
  default:
    return 0;
  }
}

// Where the name stands of a defset that begins at `begin`: before its '='.
size_t name_of_defset(std::span<const Token> tokens, size_t begin) {
  size_t at = begin + 1;
  while (at + 1 < tokens.size() && tokens[at + 1].kind != Tok::Equal)
    ++at;
  return at;
}

bool defines(Tok kind) {
  return kind == Tok::Class || kind == Tok::Def || kind == Tok::Defm || kind == Tok::Defset ||
         kind == Tok::Deftype || kind == Tok::Defvar || kind == Tok::Multiclass;
}

} // namespace

bool Recovery::pass(const TokenStream::Mark &begin, bool is_expanded, bool is_whole) {
  std::span<const Token> tokens = tokens_.read_since(begin);
  bool is_block = first_of(tokens) == Tok::Let; // whose statements have passed
  if (is_block)
    return true;
  Names names = names_in(*begin.segment, tokens, is_expanded);
  size_t before = reported_;
  report(names); // some errors end no statement
  if (!is_whole || reported_ != before || uses_lost(names))
    lose(names);
  return !is_over_;
}

bool Recovery::leave_out(const TokenStream::Mark &begin, bool is_expanded) {
  if (is_over_ || (!is_on() && !has_unknown_names()) || ++failed_ > max_left_out)
    return false;
  std::span<const Token> tokens = TokenStream::tokens_from(begin);
  size_t read = tokens_.read_since(begin).size();
  size_t length = length_of_statement(tokens);
  bool is_current = tokens_.is_in(begin);
  bool is_left = length != 0 && (is_current ? read <= length : length == tokens.size());
  tokens = tokens.first(is_left ? length : read);
  Names names = names_in(*begin.segment, tokens, is_expanded);
  report(names);
  if (!is_left)
    return false;
  if (is_current)
    report_more(*begin.segment, tokens);
  for (; is_current && read < length; ++read)
    tokens_.advance();
  ++left_out_;
  lose(names);
  return !is_over_;
}

void Recovery::finish() {
  for (Diagnostic &diagnostic : log_.take_since(kept_))
    if (diagnostic.what.code == Code::MissingInclude)
      log_.add(std::move(diagnostic));
}

// --- names -------------------------------------------------------------------

// In a multiclass, only variables: what else it names, each defm has its own names for.
Recovery::Names Recovery::names_in(const Segment &segment, Tokens statement, bool is_expanded) {
  Names names;
  std::set<std::string_view> variables;
  bool is_multiclass = first_of(statement) == Tok::Multiclass;
  for (size_t i = 0; i < statement.size(); ++i) {
    const Token &token = statement[i];
    if (token.kind == Tok::Identifier)
      names.used.insert(segment.texts[token.payload]);
    bool is_variable = token.kind == Tok::Defvar || token.kind == Tok::Foreach;
    bool is_known = is_expanded ? token.kind == Tok::Defvar : defines(token.kind) || is_variable;
    size_t at = token.kind == Tok::Defset ? name_of_defset(statement, i) : i + 1;
    if (!is_known || at + 1 >= statement.size() || (is_multiclass && i != 0))
      continue;
    const Token &name = statement[at], &next = statement[at + 1];
    bool is_pasted = next.kind == Tok::Paste || token.kind == Tok::Defm;
    bool is_text = name.kind == Tok::Identifier || name.kind == Tok::String;
    bool is_anonymous = name.kind == Tok::Colon || name.kind == Tok::LeftBrace;
    if (is_variable && is_text)
      variables.insert(segment.texts[name.payload]);
    if (!is_variable && is_text && is_computed(name, segment, variables))
      names.is_complete = false;
    else if (is_text && token.kind != Tok::Foreach)
      (is_pasted ? names.begun : names.defined).insert(segment.texts[name.payload]);
    else
      names.is_complete &= is_anonymous || is_variable;
  }
  names.is_complete &= !names.begun.contains("");
  return names;
}

// Whether a variable, not its own text, is what a definition is named by.
bool Recovery::is_computed(const Token &name, const Segment &segment,
                           const std::set<std::string_view> &variables) {
  if (name.kind != Tok::Identifier)
    return false;
  bool is_local = tokens_.is_in({&segment, 0}) && scopes_.find(tokens_.name_of(name));
  return is_local || variables.contains(segment.texts[name.payload]);
}

void Recovery::lose(const Names &names) {
  lost_.insert(names.defined.begin(), names.defined.end());
  begun_.insert(names.begun.begin(), names.begun.end());
  mentioned_.insert(names.used.begin(), names.used.end());
  knows_values_ &= names.is_complete;
  is_over_ |= reported_ >= max_reported;
}

bool Recovery::is_lost(std::string_view name) const {
  if (lost_.contains(name))
    return true;
  for (size_t length = name.size(); length != 0 && !begun_.empty(); --length)
    if (begun_.contains(name.substr(0, length)))
      return true;
  return false;
}

bool Recovery::uses_lost(const Names &names) const {
  return std::ranges::any_of(names.used, [&](std::string_view name) { return is_lost(name); });
}

bool Recovery::is_field(std::string_view name) const {
  return std::ranges::any_of(records_.classes_in_order(), [&](const Record *record) {
    return std::ranges::any_of(record->fields(),
                               [&](const FieldInfo &field) { return field.name->text() == name; });
  });
}

// --- reports -----------------------------------------------------------------

bool Recovery::has_unknown_names() {
  bool has_any = false;
  for (Diagnostic &diagnostic : log_.take_since(0)) {
    has_any |= !diagnostic.unknown_name.empty();
    log_.add(std::move(diagnostic));
  }
  return has_any;
}

void Recovery::report(const Names &names) {
  bool is_first = !is_on();
  std::vector<Diagnostic> found = log_.take_since(kept_);
  for (Diagnostic &diagnostic : found) {
    bool is_unknown = is_new(diagnostic, names);
    reported_ += is_unknown;
    if (is_unknown)
      unknown_.insert(diagnostic.unknown_name);
    lacks_class_ |= is_unknown && !diagnostic.is_variable;
    if (is_first || is_unknown || diagnostic.what.code == Code::MissingInclude) {
      log_.add(std::move(diagnostic));
      ++kept_;
    }
  }
}

// What a statement that is left out would have made known is not reported.
bool Recovery::is_new(const Diagnostic &diagnostic, const Names &names) const {
  std::string_view name = diagnostic.unknown_name;
  if (name.empty() || is_lost(name) || unknown_.contains(name))
    return false;
  if (!diagnostic.is_variable)
    return true;
  if (!knows_values_)
    return false;
  if (!uses_lost(names))
    return true;
  return !lacks_class_ && !mentioned_.contains(name) && !is_field(name);
}

// Of the rest of a statement: superclasses, whole elements of lists, and operands of dags.
void Recovery::report_more(const Segment &segment, Tokens statement) {
  std::set<std::string_view> before;
  std::vector<Tok> open;
  for (size_t i = 0; i + 1 < statement.size(); ++i) {
    const Token &token = statement[i];
    if (opens(token.kind))
      open.push_back(token.kind);
    if (closes(token.kind))
      open.pop_back();
    if (token.kind != Tok::Identifier || i == 0)
      continue;
    Tok next = statement[i + 1].kind, last = statement[i - 1].kind;
    bool has_parents = first_of(statement) == Tok::Class || first_of(statement) == Tok::Def;
    bool is_parent = open.empty() && has_parents && (last == Tok::Colon || last == Tok::Comma);
    bool is_class = next == Tok::Less || is_parent;
    bool is_element = !open.empty() && open.back() == Tok::LeftSquare &&
                      (last == Tok::LeftSquare || last == Tok::Comma) &&
                      (next == Tok::RightSquare || next == Tok::Comma || is_class);
    bool is_operand = !open.empty() && open.back() == Tok::LeftParen &&
                      (next == Tok::Colon || is_class) &&
                      (last == Tok::Identifier || last == Tok::Comma);
    std::string_view name = segment.texts[token.payload];
    bool is_first = !open.empty() ? before.insert(name).second : is_parent;
    if (!is_first || !(is_class || knows_values_) || unknown_.contains(name) ||
        !(is_element || is_operand || is_parent) || is_lost(name) || is_field(name) ||
        tokens_.position_of(token) <= log_.last_position())
      continue;
    using Meant = ValueParser::Meant;
    Meant meant = is_parent ? Meant::Superclass : is_class ? Meant::Class : Meant::Variable;
    if (reported_ < max_reported &&
        expressions_.report_undefined(tokens_.name_of(token), tokens_.position_of(token), meant)) {
      unknown_.emplace(name);
      ++reported_;
      ++kept_;
    }
  }
}

} // namespace tblgen
