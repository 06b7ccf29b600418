#include "tblgen_build/core/codes.h"

namespace tblgen {

namespace {

constexpr CodeRow rows[] = {
#define CODE(name, code, title, text, wrong, right) {code, title, text, wrong, right},
#include "tblgen_build/core/codes.def"
#undef CODE
};

} // namespace

std::string did_you_mean(std::string_view near) {
  return near.empty() ? std::string() : "; did you mean '" + std::string(near) + "'?";
}

std::span<const CodeRow> code_rows() { return rows; }

std::string_view text_of(Code code) {
  return code == Code::None ? std::string_view() : rows[static_cast<size_t>(code) - 1].code;
}

} // namespace tblgen
