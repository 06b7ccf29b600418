# Installed where CMake looks by itself (share/cmake/TblgenBuild, with bin beside share on PATH):
# hands over to the package's own files.

execute_process(
  COMMAND "${CMAKE_CURRENT_LIST_DIR}/../../../bin/tblgen" --cmakedir
  OUTPUT_VARIABLE _tblgen_folder
  OUTPUT_STRIP_TRAILING_WHITESPACE
  RESULT_VARIABLE _tblgen_status)
if(_tblgen_status EQUAL 0)
  include("${_tblgen_folder}/TblgenBuildConfig.cmake")
else()
  set(TblgenBuild_FOUND FALSE)
  set(TblgenBuild_NOT_FOUND_MESSAGE "`tblgen --cmakedir` failed: is tblgen-build still installed?")
endif()
