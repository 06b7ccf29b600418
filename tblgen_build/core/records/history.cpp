#include "tblgen_build/core/records/history.h"

#include <map>

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

const Value *History::value_after(const HistoryEntry &entry, const Record &record,
                                  const StringValue *field) {
  if (entry.field == field)
    return entry.after;
  if (!entry.from)
    return nullptr;
  uint32_t there = entry.from->find_field(field);
  if (there == Shape::none)
    return nullptr;
  uint32_t here = record.find_field(field);
  for (const auto &[slot, value] : entry.changed)
    if (slot == here)
      return value;
  return entry.from->value(there);
}

std::vector<History::EffectOfLet> History::effects_of_lets() const {
  std::map<std::pair<Pos, const StringValue *>, bool> found;
  for (const auto &[record, entries] : entries_)
    for (size_t i = 0; i < entries.size(); ++i) {
      const HistoryEntry &entry = entries[i];
      bool is_let = entry.kind == HistoryKind::Let || entry.kind == HistoryKind::OuterLet;
      if (!is_let || !entry.bits.empty())
        continue;
      const Value *before = nullptr;
      for (size_t j = i; j-- > 0 && !before;)
        before = value_after(entries[j], *record, entry.field);
      found[{entry.pos, entry.field}] |= before != entry.after;
    }
  std::vector<EffectOfLet> effects;
  for (const auto &[let, has_effect] : found)
    effects.push_back({let.first, let.second, has_effect});
  return effects;
}

} // namespace tblgen
