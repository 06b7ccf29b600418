// Records, classes and enums as plain text. Knows nothing of JSON and of sets.
#include "tblgen_build/core/print/print.h"

#include <algorithm>

namespace tblgen {

void Sink::flush() {
  if (!flush_ || buffer_.empty())
    return;
  flush_(buffer_);
  buffer_.clear();
}

void fail_output(std::span<const Pos> positions, Code code, std::string message) {
  Diagnostic diagnostic{Severity::Error, {code, std::move(message)}, 0, {}, {}};
  if (!positions.empty()) {
    diagnostic.pos = positions.front();
    diagnostic.stack.assign(positions.begin() + 1, positions.end());
  }
  throw OutputError{std::move(diagnostic)};
}

namespace {

void append_number(std::string &out, uint64_t number) { out += std::to_string(number); }

// Without the intermediate strings of to_string(): types are half of the output.
void append_type(std::string &out, const Type *type) {
  switch (type->kind) {
  case TypeKind::Bit:
    out += "bit";
    return;
  case TypeKind::Int:
    out += "int";
    return;
  case TypeKind::String:
    out += "string";
    return;
  case TypeKind::Dag:
    out += "dag";
    return;
  case TypeKind::List:
    out += "list<";
    append_type(out, type->element);
    out += '>';
    return;
  default:
    out += to_string(*type);
  }
}

// A string that was written as code makes its field one of `code`.
void append_declared_type(std::string &out, const Type *type, const Value *value) {
  auto *string = dyn_cast<StringValue>(value);
  if (string && string->is_code && type->kind == TypeKind::String)
    out += "code";
  else
    append_type(out, type);
}

void append_declaration(std::string &out, const Type *type, const StringValue *name,
                        const Value *value, const Spelling &spelling) {
  append_declared_type(out, type, value);
  out += ' ';
  out += name->text();
  out += " = ";
  append_to(out, value, spelling);
}

void append_field(std::string &out, const Record &record, uint32_t slot, const Spelling &spelling) {
  const FieldInfo &field = record.fields()[slot];
  if (field.kind == FieldKind::NonconcreteOk)
    out += "field ";
  append_declaration(out, field.type, field.name, record.value(slot), spelling);
}

void append_superclass_comment(std::string &out, const Record &record) {
  if (record.direct_superclasses().empty())
    return;
  out += "\t//";
  auto append = [&](const Record *superclass) {
    out += ' ';
    out += superclass->name_text();
  };
  std::ranges::for_each(record.superclasses(), append);
}

void append_template_args(std::string &out, const Record &record, const Spelling &spelling) {
  if (record.template_args().empty())
    return;
  out += '<';
  std::string_view separator;
  for (const TemplateArg &arg : record.template_args()) {
    out += separator;
    append_declaration(out, arg.type, arg.name, arg.value, spelling);
    separator = ", ";
  }
  out += '>';
}

void append_fields(std::string &out, const Record &record, FieldKind kind,
                   const Spelling &spelling) {
  for (uint32_t slot = 0; slot < record.fields().size(); ++slot) {
    if (record.fields()[slot].kind != kind)
      continue;
    out += "  ";
    append_field(out, record, slot, spelling);
    out += ";\n";
  }
}

} // namespace

void append_record(std::string &out, const Record &record, const Spelling &spelling) {
  out += record.name_text();
  append_template_args(out, record, spelling);
  out += " {";
  append_superclass_comment(out, record);
  out += '\n';
  append_fields(out, record, FieldKind::NonconcreteOk, spelling);
  append_fields(out, record, FieldKind::Normal, spelling);
  out += "}\n";
}

std::string record_text(const Record &record) {
  std::string out;
  append_record(out, record);
  return out;
}

Spelling spelling_of(const Records &records) {
  return {records.release.number >= language_of_marked_operators};
}

void print_records(const Records &records, Sink &out) {
  const Spelling spelling = spelling_of(records);
  out.write("------------- Classes -----------------\n");
  for (const Record *record : records.classes()) {
    out.write("class ");
    write_record(*record, [&] { append_record(out.buffer(), *record, spelling); });
    out.checkpoint();
  }
  out.write("------------- Defs -----------------\n");
  for (const Record *record : records.defs()) {
    out.write("def ");
    write_record(*record, [&] { append_record(out.buffer(), *record, spelling); });
    out.checkpoint();
  }
  out.flush();
}

void print_enums(const Records &records, std::string_view class_name, Sink &out) {
  const Record *wanted = records.find_class(class_name);
  if (!wanted)
    fail_output({}, Code::UnknownClass, "class '" + std::string(class_name) + "' is not defined");
  for (const Record *record : records.derived_definitions({&wanted, 1})) {
    out.buffer().append(record->name_text()).append(", ");
    out.checkpoint();
  }
  out.write("\n");
  out.flush();
}

// --- detailed ----------------------------------------------------------------

namespace {

// Writes positions as |file:line|. Most are in a file and near a line that was
// asked for just before.
class PositionPrinter {
public:
  explicit PositionPrinter(const SourceMap &sources) : sources_(sources) {}

