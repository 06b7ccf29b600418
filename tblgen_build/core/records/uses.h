// Which defs use which: by naming them in a value. Knows nothing of what that is needed for.
#pragma once

#include "tblgen_build/core/records/record.h"

#include <utility>

namespace tblgen {

// The defs that have a field of that name, sorted by name.
std::vector<const Record *> defs_with_field(const Records &records, std::string_view name);

// Each use of a target as (user, target): the targets as given, the users of each sorted
// by name. A user is a def with a name that names the target in the value of a field,
// inside lists and dags too, or names an anonymous def that does.
std::vector<std::pair<const Record *, const Record *>>
uses_of(const Records &records, std::span<const Record *const> targets);

} // namespace tblgen
