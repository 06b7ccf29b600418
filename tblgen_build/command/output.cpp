#include "tblgen_build/command/output.h"

#include "tblgen_build/system/files.h"

namespace tblgen::command {

using namespace system;

namespace {

bool is_irregular(const std::string &path) {
  FileKind kind = path == "-" ? FileKind::Other : status_of(path).kind;
  return kind == FileKind::Folder || kind == FileKind::Other;
}

} // namespace

std::string overwriting_problem(const std::vector<std::string> &outputs, const std::string &depfile,
                                const std::vector<std::string> &inputs) {
  std::vector<std::string> written = outputs;
  if (!depfile.empty())
    written.push_back(depfile);
  for (const std::string &path : written) {
    FileStatus status = path == "-" ? FileStatus{} : status_of(path);
    if (status.kind != FileKind::File)
      continue;
    for (const std::string &input : inputs) // hard links are files of their own
      if (is_one_file(status_of(input), status) && real_path(input) == real_path(path))
        return "'" + path + "' is an input: it would be overwritten";
  }
  if (depfile.empty() || is_irregular(depfile))
    return "";
  for (const std::string &output : outputs)
    if (output != "-" && real_name(output) == real_name(depfile))
      return "'" + depfile + "' cannot be both the output and the dependency file";
  return "";
}

namespace {

// Make reads `\ ` as a space, and backslashes before it in pairs.
void append_escaped(std::string &text, std::string_view path) {
  for (size_t i = 0; i < path.size(); ++i) {
    char c = path[i];
    if (c == '$') {
      text += '$';
    } else if (c == '#') {
      text += '\\';
    } else if (c == ' ' || c == '\t') {
      text += '\\';
      for (size_t j = i; j > 0 && path[j - 1] == '\\'; --j)
        text += '\\';
    }
    text += c;
  }
}

} // namespace

std::string depfile_text(std::string_view target, const std::vector<std::string> &prerequisites) {
  std::string text;
  append_escaped(text, target);
  text += ':';
  for (const std::string &path : prerequisites) {
    text += ' ';
    append_escaped(text, path);
  }
  text += '\n';
  return text;
}

} // namespace tblgen::command