  void append(std::string &out, Pos pos) {
    if (pos == 0 || !find(pos)) {
      out += "|(location unknown)|";
      return;
    }
    out += '|';
    out += base_name_;
    out += ':';
    append_number(out, sources_.line_column(pos).line);
    out += '|';
  }

private:
  const Buffer *find(Pos pos) {
    if (!buffer_ || pos < buffer_->base || pos - buffer_->base > buffer_->source->text.size()) {
      buffer_ = sources_.find(pos);
      if (buffer_) {
        base_name_ = buffer_->path;
        base_name_.remove_prefix(base_name_.find_last_of('/') + 1);
      }
    }
    return buffer_;
  }

  const SourceMap &sources_;
  const Buffer *buffer_ = nullptr;
  std::string_view base_name_;
};

class DetailPrinter {
public:
  DetailPrinter(const Records &records, Sink &out)
      : records_(records), spelling_(spelling_of(records)), out_(out), positions_(records.sources) {
  }

  void print(const AllocationStats &stats) {
    // Standard input is called as on the command line.
    const std::string &file = records_.main_file;
    out_.buffer() += "DETAILED RECORDS for file " + (file == stdin_name ? "-" : file) + "\n\n";
    print_globals();
    heading("Classes", records_.classes().size());
    for (const Record *record : records_.classes())
      write_record(*record, [&] { print_class(*record); });
    heading("Records", records_.defs().size());
    for (const Record *record : records_.defs())
      write_record(*record, [&] { print_def(*record); });
    print_stats(stats);
    out_.flush();
  }

private:
  static constexpr std::string_view rule = "--------------------";

  void heading(std::string_view title, size_t count) {
    std::string &out = out_.buffer();
    out.append(rule).append(" ").append(title).append(" (");
    append_number(out, count);
    out.append(") ").append(rule).append("\n\n");
  }

  void print_globals() {
    heading("Global Variables", records_.globals().size());
    std::string &out = out_.buffer();
    for (const StringValue *name : records_.globals()) {
      out.append(name->text()).append(" = ");
      append_global(out, name);
      out += '\n';
      out_.checkpoint();
    }
    out += '\n';
  }

  void append_global(std::string &out, const StringValue *name) const {
    try {
      append_to(out, records_.find_global(name->text()), spelling_);
    } catch (const LimitExceeded &limit) {
      fail_output({}, Code::Unresolved,
                  "global variable '" + std::string(name->text()) +
                      "' cannot be printed: " + limit.message);
    }
  }

  void print_class(const Record &record) {
    begin(record);
    print_template_args(record);
    print_superclasses(record);
    print_fields(record);
    end();
  }

  void print_def(const Record &record) {
    begin(record);
    if (record.positions().size() > 1)
      print_defm_sequence(record);
    print_superclasses(record);
    print_fields(record);
    end();
  }

  void begin(const Record &record) {
    std::string_view name = record.name_text();
    out_.buffer().append(name.empty() ? "\"\"" : name).append("  ");
    positions_.append(out_.buffer(), record.pos());
    out_.buffer() += '\n';
  }

