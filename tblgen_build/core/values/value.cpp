#include "tblgen_build/core/values/value.h"

#include "tblgen_build/core/records/record.h"
#include "tblgen_build/core/values/bits.h"
#include "tblgen_build/core/values/interning.h"

#include <algorithm>
#include <array>

namespace tblgen {

// --- statistics --------------------------------------------------------------

// Slabs of 4 KiB, twice as large after every 128 of them; what is larger than
// the smallest slab gets one of its own.
void AllocationStats::allocate(uint64_t bytes, uint64_t alignment) {
  constexpr uint64_t slab = 4096;
  bytes_allocated += bytes;
  uint64_t start = (used_ + alignment - 1) & ~(alignment - 1);
  if (start + bytes <= size_) {
    used_ = start + bytes;
  } else if (bytes + alignment - 1 > slab) {
    total_memory += bytes + alignment - 1;
  } else {
    size_ = slab << std::min<uint64_t>(slabs_++ / 128, 30);
    total_memory += size_;
    used_ = bytes;
  }
}

// --- interning ---------------------------------------------------------------

namespace {

// What a value inherits from its parts.
struct Parts {
  bool resolvable = false;
  bool late = false;
  bool concrete = true;
  bool complete = true;
  uint16_t depth = 0;
  uint16_t variables = 0;

  void add(const Value *part) {
    resolvable |= part->resolvable;
    late |= part->late;
    variables |= part->variables;
    concrete &= part->concrete;
    complete &= part->complete;
    depth = std::max(depth, part->depth);
  }
  template <class T> void add_all(std::span<const T *const> parts) {
    for (const T *part : parts)
      add(part);
  }
  Value header(ValueKind kind, const Type *type, Op op = Op::None) const {
    if (depth >= max_value_depth)
      throw LimitExceeded{"this value is nested more than " + std::to_string(max_value_depth) +
                          " levels deep"};
    return {kind,      op,  resolvable, late, concrete, complete, static_cast<uint16_t>(depth + 1),
            variables, type};
  }
  // For a value that is itself something to look up.
  Value unresolved(ValueKind kind, const Type *type, Op op = Op::None) {
    resolvable = true;
    concrete = false;
    complete = true;
    return header(kind, type, op);
  }
};

// Small tables grow faster: filling them again costs more than their memory.
size_t growth(size_t slots) { return slots < (1 << 16) ? 4 : 2; }

constexpr Value leaf(ValueKind kind, const Type *type) {
  return {kind, Op::None, false, false, true, true, 1, 0, type};
}

} // namespace

uint32_t hash_text(std::string_view text) {
  uint64_t h = text.size();
  size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    uint64_t word;
    std::memcpy(&word, text.data() + i, 8);
    h = hash_with(h, word);
  }
  uint64_t rest = 0;
  if (i < text.size())
    std::memcpy(&rest, text.data() + i, text.size() - i);
  return static_cast<uint32_t>(hash_with(h, rest));
}

uint16_t variable_bit(const StringValue *name) {
  return static_cast<uint16_t>(1u << name->variable);
}

ValueTable::ValueTable(std::shared_ptr<PagePool> pool)
    : arena_(std::move(pool)), bits_types_(65), record_types_(64),
      unset_(leaf(ValueKind::Unset, nullptr)), zero_{leaf(ValueKind::Bit, &bit_type_), false},
      one_{leaf(ValueKind::Bit, &bit_type_), true}, slots_(arena_, 1024), strings_(arena_, 1024) {
  unset_.complete = false;
}

void check_string_size(uint64_t size) {
  if (size > max_string_size)
    throw LimitExceeded{"a string of " + std::to_string(size) +
                        " bytes is longer than the limit of " + std::to_string(max_string_size)};
}

void check_list_size(uint64_t size) {
  if (size > max_list_size)
    throw LimitExceeded{"a list of " + std::to_string(size) +
                        " elements is longer than the limit of " + std::to_string(max_list_size)};
}

void ValueTable::check_arena() const {
  if (arena_.bytes_reserved() > max_bytes)
    throw LimitExceeded{"this translation unit needs more than " + std::to_string(max_bytes >> 20) +
                        " MiB of memory"};
}

