#include "tblgen_build/core/lex/scan.h"

#include "tblgen_build/core/release/find_release.h"

#include <functional>
#include <set>
#include <tuple>
#include <unordered_map>

namespace tblgen {

namespace {

class Scan {
public:
  Scan(FileSource &files, const ScanRequest &request)
      : files_(files), request_(request), macros_(request.defines.begin(), request.defines.end()) {}

  ScanResult run();

private:
  // Macros are only ever added. So within one scan their number says which there
  // are, and a file entered twice with the same number does the same again.
  struct Frame : IncludeFrame {
    uint32_t index; // into result_.files
  };

  void scan();
  void add_release();
  std::shared_ptr<LexedFile> main_file();
  void step(Frame &frame);
  void define(const Frame &frame);
  void include(Frame &frame);
  FoundFile find(const std::string &name);
  uint32_t file_index(const FoundFile &found);
  uint32_t add_file(const std::string &path, std::shared_ptr<const SourceText> source);
  void enter(uint32_t index, const FoundFile &found, Pos included_at);
  // The buffers from which including the file leads back to it; or none.
  Pos position(const Frame &frame, uint32_t offset) const {
    return result_.sources.buffers()[frame.buffer].base + offset;
  }
  void report(Pos pos, Mistake mistake) {
    result_.problems.push_back({Severity::Error, std::move(mistake), pos, {}, {}});
  }

  FileSource &files_;
  const ScanRequest &request_;
  ScanResult result_;
  std::set<std::string, std::less<>> macros_;
  std::vector<Frame> frames_;
  std::unordered_map<std::string, uint32_t> indices_;
  std::set<std::string> missing_;
  ProjectsRead projects_read_;
  std::set<std::pair<uint32_t, size_t>> entered_; // file and number of macros
  std::set<std::tuple<uint32_t, uint32_t, uint32_t>> edges_;
};

ScanResult Scan::run() {
  try {
    scan();
    if (request_.seeks_release)
      add_release();
  } catch (const LimitExceeded &limit) {
    report(frames_.empty() ? 0 : position(frames_.back(), frames_.back().segment->end_offset),
           {Code::Limit, limit.message});
  }
  return std::move(result_);
}

void Scan::add_release() {
  ReleaseSearch found =
      search_release(files_, request_.include_dirs, projects_read_, request_.release);
  for (auto &[path, source] : found.header.files)
    add_file(path, std::move(source));
  for (auto &[path, source] : found.evidence.files)
    add_file(path, std::move(source));
  for (std::vector<std::string> *missing : {&found.header.missing, &found.evidence.missing})
    for (std::string &path : *missing)
      if (missing_.insert(path).second)
        result_.missing_probes.push_back(std::move(path));
}

void Scan::scan() {
  FoundFile main{request_.path, main_file(), {}};
  if (!main.file)
    return report(0, {Code::UnreadableFile, "could not open input file '" + request_.path + "'"});
  projects_read_.add_main(request_.path, request_.include_dirs);
  enter(file_index(main), main, 0);
  while (!frames_.empty())
    step(frames_.back());
}

std::shared_ptr<LexedFile> Scan::main_file() {
  if (request_.source)
    return std::make_shared<LexedFile>(std::make_shared<SourceText>(*request_.source));
  return files_.open(request_.path);
}

void Scan::step(Frame &frame) {
  const Segment &segment = *frame.segment;
  define(frame);
  switch (segment.end) {
  case Segment::End::Test: {
    bool defined = macros_.contains(segment.texts[segment.end_text]);
    frame.segment = frame.file->after(&segment, defined != segment.negated);
    break;
  }
  case Segment::End::Include:
    include(frame);
    break;
  case Segment::End::Error:
    report(position(frame, segment.errors.front().offset), segment.errors.front().mistake);
    frames_.pop_back();
    break;
  case Segment::End::Eof:
    frames_.pop_back();
    break;
  }
}

void Scan::define(const Frame &frame) {
  for (const Segment::Define &define : frame.segment->defines)
    macros_.emplace(define.name);
}

void Scan::include(Frame &frame) {
  const Segment &segment = *frame.segment;
  std::string name(segment.texts[segment.end_text]);
  uint32_t includer = frame.index, offset = segment.include_offset;
  Pos at = position(frame, offset);
  frame.segment = frame.file->after(&segment, false);

  FoundFile found = find(name);
  projects_read_.add(name);
  uint32_t index = found.file ? file_index(found) : IncludeEdge::not_found;
  if (edges_.emplace(includer, offset, index).second)
    result_.edges.push_back({includer, offset, name, index});
  if (!found.file)
    return report(at, missing_include(name));
  std::string refusal = refuse_include(result_.sources, frames_, found.file, macros_.size());
  if (!refusal.empty())
    return report(at, {Code::CircularInclude, std::move(refusal)});
  enter(index, found, at);
}

FoundFile Scan::find(const std::string &name) {
  FoundFile found = files_.find(name, request_.include_dirs);
  for (std::string &path : found.missed)
    if (missing_.insert(path).second)
      result_.missing_probes.push_back(std::move(path));
  return found;
}

uint32_t Scan::file_index(const FoundFile &found) {
  return add_file(found.path, found.file->source());
}

uint32_t Scan::add_file(const std::string &path, std::shared_ptr<const SourceText> source) {
  auto [entry, is_new] = indices_.try_emplace(path, static_cast<uint32_t>(result_.files.size()));
  if (is_new)
    result_.files.push_back({path, std::move(source)});
  return entry->second;
}

void Scan::enter(uint32_t index, const FoundFile &found, Pos included_at) {
  if (!entered_.emplace(index, macros_.size()).second)
    return;
  size_t buffer = result_.sources.open(found.path, found.file->source(), included_at);
  frames_.push_back({{found.file, found.file->first(), buffer, macros_.size()}, index});
}

} // namespace

ScanResult scan_includes(FileSource &files, const ScanRequest &request) {
  return Scan(files, request).run();
}

} // namespace tblgen
