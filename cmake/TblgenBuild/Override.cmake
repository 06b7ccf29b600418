# tablegen() of LLVM's CMake, through tblgen: the same arguments and variables, with dependency
# files under every build tool, and without looking for .td files by pattern.

cmake_policy(VERSION 3.25...4.0)

# tablegen(<project> <output> <option>... [DEPENDS <file>...] [EXTRA_INCLUDES <dir>...])
#
# Reads LLVM_TARGET_DEFINITIONS (the source), LLVM_TARGET_DEPENDS, LLVM_TABLEGEN_FLAGS,
# <project>_TABLEGEN_FLAGS, <project>_TABLEGEN_EXE, <project>_TABLEGEN_PROJECT and
# <project>_TABLEGEN_TARGET; appends the output to TABLEGEN_OUTPUT. llvm-tblgen and mlir-tblgen are
# replaced, under whatever project they run; any other program stays what it is.
function(tablegen project output)
  cmake_parse_arguments(PARSE_ARGV 2 ARG "" "" "DEPENDS;EXTRA_INCLUDES")
  if(NOT "${${project}_TABLEGEN_PROJECT}" STREQUAL "")
    set(project ${${project}_TABLEGEN_PROJECT})
  endif()
  set(program "${${project}_TABLEGEN_EXE}")
  if(NOT program)
    if(NOT project MATCHES "^(LLVM|MLIR)$")
      message(FATAL_ERROR "tablegen(${project} ${output}): ${project}_TABLEGEN_EXE is not set")
    endif()
    string(TOLOWER "${project}-tblgen" program)
  endif()
  set(source "${LLVM_TARGET_DEFINITIONS}")
  if(NOT source)
    message(FATAL_ERROR "tablegen(${project} ${output}): LLVM_TARGET_DEFINITIONS is not set")
  endif()
  cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
  cmake_path(ABSOLUTE_PATH output BASE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" OUTPUT_VARIABLE file)

  get_directory_property(inherited INCLUDE_DIRECTORIES)
  set(folders "${CMAKE_CURRENT_SOURCE_DIR}" ${ARG_EXTRA_INCLUDES} ${inherited})
  list(REMOVE_ITEM folders "")
  set(options ${ARG_UNPARSED_ARGUMENTS} ${LLVM_TABLEGEN_FLAGS})
  if(NOT project STREQUAL "LLVM")
    list(APPEND options ${${project}_TABLEGEN_FLAGS})
  endif()
  _tblgen_flags_of_llvm(flags ${project} ${options})
  list(APPEND options ${flags})
  set(more)
  if("-gen-register-info" IN_LIST options OR "--gen-register-info" IN_LIST options)
    cmake_path(REMOVE_EXTENSION file LAST_ONLY OUTPUT_VARIABLE stem)
    set(more "${stem}Enums.inc" "${stem}Header.inc" "${stem}MCDesc.inc" "${stem}TargetDesc.inc")
  endif()

  _tblgen_tool_of(tool "${program}")
  if(tool)
    _tblgen_split(unit loads group ${options})
    if(NOT "${unit}" MATCHES "(^|;)--?llvm-release[=;]")
      _tblgen_release_options(release "")
      list(APPEND unit ${release})
    endif()
    _tblgen_join(
      SOURCE "${source}"
      OUTPUT "${file}"
      ALSO_WRITES ${more}
      INCLUDES ${folders}
      OPTIONS --tool ${tool} ${unit}
      GROUP ${group}
      DEPENDS ${ARG_DEPENDS} ${LLVM_TARGET_DEPENDS} ${loads})
  else()
    _tblgen_foreign(${project} "${program}" "${source}" "${file}" "${folders}" "${options}"
      DEPENDS ${ARG_DEPENDS} ${LLVM_TARGET_DEPENDS} COMMENT "Building ${output}...")
  endif()
  set_source_files_properties("${file}" PROPERTIES GENERATED 1)
  set(TABLEGEN_OUTPUT ${TABLEGEN_OUTPUT} "${file}" PARENT_SCOPE)
endfunction()

# Calls of a folder that parse the same text become one command, which is written when the folder is
# configured: until then further calls may join it. Documentation and Python bindings have commands
# of their own beside the C++: their targets are often left out of a build.
function(_tblgen_join)
  cmake_parse_arguments(PARSE_ARGV 0 ARG
    "" "SOURCE;OUTPUT" "ALSO_WRITES;INCLUDES;OPTIONS;GROUP;DEPENDS")
  set(kind code)
  if("${ARG_GROUP}" MATCHES "(^|;)--?gen-[a-z-]*(docs?|python)[a-z-]*($|;)")
    set(kind "${CMAKE_MATCH_2}")
  endif()
  string(SHA256 group
    "${kind}|${ARG_SOURCE}|${ARG_OPTIONS}|${ARG_INCLUDES}|${ARG_DEPENDS}")
  get_property(groups DIRECTORY PROPERTY _TBLGEN_GROUPS)
  if(NOT groups)
    cmake_language(DEFER CALL _tblgen_write_groups)
  endif()
  if(NOT group IN_LIST groups)
    set_property(DIRECTORY APPEND PROPERTY _TBLGEN_GROUPS ${group})
    foreach(name IN ITEMS SOURCE OPTIONS INCLUDES DEPENDS)
      set_property(DIRECTORY PROPERTY _TBLGEN_${group}_${name} "${ARG_${name}}")
    endforeach()
  endif()
  # Functions of LLVM make a target of what TABLEGEN_OUTPUT has gathered, and empty it.
  get_property(target DIRECTORY PROPERTY _TBLGEN_TARGETS)
  if("${TABLEGEN_OUTPUT}" STREQUAL "")
    string(APPEND target "+")
    set_property(DIRECTORY PROPERTY _TBLGEN_TARGETS "${target}")
  endif()
  get_property(targets DIRECTORY PROPERTY _TBLGEN_${group}_TARGETS)
  if(NOT target IN_LIST targets)
    set_property(DIRECTORY APPEND PROPERTY _TBLGEN_${group}_TARGETS "${target}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY _TBLGEN_${group}_OUTPUTS "${ARG_OUTPUT}")
  set_property(DIRECTORY APPEND PROPERTY _TBLGEN_${group}_ALSO_WRITES ${ARG_ALSO_WRITES})
  set_property(DIRECTORY APPEND PROPERTY _TBLGEN_${group}_GROUPS
    --output "${ARG_OUTPUT}" ${ARG_GROUP})
endfunction()

# The commands of all groups there are by now.
function(_tblgen_write_groups)
  get_property(groups DIRECTORY PROPERTY _TBLGEN_GROUPS)
  set_property(DIRECTORY PROPERTY _TBLGEN_GROUPS)
  foreach(group IN LISTS groups)
    foreach(name IN ITEMS SOURCE OPTIONS INCLUDES DEPENDS OUTPUTS ALSO_WRITES GROUPS TARGETS)
      get_property(${name} DIRECTORY PROPERTY _TBLGEN_${group}_${name})
      set_property(DIRECTORY PROPERTY _TBLGEN_${group}_${name})
    endforeach()
    cmake_path(GET SOURCE FILENAME name)
    list(LENGTH TARGETS count)
    set(several)
    if(count GREATER 1)
      set(several SEVERAL_TARGETS)
    endif()
    _tblgen_emit(
      SOURCE "${SOURCE}"
      OUTPUTS ${OUTPUTS}
      ALSO_WRITES ${ALSO_WRITES}
      INCLUDES ${INCLUDES}
      OPTIONS ${OPTIONS}
      GROUPS ${GROUPS}
      DEPENDS ${DEPENDS}
      ${several}
      COMMENT "Generating from ${name}")
  endforeach()
endfunction()

# Whose generators the program has: llvm, mlir, clang, or empty for a program of somebody else's.
# clang-tblgen is one of those: some of its generators only it has, and a build of Clang needs all.
function(_tblgen_tool_of result program)
  cmake_path(GET program FILENAME name)
  set(tool)
  if(name MATCHES "^(llvm-tblgen|llvm-min-tblgen|tblgen-llvm)(-[0-9.]+)?(\\.exe)?$")
    set(tool llvm)
  elseif(name MATCHES "^(mlir-tblgen|tblgen-mlir)(-[0-9.]+)?(\\.exe)?$")
    set(tool mlir)
  elseif(name MATCHES "^tblgen-clang(\\.exe)?$")
    set(tool clang)
  elseif(name MATCHES "^tblgen(\\.exe)?$")
    set(tool plain)
  endif()
  set(${result} "${tool}" PARENT_SCOPE)
endfunction()

# What LLVM's configuration adds to the options.
function(_tblgen_flags_of_llvm result project)
  set(flags)
  if("-gen-dag-isel" IN_LIST ARGN)
    if(LLVM_ENABLE_DAGISEL_COV)
      list(APPEND flags -instrument-coverage)
    endif()
    if(LLVM_OMIT_DAGISEL_COMMENTS)
      list(APPEND flags -omit-comments)
    endif()
  endif()
  if("-gen-global-isel" IN_LIST ARGN AND LLVM_ENABLE_GISEL_COV)
    list(APPEND flags -instrument-gisel-coverage
      "-gisel-coverage-file=${LLVM_GISEL_COV_PREFIX}all")
  endif()
  if(MSVC AND NOT project STREQUAL "MLIR_SRC_SHARDER")
    list(APPEND flags --long-string-literals=0)
  endif()
  if(NOT LLVM_ENABLE_WARNINGS)
    list(APPEND flags -no-warn-on-unused-template-args)
  endif()
  set(${result} "${flags}" PARENT_SCOPE)
endfunction()

# Of the options, those that go before --output because they are the translation unit's, the files
# they load, and the others: the generator with its options.
function(_tblgen_split unit loads group)
  set(pending)
  foreach(name IN ITEMS unit loads group)
    set(found_${name})
  endforeach()
  foreach(word IN LISTS ARGN)
    if(pending)
      list(APPEND found_unit "${pending}" "${word}")
      if(pending MATCHES "load")
        list(APPEND found_loads "${word}")
      endif()
      set(pending)
    elseif(word MATCHES "^--?(I|D|load|llvm-release)$")
      set(pending "${word}")
    elseif(word MATCHES "^(-I.|-D.|--?(load|llvm-release)=|--?no-warn-on-unused-template-args)")
      list(APPEND found_unit "${word}")
      if(word MATCHES "^--?load=(.*)$")
        list(APPEND found_loads "${CMAKE_MATCH_1}")
      endif()
    else()
      list(APPEND found_group "${word}")
    endif()
  endforeach()
  foreach(name IN ITEMS unit loads group)
    set(${${name}} "${found_${name}}" PARENT_SCOPE)
  endforeach()
endfunction()

# A project's own program, which takes the options that every tblgen has. Under Make it writes its
# output whenever it runs: Make knows no other sign that it did.
function(_tblgen_foreign project program source output folders options)
  cmake_parse_arguments(PARSE_ARGV 6 ARG "" "COMMENT" "DEPENDS")
  set(words ${options})
  foreach(folder IN LISTS folders)
    list(APPEND words "-I${folder}")
  endforeach()
  list(APPEND words "${source}")
  if(NOT CMAKE_GENERATOR MATCHES "Makefiles")
    list(APPEND words --write-if-changed)
  endif()
  list(APPEND words -o "${output}" -d "${output}.d")
  set(depends "${source}" ${ARG_DEPENDS} ${${project}_TABLEGEN_TARGET} "${program}")
  set(path "${program}")
  if(TARGET "${program}")
    set(path "$<TARGET_FILE:${program}>")
  endif()
  set(command "${path}" ${words})
  if(TBLGEN_WRAP_TOOLS)
    _tblgen_tool_depends(tool)
    list(APPEND depends ${tool})
    set(command "${TBLGEN_EXECUTABLE}" wrap "${path}" -- ${words})
  endif()
  set(details DEPENDS ${depends} DEPFILE "${output}.d" COMMENT "${ARG_COMMENT}" VERBATIM)
  _tblgen_job_pool(details)
  cmake_path(GET output PARENT_PATH folder)
  file(MAKE_DIRECTORY "${folder}")
  add_custom_command(OUTPUT "${output}" COMMAND ${command} ${details})
  _tblgen_record("${source}" "${output}" "${folders}" ${command})
endfunction()
