// Windows' C library has no expressions. C++'s are written in ECMAScript's grammar, for in POSIX's
// it knows neither bounds of words nor references to groups.
#include "tblgen_build/system/regex.h"

#include <regex>
#include <string_view>
#include <utility>

namespace tblgen::system {

namespace {

class Translation {
public:
  explicit Translation(std::string_view pattern) : rest_(pattern) {
    while (!rest_.empty())
      add_atom();
  }
  const std::string &text() const { return text_; }

private:
  char next() {
    char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  bool eat(std::string_view wanted) {
    bool found = rest_.starts_with(wanted);
    rest_.remove_prefix(found ? wanted.size() : 0);
    return found;
  }

  void add_atom() {
    if (eat("[[:<:]]"))
      text_ += "\\b(?=\\w)";
    else if (eat("[[:>:]]"))
      text_ += "\\b(?!\\w)";
    else if (eat("\\"))
      (text_ += '\\') += next();
    else if (eat("."))
      text_ += "[^]"; // a line's end, too
    else if (eat("["))
      add_brackets();
    else
      text_ += next();
  }

  // What has a meaning in ECMAScript's brackets has none in POSIX's.
  void add_brackets() {
    text_ += '[';
    if (eat("^"))
      text_ += '^';
    for (bool is_first = true; is_first || !rest_.starts_with(']'); is_first = false) {
      char c = next();
      if (std::string_view("\\[]^-").find(c) != std::string_view::npos)
        text_ += '\\';
      text_ += c;
    }
    text_ += next();
  }

  std::string_view rest_;
  std::string text_;
};

} // namespace

struct ExtendedRegex::Compiled {
  std::regex regex;
};

ExtendedRegex::ExtendedRegex(const std::string &pattern) {
  try {
    std::regex regex(Translation(pattern).text(), std::regex::ECMAScript);
    compiled_ = std::make_unique<Compiled>(Compiled{std::move(regex)});
  } catch (const std::regex_error &) { // it stays null
  }
}

ExtendedRegex::~ExtendedRegex() = default;

bool ExtendedRegex::search(std::string_view text) const {
  return std::regex_search(text.begin(), text.end(), compiled_->regex);
}

} // namespace tblgen::system
