// Where the parser stands in the tokens of a translation unit, and errors there: what
// each part of the parser reads through. Knows no grammar.
#pragma once

#include "token_stream.h"

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
      fail(message);
  }
  // Closes what was opened at `opened`.
  void expect_closing(Tok kind, const char *message, Pos opened, char opener) {
    if (accept(kind))
      return;
    log_.error(pos(), message, {{std::string("to match this '") + opener + "'", opened}});
    throw Abort{};
  }
  [[noreturn]] void fail(std::string message) { fail_at(pos(), std::move(message)); }
  [[noreturn]] void fail_at(Pos at, std::string message) { log_.fail(at, std::move(message)); }

  TokenStream &tokens_;
  DiagnosticLog &log_;
};

} // namespace tblgen
