// Templates and writers as Python types.
//
// Written against the C API: a template is called a hundred thousand times in a run, with keywords,
// and a vector call passes those without making a dictionary.
#include "text.h"

#include "tblgen_build/text/template.h"

#include <algorithm>
#include <array>
#include <structmember.h>

#include <cstdint>
#include <cstring>
#include <forward_list>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tblgen::python {

namespace {

using text::Template;

// A reference that is given up at the end of its scope.
class Ref {
public:
  Ref() = default;
  explicit Ref(PyObject *object) : object_(object) {}
  Ref(Ref &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Ref &operator=(Ref &&other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  Ref(const Ref &) = delete;
  Ref &operator=(const Ref &) = delete;
  ~Ref() { Py_XDECREF(object_); }

  PyObject *get() const { return object_; }
  PyObject *release() { return std::exchange(object_, nullptr); }
  explicit operator bool() const { return object_ != nullptr; }

private:
  PyObject *object_ = nullptr;
};

// --- objects -----------------------------------------------------------------

struct TemplateObject {
  PyObject ob_base;
  vectorcallfunc call;
  PyObject *source;     // str
  PyObject *names;      // tuple of interned str; null until it is taken apart
  PyObject *last_names; // the keywords of the last call, which one place in a program always has,
  Template *parts;
  std::vector<int> *last_order; // and for each name, which of them it is
};

struct WriterObject {
  PyObject ob_base;
  std::string text;
};

PyTypeObject *template_type = nullptr;
PyTypeObject *writer_type = nullptr;

bool is_writer(PyObject *object) { return Py_IS_TYPE(object, writer_type); }
WriterObject *as_writer(PyObject *object) { return reinterpret_cast<WriterObject *>(object); }
TemplateObject *as_template(PyObject *object) { return reinterpret_cast<TemplateObject *>(object); }

// --- text --------------------------------------------------------------------

// 32 characters at a time: this looks at every text that is made.
bool is_ascii_text(std::string_view text) {
  constexpr size_t WORDS = 4;
  std::array<uint64_t, WORDS> bits{}, words{};
  size_t at = 0;
  for (; at + sizeof(words) <= text.size(); at += sizeof(words)) {
    std::memcpy(words.data(), text.data() + at, sizeof(words));
    for (size_t i = 0; i < WORDS; ++i)
      bits[i] |= words[i];
  }
  uint64_t all = bits[0] | bits[1] | bits[2] | bits[3];
  for (; at < text.size(); ++at)
    all |= static_cast<unsigned char>(text[at]);
  return (all & 0x8080808080808080U) == 0;
}

// Lone surrogates stand for bytes that are no UTF-8: they pass through.
PyObject *to_str(std::string_view text) {
  auto size = static_cast<Py_ssize_t>(text.size());
  if (!is_ascii_text(text))
    return PyUnicode_DecodeUTF8(text.data(), size, "surrogatepass");
  PyObject *result = PyUnicode_New(size, 127);
  if (result)
    std::copy(text.begin(), text.end(), static_cast<char *>(PyUnicode_DATA(result)));
  return result;
}

// The characters of a str or a writer; `keep` holds them where they had to be made.
std::optional<std::string_view> view(PyObject *object, Ref &keep,
                                     const char *surrogates = "surrogatepass") {
  if (is_writer(object))
    return as_writer(object)->text;
  if (PyUnicode_IS_COMPACT_ASCII(object))
    return std::string_view(static_cast<const char *>(PyUnicode_DATA(object)),
                            static_cast<size_t>(PyUnicode_GET_LENGTH(object)));
  keep = Ref(PyUnicode_AsEncodedString(object, "utf-8", surrogates));
  if (!keep)
    return std::nullopt;
  return std::string_view(PyBytes_AS_STRING(keep.get()),
                          static_cast<size_t>(PyBytes_GET_SIZE(keep.get())));
}

bool append(PyObject *object, std::string &out) {
  Ref keep;
  auto found = view(object, keep);
  if (!found)
    return false;
  out += *found;
  return true;
}

bool append_value(PyObject *value, bool is_block, std::string &out);

// In a block, each part ends its line.
bool append_part(PyObject *part, bool is_block, std::string &out) {
  size_t before = out.size();
  if (!append_value(part, is_block, out))
    return false;
  if (is_block && out.size() > before && out.back() != '\n')
    out += '\n';
  return true;
}

// Of the items that are text, each with a line end.
size_t size_of_texts(PyObject *list) {
  size_t size = 0;
  for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); ++i)
    if (PyObject *item = PyList_GET_ITEM(list, i); PyUnicode_Check(item))
      size += static_cast<size_t>(PyUnicode_GET_LENGTH(item)) + 1;
  return size;
}

// The parts of an iterable, joined.
bool append_parts(PyObject *iterable, bool is_block, std::string &out) {
  if (PyList_CheckExact(iterable)) { // nearly always
    text::make_room(size_of_texts(iterable), out);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(iterable); ++i) {
      PyObject *item = PyList_GET_ITEM(iterable, i);
      Py_INCREF(item);
      Ref part(item);
      if (!append_part(item, is_block, out))
        return false;
    }
    return true;
  }
  Ref iterator(PyObject_GetIter(iterable));
  if (!iterator)
    return false;
  while (PyObject *item = PyIter_Next(iterator.get())) {
    Ref part(item);
    if (!append_part(item, is_block, out))
      return false;
  }
  return PyErr_Occurred() == nullptr;
}

