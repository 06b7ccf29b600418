// SHA-256 (FIPS 180-4), with the processor's instructions for it where it has them.
#include "tblgen_build/core/records/digest.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace tblgen {

namespace {

constexpr size_t block_size = 64;

// The fractional parts of the cube roots of the first 64 primes.
alignas(16) constexpr uint32_t round_constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// The fractional parts of the square roots of the first eight primes.
constexpr std::array<uint32_t, 8> initial_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                   0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

uint32_t load_word(const uint8_t *data) {
  return uint32_t{data[0]} << 24 | uint32_t{data[1]} << 16 | uint32_t{data[2]} << 8 | data[3];
}

void store_word(uint8_t *data, uint32_t word) {
  for (int i = 0; i < 4; ++i)
    data[i] = static_cast<uint8_t>(word >> (24 - 8 * i));
}

void expand_schedule(uint32_t (&w)[64], const uint8_t *block) {
  for (size_t i = 0; i < 16; ++i)
    w[i] = load_word(block + 4 * i);
  for (size_t i = 16; i < 64; ++i) {
    uint32_t x = w[i - 15], y = w[i - 2];
    uint32_t s0 = std::rotr(x, 7) ^ std::rotr(x, 18) ^ x >> 3;
    uint32_t s1 = std::rotr(y, 17) ^ std::rotr(y, 19) ^ y >> 10;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
}

void compress_portably(uint32_t *state, const uint8_t *data, size_t blocks) {
  for (; blocks > 0; --blocks, data += block_size) {
    uint32_t w[64];
    expand_schedule(w, data);
    auto [a, b, c, d, e, f, g, h] = std::to_array(
        {state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]});
    for (size_t i = 0; i < 64; ++i) {
      uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
      uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + round_constants[i] + w[i];
      uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
      uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    const uint32_t sums[] = {a, b, c, d, e, f, g, h};
    for (size_t i = 0; i < 8; ++i)
      state[i] += sums[i];
  }
}

#if defined(__x86_64__)

bool has_sha_instructions() {
  __builtin_cpu_init();
  // GCC 12 does not know the name "sha" here: leaf 7, EBX bit 29.
  uint32_t a = 7, b = 0, c = 0, d = 0;
  __asm__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
  return (b >> 29 & 1) && __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("ssse3");
}

// The instructions want the state as ABEF and CDGH, and do two rounds at a time.
__attribute__((target("sha,sse4.1,ssse3"))) void
compress_with_instructions(uint32_t *state, const uint8_t *data, size_t blocks) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i abcd = _mm_loadu_si128(reinterpret_cast<const __m128i *>(state));
  __m128i efgh = _mm_loadu_si128(reinterpret_cast<const __m128i *>(state + 4));
  abcd = _mm_shuffle_epi32(abcd, 0xB1);
  efgh = _mm_shuffle_epi32(efgh, 0x1B);
  __m128i abef = _mm_alignr_epi8(abcd, efgh, 8);
  __m128i cdgh = _mm_blend_epi16(efgh, abcd, 0xF0);
  for (; blocks > 0; --blocks, data += block_size) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4]; // the latest sixteen words of the schedule
    for (int i = 0; i < 16; ++i) {
      __m128i &now = w[i & 3];
      if (i < 4) {
        now = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i *>(data) + i), swap);
      } else {
        const __m128i &last = w[(i + 3) & 3];
        __m128i sum = _mm_sha256msg1_epu32(now, w[(i + 1) & 3]);
        sum = _mm_add_epi32(sum, _mm_alignr_epi8(last, w[(i + 2) & 3], 4));
        now = _mm_sha256msg2_epu32(sum, last);
      }
      __m128i constants =
          _mm_load_si128(reinterpret_cast<const __m128i *>(round_constants + size_t{4} * i));
      __m128i message = _mm_add_epi32(now, constants);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, message);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(message, 0x0E));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1B), dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128(reinterpret_cast<__m128i *>(state), _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128(reinterpret_cast<__m128i *>(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#endif

using Compress = void (*)(uint32_t *, const uint8_t *, size_t);

Compress choose_compress() {
#if defined(__x86_64__)
  if (has_sha_instructions())
    return compress_with_instructions;
#endif
  return compress_portably;
}

void compress(uint32_t *state, const uint8_t *data, size_t blocks) {
  static const Compress chosen = choose_compress();
  chosen(state, data, blocks);
}

} // namespace

Sha256::Sha256() : state_(initial_state) {}

void Sha256::update(const void *data, size_t size) {
  auto *bytes = static_cast<const uint8_t *>(data);
  total_ += size;
  if (pending_size_) {
    size_t taken = std::min(size, block_size - pending_size_);
    std::memcpy(pending_.data() + pending_size_, bytes, taken);
    pending_size_ += taken, bytes += taken, size -= taken;
    if (pending_size_ < block_size)
      return;
    compress(state_.data(), pending_.data(), 1);
  }
  compress(state_.data(), bytes, size / block_size);
  pending_size_ = size % block_size;
  if (pending_size_)
    std::memcpy(pending_.data(), bytes + size - pending_size_, pending_size_);
}

Digest Sha256::finish() {
  uint64_t bits = total_ * 8;
  uint8_t padding[2 * block_size] = {0x80};
  size_t size = (pending_size_ < 56 ? 56 : 120) - pending_size_;
  store_word(padding + size, static_cast<uint32_t>(bits >> 32));
  store_word(padding + size + 4, static_cast<uint32_t>(bits));
  update(padding, size + 8);
  Digest digest;
  for (size_t i = 0; i < state_.size(); ++i)
    store_word(digest.data() + 4 * i, state_[i]);
  return digest;
}

Digest sha256(std::string_view text) {
  Sha256 hash;
  hash.update(text);
  return hash.finish();
}

} // namespace tblgen
