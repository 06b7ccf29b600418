# What find_package(TblgenBuild VERSION) is compared with: what the file VERSION says, which stands
# beside this one, or above it in the package and in a checkout.

set(_tblgen_version_file "${CMAKE_CURRENT_LIST_DIR}/VERSION")
if(NOT EXISTS "${_tblgen_version_file}")
  set(_tblgen_version_file "${CMAKE_CURRENT_LIST_DIR}/../VERSION")
endif()
file(STRINGS "${_tblgen_version_file}" PACKAGE_VERSION LIMIT_COUNT 1)
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
