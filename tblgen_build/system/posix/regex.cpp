#include "tblgen_build/system/regex.h"

#include <locale.h>
#include <regex.h>

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

} // namespace

struct ExtendedRegex::Compiled {
  explicit Compiled(const std::string &pattern) {
    InCLocale locale;
    is_valid = regcomp(&regex, pattern.c_str(), REG_EXTENDED | REG_NOSUB) == 0;
  }
  ~Compiled() {
    if (is_valid)
      regfree(&regex);
  }
  Compiled(const Compiled &) = delete;
  Compiled &operator=(const Compiled &) = delete;

  regex_t regex;
  bool is_valid;
};

ExtendedRegex::ExtendedRegex(const std::string &pattern)
    : compiled_(std::make_unique<Compiled>(pattern)) {
  if (!compiled_->is_valid)
    compiled_.reset();
}

ExtendedRegex::~ExtendedRegex() = default;

bool ExtendedRegex::search(std::string_view text) const {
#ifdef REG_STARTEND
  regmatch_t range{0, static_cast<regoff_t>(text.size())};
  return regexec(&compiled_->regex, text.empty() ? "" : text.data(), 1, &range, REG_STARTEND) == 0;
#else // musl: a text ends at its first NUL
  return regexec(&compiled_->regex, std::string(text).c_str(), 0, nullptr, 0) == 0;
#endif
}

} // namespace tblgen::system
