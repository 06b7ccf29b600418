// Digests of records. References between records can run in circles: records are
// taken together by strongly connected components, in Tarjan's order.
#include "tblgen_build/core/records/digest.h"

#include "tblgen_build/core/values/bits.h"

#include <algorithm>

namespace tblgen {

// What a record says, as bytes: each part tagged or counted, so that no two
// different contents give the same bytes. References to records are holes.
class RecordContent {
public:
  struct Hole {
    size_t offset;
    const Record *record;
  };

  explicit RecordContent(const Record &record) { add_record(record); }

  const std::vector<Hole> &holes() const { return holes_; }
  void fill(const Hole &hole, const Digest &digest) {
    std::copy(digest.begin(), digest.end(), bytes_.begin() + static_cast<ptrdiff_t>(hole.offset));
  }
  Digest digest() const { return sha256(bytes_); }

private:
  void add_number(uint64_t number) {
    for (int shift = 0; shift < 64; shift += 8)
      bytes_ += static_cast<char>(number >> shift);
  }

  void add_text(std::string_view text) {
    add_number(text.size());
    bytes_ += text;
  }

  void add_optional_text(const StringValue *string) {
    bytes_ += string ? '+' : '-';
    if (string)
      add_text(string->text());
  }

  void add_reference(const Record *record) {
    holes_.push_back({bytes_.size(), record});
    bytes_.append(Digest().size(), '\0');
  }

  void add_type(const Type *type) {
    if (!type) {
      bytes_ += '-';
      return;
    }
    bytes_ += static_cast<char>('a' + static_cast<int>(type->kind));
    switch (type->kind) {
    case TypeKind::Bits:
      return add_number(type->width);
    case TypeKind::List:
      return add_type(type->element);
    case TypeKind::Record:
      add_number(type->classes.size());
      for (const Record *record : type->classes)
        add_reference(record);
      return;
    default:
      return;
    }
  }

  template <class T> void add_values(std::span<const T *const> values) {
    add_number(values.size());
    for (const Value *value : values)
      add_value(value);
  }

  void add_bits(const BitsValue *bits) {
    add_number(bits->width);
    for (const BitRun &run : runs_of(*bits)) {
      add_number(run.width);
      bytes_ += static_cast<char>('a' + static_cast<int>(run.kind));
      if (run.kind == BitRun::Kind::Constant) {
        add_number(run.mask.ones);
        add_number(run.mask.unset);
      } else {
        add_number(run.of.first);
        add_value(run.of.value);
      }
    }
  }

  void add_dag(const DagValue *dag) {
    add_value(dag->op);
    add_optional_text(dag->op_name);
    add_values(dag->args);
    for (const StringValue *name : dag->names)
      add_optional_text(name);
  }

  void add_arguments(std::span<const Argument> args) {
    add_number(args.size());
    for (const Argument &arg : args) {
      add_number(arg.index);
      add_optional_text(arg.name);
      add_value(arg.value);
    }
  }

  void add_operator(const OperatorValue *value) {
    add_number(static_cast<uint64_t>(value->op));
    add_type(value->type);
    add_type(value->check);
    add_values(value->operands);
  }

  void add_value(const Value *value) {
    bytes_ += static_cast<char>('A' + static_cast<int>(value->kind));
    switch (value->kind) {
    case ValueKind::Unset:
      return;
    case ValueKind::Bit:
      bytes_ += cast<BitValue>(value)->value ? '1' : '0';
      return;
    case ValueKind::Bits:
      return add_bits(cast<BitsValue>(value));
    case ValueKind::Int:
      return add_number(static_cast<uint64_t>(cast<IntValue>(value)->value));
    case ValueKind::String:
      bytes_ += cast<StringValue>(value)->is_code ? 'c' : 's';
      return add_text(cast<StringValue>(value)->text());
    case ValueKind::List:
      add_type(value->type);
      return add_values(cast<ListValue>(value)->items);
    case ValueKind::Dag:
      return add_dag(cast<DagValue>(value));
    case ValueKind::Def:
      return add_reference(cast<DefValue>(value)->record);
    case ValueKind::Var:
      add_type(value->type);
      return add_text(cast<VarValue>(value)->name->text());
    case ValueKind::VarBit:
      add_number(cast<VarBitValue>(value)->bit);
      return add_value(cast<VarBitValue>(value)->variable);
    case ValueKind::FieldOf:
      add_text(cast<FieldValue>(value)->field->text());
      return add_value(cast<FieldValue>(value)->record);
    case ValueKind::ClassInstance:
      add_reference(cast<ClassInstanceValue>(value)->record_class);
      return add_arguments(cast<ClassInstanceValue>(value)->args);
    case ValueKind::AnonymousName:
      return add_number(cast<AnonymousNameValue>(value)->number);
    case ValueKind::Operator:
      return add_operator(cast<OperatorValue>(value));
    }
  }

