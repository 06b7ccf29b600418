#include "tblgen_build/command/swallowed.h"

#include "tblgen_build/command/definition_lines.h"
#include "tblgen_build/core/lex/lexer.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace tblgen::command {

namespace {

struct Block {
  uint32_t offset;       // of its "[{"
  std::string_view text; // what stands in it
};

// C++ and Markdown have hardly a use for "[{": it is the beginning of the next block.
bool has_another(const Block &block) { return block.text.find("[{") != std::string_view::npos; }

// Calls `take` for the code blocks before the offset, in order. Where the file has conditional
// text, for those of the regions that are taken if every macro is as its first test wants it.
template <typename Take> void each_block(LexedFile &file, uint32_t before, Take take) {
  for (const Segment *segment = file.first();;) {
    for (const Token &token : segment->tokens) {
      if (token.offset >= before)
        return;
      if (token.kind == Tok::Code)
        take(Block{token.offset, segment->texts[token.payload]});
    }
    bool is_test = segment->end == Segment::End::Test;
    if (!is_test && segment->end != Segment::End::Include)
      return;
    segment = file.after(segment, is_test);
  }
}

// The last block before the mistake that may be the cause of it.
std::optional<Block> cause_of(const Diagnostic &diagnostic, const Buffer &buffer) {
  std::string_view unknown = diagnostic.unknown_name;
  std::string_view text = buffer.source->text;
  uint32_t before = diagnostic.pos - buffer.base;
  if (diagnostic.what.code == Code::TemplateArguments) // they stand after the class's name
    before = static_cast<uint32_t>(std::min(text.find('\n', before), text.size()));
  LexedFile file(buffer.source);
  std::optional<Block> cause;
  each_block(file, before, [&](const Block &block) {
    if (has_another(block) &&
        (unknown.empty() || find_definition(block.text, unknown) != block.text.npos))
      cause = block;
  });
  return cause;
}

bool may_follow(const Diagnostic &diagnostic) {
  // Codes of the groups of text and grammar; arguments that a block has taken are missing.
  std::string_view code = text_of(diagnostic.what.code);
  bool is_grammar = code.starts_with("E01") || code.starts_with("E02") ||
                    diagnostic.what.code == Code::TemplateArguments;
  return diagnostic.severity == Severity::Error && (is_grammar || !diagnostic.unknown_name.empty());
}

} // namespace

void explain_swallowed_text(ParseResult &result) {
  for (Diagnostic &diagnostic : result.diagnostics) {
    const Buffer *buffer = result.unit->sources.find(diagnostic.pos);
    if (!buffer || !may_follow(diagnostic))
      continue;
    std::optional<Block> cause = cause_of(diagnostic, *buffer);
    if (!cause)
      continue;
    Pos begin = buffer->base + cause->offset;
    auto inner = static_cast<Pos>(cause->text.find("[{"));
    diagnostic.notes.push_back({"is the '}]' for this '[{' missing?", begin});
    diagnostic.notes.push_back({"its text goes on beyond this '[{'", begin + 2 + inner});
    return;
  }
}

} // namespace tblgen::command