bool is_number(PyObject *value) { return PyLong_Check(value) && !PyBool_Check(value); }

bool append_value(PyObject *value, bool is_block, std::string &out) {
  if (PyUnicode_Check(value) || is_writer(value))
    return append(value, out);
  if (is_number(value)) {
    Ref digits(PyObject_Str(value));
    return digits && append(digits.get(), out);
  }
  if (PyCallable_Check(value)) {
    Ref made(PyObject_CallNoArgs(value));
    return made && append_value(made.get(), is_block, out);
  }
  if (Py_TYPE(value)->tp_iter || PySequence_Check(value))
    return append_parts(value, is_block, out);
  PyErr_Format(PyExc_TypeError,
               "a value of a template is text, a number, parts of text or a function that makes "
               "them, not %s",
               Py_TYPE(value)->tp_name);
  return false;
}

// --- templates ---------------------------------------------------------------

bool take_apart(TemplateObject *self) {
  Ref keep;
  auto source = view(self->source, keep);
  if (!source)
    return false;
  std::string error;
  auto parts = Template::parse(*source, error);
  if (!parts) {
    PyErr_Format(PyExc_ValueError, "%s, in the template %R", error.c_str(), self->source);
    return false;
  }
  Ref names(PyTuple_New(static_cast<Py_ssize_t>(parts->names().size())));
  if (!names)
    return false;
  for (size_t i = 0; i < parts->names().size(); ++i) {
    PyObject *name = to_str(parts->names()[i]);
    if (!name)
      return false;
    PyUnicode_InternInPlace(&name);
    PyTuple_SET_ITEM(names.get(), static_cast<Py_ssize_t>(i), name);
  }
  self->parts = new Template(std::move(*parts));
  self->last_order = new std::vector<int>();
  self->names = names.release();
  return true;
}

Py_ssize_t index_in(PyObject *names, PyObject *name) {
  for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); ++i) {
    PyObject *other = PyTuple_GET_ITEM(names, i);
    if (other == name || PyUnicode_Compare(other, name) == 0)
      return i;
  }
  return -1;
}

// Which keyword each name has its value from. Every name has one, and every keyword is a name.
bool order_keywords(TemplateObject *self, PyObject *keywords) {
  std::vector<int> order;
  Py_ssize_t count = PyTuple_GET_SIZE(self->names);
  for (Py_ssize_t i = 0; i < count; ++i) {
    Py_ssize_t at = keywords ? index_in(keywords, PyTuple_GET_ITEM(self->names, i)) : -1;
    if (at < 0) {
      PyErr_Format(PyExc_TypeError, "no value for $%U of the template %R",
                   PyTuple_GET_ITEM(self->names, i), self->source);
      return false;
    }
    order.push_back(static_cast<int>(at));
  }
  for (Py_ssize_t i = 0; keywords && i < PyTuple_GET_SIZE(keywords); ++i) {
    if (index_in(self->names, PyTuple_GET_ITEM(keywords, i)) < 0) {
      PyErr_Format(PyExc_TypeError, "there is no $%U in the template %R",
                   PyTuple_GET_ITEM(keywords, i), self->source);
      return false;
    }
  }
  *self->last_order = std::move(order);
  Py_XINCREF(keywords);
  Py_XSETREF(self->last_names, keywords);
  return true;
}

