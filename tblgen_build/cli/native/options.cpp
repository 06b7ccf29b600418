#include "tblgen_build/cli/native/options.h"