template <class Same, class Make>
const Value *ValueTable::find_or_make(uint64_t hash64, Same same, Make make) {
  auto hash = static_cast<uint32_t>(hash64);
  size_t mask = slots_.size() - 1;
  size_t i = hash & mask;
  for (; slots_[i].value; i = (i + 1) & mask)
    if (slots_[i].hash == hash && same(slots_[i].value))
      return slots_[i].value;
  const Value *made = make();
  slots_[i] = {hash, made};
  if (++used_ * 4 > slots_.size() * 3)
    grow();
  return made;
}

void ValueTable::grow() {
  check_arena();
  ZeroedArray<Slot> old(arena_, slots_.size() * growth(slots_.size()));
  old.swap(slots_);
  size_t mask = slots_.size() - 1;
  for (const Slot slot : old) {
    if (!slot.value)
      continue;
    size_t i = slot.hash & mask;
    while (slots_[i].value)
      i = (i + 1) & mask;
    slots_[i] = slot;
  }
}

const IntValue *ValueTable::make_integer(int64_t value) {
  auto make = [&] {
    count(&AllocationStats::integers, 32);
    return arena_.make<IntValue>(leaf(ValueKind::Int, &int_type_), value);
  };
  auto index = static_cast<uint64_t>(value) + 1;
  if (index < small_integers_.size())
    return small_integers_[index] = make();
  auto same = [&](const Value *v) {
    return v->is(ValueKind::Int) && cast<IntValue>(v)->value == value;
  };
  return cast<IntValue>(find_or_make(hash_with(1, static_cast<uint64_t>(value)), same, make));
}

void ValueTable::count_string(std::string_view text, bool is_code) {
  stats_.allocate(16 + text.size() + 1, 8); // the entry of its string map
  count(is_code ? &AllocationStats::codes : &AllocationStats::strings, 48);
}

const StringValue *ValueTable::string(std::string_view text, uint32_t hash, bool is_code,
                                      bool is_kept) {
  check_string_size(text.size());
  size_t mask = strings_.size() - 1;
  size_t i = hash & mask;
  for (; strings_[i].value; i = (i + 1) & mask) {
    if (strings_[i].hash != hash)
      continue; // without a look at the string, which is far away
    const StringValue *found = strings_[i].value;
    bool is_same_place = found->data == text.data() && found->size == text.size();
    if (!is_same_place && found->text() != text)
      continue;
    if (found->is_code == is_code)
      return found;
    if (!found->twin)
      count_string(text, is_code);
    if (!found->twin)
      found->twin = arena_.make<StringValue>(leaf(ValueKind::String, &string_type_), is_code,
                                             found->variable, found->size, found->data, found);
    return found->twin;
  }
  if (text.size() > (1 << 20))
    check_arena();
  count_string(text, is_code);
  std::string_view copy = is_kept ? text : arena_.copy(text);
  auto *made = arena_.make<StringValue>(leaf(ValueKind::String, &string_type_), is_code,
                                        static_cast<uint8_t>(hash >> 28),
                                        static_cast<uint32_t>(copy.size()), copy.data());
  strings_[i] = {hash, made};
  if (++strings_used_ * 4 > strings_.size() * 3) {
    ZeroedArray<StringSlot> old(arena_, strings_.size() * growth(strings_.size()));
    old.swap(strings_);
    mask = strings_.size() - 1;
    for (const StringSlot slot : old) {
      if (!slot.value)
        continue;
      size_t at = slot.hash & mask;
      while (strings_[at].value)
        at = (at + 1) & mask;
      strings_[at] = slot;
    }
  }
  return made;
}

const StringValue *ValueTable::find_string(std::string_view text) const {
  uint32_t hash = hash_text(text);
  size_t mask = strings_.size() - 1;
  for (size_t i = hash & mask; strings_[i].value; i = (i + 1) & mask) {
    const StringValue *found = strings_[i].value;
    if (strings_[i].hash == hash && found->text() == text)
      return found->is_code ? found->twin : found;
  }
  return nullptr;
}

