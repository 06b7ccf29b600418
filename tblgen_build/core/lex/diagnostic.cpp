#include "tblgen_build/core/lex/diagnostic.h"

#include "tblgen_build/core/support/characters.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <set>
#include <utility>

namespace tblgen {

namespace {

// Where the files are included that have the position, innermost first.
std::vector<std::pair<std::string, uint32_t>> include_stack(const Buffer &buffer,
                                                            const SourceMap &sources) {
  std::vector<std::pair<std::string, uint32_t>> stack;
  for (Pos at = buffer.included_at; const Buffer *includer = sources.find(at);
       at = includer->included_at)
    stack.emplace_back(includer->path, sources.line_column(at).line);
  return stack;
}

std::shared_ptr<const Place> shared_place(Pos pos, const SourceMap &sources) {
  std::optional<Place> place = place_of(pos, sources);
  return place ? std::make_shared<const Place>(std::move(*place)) : nullptr;
}

Message note_of(std::string text, Pos pos, const SourceMap &sources) {
  Message note;
  note.severity = Severity::Note;
  note.text = std::move(text);
  note.place = shared_place(pos, sources);
  return note;
}

// Puts `near` in the place of the subject, which stands on the line of the mistake, from it on.
std::optional<Fix> correction(const Mistake &what, const Place &place) {
  std::string_view line = place.excerpt, wrong = what.subject;
  for (size_t at = line.find(wrong, place.column - 1); at != line.npos && !wrong.empty();
       at = line.find(wrong, at + 1)) {
    size_t end = at + wrong.size();
    bool begins = at == 0 || !is_word(line[at - 1]);
    if (begins && (end == line.size() || !is_word(line[end])))
      return Fix{place.file, place.line, static_cast<uint32_t>(at + 1),
                 static_cast<uint32_t>(wrong.size()), what.near};
  }
  return std::nullopt;
}

void add_fixes(Message &message, const Diagnostic &diagnostic, const SourceMap &sources) {
  if (message.place && !diagnostic.what.near.empty())
    if (std::optional<Fix> fix = correction(diagnostic.what, *message.place))
      message.fixes.push_back(std::move(*fix));
  for (const DiagnosticNote &note : diagnostic.notes)
    if (std::optional<Place> at = place_of(note.pos, sources); at && !note.insert.empty())
      message.fixes.push_back({at->file, at->line, at->column, 0, note.insert});
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

// Words of a name begin with a capital that follows a small letter or a digit: I64|Attr.
std::vector<std::string_view> words_of(std::string_view name) {
  std::vector<std::string_view> words;
  size_t begin = 0;
  auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  for (size_t i = 1; i <= name.size(); ++i)
    if (i == name.size() || (is_capital(name[i]) && !is_capital(name[i - 1]))) {
      words.push_back(name.substr(begin, i - begin));
      begin = i;
    }
  return words;
}

} // namespace

Kinship kinship(std::string_view a, std::string_view b) {
  std::vector<std::string_view> left = words_of(a), right = words_of(b);
  if (a == b || a.empty() || b.empty() || left.front() != right.front())
    return Kinship::None;
  auto [in_left, in_right] = std::ranges::mismatch(left, right);
  auto left_rest = std::ranges::subrange(in_left, left.end());
  auto right_rest = std::ranges::subrange(in_right, right.end());
  if (left_rest.size() + right_rest.size() == 1)
    return Kinship::ByOneMore;
  if (left_rest.empty() || right_rest.empty())
    return Kinship::None;
  return std::ranges::equal(left_rest | std::views::drop(1), right_rest | std::views::drop(1))
             ? Kinship::ByExchange
             : Kinship::None;
}

std::optional<Place> place_of(Pos pos, const SourceMap &sources) {
  const Buffer *buffer = sources.find(pos);
  if (!buffer)
    return std::nullopt;
  LineColumn at = sources.line_column(pos);
  return Place{buffer->path, at.line, at.column, std::string(sources.line_text(pos)),
               include_stack(*buffer, sources)};
}

Mistake missing_include(const std::string &name) {
  return {Code::MissingInclude, "could not find include file '" + name + "'", name};
}

Message detached(const Diagnostic &diagnostic, const SourceMap &sources) {
  Message message;
  message.severity = diagnostic.severity;
  message.code = text_of(diagnostic.what.code);
  message.text = diagnostic.what.message.text;
  message.subject = diagnostic.what.subject;
  message.names = diagnostic.what.message.names;
  message.place = shared_place(diagnostic.pos, sources);
  for (Pos pos : diagnostic.stack)
    message.notes.push_back(note_of("instantiated from multiclass", pos, sources));
  for (const DiagnosticNote &note : diagnostic.notes)
    message.notes.push_back(note_of(note.message, note.pos, sources));
  add_fixes(message, diagnostic, sources);
  return message;
}

void Suggestion::offer(std::string_view candidate) {
  if (best_distance_ == 0 || candidate == name_)
    return;
  if (candidate.size() == name_.size() &&
      std::ranges::equal(candidate, name_, {}, to_lower, to_lower)) {
    if (!is_respelled_ || candidate < best_)
      best_ = candidate;
    is_respelled_ = true;
  }
  if (is_respelled_)
    return;
  constexpr size_t least_begun = 6; // letters
  if (name_.size() >= least_begun && candidate.starts_with(name_)) {
    is_only_longer_ &= longer_.empty() || longer_ == candidate;
    longer_ = candidate;
  }
  size_t distance = edit_distance(name_, candidate, best_distance_);
  // Ties go to the name that sorts first, whatever order they were offered in.
  if (distance < best_distance_ ||
      (distance == best_distance_ && (best_.empty() || candidate < best_))) {
    best_ = candidate;
    best_distance_ = distance;
  }
}

std::vector<std::string> near_names(std::string_view name, std::span<const std::string> candidates,
                                    size_t most) {
  size_t limit = Suggestion::nearness(name);
  std::set<std::pair<size_t, std::string_view>> found;
  for (const std::string &candidate : candidates)
    if (candidate != name && limit != 0)
      if (size_t distance = edit_distance(name, candidate, limit); distance <= limit)
        found.emplace(distance, candidate);
  std::vector<std::string> names;
  for (const auto &[distance, candidate] : found)
    if (names.size() < most && distance == found.begin()->first)
      names.emplace_back(candidate);
  return names;
}

} // namespace tblgen
