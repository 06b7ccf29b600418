// Entries of multiclasses and loops that wait to be instantiated: they are copied with
// their variables bound, and in the end become definitions. Knows no tokens.
#pragma once

#include "tblgen_build/core/evaluate/evaluate.h"

#include <memory>
#include <variant>

namespace tblgen {

struct Loop;
// What a loop or multiclass body consists of, to be resolved when its variables
// are known.
using Entry = std::variant<Record *, std::unique_ptr<Loop>, Assertion, Dump>;

// A foreach, or an arm of an `if`: a loop over a list of no or one element.
struct Loop {
  Loop(Pos pos, const VarValue *iterator, const Value *list)
      : pos(pos), iterator(iterator), list(list) {}
  Pos pos;
  const VarValue *iterator; // null for an `if`
  const Value *list;
  std::vector<Entry> entries;
};

struct MulticlassBody {
  Record *record = nullptr; // carries name and template arguments
  std::vector<Entry> entries = {};
};

// Defs are added to it while it is open.
struct Defset {
  Pos pos;
  const Type *element;
  std::vector<const Value *> defs;
};

// Calls `function` with each record of the entry, those in loops included.
template <class F> void for_each_record(Entry &entry, F function) {
  if (auto *record = std::get_if<Record *>(&entry))
    function(**record);
  else if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry))
    for (Entry &inner : (*loop)->entries)
      for_each_record(inner, function);
}

class Instantiator {
public:
  explicit Instantiator(Evaluator &evaluator) : e_(evaluator) {}

  // Entries with variables bound go to `target`, or are defined where it is null. While
  // not `is_final`, what cannot be known yet stays as it is.
  void instantiate(std::vector<Entry> &entries, Bindings &bindings, bool is_final,
                   std::vector<Entry> *target, Pos instantiated_at);
  // Records made by loops do not tell where they were instantiated.
  void instantiate_loop(Loop &loop, Bindings &bindings, bool is_final, std::vector<Entry> *target);
  // Of what no variable is left: checks, dumps, or defines it.
  void define(const Entry &entry);

  void open(Defset &defset) { defsets_.push_back(&defset); }
  void close_defset() { defsets_.pop_back(); }
  size_t open_defsets() const { return defsets_.size(); }
  void close_to(size_t defsets) { defsets_.resize(defsets); }

private:
  void instantiate_record(const Record &record, Bindings &bindings, std::vector<Entry> *target,
                          Pos instantiated_at);
  void note(const Record &record, const Record &copy);                     // for a history
  Entry instantiate_message(const Entry &entry, const Bindings &bindings); // assertion or dump
  void define(Record *record);
  // A new name where an anonymous def's is taken, otherwise null.
  const Value *settle_name(const Record &record);
  void check_concrete(const Record &record);
  void add_to_defset(Defset &defset, Record *record);
  const Value *decide_condition(const Loop &loop, const OperatorValue *list,
                                BindingResolver &resolver);

  Evaluator &e_;
  std::vector<Defset *> defsets_; // open ones, outermost first
};

} // namespace tblgen
