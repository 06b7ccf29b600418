// The tokens of a translation unit, across includes and conditional regions.
#pragma once

#include "tblgen_build/core/evaluate/evaluate.h"
#include "tblgen_build/core/lex/include.h"
#include "tblgen_build/core/lex/lexer.h"

#include <set>
#include <unordered_map>

namespace tblgen {

class TokenStream {
public:
  TokenStream(FileSource &files, std::vector<std::string> include_dirs,
              const std::vector<std::string> &defines, Records &records, DiagnosticLog &log);

  // Starts with the main file; the first token is current afterwards.
  void start(std::string path, const std::shared_ptr<LexedFile> &file);

  Tok kind() const { return token_.kind; }
  Op op() const { return token_.op; }
  Pos pos() const { return base_ + token_.offset; }
  // After the token before the current one, where that ends on an earlier line; else 0. For
  // errors: the text is read again.
  Pos line_end_before() const;
  std::string_view text() const { return segment_->texts[token_.payload]; }
  uint32_t text_hash() const { return segment_->text_hashes[token_.payload]; }
  const StringValue *string(); // the text as a value
  // A place in a segment, to look again at what was read since.
  struct Mark {
    const Segment *segment;
    size_t token;
  };
  // The current token's, which is no error and not the end.
  Mark mark() const { return {segment_, next_ - 1}; }
  bool is_in(const Mark &mark) const { return segment_ == mark.segment && next_ > mark.token; }
  // From the mark to the end of its segment.
  static std::span<const Token> tokens_from(const Mark &mark) {
    return std::span(mark.segment->tokens).subspan(mark.token);
  }
  // From the mark to the current token, which is not included, or to the end of the mark's segment.
  std::span<const Token> read_since(const Mark &mark) const {
    std::span<const Token> tokens = tokens_from(mark);
    bool is_at_end = !is_in(mark) || token_.kind == Tok::Eof || token_.kind == Tok::Error;
    return is_at_end ? tokens : tokens.first(next_ - 1 - mark.token);
  }
  // Of a token of the current segment.
  Pos position_of(const Token &token) const { return base_ + token.offset; }
  const StringValue *name_of(const Token &token);
  const Segment::Number &number() const { return segment_->numbers[token_.payload]; }

  // Whether a file of LLVM or MLIR was included, by its name below an include folder.
  const ProjectsRead &projects_read() const { return projects_read_; }

  // Makes the next token current. Malformed text is reported, and its token is an Error.
  void advance() {
    if (next_ < count_) [[likely]] {
      token_ = tokens_[next_++];
      return;
    }
    advance_segment();
  }

private:
  void advance_segment();
  void enter(const Segment *segment);
  void apply_defines();
  void stop_before_define();
  void report(const Segment::Error &error);
  void test();
  bool include();
  void look_for_missing_files();
  void end_file();
  void stop(); // the current token is an Error from here on

  static constexpr size_t most_searched = 10'000; // files, for more that are missing

  FileSource &files_;
  std::vector<std::string> include_dirs_;
  std::set<std::string, std::less<>> macros_;
  Records &records_;
  DiagnosticLog &log_;

  std::vector<IncludeFrame> frames_;
  std::set<std::string> seen_, missing_;
  std::set<std::string> not_found_; // includes; not empty: the parser reads nothing more
  const Segment *segment_ = nullptr;
  const Token *tokens_ = nullptr;
  size_t next_ = 0, count_ = 0; // the next token; where to stop: at a #define, or at the end
  size_t next_define_ = 0;
  Token token_{Tok::Eof};
  Pos base_ = 0;
  ProjectsRead projects_read_;
  // Values of a segment's texts, made on demand.
  std::unordered_map<const Segment *, std::vector<const StringValue *>> strings_;
  std::vector<const StringValue *> *segment_strings_ = nullptr;
};

} // namespace tblgen
