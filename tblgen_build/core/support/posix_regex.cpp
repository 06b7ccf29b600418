#include "tblgen_build/core/support/posix_regex.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <utility>

namespace tblgen {

namespace {

constexpr unsigned max_count = 255;       // of a repetition
constexpr size_t max_nesting = 250;       // the C library recurses
constexpr uint64_t max_expanded = 65'536; // atoms, with repetitions written out
constexpr size_t max_prefixes = 32;

using Bytes = std::bitset<256>;

struct CharacterClass {
  std::string_view name;
  int (*has)(int);
};

bool between(int c, int low, int high) { return c >= low && c <= high; }
int is_digit(int c) { return between(c, '0', '9'); }
int is_lower(int c) { return between(c, 'a', 'z'); }
int is_upper(int c) { return between(c, 'A', 'Z'); }
int is_alpha(int c) { return is_lower(c) || is_upper(c); }
int is_alnum(int c) { return is_alpha(c) || is_digit(c); }
int is_blank(int c) { return c == ' ' || c == '\t'; }
int is_cntrl(int c) { return c < ' ' || c == 0x7F; }
int is_graph(int c) { return between(c, '!', '~'); }
int is_print(int c) { return between(c, ' ', '~'); }
int is_punct(int c) { return is_graph(c) && !is_alnum(c); }
int is_space(int c) { return c == ' ' || between(c, '\t', '\r'); }
int is_xdigit(int c) { return is_digit(c) || between(c, 'a', 'f') || between(c, 'A', 'F'); }

constexpr CharacterClass classes[] = {
    {"alnum", is_alnum}, {"alpha", is_alpha}, {"blank", is_blank}, {"cntrl", is_cntrl},
    {"digit", is_digit}, {"graph", is_graph}, {"lower", is_lower}, {"print", is_print},
    {"punct", is_punct}, {"space", is_space}, {"upper", is_upper}, {"xdigit", is_xdigit},
};

// What an expression matches begins with one of `texts`; where `is_exact`, it is one of them.
struct Beginnings {
  std::vector<std::string> texts = {""};
  bool is_exact = true;
  bool is_anchored = false; // matches at the start of the text only

  static Beginnings anything() { return {{""}, false, false}; }

  void then(const Beginnings &next) {
    if (!is_exact)
      return;
    if (texts.size() * next.texts.size() > max_prefixes) {
      is_exact = false;
      return;
    }
    std::vector<std::string> longer;
    for (const std::string &text : texts)
      for (const std::string &more : next.texts)
        longer.push_back(text + more);
    texts = std::move(longer);
    is_exact = next.is_exact;
  }

  void or_else(const Beginnings &other) {
    is_exact &= other.is_exact;
    is_anchored &= other.is_anchored;
    texts.insert(texts.end(), other.texts.begin(), other.texts.end());
    if (texts.size() > max_prefixes)
      *this = {{""}, false, is_anchored};
  }
};

// Reads an expression strictly, and writes it so that every C library reads the same.
//
//   alternatives  branch ('|' branch)*
//   branch        piece+
//   piece         atom ('*' | '+' | '?' | '{' n '}' | '{' n ',' '}' | '{' n ',' m '}')?
//   atom          '(' alternatives? ')' | '^' | '$' | '.' | '[' ... ']' | '\' any | any
class Reader {
public:
  explicit Reader(std::string_view text) : text_(text) {}

  Beginnings read() {
    Part all = alternatives();
    if (at_ < text_.size())
      fail("a ')' without its '('");
    return all.beginnings;
  }
  const std::string &normalized() const { return out_; }

private:
  struct Part {
    Beginnings beginnings;
    uint64_t atoms = 0;        // with repetitions written out
    bool is_assertion = false; // matches nothing but a place
  };

  [[noreturn]] void fail(const std::string &reason) const {
    throw RegexError(reason + ", at character " + std::to_string(at_ + 1));
  }
  bool sees(std::string_view wanted) const { return text_.substr(at_).starts_with(wanted); }
  bool eat(std::string_view wanted) {
    bool found = sees(wanted);
    at_ += found ? wanted.size() : 0;
    return found;
  }
  char next(const char *missing) {
    if (at_ == text_.size())
      fail(missing);
    if (text_[at_] == '\0')
      fail("a NUL character");
    return text_[at_++];
  }

  Part alternatives() {
    // A group of one alternative can never have matched in another.
    const std::array<size_t, 10> before = closed_;
    Part all = branch();
    std::array<size_t, 10> closed = closed_;
    while (eat("|")) {
      out_ += '|';
      closed_ = before;
      Part other = branch();
      all.beginnings.or_else(other.beginnings);
      all.atoms += other.atoms;
      for (size_t i = 0; i < closed.size(); ++i)
        closed[i] = std::max(closed[i], closed_[i]);
    }
    closed_ = closed;
    return all;
  }

