#include "tblgen_build/core/parse/scopes.h"

#include <algorithm>

namespace tblgen {

const Value *Scopes::find(const StringValue *name) {
  for (size_t i = scopes_.size(); i-- > 0;)
    if (const Value *found = find_in(scopes_[i], name))
      return found;
  return nullptr;
}

const Value *Scopes::find_global(const StringValue *name) {
  const Symbol *symbol = name->symbol;
  if (!symbol)
    return nullptr;
  return symbol->def ? symbol->def->def_value() : symbol->global;
}

const Value *Scopes::find_in(const Scope &scope, const StringValue *name) {
  for (const auto &[variable, value] : scope.variables)
    if (variable == name)
      return value;
  if (scope.loop)
    return scope.loop->name == name ? scope.loop : nullptr;
  if (scope.multiclass)
    return find_template_arg(*scope.multiclass, name);
  if (!scope.record)
    return nullptr;
  if (const Iterator *iterator = find_iterator(scope.record, name))
    return e_.values.var(name, iterator->type);
  if (uint32_t slot = scope.record->find_field(name); slot != Shape::none)
    return e_.values.var(name, scope.record->fields()[slot].type);
  return scope.record->is_class() ? find_template_arg(*scope.record, name) : nullptr;
}

const Value *Scopes::find_template_arg(const Record &record, const StringValue *name) {
  if (e_.is_exhaustive)
    e_.qualify(record, name);
  for (const TemplateArg &arg : record.template_args())
    if (arg.plain_name == name) {
      arg.used = true;
      return e_.values.var(arg.name, arg.type);
    }
  return is_name_word(name) ? e_.values.var(e_.implicit_name(record), e_.values.string_type())
                            : nullptr;
}

// All iterators of a record are visible wherever its fields are, as if they
// were fields: they come before its template arguments.
const Scopes::Iterator *Scopes::find_iterator(const Record *record, const StringValue *name) const {
  for (const Scope &scope : scopes_)
    if (scope.record == record)
      for (const Iterator &iterator : scope.iterators)
        if (iterator.name == name)
          return &iterator;
  return nullptr;
}

bool Scopes::is_local(const StringValue *name) const {
  return std::ranges::any_of(scopes_.back().variables,
                             [&](const auto &variable) { return variable.first == name; });
}

bool Scopes::is_taken(const Record *record, const StringValue *name) const {
  return record && (record->find_field(name) != Shape::none || find_iterator(record, name));
}

void Scopes::offer_names(Suggestion &suggestion) const {
  for (const Scope &scope : scopes_) {
    for (const auto &variable : scope.variables)
      suggestion.offer(variable.first->text());
    for (const Iterator &iterator : scope.iterators)
      suggestion.offer(iterator.name->text());
    if (scope.loop)
      suggestion.offer(scope.loop->name->text());
    const Record *record = scope.multiclass ? scope.multiclass : scope.record;
    if (!record)
      continue;
    for (const FieldInfo &field : record->fields())
      suggestion.offer(field.name->text());
    for (const TemplateArg &arg : record->template_args())
      suggestion.offer(arg.plain_name->text());
  }
}

} // namespace tblgen
