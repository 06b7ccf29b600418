// Zeroed memory straight from the system, in huge pages where it is large: a
// translation unit touches all of it once, and faults would cost a fifth of the time.
#pragma once

#include <cstddef>
#include <memory>

namespace tblgen {

constexpr size_t huge_page = size_t{2} << 20;

struct ReleasePages {
  size_t size = 0;
  void operator()(void *pages) const;
};
using Pages = std::unique_ptr<void, ReleasePages>;

// Throws std::bad_alloc where there is no memory.
Pages allocate_pages(size_t size);

} // namespace tblgen
