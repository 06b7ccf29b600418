// Records as text: the reference's --print-records, --print-detailed-records,
// --dump-json, --print-enums and --print-sets, byte for byte.
#pragma once

#include "record.h"

#include <string>

namespace tblgen {

// One record as --print-records shows it.
std::string record_text(const Record &record);

} // namespace tblgen
