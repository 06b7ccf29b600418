// Defs as JSON. Every object's keys are in bytewise order, so that objects can be
// streamed: nothing is collected but the members of each class.
#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/values/bits.h"

#include <algorithm>
#include <unordered_map>

namespace tblgen {

namespace {

constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

struct Utf8Lead {
  int more;            // continuation bytes that follow; -1: cannot begin a sequence
  uint8_t first, last; // what the first of them may be
};

Utf8Lead utf8_lead(uint8_t byte) {
  if (byte < 0xC2 || byte > 0xF4)
    return {-1, 0, 0};
  if (byte < 0xE0)
    return {1, 0x80, 0xBF};
  if (byte < 0xF0) // no overlong forms, no surrogates
    return {2, uint8_t(byte == 0xE0 ? 0xA0 : 0x80), uint8_t(byte == 0xED ? 0x9F : 0xBF)};
  return {3, uint8_t(byte == 0xF0 ? 0x90 : 0x80), uint8_t(byte == 0xF4 ? 0x8F : 0xBF)};
}

// Appends the sequence beginning at `at`, or a replacement for as much of it as
// could have been the beginning of one. Returns where the next begins.
size_t append_utf8(std::string &out, std::string_view text, size_t at) {
  Utf8Lead lead = utf8_lead(static_cast<uint8_t>(text[at]));
  size_t end = at + 1;
  int more = lead.more;
  for (; more > 0 && end < text.size(); --more, ++end) {
    auto byte = static_cast<uint8_t>(text[end]);
    bool is_first = end == at + 1;
    if (byte < (is_first ? lead.first : 0x80) || byte > (is_first ? lead.last : 0xBF))
      break;
  }
  out += more == 0 ? text.substr(at, end - at) : replacement_character;
  return end;
}

void append_escape(std::string &out, char c) {
  constexpr char digits[] = "0123456789abcdef";
  switch (c) {
  case '"':
  case '\\':
    out += '\\';
    out += c;
    return;
  case '\t':
    out += "\\t";
    return;
  case '\n':
    out += "\\n";
    return;
  case '\r':
    out += "\\r";
    return;
  default:
    out += "\\u00";
    out += digits[c >> 4 & 15];
    out += digits[c & 15];
  }
}

bool is_plain(char c) {
  auto byte = static_cast<uint8_t>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

void append_string(std::string &out, std::string_view text) {
  out += '"';
  for (size_t i = 0; i < text.size();) {
    size_t begin = i;
    while (i < text.size() && is_plain(text[i]))
      ++i;
    out.append(text, begin, i - begin);
    if (i == text.size())
      break;
    if (static_cast<uint8_t>(text[i]) >= 0x80)
      i = append_utf8(out, text, i);
    else
      append_escape(out, text[i++]);
  }
  out += '"';
}

void append_value(std::string &out, const Value *value, const Spelling &spelling = {});

template <class Items, class Append>
void append_array(std::string &out, const Items &items, Append append) {
  out += '[';
  bool first = true;
  for (const auto &item : items) {
    if (!first)
      out += ',';
    first = false;
    append(item);
  }
  out += ']';
}

void append_printable(std::string &out, std::string_view text) {
  out += "\"printable\":";
  append_string(out, text);
}

void append_printable(std::string &out, const Value *value) {
  append_printable(out, to_string(value));
}

void append_optional_name(std::string &out, const StringValue *name) {
  if (name)
    append_string(out, name->text());
  else
    out += "null";
}

void append_dag(std::string &out, const DagValue *dag, const Spelling &spelling) {
  out += "{\"args\":[";
  for (size_t i = 0; i < dag->args.size(); ++i) {
    out += i ? ",[" : "[";
    append_value(out, dag->args[i], spelling);
    out += ',';
    append_optional_name(out, dag->names[i]);
    out += ']';
  }
  out += "],\"kind\":\"dag\",";
  if (dag->op_name) {
    out += "\"name\":";
    append_string(out, dag->op_name->text());
    out += ',';
  }
  out += "\"operator\":";
  append_value(out, dag->op, spelling);
  out += ',';
  append_printable(out, to_string(dag, spelling));
  out += '}';
}

void append_def(std::string &out, const DefValue *def) {
  out += "{\"def\":";
  append_string(out, def->record->name_text());
  out += ",\"kind\":\"def\",";
  append_printable(out, def);
  out += '}';
}

void append_complex(std::string &out, std::string_view printable) {
  out += "{\"kind\":\"complex\",";
  append_printable(out, printable);
  out += '}';
}

void append_var(std::string &out, const VarValue *var) {
  out += "{\"kind\":\"var\",";
  append_printable(out, var);
  out += ",\"var\":";
  append_string(out, var->name->text());
  out += '}';
}

// Bit `index` of an unresolved value.
void append_var_bit(std::string &out, const Value *variable, uint64_t index) {
  auto *var = dyn_cast<VarValue>(variable);
  std::string printable = to_string(variable) + '{' + std::to_string(index) + '}';
  if (!var)
    return append_complex(out, printable);
  out += "{\"index\":" + std::to_string(index) + ",\"kind\":\"varbit\",";
  append_printable(out, printable);
  out += ",\"var\":";
  append_string(out, var->name->text());
  out += '}';
}

void append_bit(std::string &out, const BitRun &run, uint32_t i) {
  if (run.kind == BitRun::Kind::Whole)
    append_value(out, run.of.value);
  else if (run.kind == BitRun::Kind::Slice)
    append_var_bit(out, run.of.value, run.of.first + i);
  else if (run.mask.unset >> i & 1)
    out += "null";
  else
    out += run.mask.ones >> i & 1 ? '1' : '0';
}

void append_bits(std::string &out, const BitsValue *bits) {
  out += '[';
  for (const BitRun &run : runs_of(*bits))
    for (uint32_t i = 0; i < run.width; ++i) {
      if (run.at + i)
        out += ',';
      append_bit(out, run, i);
    }
  out += ']';
}

void append_value(std::string &out, const Value *value, const Spelling &spelling) {
  check_text_size(out);
  switch (value->kind) {
  case ValueKind::Unset:
    out += "null";
    return;
  case ValueKind::Bit:
    out += cast<BitValue>(value)->value ? '1' : '0';
    return;
  case ValueKind::Bits:
    return append_bits(out, cast<BitsValue>(value));
  case ValueKind::Int:
    out += std::to_string(cast<IntValue>(value)->value);
    return;
  case ValueKind::String:
    return append_string(out, cast<StringValue>(value)->text());
  case ValueKind::List:
    return append_array(out, cast<ListValue>(value)->items,
                        [&](const Value *item) { append_value(out, item, spelling); });
  case ValueKind::Dag:
    return append_dag(out, cast<DagValue>(value), spelling);
  case ValueKind::Def:
    return append_def(out, cast<DefValue>(value));
  case ValueKind::Var:
    return append_var(out, cast<VarValue>(value));
  case ValueKind::VarBit: {
    auto *bit = cast<VarBitValue>(value);
    return append_var_bit(out, bit->variable, bit->bit);
  }
  default:
    return append_complex(out, to_string(value));
  }
}

class JsonPrinter {
public:
  JsonPrinter(const Records &records, Sink &out)
      : records_(records), spelling_(spelling_of(records)), out_(out) {}

  void print() {
    collect_members();
    out_.write("{");
    print_entries();
    out_.write("}\n");
    out_.flush();
  }

private:
  static constexpr std::string_view instances_key = "!instanceof";
  static constexpr std::string_view version_key = "!tablegen_json_version";

  void collect_members() {
    for (const Record *def : records_.defs())
      for (const Record *superclass : def->superclasses())
        members_[superclass].push_back(def);
  }

  // A def may have a quoted name that sorts before or between the other two keys,
  // or that is one of them: the list of instances then wins, the version loses.
  void print_entries() {
    bool instances_due = true, version_due = true;
    for (const Record *def : records_.defs()) {
      std::string_view name = def->name_text();
      if (instances_due && instances_key <= name) {
        print_instances();
        instances_due = false;
      }
      if (version_due && version_key <= name) {
        if (version_key != name)
          print_version();
        version_due = false;
      }
      if (name != instances_key)
        write_record(*def, [&] { print_def(*def); });
    }
    if (instances_due)
      print_instances();
    if (version_due)
      print_version();
  }

  void key(std::string_view name) {
    if (!first_)
      out_.write(",");
    first_ = false;
    append_string(out_.buffer(), name);
    out_.write(":");
  }

  void print_version() {
    key(version_key);
    out_.write("1");
  }

  void print_instances() {
    key(instances_key);
    std::string &out = out_.buffer();
    out += '{';
    std::string_view separator;
    for (const Record *record_class : records_.classes()) {
      out += separator;
      separator = ",";
      append_string(out, record_class->name_text());
      out += ':';
      append_names(members_[record_class]);
      out_.checkpoint();
    }
    out += '}';
  }

  void append_names(std::span<const Record *const> records) {
    append_array(out_.buffer(), records,
                 [&](const Record *r) { append_string(out_.buffer(), r->name_text()); });
  }

  void print_def(const Record &def) {
    key(def.name_text());
    std::string &out = out_.buffer();
    out += "{\"!anonymous\":";
    out += def.is_anonymous() ? "true" : "false";
    append_nonconcrete_fields(def);
    append_locations(def);
    out += ",\"!name\":";
    append_string(out, def.name_text());
    out += ",\"!superclasses\":";
    append_superclasses(def);
    for (uint32_t slot : sorted_slots(def.shape())) {
      out += ',';
      append_string(out, def.fields()[slot].name->text());
      out += ':';
      append_value(out, def.value(slot), spelling_);
    }
    out += '}';
    out_.checkpoint();
  }

  void append_nonconcrete_fields(const Record &def) {
    std::string &out = out_.buffer();
    out += ",\"!fields\":[";
    std::string_view separator;
    for (const FieldInfo &field : def.fields()) {
      if (field.kind != FieldKind::NonconcreteOk)
        continue;
      out += separator;
      separator = ",";
      append_string(out, field.name->text());
    }
    out += ']';
  }

  void append_locations(const Record &def) {
    constexpr uint32_t first_with_locations = 19;
    if (records_.release.number < first_with_locations)
      return;
    std::string &out = out_.buffer();
    out += ",\"!locs\":";
    append_array(out, def.positions(), [&](Pos pos) { append_string(out, location(pos)); });
  }

  std::string location(Pos pos) const {
    const Buffer *buffer = records_.sources.find(pos);
    if (!buffer)
      return "(location unknown)";
    return buffer->path.substr(buffer->path.find_last_of('/') + 1) + ':' +
           std::to_string(records_.sources.line_column(pos).line);
  }

  void append_superclasses(const Record &def) {
    std::vector<Record *> superclasses = def.superclasses();
    append_array(out_.buffer(), superclasses,
                 [&](const Record *r) { append_string(out_.buffer(), r->name_text()); });
  }

  const std::vector<uint32_t> &sorted_slots(const Shape *shape) {
    auto [entry, is_new] = slots_.try_emplace(shape);
    std::vector<uint32_t> &slots = entry->second;
    if (is_new) {
      for (uint32_t slot = 0; slot < shape->size(); ++slot)
        slots.push_back(slot);
      std::ranges::sort(slots, {}, [&](uint32_t s) { return shape->fields()[s].name->text(); });
    }
    return slots;
  }

  const Records &records_;
  const Spelling spelling_;
  Sink &out_;
  bool first_ = true;
  std::unordered_map<const Record *, std::vector<const Record *>> members_;
  std::unordered_map<const Shape *, std::vector<uint32_t>> slots_;
};

} // namespace

void dump_json(const Records &records, Sink &out) { JsonPrinter(records, out).print(); }

} // namespace tblgen
