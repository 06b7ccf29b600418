// Python arguments as the core takes them: paths and text as bytes.
#pragma once

#include <nanobind/nanobind.h>

#include <optional>
#include <string>
#include <vector>

namespace tblgen::python {

namespace nb = nanobind;

// str, bytes or os.PathLike.
std::string to_path(nb::handle path);
// Raises TypeError where `paths`, which is called `what`, is one string.
std::vector<std::string> to_paths(nb::handle paths, const char *what);
// str or bytes; nothing for None.
std::optional<std::string> to_source(nb::handle source);
std::string bytes_of(nb::handle text); // the same, and "" for None

} // namespace tblgen::python
