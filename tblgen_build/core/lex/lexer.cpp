#include "tblgen_build/core/lex/lexer.h"

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/lex/words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <unordered_map>

namespace tblgen {

namespace {

enum CharClass : uint8_t { Letter = 1, Digit = 2, Blank = 4, Hex = 8 };

constexpr std::array<uint8_t, 256> char_classes = [] {
  std::array<uint8_t, 256> table{};
  for (int c = 'a'; c <= 'z'; ++c)
    table[c] = table[c - 'a' + 'A'] = Letter;
  table['_'] = Letter;
  for (int c = '0'; c <= '9'; ++c)
    table[c] = Digit | Hex;
  for (int c = 'a'; c <= 'f'; ++c)
    table[c] |= Hex, table[c - 'a' + 'A'] |= Hex;
  for (char c : {' ', '\t', '\n', '\r'})
    table[static_cast<uint8_t>(c)] = Blank;
  return table;
}();

bool has_class(char c, uint8_t classes) { return char_classes[static_cast<uint8_t>(c)] & classes; }
bool is_digit(char c) { return has_class(c, Digit); }
bool starts_name(char c) { return has_class(c, Letter); }
bool continues_name(char c) { return has_class(c, Letter | Digit); }
bool is_alpha(char c) { return has_class(c, Letter) && c != '_'; }

using namespace std::string_view_literals;

constexpr char nul_message[] = "NUL character is invalid in source";

// By first letter and length, keywords are nearly unique: at most two to compare.
constexpr size_t keyword_slots = 32;
constexpr size_t keyword_slot(std::string_view word) {
  return (static_cast<size_t>(word[0]) * 5 + word.size() * 3 + static_cast<size_t>(word.back())) %
         keyword_slots;
}
constexpr auto keyword_index = [] {
  std::array<std::array<uint8_t, 4>, keyword_slots> index{}; // 0: none
  for (size_t i = 0; i < std::size(keywords); ++i) {
    auto &slot = index[keyword_slot(keywords[i].word)];
    size_t free = 0;
    while (slot[free] != 0)
      ++free; // a fifth would not compile
    slot[free] = static_cast<uint8_t>(i + 1);
  }
  return index;
}();

Tok keyword(std::string_view word) {
  for (uint8_t i : keyword_index[keyword_slot(word)]) {
    if (i == 0)
      break;
    if (keywords[i - 1].word == word)
      return keywords[i - 1].kind;
  }
  return Tok::Identifier;
}

const std::unordered_map<std::string_view, Op> &bang_operators() {
  static const std::unordered_map<std::string_view, Op> table = [] {
    std::unordered_map<std::string_view, Op> names;
    for (const OpSpelling &spelling : op_spellings)
      names.emplace(spelling.name.substr(1), spelling.op);
    return names;
  }();
  return table;
}

struct LexError {
  std::vector<Segment::Error> errors;
  uint32_t token; // what could not be read
  Tok token_kind = Tok::Error;
};

// Lexes one segment.
class Lexer {
public:
  Lexer(std::string_view text, size_t offset, Segment &segment,
        std::deque<Segment::Region> &regions)
      : begin_(text.data()), end_(text.data() + text.size()), p_(begin_ + offset), token_(p_),
        out_(segment), regions_(regions), at_line_start_(offset == 0) {}

  void run(bool skip_region);

private:
  uint32_t offset_of(const char *p) const { return static_cast<uint32_t>(p - begin_); }
  [[noreturn]] void fail(const char *at, Mistake mistake) {
    throw LexError{{{offset_of(at), std::move(mistake)}}, offset_of(at)};
  }
  [[noreturn]] void fail(const char *at, std::string message) {
    fail(at, Mistake{Code::Token, std::move(message)});
  }
  [[noreturn]] void fail_directive(const char *at, std::string message) {
    fail(at, Mistake{Code::Conditional, std::move(message)});
  }
  // Within the current token.
  [[noreturn]] void fail_within(const char *at, std::string message) {
    throw LexError{{{offset_of(at), {Code::Token, std::move(message)}}}, offset_of(token_)};
  }
  void add(Tok kind) { out_.tokens.push_back({kind, Op::None, offset_of(token_), 0}); }
  void add_text(Tok kind, std::string_view text) {
    out_.tokens.push_back({kind, Op::None, offset_of(token_), intern(text)});
  }
  uint32_t intern(std::string_view text);
  void grow_interned();

