// Memory straight from the system, in huge pages where it is large: a
// translation unit touches all of it once, and faults would cost a fifth of the time.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace tblgen {

constexpr size_t huge_page = size_t{2} << 20;

struct ReleasePages {
  size_t size = 0;
  void operator()(void *pages) const;
};
using Pages = std::unique_ptr<void, ReleasePages>;

// Zeroed. Throws std::bad_alloc where there is no memory.
Pages allocate_pages(size_t size);

// Keeps single huge pages that one translation unit has no more use for until the
// next one needs them: the system would zero them again. May be used from several threads.
class PagePool {
public:
  Pages take(); // of size huge_page; what is in it is left over from earlier use
  void give_back(Pages pages);

private:
  static constexpr size_t max_pages = 32;
  std::mutex mutex_;
  std::vector<Pages> free_;
};

} // namespace tblgen