  Part branch() {
    if (at_ == text_.size() || sees("|") || sees(")"))
      fail("an alternative is empty");
    Part all;
    bool is_first = true;
    while (at_ < text_.size() && !sees("|") && !sees(")")) {
      Part one = piece();
      if (std::exchange(is_first, false))
        all.beginnings.is_anchored = one.beginnings.is_anchored;
      all.beginnings.then(one.beginnings);
      all.atoms += one.atoms;
      check_size(all.atoms);
    }
    return all;
  }

  void check_size(uint64_t atoms) const {
    if (atoms > max_expanded)
      fail("it is too large with its repetitions written out");
  }

  // --- repetition ---

  bool is_digit_at(size_t at) const { return at < text_.size() && is_digit(text_[at]); }
  bool is_at_repetition() const {
    if (sees("{"))
      return is_digit_at(at_ + 1);
    return sees("*") || sees("+") || sees("?");
  }

  Part piece() {
    if (is_at_repetition())
      fail("nothing to repeat");
    bool is_start = sees("^");
    size_t begin = out_.size();
    Part one = atom();
    if (!is_at_repetition())
      return one;
    if (is_start)
      fail("'^' cannot be repeated");
    if (one.is_assertion) { // not every library repeats one that is not in a group
      out_.insert(begin, 1, '(') += ')';
      ++written_groups_;
    }
    repeat(one);
    if (is_at_repetition())
      fail("a repetition cannot be repeated");
    return one;
  }

  void repeat(Part &one) {
    size_t begin = at_;
    if (eat("{")) {
      one.atoms *= std::max(counts(), 1u);
      check_size(one.atoms);
    } else {
      next("");
    }
    std::string_view written = text_.substr(begin, at_ - begin);
    out_ += written;
    bool is_optional = written == "?" && one.beginnings.texts.size() < max_prefixes;
    if (is_optional)
      one.beginnings.or_else({});
    else
      one.beginnings = Beginnings::anything();
    one.beginnings.is_anchored = false;
  }

  // The most that is counted.
  unsigned counts() {
    unsigned least = count(), most = least;
    if (eat(",")) {
      if (eat("}"))
        return least;
      most = count();
    }
    if (!eat("}"))
      fail("'}' is missing");
    if (most < least)
      fail("the least count is more than the most");
    return most;
  }

  unsigned count() {
    size_t start = at_;
    unsigned value = 0;
    for (; is_digit_at(at_) && at_ - start < 4; ++at_)
      value = value * 10 + static_cast<unsigned>(text_[at_] - '0');
    while (is_digit_at(at_))
      ++at_;
    if (at_ == start || at_ - start > 3 || value > max_count)
      fail("expected a count up to " + std::to_string(max_count));
    return value;
  }

  // --- atoms ---

  Part atom() {
    Part one;
    one.atoms = 1;
    char c = next("");
    switch (c) {
    case '(':
      return group();
    case '[':
      one.is_assertion = word_bound();
      if (!one.is_assertion)
        one.beginnings = brackets();
      break;
    case '\\':
      one.beginnings = escape();
      break;
    case '^':
      one.beginnings.is_anchored = true;
      out_ += c;
      break;
    case '$':
      one.is_assertion = true;
      out_ += c;
      break;
    case '.':
      one.beginnings = Beginnings::anything();
      out_ += c;
      break;
    default:
      one.beginnings = literal(c);
    }
    return one;
  }

  Beginnings literal(char c) {
    if (std::string_view("^.[$()|*+?{\\").find(c) != std::string_view::npos)
      out_ += '\\';
    out_ += c;
    return {{std::string(1, c)}, true, false};
  }

  Part group() {
    size_t number = ++groups_, written = ++written_groups_;
    if (++depth_ > max_nesting)
      fail("groups are nested too deeply");
    out_ += '(';
    Part inner;
    if (!sees(")"))
      inner = alternatives();
    if (!eat(")"))
      fail("a '(' is not closed");
    out_ += ')';
    --depth_;
    if (number < closed_.size())
      closed_[number] = written;
    ++inner.atoms;
    return inner;
  }

  Beginnings escape() {
    char c = next("a lone '\\' at the end");
    if (c < '1' || c > '9')
      return literal(c);
    size_t written = closed_[static_cast<size_t>(c - '0')];
    if (written == 0)
      fail(std::string("there is no group ") + c + " before");
    if (written > 9)
      fail("there are too many groups");
    (out_ += '\\') += static_cast<char>('0' + written);
    return Beginnings::anything();
  }