// Appends the template with these values. All that runs Python is done before anything is appended,
// so that it may use the same writer.
bool render(TemplateObject *self, PyObject *const *values, PyObject *keywords, std::string &out) {
  if (!self->names && !take_apart(self))
    return false;
  bool is_known = self->last_names == keywords && (keywords || self->parts->names().empty());
  if (!is_known && !order_keywords(self, keywords))
    return false;
  constexpr size_t FEW = 16;
  size_t count = self->parts->names().size();
  Ref few_objects[FEW];
  std::string_view few_views[FEW];
  std::forward_list<std::string> made; // of values that are no text; views hold on to them
  std::vector<Ref> many_objects(count > FEW ? count : 0);
  std::vector<std::string_view> many_views(count > FEW ? count : 0);
  Ref *objects = count > FEW ? many_objects.data() : few_objects;
  std::string_view *views = count > FEW ? many_views.data() : few_views;
  // A callable may call this template again, with other keywords.
  std::vector<int> order_now;
  const int *order = self->last_order->data();
  for (size_t i = 0; i < count; ++i) {
    PyObject *value = values[order[i]];
    if (PyUnicode_Check(value) || (is_writer(value) && &as_writer(value)->text != &out)) {
      Py_INCREF(value);
      objects[i] = Ref(value);
      continue;
    }
    if (PyLong_CheckExact(value)) { // to spell it runs no Python
      objects[i] = Ref(PyObject_Str(value));
      if (!objects[i])
        return false;
      continue;
    }
    if (order_now.empty()) {
      order_now = *self->last_order;
      order = order_now.data();
    }
    if (!append_value(value, self->parts->is_block(i), made.emplace_front()))
      return false;
    views[i] = made.front();
  }
  for (size_t i = 0; i < count; ++i) {
    PyObject *object = objects[i].get();
    if (!object)
      continue;
    Ref encoded;
    auto found = view(object, encoded);
    if (!found)
      return false;
    views[i] = *found;
    if (encoded)
      objects[i] = std::move(encoded);
  }
  self->parts->render({views, count}, out);
  return true;
}

PyObject *call_template(PyObject *self, PyObject *const *args, size_t count, PyObject *keywords) {
  if (PyVectorcall_NARGS(count)) {
    PyErr_SetString(PyExc_TypeError, "the values of a template are given by name");
    return nullptr;
  }
  // Kept from call to call, but for those within one another.
  static std::string shared;
  static bool is_taken = false;
  if (is_taken) {
    std::string own;
    return render(as_template(self), args, keywords, own) ? to_str(own) : nullptr;
  }
  is_taken = true;
  shared.clear();
  bool is_made = render(as_template(self), args, keywords, shared);
  is_taken = false;
  return is_made ? to_str(shared) : nullptr;
}

PyObject *new_template(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static const char *names[] = {"text", nullptr};
  PyObject *source = nullptr;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "U", const_cast<char **>(names), &source))
    return nullptr;
  auto *self = as_template(type->tp_alloc(type, 0));
  if (!self)
    return nullptr;
  self->call = call_template;
  Py_INCREF(source);
  self->source = source;
  return &self->ob_base;
}

void free_template(PyObject *object) {
  TemplateObject *self = as_template(object);
  Py_XDECREF(self->source);
  Py_XDECREF(self->names);
  Py_XDECREF(self->last_names);
  delete self->parts;
  delete self->last_order;
  PyTypeObject *type = Py_TYPE(object);
  type->tp_free(object);
  Py_DECREF(type);
}

PyObject *template_names(PyObject *object, void *) {
  TemplateObject *self = as_template(object);
  if (!self->names && !take_apart(self))
    return nullptr;
  Py_INCREF(self->names);
  return self->names;
}

