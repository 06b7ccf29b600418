#include "tblgen_build/command/phases.h"

#include "tblgen_build/system/process.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace tblgen::command {

namespace {

std::string share(double part, double whole) {
  char text[64];
  std::snprintf(text, sizeof text, "  %7.4f (%5.1f%%)", part, whole > 0 ? part * 100 / whole : 0.0);
  return text;
}

constexpr char ruler[] =
    "===-------------------------------------------------------------------------===\n";

} // namespace

PhaseTimer::Times PhaseTimer::now() {
  system::ProcessorTimes processor = system::processor_times();
  auto wall = std::chrono::steady_clock::now().time_since_epoch();
  return {processor.user, processor.system, std::chrono::duration<double>(wall).count()};
}

void PhaseTimer::begin(std::string name) {
  end();
  auto found = std::ranges::find(phases_, name, &Phase::name);
  current_ = static_cast<size_t>(found - phases_.begin());
  if (found == phases_.end())
    phases_.push_back({std::move(name), {}});
  started_ = now();
}

void PhaseTimer::end() {
  if (phases_.empty())
    return;
  Times at = now();
  Times &times = phases_[current_].times;
  times = {times.user + at.user - started_.user, times.system + at.system - started_.system,
           times.wall + at.wall - started_.wall};
}

std::string PhaseTimer::row(const Times &times, const Times &total, const std::string &name) {
  double processor = times.user + times.system;
  return share(times.user, total.user) + share(times.system, total.system) +
         share(processor, total.user + total.system) + share(times.wall, total.wall) + "  " + name +
         "\n";
}

std::string PhaseTimer::report() {
  end();
  std::vector<Phase> phases = std::move(phases_);
  phases_.clear();
  std::stable_sort(phases.begin(), phases.end(),
                   [](const Phase &a, const Phase &b) { return a.times.wall > b.times.wall; });
  Times total;
  for (const Phase &phase : phases) {
    total.user += phase.times.user;
    total.system += phase.times.system;
    total.wall += phase.times.wall;
  }
  char summary[128];
  std::snprintf(summary, sizeof summary,
                "  Total Execution Time: %.4f seconds (%.4f wall clock)\n\n",
                total.user + total.system, total.wall);
  std::string text =
      std::string(ruler) + std::string(29, ' ') + "TableGen Phase Timing\n" + ruler + summary;
  text +=
      "   ---User Time---   --System Time--   --User+System--   ---Wall Time---  --- Name ---\n";
  for (const Phase &phase : phases)
    text += row(phase.times, total, phase.name);
  return text + row(total, total, "Total") + "\n";
}

} // namespace tblgen::command
