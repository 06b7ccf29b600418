// SHA-256, and digests of records: what a record says, and what everything it
// refers to says. Knows nothing of files and of caches.
#pragma once

#include "tblgen_build/core/records/record.h"

#include <array>
#include <mutex>
#include <unordered_map>

namespace tblgen {

using Digest = std::array<uint8_t, 32>;

// SHA-256 of what is fed to it, in pieces of any size.
class Sha256 {
public:
  Sha256();
  void update(const void *data, size_t size);
  void update(std::string_view text) { update(text.data(), text.size()); }
  Digest finish(); // once

private:
  std::array<uint32_t, 8> state_;
  std::array<uint8_t, 64> pending_;
  size_t pending_size_ = 0;
  uint64_t total_ = 0; // bytes
};

Digest sha256(std::string_view text);

// Digests of the records of one translation unit, each computed when first asked for.
// May be used from several threads at once.
//
// Two records have one digest if nothing a generator can see tells them apart:
// kind, name, superclasses with their template arguments, fields in order with
// name, type, kind and value, and the same of all records referred to. Names
// count, also of anonymous records, because generated text may contain them: an
// anonymous record that is renumbered is another record. Positions do not count.
class RecordDigests {
public:
  Digest of(const Record &record);

private:
  friend class DigestWalk;
  std::mutex mutex_;
  std::unordered_map<const Record *, Digest> known_;
};

} // namespace tblgen
