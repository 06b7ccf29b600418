// How fields came by their values: what was written, inherited and expanded, in order. Noted
// only where a parse is asked for it, beside the records; decides nothing.
#pragma once

#include "tblgen_build/core/records/record.h"

#include <unordered_map>

namespace tblgen {

enum class HistoryKind : uint8_t {
  Field,    // `type name = value;` in a body
  Let,      // in a body
  OuterLet, // around statements
  Append,   // `let append` and `let prepend`, of either kind
  Prepend,
  Class,  // a superclass, or the class of an anonymous instance
  Expand, // what is in a multiclass or loop, made for one defm or turn
};

// A template argument or the variable of a loop: what it is, and where that was written.
struct HistoryBinding {
  const StringValue *name; // qualified
  const Value *value;
  Pos pos;
  bool is_given; // false: the default
};

struct HistoryEntry {
  HistoryKind kind;
  Pos pos;
  // --- of assignments ---
  const StringValue *field = nullptr;
  std::vector<uint32_t> bits = {};
  const Value *written = nullptr; // null: the field was declared without a value
  const Value *after = nullptr;
  // --- of Class and Expand ---
  const Record *from = nullptr;   // the class; the record as it stands in the multiclass or loop
  const Record *callee = nullptr; // the class or multiclass; null for a loop
  std::vector<HistoryBinding> bindings = {};
  // Fields of `from` whose value is another here than there, by slot of this record.
  std::vector<std::pair<uint32_t, const Value *>> changed = {};
};

class History {
public:
  std::span<const HistoryEntry> of(const Record &record) const {
    auto found = entries_.find(&record);
    return found == entries_.end() ? std::span<const HistoryEntry>() : found->second;
  }

  void add(const Record &record, HistoryEntry entry) {
    entries_[&record].push_back(std::move(entry));
  }
  // With `from` and `bindings` set: what has changed is looked up here.
  void add_derived(const Record &record, HistoryEntry entry);

  // Each `let` that replaces a whole field: where, the field, and whether it changed any record's.
  struct EffectOfLet {
    Pos pos;
    const StringValue *field;
    bool has_effect;
  };
  std::vector<EffectOfLet> effects_of_lets() const;

  // The record's field once the entry was noted; null where that says nothing about it.
  static const Value *value_after(const HistoryEntry &entry, const Record &record,
                                  const StringValue *field);

  // The bindings made of `args` given at `places`, the rest being defaults of the callee.
  static std::vector<HistoryBinding>
  bindings_of(const Record &callee,
              std::span<const std::pair<const StringValue *, const Value *>> bindings,
              std::span<const Pos> places, Pos at);

  // What is being expanded, while it is: a defm, a parent of a multiclass, a loop.
  struct Site {
    Pos pos = 0;
    const Record *callee = nullptr;
    std::vector<HistoryBinding> bindings = {};
  };
  Site site;

private:
  std::unordered_map<const Record *, std::vector<HistoryEntry>> entries_;
};

} // namespace tblgen
