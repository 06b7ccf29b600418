#include "find_release.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace tblgen {

namespace {

constexpr ReleaseMarker markers[] = {
    {"mlir/IR/Constraints.td", "TypeConstraint", "cppFunctionName", 20},
    {"mlir/IR/Constraints.td", "AttrConstraint", "cppFunctionName", 21},
    {"mlir/IR/EnumAttr.td", "EnumInfo", "", 21},
    {"mlir/IR/EnumAttr.td", "DefaultValuedEnumAttr", "", 22},
    {"mlir/IR/Interfaces.td", "DialectInterface", "", 22},
    {"llvm/CodeGen/ValueTypes.td", "ValueType", "isRISCVVecTuple", 20},
    {"llvm/Target/Target.td", "RegClassByHwMode", "", 22},
    {"llvm/Option/OptParser.td", "Option", "SubCommands", 22},
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

bool reads(const Records &records, std::string_view file) {
  const std::vector<Buffer> &buffers = records.sources.buffers();
  return std::any_of(buffers.begin(), buffers.end(),
                     [file](const Buffer &buffer) { return buffer.path.ends_with(file); });
}

bool has(const Records &records, const ReleaseMarker &marker) {
  const Record *found = records.find_class(marker.record_class);
  return found && (marker.field.empty() || has_field(*found, marker.field));
}

std::string evidence(const ReleaseMarker &marker) {
  std::string name(marker.record_class);
  if (!marker.field.empty())
    name += "." + std::string(marker.field);
  return name + " in " + std::string(marker.file);
}

} // namespace

void ReleaseFinder::give(uint32_t number) {
  records_.release = {number, Release::Source::Given};
  is_sought_ = true;
}

uint32_t ReleaseFinder::number() {
  if (!is_sought_)
    look_for_header();
  return records_.release.number;
}

void ReleaseFinder::settle(bool reads_llvm) {
  if (reads_llvm)
    number();
  if (records_.release.source != Release::Source::Default)
    return;
  BaseReleases base = releases_of_base_files(records_);
  if (base.last < records_.release.number) // the latest it may be
    records_.release = {base.last, Release::Source::BaseFiles, base.lacks};
  else if (!base.has.empty())
    records_.release = {std::max(base.first, default_release), Release::Source::BaseFiles,
                        base.has};
}

void ReleaseFinder::look_for_header() {
  is_sought_ = true;
  for (const std::string &folder : include_dirs_) {
    std::string path = folder + '/' + release_header;
    std::shared_ptr<LexedFile> file = files_.open(path);
    if (!file) {
      records_.missing_probes.push_back(std::move(path));
      continue;
    }
    records_.dependencies.push_back({path, file->source()});
    if (std::optional<uint32_t> number = number_in_header(file->source()->text)) {
      records_.release = {*number, Release::Source::Header, std::move(path)};
      return;
    }
  }
}

std::span<const ReleaseMarker> release_markers() { return markers; }

BaseReleases releases_of_base_files(const Records &records) {
  BaseReleases found;
  for (const ReleaseMarker &marker : markers) {
    if (!reads(records, marker.file))
      continue;
    if (!has(records, marker) && marker.since - 1 < found.last) {
      found.last = marker.since - 1;
      found.lacks = "no " + evidence(marker);
    } else if (has(records, marker) && marker.since > found.first) {
      found.first = marker.since;
      found.has = evidence(marker);
    }
  }
  return found;
}

} // namespace tblgen
