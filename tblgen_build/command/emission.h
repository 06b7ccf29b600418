// The arguments of `tblgen emit`: a head as of a compile, then a group for each output. Knows
// neither launchers nor Python.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::command {

constexpr std::string_view no_engine = "--no-engine";

// Takes arguments one by one, and the value of an option that is written `--name VALUE` or
// `--name=VALUE`.
class ArgumentReader {
public:
  explicit ArgumentReader(std::span<const std::string> arguments) : rest_(arguments) {}

  bool at_end() const { return rest_.empty(); }
  bool at_output() const; // at the begin of a group
  std::string_view name() const;

  std::string take();
  std::string take_value();

private:
  std::span<const std::string> rest_;
};

struct EmissionHead {
  std::vector<std::string> of_compile; // without the options that only `emit` has
  std::string stamp;                   // empty: none
};

// All that comes before the first output.
EmissionHead take_head(ArgumentReader &reader);

} // namespace tblgen::command
