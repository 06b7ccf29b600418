# What include(TableGen) finds: LLVM's module of that name, then tablegen() on top of it.

get_property(_tblgen_modules GLOBAL PROPERTY _TBLGEN_MODULES)
foreach(_tblgen_folder IN LISTS CMAKE_MODULE_PATH LLVM_CMAKE_DIR LLVM_DIR)
  if(NOT _tblgen_folder STREQUAL _tblgen_modules AND EXISTS "${_tblgen_folder}/TableGen.cmake")
    include("${_tblgen_folder}/TableGen.cmake")
    include("${_tblgen_modules}/../TblgenBuild/Override.cmake")
    return()
  endif()
endforeach()
message(FATAL_ERROR
  "include(TableGen): LLVM's module is in none of the folders of CMAKE_MODULE_PATH, nor in "
  "LLVM_CMAKE_DIR: is find_package(MLIR) or find_package(LLVM) missing?")
