// The words of the language, each in one row: the lexer makes its tokens from them, and tools on
// text ask for them (module/words.cpp). The bang operators stand in values/operators.def.
#pragma once

#include "tblgen_build/core/lex/token.h"

#include <cstdint>
#include <string_view>

namespace tblgen {

// Where a keyword stands and what it does there.
enum class KeywordUse : uint8_t {
  Clause = 0,    // inside of a statement only
  Type = 1,      // begins a type
  Statement = 2, // begins a statement at the top level
  Item = 4,      // begins an item of a record's body
  Name = 8,      // the name of what it defines follows
  Value = 16,    // is a value
};
constexpr KeywordUse operator|(KeywordUse a, KeywordUse b) {
  return static_cast<KeywordUse>(static_cast<uint8_t>(a) | static_cast<uint8_t>(b));
}

struct Keyword {
  std::string_view word;
  Tok kind;
  KeywordUse uses;
  constexpr bool has(KeywordUse use) const {
    return static_cast<uint8_t>(uses) & static_cast<uint8_t>(use);
  }
};

namespace detail {
using enum KeywordUse;
inline constexpr Keyword keywords[] = {
    {"assert", Tok::Assert, Statement | Item},
    {"bit", Tok::Bit, Type},
    {"bits", Tok::Bits, Type},
    {"class", Tok::Class, Statement | Name},
    {"code", Tok::CodeKeyword, Type},
    {"dag", Tok::Dag, Type},
    {"def", Tok::Def, Statement | Name},
    {"defm", Tok::Defm, Statement | Name},
    {"defset", Tok::Defset, Statement | Name},
    {"deftype", Tok::Deftype, Statement | Name},
    {"defvar", Tok::Defvar, Statement | Item | Name},
    {"dump", Tok::Dump, Statement | Item},
    {"else", Tok::Else, Clause},
    {"false", Tok::False, Value},
    {"field", Tok::Field, Item},
    {"foreach", Tok::Foreach, Statement},
    {"if", Tok::If, Statement},
    {"in", Tok::In, Clause},
    {"include", Tok::Identifier, Statement}, // the lexer reads the file: no token is made
    {"int", Tok::Int, Type},
    {"let", Tok::Let, Statement | Item},
    {"list", Tok::List, Type},
    {"multiclass", Tok::Multiclass, Statement | Name},
    {"string", Tok::StringKeyword, Type},
    {"then", Tok::Then, Clause},
    {"true", Tok::True, Value},
};
} // namespace detail
using detail::keywords;

enum class Directive : uint8_t { None, Ifdef, Ifndef, Else, Endif, Define };

struct DirectiveWord {
  std::string_view word; // after the '#'
  Directive kind;
};
inline constexpr DirectiveWord directive_words[] = {
    {"ifdef", Directive::Ifdef}, {"ifndef", Directive::Ifndef}, {"else", Directive::Else},
    {"endif", Directive::Endif}, {"define", Directive::Define},
};

} // namespace tblgen
