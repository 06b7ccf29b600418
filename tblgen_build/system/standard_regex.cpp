// Written in ECMAScript's grammar, for in POSIX's C++ knows neither bounds of words nor references.
#include "tblgen_build/system/standard_regex.h"

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
    else if (rest_.starts_with('{'))
      add_repetition();
    else if (rest_.starts_with('}') || rest_.starts_with(']'))
      (text_ += '\\') += next();
    else
      text_ += next();
  }

  void add_repetition() {
    while (!rest_.starts_with('}'))
      text_ += next();
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

StandardRegex::StandardRegex(std::string_view pattern) {
  std::string text = Translation(pattern).text();
  // libc++ does not look for an empty match at the end, where a word may end.
  if (pattern.find("[[:>:]]") != pattern.npos)
    text = "[^]*(?:" + text + ")";
  try {
    regex_.emplace(text, std::regex::ECMAScript);
  } catch (const std::regex_error &) { // it stays empty
  }
}

bool StandardRegex::search(std::string_view text) const {
  return std::regex_search(text.begin(), text.end(), *regex_);
}

} // namespace tblgen::system