const BitsValue *ValueTable::bits(uint32_t width, uint64_t ones, uint64_t unset) {
  assert(width <= 64 && (ones & unset) == 0);
  uint64_t hash = hash_with(hash_with(hash_with(2, width), ones), unset);
  return cast<BitsValue>(find_or_make(
      hash,
      [&](const Value *v) {
        auto *bits = dyn_cast<BitsValue>(v);
        return bits && bits->packed && bits->width == width && bits->mask.ones == ones &&
               bits->mask.unset == unset;
      },
      [&] {
        count(&AllocationStats::bits, 40 + 8 * width, 8);
        Value header = leaf(ValueKind::Bits, bits_type(width));
        header.complete = unset == 0;
        auto *made = arena_.make<BitsValue>(header, width, true, PackedBits{ones, unset});
        return made;
      }));
}

const BitsValue *ValueTable::bits(std::span<const Value *const> items) {
  BitsBuilder builder(*this);
  for (const Value *item : items)
    builder.add(item);
  return builder.finish();
}

namespace {

// The two words of a run that are the masks or the origin.
std::array<uint64_t, 2> content(const BitRun &run) {
  if (run.kind == BitRun::Kind::Constant)
    return {run.mask.ones, run.mask.unset};
  return {reinterpret_cast<uintptr_t>(run.of.value) >> 3, run.of.first};
}

bool same_run(const BitRun &a, const BitRun &b) {
  return a.at == b.at && a.width == b.width && a.kind == b.kind && content(a) == content(b);
}

uint64_t hash_runs(std::span<const BitRun> runs) {
  uint64_t hash = 3;
  for (const BitRun &run : runs) {
    auto [first, second] = content(run);
    hash = hash_with(hash_with(hash_with(hash, run.at), first), second);
  }
  return hash;
}

void add_run(Parts &parts, const BitRun &run) {
  if (run.kind == BitRun::Kind::Constant) {
    parts.complete &= run.mask.unset == 0;
    return;
  }
  Parts origin;
  origin.add(run.of.value);
  Value bit = run.kind == BitRun::Kind::Whole ? *run.of.value
                                              : origin.unresolved(ValueKind::VarBit, nullptr);
  parts.add(&bit);
}

} // namespace

const BitsValue *ValueTable::bits(std::span<const BitRun> runs) {
  uint32_t width = runs.empty() ? 0 : runs.back().at + runs.back().width;
  return cast<BitsValue>(find_or_make(
      hash_runs(runs),
      [&](const Value *v) {
        auto *bits = dyn_cast<BitsValue>(v);
        return bits && !bits->packed && bits->width == width &&
               std::ranges::equal(bits->runs, runs, same_run);
      },
      [&] {
        count(&AllocationStats::bits, 40 + 8 * uint64_t{width}, 8);
        Parts parts;
        parts.depth = 1; // of the bits
        for (const BitRun &run : runs)
          add_run(parts, run);
        Value header = parts.header(ValueKind::Bits, bits_type(width));
        auto *made = arena_.make<BitsValue>(header, width, false, PackedBits{});
        BitRun *copy = arena_.make_array<BitRun>(runs.size());
        std::ranges::copy(runs, copy);
        made->runs = {copy, runs.size()};
        made->previous = last_unpacked_;
        return last_unpacked_ = made;
      }));
}

void ValueTable::make_items() {
  for (const BitsValue *bits = last_unpacked_; bits && !bits->items; bits = bits->previous) {
    auto **items = arena_.make_array<const Value *>(bits->width);
    for (uint32_t i = 0; i < bits->width; ++i)
      items[i] = bit_of(bits, i);
    bits->items = items;
  }
}

const ListValue *ValueTable::list(std::span<const Value *const> items, const Type *element) {
  check_list_size(items.size());
  return cast<ListValue>(find_or_make(
      hash_with(hash_with_all(4, items), element),
      [&](const Value *v) {
        auto *list = dyn_cast<ListValue>(v);
        return list && list->type->element == element && std::ranges::equal(list->items, items);
      },
      [&] {
        count(&AllocationStats::lists, 40 + 8 * items.size(), 8);
        Parts parts;
        parts.add_all(items);
        return arena_.make<ListValue>(parts.header(ValueKind::List, list_type(element)),
                                      copy_span(arena_, items));
      }));
}

