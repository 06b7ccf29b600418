// How a stand-in tells the launcher which of LLVM's tools it is: in the environment, which the
// launcher takes it out of. Without it the launcher is plain `tblgen`.
#pragma once

namespace tblgen::launcher {

constexpr char personality_variable[] = "_TBLGEN_STANDS_IN_FOR";

} // namespace tblgen::launcher
