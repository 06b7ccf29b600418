// The files that a command line names, to check cache entries against. Reads nothing but
// response files, and knows no cache.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::launcher {

struct NamedFiles {
  std::string input;
  std::string depfile;              // empty: none
  std::vector<std::string> outputs; // all that are written, additional ones too
  std::string folder;               // whatever is right inside it may be written; empty: none
  std::string stamp;                // put there when all outputs are up to date; empty: none
};

// Of a compile, or of `emit` or `tool-stamp` where that is the first argument.
NamedFiles named_files(std::span<const std::string> arguments);

// The build folder that an `emit` or a `tool-stamp` belongs to, by --build-dir or by the database
// that stands in it, as it is written; empty: none is named.
std::string named_build_folder(std::span<const std::string> arguments);

// Whether the arguments seem to name an output that is not there: a guess, by the words alone.
bool lacks_output(std::span<const std::string> arguments);

} // namespace tblgen::launcher
