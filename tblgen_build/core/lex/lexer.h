// The lexer with its preprocessor. Which tokens a file has depends on macros, and includes
// may define macros; so a file is cut into segments, each of which ends where a macro or an
// include decides what follows. Segments are lexed on demand, once a file content, and
// shared by all translation units.
#pragma once

#include "tblgen_build/core/codes.h"
#include "tblgen_build/core/lex/source.h"
#include "tblgen_build/core/lex/token.h"

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tblgen {

// A run of tokens up to the next decision. Immutable but for its successors.
struct Segment {
  enum class End : uint8_t {
    Eof,     // end of file, all regions closed
    Include, // texts[end_text] is included; then successor 0
    Test,    // successor 1 where the macro texts[end_text] is defined, else 0
    Error,   // what `errors` say; the token that could not be read stands at end_offset
  };
  struct Number {
    int64_t value;
    uint32_t width; // digits of a binary literal
  };
  struct Define {
    std::string_view name;
    uint32_t offset; // of the name
    uint32_t token;  // the token that it stands before
  };
  struct Error {
    uint32_t offset;
    Mistake mistake;
    uint32_t note_offset = 0; // where `note` is about
    std::string note = {};    // empty: none
  };
  // An #ifdef or #else region, in those around it, which segments share.
  struct Region {
    uint32_t offset;
    bool in_else;
    const Region *outer;
  };

  std::vector<Token> tokens;
  std::vector<std::string_view> texts;
  std::vector<uint32_t> text_hashes; // hash_text of each
  std::vector<Number> numbers;
  std::vector<Define> defines;       // each takes effect before its token, or the end
  std::deque<std::string> unescaped; // what texts with escapes point to

  End end = End::Eof;
  uint32_t end_text = 0;
  uint32_t end_offset = 0;     // Include: just after the file name; Eof, Error: the token
  uint32_t include_offset = 0; // of the file name
  bool negated = false;        // Test: #ifndef
  std::vector<Error> errors;
  Tok error_token =
      Tok::Error; // what stands there for the parser; Eof where the end itself is wrong
  const Region *region = nullptr; // open at the end

  // Reads of a set pointer need no lock.
  std::atomic<const Segment *> successors[2] = {nullptr, nullptr};
};

// One file content with what has been lexed of it.
class LexedFile {
public:
  explicit LexedFile(std::shared_ptr<const SourceText> source) : source_(std::move(source)) {}

  const std::shared_ptr<const SourceText> &source() const { return source_; }
  const Segment *first();
  // What follows: after an include `which` is 0; after a test, whether the
  // region is taken.
  const Segment *after(const Segment *segment, bool which);

private:
  const Segment *lex(size_t offset, const Segment::Region *region, bool skip_region);

  std::shared_ptr<const SourceText> source_;
  std::mutex mutex_;
  std::deque<Segment> segments_;
  std::deque<Segment::Region> regions_;
  std::atomic<const Segment *> first_ = nullptr;
};

} // namespace tblgen
