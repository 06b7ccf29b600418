// Types and values.
#include "unit.h"

#include <functional>

namespace tblgen::python {

namespace {

// --- types -------------------------------------------------------------------

const char *kind_name(const TypeObject &self) {
  static constexpr const char *names[] = {"bit", "bits", "int", "string", "list", "dag", "record"};
  return names[static_cast<size_t>(self.type->kind)];
}

nb::tuple classes_of(const TypeObject &self) {
  nb::list classes;
  for (const tblgen::Record *record : self.type->classes)
    classes.append(self.unit->record(record));
  return nb::tuple(classes);
}

void bind_types(nb::module_ &module, Classes &classes) {
  auto text = [](const TypeObject &self) { return to_python(to_string(*self.type)); };
  classes.type =
      nb::class_<TypeObject>(module, "Type",
                             "A TableGen type. Equal types of one `Records` are one object. "
                             "str() is TableGen's spelling.",
                             nb::is_final())
          .def_prop_ro("kind", kind_name)
          .def_prop_ro("width", [](const TypeObject &self) { return self.type->width; })
          .def_prop_ro("element",
                       [](const TypeObject &self) { return self.unit->type(self.type->element); })
          .def_prop_ro("classes", classes_of)
          .def("is_convertible_to",
               [](const TypeObject &self, const TypeObject &other) {
                 return is_convertible(self.type, other.type);
               })
          .def("__str__", text)
          .def("__repr__", [text](const TypeObject &self) {
            return nb::str("<Type ") + text(self) + nb::str(">");
          });
}

// --- values ------------------------------------------------------------------

template <class V> const V *get(const ValueObject &self) {
  return static_cast<const V *>(self.value);
}

nb::object item(const ValueObject &self, const tblgen::Value *value) {
  return self.unit->value(value);
}

// Bits outside of a list of values are made up for the occasion.
const tblgen::Value *bit_at(const ValueObject &self, uint32_t index) {
  auto *bits = get<BitsValue>(self);
  if (!bits->packed)
    return bits->items[index];
  const ValueTable &values = self.unit->records().values;
  if (bits->mask.unset >> index & 1)
    return values.unset();
  return values.bit(bits->mask.ones >> index & 1);
}

nb::tuple make_tuple_of(size_t size, const std::function<nb::object(size_t)> &part) {
  nb::object tuple = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(size)));
  for (size_t i = 0; i < size; ++i)
    PyTuple_SET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i), part(i).release().ptr());
  return nb::borrow<nb::tuple>(tuple);
}

template <class T>
nb::tuple values_tuple(const ValueObject &self, std::span<const T *const> values) {
  return make_tuple_of(values.size(), [&](size_t i) { return item(self, values[i]); });
}

nb::tuple make_parts(const ValueObject &self) {
  switch (self.value->kind) {
  case ValueKind::Bits:
    return make_tuple_of(get<BitsValue>(self)->width, [&](size_t i) {
      return item(self, bit_at(self, static_cast<uint32_t>(i)));
    });
  case ValueKind::List:
    return values_tuple(self, get<ListValue>(self)->items);
  case ValueKind::Dag:
    return values_tuple(self, get<DagValue>(self)->args);
  case ValueKind::ClassInstance: {
    auto args = get<ClassInstanceValue>(self)->args;
    return make_tuple_of(args.size(), [&](size_t i) { return item(self, args[i].value); });
  }
  case ValueKind::Operator:
    return values_tuple(self, get<OperatorValue>(self)->operands);
  default:
    return nb::tuple();
  }
}

// Kept with the object: loops ask for args[i] again and again. Parts never refer
// to what they are parts of, so this makes no cycle.
nb::object parts(ValueObject &self) {
  if (!self.parts.is_valid())
    self.parts = make_parts(self);
  return self.parts;
}

nb::object part_at(ValueObject &self, Py_ssize_t index) {
  nb::object all = parts(self);
  Py_ssize_t size = PyTuple_GET_SIZE(all.ptr());
  if (index < 0)
    index += size;
  if (index < 0 || index >= size)
    throw nb::index_error("index out of range");
  return nb::borrow(PyTuple_GET_ITEM(all.ptr(), index));
}

nb::object iterate(ValueObject &self) { return nb::steal(PyObject_GetIter(parts(self).ptr())); }

size_t size(const ValueObject &self) {
  switch (self.value->kind) {
  case ValueKind::Bits:
    return get<BitsValue>(self)->width;
  case ValueKind::List:
    return get<ListValue>(self)->items.size();
  default:
    return get<DagValue>(self)->args.size();
  }
}

