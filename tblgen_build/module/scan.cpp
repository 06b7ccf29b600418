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

// Where the file that has `pos` is included, innermost first.
nb::list include_stack(const SourceMap &sources, Pos pos) {
  nb::list list;
  for (const Buffer *buffer = sources.find(pos); buffer && buffer->included_at != 0;
       buffer = sources.find(buffer->included_at)) {
    LineColumn at = sources.line_column(buffer->included_at);
    const std::string &path = sources.find(buffer->included_at)->path;
    list.append(nb::make_tuple(path_to_python(path), at.line, at.column));
  }
  return list;
}

// Each with the include directives that lead to its file.
nb::list located_problems(const ScanResult &result) {
  nb::list list;
  for (const Diagnostic &problem : result.problems)
    list.append(nb::make_tuple(to_python({detached(problem, result.sources)})[0],
                               include_stack(result.sources, problem.pos)));
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
                        paths_to_python(result.missing_probes), located_problems(result));
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
