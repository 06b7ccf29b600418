# Makes LLVM's and MLIR's functions run tblgen, and keeps it so: their packages and modules set
# variables and define functions again whenever a project includes them.
#
# - include(TableGen), from whatever module, finds modules/TableGen.cmake, which includes LLVM's and
#   defines tablegen() again after it.
# - A call of the imported programs llvm-tblgen, mlir-tblgen and clang-tblgen runs tblgen: where
#   tablegen() is LLVM's after all (its file was included by its absolute path), or is not used.

cmake_policy(VERSION 3.20...4.0)

set(_TBLGEN_MODULES "${CMAKE_CURRENT_LIST_DIR}/../modules")
cmake_path(NORMAL_PATH _TBLGEN_MODULES)
set_property(GLOBAL PROPERTY _TBLGEN_MODULES "${_TBLGEN_MODULES}")

macro(_tblgen_modules_first)
  get_property(_TBLGEN_MODULES GLOBAL PROPERTY _TBLGEN_MODULES)
  list(FIND CMAKE_MODULE_PATH "${_TBLGEN_MODULES}" _tblgen_position)
  if(NOT _tblgen_position EQUAL 0)
    list(REMOVE_ITEM CMAKE_MODULE_PATH "${_TBLGEN_MODULES}")
    list(PREPEND CMAKE_MODULE_PATH "${_TBLGEN_MODULES}")
  endif()
endmacro()

# Projects append LLVM's folder to the path, put it in front, or set the path again.
macro(_tblgen_module_path_changed variable access)
  if("${access}" STREQUAL "MODIFIED_ACCESS")
    _tblgen_modules_first()
  endif()
endmacro()

_tblgen_modules_first()
get_property(_tblgen_watches GLOBAL PROPERTY _TBLGEN_WATCHES)
if(NOT _tblgen_watches)
  set_property(GLOBAL PROPERTY _TBLGEN_WATCHES ON)
  variable_watch(CMAKE_MODULE_PATH _tblgen_module_path_changed)
endif()
if(COMMAND tablegen)
  include("${CMAKE_CURRENT_LIST_DIR}/Override.cmake")
endif()

function(_tblgen_replace_programs)
  cmake_path(GET TBLGEN_EXECUTABLE PARENT_PATH folder)
  foreach(program IN ITEMS llvm mlir clang)
    set(replacement "${folder}/tblgen-${program}")
    if(NOT TARGET ${program}-tblgen OR NOT EXISTS "${replacement}")
      continue()
    endif()
    get_target_property(is_imported ${program}-tblgen IMPORTED)
    _tblgen_replaces(is_replaced ${program})
    if(is_imported AND is_replaced)
      get_target_property(configurations ${program}-tblgen IMPORTED_CONFIGURATIONS)
      foreach(configuration IN LISTS configurations)
        string(TOUPPER "_${configuration}" suffix)
        set_target_properties(${program}-tblgen PROPERTIES
          IMPORTED_LOCATION${suffix} "${replacement}")
      endforeach()
      set_target_properties(${program}-tblgen PROPERTIES IMPORTED_LOCATION "${replacement}")
    endif()
  endforeach()
endfunction()
# At the end of the folder: MLIR may be found later than this package.
cmake_language(DEFER CALL _tblgen_replace_programs)