  // --- brackets ---

  // [[:<:]] or [[:>:]], after the first bracket.
  bool word_bound() {
    for (std::string_view bound : {"[:<:]]", "[:>:]]"}) {
      if (!eat(bound))
        continue;
      (out_ += '[') += bound;
      return true;
    }
    return false;
  }

  Beginnings brackets() {
    bool is_negated = eat("^");
    Bytes set;
    if (sees("]") || sees("-"))
      add(set, next(""));
    while (!sees("]") && !sees("-]"))
      add_member(set);
    if (eat("-"))
      add(set, '-');
    eat("]");
    write(set, is_negated);
    return is_negated ? Beginnings::anything() : beginnings_of(set);
  }

  static void add(Bytes &set, char c) { set.set(static_cast<unsigned char>(c)); }

  void add_member(Bytes &set) {
    if (eat("[:"))
      return add_class(set, until(":]"));
    if (eat("[="))
      return add(set, single(until("=]")));
    if (sees("-"))
      fail("a '-' that makes no range stands first or last");
    auto start = static_cast<unsigned char>(symbol()), end = start;
    if (sees("-") && !sees("-]")) {
      ++at_;
      end = static_cast<unsigned char>(symbol());
    }
    if (end < start)
      fail("the range '" + std::string(1, static_cast<char>(start)) + "-" +
           std::string(1, static_cast<char>(end)) + "' goes backwards");
    for (unsigned c = start; c <= end; ++c)
      set.set(c);
  }

  void add_class(Bytes &set, std::string_view name) {
    auto found = std::ranges::find(classes, name, &CharacterClass::name);
    if (found == std::end(classes))
      fail("there is no class '[:" + std::string(name) + ":]' of characters");
    for (int c = 0; c < 128; ++c)
      if (found->has(c))
        set.set(static_cast<size_t>(c));
  }

  char symbol() {
    if (eat("[."))
      return single(until(".]"));
    return next("a '[' is not closed");
  }

  std::string_view until(std::string_view closing) {
    size_t end = text_.find(closing, at_);
    if (end == std::string_view::npos)
      fail("'" + std::string(closing) + "' is missing");
    std::string_view found = text_.substr(at_, end - at_);
    at_ = end + closing.size();
    return found;
  }

  char single(std::string_view name) const {
    if (name.size() != 1)
      fail("'" + std::string(name) + "' is not one character");
    return name[0];
  }

  // Ascending, so that no '[' stands before a ':', '=' or '.'; what has a meaning of its own
  // goes where it has none. (NUL can be in no pattern of the C library's.)
  void write(const Bytes &set, bool is_negated) {
    if (set.count() == 1 && set['^'] && !is_negated) {
      out_ += "\\^";
      return;
    }
    out_ += is_negated ? "[^" : "[";
    if (set[']'])
      out_ += ']';
    for (unsigned c = 1; c < set.size(); ++c)
      if (set[c] && c != ']' && c != '^' && c != '-')
        out_ += static_cast<char>(c);
    if (set['^'])
      out_ += '^';
    if (set['-'])
      out_ += '-';
    out_ += ']';
  }

  static Beginnings beginnings_of(const Bytes &set) {
    if (set.count() > max_prefixes / 2)
      return Beginnings::anything();
    Beginnings any{{}, true, false};
    for (unsigned c = 0; c < set.size(); ++c)
      if (set[c])
        any.texts.emplace_back(1, static_cast<char>(c));
    return any;
  }

  std::string_view text_;
  size_t at_ = 0;
  std::string out_;
  size_t groups_ = 0, written_groups_ = 0, depth_ = 0;
  std::array<size_t, 10> closed_ = {}; // by number: its number as written; 0: not closed
};

} // namespace

Regex::Regex(std::string_view expression) {
  Reader reader(expression);
  Beginnings beginnings = reader.read();
  prefixes_ = beginnings.is_anchored ? std::move(beginnings.texts) : std::vector<std::string>{""};
  compiled_ = std::make_shared<const system::ExtendedRegex>(reader.normalized());
  if (!compiled_->is_valid())
    throw RegexError("the C library does not take it");
}

bool Regex::search(std::string_view text) const {
  // Far cheaper than asking, and mostly decides.
  if (std::ranges::none_of(prefixes_, [&](const std::string &p) { return text.starts_with(p); }))
    return false;
  try {
    return compiled_->search(text);
  } catch (const std::runtime_error &error) { // C++'s own give up on some
    throw RegexError(error.what());
  }
}

} // namespace tblgen
