// Multiclasses and what waits in them, or in loops, to be instantiated.

#include "parser.h"

#include <algorithm>

namespace tblgen {

// --- multiclasses ------------------------------------------------------------

void Parser::parse_multiclass() {
  advance();
  if (tok() != Tok::Identifier)
    fail("expected identifier after multiclass for name");
  const StringValue *name = tokens_.string();
  auto [entry, is_new] = multiclasses_.try_emplace(std::string(name->text()));
  if (!is_new) {
    log_.error(pos(), "multiclass '" + std::string(name->text()) + "' already defined",
               {{"the other definition is here", entry->second.record->pos()}});
    throw Abort{};
  }
  MulticlassBody &body = entry->second;
  body.record = records_.make_record(name, pos(), RecordKind::Multiclass);
  multiclass_ = &body;
  advance();

  ScopeGuard scope(*this, {Scope::Kind::Multiclass, nullptr, nullptr, &body});
  if (tok() == Tok::Less)
    parse_template_args(*body.record, nullptr);
  bool inherits = accept(Tok::Colon);
  if (inherits)
    do {
      // Arguments of a parent are only checked where they are used.
      ClassReference parent = parse_multiclass_reference(body.record, false);
      Bindings bindings = bind_arguments(*parent.record, parent.args, parent.begin);
      bindings.emplace_back(e_.implicit_name(*parent.record),
                            values_.var(e_.implicit_name(*body.record),
                                        values_.string_type()));
      instantiate(multiclass_of(*parent.record).entries, bindings, false, &body.entries, 0);
    } while (accept(Tok::Comma));

  if (tok() == Tok::LeftBrace) {
    parse_multiclass_body();
  } else {
    if (!inherits)
      fail("expected '{' in multiclass definition");
    expect(Tok::Semicolon, "expected ';' in multiclass definition");
  }
  warn_unused(*body.record);
  multiclass_ = nullptr;
}

MulticlassBody &Parser::multiclass_of(const Record &record) {
  return multiclasses_.find(record.name_text())->second;
}

void Parser::parse_multiclass_body() {
  if (advance() == Tok::RightBrace)
    fail("multiclass must contain at least one def");
  while (tok() != Tok::RightBrace) {
    switch (tok()) {
    case Tok::Assert:
    case Tok::Def:
    case Tok::Defm:
    case Tok::Defvar:
    case Tok::Dump:
    case Tok::Foreach:
    case Tok::If:
    case Tok::Let:
      parse_object();
      break;
    default:
      fail("expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in "
           "multiclass body");
    }
  }
  advance();
  reject_semicolon("A multiclass body should not end with a semicolon");
}

void Parser::parse_defm() {
  advance();
  const Value *name = parse_object_name();
  if (!name) {
    name = values_.anonymous_name();
    if (multiclass_)
      name = concat_strings(values_.var(e_.implicit_name(*multiclass_->record),
                                        values_.string_type()),
                            name);
  }
  if (tok() != Tok::Colon)
    fail("expected ':' after defm identifier");
  advance();

  std::vector<Entry> entries;
  bool has_class = false;
  for (;;) {
    Pos at = pos();
    ClassReference reference = parse_multiclass_reference(nullptr);
    Bindings bindings = bind_arguments(*reference.record, reference.args, at);
    bindings.emplace_back(e_.implicit_name(*reference.record), name);
    bool is_final = !multiclass_ && loops_.empty();
    instantiate(multiclass_of(*reference.record).entries, bindings, is_final, &entries, at);
    if (!accept(Tok::Comma))
      break;
    if (tok() != Tok::Identifier)
      fail("expected identifier");
    // Regular classes may follow the multiclasses.
    const Symbol *symbol = tokens_.string()->symbol;
    has_class = symbol && symbol->record_class;
    if (has_class)
      break;
  }
  if (has_class)
    do {
      ClassReference superclass = parse_class_reference(nullptr);
      for (Entry &entry : entries)
        inherit(entry, superclass);
    } while (accept(Tok::Comma));

  for (Entry &entry : entries) {
    apply_lets(entry);
    add_entry(std::move(entry));
  }
  expect(Tok::Semicolon, "expected ';' at end of defm");
}

// --- entries -----------------------------------------------------------------

void Parser::add_entry(Entry entry) {
  if (!loops_.empty()) {
    loops_.back()->entries.push_back(std::move(entry));
  } else if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry)) {
    Bindings bindings;
    instantiate_loop(**loop, bindings, !multiclass_, multiclass_ ? &multiclass_->entries : nullptr,
                     0);
  } else if (multiclass_) {
    multiclass_->entries.push_back(std::move(entry));
  } else if (auto *assertion = std::get_if<Assertion>(&entry)) {
    e_.check_assertion(assertion->pos, assertion->condition, assertion->message);
  } else if (auto *dump = std::get_if<Dump>(&entry)) {
    e_.emit_dump(dump->pos, dump->message);
  } else {
    add_def(std::get<Record *>(entry));
  }
}

