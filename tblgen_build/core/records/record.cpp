#include "tblgen_build/core/records/record.h"

#include <algorithm>

namespace tblgen {

// --- shapes ------------------------------------------------------------------

namespace {

constexpr size_t small_shape = 8;

size_t slot_hash(const StringValue *name) {
  return (reinterpret_cast<uintptr_t>(name) >> 4) * 0x9E3779B97F4A7C15u >> 32;
}

} // namespace

uint32_t Shape::find(const StringValue *name) const {
  if (fields_.size() <= small_shape) {
    for (uint32_t i = 0; i < fields_.size(); ++i)
      if (fields_[i].name == name)
        return i;
    return none;
  }
  if (index_.empty())
    build_index();
  size_t mask = index_.size() - 1;
  for (size_t at = slot_hash(name) & mask; index_[at] != none; at = (at + 1) & mask)
    if (fields_[index_[at]].name == name)
      return index_[at];
  return none;
}

void Shape::build_index() const {
  if (!index_.empty() || fields_.size() <= small_shape)
    return;
  size_t size = 16;
  while (size < fields_.size() * 2)
    size *= 2;
  index_.assign(size, none);
  for (uint32_t i = 0; i < fields_.size(); ++i)
    add_to_index(i);
}

void Shape::add_to_index(uint32_t slot) const {
  size_t mask = index_.size() - 1;
  size_t at = slot_hash(fields_[slot].name) & mask;
  while (index_[at] != none)
    at = (at + 1) & mask;
  index_[at] = slot;
}

ShapeTable::ShapeTable() { shapes_.emplace_back(); }

const Shape *ShapeTable::with_field(const Shape *shape, const FieldInfo &field) {
  // Shapes are handed out as const; this table owns and grows them.
  auto &candidates = const_cast<Shape *>(shape)->grown_[field.name];
  for (const Shape *candidate : candidates)
    if (candidate->fields_.back() == field)
      return candidate;
  Shape &made = shapes_.emplace_back();
  made.fields_.reserve(shape->fields_.size() + 1);
  made.fields_ = shape->fields_;
  made.fields_.push_back(field);
  candidates.push_back(&made);
  return &made;
}

const Shape *ShapeTable::with_own_field(const Shape *shape, const FieldInfo &field) {
  if (shape->is_shared_) {
    Shape &own = shapes_.emplace_back();
    own.fields_ = shape->fields_;
    own.is_shared_ = false;
    shape = &own;
  }
  Shape &own = *const_cast<Shape *>(shape);
  own.fields_.push_back(field);
  if (own.fields_.size() * 2 > own.index_.size())
    own.index_.clear(); // twice as large when next needed
  else
    own.add_to_index(static_cast<uint32_t>(own.fields_.size() - 1));
  return shape;
}

const Shape::Merge &ShapeTable::merge(const Shape *shape, const Shape *other) {
  shape->share();
  other->share();
  auto &cached = const_cast<Shape *>(shape)->merged_[other];
  if (cached)
    return *cached;
  auto merge = std::make_unique<Shape::Merge>();
  merge->is_append = true;
  std::vector<FieldInfo> fields = shape->fields_;
  for (const FieldInfo &field : other->fields_) {
    uint32_t slot = shape->find(field.name);
    if (slot == Shape::none) {
      slot = static_cast<uint32_t>(fields.size());
      fields.push_back(field);
    } else {
      merge->is_append = false;
    }
    merge->slots.push_back(slot);
  }
  if (fields.size() == shape->fields_.size()) {
    merge->result = shape;
  } else if (shape->fields_.empty()) {
    merge->result = other;
  } else {
    Shape &made = shapes_.emplace_back();
    made.fields_ = std::move(fields);
    merge->result = &made;
  }
  cached = std::move(merge);
  return *cached;
}

// --- records -----------------------------------------------------------------

Record::Record(ValueTable &values, const Shape *empty, const Value *name, Pos pos, RecordKind kind,
               uint32_t id)
    : table_(values), name_(nullptr), shape_(empty), id_(id), kind_(kind) {
  append_position(pos);
  set_name(name);
}

Record::Record(const Record &other, uint32_t id)
    : table_(other.table_), name_(other.name_), name_text_(other.name_text_), shape_(other.shape_),
      positions_(table_.arena(), other.positions_),
      direct_superclasses_(table_.arena(), other.direct_superclasses_),
      template_args_(table_.arena(), other.template_args_),
      assertions_(table_.arena(), other.assertions_), id_(id), kind_(other.kind_) {
  take_fields(other);
  if (other.ancestors_) {
    reserve_ancestors(other.ancestor_words_);
    std::copy_n(other.ancestors_, other.ancestor_words_, ancestors_);
  }
}

void Record::take_fields(const Record &from) {
  shape_ = from.shape_;
  shape_->share();
  size_t size = shape_->size();
  reserve_values(size);
  std::copy_n(from.values_, size, values_);
  field_positions_ = from.field_positions_;
  shares_positions_ = from.shares_positions_ = true;
  std::copy_n(from.unsettled_, (size + 63) / 64, unsettled_);
}

// What is outgrown stays in the arena; most records get their fields at once.
void Record::reserve(size_t size) {
  if (size <= capacity_)
    return;
  auto *positions = table_.arena().make_array<Pos>(size);
  std::copy_n(field_positions_, capacity_, positions);
  field_positions_ = positions;
  shares_positions_ = false;
  reserve_values(size);
}

void Record::reserve_values(size_t size) {
  if (size <= capacity_)
    return;
  size_t used = capacity_, words = (size + 63) / 64;
  capacity_ = static_cast<uint32_t>(size);
  auto *unsettled = table_.arena().make_array<uint64_t>(words);
  std::fill_n(unsettled, words, 0);
  std::copy_n(unsettled_, (used + 63) / 64, unsettled);
  unsettled_ = unsettled;
  auto **values = table_.arena().make_array<const Value *>(size);
  std::copy_n(values_, used, values);
  values_ = values;
}

void Record::copy_positions() {
  auto *positions = table_.arena().make_array<Pos>(capacity_);
  std::copy_n(field_positions_, shape_->size(), positions);
  field_positions_ = positions;
  shares_positions_ = false;
}

void Record::set_name(const Value *name) {
  name_ = name;
  if (auto *string = dyn_cast<StringValue>(name))
    name_text_ = string->text();
  else
    name_text_ = table_.arena().copy(to_string(name)); // not a value: it may never be one
}

void Record::add_field(ShapeTable &shapes, const FieldInfo &field, const Value *value, Pos pos,
                       bool alone) {
  constexpr uint32_t many = 128;
  size_t slot = shape_->size();
  if (slot == capacity_)
    reserve(capacity_ + capacity_ / 2 + 4);
  own_positions();
  shape_ = ++own_fields_ < many && !alone ? shapes.with_field(shape_, field)
                                          : shapes.with_own_field(shape_, field);
  set_value(static_cast<uint32_t>(slot), value);
  field_positions_[slot] = pos;
}

void Record::reshape(const Shape *shape) {
  own_positions();
  shape_ = shape;
  reserve(shape->size());
}

const TemplateArg *Record::find_template_arg(const StringValue *qualified) const {
  for (const TemplateArg &arg : template_args_)
    if (arg.name == qualified)
      return &arg;
  return nullptr;
}

void Record::reserve_ancestors(size_t words) {
  if (words <= ancestor_words_)
    return;
  words = std::max(words, size_t{ancestor_words_} + ancestor_words_ / 2);
  auto *grown = table_.arena().make_array<uint64_t>(words);
  std::copy_n(ancestors_, ancestor_words_, grown);
  std::fill(grown + ancestor_words_, grown + words, 0);
  ancestors_ = grown;
  ancestor_words_ = static_cast<uint32_t>(words);
}

void Record::add_ancestors(const Record &record_class) {
  uint32_t index = record_class.class_index_;
  reserve_ancestors(std::max<size_t>(index / 64 + 1, record_class.ancestor_words_));
  ancestors_[index / 64] |= uint64_t{1} << index % 64;
  for (size_t i = 0; i < record_class.ancestor_words_; ++i)
    ancestors_[i] |= record_class.ancestors_[i];
}

void Record::add_direct_superclass(const Superclass &superclass) {
  direct_superclasses_.push_back(table_.arena(), superclass);
  superclass.record->has_subclasses_ = true;
  type_ = nullptr;
  if (is_class() || ancestors_)
    return add_ancestors(*superclass.record);
  if (direct_superclasses_.size() > few_superclasses)
    for (const Superclass &s : direct_superclasses_)
      add_ancestors(*s.record);
}

std::vector<Record *> Record::superclasses() const {
  std::vector<Record *> reversed;
  std::vector<const Superclass *> pending; // not recursive: chains of classes may be long
  auto push = [&pending](const Record &record) {
    for (const Superclass &s : record.direct_superclasses())
      pending.push_back(&s);
  };
  push(*this);
  while (!pending.empty()) {
    Record *record = pending.back()->record;
    pending.pop_back();
    reversed.push_back(record);
    check_list_size(reversed.size());
    push(*record);
  }
  std::ranges::reverse(reversed);
  return reversed;
}

const Type *Record::instance_type() const {
  Record *self = const_cast<Record *>(this);
  if (!instance_type_)
    instance_type_ = table_.record_type({&self, 1});
  return instance_type_;
}

const Type *Record::type() const {
  if (direct_superclasses_.size() == 1)
    return direct_superclasses_.front().record->instance_type();
  if (!type_) {
    std::vector<Record *> classes;
    for (const Superclass &s : direct_superclasses_)
      classes.push_back(s.record);
    type_ = table_.record_type(classes);
  }
  return type_;
}

const DefValue *Record::def_value() const {
  if (!def_value_)
    def_value_ = table_.def(const_cast<Record *>(this));
  def_value_->type = type();
  return def_value_;
}

int compare_names(std::string_view a, std::string_view b) {
  auto is_digit = [](std::string_view s, size_t i) {
    return i < s.size() && s[i] >= '0' && s[i] <= '9';
  };
  size_t i = 0;
  while (i < a.size() && i < b.size()) {
    size_t digits = 0;
    while (is_digit(a, i + digits) && is_digit(b, i + digits))
      ++digits;
    if (digits > 0 && is_digit(a, i + digits) != is_digit(b, i + digits))
      return is_digit(b, i + digits) ? -1 : 1;
    size_t length = std::max<size_t>(digits, 1);
    if (int order = a.compare(i, length, b, i, length))
      return order;
    i += length;
  }
  return a.size() < b.size() ? -1 : a.size() > b.size();
}

// --- all records -------------------------------------------------------------

namespace {

// The symbol of a name that may never have been used: look-ups must not intern.
const Symbol *find_symbol(const ValueTable &values, std::string_view name) {
  const StringValue *string = values.find_string(name);
  return string ? string->symbol : nullptr;
}

} // namespace

Record *Records::find_class(std::string_view name) const {
  const Symbol *symbol = find_symbol(values, name);
  return symbol ? symbol->record_class : nullptr;
}

Record *Records::find_def(std::string_view name) const {
  const Symbol *symbol = find_symbol(values, name);
  return symbol ? symbol->def : nullptr;
}

const Value *Records::find_global(std::string_view name) const {
  const Symbol *symbol = find_symbol(values, name);
  return symbol ? symbol->global : nullptr;
}

std::vector<Record *> Records::derived_definitions(std::span<const Record *const> classes) const {
  std::vector<Record *> found;
  for (Record *def : freeze().sorted_defs_)
    if (std::ranges::all_of(classes, [&](const Record *c) { return def->is_subclass_of(c); }))
      found.push_back(def);
  std::ranges::sort(found, [](const Record *a, const Record *b) {
    return compare_names(a->name_text(), b->name_text()) < 0;
  });
  return found;
}

Record *Records::make_record(const Value *name, Pos pos, RecordKind kind) {
  auto id = static_cast<uint32_t>(records_.size());
  auto *record = values.arena().make<Record>(values, shapes.empty(), name, pos, kind, id);
  if (kind == RecordKind::Class)
    record->class_index_ = class_count_++;
  return records_.emplace_back(record);
}

Record *Records::copy_record(const Record &record) {
  auto id = static_cast<uint32_t>(records_.size());
  return records_.emplace_back(values.arena().make<Record>(record, id));
}

void Records::add_class(Record *record) {
  values.symbol(cast<StringValue>(record->name())).record_class = record;
  classes_.push_back(record);
}

void Records::add_def(Record *record) {
  values.symbol(values.string(record->name_text())).def = record;
  defs_.push_back(record);
}

void Records::add_global(const StringValue *name, const Value *value) {
  values.symbol(name).global = value;
  globals_.push_back(name);
}

void Records::count_records() {
  stats = values.stats();
  stats.records += records_.size();
  stats.anonymous_records = values.anonymous_count();
}

void Records::pass_on_superclasses(const Record &record_class) {
  if (++passings_on_ > max_passings_on)
    throw LimitExceeded{"more than " + std::to_string(max_passings_on) +
                        " classes were derived from before they had their superclasses"};
  for (Record *record : records_)
    if (record->ancestors_ && record->has_ancestor(record_class.class_index_))
      record->add_ancestors(record_class);
}

const Records &Records::freeze() const {
  std::call_once(frozen_, [this] {
    auto by_name = [](const Record *r) { return r->name_text(); };
    sorted_classes_ = classes_;
    std::ranges::sort(sorted_classes_, {}, by_name);
    sorted_defs_ = defs_;
    std::ranges::sort(sorted_defs_, {}, by_name);
    sorted_globals_ = globals_;
    std::ranges::sort(sorted_globals_, {}, [](const StringValue *s) { return s->text(); });
    for (const Record *record : sorted_defs_)
      record->def_value();
    const_cast<ValueTable &>(values).make_items();
    for (const Record *record : records_)
      record->shape()->build_index();
  });
  return *this;
}

} // namespace tblgen
