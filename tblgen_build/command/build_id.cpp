#include "tblgen_build/command/build_id.h"

#if defined(__linux__)

#include "tblgen_build/system/files.h"

#include <algorithm>
#include <cstring>
#include <link.h>

namespace tblgen::command {

namespace {

// Program headers and build identifiers stand in the first page, for the loader needs them.
constexpr size_t page = 4096;

std::string first_page(const std::string &path) {
  std::string text(page, '\0');
  text.resize(system::OpenFile(path).read(text.data(), page).value_or(0));
  return text;
}

// The value of that type there, zero where the text is too short: it may not be aligned.
template <class T> T value_at(std::string_view text, size_t offset) {
  T value{};
  if (offset <= text.size() && sizeof value <= text.size() - offset)
    std::memcpy(&value, text.data() + offset, sizeof value);
  return value;
}

size_t aligned(size_t size) { return (size + 3) & ~size_t{3}; }

} // namespace

std::string build_id_in(std::string_view notes) {
  while (notes.size() >= sizeof(ElfW(Nhdr))) {
    auto header = value_at<ElfW(Nhdr)>(notes, 0);
    size_t content = sizeof header + aligned(header.n_namesz);
    if (content > notes.size() || header.n_descsz > notes.size() - content)
      break;
    if (header.n_type == NT_GNU_BUILD_ID)
      return std::string(notes.substr(content, header.n_descsz));
    notes.remove_prefix(std::min(notes.size(), content + aligned(header.n_descsz)));
  }
  return {};
}

std::string build_id_of(const std::string &path) {
  std::string start = first_page(path);
  auto file = value_at<ElfW(Ehdr)>(start, 0);
  if (std::memcmp(file.e_ident, ELFMAG, SELFMAG) != 0 || file.e_phentsize != sizeof(ElfW(Phdr)))
    return {};
  for (size_t i = 0; i < file.e_phnum; ++i) {
    auto header = value_at<ElfW(Phdr)>(start, file.e_phoff + i * sizeof(ElfW(Phdr)));
    if (header.p_type != PT_NOTE || header.p_offset > start.size())
      continue;
    std::string_view notes = std::string_view(start).substr(header.p_offset, header.p_filesz);
    if (std::string id = build_id_in(notes); !id.empty())
      return id;
  }
  return {};
}

} // namespace tblgen::command

#else

namespace tblgen::command {

std::string build_id_in(std::string_view) { return {}; }
std::string build_id_of(const std::string &) { return {}; }

} // namespace tblgen::command

#endif
