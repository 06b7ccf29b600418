// Tokens of TableGen source.
#pragma once

#include "tblgen_build/core/values/value.h"

#include <cstdint>
#include <string_view>

namespace tblgen {

enum class Tok : uint8_t {
  Eof,
  Error, // reported already
  // punctuation
  Minus,
  Plus,
  LeftSquare,
  RightSquare,
  LeftBrace,
  RightBrace,
  LeftParen,
  RightParen,
  Less,
  Greater,
  Colon,
  Semicolon,
  Comma,
  Dot,
  Ellipsis,
  Equal,
  Question,
  Paste,
  // words
  Identifier,
  VarName,
  String,
  Code,
  Integer,
  BinaryInteger,
  BangOperator,
  // keywords
  Assert,
  Bit,
  Bits,
  Class,
  CodeKeyword,
  Dag,
  Def,
  Defm,
  Defset,
  Deftype,
  Defvar,
  Dump,
  Else,
  False,
  Field,
  Foreach,
  If,
  In,
  Int,
  Let,
  List,
  Multiclass,
  StringKeyword,
  Then,
  True,
};

struct Token {
  Tok kind;
  Op op = Op::None;     // BangOperator
  uint32_t offset = 0;  // of its first byte in the file
  uint32_t payload = 0; // index into the segment's texts or numbers
};

} // namespace tblgen
