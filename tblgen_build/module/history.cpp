// Histories of fields as Python sees them: texts and places, no values, which belong to no record.
#include "unit.h"

#include "tblgen_build/core/records/history.h"

#include <algorithm>

namespace tblgen::python {

namespace {

struct EntryObject {
  UnitRef unit;
  const HistoryEntry *entry;
  const tblgen::Value *after;
};

const char *kind_name(HistoryKind kind) {
  switch (kind) {
  case HistoryKind::Field:
    return "field";
  case HistoryKind::Let:
    return "let";
  case HistoryKind::OuterLet:
    return "outer let";
  case HistoryKind::Append:
    return "append";
  case HistoryKind::Prepend:
    return "prepend";
  case HistoryKind::Class:
    return "class";
  case HistoryKind::Expand:
    return "expand";
  }
  return "";
}

// Names of variables in a value, in the order in which they stand in it, each once.
class NameCollector {
public:
  explicit NameCollector(const tblgen::Value *value) {
    pending_.push_back(value); // not recursive: values may be deep
    while (!pending_.empty()) {
      const tblgen::Value *next = pending_.back();
      pending_.pop_back();
      if (next && next->resolvable)
        add(next);
    }
  }
  std::vector<const StringValue *> names;

private:
  void add(const tblgen::Value *value) {
    if (auto *var = dyn_cast<VarValue>(value)) {
      if (std::ranges::find(names, var->name) == names.end())
        names.push_back(var->name);
    } else if (auto *bit = dyn_cast<VarBitValue>(value)) {
      pending_.push_back(bit->variable);
    } else if (auto *field = dyn_cast<FieldValue>(value)) {
      pending_.push_back(field->record);
    } else if (auto *list = dyn_cast<ListValue>(value)) {
      push(list->items);
    } else if (auto *dag = dyn_cast<DagValue>(value)) {
      push(dag->args);
      pending_.push_back(dag->op);
    } else if (auto *op = dyn_cast<OperatorValue>(value)) {
      push(op->operands);
    } else if (auto *instance = dyn_cast<ClassInstanceValue>(value)) {
      for (size_t i = instance->args.size(); i-- > 0;)
        pending_.push_back(instance->args[i].value);
    } else if (auto *bits = dyn_cast<BitsValue>(value); bits && !bits->packed) {
      for (size_t i = bits->runs.size(); i-- > 0;)
        if (bits->runs[i].kind != BitRun::Kind::Constant)
          pending_.push_back(bits->runs[i].of.value);
    }
  }

  void push(std::span<const tblgen::Value *const> values) {
    pending_.insert(pending_.end(), values.rbegin(), values.rend());
  }

  std::vector<const tblgen::Value *> pending_;
};

nb::list names_in(const UnitRef &unit, const tblgen::Value *value) {
  nb::list list;
  for (const StringValue *name : NameCollector(value).names)
    list.append(unit->text(name));
  return list;
}

nb::tuple bits(const EntryObject &self) {
  nb::list list;
  for (uint32_t bit : self.entry->bits)
    list.append(nb::int_(bit));
  return nb::tuple(list);
}

nb::object written(const EntryObject &self) {
  return self.entry->written ? to_python(to_string(self.entry->written)) : nb::none();
}

nb::object record_or_none(const EntryObject &self, const tblgen::Record *record) {
  return record ? self.unit->record(record) : nb::none();
}

nb::tuple bindings(const EntryObject &self) {
  nb::list list;
  for (const HistoryBinding &binding : self.entry->bindings)
    list.append(nb::make_tuple(self.unit->text(binding.name), to_python(to_string(binding.value)),
                               names_in(self.unit, binding.value), self.unit->location(binding.pos),
                               binding.is_given));
  return nb::tuple(list);
}

} // namespace

nb::list history(const RecordObject &self, nb::handle field) {
  const History *kept = self.unit->records().history.get();
  if (!kept)
    throw nb::value_error("no history was kept: parse with history=True");
  nb::list list;
  const StringValue *name = self.unit->records().values.find_string(to_text(field));
  if (!name)
    return list;
  for (const HistoryEntry &entry : kept->of(*self.record)) {
    if (const tblgen::Value *after = History::value_after(entry, *self.record, name))
      list.append(
          make_object<EntryObject>(self.unit->classes().history_entry, self.unit, &entry, after));
  }
  return list;
}

nb::list effects_of_lets(const UnitRef &unit) {
  const History *kept = unit->records().history.get();
  if (!kept)
    throw nb::value_error("no history was kept: parse with history=True");
  nb::list list;
  for (const History::EffectOfLet &let : kept->effects_of_lets())
    list.append(nb::make_tuple(unit->location(let.pos), unit->text(let.field), let.has_effect));
  return list;
}

void bind_history(nb::module_ &module, Classes &classes) {
  classes.history_entry =
      nb::class_<EntryObject>(module, "HistoryEntry",
                              "One thing that gave a field a value, or passed it on.",
                              nb::is_final())
          .def_prop_ro("kind", [](const EntryObject &self) { return kind_name(self.entry->kind); })
          .def_prop_ro("location",
                       [](const EntryObject &self) { return self.unit->location(self.entry->pos); })
          .def_prop_ro("bits", bits)
          .def_prop_ro("written", written)
          .def_prop_ro(
              "names",
              [](const EntryObject &self) { return names_in(self.unit, self.entry->written); })
          .def_prop_ro("after",
                       [](const EntryObject &self) { return to_python(to_string(self.after)); })
          .def_prop_ro(
              "source",
              [](const EntryObject &self) { return record_or_none(self, self.entry->from); })
          .def_prop_ro(
              "callee",
              [](const EntryObject &self) { return record_or_none(self, self.entry->callee); })
          .def_prop_ro("bindings", bindings);
}

} // namespace tblgen::python