const DagValue *ValueTable::dag(const Value *op, const StringValue *op_name,
                                std::span<const Value *const> args,
                                std::span<const StringValue *const> names) {
  check_list_size(args.size());
  uint64_t hash = hash_with_all(hash_with_all(hash_with(hash_with(5, op), op_name), args), names);
  return cast<DagValue>(find_or_make(
      hash,
      [&](const Value *v) {
        auto *dag = dyn_cast<DagValue>(v);
        return dag && dag->op == op && dag->op_name == op_name &&
               std::ranges::equal(dag->args, args) && std::ranges::equal(dag->names, names);
      },
      [&] {
        count(&AllocationStats::dags, 56 + 16 * args.size(), 8);
        Parts parts;
        parts.add(op);
        parts.add_all(args);
        parts.complete = true;
        return arena_.make<DagValue>(parts.header(ValueKind::Dag, &dag_type_), op, op_name,
                                     copy_span(arena_, args), copy_span(arena_, names));
      }));
}

namespace {

Parts parts_of(const Value *part) {
  Parts parts;
  parts.add(part);
  return parts;
}

} // namespace

const VarValue *ValueTable::var(const StringValue *name, const Type *type) {
  return cast<VarValue>(find_or_make(
      hash_with(hash_with(6, name), type),
      [&](const Value *v) {
        auto *var = dyn_cast<VarValue>(v);
        return var && var->name == name && var->type == type;
      },
      [&] {
        count(&AllocationStats::vars, 32);
        Parts parts;
        parts.variables = variable_bit(name);
        return arena_.make<VarValue>(parts.unresolved(ValueKind::Var, type), name);
      }));
}

const Value *ValueTable::var_bit(const Value *variable, uint32_t bit) {
  return find_or_make(
      hash_with(hash_with(7, variable), bit),
      [&](const Value *v) {
        auto *var_bit = dyn_cast<VarBitValue>(v);
        return var_bit && var_bit->variable == variable && var_bit->bit == bit;
      },
      [&] {
        count(&AllocationStats::var_bits, 40);
        Value header = parts_of(variable).unresolved(ValueKind::VarBit, &bit_type_);
        return arena_.make<VarBitValue>(header, variable, bit);
      });
}

const FieldValue *ValueTable::field(const Value *record, const StringValue *name,
                                    const Type *type) {
  return cast<FieldValue>(find_or_make(
      hash_with(hash_with(8, record), name),
      [&](const Value *v) {
        auto *field = dyn_cast<FieldValue>(v);
        return field && field->record == record && field->field == name;
      },
      [&] {
        count(&AllocationStats::fields, 40);
        Value header = parts_of(record).unresolved(ValueKind::FieldOf, type);
        return arena_.make<FieldValue>(header, record, name);
      }));
}

size_t ValueTable::HashArgument::operator()(const Argument &argument) const {
  return hash_with(hash_with(hash_with(9, argument.value), argument.index), argument.name);
}

void ValueTable::count_argument(const Argument &argument) {
  if (counted_arguments_.insert(argument).second)
    count(&AllocationStats::arguments, 48);
}

const ClassInstanceValue *ValueTable::class_instance(const Record *record_class, const Type *type,
                                                     std::span<const Argument> args, Pos pos) {
  uint64_t hash = hash_with(10, record_class);
  for (const Argument &arg : args)
    hash = hash_with(hash_with(hash, arg.value), arg.name);
  return cast<ClassInstanceValue>(find_or_make(
      hash,
      [&](const Value *v) {
        auto *instance = dyn_cast<ClassInstanceValue>(v);
        return instance && instance->record_class == record_class &&
               std::ranges::equal(instance->args, args);
      },
      [&] {
        count(&AllocationStats::defs, 64 + 8 * args.size(), 8);
        Parts parts;
        parts.depth = 1; // of an argument
        for (const Argument &arg : args)
          parts.add(arg.value);
        ++parts.depth;
        Argument *copy = arena_.make_array<Argument>(args.size());
        std::ranges::copy(args, copy);
        return arena_.make<ClassInstanceValue>(parts.unresolved(ValueKind::ClassInstance, type),
                                               record_class, std::span(copy, args.size()), nullptr,
                                               pos);
      }));
}

