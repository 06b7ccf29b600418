// The codes of mistakes: one a kind, the same in every release of the tool. Says nothing of where
// mistakes are found.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tblgen {

enum class Code : uint8_t {
  None,
#define CODE(name, code, title, text, wrong, right) name,
#include "tblgen_build/core/codes.def"
#undef CODE
};

struct CodeRow {
  std::string_view code; // "E0101"; a warning's begins with W
  std::string_view title;
  std::string_view text;         // what it means, and what to do
  std::string_view wrong, right; // an example; may be empty
};

// A message's text, with the names of the classes and records that it says: of a part, as
// `type_name` gives it, they become the whole's.
struct Words {
  Words(std::string text, std::vector<std::string> names = {})
      : text(std::move(text)), names(std::move(names)) {}
  Words(const char *text) : text(text) {}
  friend Words operator+(Words left, const Words &right) {
    left.text += right.text;
    left.names.insert(left.names.end(), right.names.begin(), right.names.end());
    return left;
  }

  std::string text;
  std::vector<std::string> names;
};

// What is wrong, as data and in words.
struct Mistake {
  Code code = Code::None;
  Words message;
  std::string subject = {}; // the name that it is about, as it is written; empty: none
  std::string near = {};    // what is probably meant in its place
};

// "; did you mean 'near'?", or nothing for nothing.
std::string did_you_mean(std::string_view near);

std::span<const CodeRow> code_rows();
// Empty for Code::None.
std::string_view text_of(Code code);

} // namespace tblgen