void Parser::add_def(Record *record) {
  const Value *new_name = nullptr;
  // The name may still be an expression; its text cannot be a def's name then.
  if (const Record *previous = records_.find_def(record->name_as_string())) {
    if (!record->is_anonymous()) {
      log_.error(record->positions(), "def already exists: " + record->name_as_string());
      log_.note(previous->pos(), "location of previous definition");
      throw Abort{};
    }
    new_name = values_.anonymous_name();
  }
  e_.resolve_fields(*record, new_name);
  check_concrete(*record);
  if (!record->name()->is(ValueKind::String))
    log_.fail(record->positions(),
              "record name '" + to_string(record->name()) + "' could not be fully resolved");
  e_.check_assertions(*record);
  e_.emit_dumps(*record);
  for (Defset *defset : defsets_) {
    const Value *def = record->def_value();
    if (!is_a(def->type, defset->element)) {
      log_.error(record->positions(), "adding record of incompatible type '" +
                                          to_string(*def->type) + "' to defset");
      log_.note(defset->pos, "location of defset declaration");
      throw Abort{};
    }
    defset->defs.push_back(def);
  }
  records_.add_def(record);
}

namespace {

// A bit may refer to another field of the record and stay so.
bool is_run_concrete(const Record &record, const BitRun &run) {
  if (run.kind == BitRun::Kind::Constant)
    return true;
  if (run.kind == BitRun::Kind::Whole)
    return run.of.value->is(ValueKind::Var) || run.of.value->concrete;
  auto *var = dyn_cast<VarValue>(run.of.value);
  return var && record.find_field(var->name) != Shape::none;
}

bool is_field_concrete(const Record &record, const Value *value) {
  if (value->concrete)
    return true;
  auto *bits = dyn_cast<BitsValue>(value);
  if (!bits)
    return false;
  return std::ranges::all_of(bits->runs,
                             [&](const BitRun &run) { return is_run_concrete(record, run); });
}

} // namespace

void Parser::check_concrete(const Record &record) {
  bool is_first = true;
  record.for_each_unsettled([&](uint32_t slot) {
    const FieldInfo &field = record.fields()[slot];
    if (!is_first || field.kind == FieldKind::NonconcreteOk ||
        is_field_concrete(record, record.value(slot)))
      return;
    is_first = false;
    log_.error(record.positions(), "Initializer of '" + std::string(field.name->text()) + "' in '" +
                                       record.name_as_string() +
                                       "' could not be fully resolved: " +
                                       to_string(record.value(slot)));
  });
}

void Parser::instantiate(std::vector<Entry> &entries, Bindings &bindings, bool is_final,
                         std::vector<Entry> *target, Pos instantiated_at) {
  e_.limits.check_stack();
  for (Entry &entry : entries) {
    e_.limits.count_step();
    if (auto *loop = std::get_if<std::unique_ptr<Loop>>(&entry)) {
      // Records made by loops do not tell where they were instantiated.
      instantiate_loop(**loop, bindings, is_final, target, 0);
      continue;
    }
    if (auto *record = std::get_if<Record *>(&entry)) {
      instantiate_record(**record, bindings, target, instantiated_at);
      continue;
    }
    BindingResolver resolver(e_, nullptr);
    resolver.bind_all(bindings);
    if (auto *assertion = std::get_if<Assertion>(&entry)) {
      Assertion made{assertion->pos, e_.resolve(assertion->condition, resolver),
                     e_.resolve(assertion->message, resolver)};
      if (target)
        target->push_back(made);
      else
        e_.check_assertion(made.pos, made.condition, made.message);
    } else {
      const Dump &dump = std::get<Dump>(entry);
      Dump made{dump.pos, e_.resolve(dump.message, resolver)};
      if (target)
        target->push_back(made);
      else
        e_.emit_dump(made.pos, made.message);
    }
  }
}

void Parser::instantiate_record(const Record &record, Bindings &bindings,
                                std::vector<Entry> *target, Pos instantiated_at) {
  Record *copy = records_.copy_record(record);
  if (instantiated_at)
    copy->append_position(instantiated_at);
  BindingResolver resolver(e_, copy);
  resolver.bind_all(bindings);
  e_.resolve_record(*copy, resolver);
  if (target)
    target->push_back(copy);
  else
    add_def(copy);
}

// The list of an `if` arm, whose condition must be known by now: the arms may
// define different records.
const Value *Parser::decide_condition(const Loop &loop, const OperatorValue *list,
                                      BindingResolver &resolver) {
  resolver.is_final = true;
  const Value *condition = e_.resolve(list->operand(0), resolver);
  if (condition == list->operand(0))
    fail_at(loop.pos, "unable to resolve if condition '" + to_string(condition) +
                          "' at end of containing scope");
  return e_.apply(Op::If, {condition, list->operand(1), list->operand(2)}, list->type, nullptr);
}

void Parser::instantiate_loop(Loop &loop, Bindings &bindings, bool is_final,
                              std::vector<Entry> *target, Pos instantiated_at) {
  e_.limits.count_steps(bindings.size());
  BindingResolver resolver(e_, nullptr);
  resolver.bind_all(bindings);
  const Value *list = e_.resolve(loop.list, resolver);
  if (auto *choice = dyn_cast_op(list, Op::If); choice && is_final)
    list = decide_condition(loop, choice, resolver);

  auto *items = dyn_cast<ListValue>(list);
  if (!items) {
    if (is_final)
      fail_at(loop.pos, "attempting to loop over '" + to_string(list) + "', expected a list");
    auto inner = std::make_unique<Loop>(loop.pos, loop.iterator, list);
    Loop &made = *inner;
    target->push_back(std::move(inner));
    return instantiate(loop.entries, bindings, is_final, &made.entries, instantiated_at);
  }
  for (const Value *item : items->items) {
    if (loop.iterator)
      bindings.emplace_back(loop.iterator->name, item);
    instantiate(loop.entries, bindings, is_final, target, 0);
    if (loop.iterator)
      bindings.pop_back();
  }
}

} // namespace tblgen
