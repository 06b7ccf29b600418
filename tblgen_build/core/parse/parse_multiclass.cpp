// Multiclasses and defms.

#include "tblgen_build/core/parse/parser.h"
#include "tblgen_build/core/records/history.h"

namespace tblgen {

void Parser::parse_multiclass() {
  advance();
  if (tok() != Tok::Identifier)
    fail("expected identifier after multiclass for name");
  MulticlassBody &body = declare_multiclass();
  multiclass_ = &body;
  advance();

  Scopes::Guard scope(scopes_, {.multiclass = body.record});
  if (tok() == Tok::Less)
    parse_template_args(*body.record, nullptr);
  bool has_parents = parse_parents(body);
  if (tok() == Tok::LeftBrace) {
    parse_multiclass_body();
  } else {
    if (!has_parents)
      fail("expected '{' in multiclass definition");
    expect(Tok::Semicolon, "expected ';' in multiclass definition");
  }
  warn_unused(*body.record);
  multiclass_ = nullptr;
}

MulticlassBody &Parser::declare_multiclass() {
  const StringValue *name = tokens_.string();
  auto [entry, is_new] = multiclasses_.try_emplace(std::string(name->text()));
  if (!is_new) {
    log_.error(pos(), Code::Redefinition,
               "multiclass '" + std::string(name->text()) + "' already defined",
               {{"the other definition is here", entry->second.record->pos()}});
    throw Abort{};
  }
  entry->second.record = records_.make_record(name, pos(), RecordKind::Multiclass);
  values_.symbol(name).multiclass = entry->second.record;
  return entry->second;
}

bool Parser::parse_parents(MulticlassBody &body) {
  if (!accept(Tok::Colon))
    return false;
  do {
    // Before LLVM 23, arguments of a parent are only checked where they are used.
    ClassReference parent = parse_multiclass_reference(body.record, false);
    Bindings bindings = builder_.bind_arguments(*parent.record, parent.args, parent.begin);
    bindings.emplace_back(e_.implicit_name(*parent.record),
                          values_.var(e_.implicit_name(*body.record), values_.string_type()));
    note_site(parent, bindings, parent.begin);
    instantiator_.instantiate(multiclass_of(*parent.record).entries, bindings, false, &body.entries,
                              0);
  } while (accept(Tok::Comma));
  return true;
}

void Parser::note_site(const ClassReference &reference, const Bindings &bindings, Pos at) {
  if (!records_.history) [[likely]]
    return;
  const Record &callee = *reference.record;
  records_.history->site = {at, &callee,
                            History::bindings_of(callee, bindings, reference.places, at)};
}

MulticlassBody &Parser::multiclass_of(const Record &record) {
  return multiclasses_.find(record.name_text())->second;
}

ClassReference Parser::parse_multiclass_reference(Record *context, bool fit_types) {
  Pos begin = pos();
  Record *callee = parse_multiclass_name().record;
  return expressions_.parse_argument_list(callee, begin, context, fit_types);
}

bool Parser::is_multiclass_item(Tok kind) {
  switch (kind) {
  case Tok::Assert:
  case Tok::Def:
  case Tok::Defm:
  case Tok::Defvar:
  case Tok::Dump:
  case Tok::Foreach:
  case Tok::If:
  case Tok::Let:
    return true;
  default:
    return false;
  }
}

void Parser::parse_multiclass_body() {
  Pos brace = pos();
  if (advance() == Tok::RightBrace)
    fail("multiclass must contain at least one def");
  while (tok() != Tok::RightBrace) {
    if (!is_multiclass_item(tok()))
      fail_in_block(
          "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in "
          "multiclass body",
          brace);
    parse_or_leave_out([&] { parse_object(); });
  }
  advance();
  reject_semicolon("A multiclass body should not end with a semicolon");
}

MulticlassBody &Parser::parse_multiclass_name() {
  if (tok() != Tok::Identifier)
    fail("expected name for MultiClassID");
  std::string_view name = tokens_.text();
  auto found = multiclasses_.find(name);
  if (found == multiclasses_.end()) {
    const StringValue *symbol_name = tokens_.string();
    if (symbol_name->symbol && symbol_name->symbol->record_class) {
      std::string text(name);
      fail(Code::UnknownMulticlass,
           Words("Couldn't find multiclass '" + text + "'. Use 'def' for class '" + text + "'",
                 {text}));
    }
    Suggestion suggestion(name);
    for (const auto &multiclass : multiclasses_)
      suggestion.offer(multiclass.first);
    fail_unknown(pos(), Code::UnknownMulticlass, "Couldn't find multiclass", name,
                 std::string(suggestion.best()));
  }
  advance();
  return found->second;
}

void Parser::parse_defm() {
  advance();
  const Value *name = parse_defm_name();
  if (tok() != Tok::Colon)
    fail("expected ':' after defm identifier");
  advance();

  std::vector<Entry> entries;
  if (parse_defm_parents(name, entries))
    do {
      ClassReference superclass = expressions_.parse_class_reference(nullptr);
      for (Entry &entry : entries)
        for_each_record(entry, [&](Record &record) { builder_.inherit(record, superclass); });
    } while (accept(Tok::Comma));

  for (Entry &entry : entries) {
    for_each_record(entry, [&](Record &record) { apply_lets(record); });
    try {
      add_entry(std::move(entry));
    } catch (const Fatal &) {
      throw;
    } catch (const Abort &) {
      // Said already. The other records are defined all the same, as in the reference.
    }
  }
  expect(Tok::Semicolon, "expected ';' at end of defm");
}

const Value *Parser::parse_defm_name() {
  if (const Value *name = parse_object_name())
    return name;
  const Value *name = values_.anonymous_name();
  if (!multiclass_)
    return name;
  return e_.paste(values_.var(e_.implicit_name(*multiclass_->record), values_.string_type()), name);
}

bool Parser::parse_defm_parents(const Value *name, std::vector<Entry> &entries) {
  for (;;) {
    Pos at = pos();
    ClassReference reference = parse_multiclass_reference(nullptr, true);
    Bindings bindings = builder_.bind_arguments(*reference.record, reference.args, at);
    bindings.emplace_back(e_.implicit_name(*reference.record), name);
    note_site(reference, bindings, at);
    bool is_final = !multiclass_ && loops_.empty();
    instantiator_.instantiate(multiclass_of(*reference.record).entries, bindings, is_final,
                              &entries, at);
    if (!accept(Tok::Comma))
      return false;
    if (tok() != Tok::Identifier)
      fail("expected identifier");
    const Symbol *symbol = tokens_.string()->symbol;
    if (symbol && symbol->record_class)
      return true;
  }
}

} // namespace tblgen