PyMemberDef template_members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(TemplateObject, call), READONLY, nullptr},
    {"source", T_OBJECT_EX, offsetof(TemplateObject, source), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

PyGetSetDef template_properties[] = {
    {"names", template_names, nullptr, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot template_slots[] = {
    {Py_tp_new, reinterpret_cast<void *>(new_template)},
    {Py_tp_dealloc, reinterpret_cast<void *>(free_template)},
    {Py_tp_call, reinterpret_cast<void *>(PyVectorcall_Call)},
    {Py_tp_members, template_members},
    {Py_tp_getset, template_properties},
    {0, nullptr},
};

PyType_Spec template_spec = {
    "tblgen_build._core.Template",
    sizeof(TemplateObject),
    0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_IMMUTABLETYPE,
    template_slots,
};

// --- writers -----------------------------------------------------------------

PyObject *none() {
  Py_INCREF(Py_None);
  return Py_None;
}

PyObject *writer_emit(PyObject *object, PyObject *const *args, Py_ssize_t count,
                      PyObject *keywords) {
  if (count != 1 || !Py_IS_TYPE(args[0], template_type)) {
    PyErr_SetString(PyExc_TypeError, "emit takes a template, and its values by name");
    return nullptr;
  }
  // What the values' functions write comes before.
  bool is_made = render(as_template(args[0]), args + 1, keywords, as_writer(object)->text);
  return is_made ? none() : nullptr;
}

PyObject *writer_write(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  for (Py_ssize_t i = 0; i < count; ++i) {
    PyObject *part = args[i];
    if (!PyUnicode_Check(part) && !is_writer(part)) {
      PyErr_Format(PyExc_TypeError, "write takes text, not %s", Py_TYPE(part)->tp_name);
      return nullptr;
    }
    if (!append(part, as_writer(object)->text))
      return nullptr;
  }
  return none();
}

PyObject *writer_text(PyObject *object, PyObject *) { return to_str(as_writer(object)->text); }

Py_ssize_t writer_size(PyObject *object) {
  return static_cast<Py_ssize_t>(as_writer(object)->text.size());
}

PyObject *new_writer(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  if (PyTuple_GET_SIZE(args) || (keywords && PyDict_GET_SIZE(keywords))) {
    PyErr_SetString(PyExc_TypeError, "Writer() takes no arguments");
    return nullptr;
  }
  auto *self = as_writer(type->tp_alloc(type, 0));
  if (!self)
    return nullptr;
  new (&self->text) std::string();
  return &self->ob_base;
}

void free_writer(PyObject *object) {
  as_writer(object)->text.~basic_string();
  PyTypeObject *type = Py_TYPE(object);
  type->tp_free(object);
  Py_DECREF(type);
}

PyMethodDef writer_methods[] = {
    {"emit", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(writer_emit)),
     METH_FASTCALL | METH_KEYWORDS, nullptr},
    {"write", reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(writer_write)),
     METH_FASTCALL, nullptr},
    {"text", writer_text, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyType_Slot writer_slots[] = {
    {Py_tp_new, reinterpret_cast<void *>(new_writer)},
    {Py_tp_dealloc, reinterpret_cast<void *>(free_writer)},
    {Py_tp_methods, writer_methods},
    {Py_sq_length, reinterpret_cast<void *>(writer_size)},
    {0, nullptr},
};

PyType_Spec writer_spec = {
    "tblgen_build._core.Writer",
    sizeof(WriterObject),
    0,
    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
    writer_slots,
};

// --- parts of a text ---------------------------------------------------------

PyObject *encode_parts(PyObject *, PyObject *parts) {
  Ref list(PySequence_Fast(parts, "encode_parts takes a sequence"));
  if (!list)
    return nullptr;
  const auto count = static_cast<size_t>(PySequence_Fast_GET_SIZE(list.get()));
  std::vector<Ref> kept(count);
  std::vector<std::string_view> views;
  views.reserve(count);
  size_t size = 0;
  for (size_t i = 0; i < count; ++i) {
    PyObject *part = PySequence_Fast_ITEMS(list.get())[i];
    if (!PyUnicode_Check(part))
      return PyErr_Format(PyExc_TypeError, "a part is text, not %s", Py_TYPE(part)->tp_name);
    auto found = view(part, kept[i], "surrogateescape");
    if (!found)
      return nullptr;
    size += found->size();
    views.push_back(*found);
  }
  PyObject *bytes = PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size));
  if (!bytes)
    return nullptr;
  char *end = PyBytes_AS_STRING(bytes);
  for (std::string_view part : views)
    end = std::copy(part.begin(), part.end(), end);
  return bytes;
}

PyMethodDef functions[] = {
    {"encode_parts", encode_parts, METH_O, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyTypeObject *add_type(PyObject *module, const char *name, PyType_Spec &spec) {
  PyObject *type = PyType_FromSpec(&spec);
  if (type && PyModule_AddObjectRef(module, name, type) < 0)
    return nullptr;
  return reinterpret_cast<PyTypeObject *>(type);
}

} // namespace

bool bind_text(PyObject *module) {
  template_type = add_type(module, "Template", template_spec);
  writer_type = add_type(module, "Writer", writer_spec);
  return template_type && writer_type && PyModule_AddFunctions(module, functions) == 0;
}

} // namespace tblgen::python
