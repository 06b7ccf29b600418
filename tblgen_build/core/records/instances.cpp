#include "tblgen_build/core/records/instances.h"

#include <algorithm>

namespace tblgen {

namespace {

bool is_before(const Value *a, const Value *b) {
  return compare_names(cast<DefValue>(a)->record->name_text(),
                       cast<DefValue>(b)->record->name_text()) < 0;
}

} // namespace

Instances::Selection &Instances::select(const Records &records, const Record &record_class,
                                        const StringValue *key, const Wanted &is_wanted) {
  if (epoch_ != records.inheritance_epoch()) {
    epoch_ = records.inheritance_epoch();
    classes_.clear();
  }
  OfClass &instances = classes_[&record_class];
  const std::vector<Record *> &defs = records.defs_in_order();
  for (; instances.seen < defs.size(); ++instances.seen)
    if (defs[instances.seen]->is_subclass_of(&record_class))
      instances.defs.push_back(defs[instances.seen]);

  Selection &selection = instances.selections[key];
  size_t before = selection.defs.size();
  for (; selection.seen < instances.defs.size(); ++selection.seen)
    if (const Record *def = instances.defs[selection.seen]; is_wanted(*def))
      selection.defs.push_back(def->def_value());
  if (selection.defs.size() == before)
    return selection;
  auto middle = selection.defs.begin() + static_cast<ptrdiff_t>(before);
  std::sort(middle, selection.defs.end(), is_before);
  if (before > 0 && is_before(*middle, *(middle - 1)))
    std::inplace_merge(selection.defs.begin(), middle, selection.defs.end(), is_before);
  selection.list = nullptr;
  return selection;
}

} // namespace tblgen
