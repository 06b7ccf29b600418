// References to classes and multiclasses, with their arguments.

#include "tblgen_build/core/lex/words.h"
#include "tblgen_build/core/parse/value_parser.h"
#include "tblgen_build/core/records/history.h"
#include "tblgen_build/core/support/inline_vector.h"

namespace tblgen {

Record *ValueParser::parse_class_name(const Record *body) {
  if (tok() != Tok::Identifier)
    fail("expected name for ClassID");
  const StringValue *name = tokens_.string();
  Record *record = name->symbol ? name->symbol->record_class : nullptr;
  if (!record) {
    std::string text(name->text());
    if (name->symbol && name->symbol->multiclass)
      fail(Code::UnknownClass,
           Words("Couldn't find class '" + text + "'. Use 'defm' if you meant to use multiclass '" +
                     text + "'",
                 {text}));
    bool is_field = body && body->find_field(name) != Shape::none;
    fail_unknown(pos(), Code::UnknownClass, "Couldn't find class", text,
                 is_field ? "let " + text : suggest_class(text));
  }
  advance();
  return record;
}

std::string ValueParser::suggest_class(std::string_view name) const {
  Suggestion suggestion(name);
  for (const Record *record : e_.records.classes_in_order())
    suggestion.offer(record->name_text());
  for (const Keyword &keyword : keywords)
    if (keyword.has(KeywordUse::Type))
      suggestion.offer(keyword.word); // a class's name may stand for a type
  return std::string(suggestion.best());
}

ClassReference ValueParser::parse_class_reference(Record *context) {
  Pos begin = pos();
  Record *callee = parse_class_name();
  return parse_argument_list(callee, begin, context, true);
}

ClassReference ValueParser::parse_argument_list(Record *callee, Pos begin, Record *context,
                                                bool fit_types) {
  ClassReference reference{callee, {}, begin, 0};
  if (accept(Tok::Less))
    reference.args = parse_arguments(*callee, context, fit_types, &reference.places);
  reference.end = pos();
  return reference;
}

// After the '<'. What was given is converted once all of it has been read.
std::vector<Argument> ValueParser::parse_arguments(const Record &callee, Record *context,
                                                   bool fit_types, std::vector<Pos> *places) {
  InlineVector<GivenArgument, 16> given;
  bool has_named = false;
  for (uint32_t index = 0; !(index == 0 && accept(Tok::Greater)); ++index) {
    if (index >= callee.template_args().size())
      fail_too_many(callee, index == 0 ? nullptr : given[index - 1].value.value);
    GivenArgument one = parse_argument(callee, index, has_named, context);
    has_named |= one.value.name != nullptr;
    given.push_back(one);
    if (accept(Tok::Greater))
      break;
    expect(Tok::Comma, "Expected comma before next argument, or '>'");
  }
  std::vector<Argument> result;
  result.reserve(given.size());
  size_t errors_before = log_.errors();
  for (const GivenArgument &one : given)
    result.push_back(one.value.value->type && (fit_types || is_refused(one))
                         ? fit_argument(callee, one)
                         : one.value);
  if (log_.errors() != errors_before)
    throw Abort{}; // each argument that does not fit has been reported
  if (places && e_.records.history) [[unlikely]]
    for (const GivenArgument &one : given)
      places->push_back(one.pos);
  return result;
}

ValueParser::GivenArgument ValueParser::parse_argument(const Record &callee, uint32_t index,
                                                       bool has_named, Record *context) {
  std::span<const TemplateArg> args = callee.template_args();
  Pos at = pos();
  const Value *value =
      has_named ? parse_value(context) : parse_argument_value(callee, args[index], context);
  if (tok() == Tok::Equal)
    return parse_named_argument(callee, value, at, context);
  if (has_named)
    fail_at(at, Code::TemplateArguments, "Positional argument should be put before named argument");
  return {&args[index], e_.argument(value, index, nullptr), at};
}

const Value *ValueParser::parse_argument_value(const Record &callee, const TemplateArg &arg,
                                               Record *context) {
  Reading outer = std::exchange(reading_, {&callee, &arg});
  const Value *value = parse_value(context, arg.type);
  reading_ = outer; // an error leaves it: only its text would be read, for another message
  return value;
}

void ValueParser::fail_too_many(const Record &callee, const Value *last) {
  size_t count = callee.template_args().size();
  std::string takes = count == 0 ? "none" : std::to_string(count);
  Words name = record_name(callee);
  bool takes_list = last && last->type && last->type->kind != TypeKind::List &&
                    callee.template_args().back().type->kind == TypeKind::List;
  std::string hint = takes_list ? "; the last is a list, which stands in brackets" : "";
  log_.error(pos(), Code::TemplateArguments,
             "Too many template arguments: " + name + " takes " + takes + hint,
             {{name.text + " is defined here", callee.pos()}});
  throw Abort{};
}

ValueParser::GivenArgument ValueParser::parse_named_argument(const Record &callee,
                                                             const Value *name_value, Pos at,
                                                             Record *context) {
  auto *name = dyn_cast<StringValue>(name_value);
  if (!name)
    fail_at(at, Code::TemplateArguments, "The name of named argument should be a valid identifier");
  const StringValue *qualified = e_.qualify(callee, name);
  const TemplateArg *arg = callee.find_template_arg(qualified);
  if (!arg)
    fail_at(at, unknown_argument(callee, name));
  advance();
  Pos value_pos = pos();
  const Value *value = parse_argument_value(callee, *arg, context);
  if (is_unset(value))
    fail_at(value_pos, Code::TemplateArguments,
            "The value of named argument should be initialized, but we got '?'");
  return {arg, e_.argument(value, 0, qualified), at};
}

bool ValueParser::is_refused(const GivenArgument &given) {
  const Value *value = given.value.value;
  return !is_convertible(value->type, given.arg->type) && !e_.cast_to(value, given.arg->type) &&
         release_.number() >= language_of_checked_parents;
}

Argument ValueParser::fit_argument(const Record &callee, const GivenArgument &given) {
  const Value *value = given.value.value;
  const Value *fitting = e_.cast_to(value, given.arg->type);
  if (!fitting) {
    log_.error(given.pos, Code::WrongType,
               "Value specified for template argument '" + std::string(given.arg->name->text()) +
                   "' is of type " + to_string(*value->type) + "; expected type " +
                   to_string(*given.arg->type) + ": " + to_string(value) +
                   written_otherwise(value, given.arg->type));
    if (std::string near = suggest_fitting(callee, *given.arg, value, false); !near.empty())
      log_.note(given.pos, std::move(near));
    return given.value;
  }
  return e_.argument(fitting, given.value.index, given.value.name);
}

namespace {

// The nearest of the names that are offered; the first of equals.
class NearestKin {
public:
  explicit NearestKin(std::string_view name) : name_(name) {}
  void offer(std::string_view candidate) {
    if (Kinship now = kinship(name_, candidate); now > kinship_)
      best_ = candidate, kinship_ = now;
  }
  // "'best' instead of 'name'"; empty where nothing was offered.
  std::string text() const {
    return best_.empty() ? ""
                         : "'" + std::string(best_) + "' instead of '" + std::string(name_) + "'";
  }

private:
  std::string_view name_, best_;
  Kinship kinship_ = Kinship::None;
};

} // namespace

std::string ValueParser::suggest_fitting(const Record &callee, const TemplateArg &arg,
                                         const Value *value, bool is_item) {
  auto accepts = [&](const Type *type, const Type *given) {
    const Type *wanted = !is_item ? type : type->kind == TypeKind::List ? type->element : nullptr;
    return wanted && wanted->kind == TypeKind::Record && is_a(given, wanted);
  };
  if (!value->type || value->type->kind != TypeKind::Record)
    return "";
  NearestKin other_class(callee.name_text());
  auto index = static_cast<size_t>(&arg - callee.template_args().data());
  for (const Record *candidate : e_.records.classes_in_order())
    if (index < candidate->template_args().size() &&
        accepts(candidate->template_args()[index].type, value->type))
      other_class.offer(candidate->name_text());
  std::string text = other_class.text();
  if (auto *def = dyn_cast<DefValue>(value); def && !def->record->is_anonymous()) {
    NearestKin other_def(def->record->name_text());
    for (const Record *candidate : e_.records.defs_in_order())
      if (accepts(arg.type, candidate->def_value()->type))
        other_def.offer(candidate->name_text());
    if (std::string more = other_def.text(); !more.empty())
      text += (text.empty() ? "" : ", or ") + more;
  }
  return text.empty() ? "" : "did you mean " + text + "?";
}

Mistake ValueParser::unknown_argument(const Record &callee, const StringValue *name) const {
  Suggestion suggestion(name->text());
  for (const TemplateArg &arg : callee.template_args())
    suggestion.offer(arg.plain_name->text());
  std::string near(suggestion.best());
  return {Code::TemplateArguments,
          "Argument " + to_string(name) + " doesn't exist" + did_you_mean(near),
          std::string(name->text()), near};
}

} // namespace tblgen
