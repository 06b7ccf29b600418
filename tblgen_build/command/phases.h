// Where the time went, for --time-phases.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace tblgen::command {

// Times consecutive phases of this process: one runs until the next begins.
class PhaseTimer {
public:
  void begin(std::string name);
  // Ends the last phase. The table LLVM's timers print: the longest phase first, then the total.
  std::string report();

private:
  struct Times {
    double user = 0, system = 0, wall = 0; // seconds
  };
  struct Phase {
    std::string name;
    Times times;
  };

  static Times now();
  void end();
  static std::string row(const Times &times, const Times &total, const std::string &name);

  std::vector<Phase> phases_;
  Times started_;
};

} // namespace tblgen::command
