#include "tblgen_build/command/deprecations.h"

#include "tblgen_build/core/records/uses.h"

#include <string>

namespace tblgen::command {

namespace {

const Value *value_of(const Record &record, const StringValue *field) {
  return record.value(record.find_field(field));
}

} // namespace

std::string_view deprecating_field(std::string_view personality) {
  return personality == "mlir" ? "odsDeprecated" : "";
}

std::vector<Diagnostic> deprecations(const Records &records, std::string_view field) {
  const StringValue *name = records.values.find_string(field);
  std::vector<const Record *> deprecated;
  for (const Record *record : defs_with_field(records, field))
    if (dyn_cast<StringValue>(value_of(*record, name)))
      deprecated.push_back(record);
  std::vector<Diagnostic> warnings;
  for (const auto &[user, used] : uses_of(records, deprecated)) {
    std::string what = "'" + user->name_as_string() + "' uses '" + used->name_as_string() +
                       "', which is deprecated";
    std::string reason(dyn_cast<StringValue>(value_of(*used, name))->text());
    Mistake mistake{Code::Deprecated, std::move(what), used->name_as_string()};
    warnings.push_back({Severity::Warning,
                        std::move(mistake),
                        user->pos(),
                        {},
                        {{std::move(reason), used->pos()}}});
  }
  return warnings;
}

} // namespace tblgen::command