// Sets bits of a number as wide as a bits value.
class WideNumber {
public:
  explicit WideNumber(size_t width) : digits_(width, '0') {}
  void add(uint32_t at, uint32_t width, uint64_t bits) {
    for (uint32_t i = 0; i < width; ++i)
      if (bits >> i & 1)
        digits_[digits_.size() - 1 - at - i] = '1';
  }
  nb::object made() const {
    return nb::steal(PyLong_FromString(digits_.empty() ? "0" : digits_.c_str(), nullptr, 2));
  }

private:
  std::string digits_; // binary, the most significant first
};

// None where a bit is not 0 or 1.
nb::object wide_bits_as_int(const BitsValue *bits) {
  WideNumber ones(bits->width);
  for (const tblgen::BitRun &run : bits->runs) {
    if (run.kind != tblgen::BitRun::Kind::Constant || run.mask.unset)
      return nb::none();
    ones.add(run.at, run.width, run.mask.ones);
  }
  return ones.made();
}

nb::object bits_as_int(const ValueObject &self) {
  auto *bits = get<BitsValue>(self);
  if (!bits->packed)
    return wide_bits_as_int(bits);
  if (bits->mask.unset)
    return nb::none();
  return nb::steal(PyLong_FromUnsignedLongLong(bits->mask.ones));
}

uint64_t zeros_of(const tblgen::PackedBits &mask, uint32_t width) {
  uint64_t all = width < 64 ? (uint64_t(1) << width) - 1 : ~uint64_t(0);
  return all & ~mask.ones & ~mask.unset;
}

// Which bits are 1, which are 0, and the stretches that are bits of variables.
nb::tuple bits_layout(const ValueObject &self) {
  auto *bits = get<BitsValue>(self);
  nb::list stretches;
  if (bits->packed)
    return nb::make_tuple(bits->mask.ones & ~bits->mask.unset, zeros_of(bits->mask, bits->width),
                          stretches);
  WideNumber ones(bits->width), zeros(bits->width);
  for (const tblgen::BitRun &run : bits->runs) {
    if (run.kind == tblgen::BitRun::Kind::Constant) {
      ones.add(run.at, run.width, run.mask.ones & ~run.mask.unset);
      zeros.add(run.at, run.width, zeros_of(run.mask, run.width));
    } else if (auto *variable = dyn_cast<VarValue>(run.of.value)) {
      bool is_slice = run.kind == tblgen::BitRun::Kind::Slice;
      stretches.append(nb::make_tuple(run.at, self.unit->text(variable->name),
                                      is_slice ? run.of.first : 0, uint32_t(run.width)));
    }
  }
  return nb::make_tuple(ones.made(), zeros.made(), stretches);
}

int64_t int_value(const ValueObject &self) { return get<IntValue>(self)->value; }
bool bit_value(const ValueObject &self) { return get<BitValue>(self)->value; }

nb::tuple dag_arg_names(const ValueObject &self) {
  auto names = get<DagValue>(self)->names;
  return make_tuple_of(names.size(), [&](size_t i) { return self.unit->optional_text(names[i]); });
}

// Out of line of any record, the best place for a complaint is where its operator
// is defined; without one there is none.
nb::object operator_as_def(const ValueObject &self) {
  auto *op = dyn_cast<DefValue>(get<DagValue>(self)->op);
  if (op)
    return self.unit->record(op->record);
  Pos nowhere = 0;
  raise(make_record_error(*self.unit, Code::Field,
                          "the operator of the dag " + to_string(self.value) + " is not a def",
                          {&nowhere, 1}));
}

nb::object value_text(const ValueObject &self) { return to_python(to_string(self.value)); }

nb::object unquoted_text(const ValueObject &self) {
  if (auto *string = dyn_cast<StringValue>(self.value))
    return self.unit->text(string);
  return to_python(to_string(self.value));
}

template <ValueKind kind> using ValueClass = nb::class_<KindObject<kind>, ValueObject>;

// The class of one kind of value. The methods take any ValueObject: Python calls
// them only on objects of the class they are found in.
template <ValueKind kind>
ValueClass<kind> bind_kind(nb::module_ &module, Classes &classes, const char *name,
                           const char *help) {
  ValueClass<kind> made(module, name, help, nb::is_final());
  classes.values[static_cast<size_t>(kind)] = made;
  return made;
}

void bind_value_base(nb::module_ &module, Classes &classes) {
  nb::class_<ValueObject> base(module, "Value",
                               "A value. Immutable; equal values of one `Records` are one "
                               "object. str() is TableGen's spelling.");
  base.def_prop_ro("type",
                   [](const ValueObject &self) { return self.unit->type(self.value->type); })
      .def_prop_ro("is_concrete", [](const ValueObject &self) { return self.value->concrete; })
      .def_prop_ro("is_complete", [](const ValueObject &self) { return self.value->complete; })
      .def("as_unquoted_string", unquoted_text)
      .def("__str__", value_text)
      .def("__repr__", [](nb::handle self) {
        return nb::str("<") + nb::borrow<nb::str>(self.type().attr("__name__")) + nb::str(" ") +
               nb::str(self) + nb::str(">");
      });
  classes.values.fill(base);
}

