#include "tblgen_build/core/session.h"

#include "tblgen_build/core/lex/stream.h"
#include "tblgen_build/core/parse/parser.h"
#include "tblgen_build/core/records/history.h"
#include "tblgen_build/core/release/find_release.h"
#include "tblgen_build/core/support/posix_regex.h"
#include "tblgen_build/system/memory.h"

namespace tblgen {

namespace {

constexpr size_t stack_reserve = size_t{1} << 20; // for what runs between two checks

// One parse: the state that its thread works on.
struct Job {
  Session &session;
  const ParseRequest &request;
  std::shared_ptr<Records> records = std::make_shared<Records>(session.page_pool());
  DiagnosticLog log = {};

  std::shared_ptr<LexedFile> main_file() {
    if (request.source)
      return std::make_shared<LexedFile>(std::make_shared<SourceText>(*request.source));
    session.admit_stream(request.path);
    return session.open(request.path);
  }

  void run(uintptr_t lowest) {
    records->main_file = request.path;
    records->values.max_bytes = request.limits.bytes;
    Evaluator evaluator(*records, log, Limits(lowest, request.limits.steps));
    evaluator.is_exhaustive = request.statistics;
    if (request.history)
      records->history = std::make_shared<History>();
    ReleaseFinder release(session, request.include_dirs, *records);
    if (request.release)
      release.give(*request.release);
    TokenStream tokens(session, request.include_dirs, request.defines, *records, log);
    try {
      std::shared_ptr<LexedFile> file = main_file();
      if (!file)
        log.fail(0, Code::UnreadableFile, "could not open input file '" + request.path + "'");
      tokens.start(request.path, file);
      Parser(tokens, evaluator, release, request.warn_on_unused_template_args).parse_file();
      release.settle(tokens.projects_read());
    } catch (const Abort &) {
      // Said already.
    } catch (const LimitExceeded &limit) {
      log.error(tokens.pos(), Code::Limit, limit.message);
    } catch (const RegexError &error) {
      log.error(tokens.pos(), Code::Limit, error.what());
    } catch (const std::bad_alloc &) {
      log.error(tokens.pos(), Code::Limit, "out of memory");
    }
    records->count_records();
  }
};

void run_job(void *argument) {
  auto top = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  auto *job = static_cast<Job *>(argument);
  job->run(top - (job->request.limits.stack - stack_reserve));
}

} // namespace

ParseResult Session::parse(const ParseRequest &request) {
  Job job{*this, request};
  // Evaluation recurses as deeply as the program it evaluates. A stack of known
  // size makes the depth at which it gives up the same on every machine.
  system::run_on_stack(request.limits.stack, run_job, &job);
  bool has_errors = job.log.has_errors();
  return {std::move(job.records), job.log.take(), has_errors};
}

std::shared_ptr<LexedFile> Session::open(const std::string &path) {
  std::lock_guard lock(mutex_);
  Entry &entry = entries_[path];
  if (entry.is_current)
    return entry.file;
  std::optional<std::string> text = entry.supplied ? entry.supplied : files_.read(path);
  if (!text)
    entry.file = nullptr;
  else if (!entry.file || entry.file->source()->text != *text)
    entry.file = std::make_shared<LexedFile>(std::make_shared<SourceText>(std::move(*text)));
  entry.is_current = true;
  return entry.file;
}

void Session::admit_stream(const std::string &path) {
  std::lock_guard lock(mutex_);
  Entry &entry = entries_[path];
  if (entry.is_current || entry.supplied)
    return;
  std::optional<std::string> text = read_stream(path);
  if (!text)
    return;
  entry.file = std::make_shared<LexedFile>(std::make_shared<SourceText>(std::move(*text)));
  entry.is_current = true;
}

void Session::forget(const std::string &path) {
  std::lock_guard lock(mutex_);
  if (auto entry = entries_.find(path); entry != entries_.end())
    entry->second.is_current = false;
}

void Session::forget_all() {
  std::lock_guard lock(mutex_);
  for (auto &[path, entry] : entries_)
    entry.is_current = false;
}

void Session::supply(const std::string &path, std::optional<std::string> text) {
  std::lock_guard lock(mutex_);
  Entry &entry = entries_[path];
  entry.supplied = std::move(text);
  entry.is_current = false;
}

} // namespace tblgen
