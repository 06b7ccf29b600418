// The include scanner as Python sees it.
#pragma once

#include "tblgen_build/core/lex/preprocess.h"
#include "tblgen_build/core/lex/scan.h"

#include <nanobind/nanobind.h>

namespace tblgen::python {

// (files, edges, missing probes, problems), as _core.pyi describes them.
nanobind::object scan_to_python(FileSource &files, const ScanRequest &request);

// (text, problems).
nanobind::object preprocess_to_python(FileSource &files, const PreprocessRequest &request);

} // namespace tblgen::python
