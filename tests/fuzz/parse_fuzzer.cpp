// A libFuzzer target: any bytes as the main file of a translation unit, parsed and
// printed in every form. Runs each file once where it is given files, so it checks
// a corpus too. Reads nothing but the bytes and the files below.
#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/session.h"

#include <map>

namespace {

using namespace tblgen;

constexpr const char *main_file = "main.td";

// What the program may include. The session has the program itself.
class MemoryFiles final : public FileSystem {
public:
  std::optional<std::string> read(const std::string &path) const override {
    static const std::map<std::string, std::string> files = {
        {"a.td",
         "#ifndef A\n#define A\nclass A<int n = 0> { int x = n; bits<4> b = n; }\n#endif\n"},
        {"inc/b.td",
         "include \"a.td\"\nmulticlass B<string s> { def _b : A<1> { string t = s; } }\n"
         "foreach i = [1, 2] in defm c#i : B<\"c\" # i>;\n"},
        {"inc/open.td", "class O { dag d = (ops 1:$a);\n#ifdef A\n"},
    };
    auto file = files.find(path);
    return file == files.end() ? std::nullopt : std::optional(file->second);
  }
};

// Printing may be far longer than the program: a value shared is a value repeated.
struct Enough {};

void print_all(const Records &records) {
  for (auto print : {print_records, print_detailed_records, dump_json}) {
    size_t printed = 0;
    Sink out([&printed](std::string_view text) {
      printed += text.size();
      if (printed > (size_t{16} << 20))
        throw Enough{};
    });
    try {
      print(records, out);
      out.flush();
    } catch (const Enough &) {
    } catch (const OutputError &) {
    }
  }
}

// One session for all inputs, as a watcher has: the included files are lexed once, and pages
// of memory are used again, which is half of what a small program costs.
Session &session() {
  static const MemoryFiles files;
  static Session session(files);
  return session;
}

void run(std::string text, bool statistics) {
  session().supply(main_file, std::move(text)); // so that it may include itself
  ParseRequest request{main_file, std::nullopt, {"inc"}, {"D"}};
  request.statistics = statistics;
  request.limits = {.steps = 300'000, .bytes = size_t{128} << 20, .stack = size_t{32} << 20};
  ParseResult result = session().parse(request);
  for (const Diagnostic &diagnostic : result.diagnostics)
    render(result.detached(diagnostic));
  if (std::shared_ptr<const Records> records = result.records()) {
    print_all(*records);
    try {
      Sink sets;
      print_sets(*records, sets);
    } catch (const OutputError &) {
    }
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  run(std::string(reinterpret_cast<const char *>(data), size), size % 2 != 0);
  return 0;
}