  void end() {
    out_.buffer() += '\n';
    out_.checkpoint();
  }

  void print_template_args(const Record &record) {
    std::string &out = out_.buffer();
    out += "  Template args:";
    if (record.template_args().empty())
      out += " (none)";
    out += '\n';
    for (const TemplateArg &arg : record.template_args()) {
      out += "    ";
      append_declaration(out, arg.type, arg.name, arg.value, spelling_);
      end_line_at(arg.pos);
    }
  }

  // From the outermost defm to the def itself.
  void print_defm_sequence(const Record &record) {
    std::string &out = out_.buffer();
    out += "  Defm sequence:";
    auto positions = record.positions();
    for (size_t i = positions.size(); i-- > 0;) {
      out += ' ';
      positions_.append(out, positions[i]);
    }
    out += '\n';
  }

  // Those that are inherited through another one stand in parentheses.
  void print_superclasses(const Record &record) {
    std::string &out = out_.buffer();
    out += "  Superclasses:";
    auto direct = record.direct_superclasses();
    auto append = [&](const Record *superclass) {
      bool indirect =
          std::ranges::none_of(direct, [&](const Superclass &s) { return s.record == superclass; });
      out += indirect ? " (" : " ";
      out += superclass->name_text();
      if (indirect)
        out += ')';
    };
    std::ranges::for_each(record.superclasses(), append);
    out += direct.empty() ? " (none)\n" : "\n";
  }

  void print_fields(const Record &record) {
    std::string &out = out_.buffer();
    // To the reference template arguments are fields, though not listed here.
    bool none = record.fields().empty() && record.template_args().empty();
    out += none ? "  Fields: (none)\n" : "  Fields:\n";
    for (uint32_t slot = 0; slot < record.fields().size(); ++slot) {
      out += "    ";
      append_field(out, record, slot, spelling_);
      end_line_at(record.field_pos(slot));
    }
  }

  void end_line_at(Pos pos) {
    out_.buffer() += "  ";
    positions_.append(out_.buffer(), pos);
    out_.buffer() += '\n';
  }

  void print_stats(const AllocationStats &stats);

  const Records &records_;
  const Spelling spelling_;
  Sink &out_;
  PositionPrinter positions_;
};

void DetailPrinter::print_stats(const AllocationStats &stats) {
  std::string &out = out_.buffer();
  auto line = [&](std::string_view what, uint64_t number) {
    out.append(what).append(" = ");
    append_number(out, number);
    out += '\n';
  };
  out.append(rule).append(" Memory Allocation Stats ").append(rule).append("\n");
  line("TheArgumentInitPool size", stats.arguments);
  line("TheBitsInitPool size", stats.bits);
  line("TheIntInitPool size", stats.integers);
  line("StringInitStringPool size", stats.strings);
  line("StringInitCodePool size", stats.codes);
  line("TheListInitPool size", stats.lists);
  line("TheUnOpInitPool size", stats.unary);
  line("TheBinOpInitPool size", stats.binary);
  line("TheTernOpInitPool size", stats.ternary);
  line("TheFoldOpInitPool size", stats.folds);
  line("TheIsAOpInitPool size", stats.isas);
  line("TheExistsOpInitPool size", stats.exists);
  line("TheCondOpInitPool size", stats.conds);
  line("TheDagInitPool size", stats.dags);
  line("RecordTypePool size", stats.record_types);
  line("TheVarInitPool size", stats.vars);
  line("TheVarBitInitPool size", stats.var_bits);
  line("TheVarDefInitPool size", stats.defs);
  line("TheFieldInitPool size", stats.fields);
  line("Bytes allocated", stats.bytes_allocated);
  line("Total allocator memory", stats.total_memory);
  out += '\n';
  line("Number of records instantiated", stats.records);
  line("Number of anonymous records", stats.anonymous_records);
}

} // namespace

void print_detailed_records(const Records &records, Sink &out) {
  DetailPrinter(records, out).print(records.stats);
}

} // namespace tblgen
