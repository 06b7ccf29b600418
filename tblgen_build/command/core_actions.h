// What the core itself makes of records, without a generator: one table for the launchers and
// Python.
#pragma once

#include "tblgen_build/core/print/print.h"

#include <span>
#include <string>
#include <string_view>

namespace tblgen::command {

struct CoreAction {
  std::string_view name; // the flag, without dashes
  bool wants_statistics; // prints what a parse counts only where it is told to
  // `class_name` is --class's. May throw OutputError.
  void (*print)(const Records &records, const std::string &class_name, Sink &out);
};

std::span<const CoreAction> core_actions();

// Null for a name that is no such action's.
const CoreAction *find_core_action(std::string_view name);

} // namespace tblgen::command
