// What names mean where the parser stands: variables, iterators, fields and template
// arguments, from the innermost scope outward. Knows values and records, no tokens.
#pragma once

#include "tblgen_build/core/evaluate/evaluate.h"

namespace tblgen {

class Scopes {
public:
  // A name that a bang operator gives its items; seen as a field of the record.
  struct Iterator {
    const StringValue *name;
    const Type *type;
  };
  struct Scope {
    Record *record = nullptr;             // its fields, and a class's template arguments
    const VarValue *loop = nullptr;       // the variable of a foreach
    const Record *multiclass = nullptr;   // its template arguments
    std::vector<Iterator> iterators = {}; // of a record
    std::vector<std::pair<const StringValue *, const Value *>> variables = {};
  };
  // Opens a scope and closes it, with all that were opened within.
  class Guard {
  public:
    Guard(Scopes &scopes, Scope scope)
        : scopes_(scopes), depth_(scopes.scopes_.size()), multiclass_(scopes.multiclass_) {
      if (scope.multiclass)
        scopes_.multiclass_ = scope.multiclass;
      scopes_.scopes_.push_back(std::move(scope));
    }
    ~Guard() {
      scopes_.scopes_.resize(depth_);
      scopes_.multiclass_ = multiclass_;
    }
    Guard(const Guard &) = delete;
    Guard &operator=(const Guard &) = delete;

  private:
    Scopes &scopes_;
    size_t depth_;
    const Record *multiclass_;
  };

  explicit Scopes(Evaluator &evaluator) : e_(evaluator) {}

  // Null: not known in any scope.
  const Value *find(const StringValue *name);
  // A def, or what a defvar or defset outside of all scopes made; null: there is none.
  static const Value *find_global(const StringValue *name);
  // Every name that find() knows.
  void offer_names(Suggestion &suggestion) const;

  void declare(const StringValue *name, const Value *value) {
    scopes_.back().variables.emplace_back(name, value);
  }
  // Declared in the innermost scope.
  bool is_local(const StringValue *name) const;
  // A field of the record, or an iterator seen as one.
  bool is_taken(const Record *record, const StringValue *name) const;
  bool is_outermost() const { return scopes_.size() == 1; }
  bool is_in_multiclass() const { return multiclass_ != nullptr; }

private:
  const Value *find_in(const Scope &scope, const StringValue *name);
  const Value *find_template_arg(const Record &record, const StringValue *name);
  const Iterator *find_iterator(const Record *record, const StringValue *name) const;

  Evaluator &e_;
  std::vector<Scope> scopes_;
  const Record *multiclass_ = nullptr; // the one around the innermost scope
};

// The reserved name of what is being defined.
inline bool is_name_word(const StringValue *name) { return name->text() == "NAME"; }

} // namespace tblgen
