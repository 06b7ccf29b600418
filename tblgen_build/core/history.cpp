#include "history.h"

namespace tblgen {

void History::add_derived(const Record &record, HistoryEntry entry) {
  const Record &from = *entry.from;
  for (uint32_t i = 0; i < from.fields().size(); ++i) {
    uint32_t slot = record.find_field(from.fields()[i].name);
    if (slot != Shape::none && record.value(slot) != from.value(i))
      entry.changed.emplace_back(slot, record.value(slot));
  }
  add(record, std::move(entry));
}

std::vector<HistoryBinding>
History::bindings_of(const Record &callee,
                     std::span<const std::pair<const StringValue *, const Value *>> bindings,
                     std::span<const Pos> places, Pos at) {
  std::vector<HistoryBinding> made;
  for (size_t i = 0; i < bindings.size(); ++i) {
    const auto &[name, value] = bindings[i];
    const TemplateArg *arg = callee.find_template_arg(name);
    bool is_given = i < places.size() || !arg; // NAME is given by the place itself
    made.push_back({name, value, i < places.size() ? places[i] : arg ? arg->pos : at, is_given});
  }
  return made;
}

} // namespace tblgen
