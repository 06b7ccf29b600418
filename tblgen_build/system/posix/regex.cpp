#include "tblgen_build/system/regex.h"

#include <locale.h>
#include <regex.h>
#include <utility>
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
#ifdef __linux__
  for (auto [bound, own] : {std::pair{"[[:<:]]", "\\<"}, {"[[:>:]]", "\\>"}})
    for (size_t at = 0; (at = pattern.find(bound, at)) != std::string::npos;)
      pattern.replace(at, 7, own);
#endif
  return pattern;
}

#ifndef __GLIBC__
// In extended expressions POSIX has no references: musl takes `\1` for the digit. (What is in
// brackets is found, too, which does no harm.)
bool refers_to_group(std::string_view pattern) {
  for (size_t at = 0; (at = pattern.find('\\', at)) < pattern.size(); at += 2)
    if (at + 1 < pattern.size() && pattern[at + 1] >= '1' && pattern[at + 1] <= '9')
      return true;
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
  std::optional<StandardRegex> with_references = {}; // then used instead
#endif
};

ExtendedRegex::ExtendedRegex(const std::string &pattern) {
  auto compiled = std::make_unique<Compiled>(pattern);
  bool is_valid = compiled->is_valid;
#ifndef __GLIBC__
  if (refers_to_group(pattern))
    is_valid = compiled->with_references.emplace(pattern).is_valid();
#endif
  if (is_valid)
    compiled_ = std::move(compiled);
}

ExtendedRegex::~ExtendedRegex() = default;

bool ExtendedRegex::search(std::string_view text) const {
#ifndef __GLIBC__
  if (compiled_->with_references)
    return compiled_->with_references->search(text);
#endif
#ifdef REG_STARTEND
  regmatch_t range{0, static_cast<regoff_t>(text.size())};
  return regexec(&compiled_->regex, text.empty() ? "" : text.data(), 1, &range, REG_STARTEND) == 0;
#else // musl: a text ends at its first NUL
  return regexec(&compiled_->regex, std::string(text).c_str(), 0, nullptr, 0) == 0;
#endif
}

} // namespace tblgen::system
