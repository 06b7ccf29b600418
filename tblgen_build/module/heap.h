// How the process gets memory from the system: Python's own allocator and malloc. For processes
// that are ours; a process that imports the package keeps what it has.
#pragma once

namespace tblgen::python {

// Keep what is freed, for the next text of a few megabytes.
void keep_freed_memory();

// Take memory in large pieces, and keep it: a process that ends soon pays more for faults, page by
// page, than for what it makes.
void take_large_pieces();

} // namespace tblgen::python
