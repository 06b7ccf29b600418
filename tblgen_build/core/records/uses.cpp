// Looks from the targets back to their users, so that the work grows with the number of
// values and of uses, however anonymous defs are nested.
#include "tblgen_build/core/records/uses.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace tblgen {

namespace {

class UseFinder {
public:
  UseFinder(const Records &records, std::span<const Record *const> targets)
      : targets_(targets.begin(), targets.end()) {
    for (const Record *user : records.defs()) {
      order_.emplace(user, order_.size());
      for (uint32_t slot = 0; slot < user->fields().size(); ++slot)
        add_uses(user, user->value(slot));
    }
  }

  // Sorted by name.
  std::vector<const Record *> named_users(const Record *target) const {
    std::vector<const Record *> pending{target}, found;
    std::unordered_set<const Record *> seen;
    while (!pending.empty()) {
      auto users = users_.find(pending.back());
      pending.pop_back();
      if (users == users_.end())
        continue;
      for (const Record *user : users->second) {
        if (!seen.insert(user).second)
          continue;
        if (!user->is_anonymous())
          found.push_back(user);
        else if (!targets_.contains(user))
          pending.push_back(user);
      }
    }
    std::ranges::sort(found, {}, [this](const Record *user) { return order_.at(user); });
    return found;
  }

private:
  void add_uses(const Record *user, const Value *start) {
    pending_.assign(1, start); // not recursive: dags may be deep
    while (!pending_.empty()) {
      const Value *value = pending_.back();
      pending_.pop_back();
      if (auto *def = dyn_cast<DefValue>(value)) {
        add_use(user, def->record);
      } else if (auto *list = dyn_cast<ListValue>(value)) {
        pending_.insert(pending_.end(), list->items.begin(), list->items.end());
      } else if (auto *dag = dyn_cast<DagValue>(value)) {
        pending_.push_back(dag->op);
        pending_.insert(pending_.end(), dag->args.begin(), dag->args.end());
      }
    }
  }

  void add_use(const Record *user, const Record *used) {
    if (!used->is_anonymous() && !targets_.contains(used))
      return;
    std::vector<const Record *> &users = users_[used];
    if (users.empty() || users.back() != user)
      users.push_back(user);
  }

  std::unordered_set<const Record *> targets_;
  std::unordered_map<const Record *, size_t> order_;
  // Direct users of targets and of anonymous defs.
  std::unordered_map<const Record *, std::vector<const Record *>> users_;
  std::vector<const Value *> pending_;
};

} // namespace

std::vector<const Record *> defs_with_field(const Records &records, std::string_view name) {
  std::vector<const Record *> found;
  const StringValue *string = records.values.find_string(name);
  if (!string)
    return found;
  for (const Record *record : records.defs())
    if (record->find_field(string) != Shape::none)
      found.push_back(record);
  return found;
}

std::vector<std::pair<const Record *, const Record *>>
uses_of(const Records &records, std::span<const Record *const> targets) {
  std::vector<std::pair<const Record *, const Record *>> uses;
  if (targets.empty())
    return uses;
  UseFinder finder(records, targets);
  for (const Record *target : targets)
    for (const Record *user : finder.named_users(target))
      uses.emplace_back(user, target);
  return uses;
}

} // namespace tblgen
