// Where a string's characters were written: errors inside of a string point there. Values do
// not carry it; it is found again in the text around a field and its record, which have positions.
#pragma once

#include "tblgen_build/core/records/record.h"

namespace tblgen {

// The position of the character at `offset` of the string that the record has in this slot; 0
// where no literal, or more than one, can be it. The offset may be the string's size.
Pos written_position(const Records &records, const Record &record, uint32_t slot, size_t offset);

} // namespace tblgen
