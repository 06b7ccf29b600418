#include "tblgen_build/core/lex/token_stream.h"

#include "tblgen_build/core/release/find_release.h"
#include "tblgen_build/core/support/characters.h"

namespace tblgen {

namespace {

size_t after(std::string_view text, std::string_view closing, size_t from) {
  size_t found = text.find(closing, from);
  return found == text.npos ? text.size() : found + closing.size();
}

// After the token that begins at `offset`.
size_t end_of_token(std::string_view text, size_t offset) {
  if (text.substr(offset).starts_with("[{"))
    return after(text, "}]", offset);
  if (text[offset] == '"') {
    size_t at = offset + 1;
    while (at < text.size() && text[at] != '"')
      at += text[at] == '\\' ? 2 : 1;
    return std::min(at + 1, text.size());
  }
  bool has_sign = std::string_view("$!+-").find(text[offset]) != std::string_view::npos;
  if (!has_sign && !is_word(text[offset]))
    return offset + 1;
  size_t at = offset + 1;
  while (at < text.size() && is_word(text[at]))
    ++at;
  return at;
}

} // namespace

TokenStream::TokenStream(FileSource &files, std::vector<std::string> include_dirs,
                         const std::vector<std::string> &defines, Records &records,
                         DiagnosticLog &log)
    : files_(files), include_dirs_(std::move(include_dirs)),
      macros_(defines.begin(), defines.end()), records_(records), log_(log) {}

void TokenStream::start(std::string path, const std::shared_ptr<LexedFile> &file) {
  records_.dependencies.push_back({path, file->source()});
  seen_.insert(path);
  projects_read_.add_main(path, include_dirs_);
  size_t buffer = records_.sources.open(std::move(path), file->source(), 0);
  frames_.push_back({file, nullptr, buffer, macros_.size()});
  records_.kept.push_back(file);
  enter(file->first());
  advance();
}

const StringValue *TokenStream::string() { return name_of(token_); }

const StringValue *TokenStream::name_of(const Token &token) {
  const StringValue *&value = (*segment_strings_)[token.payload];
  if (!value)
    value = records_.values.kept_string(segment_->texts[token.payload],
                                        segment_->text_hashes[token.payload]);
  return value;
}

void TokenStream::enter(const Segment *segment) {
  IncludeFrame &frame = frames_.back();
  frame.segment = segment_ = segment;
  tokens_ = segment->tokens.data();
  next_ = next_define_ = 0;
  stop_before_define();
  base_ = records_.sources.buffers()[frame.buffer].base;
  segment_strings_ = &strings_[segment];
  if (segment_strings_->empty())
    segment_strings_->resize(segment->texts.size());
}

void TokenStream::advance_segment() {
  if (!not_found_.empty())
    return stop();
  while (next_ >= count_) {
    apply_defines();
    if (next_ < segment_->tokens.size())
      continue;
    switch (segment_->end) {
    case Segment::End::Error:
      for (const Segment::Error &error : segment_->errors)
        report(error);
      token_ = {segment_->error_token, Op::None, segment_->end_offset, 0};
      return;
    case Segment::End::Test:
      test();
      break;
    case Segment::End::Include:
      if (!include()) {
        look_for_missing_files();
        return stop();
      }
      break;
    case Segment::End::Eof:
      if (frames_.size() == 1) {
        token_ = {Tok::Eof, Op::None, segment_->end_offset, 0};
        return;
      }
      end_file();
      break;
    }
  }
  token_ = tokens_[next_++];
}

void TokenStream::report(const Segment::Error &error) {
  log_.error(base_ + error.offset, error.mistake);
  if (!error.note.empty())
    log_.note(base_ + error.note_offset, error.note);
}

void TokenStream::test() {
  bool defined = macros_.contains(segment_->texts[segment_->end_text]);
  enter(frames_.back().file->after(segment_, defined != segment_->negated));
}

void TokenStream::stop() {
  next_ = count_ = segment_->tokens.size();
  token_ = {Tok::Error, Op::None, segment_->end_offset, 0};
}

void TokenStream::apply_defines() {
  const std::vector<Segment::Define> &defines = segment_->defines;
  for (; next_define_ < defines.size() && defines[next_define_].token <= next_; ++next_define_) {
    const Segment::Define &define = defines[next_define_];
    if (!macros_.emplace(define.name).second)
      log_.warning(base_ + define.offset,
                   {Code::DuplicateMacro,
                    "duplicate definition of macro: " + std::string(define.name),
                    std::string(define.name)});
  }
  stop_before_define();
}

void TokenStream::stop_before_define() {
  const std::vector<Segment::Define> &defines = segment_->defines;
  count_ = next_define_ < defines.size() ? defines[next_define_].token : segment_->tokens.size();
}

// False: there is no such file.
bool TokenStream::include() {
  std::string name(segment_->texts[segment_->end_text]);
  Pos at = base_ + segment_->include_offset;
  auto [path, file, missed] = files_.find(name, include_dirs_);
  for (std::string &probe : missed)
    if (missing_.insert(probe).second)
      records_.missing_probes.push_back(std::move(probe));
  if (!file) {
    if (not_found_.insert(name).second)
      log_.error(at, missing_include(name));
    return false;
  }
  std::string refusal = refuse_include(records_.sources, frames_, file, macros_.size());
  if (!refusal.empty())
    log_.fail(at, Code::CircularInclude, std::move(refusal));
  if (seen_.insert(path).second)
    records_.dependencies.push_back({path, file->source()});
  projects_read_.add(name);
  // Where this file goes on afterwards.
  frames_.back().segment = segment_;
  size_t buffer =
      records_.sources.open(std::move(path), file->source(), base_ + segment_->end_offset);
  frames_.push_back({file, nullptr, buffer, macros_.size()});
  records_.kept.push_back(file);
  enter(file->first());
  return true;
}

// After an include that is not found: no tokens are read, and the author learns of all at once.
void TokenStream::look_for_missing_files() {
  enter(frames_.back().file->after(segment_, false));
  size_t most_buffers = records_.sources.buffers().size() + most_searched;
  while (not_found_.size() < most_missing_includes &&
         records_.sources.buffers().size() < most_buffers) {
    for (const Segment::Define &define : segment_->defines)
      macros_.emplace(define.name);
    switch (segment_->end) {
    case Segment::End::Error:
      return;
    case Segment::End::Test:
      test();
      break;
    case Segment::End::Include:
      if (!include())
        enter(frames_.back().file->after(segment_, false));
      break;
    case Segment::End::Eof:
      if (frames_.size() == 1)
        return;
      end_file();
      break;
    }
  }
}

void TokenStream::end_file() {
  frames_.pop_back();
  IncludeFrame &frame = frames_.back();
  enter(frame.file->after(frame.segment, false));
}

Pos TokenStream::line_end_before() const {
  if (next_ < 2 || token_.kind == Tok::Error)
    return 0; // it is in another segment, or something else is wrong
  const Token &before = tokens_[next_ - 2];
  std::string_view text = frames_.back().file->source()->text;
  size_t end = end_of_token(text, before.offset);
  size_t from = std::min<size_t>(end, token_.offset);
  bool is_on_line = text.substr(from, token_.offset - from).find('\n') == text.npos;
  return is_on_line ? 0 : base_ + static_cast<Pos>(end);
}

} // namespace tblgen
