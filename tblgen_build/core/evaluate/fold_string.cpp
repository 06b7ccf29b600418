// Operators on strings: their values once their operands are known.

#include "tblgen_build/core/evaluate/folding.h"
#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/support/characters.h"

#include <algorithm>

namespace tblgen {

namespace {

// Finds a text in others, in time that grows with the sum of their sizes: the library's takes
// their product (the algorithm of Knuth, Morris and Pratt).
class TextSearch {
public:
  explicit TextSearch(std::string_view wanted) : wanted_(wanted) {
    if (wanted.size() <= SHORT)
      return;
    fallback_.resize(wanted.size());
    for (size_t i = 1, length = 0; i < wanted.size(); ++i)
      fallback_[i] = length = extended(length, wanted[i]);
  }

  size_t find(std::string_view text, size_t from) const {
    if (fallback_.empty())
      return text.find(wanted_, from);
    for (size_t i = from, length = 0; i < text.size(); ++i)
      if ((length = extended(length, text[i])) == wanted_.size())
        return i + 1 - length;
    return std::string_view::npos;
  }

private:
  static constexpr size_t SHORT = 64;

  // How much of the wanted text the next character ends, if `length` of it came before.
  size_t extended(size_t length, char next) const {
    while (length > 0 && wanted_[length] != next)
      length = fallback_[length - 1];
    return wanted_[length] == next ? length + 1 : 0;
  }

  std::string_view wanted_;
  std::vector<size_t> fallback_; // by end: the longest shorter beginning that ends there, too
};

} // namespace

template <class F> const Value *Folding::map_string(F change) {
  auto *string = as<StringValue>(0);
  if (!string)
    return nullptr;
  std::string text(string->text());
  std::ranges::transform(text, text.begin(), change);
  return t.string(text);
}
const Value *Folding::tolower() { return map_string(to_lower); }
const Value *Folding::toupper() {
  return map_string([](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
}

const Value *Folding::strconcat() {
  auto *left = as<StringValue>(0), *right = as<StringValue>(1);
  if (!left || !right)
    return nullptr;
  check_string_size(uint64_t{left->size} + right->size);
  InlineVector<char, 256> text(left->text());
  text.append(right->text());
  return t.string({text.data(), text.size()}, left->is_code || right->is_code);
}

const Value *Folding::interleave() {
  auto *list = as<ListValue>(0);
  auto *delimiter = as<StringValue>(1);
  if (!list || !delimiter)
    return nullptr;
  bool of_strings = list->type->element->kind == TypeKind::String;
  bool is_code = false;
  std::string text;
  for (size_t i = 0; i < list->items.size(); ++i) {
    check_string_size(text.size());
    if (i)
      text += delimiter->text();
    if (of_strings) {
      auto *item = dyn_cast<StringValue>(list->items[i]);
      if (!item)
        return nullptr;
      text += item->text();
      is_code |= i > 0 && item->is_code; // the reference forgets the first
    } else {
      auto number = e.as_integer(list->items[i]);
      if (!number)
        return nullptr;
      text += std::to_string(*number);
    }
  }
  return t.string(text, is_code);
}

const Value *Folding::substr() {
  auto *string = as<StringValue>(0);
  auto *start = as<IntValue>(1), *length = as<IntValue>(2);
  if (!string || !start || !length)
    return nullptr;
  if (!check_start("!substr", start->value, string->size))
    return t.string("", string->is_code);
  if (length->value < 0)
    e.error_at(record, "!substr length must be nonnegative");
  auto from = static_cast<size_t>(start->value);
  return t.string(string->text().substr(from, static_cast<size_t>(length->value)), string->is_code);
}

const Value *Folding::find() {
  auto *string = as<StringValue>(0), *wanted = as<StringValue>(1);
  auto *start = as<IntValue>(2);
  if (!string || !wanted || !start)
    return nullptr;
  if (!check_start("!find", start->value, string->size))
    return t.integer(-1);
  size_t at = TextSearch(wanted->text()).find(string->text(), static_cast<size_t>(start->value));
  return t.integer(at == std::string_view::npos ? -1 : static_cast<int64_t>(at));
}

bool Folding::check_start(std::string_view name, int64_t start, uint32_t size) {
  if (start >= 0 && start <= size)
    return true;
  e.error_at(record, std::string(name) + " start position is out of range 0..." +
                         std::to_string(size) + ": " + std::to_string(start));
  return false;
}

const Value *Folding::match() {
  auto *string = as<StringValue>(0), *regex = as<StringValue>(1);
  return string && regex ? t.bit(e.matches(string, regex, record)) : nullptr;
}

const Value *Folding::repr() {
  if (!a(0)->concrete)
    return nullptr;
  // A record is shown whole.
  if (auto *def = as<DefValue>(0))
    return t.string(record_text(*def->record));
  return t.string(to_string(a(0)));
}

const Value *Folding::subst() {
  auto *old_def = as<DefValue>(0), *new_def = as<DefValue>(1), *def = as<DefValue>(2);
  if (old_def && new_def && def)
    return old_def->record->name_text() == def->record->name_text() ? new_def : def;
  auto *old_var = as<VarValue>(0), *new_var = as<VarValue>(1), *var = as<VarValue>(2);
  if (old_var && new_var && var)
    return t.var(old_var->name == var->name ? new_var->name : var->name, value->type);
  auto *target = as<StringValue>(0), *replacement = as<StringValue>(1),
       *string = as<StringValue>(2);
  if (!target || !replacement || !string)
    return nullptr;
  if (target->size == 0)
    fail("!subst cannot replace the empty string");
  std::string text;
  std::string_view rest = string->text();
  TextSearch search(target->text());
  for (size_t at; (at = search.find(rest, 0)) != std::string_view::npos;) {
    e.limits.count_steps(2);
    check_string_size(text.size());
    text.append(rest.substr(0, at)).append(replacement->text());
    rest.remove_prefix(at + target->size);
  }
  return t.string(text.append(rest));
}

} // namespace tblgen
