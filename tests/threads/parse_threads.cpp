// parse_threads INCLUDE_DIR FILE...: parses the files from several threads at once, all in
// one session, and reads the finished records from several threads: for the thread
// sanitizer to watch. Prints nothing if every thread saw the same.
#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/session.h"

#include <cstdio>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr size_t thread_count = 4;

std::string text_of(const tblgen::Records &records) {
  std::string text;
  tblgen::Sink sink([&](std::string_view part) { text += part; });
  tblgen::print_records(records, sink);
  sink.flush();
  return text;
}

std::string parse(tblgen::Session &session, const tblgen::ParseRequest &request) {
  tblgen::ParseResult result = session.parse(request);
  std::string text;
  for (const tblgen::Diagnostic &diagnostic : result.diagnostics)
    text += render(result.detached(diagnostic));
  return result.records() ? text + text_of(*result.records()) : text;
}

template <class Work> std::vector<std::string> on_threads(Work work) {
  std::vector<std::string> results(thread_count);
  std::vector<std::thread> threads;
  for (std::string &result : results)
    threads.emplace_back([&] { result = work(); });
  for (std::thread &thread : threads)
    thread.join();
  return results;
}

bool all_same(const std::vector<std::string> &results) {
  for (const std::string &result : results)
    if (result != results.front())
      return false;
  return true;
}

} // namespace

int main(int argc, char **argv) {
  tblgen::Session session;
  for (int i = 2; i < argc; ++i) {
    tblgen::ParseRequest request{argv[i], std::nullopt, {argv[1]}};
    request.limits.stack = size_t{16} << 20;
    bool parsed = all_same(on_threads([&] { return parse(session, request); }));
    std::shared_ptr<const tblgen::Records> records = session.parse(request).records();
    bool read = !records || all_same(on_threads([&] { return text_of(*records); }));
    if (!parsed || !read) {
      std::fprintf(stderr, "%s: threads saw different things\n", argv[i]);
      return 1;
    }
  }
}
