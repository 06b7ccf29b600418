// The hash XXH3 (64 bits, seed 0): it orders tables that generated code searches.
#pragma once

#include <cstdint>
#include <string_view>

namespace tblgen {

uint64_t xxh3_64(std::string_view data);

} // namespace tblgen