  // True: the segment goes on.
  bool lex_token();
  bool lex_punctuation(char c);
  void lex_dot();
  bool lex_word();
  bool lex_include();
  void lex_number();
  void lex_digits();
  void lex_string();
  void unescape(const char *start);
  [[noreturn]] void fail_at_line_end(const char *start) {
    fail_within(start, "end of line in string literal: text of several lines stands in [{ and }]");
  }
  void lex_code();
  void lex_variable();
  void lex_operator();
  void skip_comment();
  [[noreturn]] void fail_in_comment(const char *start, const char *inner);
  void skip_line();
  void check_nul() {
    if (p_ < end_)
      fail(p_, nul_message);
  }

  Directive directive() const;
  bool lex_directive(Directive kind);
  void eat_directive();
  bool lex_test(Directive kind);
  void lex_else();
  void lex_endif();
  void enter(const char *at, const Segment::Region *outer, bool in_else);
  [[noreturn]] void fail_without_endif(Tok token);
  void lex_define();
  std::string_view macro_name();
  void finish_directive(std::string_view what);
  void skip_region();
  void skip_to_line_content();

  const char *begin_, *end_, *p_;
  const char *token_; // start of the current token
  Segment &out_;
  std::deque<Segment::Region> &regions_;
  bool at_line_start_;             // only blanks and comments stand before on the line
  std::vector<uint32_t> interned_; // open addressing; index into texts + 1, 0: free
};

// Equal texts of a segment share one entry, so that each becomes a value once.
uint32_t Lexer::intern(std::string_view text) {
  if (out_.texts.size() * 2 >= interned_.size())
    grow_interned();
  uint32_t hash = hash_text(text);
  size_t mask = interned_.size() - 1;
  size_t i = hash & mask;
  for (; interned_[i] != 0; i = (i + 1) & mask)
    if (uint32_t index = interned_[i] - 1;
        out_.text_hashes[index] == hash && out_.texts[index] == text)
      return index;
  out_.texts.push_back(text);
  out_.text_hashes.push_back(hash);
  interned_[i] = static_cast<uint32_t>(out_.texts.size());
  return interned_[i] - 1;
}

void Lexer::grow_interned() {
  interned_.assign(std::max<size_t>(64, interned_.size() * 2), 0);
  size_t mask = interned_.size() - 1;
  for (uint32_t index = 0; index < out_.texts.size(); ++index) {
    size_t i = out_.text_hashes[index] & mask;
    while (interned_[i] != 0)
      i = (i + 1) & mask;
    interned_[i] = index + 1;
  }
}

void Lexer::run(bool skip) {
  // Room that is not used costs no memory; growing would copy and fault again.
  constexpr size_t bytes_a_token = 4;
  out_.tokens.reserve(static_cast<size_t>(end_ - p_) / bytes_a_token);
  try {
    if (skip)
      skip_region();
    while (lex_token()) {
    }
  } catch (LexError &error) {
    out_.end = Segment::End::Error;
    out_.errors = std::move(error.errors);
    out_.end_offset = error.token;
    out_.error_token = error.token_kind;
  }
  // Many small segments must not each keep room for the rest of the file.
  if (out_.tokens.capacity() > 2 * out_.tokens.size())
    out_.tokens.shrink_to_fit();
  if (out_.end != Segment::End::Include && out_.end != Segment::End::Error)
    out_.end_offset = offset_of(p_);
}

bool Lexer::lex_token() {
  for (; has_class(*p_, Blank); ++p_)
    at_line_start_ |= *p_ == '\n' || *p_ == '\r';
  token_ = p_;
  char c = *p_;
  bool may_be_directive = at_line_start_;
  at_line_start_ &= c == '/'; // comments change nothing
  if (has_class(c, Letter))
    return lex_word();
  if (is_digit(c)) {
    lex_digits();
    return true;
  }
  switch (c) {
  case '"':
    lex_string();
    return true;
  case '$':
    lex_variable();
    return true;
  case '!':
    lex_operator();
    return true;
  case '/':
    skip_comment();
    return true;
  case '\0':
    if (p_ == end_) {
      if (out_.region)
        fail_without_endif(Tok::Eof);
      out_.end = Segment::End::Eof;
      return false;
    }
    check_nul();
    return false;
  case '#':
    ++p_;
    if (Directive kind = directive(); may_be_directive && kind != Directive::None)
      return lex_directive(kind);
    add(Tok::Paste);
    return true;
  default:
    return lex_punctuation(c);
  }
}

bool Lexer::lex_punctuation(char c) {
  ++p_;
  switch (c) {
  case ':':
    add(Tok::Colon);
    break;
  case ';':
    add(Tok::Semicolon);
    break;
  case ',':
    add(Tok::Comma);
    break;
  case '<':
    add(Tok::Less);
    break;
  case '>':
    add(Tok::Greater);
    break;
  case ']':
    add(Tok::RightSquare);
    break;
  case '{':
    add(Tok::LeftBrace);
    break;
  case '}':
    add(Tok::RightBrace);
    break;
  case '(':
    add(Tok::LeftParen);
    break;
  case ')':
    add(Tok::RightParen);
    break;
  case '=':
    add(Tok::Equal);
    break;
  case '?':
    add(Tok::Question);
    break;
  case '.':
    lex_dot();
    break;
  case '[':
    if (*p_ == '{')
      lex_code();
    else
      add(Tok::LeftSquare);
    break;
  case '-':
  case '+':
    if (is_digit(*p_))
      lex_number();
    else
      add(c == '-' ? Tok::Minus : Tok::Plus);
    break;
  case '\'':
    fail(token_, "unexpected character: strings stand in double quotes");
  case '\f':
  case '\v':
  default:
    fail(token_, "unexpected character");
  }
  return true;
}

void Lexer::lex_dot() {
  if (*p_ != '.')
    return add(Tok::Dot);
  ++p_;
  if (*p_ != '.')
    fail(token_, "invalid '..' punctuation");
  ++p_;
  add(Tok::Ellipsis);
}

bool Lexer::lex_word() {
  do
    ++p_;
  while (continues_name(*p_));
  std::string_view word(token_, static_cast<size_t>(p_ - token_));
  if (word == "include"sv)
    return lex_include();
  if (Tok kind = keyword(word); kind != Tok::Identifier)
    add(kind);
  else
    add_text(Tok::Identifier, word);
  return true;
}

bool Lexer::lex_include() {
  // The file name is an ordinary token, found by the ordinary rules.
  size_t before = out_.tokens.size();
  while (out_.tokens.size() == before)
    if (!lex_token()) {
      if (out_.end == Segment::End::Eof)
        fail(p_, Mistake{Code::Syntax, "expected filename after include"});
      // A conditional between `include` and its file name is beyond reason.
      fail(token_, Mistake{Code::Syntax, "expected filename after include"});
    }
  Token name = out_.tokens.back();
  out_.tokens.pop_back();
  if (name.kind != Tok::String)
    throw LexError{{{name.offset, {Code::Syntax, "expected filename after include"}}}, name.offset};
  out_.end = Segment::End::Include;
  out_.end_text = name.payload;
  out_.include_offset = name.offset;
  out_.end_offset = offset_of(p_);
  return false;
}

// A number, or an identifier that begins with digits.
void Lexer::lex_digits() {
  const char *q = p_ + 1;
  while (is_digit(*q))
    ++q;
  bool is_number = !starts_name(*q) || (*q == 'x' && has_class(q[1], Hex)) ||
                   (*q == 'b' && (q[1] == '0' || q[1] == '1'));
  if (is_number) {
    ++p_;
    return lex_number();
  }
  p_ = q;
  while (continues_name(*p_))
    ++p_;
  add_text(Tok::Identifier, {token_, static_cast<size_t>(p_ - token_)});
}

// p_ is after the sign or first digit.
void Lexer::lex_number() {
  int base = 10;
  const char *digits = token_;
  if (*token_ == '0' && (*p_ == 'x' || *p_ == 'b')) {
    base = *p_ == 'x' ? 16 : 2;
    digits = ++p_;
    while (base == 16 ? has_class(*p_, Hex) : (*p_ == '0' || *p_ == '1'))
      ++p_;
  } else {
    while (is_digit(*p_))
      ++p_;
  }
  if (p_ == digits)
    fail(token_, "invalid number");
  errno = 0;
  int64_t value = *token_ == '-' ? std::strtoll(digits, nullptr, base)
                                 : static_cast<int64_t>(std::strtoull(digits, nullptr, base));
  if (errno == ERANGE)
    fail(token_, "number out of range");
  out_.tokens.push_back({base == 2 ? Tok::BinaryInteger : Tok::Integer, Op::None, offset_of(token_),
                         static_cast<uint32_t>(out_.numbers.size())});
  out_.numbers.push_back({value, static_cast<uint32_t>(p_ - digits)});
}

void Lexer::lex_string() {
  const char *start = ++p_;
  for (;; ++p_) {
    if (*p_ == '"')
      break;
    if (*p_ == '\\')
      return unescape(start);
    if (*p_ == '\n' || *p_ == '\r')
      fail_at_line_end(start);
    if (*p_ == '\0' && p_ == end_)
      fail_within(start, "end of file in string literal");
  }
  add_text(Tok::String, {start, static_cast<size_t>(p_ - start)});
  ++p_;
}

void Lexer::unescape(const char *start) {
  std::string &text = out_.unescaped.emplace_back(start, p_);
  while (*p_ != '"') {
    if (*p_ == '\0' && p_ == end_)
      fail_within(start, "end of file in string literal");
    if (*p_ == '\n' || *p_ == '\r')
      fail_at_line_end(start);
    if (*p_ != '\\') {
      text += *p_++;
      continue;
    }
    ++p_;
    switch (*p_) {
    case '\\':
    case '\'':
    case '"':
      text += *p_++;
      break;
    case 't':
      text += '\t', ++p_;
      break;
    case 'n':
      text += '\n', ++p_;
      break;
    case '\n':
    case '\r':
      fail_within(p_, "escaped newlines not supported in tblgen");
    case '\0':
      if (p_ == end_)
        fail_within(start, "end of file in string literal");
      [[fallthrough]];
    default:
      fail_within(p_, "invalid escape in string literal");
    }
  }
  add_text(Tok::String, text);
  ++p_;
}

void Lexer::lex_code() {
  const char *start = ++p_;
  // A brace pairs up with the character after it: "}}]" does not end the block.
  while (p_ < end_) {
    char c = *p_++;
    if (c == '\0')
      fail(token_, nul_message);
    if (c != '}' || p_ >= end_)
      continue;
    if (*p_++ == ']')
      return add_text(Tok::Code, {start, static_cast<size_t>(p_ - 2 - start)});
  }
  fail(token_, "unterminated code block");
}

void Lexer::lex_variable() {
  const char *start = ++p_;
  if (!starts_name(*p_))
    fail(token_, "invalid variable name");
  while (continues_name(*p_))
    ++p_;
  add_text(Tok::VarName, {start, static_cast<size_t>(p_ - start)});
}

void Lexer::lex_operator() {
  const char *start = ++p_;
  if (!is_alpha(*p_))
    fail(token_, "invalid \"!operator\"");
  while (is_alpha(*p_))
    ++p_;
  std::string_view name(start, static_cast<size_t>(p_ - start));
  auto op = bang_operators().find(name);
  if (op == bang_operators().end()) {
    Suggestion suggestion(name);
    for (const auto &[known, _] : bang_operators())
      suggestion.offer(known);
    std::string near(suggestion.best());
    if (!near.empty())
      near = '!' + near;
    fail(token_, Mistake{Code::UnknownOperator, "unknown operator" + did_you_mean(near),
                         '!' + std::string(name), near});
  }
  out_.tokens.push_back({Tok::BangOperator, op->second, offset_of(token_), 0});
}

void Lexer::skip_line() {
  while (p_ < end_ && *p_ != '\n' && *p_ != '\r')
    ++p_;
}

// `inner` is a comment in the one that has no end; or null.
void Lexer::fail_in_comment(const char *start, const char *inner) {
  Segment::Error error{offset_of(start), {Code::Token, "unterminated comment"}};
  if (inner) {
    error.note_offset = offset_of(inner);
    error.note = "comments nest: this one needs a '*/' of its own";
  }
  throw LexError{{std::move(error)}, offset_of(start)};
}

void Lexer::skip_comment() {
  const char *start = p_++;
  if (*p_ == '/')
    return skip_line();
  if (*p_ != '*')
    fail(start, "unexpected character");
  ++p_;
  const char *inner = nullptr; // the last one in it
  for (size_t depth = 1; depth > 0;) {
    if (p_ >= end_)
      fail_in_comment(start, inner);
    char c = *p_++;
    if (c == '\0')
      fail(start, nul_message);
    if (c == '*' && *p_ == '/')
      ++p_, --depth;
    else if (c == '/' && *p_ == '*')
      inner = p_++ - 1, ++depth;
  }
}

// --- preprocessor ------------------------------------------------------------

// The directive at p_, which follows a '#'.
Directive Lexer::directive() const {
  std::string_view rest(p_, static_cast<size_t>(end_ - p_));
  for (const DirectiveWord &word : directive_words) {
    if (!rest.starts_with(word.word))
      continue;
    const char *next = p_ + word.word.size();
    if (has_class(*next, Blank))
      return word.kind;
    // The reference sees no directive at the very end of a file. An include guard may end there.
    if (next == end_ && word.kind == Directive::Endif)
      return word.kind;
    if (*next == '/' && (next[1] == '*' || next[1] == '/'))
      return word.kind;
  }
  return Directive::None;
}

bool Lexer::lex_directive(Directive kind) {
  eat_directive();
  switch (kind) {
  case Directive::Else:
    lex_else();
    skip_region();
    return true;
  case Directive::Endif:
    lex_endif();
    return true;
  case Directive::Define:
    lex_define();
    return true;
  default:
    return lex_test(kind);
  }
}

// A region that begins with the word, or the macro's name, at `at`.
void Lexer::enter(const char *at, const Segment::Region *outer, bool in_else) {
  out_.region = &regions_.emplace_back(Segment::Region{offset_of(at), in_else, outer});
}

void Lexer::fail_without_endif(Tok token) {
  throw LexError{
      {{offset_of(p_), {Code::Conditional, "reached EOF without matching #endif"}},
       {out_.region->offset, {Code::Conditional, "the latest preprocessor control is here"}}},
      offset_of(p_),
      token};
}

// Errors point to the word, not to the '#' before it.
void Lexer::eat_directive() {
  token_ = p_;
  while (starts_name(*p_))
    ++p_;
}

bool Lexer::lex_test(Directive kind) {
  std::string word = kind == Directive::Ifdef ? "#ifdef" : "#ifndef";
  std::string_view name = macro_name();
  if (name.empty())
    fail_directive(p_, "expected macro name after " + word);
  finish_directive(word + " NAME");
  out_.end = Segment::End::Test;
  out_.end_text = intern(name);
  out_.negated = kind == Directive::Ifndef;
  enter(name.data(), out_.region, false);
  return false;
}

void Lexer::lex_else() {
  if (!out_.region)
    fail_directive(token_, "#else without #ifdef or #ifndef");
  if (out_.region->in_else)
    throw LexError{{{offset_of(token_), {Code::Conditional, "double #else"}},
                    {out_.region->offset, {Code::Conditional, "previous #else is here"}}},
                   offset_of(token_)};
  enter(token_, out_.region->outer, true);
  finish_directive("#else");
}

void Lexer::lex_endif() {
  if (!out_.region)
    fail_directive(token_, "#endif without #ifdef");
  out_.region = out_.region->outer;
  finish_directive("#endif");
}

void Lexer::lex_define() {
  std::string_view name = macro_name();
  if (name.empty())
    fail_directive(p_, "expected macro name after #define");
  out_.defines.push_back({name, offset_of(name.data()), static_cast<uint32_t>(out_.tokens.size())});
  finish_directive("#define NAME");
}

std::string_view Lexer::macro_name() {
  while (*p_ == ' ' || *p_ == '\t')
    ++p_;
  const char *start = p_;
  if (starts_name(*p_))
    while (continues_name(*p_))
      ++p_;
  return {start, static_cast<size_t>(p_ - start)};
}

// Only blanks and comments may follow on the line.
void Lexer::finish_directive(std::string_view what) {
  const char *start = token_;
  while (p_ < end_ && *p_ != '\n' && *p_ != '\r') {
    if (*p_ == ' ' || *p_ == '\t') {
      ++p_;
    } else if (*p_ == '/' && (p_[1] == '/' || p_[1] == '*')) {
      bool is_line = p_[1] == '/';
      skip_comment();
      if (is_line)
        break;
    } else {
      fail_directive(p_, "only comments are supported after " + std::string(what));
    }
  }
  token_ = start;
}

void Lexer::skip_to_line_content() {
  while (p_ < end_) {
    if (has_class(*p_, Blank))
      ++p_;
    else if (*p_ == '/' && (p_[1] == '/' || p_[1] == '*'))
      skip_comment();
    else
      return;
  }
}

// Skips the lines of the innermost region until it ends or its #else begins.
void Lexer::skip_region() {
  const Segment::Region *outer = out_.region->outer;
  for (;;) {
    skip_line();
    skip_to_line_content();
    if (p_ >= end_)
      fail_without_endif(Tok::Error);
    if (*p_ != '#')
      continue;
    ++p_;
    Directive kind = directive();
    if (kind == Directive::None || kind == Directive::Define)
      continue;
    eat_directive();
    if (kind == Directive::Else) {
      lex_else();
      if (out_.region->outer == outer)
        return;
    } else if (kind == Directive::Endif) {
      lex_endif();
      if (out_.region == outer)
        return;
    } else {
      std::string word = kind == Directive::Ifdef ? "#ifdef" : "#ifndef";
      std::string_view name = macro_name();
      if (name.empty())
        fail_directive(p_, "expected macro name after " + word);
      enter(name.data(), out_.region, false);
      finish_directive(word + " NAME");
    }
  }
}

} // namespace

const Segment *LexedFile::lex(size_t offset, const Segment::Region *region, bool skip_region) {
  Segment &segment = segments_.emplace_back();
  segment.region = region;
  Lexer(source_->text, offset, segment, regions_).run(skip_region);
  return &segment;
}

const Segment *LexedFile::first() {
  if (const Segment *segment = first_.load(std::memory_order_acquire))
    return segment;
  std::lock_guard lock(mutex_);
  if (!first_.load(std::memory_order_relaxed))
    first_.store(lex(0, nullptr, false), std::memory_order_release);
  return first_.load(std::memory_order_relaxed);
}

const Segment *LexedFile::after(const Segment *segment, bool which) {
  auto &successor = const_cast<Segment *>(segment)->successors[which];
  if (const Segment *next = successor.load(std::memory_order_acquire))
    return next;
  std::lock_guard lock(mutex_);
  if (!successor.load(std::memory_order_relaxed)) {
    bool skip = segment->end == Segment::End::Test && !which;
    successor.store(lex(segment->end_offset, segment->region, skip), std::memory_order_release);
  }
  return successor.load(std::memory_order_relaxed);
}

} // namespace tblgen
