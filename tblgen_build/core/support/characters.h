// Which characters words are made of, in every locale. Knows nothing of tokens.
#pragma once

namespace tblgen {

constexpr bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

} // namespace tblgen