const AnonymousNameValue *ValueTable::anonymous_name() {
  Parts parts;
  parts.late = true;        // becomes a string with its record's completion
  parts.variables = 0xFFFF; // until then every resolver has to see it
  stats_.allocate(32);
  return arena_.make<AnonymousNameValue>(parts.unresolved(ValueKind::AnonymousName, &string_type_),
                                         anonymous_count_++);
}

void ValueTable::count_operation(Op op, size_t operands) {
  switch (op_form(op)) {
  case OpForm::Unary:
    return count(&AllocationStats::unary, 40);
  case OpForm::Binary:
    return count(&AllocationStats::binary, 48);
  case OpForm::Ternary:
    return count(&AllocationStats::ternary, 56);
  case OpForm::Fold:
    return count(&AllocationStats::folds, 72);
  case OpForm::Cond:
    return count(&AllocationStats::conds, 48 + 8 * operands, 8);
  case OpForm::Isa:
    return count(&AllocationStats::isas, 48);
  case OpForm::Exists:
    return count(&AllocationStats::exists, 48);
  case OpForm::Instances: // has a pool that is not reported
    return stats_.allocate(48);
  }
}

const OperatorValue *ValueTable::operation(Op op, std::span<const Value *const> operands,
                                           const Type *type, const Type *check) {
  uint64_t hash = hash_with(
      hash_with(hash_with_all(hash_with(11, static_cast<uint64_t>(op)), operands), type), check);
  return cast<OperatorValue>(find_or_make(
      hash,
      [&](const Value *v) {
        auto *other = dyn_cast<OperatorValue>(v);
        return other && other->op == op && other->type == type && other->check == check &&
               std::ranges::equal(other->operands, operands);
      },
      [&] {
        count_operation(op, operands.size());
        Parts parts;
        parts.add_all(operands);
        parts.late |= has_trait(op, OpTrait::Late);
        // Resolving decides !and(0, ...) and !or(-1, ...) even where no variable in
        // them is known: they must not be passed over.
        auto *first = dyn_cast<IntValue>(operands.front());
        if (first && ((op == Op::And && first->value == 0) || (op == Op::Or && first->value == -1)))
          parts.variables = 0xFFFF;
        bool concrete = parts.concrete, complete = parts.complete;
        Value header = parts.unresolved(ValueKind::Operator, type, op);
        // Which operators count as settled shows where defaults and fields are checked.
        OpForm form = op_form(op);
        header.concrete = form == OpForm::Cond && concrete;
        header.complete =
            form == OpForm::Cond || form == OpForm::Ternary ? complete : form <= OpForm::Binary;
        return arena_.make<OperatorValue>(header, check, copy_span(arena_, operands));
      }));
}

Symbol &ValueTable::symbol(const StringValue *name) {
  // A code literal and a string of one text name the same thing.
  if (name->is_code)
    name = string(name->text());
  if (!name->symbol)
    name->symbol = arena_.make<Symbol>();
  return *name->symbol;
}

DefValue *ValueTable::def(Record *record) {
  stats_.allocate(32);
  return arena_.make<DefValue>(leaf(ValueKind::Def, nullptr), record);
}

const Value *ValueTable::bit_of(const BitRun &run, uint32_t index) {
  uint32_t i = index - run.at;
  if (run.kind == BitRun::Kind::Slice)
    return var_bit(run.of.value, static_cast<uint32_t>(run.of.first + i));
  if (run.kind == BitRun::Kind::Whole)
    return run.of.value;
  return run.mask.unset >> i & 1 ? unset() : bit(run.mask.ones >> i & 1);
}

const Value *ValueTable::bit_of(const Value *value, uint32_t index) {
  switch (value->kind) {
  case ValueKind::Bit:
  case ValueKind::Unset:
    return value;
  case ValueKind::Int: {
    int64_t number = cast<IntValue>(value)->value;
    return bit(index < 64 ? number >> index & 1 : number < 0);
  }
  case ValueKind::Bits: {
    auto *bits = cast<BitsValue>(value);
    if (!bits->packed)
      return bit_of(run_of(*bits, index), index);
    if (bits->mask.unset >> index & 1)
      return &unset_;
    return bit(bits->mask.ones >> index & 1);
  }
  default:
    return value->type == &bit_type_ ? value : var_bit(value, index);
  }
}

} // namespace tblgen
