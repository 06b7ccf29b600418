// The state of Python's objects: one translation unit, and the objects that show parts of
// it. Everything here is used with the GIL held.
#pragma once

#include "tblgen_build/core/records/digest.h"
#include "tblgen_build/core/session.h"

#include <nanobind/nanobind.h>
#include <tsl/robin_map.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tblgen::python {

namespace nb = nanobind;

// The Python classes, made once by the module.
struct Classes {
  nb::object type, location, diagnostic, field, record, history_entry, dependency, records, release;
  std::array<nb::object, 16> values; // by ValueKind
  nb::object table_gen_error, record_error;
};

// A translation unit as Python sees it. Each record, value and type has at most one
// Python object at a time: Python's identity is theirs. The unit only notes which
// objects exist; they keep the unit alive, not the other way round, so that no
// reference cycle arises.
class Unit {
public:
  Unit(std::shared_ptr<const Classes> classes, ParseResult result);
  ~Unit();
  Unit(const Unit &) = delete;
  Unit &operator=(const Unit &) = delete;

  const tblgen::Records &records() const { return *result_.unit; }
  const ParseResult &result() const { return result_; }
  const Classes &classes() const { return *classes_; }
  RecordDigests &digests() { return digests_; }

  nb::object record(const tblgen::Record *record);
  nb::object value(const tblgen::Value *value);
  nb::object type(const tblgen::Type *type); // None for null
  nb::object location(Pos pos);              // None for nowhere
  nb::object release();
  // The string's text, one Python object a string.
  nb::object text(const StringValue *string);
  nb::object optional_text(const StringValue *string) { return string ? text(string) : nb::none(); }

  void forget(const tblgen::Record *record);
  void forget(const void *value_or_type) { objects_.erase(value_or_type); }

private:
  friend class UnitRef;

  size_t references_ = 0;
  std::shared_ptr<const Classes> classes_;
  ParseResult result_;
  RecordDigests digests_;
  nb::object release_;                               // once asked for
  std::vector<PyObject *> record_objects_;           // by id; borrowed
  tsl::robin_map<const void *, PyObject *> objects_; // of values and types; borrowed
  tsl::robin_map<const StringValue *, PyObject *> texts_;
};

// A counted reference. Not atomic: the GIL is held.
class UnitRef {
public:
  explicit UnitRef(Unit *unit) : unit_(unit) { ++unit_->references_; }
  UnitRef(const UnitRef &other) : UnitRef(other.unit_) {}
  UnitRef &operator=(const UnitRef &) = delete;
  ~UnitRef() {
    if (--unit_->references_ == 0)
      delete unit_;
  }
  Unit *operator->() const { return unit_; }
  Unit &operator*() const { return *unit_; }
  Unit *get() const { return unit_; }

private:
  Unit *unit_;
};

// --- what Python objects hold ------------------------------------------------

struct TypeObject {
  UnitRef unit;
  const tblgen::Type *type;
  ~TypeObject() { unit->forget(type); }
};

struct ValueObject {
  UnitRef unit;
  const tblgen::Value *value;
  nb::object parts; // tuple of the elements, arguments or operands, once asked for
  ~ValueObject() { unit->forget(value); }
};

// One Python class a kind of value; all are laid out alike.
template <ValueKind> struct KindObject : ValueObject {};

struct RecordObject {
  UnitRef unit;
  const tblgen::Record *record;
  ~RecordObject() { unit->forget(record); }
};

// A field, or a class's template argument.
struct FieldObject {
  UnitRef unit;
  const tblgen::Record *record;
  uint32_t index; // slot, or index of the template argument
  bool is_template_arg;

  const StringValue *name() const;
  const tblgen::Type *type() const;
  const tblgen::Value *value() const;
  Pos pos() const;
};

// In a unit, or of a message that has left its unit.
struct LocationObject {
  std::optional<UnitRef> unit;
  Pos pos = 0;
  std::shared_ptr<const Place> place = nullptr; // where there is no unit

  // For a short time.
  std::shared_ptr<const Place> shared_place() const;
};

struct DiagnosticObject {
  std::shared_ptr<const Message> message;
};

template <class Object, class... Args>
nb::object make_object(const nb::object &type, Args &&...args) {
  nb::object object = nb::inst_alloc(type);
  new (nb::inst_ptr<Object>(object)) Object{std::forward<Args>(args)...};
  nb::inst_mark_ready(object);
  return object;
}

// --- text and paths ----------------------------------------------------------

// Bytes that are no UTF-8 become lone surrogates, and bytes again when encoded so.
nb::object to_python(std::string_view text);
nb::object path_to_python(const std::string &path);
// Valid as long as the str. Raises TypeError for anything else.
std::string_view to_text(nb::handle str);

// --- errors ------------------------------------------------------------------

// A RecordError at the first position; the others are where it was instantiated.
nb::object make_record_error(Unit &unit, Code code, std::string_view message,
                             std::span<const Pos> positions);
[[noreturn]] void raise(const nb::object &error);
[[noreturn]] void raise_table_gen_error(const UnitRef &unit);
nb::object make_diagnostics(const UnitRef &unit);
// A tuple of Diagnostics, and the messages of any iterable of them.
nb::tuple to_python(std::vector<Message> messages);
std::vector<Message> to_messages(nb::handle diagnostics);

// --- parts of the module -----------------------------------------------------

// How the field came by its value; raises ValueError where no history was kept.
nb::list history(const RecordObject &self, nb::handle field);
// (place, field, whether it changed anything) of every let of a whole field; raises as history().
nb::list effects_of_lets(const UnitRef &unit);

void bind_errors(nb::module_ &module, Classes &classes);
void bind_values(nb::module_ &module, Classes &classes);
void bind_records(nb::module_ &module, Classes &classes);
void bind_history(nb::module_ &module, Classes &classes);
void bind_releases(nb::module_ &module, Classes &classes);
void bind_session(nb::module_ &module, const std::shared_ptr<Classes> &classes);
void bind_files(nb::module_ &module);
void bind_process(nb::module_ &module);
void bind_search(nb::module_ &module);
void bind_words(nb::module_ &module);
void bind_command_line(nb::module_ &module);
// All of it.
void bind_core(nb::module_ &module);

} // namespace tblgen::python