  void add_record(const Record &record) {
    bytes_ += "record";
    bytes_ += static_cast<char>('A' + static_cast<int>(record.kind()));
    add_text(record.name_text());
    add_number(record.direct_superclasses().size());
    for (const Superclass &superclass : record.direct_superclasses())
      add_reference(superclass.record);
    add_number(record.template_args().size());
    for (const TemplateArg &arg : record.template_args()) {
      add_text(arg.name->text());
      add_type(arg.type);
      add_value(arg.value);
    }
    add_number(record.fields().size());
    for (uint32_t slot = 0; slot < record.fields().size(); ++slot) {
      const FieldInfo &field = record.fields()[slot];
      bytes_ += field.kind == FieldKind::NonconcreteOk ? 'f' : ' ';
      add_text(field.name->text());
      add_type(field.type);
      add_value(record.value(slot));
    }
  }

  std::string bytes_;
  std::vector<Hole> holes_;
};

namespace {

// Stands for a record within its own component.
Digest digest_of_name(const Record &record) {
  std::string text = "name";
  text += static_cast<char>('A' + static_cast<int>(record.kind()));
  text += record.name_text();
  return sha256(text);
}

std::string_view as_text(const Digest &digest) {
  return {reinterpret_cast<const char *>(digest.data()), digest.size()};
}

} // namespace

// One depth-first walk. It keeps its own stack: chains of references can be as
// long as there are records.
class DigestWalk {
public:
  explicit DigestWalk(std::unordered_map<const Record *, Digest> &known) : known_(known) {}

  void run(const Record &start) {
    enter(&start);
    while (!path_.empty())
      step();
  }

private:
  struct Node {
    const Record *record;
    RecordContent content;
    size_t number, lowest; // Tarjan's: order of discovery, oldest node reached
    size_t next_hole = 0;
  };

  void enter(const Record *record) {
    size_t number = ++count_;
    open_[record] = nodes_.size();
    path_.push_back(nodes_.size());
    nodes_.push_back({record, RecordContent(*record), number, number});
  }

  void step() {
    Node &node = nodes_[path_.back()];
    if (node.next_hole < node.content.holes().size())
      return follow(node, node.content.holes()[node.next_hole++].record);
    path_.pop_back();
    if (!path_.empty())
      nodes_[path_.back()].lowest = std::min(nodes_[path_.back()].lowest, node.lowest);
    if (node.lowest == node.number)
      close(open_[node.record]);
  }

  void follow(Node &node, const Record *target) {
    if (known_.contains(target))
      return;
    if (auto open = open_.find(target); open != open_.end())
      node.lowest = std::min(node.lowest, nodes_[open->second].number);
    else
      enter(target);
  }

  // The nodes from `first` on are a component: whatever else they refer to is known.
  void close(size_t first) {
    std::span<Node> component(nodes_.begin() + static_cast<ptrdiff_t>(first), nodes_.end());
    for (Node &node : component)
      fill_holes(node);
    if (component.size() == 1)
      known_[component.front().record] = component.front().content.digest();
    else
      close_circle(component);
    for (Node &node : component)
      open_.erase(node.record);
    nodes_.erase(nodes_.begin() + static_cast<ptrdiff_t>(first), nodes_.end());
  }

  void fill_holes(Node &node) {
    for (const RecordContent::Hole &hole : node.content.holes()) {
      auto known = known_.find(hole.record);
      node.content.fill(hole, known == known_.end() ? digest_of_name(*hole.record) : known->second);
    }
  }

  // Each depends on all: on what it says itself, and on what the circle says,
  // wherever the walk came in.
  void close_circle(std::span<Node> component) {
    std::vector<std::pair<const Record *, Digest>> members;
    for (Node &node : component)
      members.emplace_back(node.record, node.content.digest());
    std::ranges::sort(members, {}, [](const auto &member) { return member.second; });
    Sha256 all;
    all.update("circle");
    for (const auto &[record, digest] : members)
      all.update(as_text(digest));
    Digest circle = all.finish();
    for (const auto &[record, digest] : members)
      known_[record] =
          sha256("member" + std::string(as_text(digest)) + std::string(as_text(circle)));
  }

  std::unordered_map<const Record *, Digest> &known_;
  std::vector<Node> nodes_;                         // entered and not closed
  std::vector<size_t> path_;                        // of nodes being walked
  std::unordered_map<const Record *, size_t> open_; // nodes_ by record
  size_t count_ = 0;
};

Digest RecordDigests::of(const Record &record) {
  std::lock_guard lock(mutex_);
  auto known = known_.find(&record);
  if (known != known_.end())
    return known->second;
  DigestWalk(known_).run(record);
  return known_[&record];
}

} // namespace tblgen
