// Comments nest, which no regular expression can follow.
#include <tree_sitter/parser.h>

void *tree_sitter_tablegen_external_scanner_create(void) { return 0; }
void tree_sitter_tablegen_external_scanner_destroy(void *scanner) {}
unsigned tree_sitter_tablegen_external_scanner_serialize(void *scanner, char *buffer) { return 0; }
void tree_sitter_tablegen_external_scanner_deserialize(void *scanner, const char *buffer,
                                                       unsigned length) {}

static bool is_white(int character) {
  return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

bool tree_sitter_tablegen_external_scanner_scan(void *scanner, TSLexer *lexer,
                                                const bool *valid_symbols) {
  while (is_white(lexer->lookahead))
    lexer->advance(lexer, true);
  if (lexer->lookahead != '/')
    return false;
  lexer->advance(lexer, false);
  if (lexer->lookahead != '*')
    return false;
  lexer->advance(lexer, false);
  for (unsigned depth = 1; depth > 0 && lexer->lookahead;) {
    int before = lexer->lookahead;
    lexer->advance(lexer, false);
    if (before == '*' && lexer->lookahead == '/')
      depth--;
    else if (before == '/' && lexer->lookahead == '*')
      depth++;
    else
      continue;
    lexer->advance(lexer, false);
  }
  lexer->result_symbol = 0;
  return true;
}
