#include "tblgen_build/command/emission.h"

#include <algorithm>
#include <iterator>

namespace tblgen::command {

namespace {

// Options with a value that `tblgen emit` has besides those of a compile.
bool is_of_emit(std::string_view name) {
  static constexpr std::string_view own[] = {
#include "tblgen_build/command/emit_options.inc"
  };
  if (!name.starts_with('-'))
    return false;
  name.remove_prefix(std::min(name.find_first_not_of('-'), name.size()));
  return std::find(std::begin(own), std::end(own), name) != std::end(own);
}

} // namespace

std::string_view ArgumentReader::name() const {
  std::string_view name = rest_.front();
  return name.substr(0, name.find('='));
}

bool ArgumentReader::at_output() const { return name() == "--output" || name() == "-output"; }

std::string ArgumentReader::take() {
  std::string argument = rest_.front();
  rest_ = rest_.subspan(1);
  return argument;
}

std::string ArgumentReader::take_value() {
  std::string argument = take();
  if (size_t equals = argument.find('='); equals != argument.npos)
    return argument.substr(equals + 1);
  return at_end() ? "" : take();
}

EmissionHead take_head(ArgumentReader &reader) {
  EmissionHead head;
  while (!reader.at_end() && !reader.at_output())
    if (reader.name() == "--stamp" || reader.name() == "-stamp")
      head.stamp = reader.take_value();
    else if (is_of_emit(reader.name()))
      reader.take_value();
    else if (reader.name() == no_engine)
      reader.take();
    else
      head.of_compile.push_back(reader.take());
  return head;
}

} // namespace tblgen::command
