#include "tblgen_build/system/regex.h"

#include <locale.h>
#include <regex.h>
#include <utility>
#include <vector>
#ifndef __GLIBC__
#include "tblgen_build/system/standard_regex.h"
#endif

namespace tblgen::system {

namespace {

// The C locale, for this thread while it lives: elsewhere bytes may be parts of characters.
class InCLocale {
public:
  InCLocale() : before_(uselocale(c_locale())) {}
  ~InCLocale() { uselocale(before_); }
  InCLocale(const InCLocale &) = delete;
  InCLocale &operator=(const InCLocale &) = delete;

private:
  static locale_t c_locale() {
    static const locale_t locale = newlocale(LC_ALL_MASK, "C", nullptr);
    return locale;
  }
  locale_t before_;
};

// Bounds of words, as this library spells them.
std::string with_own_bounds(std::string pattern) {
#ifdef __GLIBC__
  for (auto [bound, own] : {std::pair{"[[:<:]]", "\\<"}, {"[[:>:]]", "\\>"}})
    for (size_t at = 0; (at = pattern.find(bound, at)) != std::string::npos;)
      pattern.replace(at, 7, own);
#endif
  return pattern;
}

#ifndef __GLIBC__
// After the brackets that begin at `at`.
size_t end_of_brackets(std::string_view pattern, size_t at) {
  at += pattern.substr(at, 2) == "[^" ? 2 : 1;
  return pattern.find(']', at + 1) + 1;
}

// What musl reads in another way: `\1` is a digit in extended expressions, a word does not end at
// the text's end, and a group that has `^` or `$` in it has to match once, even where its
// repetition may be none.
bool is_beyond_library(std::string_view pattern) {
  std::vector<bool> has_assertion{false}; // by open group
  for (size_t at = 0; at < pattern.size();) {
    char c = pattern[at], next = at + 1 < pattern.size() ? pattern[at + 1] : '\0';
    if (c == '\\' && next >= '1' && next <= '9')
      return true;
    if (pattern.substr(at, 3) == "[[:") // a word's bound
      return true;
    if (c == '^' || c == '$')
      has_assertion.back() = true;
    else if (c == '(')
      has_assertion.push_back(false);
    if (c == ')') {
      bool had = has_assertion.back();
      if (had && (next == '*' || next == '?' || next == '{'))
        return true;
      has_assertion.pop_back();
      has_assertion.back() = has_assertion.back() || had;
    }
    at = c == '[' ? end_of_brackets(pattern, at) : at + (c == '\\' ? 2 : 1);
  }
  return false;
}
#endif

} // namespace

struct ExtendedRegex::Compiled {
  explicit Compiled(const std::string &pattern) {
    InCLocale locale;
    is_valid = regcomp(&regex, with_own_bounds(pattern).c_str(), REG_EXTENDED | REG_NOSUB) == 0;
  }
  ~Compiled() {
    if (is_valid)
      regfree(&regex);
  }
  Compiled(const Compiled &) = delete;
  Compiled &operator=(const Compiled &) = delete;

  regex_t regex;
  bool is_valid;
#ifndef __GLIBC__
  std::optional<StandardRegex> standard = {}; // then used instead
#endif
};

ExtendedRegex::ExtendedRegex(const std::string &pattern) {
  auto compiled = std::make_unique<Compiled>(pattern);
  bool is_valid = compiled->is_valid;
#ifndef __GLIBC__
  if (is_beyond_library(pattern))
    is_valid = compiled->standard.emplace(pattern).is_valid();
#endif
  if (is_valid)
    compiled_ = std::move(compiled);
}

ExtendedRegex::~ExtendedRegex() = default;

bool ExtendedRegex::search(std::string_view text) const {
#ifndef __GLIBC__
  if (compiled_->standard)
    return compiled_->standard->search(text);
  InCLocale locale; // here glibc asks for the one it was compiled in
#endif
#ifdef REG_STARTEND
  regmatch_t range{0, static_cast<regoff_t>(text.size())};
  return regexec(&compiled_->regex, text.empty() ? "" : text.data(), 1, &range, REG_STARTEND) == 0;
#else // musl: a text ends at its first NUL
  return regexec(&compiled_->regex, std::string(text).c_str(), 0, nullptr, 0) == 0;
#endif
}

} // namespace tblgen::system
