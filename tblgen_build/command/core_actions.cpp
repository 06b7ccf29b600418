#include "tblgen_build/command/core_actions.h"

namespace tblgen::command {

namespace {

using Text = const std::string &;

constexpr CoreAction actions[] = {
    {"dump-json", false, [](const Records &records, Text, Sink &out) { dump_json(records, out); }},
    {"null-backend", false, [](const Records &, Text, Sink &) {}},
    {"print-detailed-records", true,
     [](const Records &records, Text, Sink &out) { print_detailed_records(records, out); }},
    {"print-enums", false,
     [](const Records &records, Text class_name, Sink &out) {
       print_enums(records, class_name, out);
     }},
    {"print-records", false,
     [](const Records &records, Text, Sink &out) { print_records(records, out); }},
    {"print-sets", false,
     [](const Records &records, Text, Sink &out) { print_sets(records, out); }},
};

} // namespace

std::span<const CoreAction> core_actions() { return actions; }

const CoreAction *find_core_action(std::string_view name) {
  for (const CoreAction &action : actions)
    if (action.name == name)
      return &action;
  return nullptr;
}

} // namespace tblgen::command
