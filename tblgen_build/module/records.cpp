// Records, their fields, and the typed accessors with their errors.
#include "arguments.h"
#include "unit.h"

#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/records/written.h"

namespace tblgen::python {

namespace {

// --- fields ------------------------------------------------------------------

bool same_field(const FieldObject &a, nb::handle other) {
  FieldObject *b;
  return nb::try_cast(other, b) && b && a.record == b->record && a.index == b->index &&
         a.is_template_arg == b->is_template_arg;
}

Py_hash_t hash_field(const FieldObject &self) {
  auto record = reinterpret_cast<uintptr_t>(self.record) >> 4;
  return static_cast<Py_hash_t>(record * 31 + self.index * 2 + self.is_template_arg);
}

nb::object field_text(const FieldObject &self) {
  return to_python(to_string(*self.type()) + " " + std::string(self.name()->text()) + " = " +
                   to_string(self.value()));
}

// At the field; but where a class of another file sets it, at the record: that is what its author
// can fix.
nb::object field_error(const FieldObject &self, nb::str message) {
  Pos pos = self.pos();
  std::span<const Pos> positions = self.record->positions();
  const SourceMap &sources = self.unit->records().sources;
  if (positions.empty() || sources.find(pos) == sources.find(positions.front()))
    return make_record_error(*self.unit, Code::Rejected, to_text(message), {&pos, 1});
  nb::object error = make_record_error(*self.unit, Code::Rejected, to_text(message), positions);
  auto notes = nb::steal<nb::list>(PySequence_List(nb::object(error.attr("notes")).ptr()));
  std::string note = "field '" + std::string(self.name()->text()) + "' is set here";
  notes.append(nb::make_tuple(to_python(note), self.unit->location(pos)));
  error.attr("notes") = nb::tuple(notes);
  return error;
}

// `text` is the field's, up to the character.
nb::object location_behind(const FieldObject &self, nb::str text) {
  if (self.is_template_arg)
    return nb::none();
  size_t offset = to_source(text)->size();
  return self.unit->location(
      written_position(self.unit->records(), *self.record, self.index, offset));
}

void bind_fields(nb::module_ &module, Classes &classes) {
  classes.field =
      nb::class_<FieldObject>(module, "Field", "A field of a record: its name, type and value.",
                              nb::is_final())
          .def_prop_ro("name", [](const FieldObject &self) { return self.unit->text(self.name()); })
          .def_prop_ro("type", [](const FieldObject &self) { return self.unit->type(self.type()); })
          .def_prop_ro("value",
                       [](const FieldObject &self) { return self.unit->value(self.value()); })
          .def_prop_ro("location",
                       [](const FieldObject &self) { return self.unit->location(self.pos()); })
          .def_prop_ro("is_template_arg",
                       [](const FieldObject &self) { return self.is_template_arg; })
          .def_prop_ro("is_nonconcrete_ok",
                       [](const FieldObject &self) {
                         return !self.is_template_arg &&
                                self.record->fields()[self.index].kind == FieldKind::NonconcreteOk;
                       })
          .def("location_behind", location_behind)
          .def("error", field_error)
          .def("__str__", field_text)
          .def("__repr__",
               [](const FieldObject &self) {
                 return nb::str("<Field ") + field_text(self) + nb::str(">");
               })
          .def("__eq__", same_field)
          .def("__hash__", hash_field);
}

// --- looking up fields -------------------------------------------------------

struct FieldIndex {
  uint32_t index = Shape::none; // none: there is no such field
  bool is_template_arg = false;
  explicit operator bool() const { return index != Shape::none; }
};

FieldIndex find_field(const RecordObject &self, std::string_view name) {
  const StringValue *string = self.unit->records().values.find_string(name);
  if (!string)
    return {};
  if (uint32_t slot = self.record->find_field(string); slot != Shape::none)
    return {slot};
  auto args = self.record->template_args();
  for (uint32_t i = 0; i < args.size(); ++i)
    if (args[i].name == string)
      return {i, true};
  return {};
}

FieldObject field_at(const RecordObject &self, FieldIndex found) {
  return {self.unit, self.record, found.index, found.is_template_arg};
}

// Null where there is no such field.
const tblgen::Value *find_value(const RecordObject &self, std::string_view name) {
  FieldIndex found = find_field(self, name);
  if (!found)
    return nullptr;
  return found.is_template_arg ? self.record->template_args()[found.index].value
                               : self.record->value(found.index);
}

// --- errors ------------------------------------------------------------------

[[noreturn]] void fail(const RecordObject &self, const std::string &message) {
  raise(make_record_error(*self.unit, Code::Field, message, self.record->positions()));
}

std::string described(const RecordObject &self) {
  return (self.record->is_class() ? "class '" : "def '") + std::string(self.record->name_text()) +
         "'";
}

[[noreturn]] void fail_missing(const RecordObject &self, std::string_view name) {
  Suggestion suggestion(name);
  for (const FieldInfo &field : self.record->fields())
    suggestion.offer(field.name->text());
  fail(self, described(self) + " has no field '" + std::string(name) + "'" +
                 did_you_mean(suggestion.best()));
}

// A long value is cut: the message shall stay one line.
std::string excerpt(const tblgen::Value *value) {
  constexpr size_t longest = 60;
  std::string text = to_string(value);
  if (size_t end = text.find('\n'); end != std::string::npos)
    text = text.substr(0, end) + " ...";
  if (text.size() > longest)
    text = text.substr(0, longest) + " ...";
  return text;
}

[[noreturn]] void fail_kind(const RecordObject &self, std::string_view name,
                            const tblgen::Value *value, std::string_view wanted) {
  std::string message =
      "field '" + std::string(name) + "' of " + described(self) + " must be " + std::string(wanted);
  if (is_unset(value))
    fail(self, message + ", but it is not set");
  std::string type = value->type ? " of type '" + to_string(*value->type) + "'" : "";
  fail(self, message + ", but it is " + excerpt(value) + type);
}

// --- typed accessors ---------------------------------------------------------

const tblgen::Value *get_value(const RecordObject &self, std::string_view name) {
  const tblgen::Value *value = find_value(self, name);
  if (!value)
    fail_missing(self, name);
  return value;
}

template <class V>
const V *get_as(const RecordObject &self, nb::handle name, std::string_view wanted) {
  std::string_view text = to_text(name);
  const tblgen::Value *value = get_value(self, text);
  if (auto *found = dyn_cast<V>(value))
    return found;
  fail_kind(self, text, value, wanted);
}

bool is_value_unset(const RecordObject &self, nb::handle name) {
  return is_unset(get_value(self, to_text(name)));
}

nb::object value_as_string(const RecordObject &self, nb::handle name) {
  return self.unit->text(get_as<StringValue>(self, name, "a string"));
}

nb::object value_as_optional_string(const RecordObject &self, nb::handle name) {
  const tblgen::Value *value = find_value(self, to_text(name));
  if (!value || is_unset(value))
    return nb::none();
  return value_as_string(self, name);
}

int64_t value_as_int(const RecordObject &self, nb::handle name) {
  return get_as<IntValue>(self, name, "an int")->value;
}

bool value_as_bit(const RecordObject &self, nb::handle name) {
  return get_as<BitValue>(self, name, "a bit")->value;
}

// One crossing for the flags of an instruction, of which there are thousands.
uint64_t value_as_bit_mask(const RecordObject &self, const nb::tuple &names) {
  uint64_t mask = 0;
  uint64_t bit = 1;
  for (nb::handle name : names) {
    mask |= value_as_bit(self, name) ? bit : 0;
    bit <<= 1;
  }
  return mask;
}

nb::object value_as_bit_or_unset(const RecordObject &self, nb::handle name) {
  if (is_value_unset(self, name))
    return nb::none();
  return nb::bool_(value_as_bit(self, name));
}

nb::object value_as_bits(const RecordObject &self, nb::handle name) {
  return self.unit->value(get_as<BitsValue>(self, name, "a bits value"));
}

nb::object value_as_list(const RecordObject &self, nb::handle name) {
  return self.unit->value(get_as<ListValue>(self, name, "a list"));
}

nb::object value_as_dag(const RecordObject &self, nb::handle name) {
  return self.unit->value(get_as<DagValue>(self, name, "a dag"));
}

nb::object value_as_def(const RecordObject &self, nb::handle name) {
  return self.unit->record(get_as<DefValue>(self, name, "a def")->record);
}

nb::object value_as_optional_def(const RecordObject &self, nb::handle name) {
  if (is_value_unset(self, name))
    return nb::none();
  return value_as_def(self, name);
}

// The elements of a list, all of one kind, as `convert` makes them.
template <class V, class Convert>
nb::list value_as_list_of(const RecordObject &self, nb::handle name, const char *wanted,
                          Convert convert) {
  auto *list = get_as<ListValue>(self, name, wanted);
  nb::list result = nb::steal<nb::list>(PyList_New(static_cast<Py_ssize_t>(list->items.size())));
  for (size_t i = 0; i < list->items.size(); ++i) {
    auto *found = dyn_cast<V>(list->items[i]);
    if (!found)
      fail_kind(self, to_text(name), list->items[i], wanted);
    PyList_SET_ITEM(result.ptr(), static_cast<Py_ssize_t>(i), convert(found).release().ptr());
  }
  return result;
}

nb::list value_as_list_of_defs(const RecordObject &self, nb::handle name) {
  return value_as_list_of<DefValue>(self, name, "a list of defs", [&](const DefValue *def) {
    return self.unit->record(def->record);
  });
}

nb::list value_as_list_of_ints(const RecordObject &self, nb::handle name) {
  return value_as_list_of<IntValue>(self, name, "a list of ints",
                                    [](const IntValue *number) { return nb::int_(number->value); });
}

nb::list value_as_list_of_strings(const RecordObject &self, nb::handle name) {
  return value_as_list_of<StringValue>(self, name, "a list of strings",
                                       [&](const StringValue *s) { return self.unit->text(s); });
}

// --- records -----------------------------------------------------------------

nb::object name(const RecordObject &self) {
  if (auto *string = dyn_cast<StringValue>(self.record->name()))
    return self.unit->text(string);
  return to_python(self.record->name_text());
}

nb::tuple locations(const RecordObject &self) {
  nb::list list;
  for (Pos pos : self.record->positions())
    list.append(self.unit->location(pos));
  return nb::tuple(list);
}

nb::tuple forward_declarations(const RecordObject &self) {
  nb::list list;
  const auto &all = self.unit->records().forward_declarations;
  if (auto found = all.find(self.record); found != all.end())
    for (Pos pos : found->second)
      list.append(self.unit->location(pos));
  return nb::tuple(list);
}

nb::object make_field(const RecordObject &self, FieldIndex index) {
  return make_object<FieldObject>(self.unit->classes().field, field_at(self, index));
}

nb::tuple fields(const RecordObject &self) {
  nb::list list;
  for (uint32_t i = 0; i < self.record->template_args().size(); ++i)
    list.append(make_field(self, {i, true}));
  for (uint32_t i = 0; i < self.record->fields().size(); ++i)
    list.append(make_field(self, {i, false}));
  return nb::tuple(list);
}

nb::object field(const RecordObject &self, nb::handle name) {
  FieldIndex found = find_field(self, to_text(name));
  return found ? make_field(self, found) : nb::none();
}

nb::object value(const RecordObject &self, nb::handle name) {
  const tblgen::Value *found = find_value(self, to_text(name));
  return found ? self.unit->value(found) : nb::none();
}

nb::tuple template_args(const RecordObject &self) {
  nb::list list;
  for (const TemplateArg &arg : self.record->template_args())
    list.append(self.unit->text(arg.name));
  return nb::tuple(list);
}

nb::tuple superclasses(const RecordObject &self) {
  nb::list list;
  for (const tblgen::Record *superclass : self.record->superclasses())
    list.append(self.unit->record(superclass));
  return nb::tuple(list);
}

nb::tuple direct_superclasses(const RecordObject &self) {
  nb::list list;
  for (const Superclass &superclass : self.record->direct_superclasses())
    list.append(self.unit->record(superclass.record));
  return nb::tuple(list);
}

// The class meant by a name or a Record; null for a name that no class has.
const tblgen::Record *class_of(const RecordObject &self, nb::handle name_or_record) {
  if (PyUnicode_Check(name_or_record.ptr()))
    return self.unit->records().find_class(to_text(name_or_record));
  RecordObject *other;
  if (!nb::try_cast(name_or_record, other) || !other)
    throw nb::type_error("a class is named by a str or a Record");
  return other->record;
}

bool is_subclass_of(const RecordObject &self, nb::handle name_or_record) {
  const tblgen::Record *record_class = class_of(self, name_or_record);
  return record_class && self.record->is_subclass_of(record_class);
}

bool has_direct_superclass(const RecordObject &self, nb::handle name_or_record) {
  const tblgen::Record *record_class = class_of(self, name_or_record);
  for (const Superclass &superclass : self.record->direct_superclasses())
    if (superclass.record == record_class)
      return true;
  return false;
}

nb::object record_error(const RecordObject &self, nb::str message) {
  return make_record_error(*self.unit, Code::Rejected, to_text(message), self.record->positions());
}

nb::bytes digest(const RecordObject &self) {
  Digest digest = self.unit->digests().of(*self.record);
  return nb::bytes(digest.data(), digest.size());
}

void bind_record_class(nb::module_ &module, Classes &classes) {
  nb::class_<RecordObject> made(module, "Record",
                                "A class or a def. Records of one `Records` compare by identity.",
                                nb::is_final());
  classes.record = made;
  made.def_prop_ro("name", name)
      .def_prop_ro("id", [](const RecordObject &self) { return self.record->id(); })
      .def_prop_ro("is_class", [](const RecordObject &self) { return self.record->is_class(); })
      .def_prop_ro("release", [](const RecordObject &self) { return self.unit->release(); })
      .def_prop_ro("is_anonymous",
                   [](const RecordObject &self) { return self.record->is_anonymous(); })
      .def_prop_ro("type",
                   [](const RecordObject &self) { return self.unit->type(self.record->type()); })
      .def_prop_ro("location",
                   [](const RecordObject &self) { return self.unit->location(self.record->pos()); })
      .def_prop_ro("locations", locations)
      .def_prop_ro("forward_declarations", forward_declarations)
      .def_prop_ro("fields", fields)
      .def_prop_ro("template_args", template_args)
      .def_prop_ro("superclasses", superclasses)
      .def_prop_ro("direct_superclasses", direct_superclasses)
      .def("is_subclass_of", is_subclass_of)
      .def("has_direct_superclass", has_direct_superclass)
      .def("field", field)
      .def("__contains__",
           [](const RecordObject &self, nb::handle name) {
             return static_cast<bool>(find_field(self, to_text(name)));
           })
      .def("value", value)
      .def("error", record_error)
      .def("digest", digest)
      .def("history", history)
      .def("__str__", [](const RecordObject &self) { return to_python(record_text(*self.record)); })
      .def("__repr__", [](const RecordObject &self) {
        return nb::str("<Record ") + name(self) + nb::str(">");
      });
  made.def("is_value_unset", is_value_unset)
      .def("value_as_string", value_as_string)
      .def("value_as_optional_string", value_as_optional_string)
      .def("value_as_int", value_as_int)
      .def("value_as_bit", value_as_bit)
      .def("value_as_bit_mask", value_as_bit_mask)
      .def("value_as_bit_or_unset", value_as_bit_or_unset)
      .def("value_as_bits", value_as_bits)
      .def("value_as_list", value_as_list)
      .def("value_as_list_of_defs", value_as_list_of_defs)
      .def("value_as_list_of_ints", value_as_list_of_ints)
      .def("value_as_list_of_strings", value_as_list_of_strings)
      .def("value_as_def", value_as_def)
      .def("value_as_optional_def", value_as_optional_def)
      .def("value_as_dag", value_as_dag);
}

} // namespace

void bind_records(nb::module_ &module, Classes &classes) {
  bind_fields(module, classes);
  bind_record_class(module, classes);
}

} // namespace tblgen::python
