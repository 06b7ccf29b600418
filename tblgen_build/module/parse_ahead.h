// A parse that begins before it is asked for, of what a command line seems to want: while Python
// still imports what reads the line. Knows nothing of Python.
#pragma once

#include "tblgen_build/core/session.h"

#include <future>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace tblgen::python {

class ParseAhead {
public:
  // Nothing where the arguments do not look like one compile of one file by one generator.
  static std::optional<ParseAhead> begin(tblgen::Session &session,
                                         std::span<const std::string> arguments);

  bool is_of(const ParseRequest &request) const { return request_ == request; }
  // Waits, without the interpreter; throws what parsing has thrown. Once.
  ParseResult take() { return result_.get(); }

private:
  ParseAhead(ParseRequest request, std::future<ParseResult> result)
      : request_(std::move(request)), result_(std::move(result)) {}

  ParseRequest request_;
  std::future<ParseResult> result_; // its end waits for the thread, which uses the session
};

} // namespace tblgen::python
