// Types: their names, how they relate, and making each once.

#include "tblgen_build/core/records/record.h"
#include "tblgen_build/core/values/interning.h"
#include "tblgen_build/core/values/value.h"

#include <algorithm>

namespace tblgen {

std::string to_string(const Type &type) {
  switch (type.kind) {
  case TypeKind::Bit:
    return "bit";
  case TypeKind::Bits:
    return "bits<" + std::to_string(type.width) + ">";
  case TypeKind::Int:
    return "int";
  case TypeKind::String:
    return "string";
  case TypeKind::Dag:
    return "dag";
  case TypeKind::List:
    return "list<" + to_string(*type.element) + ">";
  case TypeKind::Record:
    break;
  }
  if (type.classes.size() == 1)
    return std::string(type.classes[0]->name_text());
  std::string out = "{";
  for (size_t i = 0; i < type.classes.size(); ++i) {
    out += i ? ", " : "";
    out += type.classes[i]->name_text();
  }
  return out + "}";
}

Words type_name(const Type *type) {
  Words words("'" + to_string(*type) + "'");
  while (type->kind == TypeKind::List)
    type = type->element;
  for (const Record *record : type->classes)
    words.names.emplace_back(record->name_text());
  return words;
}

Words value_name(const Value *value) {
  auto *def = dyn_cast<DefValue>(value);
  return def ? record_name(*def->record) : Words("'" + to_string(value) + "'");
}

Words record_name(const Record &record) {
  std::string name = record.name_as_string();
  return {"'" + name + "'", {name}};
}

namespace {

bool derives_from(const Type *type, const Record *target) {
  return std::ranges::any_of(
      type->classes, [&](const Record *c) { return c == target || c->is_subclass_of(target); });
}

bool has_all_classes(const Type *type, const Type *wanted) {
  return std::ranges::all_of(wanted->classes,
                             [&](const Record *target) { return derives_from(type, target); });
}

} // namespace

bool is_a(const Type *a, const Type *b) {
  if (a == b)
    return true;
  if (a->kind != b->kind)
    return false;
  if (a->kind == TypeKind::List)
    return is_a(a->element, b->element);
  return a->kind == TypeKind::Record && has_all_classes(a, b);
}

bool is_convertible(const Type *from, const Type *to) {
  if (from == to)
    return true;
  switch (from->kind) {
  case TypeKind::Bit:
    return to->kind == TypeKind::Int || (to->kind == TypeKind::Bits && to->width == 1);
  case TypeKind::Bits:
    return to->kind == TypeKind::Int || (to->kind == TypeKind::Bit && from->width == 1);
  case TypeKind::Int:
    return to->kind == TypeKind::Bit || to->kind == TypeKind::Bits;
  case TypeKind::String:
  case TypeKind::Dag:
    return false;
  case TypeKind::List:
    return to->kind == TypeKind::List && is_convertible(from->element, to->element);
  case TypeKind::Record:
    return to->kind == TypeKind::Record && has_all_classes(from, to);
  }
  return false;
}

// --- made once ---------------------------------------------------------------

const Type *ValueTable::bits_type(uint32_t width) {
  if (width > max_bits_width)
    throw LimitExceeded{"bits<" + std::to_string(width) + "> is wider than the limit of " +
                        std::to_string(max_bits_width) + " bits"};
  if (width >= bits_types_.size())
    bits_types_.resize(width + 1);
  if (!bits_types_[width])
    stats_.allocate(40);
  if (!bits_types_[width])
    bits_types_[width] = arena_.make<Type>(TypeKind::Bits, width);
  return bits_types_[width];
}

const Type *ValueTable::list_type(const Type *element) {
  if (element->list)
    return element->list;
  if (element->depth >= max_value_depth)
    throw LimitExceeded{"this type is nested more than " + std::to_string(max_value_depth) +
                        " levels deep"};
  stats_.allocate(40);
  auto *made = arena_.make<Type>(TypeKind::List, 0u, element);
  made->depth = element->depth + 1;
  return element->list = made;
}

const Type *ValueTable::record_type(std::span<Record *const> classes) {
  if (classes.empty())
    return &any_record_type_;
  std::vector<Record *> sorted(classes.begin(), classes.end());
  std::ranges::sort(sorted, {}, [](const Record *r) { return r->name_text(); });
  std::span<Record *const> key(sorted);
  uint64_t hash = hash_with_all(7, key);
  if (record_type_count_ * 2 >= record_types_.size()) {
    std::vector<const Type *> old(record_types_.size() * 2);
    old.swap(record_types_);
    for (const Type *type : old)
      if (type) {
        size_t i = hash_with_all(7, type->classes) & (record_types_.size() - 1);
        while (record_types_[i])
          i = (i + 1) & (record_types_.size() - 1);
        record_types_[i] = type;
      }
  }
  size_t i = hash & (record_types_.size() - 1);
  for (; record_types_[i]; i = (i + 1) & (record_types_.size() - 1))
    if (std::ranges::equal(record_types_[i]->classes, key))
      return record_types_[i];
  ++record_type_count_;
  count(&AllocationStats::record_types, 48 + 8 * key.size(), 8);
  return record_types_[i] =
             arena_.make<Type>(TypeKind::Record, 0u, nullptr, copy_span(arena_, key));
}

const Type *ValueTable::common_type(const Type *a, const Type *b) {
  if (a == b)
    return a;
  if (a->kind == TypeKind::Record && b->kind == TypeKind::Record) {
    std::vector<Record *> common, pending(a->classes.begin(), a->classes.end());
    uint64_t visits = 0; // each way to a class is gone
    while (!pending.empty()) {
      Record *candidate = pending.back();
      pending.pop_back();
      check_list_size(++visits);
      if (derives_from(b, candidate))
        common.push_back(candidate);
      else
        for (const Superclass &s : candidate->direct_superclasses())
          pending.push_back(s.record);
    }
    return record_type(common);
  }
  if (is_convertible(a, b))
    return b;
  if (is_convertible(b, a))
    return a;
  if (a->kind == TypeKind::List && b->kind == TypeKind::List)
    if (const Type *element = common_type(a->element, b->element))
      return list_type(element);
  return nullptr;
}

} // namespace tblgen
