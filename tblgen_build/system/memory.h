// Memory in whole pages, and threads with a stack of a chosen size.
#pragma once

#include <cstddef>

namespace tblgen::system {

constexpr size_t huge_page = size_t{2} << 20;

// Zeroed, in huge pages where the system has them; null where there is no memory. For sizes from
// that of a huge page on.
void *take_pages(size_t size);
void release_pages(void *pages, size_t size);

// Wishes: everything works without them, too. For whole pages.
void make_huge(void *begin, size_t size);
void make_present(void *begin, size_t size);

// Calls the function on a thread of its own, and waits for it. Throws std::system_error where no
// thread can be started.
void run_on_stack(size_t stack_size, void (*function)(void *), void *argument);

} // namespace tblgen::system
