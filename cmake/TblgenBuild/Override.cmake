# tablegen() of LLVM's CMake, through tblgen: the same arguments and variables, with dependency
# files under every build tool, and without looking for .td files by pattern.

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
    _tblgen_emit_command(command depends ${tool} "${source}" "${file}" "${folders}" ${options})
  else()
    list(TRANSFORM folders PREPEND -I OUTPUT_VARIABLE include_options)
    set(command "${program}" ${options} ${include_options} "${source}" --write-if-changed
      -o "${file}" -d "${file}.d")
    set(depends ${${project}_TABLEGEN_TARGET} "${program}")
    if(TBLGEN_WRAP_TOOLS)
      _tblgen_tool_depends(own)
      list(APPEND depends ${own})
      list(PREPEND command "${TBLGEN_EXECUTABLE}" wrap)
      list(INSERT command 3 --)
    endif()
  endif()
  _tblgen_command(
    SOURCE "${source}"
    OUTPUTS "${file}"
    ALSO_WRITES ${more}
    INCLUDES ${folders}
    COMMAND ${command}
    DEPFILE "${file}.d"
    DEPENDS ${ARG_DEPENDS} ${LLVM_TARGET_DEPENDS} ${depends}
    COMMENT "Building ${output}...")
  set_source_files_properties("${file}" PROPERTIES GENERATED 1)
  set(TABLEGEN_OUTPUT ${TABLEGEN_OUTPUT} "${file}" PARENT_SCOPE)
endfunction()

# Whose generators the program has: llvm, mlir, or empty for a program of somebody else's.
function(_tblgen_tool_of result program)
  cmake_path(GET program FILENAME name)
  set(tool)
  if(name MATCHES "^(llvm-tblgen|llvm-min-tblgen|tblgen-llvm)(-[0-9.]+)?(\\.exe)?$")
    set(tool llvm)
  elseif(name MATCHES "^(mlir-tblgen|tblgen-mlir)(-[0-9.]+)?(\\.exe)?$")
    set(tool mlir)
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

# `tblgen emit` for one output. Options of the translation unit stand before --output, the
# generator and its options behind it.
function(_tblgen_emit_command command depends tool source output folders)
  set(unit)
  set(generator)
  set(loads)
  set(pending)
  foreach(word IN LISTS ARGN)
    if(pending)
      list(APPEND unit "${pending}" "${word}")
      if(pending MATCHES "load")
        list(APPEND loads "${word}")
      endif()
      set(pending)
    elseif(word MATCHES "^--?(I|D|load)$")
      set(pending "${word}")
    elseif(word MATCHES "^(-I.|-D.|--?load=|--?no-warn-on-unused-template-args)")
      list(APPEND unit "${word}")
      if(word MATCHES "^--?load=(.*)$")
        list(APPEND loads "${CMAKE_MATCH_1}")
      endif()
    else()
      list(APPEND generator "${word}")
    endif()
  endforeach()
  list(TRANSFORM folders PREPEND -I OUTPUT_VARIABLE include_options)
  _tblgen_tool_depends(tool_files)
  set(${command} "${TBLGEN_EXECUTABLE}" emit "${source}" --tool ${tool} ${unit} ${include_options}
    -d "${output}.d" --build-dir "${CMAKE_BINARY_DIR}" --output "${output}" ${generator}
    PARENT_SCOPE)
  set(${depends} ${loads} ${tool_files} PARENT_SCOPE)
endfunction()
