// The instances of classes, in order of their names, as !instances asks for them again and
// again while records are added: each def is checked once for a class, once for a regular
// expression, and sorted in among those found before.
#pragma once

#include "tblgen_build/core/records/record.h"

#include <functional>
#include <unordered_map>

namespace tblgen {

class Instances {
public:
  // The defs of a class that are wanted, as values.
  struct Selection {
    std::vector<const Value *> defs; // in the order of compare_names()
    const ListValue *list = nullptr; // the same, where that was asked for; null where defs are new
    size_t seen = 0;                 // of the instances of the class
  };
  using Wanted = std::function<bool(const Record &)>;

  // Of the instances of the class so far those that `is_wanted`, which `key` stands for. Valid
  // until the next call.
  Selection &select(const Records &records, const Record &record_class, const StringValue *key,
                    const Wanted &is_wanted);

private:
  struct OfClass {
    std::vector<Record *> defs; // in the order in which they were added
    size_t seen = 0;            // of all defs
    std::unordered_map<const StringValue *, Selection> selections;
  };
  std::unordered_map<const Record *, OfClass> classes_;
  uint32_t epoch_ = 0; // of inheritance, when they were checked
};

} // namespace tblgen
