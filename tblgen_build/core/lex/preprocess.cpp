#include "tblgen_build/core/lex/preprocess.h"

#include "tblgen_build/core/lex/words.h"
#include "tblgen_build/core/support/characters.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tblgen {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Walks the text of a file between the decisions that its segments end with. The lexer has
// found it sound.
class Walk {
public:
  Walk(std::string_view text, size_t at, std::string &out, bool keeps_defines)
      : text_(text), at_(at), out_(out), keeps_defines_(keeps_defines) {}

  // Copies what is taken, up to an #ifdef, an include or the end; tells where that begins.
  size_t copy() {
    while (at_ < text_.size() && !is_decision())
      step();
    return at_;
  }

  // After a test that failed: skips its region, up to its #else or past its #endif. The line
  // ends stay.
  void skip_region() {
    for (size_t depth = 0;;) {
      skip_line();
      skip_to_line_content();
      if (at_ >= text_.size())
        return;
      std::string_view word = directive();
      if (word.starts_with("if"))
        ++depth;
      else if (word == "else" && depth == 0)
        return skip_directive();
      else if (word == "endif" && depth-- == 0)
        return skip_directive();
    }
  }

private:
  // The word of the directive that stands here, or nothing.
  std::string_view directive() const {
    if (text_[at_] != '#')
      return {};
    std::string_view rest = text_.substr(at_ + 1);
    for (const DirectiveWord &known : directive_words) {
      std::string_view word = known.word;
      if (!rest.starts_with(word) || rest.size() == word.size())
        continue;
      std::string_view next = rest.substr(word.size());
      if (is_blank(next[0]) || next.starts_with("//") || next.starts_with("/*"))
        return word;
    }
    return {};
  }

  bool is_decision() const {
    if (text_[at_] == '#')
      return directive().starts_with("if");
    return text_.substr(at_).starts_with("include") &&
           (at_ + 7 == text_.size() || !is_word(text_[at_ + 7]));
  }

  void step() {
    std::string_view rest = text_.substr(at_);
    if (rest.starts_with("//"))
      return take(rest.find_first_of("\r\n"));
    if (rest.starts_with("/*"))
      return take(comment_size(rest));
    if (rest.starts_with("[{"))
      return take(code_size(rest));
    if (rest[0] == '"')
      return take(string_size(rest));
    if (std::string_view word = directive(); !word.empty())
      return step_directive(word);
    size_t size = 1;
    if (is_word(rest[0]) || rest[0] == '$')
      while (size < rest.size() && is_word(rest[size]))
        ++size;
    take(size);
  }

  void step_directive(std::string_view word) {
    size_t begin = at_;
    skip_directive();
    if (word == "define" && keeps_defines_)
      out_ += text_.substr(begin, at_ - begin);
    if (word == "else")
      skip_region();
  }

  void take(size_t size) {
    out_ += text_.substr(at_, size);
    at_ = std::min(text_.size(), size == std::string_view::npos ? size : at_ + size);
  }

  // Up to the line's end; comments may go on after it.
  void skip_directive() {
    while (at_ < text_.size() && text_[at_] != '\n' && text_[at_] != '\r') {
      std::string_view rest = text_.substr(at_);
      if (rest.starts_with("//"))
        return skip_line();
      at_ += rest.starts_with("/*") ? comment_size(rest) : 1;
    }
  }

  void skip_line() { at_ = std::min(text_.size(), text_.find_first_of("\r\n", at_)); }

  void skip_to_line_content() {
    while (at_ < text_.size()) {
      std::string_view rest = text_.substr(at_);
      size_t size = is_blank(rest[0])        ? 1
                    : rest.starts_with("//") ? std::min(rest.size(), rest.find_first_of("\r\n"))
                    : rest.starts_with("/*") ? comment_size(rest)
                                             : 0;
      if (size == 0)
        return;
      keep_line_ends(rest.substr(0, size));
      at_ += size;
    }
  }

  void keep_line_ends(std::string_view text) {
    for (char c : text)
      if (c == '\n')
        out_ += c;
  }

  static size_t comment_size(std::string_view text) {
    size_t at = 2;
    for (size_t depth = 1; depth > 0 && at < text.size(); ++at) {
      if (text.substr(at).starts_with("*/"))
        ++at, --depth;
      else if (text.substr(at).starts_with("/*"))
        ++at, ++depth;
    }
    return at;
  }

  // A brace pairs up with the character after it, as in the lexer.
  static size_t code_size(std::string_view text) {
    size_t at = 2;
    while (at < text.size())
      if (text[at++] == '}' && at < text.size() && text[at++] == ']')
        break;
    return at;
  }

  static size_t string_size(std::string_view text) {
    size_t at = 1;
    while (at < text.size() && text[at] != '"')
      at += text[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text.size());
  }

  std::string_view text_;
  size_t at_;
  std::string &out_;
  bool keeps_defines_;
};

class Preprocessor {
public:
  Preprocessor(FileSource &files, const PreprocessRequest &request)
      : files_(files), request_(request), macros_(request.defines.begin(), request.defines.end()) {}

