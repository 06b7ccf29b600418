// The hash XXH3 with 64 bits and seed 0, which tables that generated code looks up are
// ordered by.
#pragma once

#include <cstdint>
#include <string_view>

namespace tblgen {

uint64_t xxh3_64(std::string_view data);

} // namespace tblgen
