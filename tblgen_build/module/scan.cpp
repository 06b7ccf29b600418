#include "scan.h"

#include "unit.h"

namespace tblgen::python {

namespace {

nb::list files_to_python(const ScanResult &result) {
  nb::list list;
  for (const ScanResult::File &file : result.files) {
    const Digest &digest = file.source->digest();
    list.append(nb::make_tuple(path_to_python(file.path), nb::bytes(digest.data(), digest.size())));
  }
  return list;
}

// Lines and columns need a map of positions: one that has every file once.
class FilePositions {
public:
  explicit FilePositions(const ScanResult &result) {
    for (const ScanResult::File &file : result.files)
      sources_.open(file.path, file.source, 0);
  }
  LineColumn find(uint32_t file, uint32_t offset) const {
    return sources_.line_column(sources_.buffers()[file].base + offset);
  }

private:
  SourceMap sources_;
};

nb::list edges_to_python(const ScanResult &result) {
  nb::list list;
  FilePositions positions(result);
  for (const IncludeEdge &edge : result.edges) {
    LineColumn at = positions.find(edge.includer, edge.offset);
    nb::object included = nb::none();
    if (edge.included != IncludeEdge::not_found)
      included = nb::int_(edge.included);
    list.append(
        nb::make_tuple(edge.includer, at.line, at.column, path_to_python(edge.name), included));
  }
  return list;
}

nb::list paths_to_python(const std::vector<std::string> &paths) {
  nb::list list;
  for (const std::string &path : paths)
    list.append(path_to_python(path));
  return list;
}

nb::tuple problems_to_python(const std::vector<Diagnostic> &problems, const SourceMap &sources) {
  std::vector<Message> messages;
  for (const Diagnostic &problem : problems)
    messages.push_back(detached(problem, sources));
  return to_python(std::move(messages));
}

} // namespace

nb::object scan_to_python(FileSource &files, const ScanRequest &request) {
  ScanResult result;
  {
    nb::gil_scoped_release unlocked;
    result = scan_includes(files, request);
    for (const ScanResult::File &file : result.files)
      file.source->digest();
  }
  return nb::make_tuple(files_to_python(result), edges_to_python(result),
                        paths_to_python(result.missing_probes),
                        problems_to_python(result.problems, result.sources));
}

nb::object preprocess_to_python(FileSource &files, const PreprocessRequest &request) {
  PreprocessResult result;
  {
    nb::gil_scoped_release unlocked;
    result = preprocess(files, request);
  }
  return nb::make_tuple(to_python(result.text),
                        problems_to_python(result.problems, result.sources));
}

} // namespace tblgen::python
