#include "find_release.h"

#include <charconv>

namespace tblgen {

namespace {

// The newest first. Of two releases that look the same here, the later one: it is likelier.
constexpr ReleaseMarker markers[] = {
    {"mlir/IR/Interfaces.td", "DialectInterface", "", 22},
    {"llvm/Target/Target.td", "RegClassByHwMode", "", 22},
    {"llvm/Option/OptParser.td", "Option", "SubCommands", 22},
    {"mlir/IR/EnumAttr.td", "DefaultValuedEnumAttr", "", 22},
    {"mlir/IR/EnumAttr.td", "EnumInfo", "", 21},
    {"mlir/IR/Constraints.td", "AttrConstraint", "cppFunctionName", 21},
    {"llvm/CodeGen/ValueTypes.td", "ValueType", "isRISCVVecTuple", 21},
    {"mlir/IR/Constraints.td", "TypeConstraint", "cppFunctionName", 20},
    {"mlir/IR/Constraints.td", "TypeConstraint", "", 19},
    {"llvm/CodeGen/ValueTypes.td", "ValueType", "", 19},
    {"llvm/Option/OptParser.td", "Option", "", 21},
};

// The number in `#define LLVM_VERSION_MAJOR 22`.
std::optional<uint32_t> number_in_header(std::string_view text) {
  constexpr std::string_view define = "#define LLVM_VERSION_MAJOR ";
  size_t at = text.find(define);
  if (at == text.npos)
    return std::nullopt;
  text.remove_prefix(at + define.size());
  uint32_t number = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

bool has_field(const Record &record, std::string_view name) {
  for (const FieldInfo &field : record.fields())
    if (field.name->text() == name)
      return true;
  return false;
}

bool is_met(const ReleaseMarker &marker, const Records &records) {
  const Record *found = records.find_class(marker.record_class);
  if (!found || (!marker.field.empty() && !has_field(*found, marker.field)))
    return false;
  const Buffer *buffer = records.sources.find(found->pos());
  return buffer && buffer->path.ends_with(marker.file);
}

std::string evidence(const ReleaseMarker &marker) {
  std::string name(marker.record_class);
  if (!marker.field.empty())
    name += "." + std::string(marker.field);
  return name + " in " + std::string(marker.file);
}

} // namespace

ReleaseHeader find_release_header(FileSource &files, const std::vector<std::string> &include_dirs) {
  ReleaseHeader header;
  for (const std::string &folder : include_dirs) {
    std::string path = folder + '/' + release_header;
    std::shared_ptr<LexedFile> file = files.open(path);
    if (!file) {
      header.missing.push_back(std::move(path));
      continue;
    }
    header.files.push_back({std::move(path), file->source()});
    header.number = number_in_header(file->source()->text);
    if (header.number)
      break;
  }
  return header;
}

std::span<const ReleaseMarker> release_markers() { return markers; }

std::optional<Release> release_of_base_files(const Records &records) {
  for (const ReleaseMarker &marker : markers)
    if (is_met(marker, records))
      return Release{marker.release, Release::Source::BaseFiles, evidence(marker)};
  return std::nullopt;
}

} // namespace tblgen
