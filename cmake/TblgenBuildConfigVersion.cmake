# What find_package(TblgenBuild VERSION) is compared with. The file stands beside this one, or
# above it in the package and in the checkout.

foreach(_folder "${CMAKE_CURRENT_LIST_DIR}" "${CMAKE_CURRENT_LIST_DIR}/..")
  if(EXISTS "${_folder}/VERSION")
    file(STRINGS "${_folder}/VERSION" PACKAGE_VERSION LIMIT_COUNT 1)
    break()
  endif()
endforeach()
if(PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
