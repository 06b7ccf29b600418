// How the process gets memory from the system: Python's own allocator and malloc. For our
// own processes only; a process that imports the package keeps its settings.
#pragma once

namespace tblgen::python {

// Keep what is freed, for the next text of a few megabytes.
void keep_freed_memory();

// Take memory in large pieces, and keep it: a process that ends soon pays more for faults, page by
// page, than for what it makes.
void take_large_pieces();

} // namespace tblgen::python
