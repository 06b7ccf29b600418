// The words of the language, for tools that read text without the core's parser.
#include "unit.h"

#include "tblgen_build/core/lex/words.h"

#include <nanobind/stl/string_view.h>

namespace tblgen::python {

namespace {

struct BangOperator {
  Op op;
};

nb::list keywords_to_python() {
  nb::list list;
  for (const Keyword &keyword : keywords)
    list.append(nb::cast(&keyword, nb::rv_policy::reference));
  return list;
}

nb::list bang_operators() {
  nb::list list;
  for (size_t i = 1; i < op_count; ++i)
    if (auto op = static_cast<Op>(i); !op_name(op).empty())
      list.append(BangOperator{op});
  return list;
}

nb::tuple iterators(BangOperator self) {
  OperatorValue value{};
  value.op = self.op;
  nb::list operands;
  for (size_t i = 0; i < 4; ++i)
    if (value.is_iterator(i))
      operands.append(i);
  return nb::tuple(operands);
}

bool takes_type(BangOperator self) {
  OpForm form = op_form(self.op);
  return has_trait(self.op, OpTrait::ShowsType) || form == OpForm::Isa || form == OpForm::Exists ||
         form == OpForm::Instances;
}

nb::list directives() {
  nb::list list;
  for (const DirectiveWord &directive : directive_words)
    list.append(directive.word);
  return list;
}

} // namespace

void bind_words(nb::module_ &module) {
  auto has = [](KeywordUse use) { return [use](const Keyword &self) { return self.has(use); }; };
  nb::class_<Keyword>(module, "Keyword", nb::is_final())
      .def_prop_ro("word", [](const Keyword &self) { return self.word; })
      .def_prop_ro("is_type", has(KeywordUse::Type))
      .def_prop_ro("is_statement", has(KeywordUse::Statement))
      .def_prop_ro("is_item", has(KeywordUse::Item))
      .def_prop_ro("is_before_name", has(KeywordUse::Name))
      .def_prop_ro("is_value", has(KeywordUse::Value));
  nb::class_<BangOperator>(module, "BangOperator", nb::is_final())
      .def_prop_ro("name", [](BangOperator self) { return op_name(self.op); })
      .def_prop_ro("iterators", iterators)
      .def_prop_ro("takes_type", takes_type)
      .def_prop_ro("since", [](BangOperator self) { return language_of(self.op); });
  module.def("keywords", keywords_to_python);
  module.def("bang_operators", bang_operators);
  module.def("directive_words", directives);
}

} // namespace tblgen::python
