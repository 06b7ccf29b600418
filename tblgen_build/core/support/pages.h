// Memory straight from the system, in huge pages where it has them, else made present in large
// steps: one page fault for each page that a translation unit touches would take a fifth of its
// time.
#pragma once

#include "tblgen_build/system/memory.h"

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace tblgen {

constexpr size_t pages_at_once = system::huge_page; // bytes that are taken from the system
constexpr size_t present_at_once = size_t{64} << 10;

struct ReleasePages {
  size_t size = 0;
  void operator()(void *pages) const;
};
using Pages = std::unique_ptr<void, ReleasePages>;

// Zeroed. Throws std::bad_alloc where there is no memory.
Pages allocate_pages(size_t size);

// Keeps the pages that one translation unit has no more use for until the next one needs
// them: the system would zero them again. May be used from several threads.
class PagePool {
public:
  Pages take(); // of size pages_at_once; what is in it is left over from earlier use
  void give_back(Pages pages);

private:
  static constexpr size_t most = 32;
  std::mutex mutex_;
  std::vector<Pages> free_;
};

} // namespace tblgen
