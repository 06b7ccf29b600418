// What evaluation needs besides folding and resolving: fields of records, regular
// expressions, assertions and dumps, and the log of diagnostics.

#include "tblgen_build/core/evaluate/evaluate.h"
#include "tblgen_build/core/support/inline_vector.h"
#include "tblgen_build/core/support/posix_regex.h"

#include <algorithm>
#include <unordered_map>

namespace tblgen {

// --- records -----------------------------------------------------------------

const Value *Evaluator::access_field(const Value *record_value, const StringValue *name,
                                     const Type *type, const Record *record) {
  auto *def = dyn_cast<DefValue>(record_value);
  if (is_exhaustive || !def)
    record_value = values.field(record_value, name, type)->record;
  if (!def)
    return values.field(record_value, name, type);
  if (def->record == record)
    fail_at(record, Code::Circular,
            "Attempting to access field '" + std::string(name->text()) + "' of " +
                value_name(record_value) + " is a forbidden self-reference");
  uint32_t slot = def->record->find_field(name);
  if (slot == Shape::none)
    fail_at(record, Code::UnknownField,
            value_name(record_value) + " has no field '" + std::string(name->text()) + "'");
  const Value *field = def->record->value(slot);
  return field->concrete ? field : values.field(record_value, name, type);
}

// --- regular expressions -----------------------------------------------------

class Evaluator::RegexCache {
public:
  // Null where the expression is malformed.
  const Regex *find(const StringValue *text) {
    auto [entry, is_new] = compiled_.try_emplace(text);
    if (is_new) {
      try {
        entry->second.emplace(text->text());
      } catch (const RegexError &) {
        entry->second.reset();
      }
    }
    return entry->second ? &*entry->second : nullptr;
  }

private:
  std::unordered_map<const StringValue *, std::optional<Regex>> compiled_;
};

void Evaluator::check_regex(const StringValue *regex, const Record *record) {
  if (!regexes_)
    regexes_ = std::make_shared<RegexCache>();
  if (!regexes_->find(regex))
    fail_at(record, "invalid regex '" + std::string(regex->text()) + "'");
}

bool Evaluator::matches(const StringValue *text, const StringValue *regex, const Record *record) {
  check_regex(regex, record);
  return regexes_->find(regex)->search(text->text());
}

void Limits::fail() const {
  throw LimitExceeded{"evaluation takes more than " + std::to_string(max_steps_) +
                      " steps (does it ever end? --max-steps=N allows another number)"};
}

// --- errors and checks -------------------------------------------------------

void Evaluator::fail_at(const Record *record, Code code, Words message) {
  error_at(record, code, std::move(message));
  throw Fatal{};
}

void Evaluator::error_at(const Record *record, Code code, Words message) {
  if (record)
    log.error(record->positions(), code, std::move(message));
  else
    log.error(current_pos, code, std::move(message));
}

const StringValue *Evaluator::qualify(const Record &record, const StringValue *name) {
  InlineVector<char, 256> text(record.name_text());
  text.append(std::string_view(record.is_multiclass() ? "::" : ":"));
  if (is_exhaustive) { // the parts are strings to the reference
    values.string(record.is_multiclass() ? "::" : ":");
    values.string({text.data(), text.size()});
  }
  text.append(name->text());
  return values.string({text.data(), text.size()});
}

const ListValue *Evaluator::instances(const Type *type, const StringValue *regex,
                                      const Record *record) {
  check_regex(regex, record);
  // Only classes have instances, and the reference looks for one of the type's name.
  if (type->kind != TypeKind::Record || type->classes.size() != 1)
    return values.list({}, type);
  auto is_wanted = [&](const Record &def) {
    limits.count_step();
    return matches(values.string(def.name_text()), regex, record);
  };
  Instances::Selection &selection =
      instances_.select(records, *type->classes.front(), regex, is_wanted);
  if (!selection.list) {
    limits.count_steps(selection.defs.size() >> 4);
    selection.list = values.list(selection.defs, type);
  }
  return selection.list;
}

void Evaluator::check_assertion(Pos pos, const Value *condition, const Value *message) {
  auto holds = as_integer(condition);
  if (!holds) {
    log.error(pos, Code::Assertion, "assert condition must of type bit, bits, or int.");
  } else if (!*holds) {
    auto *text = dyn_cast<StringValue>(message);
    log.error(pos, Code::Assertion,
              "assertion failed: " +
                  (text ? std::string(text->text()) : "(assert message is not a string)"));
  }
}

void Evaluator::check_assertions(const Record &record) {
  size_t before = log.errors();
  for (const Assertion &assertion : record.assertions())
    check_assertion(assertion.pos, assertion.condition, assertion.message);
  // Once a record, after all of its assertions, and an error: so the reference has it.
  if (log.errors() != before)
    log.error(record.positions(), Code::Assertion, "assertion failed in this record");
}

void Evaluator::emit_dump(Pos pos, const Value *message) {
  if (auto *text = dyn_cast<StringValue>(message))
    log.message(pos, std::string(text->text()));
  else
    log.error(pos, Code::Assertion, "dump value is not of type string");
}

void Evaluator::emit_dumps(const Record &record) {
  for (const Dump &dump : record.dumps())
    emit_dump(dump.pos, dump.message);
}

// --- diagnostics -------------------------------------------------------------

void DiagnosticLog::error(Pos pos, Mistake mistake, std::vector<DiagnosticNote> notes) {
  ++errors_;
  diagnostics_.push_back({Severity::Error, std::move(mistake), pos, {}, std::move(notes), {}});
}

void DiagnosticLog::error(std::span<const Pos> positions, Code code, Words message) {
  error(positions.front(), code, std::move(message));
  diagnostics_.back().stack.assign(positions.begin() + 1, positions.end());
}

void DiagnosticLog::warning(Pos pos, Mistake mistake) {
  diagnostics_.push_back({Severity::Warning, std::move(mistake), pos, {}, {}, {}});
}

void DiagnosticLog::message(Pos pos, std::string text) {
  diagnostics_.push_back({Severity::Note, {Code::None, std::move(text)}, pos, {}, {}, {}});
}

void DiagnosticLog::note(Pos pos, std::string message) {
  diagnostics_.back().notes.push_back({std::move(message), pos});
}

void DiagnosticLog::name_unknown(std::string name, bool is_variable) {
  diagnostics_.back().unknown_name = std::move(name);
  diagnostics_.back().is_variable = is_variable;
}

std::vector<Diagnostic> DiagnosticLog::take_since(size_t count) {
  auto first = diagnostics_.begin() + static_cast<std::ptrdiff_t>(count);
  std::vector<Diagnostic> taken(std::make_move_iterator(first),
                                std::make_move_iterator(diagnostics_.end()));
  diagnostics_.erase(first, diagnostics_.end());
  for (const Diagnostic &diagnostic : taken)
    errors_ -= diagnostic.severity == Severity::Error;
  return taken;
}

void DiagnosticLog::add(Diagnostic diagnostic) {
  errors_ += diagnostic.severity == Severity::Error;
  diagnostics_.push_back(std::move(diagnostic));
}

void DiagnosticLog::fail(Pos pos, Mistake mistake) {
  error(pos, std::move(mistake));
  throw Abort{};
}

void DiagnosticLog::fail(std::span<const Pos> positions, Code code, Words message) {
  error(positions, code, std::move(message));
  throw Fatal{};
}

} // namespace tblgen
