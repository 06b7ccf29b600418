// The parser's position in the tokens of a translation unit, and errors at it. Every part
// of the parser reads through a cursor. Knows no grammar.
#pragma once

#include "tblgen_build/core/lex/token_stream.h"

namespace tblgen {

class Cursor {
protected:
  Cursor(TokenStream &tokens, DiagnosticLog &log) : tokens_(tokens), log_(log) {}

  Tok tok() const { return tokens_.kind(); }
  Pos pos() const { return tokens_.pos(); }
  Tok advance() {
    tokens_.advance();
    return tokens_.kind();
  }
  bool accept(Tok kind) {
    if (tokens_.kind() != kind)
      return false;
    tokens_.advance();
    return true;
  }
  void expect(Tok kind, const char *message) {
    if (!accept(kind))
      fail_missing(kind, message);
  }
  // Closes what was opened at `opened`.
  void expect_closing(Tok kind, const char *message, Pos opened, char opener) {
    if (accept(kind))
      return;
    stop_at_error();
    log_.error(pos(), Code::UnclosedBlock, message);
    fail_at(opened, Code::UnclosedBlock, std::string("to match this '") + opener + "'");
  }
  // At the token in its place, as the reference has it; where a semicolon is missing is often
  // lines before.
  [[noreturn]] void fail_missing(Tok kind, const char *message) {
    stop_at_error();
    std::vector<DiagnosticNote> notes;
    if (Pos end = kind == Tok::Semicolon ? tokens_.line_end_before() : 0)
      notes.push_back({"the ';' is missing here", end, ";"});
    Code code = kind == Tok::Semicolon ? Code::MissingSemicolon : Code::Syntax;
    log_.error(pos(), code, message, std::move(notes));
    throw Abort{};
  }
  // What `read` gives. Where it fails, the level above says what it missed, too, as in the
  // reference: at the token where the reading ended.
  // Or at `at`, where that is given.
  template <typename Read> auto read_or_miss(const char *message, Read read, Pos at = 0) {
    try {
      return read();
    } catch (const Fatal &) {
      throw;
    } catch (const Abort &) {
      stop_at_error();
      fail_at(at ? at : pos(), message);
    }
  }
  // A name that nothing has. `what` says it before the name; `near` is what may be meant.
  [[noreturn]] void fail_unknown(Pos at, Code code, std::string what, std::string_view name,
                                 const std::string &near) {
    std::string text(name);
    std::string message = std::move(what) + " '" + text + "'" + did_you_mean(near);
    log_.error(at, Mistake{code, std::move(message), text, near});
    log_.name_unknown(std::move(text), false);
    throw Abort{};
  }
  [[noreturn]] void fail(Words message) { fail(Code::Syntax, std::move(message)); }
  [[noreturn]] void fail(Code code, Words message) {
    stop_at_error();
    fail_at(pos(), code, std::move(message));
  }
  [[noreturn]] void fail_at(Pos at, Words message) {
    fail_at(at, Code::Syntax, std::move(message));
  }
  [[noreturn]] void fail_at(Pos at, Code code, Words message) {
    log_.fail(at, code, std::move(message));
  }
  [[noreturn]] void fail_at(Pos at, Mistake mistake) { log_.fail(at, std::move(mistake)); }
  // A message about the token exists: that it is unexpected would be a second one.
  // (The reference says that, too.)
  void stop_at_error() const {
    if (tok() == Tok::Error)
      throw Abort{};
  }

  TokenStream &tokens_;
  DiagnosticLog &log_;
};

} // namespace tblgen
