// Records as text: the reference's --print-records, --print-detailed-records,
// --dump-json, --print-enums and --print-sets, byte for byte.
#pragma once

#include "tblgen_build/core/lex/diagnostic.h"
#include "tblgen_build/core/records/record.h"

#include <functional>
#include <string>
#include <string_view>

namespace tblgen {

// An append-only byte buffer. With a flush function it hands its bytes on in
// big chunks; without one it keeps them all.
class Sink {
public:
  using Flush = std::function<void(std::string_view)>;

  Sink() = default;
  explicit Sink(Flush flush) : flush_(std::move(flush)) {}

  void write(std::string_view text) { buffer_.append(text); }
  // What writers append to directly; they call `checkpoint` now and then.
  std::string &buffer() { return buffer_; }
  // Hands the bytes on once there are enough of them.
  void checkpoint() {
    if (buffer_.size() >= chunk_size && flush_)
      flush();
  }
  // Hands the rest on; without a flush function nothing happens.
  void flush();
  // What was written and not handed on.
  std::string take() { return std::move(buffer_); }

private:
  static constexpr size_t chunk_size = size_t{1} << 20;
  std::string buffer_;
  Flush flush_;
};

// Output that cannot be made: a class or a set that is not as it must be, or a
// record that is too long.
struct OutputError {
  Diagnostic diagnostic;
};
[[noreturn]] void fail_output(std::span<const Pos> positions, Code code, std::string message);

// Calls `write` for the record: where a limit ends it, that is the record's error.
template <class Write> void write_record(const Record &record, Write write) {
  try {
    write();
  } catch (const LimitExceeded &limit) {
    fail_output(record.positions(), Code::Limit,
                "'" + std::string(record.name_text()) + "' cannot be printed: " + limit.message);
  }
}

// One record as --print-records shows it.
std::string record_text(const Record &record);
void append_record(std::string &out, const Record &record, const Spelling &spelling = {});
// How the tool of the release that the records are for spells their values.
Spelling spelling_of(const Records &records);

// These throw OutputError at a record that is too long.
void print_records(const Records &records, Sink &out);
void print_detailed_records(const Records &records, Sink &out);
void dump_json(const Records &records, Sink &out);

// The names of all defs of a class. Throws OutputError where there is no such class.
void print_enums(const Records &records, std::string_view class_name, Sink &out);

// The elements of all defs of class `Set`, evaluated. Throws OutputError where
// there is no such class, or a set is malformed.
void print_sets(const Records &records, Sink &out);

} // namespace tblgen
