// Where the time went, for --time-phases.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace tblgen::command {

// Times consecutive phases of this process: one runs until the next begins. What is begun again
// goes on.
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
  size_t current_ = 0; // valid where there is one
  Times started_;
};

} // namespace tblgen::command
