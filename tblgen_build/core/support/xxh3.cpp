// Follows the description of the algorithm in xxHash's documentation. Read once a table:
// clear before fast.
#include "tblgen_build/core/support/xxh3.h"

#include <bit>
#include <cstring>

namespace tblgen {

namespace {

constexpr uint8_t secret[] = {
    0xB8, 0xFE, 0x6C, 0x39, 0x23, 0xA4, 0x4B, 0xBE, 0x7C, 0x01, 0x81, 0x2C, 0xF7, 0x21, 0xAD, 0x1C,
    0xDE, 0xD4, 0x6D, 0xE9, 0x83, 0x90, 0x97, 0xDB, 0x72, 0x40, 0xA4, 0xA4, 0xB7, 0xB3, 0x67, 0x1F,
    0xCB, 0x79, 0xE6, 0x4E, 0xCC, 0xC0, 0xE5, 0x78, 0x82, 0x5A, 0xD0, 0x7D, 0xCC, 0xFF, 0x72, 0x21,
    0xB8, 0x08, 0x46, 0x74, 0xF7, 0x43, 0x24, 0x8E, 0xE0, 0x35, 0x90, 0xE6, 0x81, 0x3A, 0x26, 0x4C,
    0x3C, 0x28, 0x52, 0xBB, 0x91, 0xC3, 0x00, 0xCB, 0x88, 0xD0, 0x65, 0x8B, 0x1B, 0x53, 0x2E, 0xA3,
    0x71, 0x64, 0x48, 0x97, 0xA2, 0x0D, 0xF9, 0x4E, 0x38, 0x19, 0xEF, 0x46, 0xA9, 0xDE, 0xAC, 0xD8,
    0xA8, 0xFA, 0x76, 0x3F, 0xE3, 0x9C, 0x34, 0x3F, 0xF9, 0xDC, 0xBB, 0xC7, 0xC7, 0x0B, 0x4F, 0x1D,
    0x8A, 0x51, 0xE0, 0x4B, 0xCD, 0xB4, 0x59, 0x31, 0xC8, 0x9F, 0x7E, 0xC9, 0xD9, 0x78, 0x73, 0x64,
    0xEA, 0xC5, 0xAC, 0x83, 0x34, 0xD3, 0xEB, 0xC3, 0xC5, 0x81, 0xA0, 0xFF, 0xFA, 0x13, 0x63, 0xEB,
    0x17, 0x0D, 0xDD, 0x51, 0xB7, 0xF0, 0xDA, 0x49, 0xD3, 0x16, 0x55, 0x26, 0x29, 0xD4, 0x68, 0x9E,
    0x2B, 0x16, 0xBE, 0x58, 0x7D, 0x47, 0xA1, 0xFC, 0x8F, 0xF8, 0xB8, 0xD1, 0x7A, 0xD0, 0x31, 0xCE,
    0x45, 0xCB, 0x3A, 0x8F, 0x95, 0x16, 0x04, 0x28, 0xAF, 0xD7, 0xFB, 0xCA, 0xBB, 0x4B, 0x40, 0x7E,
};
constexpr uint32_t prime32_1 = 0x9E3779B1, prime32_2 = 0x85EBCA77, prime32_3 = 0xC2B2AE3D;
constexpr uint64_t prime64_1 = 0x9E3779B185EBCA87, prime64_2 = 0xC2B2AE3D27D4EB4F;
constexpr uint64_t prime64_3 = 0x165667B19E3779F9, prime64_4 = 0x85EBCA77C2B2AE63;
constexpr uint64_t prime64_5 = 0x27D4EB2F165667C5;
constexpr uint64_t prime_mx1 = 0x165667919E3779F9, prime_mx2 = 0x9FB21C651E98DF25;
constexpr size_t stripe = 64;
constexpr size_t stripes_a_block = (sizeof secret - stripe) / 8;

template <class T> T little_endian(const void *at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  if constexpr (std::endian::native == std::endian::big) {
    T swapped = 0;
    for (size_t i = 0; i < sizeof value; ++i)
      swapped = static_cast<T>(swapped << 8) | static_cast<uint8_t>(value >> 8 * i);
    return swapped;
  }
  return value;
}

uint64_t word(const char *at) { return little_endian<uint64_t>(at); }
uint64_t half_word(const char *at) { return little_endian<uint32_t>(at); }
// The word `at` bytes into the secret.
uint64_t key(size_t at) { return little_endian<uint64_t>(secret + at); }

uint64_t swap_bytes(uint64_t value) {
  uint64_t swapped = 0;
  for (int i = 0; i < 8; ++i)
    swapped = swapped << 8 | (value >> 8 * i & 0xFF);
  return swapped;
}

// Upper and lower half of the product, folded.
uint64_t fold(uint64_t left, uint64_t right) {
  uint64_t low = left & 0xFFFFFFFF, high = left >> 32;
  uint64_t other_low = right & 0xFFFFFFFF, other_high = right >> 32;
  uint64_t lows = low * other_low, cross = high * other_low;
  uint64_t middle = (lows >> 32) + (cross & 0xFFFFFFFF) + low * other_high;
  uint64_t upper = high * other_high + (cross >> 32) + (middle >> 32);
  return upper ^ (middle << 32 | (lows & 0xFFFFFFFF));
}

uint64_t avalanche(uint64_t value) {
  value = (value ^ value >> 37) * prime_mx1;
  return value ^ value >> 32;
}

uint64_t avalanche_64(uint64_t value) {
  value = (value ^ value >> 33) * prime64_2;
  value = (value ^ value >> 29) * prime64_3;
  return value ^ value >> 32;
}

uint64_t up_to_16(const char *data, size_t size) {
  if (size > 8) {
    uint64_t low = word(data) ^ key(24) ^ key(32);
    uint64_t high = word(data + size - 8) ^ key(40) ^ key(48);
    return avalanche(size + swap_bytes(low) + high + fold(low, high));
  }
  if (size >= 4) {
    uint64_t value = (half_word(data + size - 4) + (half_word(data) << 32)) ^ key(8) ^ key(16);
    value ^= std::rotl(value, 49) ^ std::rotl(value, 24);
    value *= prime_mx2;
    value ^= (value >> 35) + size;
    value *= prime_mx2;
    return value ^ value >> 28;
  }
  if (size == 0)
    return avalanche_64(key(56) ^ key(64));
  auto byte = [data](size_t i) { return uint64_t{static_cast<uint8_t>(data[i])}; };
  uint64_t combined = byte(0) << 16 | byte(size / 2) << 24 | byte(size - 1) | size << 8;
  return avalanche_64(combined ^ ((key(0) & 0xFFFFFFFF) ^ key(0) >> 32));
}

// Sixteen bytes with two words of the secret.
uint64_t mix(const char *data, size_t at) {
  return fold(word(data) ^ key(at), word(data + 8) ^ key(at + 8));
}

// From both ends to the middle.
uint64_t up_to_128(const char *data, size_t size) {
  uint64_t value = size * prime64_1;
  for (size_t i = 0; i <= (size - 1) / 32; ++i)
    value += mix(data + 16 * i, 32 * i) + mix(data + size - 16 * (i + 1), 32 * i + 16);
  return avalanche(value);
}

uint64_t up_to_240(const char *data, size_t size) {
  uint64_t value = size * prime64_1;
  for (size_t i = 0; i < 8; ++i)
    value += mix(data + 16 * i, 16 * i);
  value = avalanche(value);
  for (size_t i = 8; i < size / 16; ++i)
    value += mix(data + 16 * i, 16 * (i - 8) + 3);
  value += mix(data + size - 16, 136 - 17);
  return avalanche(value);
}

void accumulate(uint64_t (&sums)[8], const char *data, size_t at) {
  for (size_t lane = 0; lane < 8; ++lane) {
    uint64_t value = word(data + 8 * lane), keyed = value ^ key(at + 8 * lane);
    sums[lane ^ 1] += value;
    sums[lane] += (keyed & 0xFFFFFFFF) * (keyed >> 32);
  }
}

// Blocks of stripes.
uint64_t of_long(const char *data, size_t size) {
  uint64_t sums[8] = {prime32_3, prime64_1, prime64_2, prime64_3,
                      prime64_4, prime32_2, prime64_5, prime32_1};
  for (size_t i = 0; i < (size - 1) / stripe; ++i) {
    accumulate(sums, data + stripe * i, 8 * (i % stripes_a_block));
    if (i % stripes_a_block != stripes_a_block - 1)
      continue;
    for (size_t lane = 0; lane < 8; ++lane)
      sums[lane] =
          (sums[lane] ^ sums[lane] >> 47 ^ key(sizeof secret - stripe + 8 * lane)) * prime32_1;
  }
  accumulate(sums, data + size - stripe, sizeof secret - stripe - 7);
  uint64_t value = size * prime64_1;
  for (size_t lane = 0; lane < 8; lane += 2)
    value += fold(sums[lane] ^ key(11 + 8 * lane), sums[lane + 1] ^ key(19 + 8 * lane));
  return avalanche(value);
}

} // namespace

uint64_t xxh3_64(std::string_view data) {
  if (data.size() <= 16)
    return up_to_16(data.data(), data.size());
  if (data.size() <= 128)
    return up_to_128(data.data(), data.size());
  return data.size() <= 240 ? up_to_240(data.data(), data.size())
                            : of_long(data.data(), data.size());
}

} // namespace tblgen
