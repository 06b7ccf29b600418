# find_package(TblgenBuild): tblgen-build for CMake.
#
#   tblgen_add_library(...)      a target with generated files: see TblgenBuild/Library.cmake
#   tablegen(), mlir_tablegen()  LLVM's and MLIR's functions run tblgen from now on, in whatever
#                                order their modules are included: see TblgenBuild/Override.cmake
#
# Variables:
#   TBLGEN_EXECUTABLE            the tool; found by itself
#   TBLGEN_OVERRIDE_LLVM         OFF before find_package() leaves LLVM's functions alone
#   TBLGEN_WRAP_TOOLS            ON runs a project's own tblgen through `tblgen wrap`

if(CMAKE_VERSION VERSION_LESS 3.20)
  set(TblgenBuild_FOUND FALSE)
  set(TblgenBuild_NOT_FOUND_MESSAGE "TblgenBuild needs CMake 3.20 or newer.")
  return()
endif()

# The installation that these files belong to; PATH comes last.
find_program(TBLGEN_EXECUTABLE
  NAMES tblgen
  HINTS
    "${CMAKE_CURRENT_LIST_DIR}/../../../bin"       # in share/cmake/TblgenBuild
    "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin" # in lib/python3/site-packages/tblgen_build/cmake
    "${CMAKE_CURRENT_LIST_DIR}/../../bin"          # in tblgen_build/cmake of pip install --target
    "${CMAKE_CURRENT_LIST_DIR}/../.venv/bin"       # in cmake of a checkout
    ENV VIRTUAL_ENV
  PATH_SUFFIXES bin
  DOC "tblgen, of tblgen-build"
)
if(NOT TBLGEN_EXECUTABLE)
  set(TblgenBuild_FOUND FALSE)
  set(TblgenBuild_NOT_FOUND_MESSAGE
    "The command 'tblgen' was not found: put it on PATH, or set TBLGEN_EXECUTABLE.")
  return()
endif()

include("${CMAKE_CURRENT_LIST_DIR}/TblgenBuild/Command.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/TblgenBuild/Library.cmake")
if(NOT DEFINED TBLGEN_OVERRIDE_LLVM OR TBLGEN_OVERRIDE_LLVM)
  include("${CMAKE_CURRENT_LIST_DIR}/TblgenBuild/TakeOver.cmake")
endif()
