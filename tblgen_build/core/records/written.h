// Finds where a string's characters were written, for errors inside a string. Values do not
// carry positions, so it searches the text of the field and of its record, which have
// positions.
#pragma once

#include "tblgen_build/core/records/record.h"

namespace tblgen {

// The position of the character at `offset` of the string that the record has in this slot; 0
// where no literal, or more than one, can be it. The offset may be the string's size.
Pos written_position(const Records &records, const Record &record, uint32_t slot, size_t offset);

} // namespace tblgen
