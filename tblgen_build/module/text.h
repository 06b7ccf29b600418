// Templates and writers as Python types.
#pragma once

#include <Python.h>

namespace tblgen::python {

// Adds Template and Writer to the module. False, with a Python error set, where that fails.
bool bind_text(PyObject *module);

} // namespace tblgen::python