void bind_leaves(nb::module_ &module, Classes &classes) {
  bind_kind<ValueKind::Unset>(module, classes, "UnsetValue", "`?`: no value is set.");
  bind_kind<ValueKind::Bit>(module, classes, "BitValue", "`0` or `1`.")
      .def_prop_ro("value", bit_value)
      .def("__bool__", bit_value);
  bind_kind<ValueKind::Int>(module, classes, "IntValue", "A number of 64 bits.")
      .def_prop_ro("value", int_value)
      .def("__int__", int_value)
      .def("__index__", int_value);
  bind_kind<ValueKind::String>(module, classes, "StringValue", "Text: a string, or code.")
      .def_prop_ro("value", unquoted_text)
      .def_prop_ro("is_code",
                   [](const ValueObject &self) { return get<StringValue>(self)->is_code; });
  bind_kind<ValueKind::Def>(module, classes, "DefValue", "A record as a value.")
      .def_prop_ro("record", [](const ValueObject &self) {
        return self.unit->record(get<DefValue>(self)->record);
      });
}

void bind_sequences(nb::module_ &module, Classes &classes) {
  bind_kind<ValueKind::Bits>(module, classes, "BitsValue",
                             "`bits<n>`; item 0 is the least significant bit. A bit may be unset "
                             "or refer to a variable.")
      .def("__len__", size)
      .def("__getitem__", part_at)
      .def("__iter__", iterate)
      .def("as_int", bits_as_int)
      .def("layout", bits_layout);
  bind_kind<ValueKind::List>(module, classes, "ListValue", "`[a, b, ...]`")
      .def_prop_ro(
          "element_type",
          [](const ValueObject &self) { return self.unit->type(self.value->type->element); })
      .def("__len__", size)
      .def("__getitem__", part_at)
      .def("__iter__", iterate);
  bind_kind<ValueKind::Dag>(module, classes, "DagValue",
                            "`(operator:$operator_name arg:$name, ...)`")
      .def_prop_ro("operator",
                   [](const ValueObject &self) { return item(self, get<DagValue>(self)->op); })
      .def_prop_ro("operator_name",
                   [](const ValueObject &self) {
                     return self.unit->optional_text(get<DagValue>(self)->op_name);
                   })
      .def_prop_ro("args", parts)
      .def_prop_ro("arg_names", dag_arg_names)
      .def("__len__", size)
      .def("operator_as_def", operator_as_def);
}

void bind_unresolved(nb::module_ &module, Classes &classes) {
  bind_kind<ValueKind::Var>(module, classes, "VarValue",
                            "A reference to a variable that is not resolved (in classes and in "
                            "late-bound fields).")
      .def_prop_ro("name", [](const ValueObject &self) {
        return self.unit->text(get<VarValue>(self)->name);
      });
  bind_kind<ValueKind::VarBit>(module, classes, "VarBitValue", "One bit of an unresolved variable.")
      .def_prop_ro(
          "variable",
          [](const ValueObject &self) { return item(self, get<VarBitValue>(self)->variable); })
      .def_prop_ro("bit", [](const ValueObject &self) { return get<VarBitValue>(self)->bit; });
  bind_kind<ValueKind::FieldOf>(module, classes, "FieldValue", "`record.field`, unresolved.")
      .def_prop_ro(
          "record",
          [](const ValueObject &self) { return item(self, get<FieldValue>(self)->record); })
      .def_prop_ro("field", [](const ValueObject &self) {
        return self.unit->text(get<FieldValue>(self)->field);
      });
  bind_kind<ValueKind::ClassInstance>(module, classes, "ClassInstanceValue",
                                      "`Class<args>` whose arguments are not resolved yet.")
      .def_prop_ro("class_",
                   [](const ValueObject &self) {
                     return self.unit->record(get<ClassInstanceValue>(self)->record_class);
                   })
      .def_prop_ro("args", parts);
  bind_kind<ValueKind::Operator>(module, classes, "OperatorValue",
                                 "A bang operator that could not be folded.")
      .def_prop_ro("operator",
                   [](const ValueObject &self) { return to_python(op_name(self.value->op)); })
      .def_prop_ro("operands", parts);
}

} // namespace

void bind_values(nb::module_ &module, Classes &classes) {
  bind_types(module, classes);
  bind_value_base(module, classes);
  bind_leaves(module, classes);
  bind_sequences(module, classes);
  bind_unresolved(module, classes);
}

} // namespace tblgen::python
