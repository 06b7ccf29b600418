// A parse that begins before it is asked for, by a guess from the command line, while Python still
// imports the code that reads the line. Knows nothing of Python.
#pragma once

#include "tblgen_build/core/session.h"
#include "tblgen_build/system/output_file.h"

#include <future>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace tblgen::python {

class ParseAhead {
public:
  // Nothing where the arguments do not look like a compile of one file by one generator, or an
  // emission.
  static std::optional<ParseAhead> begin(tblgen::Session &session,
                                         std::span<const std::string> arguments);

  bool is_of(const ParseRequest &request) const { return request_ == request; }
  // The file that says that an emission is up to date: made before anything was read, so that it
  // is older than what is edited from then on. Once; null where none is asked for.
  std::unique_ptr<system::OutputFile> take_stamp() { return std::move(stamp_); }
  void finish() const { result_.wait(); }
  // Waits, without the interpreter; throws what parsing has thrown. Once.
  ParseResult take() { return result_.get(); }

private:
  ParseAhead(ParseRequest request, std::unique_ptr<system::OutputFile> stamp,
             std::future<ParseResult> result)
      : request_(std::move(request)), stamp_(std::move(stamp)), result_(std::move(result)) {}

  ParseRequest request_;
  std::unique_ptr<system::OutputFile> stamp_;
  std::future<ParseResult> result_; // its end waits for the thread, which uses the session
};

} // namespace tblgen::python
