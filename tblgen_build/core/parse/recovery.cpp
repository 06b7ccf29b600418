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

// How many tokens the statement has that these begin with; 0: that cannot be told.
size_t length_of_statement(std::span<const Token> tokens) {
  Tok kind = first_of(tokens);
  bool has_body = kind == Tok::Class || kind == Tok::Def || kind == Tok::Multiclass;
  if (!has_body && kind != Tok::Defm && kind != Tok::Defvar)
    return 0;
  size_t depth = 0;
  for (size_t i = 0; i < tokens.size(); ++i) {
    if (opens(tokens[i].kind))
      ++depth;
    if (closes(tokens[i].kind) && depth-- == 0)
      return 0;
    if (depth == 0 &&
        (tokens[i].kind == Tok::Semicolon || (has_body && tokens[i].kind == Tok::RightBrace)))
      return i + 1;
  }
  return 0;
}

bool defines(Tok kind) {
  return kind == Tok::Class || kind == Tok::Def || kind == Tok::Defm || kind == Tok::Defset ||
         kind == Tok::Deftype || kind == Tok::Defvar || kind == Tok::Multiclass;
}

} // namespace

bool Recovery::pass(const TokenStream::Mark &begin) {
  std::span<const Token> tokens = tokens_.read_since(begin);
  bool is_block = first_of(tokens) == Tok::Let; // whose statements have passed
  if (is_block)
    return true;
  Names names = names_in(*begin.segment, tokens);
  size_t before = reported_;
  report(names); // some errors end no statement
  bool is_whole = reported_ == before && !uses_lost(names);
  return is_whole || (reported_ < max_reported && lose(names));
}

bool Recovery::leave_out(const TokenStream::Mark &begin) {
  if (++left_out_ > max_left_out)
    return false;
  std::span<const Token> tokens = TokenStream::tokens_from(begin);
  size_t read = tokens_.read_since(begin).size();
  size_t length = length_of_statement(tokens);
  bool is_current = tokens_.is_in(begin);
  bool is_left = is_current ? read <= length : length == tokens.size();
  if (!is_left || length == 0)
    tokens = tokens.first(read);
  else
    tokens = tokens.first(length);
  Names names = names_in(*begin.segment, tokens);
  if (!report(names) || !is_left || length == 0)
    return false;
  if (is_current)
    report_more(*begin.segment, tokens);
  for (; is_current && read < length; ++read)
    tokens_.advance();
  return reported_ < max_reported && lose(names);
}

void Recovery::finish() { log_.take_since(kept_); }

// --- names -------------------------------------------------------------------

Recovery::Names Recovery::names_in(const Segment &segment, Tokens statement) const {
  Names names;
  bool is_multiclass = first_of(statement) == Tok::Multiclass;
  for (size_t i = 0; i < statement.size(); ++i) {
    const Token &token = statement[i];
    if (token.kind == Tok::Identifier)
      names.used.insert(segment.texts[token.payload]);
    if (!defines(token.kind) || i + 2 >= statement.size() || (is_multiclass && i != 0))
      continue;
    const Token &name = statement[i + 1];
    bool is_pasted = statement[i + 2].kind == Tok::Paste || token.kind == Tok::Defm;
    if (name.kind == Tok::Identifier || name.kind == Tok::String)
      (is_pasted ? names.begun : names.defined).insert(segment.texts[name.payload]);
    else
      names.is_complete &= name.kind == Tok::Colon || name.kind == Tok::LeftBrace;
  }
  return names;
}

bool Recovery::lose(const Names &names) {
  lost_.insert(names.defined.begin(), names.defined.end());
  begun_.insert(names.begun.begin(), names.begun.end());
  mentioned_.insert(names.used.begin(), names.used.end());
  return names.is_complete && !names.begun.contains("");
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

// Whether the statement failed in a way after which the parser may go on.
bool Recovery::report(const Names &names) {
  bool is_first = !is_on();
  std::vector<Diagnostic> found = log_.take_since(kept_);
  for (Diagnostic &diagnostic : found) {
    bool is_unknown = is_new(diagnostic, names);
    reported_ += is_unknown;
    if (is_unknown)
      unknown_.insert(diagnostic.unknown_name);
    lacks_class_ |= is_unknown && !diagnostic.is_variable;
    if (is_first || is_unknown) {
      log_.add(std::move(diagnostic));
      ++kept_;
    }
  }
  return is_on();
}

// What a statement that is left out would have made known is not reported.
bool Recovery::is_new(const Diagnostic &diagnostic, const Names &names) const {
  std::string_view name = diagnostic.unknown_name;
  if (name.empty() || is_lost(name) || unknown_.contains(name))
    return false;
  if (!diagnostic.is_variable || !uses_lost(names))
    return true;
  return !lacks_class_ && !mentioned_.contains(name) && !is_field(name);
}

// Of the rest of a statement: whole elements of lists, and operands of dags.
void Recovery::report_more(const Segment &segment, Tokens statement) {
  std::set<std::string_view> before;
  std::vector<Tok> open;
  for (size_t i = 0; i + 1 < statement.size(); ++i) {
    const Token &token = statement[i];
    if (opens(token.kind))
      open.push_back(token.kind);
    if (closes(token.kind))
      open.pop_back();
    if (token.kind != Tok::Identifier || open.empty())
      continue;
    Tok next = statement[i + 1].kind, last = statement[i - 1].kind;
    bool is_class = next == Tok::Less;
    bool is_element = open.back() == Tok::LeftSquare &&
                      (last == Tok::LeftSquare || last == Tok::Comma) &&
                      (next == Tok::RightSquare || next == Tok::Comma || is_class);
    bool is_operand = open.back() == Tok::LeftParen && (next == Tok::Colon || is_class) &&
                      (last == Tok::Identifier || last == Tok::Comma);
    std::string_view name = segment.texts[token.payload];
    bool is_first = before.insert(name).second;
    if (!is_first || unknown_.contains(name) || !(is_element || is_operand) || is_lost(name) ||
        is_field(name) || tokens_.position_of(token) <= log_.last_position())
      continue;
    if (reported_ < max_reported &&
        expressions_.report_undefined(tokens_.name_of(token), tokens_.position_of(token),
                                      is_class)) {
      unknown_.emplace(name);
      ++reported_;
      ++kept_;
    }
  }
}

} // namespace tblgen
