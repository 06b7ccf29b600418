#include "unit.h"

namespace tblgen::python {

Unit::Unit(std::shared_ptr<const Classes> classes, ParseResult result)
    : classes_(std::move(classes)), result_(std::move(result)) {
  // Freezes the records: values have their final types then.
  if (!result_.has_errors)
    records().defs();
}

Unit::~Unit() {
  for (const auto &[string, text] : texts_)
    Py_DECREF(text);
}

nb::object Unit::record(const tblgen::Record *record) {
  size_t id = record->id();
  if (id >= record_objects_.size())
    record_objects_.resize(std::max(id + 1, record_objects_.size() * 2));
  if (PyObject *known = record_objects_[id])
    return nb::borrow(known);
  nb::object made = make_object<RecordObject>(classes_->record, UnitRef(this), record);
  record_objects_[id] = made.ptr();
  return made;
}

void Unit::forget(const tblgen::Record *record) { record_objects_[record->id()] = nullptr; }

nb::object Unit::value(const tblgen::Value *value) {
  if (auto known = objects_.find(value); known != objects_.end())
    return nb::borrow(known->second);
  const nb::object &type = classes_->values[static_cast<size_t>(value->kind)];
  nb::object made = make_object<ValueObject>(type, UnitRef(this), value, nb::object());
  objects_[value] = made.ptr();
  return made;
}

nb::object Unit::type(const tblgen::Type *type) {
  if (!type)
    return nb::none();
  if (auto known = objects_.find(type); known != objects_.end())
    return nb::borrow(known->second);
  nb::object made = make_object<TypeObject>(classes_->type, UnitRef(this), type);
  objects_[type] = made.ptr();
  return made;
}

nb::object Unit::location(Pos pos) {
  if (!records().sources.find(pos))
    return nb::none();
  return make_object<LocationObject>(classes_->location, UnitRef(this), pos, nullptr);
}

nb::object Unit::release() {
  if (!release_.is_valid())
    release_ = make_object<Release>(classes_->release, records().release);
  return release_;
}

nb::object Unit::text(const StringValue *string) {
  if (auto known = texts_.find(string); known != texts_.end())
    return nb::borrow(known->second);
  nb::object made = to_python(string->text());
  texts_[string] = nb::object(made).release().ptr();
  return made;
}

// --- fields ------------------------------------------------------------------

const StringValue *FieldObject::name() const {
  return is_template_arg ? record->template_args()[index].name : record->fields()[index].name;
}

const tblgen::Type *FieldObject::type() const {
  return is_template_arg ? record->template_args()[index].type : record->fields()[index].type;
}

const tblgen::Value *FieldObject::value() const {
  return is_template_arg ? record->template_args()[index].value : record->value(index);
}

Pos FieldObject::pos() const {
  return is_template_arg ? record->template_args()[index].pos : record->field_pos(index);
}

// --- text and paths ----------------------------------------------------------

nb::object to_python(std::string_view text) {
  PyObject *str =
      PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "surrogateescape");
  if (!str)
    throw nb::python_error();
  return nb::steal(str);
}

nb::object path_to_python(const std::string &path) {
  PyObject *str =
      PyUnicode_DecodeFSDefaultAndSize(path.data(), static_cast<Py_ssize_t>(path.size()));
  if (!str)
    throw nb::python_error();
  return nb::steal(str);
}

std::string_view to_text(nb::handle str) {
  if (!PyUnicode_Check(str.ptr()))
    throw nb::type_error((std::string("expected str, not ") + Py_TYPE(str.ptr())->tp_name).c_str());
  Py_ssize_t size;
  const char *text = PyUnicode_AsUTF8AndSize(str.ptr(), &size);
  if (!text)
    throw nb::python_error();
  return {text, static_cast<size_t>(size)};
}

} // namespace tblgen::python
