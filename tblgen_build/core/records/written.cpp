#include "tblgen_build/core/records/written.h"

#include <algorithm>
#include <optional>
#include <string>

namespace tblgen {

namespace {

// Literals without anything but `#` between them: they are one string.
struct Run {
  std::string text;
  std::vector<Pos> at; // of each character, and of the end
};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Finds the literals of one statement, or of one value, in source text.
class Finder {
public:
  // `until_comma`: the text is a value, which ends where one may.
  Finder(const Buffer &buffer, Pos from, bool until_comma)
      : text_(buffer.source->text), base_(buffer.base), at_(from - buffer.base),
        until_comma_(until_comma) {}

  std::vector<Run> find() {
    while (at_ < text_.size() && !is_done_)
      step();
    end_run();
    return std::move(runs_);
  }

private:
  void step() {
    char c = text_[at_];
    if (is_space(c)) {
      ++at_;
    } else if (starts("//")) {
      at_ = std::min(text_.find('\n', at_), text_.size());
    } else if (starts("/*")) {
      skip_comment();
    } else if (starts("[{")) {
      take_code();
    } else if (c == '"') {
      take_string();
    } else if (c == '#' && is_in_run_) {
      ++at_;
    } else {
      end_run();
      take_other(c);
    }
  }

  bool starts(std::string_view with) const { return text_.compare(at_, with.size(), with) == 0; }

  void skip_comment() {
    int depth = 0;
    do {
      if (starts("/*")) {
        ++depth;
        at_ += 2;
      } else if (starts("*/")) {
        --depth;
        at_ += 2;
      } else {
        ++at_;
      }
    } while (depth > 0 && at_ < text_.size());
  }

  void take_code() {
    size_t end = text_.find("}]", at_);
    begin_literal();
    for (at_ += 2; at_ < std::min(end, text_.size()); ++at_)
      add(text_[at_], at_);
    end_literal();
    at_ = std::min(text_.size(), at_ + 2);
  }

  void take_string() {
    begin_literal();
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      size_t start = at_;
      char c = text_[at_];
      if (c == '\\' && at_ + 1 < text_.size()) {
        c = text_[++at_];
        c = c == 'n' ? '\n' : c == 't' ? '\t' : c;
      }
      add(c, start);
    }
    end_literal();
    ++at_;
  }

  void begin_literal() {
    if (!is_in_run_)
      runs_.emplace_back();
    else
      runs_.back().at.pop_back(); // the end of the literal before
    is_in_run_ = true;
  }

  void add(char c, size_t at) {
    runs_.back().text += c;
    runs_.back().at.push_back(position(at));
  }

  void end_literal() { runs_.back().at.push_back(position(at_)); }

  void end_run() { is_in_run_ = false; }

  void take_other(char c) {
    ++at_;
    if (c == '{' || c == '(' || c == '[' || c == '<') {
      ++depth_;
    } else if (c == '}' || c == ')' || c == ']' || c == '>') {
      --depth_;
      // A closing brace ends a def; what was not opened here ends a value.
      is_done_ = depth_ < 0 || (c == '}' && depth_ == 0 && !until_comma_);
    } else if (depth_ == 0) {
      is_done_ = c == ';' || (c == ',' && until_comma_);
    }
  }

  Pos position(size_t at) const { return base_ + static_cast<Pos>(at); }

  const std::string &text_;
  Pos base_;
  size_t at_;
  bool until_comma_;
  bool is_in_run_ = false;
  bool is_done_ = false;
  int depth_ = 0;
  std::vector<Run> runs_;
};

std::vector<Run> literals(const Records &records, Pos from, bool until_comma) {
  const Buffer *buffer = records.sources.find(from);
  return buffer ? Finder(*buffer, from, until_comma).find() : std::vector<Run>();
}

// Where the run has the character, if it is in the string exactly once.
std::optional<Pos> in_run(const Run &run, std::string_view string, size_t offset) {
  if (string.empty())
    return run.text.empty() ? std::optional(run.at.front()) : std::nullopt;
  size_t start = string.find(run.text);
  if (run.text.empty() || start == string.npos || string.find(run.text, start + 1) != string.npos)
    return std::nullopt;
  if (offset < start || offset - start > run.text.size())
    return std::nullopt;
  return run.at[offset - start];
}

// The longest run that has the character; 0 where there is none, or two.
Pos in_longest(const std::vector<Run> &runs, std::string_view string, size_t offset) {
  Pos best = 0;
  std::optional<size_t> longest;
  for (const Run &run : runs) {
    std::optional<Pos> found = in_run(run, string, offset);
    if (!found || (longest && run.text.size() < *longest))
      continue;
    best = run.text.size() == longest ? 0 : *found;
    longest = run.text.size();
  }
  return best;
}

} // namespace

Pos written_position(const Records &records, const Record &record, uint32_t slot, size_t offset) {
  auto *value = dyn_cast<StringValue>(record.value(slot));
  if (!value || offset > value->text().size())
    return 0;
  // What the field is set to; else what the def, or a defm, gives to classes.
  if (Pos found =
          in_longest(literals(records, record.field_pos(slot), true), value->text(), offset))
    return found;
  std::vector<Run> runs;
  for (Pos pos : record.positions())
    for (Run &run : literals(records, pos, false))
      runs.push_back(std::move(run));
  return in_longest(runs, value->text(), offset);
}

} // namespace tblgen
