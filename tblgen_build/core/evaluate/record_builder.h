// Builds records: superclasses with their arguments, fields set by values. Knows no tokens;
// takes source positions for errors.
#pragma once

#include "tblgen_build/core/evaluate/evaluate.h"

namespace tblgen {

// A class or multiclass as it is referred to, with its arguments.
struct ClassReference {
  Record *record;
  std::vector<Argument> args;
  Pos begin, end;
  std::vector<Pos> places = {}; // of the arguments, where a history is kept
};

enum class LetMode : uint8_t { Replace, Append, Prepend };

// What a `let` says: a field, or bits of it, and its value, or what is added to it.
struct LetBinding {
  LetMode mode;
  const StringValue *name;
  std::vector<uint32_t> bits;
  const Value *value;
  Pos pos;
};

// "; did you mean '[value]'?", where the value needs only brackets or quotes, or none, to be of the
// type; or nothing.
std::string written_otherwise(const Value *value, const Type *type);

// Each function aborts with a diagnostic where what it is asked for cannot be.
class RecordBuilder {
public:
  explicit RecordBuilder(Evaluator &evaluator) : e_(evaluator), values_(evaluator.values) {}

  // The value of each template argument: as given, or its default.
  Bindings bind_arguments(const Record &callee, std::span<const Argument> args, Pos at);
  void inherit(Record &record, const ClassReference &superclass);
  // Without `bits` the whole field is set.
  void set_value(Record &record, Pos at, const StringValue *name, std::span<const uint32_t> bits,
                 const Value *value, bool moves_field);
  // `is_outer`: it stands around statements, which only a history tells apart.
  void apply(Record &record, const LetBinding &let, bool is_outer = false);
  // The value as the argument holds it.
  const Value *fit(const TemplateArg &arg, const Value *value, Pos at);

  static Mistake unknown_field(const Record &record, const StringValue *name);

private:
  const Value *set_bits(Record &record, Pos at, uint32_t slot, std::span<const uint32_t> bits,
                        const Value *value);
  const Value *extend(Record &record, const LetBinding &let);
  void note(const Record &record, const LetBinding &let, bool is_outer);
  void note(const Record &record, const ClassReference &superclass, const Bindings &bindings);
  static Words incompatible(const StringValue *name, const Type *type, const Value *value);
  [[noreturn]] void fail_at(Pos at, Code code, Words message) {
    e_.log.fail(at, code, std::move(message));
  }
  [[noreturn]] void fail_at(Pos at, Mistake mistake) { e_.log.fail(at, std::move(mistake)); }

  Evaluator &e_;
  ValueTable &values_;
};

} // namespace tblgen
