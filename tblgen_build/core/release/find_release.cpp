#include "tblgen_build/core/release/find_release.h"

#include "tblgen_build/core/evaluate/evaluate.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace tblgen {

namespace {

constexpr ReleaseMarker markers[] = {
    {"mlir/IR/DialectBase.td", "Dialect", "discardableAttrs", 19},
    {"mlir/IR/DialectBase.td", "Dialect", "usePropertiesForAttributes", 23, true},
    {"mlir/IR/DialectBase.td", "Dialect", "useStrictPropertiesInAssemblyFormat", 24},
    {"mlir/IR/EnumAttr.td", "ConstantEnumCase", "", 19},
    {"mlir/IR/Constraints.td", "TypeConstraint", "cppFunctionName", 20},
    {"mlir/IR/Constraints.td", "AttrConstraint", "cppFunctionName", 21},
    {"mlir/IR/EnumAttr.td", "EnumInfo", "", 21},
    {"mlir/IR/EnumAttr.td", "DefaultValuedEnumAttr", "", 22},
    {"mlir/IR/EnumAttr.td", "I8Enum", "", 23},
    {"mlir/IR/EnumAttr.td", "EnumAttrParameter", "", 24},
    {"mlir/IR/Interfaces.td", "DialectInterface", "", 22},
    {"mlir/IR/Interfaces.td", "InterfaceMethodDeclaration", "", 23},
    {"llvm/CodeGen/ValueTypes.td", "ValueType", "isNormalValueType", 19},
    {"llvm/CodeGen/ValueTypes.td", "ValueType", "isRISCVVecTuple", 20},
    {"llvm/Target/Target.td", "RegClassByHwMode", "", 22},
    {"llvm/Target/Target.td", "RegisterByHwMode", "", 23},
    {"llvm/Target/Target.td", "AsmWriter", "UseBytecode", 24},
    {"llvm/Option/OptParser.td", "Option", "HelpTextsForVariants", 19},
    {"llvm/Option/OptParser.td", "Option", "SubCommands", 22},
    {"llvm/Option/OptParser.td", "Option", "ValueMerger", 23, true},
    {"llvm/Option/OptParser.td", "FlagOrEq", "", 24},
    {"llvm/Frontend/Directive/DirectiveBase.td", "Association", "", 19},
    {"llvm/Frontend/Directive/DirectiveBase.td", "Spelling", "", 21},
    {"llvm/Frontend/Directive/DirectiveBase.td", "LoopModifier", "", 23},
    {"llvm/Frontend/Directive/DirectiveBase.td", "Directive", "pureSince", 24},
    {"clang/Basic/Attr.td", "Attr", "comparisonFn", 23},
    {"clang/Basic/Attr.td", "Attr", "HasCustomTextNodeDump", 24},
    {"clang/Basic/Diagnostic.td", "Diagnostic", "StableId", 23},
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

bool stands_in(const Record &record, const SourceMap &sources, std::string_view file) {
  std::span<const Pos> positions = record.positions();
  return std::any_of(positions.begin(), positions.end(), [&](Pos pos) {
    const Buffer *buffer = sources.find(pos);
    return buffer && buffer->path.ends_with(file);
  });
}

// A class of that name in a user's own file says nothing.
bool has(const Records &records, const ReleaseMarker &marker) {
  const Record *found = records.find_class(marker.record_class);
  if (!found || !stands_in(*found, records.sources, marker.file))
    return false;
  return marker.field.empty() || has_field(*found, marker.field) != marker.is_gone;
}

// What is in the file; `holds`: the marker does.
std::string evidence(const ReleaseMarker &marker, bool holds) {
  std::string name(holds != marker.is_gone ? "" : "no ");
  name += marker.record_class;
  if (!marker.field.empty())
    name += "." + std::string(marker.field);
  return name + " in " + std::string(marker.file);
}

} // namespace

ReleaseHeader find_release_header(FileSource &files, const std::vector<std::string> &include_dirs) {
  ReleaseHeader header;
  for (const std::string &folder : include_dirs) {
    std::string path = folder + '/' + release_header;
    if (std::shared_ptr<LexedFile> file = files.open(path)) {
      header.files.push_back({std::move(path), file->source()});
      header.number = number_in_header(file->source()->text);
      if (header.number)
        break;
    } else {
      header.missing.push_back(std::move(path));
    }
  }
  return header;
}

ReleaseSearch search_release(FileSource &files, const std::vector<std::string> &include_dirs,
                             const ProjectsRead &projects, std::optional<uint32_t> given) {
  ReleaseSearch found;
  if (!projects.any() || (given && !has_evidence(*given)))
    return found;
  found.header = find_release_header(files, include_dirs);
  std::optional<uint32_t> in_header = found.header.number;
  bool is_other_tree = given && in_header && *given != *in_header;
  std::optional<uint32_t> number = given ? given : in_header;
  if (!is_other_tree && (!number || has_evidence(*number)))
    found.evidence = find_evidence(files, include_dirs, projects, number);
  return found;
}

void ReleaseFinder::give(uint32_t number) {
  records_.release = {number, Release::Source::Given};
  is_sought_ = true;
}

// Those that are not among them: evidence may be in files that the unit includes.
void ReleaseFinder::add_inputs(auto files, std::vector<std::string> missing) {
  std::set<std::string> known;
  for (const Dependency &dependency : records_.dependencies)
    known.insert(dependency.path);
  known.insert(records_.missing_probes.begin(), records_.missing_probes.end());
  for (auto &[path, source] : files)
    if (known.insert(path).second)
      records_.dependencies.push_back({std::move(path), std::move(source)});
  for (std::string &path : missing)
    if (known.insert(path).second)
      records_.missing_probes.push_back(std::move(path));
}

void ReleaseFinder::take(ReleaseHeader header) {
  if (header.files.empty() && header.missing.empty())
    return;
  if (header.number && records_.release.source != Release::Source::Given)
    records_.release = {*header.number, Release::Source::Header, header.files.back().path};
  add_inputs(std::move(header.files), std::move(header.missing));
}

uint32_t ReleaseFinder::number() {
  if (!is_sought_)
    take(find_release_header(files_, include_dirs_));
  is_sought_ = true;
  return records_.release.number;
}

bool ReleaseFinder::is_in_file_of_llvm(Pos at) const {
  const Buffer *buffer = records_.sources.find(at);
  return buffer && std::ranges::any_of(include_dirs_, [buffer](const std::string &folder) {
           ProjectsRead projects;
           if (buffer->path.starts_with(folder + '/'))
             projects.add(std::string_view(buffer->path).substr(folder.size() + 1));
           return projects.any();
         });
}

void ReleaseFinder::require(uint32_t language, std::string_view what, DiagnosticLog &log, Pos at) {
  if (number() >= language)
    return;
  if (records_.release.source == Release::Source::Default && is_in_file_of_llvm(at))
    return; // settle() takes the release from such files
  std::string needed = std::to_string(language);
  log.fail(at, Code::LaterLanguage,
           std::string(what) + " needs the language of LLVM " + needed + ", and this is for LLVM " +
               std::to_string(number()) + ": give --llvm-release=" + needed);
}

void ReleaseFinder::settle(const ProjectsRead &projects) {
  std::optional<uint32_t> given;
  if (records_.release.source == Release::Source::Given)
    given = records_.release.number;
  ReleaseSearch found = search_release(files_, include_dirs_, projects, given);
  take(std::move(found.header));
  if (!found.evidence.files.empty() || !found.evidence.missing.empty())
    add_inputs(std::move(found.evidence.files), std::move(found.evidence.missing));
  if (records_.release.source == Release::Source::Default)
    take_base_files();
  records_.release.differences = found.evidence.evidence;
}

void ReleaseFinder::take_base_files() {
  BaseReleases base = releases_of_base_files(records_);
  if (base.last < records_.release.number) // the latest it may be
    records_.release = {base.last, Release::Source::BaseFiles, base.lacks};
  else if (!base.has.empty())
    records_.release = {std::max(base.first, default_release), Release::Source::BaseFiles,
                        base.has};
}

std::span<const ReleaseMarker> release_markers() { return markers; }

BaseReleases releases_of_base_files(const Records &records) {
  BaseReleases found;
  for (const ReleaseMarker &marker : markers) {
    if (!reads(records, marker.file))
      continue;
    if (!has(records, marker) && marker.since - 1 < found.last) {
      found.last = marker.since - 1;
      found.lacks = evidence(marker, false);
    } else if (has(records, marker) && marker.since > found.first) {
      found.first = marker.since;
      found.has = evidence(marker, true);
    }
  }
  return found;
}

} // namespace tblgen
