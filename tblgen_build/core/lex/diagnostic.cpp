#include "tblgen_build/core/lex/diagnostic.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tblgen {

namespace {

std::string_view severity_name(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
    return "note";
  case Severity::Message:
    break;
  }
  return "";
}

void append_include_stack(std::string &out, const SourceMap &sources, Pos included_at) {
  const Buffer *buffer = sources.find(included_at);
  if (!buffer)
    return;
  append_include_stack(out, sources, buffer->included_at);
  out += "Included from " + buffer->path + ':' +
         std::to_string(sources.line_column(included_at).line) + ":\n";
}

// The line with tabs as the terminal would show them, and the caret below.
void append_source_line(std::string &out, const SourceMap &sources, Pos pos) {
  std::string_view line = sources.line_text(pos);
  size_t column = sources.line_column(pos).column - 1;
  std::string shown, caret;
  for (size_t i = 0; i < line.size() || i <= column; ++i) {
    bool tab = i < line.size() && line[i] == '\t';
    size_t width = tab ? 8 - shown.size() % 8 : 1;
    if (i < line.size())
      shown.append(tab ? std::string(width, ' ') : std::string(1, line[i]));
    bool continues = i < line.size() && (line[i] & 0xC0) == 0x80; // a character of several bytes
    if (i < column && !continues)
      caret.append(width, ' ');
  }
  out += shown + '\n' + caret + "^\n";
}

void append_message(std::string &out, const SourceMap &sources, Severity severity,
                    std::string_view message, Pos pos) {
  if (const Buffer *buffer = sources.find(pos)) {
    append_include_stack(out, sources, buffer->included_at);
    LineColumn at = sources.line_column(pos);
    out += buffer->path + ':' + std::to_string(at.line) + ':' + std::to_string(at.column) + ": ";
  }
  if (severity != Severity::Message)
    out.append(severity_name(severity)).append(": ");
  out.append(message).push_back('\n');
  if (sources.find(pos))
    append_source_line(out, sources, pos);
}

// Edits (insert, delete, replace one byte, swap two) between two names; stops counting
// beyond `limit`.
size_t edit_distance(std::string_view a, std::string_view b, size_t limit) {
  size_t longer = std::max(a.size(), b.size()), shorter = std::min(a.size(), b.size());
  if (longer - shorter > limit)
    return limit + 1;
  std::vector<size_t> before(b.size() + 1), row(before), next(before);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 0; i < a.size(); ++i) {
    next[0] = i + 1;
    for (size_t j = 0; j < b.size(); ++j) {
      next[j + 1] = std::min({row[j] + (a[i] != b[j]), next[j] + 1, row[j + 1] + 1});
      if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
        next[j + 1] = std::min(next[j + 1], before[j - 1] + 1);
    }
    // A swap looks back by two rows.
    if (std::min(std::ranges::min(row), std::ranges::min(next)) > limit)
      return limit + 1;
    std::swap(before, row);
    std::swap(row, next);
  }
  return row.back();
}

} // namespace

std::string render(const Diagnostic &diagnostic, const SourceMap &sources) {
  std::string out;
  append_message(out, sources, diagnostic.severity, diagnostic.message, diagnostic.pos);
  for (Pos pos : diagnostic.stack)
    append_message(out, sources, Severity::Note, "instantiated from multiclass", pos);
  for (const DiagnosticNote &note : diagnostic.notes)
    append_message(out, sources, Severity::Note, note.message, note.pos);
  return out;
}

std::string render(Severity severity, std::string_view message, Pos pos, const SourceMap &sources) {
  std::string out;
  append_message(out, sources, severity, message, pos);
  return out;
}

void Suggestion::offer(std::string_view candidate) {
  if (best_distance_ == 0 || candidate == name_)
    return;
  size_t distance = edit_distance(name_, candidate, best_distance_);
  // Ties go to the name that sorts first, whatever order they were offered in.
  if (distance < best_distance_ ||
      (distance == best_distance_ && (best_.empty() || candidate < best_))) {
    best_ = candidate;
    best_distance_ = distance;
  }
}

std::string Suggestion::text() const {
  return best_.empty() ? std::string() : "; did you mean '" + std::string(best_) + "'?";
}

} // namespace tblgen
