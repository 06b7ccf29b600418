// Windows' C library has no expressions.
#include "tblgen_build/system/regex.h"
#include "tblgen_build/system/standard_regex.h"

namespace tblgen::system {

struct ExtendedRegex::Compiled {
  StandardRegex regex;
};

ExtendedRegex::ExtendedRegex(const std::string &pattern)
    : compiled_(std::make_unique<Compiled>(Compiled{StandardRegex(pattern)})) {
  if (!compiled_->regex.is_valid())
    compiled_.reset();
}

ExtendedRegex::~ExtendedRegex() = default;

bool ExtendedRegex::search(std::string_view text) const { return compiled_->regex.search(text); }

} // namespace tblgen::system