  PreprocessResult run() {
    std::shared_ptr<LexedFile> file = main_file();
    try {
      if (file)
        enter(request_.path, file, 0);
      else
        report(0, {Code::UnreadableFile, "could not open input file '" + request_.path + "'"});
      while (!frames_.empty() && goes_on())
        step();
    } catch (const LimitExceeded &limit) {
      report(frames_.empty() ? 0 : position(frames_.back().segment->end_offset),
             {Code::Limit, limit.message});
    }
    return std::move(result_);
  }

private:
  struct Frame : IncludeFrame {
    size_t begin = 0;   // of the segment's text
    bool skips = false; // the segment begins with a region that is not taken
  };

  std::shared_ptr<LexedFile> main_file() {
    if (request_.source)
      return std::make_shared<LexedFile>(std::make_shared<SourceText>(*request_.source));
    return files_.open(request_.path);
  }

  static constexpr size_t max_text = size_t{256} << 20;

  // After an include that is not found, for others; no text is made of the unit.
  bool goes_on() const {
    return result_.problems.size() == not_found_.size() &&
           not_found_.size() < most_missing_includes;
  }

  bool is_shown() const { return frames_.size() == 1 || !request_.keeps_includes; }

  void step() {
    const Segment &segment = *frames_.back().segment;
    if (segment.end == Segment::End::Error)
      return report(position(segment.errors.front().offset), segment.errors.front().mistake);
    size_t decision = copy_segment();
    for (const Segment::Define &define : segment.defines)
      macros_.emplace(define.name);
    switch (segment.end) {
    case Segment::End::Test: {
      bool defined = macros_.contains(segment.texts[segment.end_text]);
      bool is_taken = defined != segment.negated;
      return go_on(is_taken, !is_taken);
    }
    case Segment::End::Include:
      return include(decision);
    case Segment::End::Eof:
      return leave();
    case Segment::End::Error:
      return;
    }
  }

  size_t copy_segment() {
    Frame &frame = frames_.back();
    std::string dropped;
    Walk walk(frame.file->source()->text, frame.begin, is_shown() ? result_.text : dropped,
              request_.keeps_includes);
    if (frame.skips)
      walk.skip_region();
    size_t decision = walk.copy();
    if (result_.text.size() > max_text)
      throw LimitExceeded{"the text is larger than " + std::to_string(max_text >> 20) + " MiB"};
    return decision;
  }

  void go_on(bool which, bool skips) {
    Frame &frame = frames_.back();
    frame.begin = frame.segment->end_offset;
    frame.segment = frame.file->after(frame.segment, which);
    frame.skips = skips;
  }

  void include(size_t keyword) {
    const Segment &segment = *frames_.back().segment;
    std::string name(segment.texts[segment.end_text]);
    Pos at = position(segment.include_offset);
    if (is_shown() && request_.keeps_includes)
      result_.text +=
          frames_.back().file->source()->text.substr(keyword, segment.end_offset - keyword);
    Pos after = position(segment.end_offset);
    go_on(false, false);
    auto [path, file, missed] = files_.find(name, request_.include_dirs);
    if (!file) {
      if (not_found_.insert(name).second)
        report(at, missing_include(name));
      return;
    }
    std::string refusal = refuse_include(result_.sources, frames_, file, macros_.size());
    if (!refusal.empty())
      return report(at, {Code::CircularInclude, std::move(refusal)});
    enter(path, file, after);
  }

  void enter(const std::string &path, const std::shared_ptr<LexedFile> &file, Pos included_at) {
    size_t buffer = result_.sources.open(path, file->source(), included_at);
    frames_.push_back({{file, file->first(), buffer, macros_.size()}});
    if (is_shown())
      mark(0);
  }

  void leave() {
    bool was_shown = is_shown();
    frames_.pop_back();
    if (was_shown && !frames_.empty())
      mark(frames_.back().begin);
  }

  // Where the text goes on, in the current file.
  void mark(size_t offset) {
    if (!result_.text.empty() && result_.text.back() != '\n')
      result_.text += '\n';
    if (!request_.has_markers)
      return;
    const Buffer &buffer = result_.sources.buffers()[frames_.back().buffer];
    // What follows on the line of an include belongs to it.
    LineColumn at = result_.sources.line_column(buffer.base + static_cast<Pos>(offset));
    result_.text += "// # " + std::to_string(at.line) + " \"" + buffer.path + "\"\n";
  }

  Pos position(uint32_t offset) const {
    return result_.sources.buffers()[frames_.back().buffer].base + offset;
  }

  void report(Pos pos, Mistake mistake) {
    result_.problems.push_back({Severity::Error, std::move(mistake), pos, {}, {}, {}});
  }

  FileSource &files_;
  const PreprocessRequest &request_;
  PreprocessResult result_;
  std::set<std::string, std::less<>> macros_;
  std::set<std::string> not_found_; // includes, each reported once
  std::vector<Frame> frames_;
};

} // namespace

PreprocessResult preprocess(FileSource &files, const PreprocessRequest &request) {
  return Preprocessor(files, request).run();
}

} // namespace tblgen
