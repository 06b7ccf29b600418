// Uses of deprecated records, about which mlir-tblgen warns with every generator.
#pragma once

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/records/record.h"

#include <string_view>
#include <vector>

namespace tblgen::command {

// The field that says why not to use a record; empty where the personality's tool has none.
std::string_view deprecating_field(std::string_view personality);

// A warning for each use of a def whose field is text, sorted by what is deprecated, then by user.
std::vector<Diagnostic> deprecations(const Records &records, std::string_view field);

} // namespace tblgen::command
