# tblgen_add_library(): a target with the files generated from some .td files.

include_guard(GLOBAL)
cmake_policy(VERSION 3.20...4.0)

# tblgen_add_library(<target>
#   [INCLUDE_DIRECTORIES <dir>...]   # searched before the directory's own and MLIR's
#   [DEFINES <name>...]              # for #ifdef in .td files
#   [TOOL mlir|llvm]                 # whose generators; mlir where nothing is said
#   [LOAD <file.py>...]              # your own generators
#   [DEPENDS <file or target>...]
#   [LLVM_RELEASE <number>]          # what outputs are for; the LLVM that was found where not given
#   [OUTPUT_DIRECTORY <dir>]         # what outputs and #include lines are relative to
#   SOURCE <file.td> [DIALECT <name>] [PASSES <name>]
#     [SHARDS <number>|auto INTO <library> HEADERS <file>...]
#     OUTPUTS <file>...              # each tells by its name what it holds
#     [OUTPUT <file> <option>...]... # a generator is named
#   [SOURCE ...]...)
#
# With SHARDS the definitions of operations are compiled in that many files, which are written and
# become sources of <library>. They include HEADERS. register<Dialect>Operations(this) takes the place
# of addOperations<...>() in the dialect's initialize().
#
# Each source is parsed once, for all its outputs. A target that links <target>, through any number of
# libraries, has the outputs' folder on its include path and is compiled after they are there.
function(tblgen_add_library target)
  set(current "")
  set(sources 0)
  set(shared INCLUDE_DIRECTORIES DEFINES TOOL LOAD DEPENDS LLVM_RELEASE OUTPUT_DIRECTORY)
  foreach(name IN LISTS shared)
    set(${name}) # whatever the caller has of that name
  endforeach()
  foreach(word IN LISTS ARGN)
    if(word STREQUAL "SOURCE")
      math(EXPR sources "${sources} + 1")
      set(current source_${sources})
      set(${current})
    elseif(word IN_LIST shared)
      set(current "${word}")
    elseif(NOT current)
      message(FATAL_ERROR "tblgen_add_library(${target}): '${word}' is none of ${shared} SOURCE")
    else()
      list(APPEND ${current} "${word}")
    endif()
  endforeach()
  if(NOT sources)
    message(FATAL_ERROR "tblgen_add_library(${target}): there is no SOURCE")
  endif()
  if(NOT OUTPUT_DIRECTORY)
    set(OUTPUT_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}")
  endif()
  cmake_path(ABSOLUTE_PATH OUTPUT_DIRECTORY BASE_DIRECTORY "${CMAKE_CURRENT_BINARY_DIR}" NORMALIZE)
  if(NOT TOOL)
    set(TOOL mlir)
  endif()
  _tblgen_include_directories(folders ${INCLUDE_DIRECTORIES})
  _tblgen_release_options(release "${LLVM_RELEASE}")

  set(all)
  foreach(number RANGE 1 ${sources})
    _tblgen_add_source(outputs ${target} ${source_${number}})
    list(APPEND all ${outputs})
  endforeach()
  add_library(${target} INTERFACE)
  # With sources of its own the target is one that is built, before whatever links it.
  target_sources(${target} PRIVATE ${all})
  # Warnings about generated code are useless: the project cannot change it.
  target_include_directories(${target} SYSTEM INTERFACE "$<BUILD_INTERFACE:${OUTPUT_DIRECTORY}>")
  set_target_properties(${target} PROPERTIES TBLGEN_OUTPUTS "${all}")
endfunction()

# The include path: what the call names, the source folder, include_directories(), MLIR's, LLVM's.
# In this order, an installed MLIR hides nothing.
function(_tblgen_include_directories result)
  get_directory_property(inherited INCLUDE_DIRECTORIES)
  set(folders)
  foreach(folder IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH folder BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
    list(APPEND folders "${folder}")
  endforeach()
  list(APPEND folders "${CMAKE_CURRENT_SOURCE_DIR}" ${inherited} ${MLIR_INCLUDE_DIRS}
    ${LLVM_INCLUDE_DIRS})
  list(REMOVE_ITEM folders "")
  _tblgen_installed_mlir(installed ${folders})
  list(APPEND folders ${installed})
  list(REMOVE_DUPLICATES folders)
  set(${result} "${folders}" PARENT_SCOPE)
endfunction()

# The installed MLIR's folder, as `tblgen dialect` finds it, unless one of `folders` has MLIR.
# Nothing where there is none: a source need not include it.
function(_tblgen_installed_mlir result)
  set(${result} "" PARENT_SCOPE)
  foreach(folder IN LISTS ARGN)
    if(EXISTS "${folder}/mlir/IR/OpBase.td")
      return()
    endif()
  endforeach()
  get_property(is_known GLOBAL PROPERTY _TBLGEN_INSTALLED_MLIR SET)
  if(NOT is_known)
    set(variables)
    foreach(name IN ITEMS MLIR_DIR LLVM_DIR CMAKE_PREFIX_PATH)
      if(${name})
        list(JOIN ${name} ":" value)
        list(APPEND variables "${name}=${value}")
      endif()
    endforeach()
    execute_process(
      COMMAND "${CMAKE_COMMAND}" -E env ${variables} "${TBLGEN_EXECUTABLE}" --llvm-include
      OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
      set(found "")
    endif()
    set_property(GLOBAL PROPERTY _TBLGEN_INSTALLED_MLIR "${found}")
  endif()
  get_property(found GLOBAL PROPERTY _TBLGEN_INSTALLED_MLIR)
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# One SOURCE section: its command. Takes what is shared from the caller's scope.
function(_tblgen_add_source result target source)
  cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
  cmake_path(GET source FILENAME name)
  set(state "")
  foreach(name IN ITEMS DIALECT PASSES SHARDS INTO HEADERS outputs groups shards loads load_options)
    set(${name})
  endforeach()
  list(TRANSFORM DEFINES PREPEND -D OUTPUT_VARIABLE define_options)
  foreach(word IN LISTS ARGN)
    if(word MATCHES "^(DIALECT|PASSES|SHARDS|INTO|HEADERS|OUTPUTS|OUTPUT)$")
      set(state "${word}")
    elseif(state MATCHES "^(DIALECT|PASSES|SHARDS|INTO)$")
      set(${state} "${word}")
    elseif(state STREQUAL "HEADERS")
      list(APPEND HEADERS "${word}")
    elseif(state STREQUAL "OUTPUTS" OR state STREQUAL "OUTPUT")
      cmake_path(ABSOLUTE_PATH word BASE_DIRECTORY "${OUTPUT_DIRECTORY}" NORMALIZE
        OUTPUT_VARIABLE output)
      list(APPEND outputs "${output}")
      list(APPEND groups --output "${output}")
      if(state STREQUAL "OUTPUTS")
        _tblgen_options_for(options "${source}" "${word}" "${DIALECT}" "${PASSES}")
        list(APPEND groups ${options})
        if(SHARDS AND options MATCHES "^--gen-op-(decls|defs)$")
          _tblgen_shard_count(count "${SHARDS}" "${source}")
          list(APPEND groups --op-shard-count=${count})
          if(options STREQUAL "--gen-op-defs")
            _tblgen_shards(shards shard_groups ${count} "${output}" "${HEADERS}")
          endif()
        endif()
      else()
        set(state options)
      endif()
    elseif(state STREQUAL "options")
      list(APPEND groups "${word}")
    else()
      message(FATAL_ERROR
        "tblgen_add_library(${target}): '${word}' after SOURCE ${name}: expected DIALECT, PASSES, "
        "SHARDS, OUTPUTS or OUTPUT")
    endif()
  endforeach()
  if(NOT outputs)
    message(FATAL_ERROR "tblgen_add_library(${target}): SOURCE ${name} has no OUTPUTS")
  endif()
  if(SHARDS OR INTO OR HEADERS)
    if(NOT SHARDS OR NOT INTO OR NOT HEADERS)
      message(FATAL_ERROR "tblgen_add_library(${target}): SOURCE ${name}: SHARDS, INTO and HEADERS "
        "belong together")
    elseif(NOT shards)
      message(FATAL_ERROR "tblgen_add_library(${target}): SOURCE ${name}: SHARDS needs an output "
        "with the definitions of operations")
    endif()
    # The library may be described after this call.
    set(quoted)
    foreach(file IN LISTS shards)
      string(APPEND quoted " [[${file}]]")
    endforeach()
    cmake_language(EVAL CODE
      "cmake_language(DEFER CALL target_sources [[${INTO}]] PRIVATE${quoted})")
  endif()

  foreach(file IN LISTS LOAD)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
    list(APPEND loads "${file}")
    list(APPEND load_options --load "${file}")
  endforeach()
  _tblgen_emit(
    SOURCE "${source}"
    OUTPUTS ${outputs} ${shards}
    INCLUDES ${folders}
    OPTIONS --tool ${TOOL} ${release} ${define_options} ${load_options}
    GROUPS ${groups} ${shard_groups}
    DEPENDS ${DEPENDS} ${loads}
    COMMENT "Generating from ${name}")
  set(${result} "${outputs}" PARENT_SCOPE)
endfunction()

# --- shards ---------------------------------------------------------------------------------------

# How many files: the number given, or as many as Outputs.cmake says for the operations, which are
# counted while configuring; later ones join the shards there are.
function(_tblgen_shard_count result number source)
  if(NOT number STREQUAL "auto")
    if(NOT number MATCHES "^[0-9]+$" OR number LESS 2)
      message(FATAL_ERROR
        "tblgen_add_library(${target}): SHARDS ${number}: expected 2 or more, or auto")
    endif()
    set(${result} ${number} PARENT_SCOPE)
    return()
  endif()
  list(TRANSFORM folders PREPEND -I OUTPUT_VARIABLE include_options)
  execute_process(
    COMMAND "${TBLGEN_EXECUTABLE}" --print-enums --class=Op ${define_options} ${include_options}
      "${source}"
    OUTPUT_VARIABLE names ERROR_QUIET RESULT_VARIABLE status)
  get_property(rule GLOBAL PROPERTY _TBLGEN_SHARDS)
  list(GET rule 0 each)
  list(GET rule 1 fewest)
  list(GET rule 2 most)
  set(count 0)
  if(status EQUAL 0)
    string(REGEX MATCHALL "," names "${names}")
    list(LENGTH names count)
    math(EXPR count "(${count} + ${each} - 1) / ${each}")
  endif()
  if(count LESS fewest)
    set(count ${fewest})
  elseif(count GREATER most)
    set(count ${most})
  endif()
  set(${result} ${count} PARENT_SCOPE)
endfunction()

# The files that compile the shards of `definitions`, and what their --output options are.
function(_tblgen_shards result groups count definitions headers)
  set(files)
  set(options)
  cmake_path(RELATIVE_PATH definitions BASE_DIRECTORY "${OUTPUT_DIRECTORY}" OUTPUT_VARIABLE include)
  string(REGEX REPLACE "\\.cpp\\.inc$" "" stem "${definitions}")
  math(EXPR last "${count} - 1")
  foreach(index RANGE ${last})
    list(APPEND files "${stem}.${index}.cpp")
    list(APPEND options --output "${stem}.${index}.cpp" --gen-op-shard --op-shard-index=${index}
      "--op-shard-definitions=${include}")
    foreach(header IN LISTS headers)
      list(APPEND options "--op-shard-header=${header}")
    endforeach()
  endforeach()
  set(${result} ${files} PARENT_SCOPE)
  set(${groups} ${options} PARENT_SCOPE)
endfunction()

# --- what an output's name says, as in `tblgen dialect` -------------------------------------------

include("${CMAKE_CURRENT_LIST_DIR}/Outputs.cmake")

# The generator and its options for `output`, made from `source`. A name that fits nowhere is an
# error, never a guess.
function(_tblgen_options_for result source output dialect passes)
  cmake_path(GET output FILENAME name)
  cmake_path(GET source STEM LAST_ONLY source_stem)
  string(REGEX MATCH "(\\.h\\.inc|\\.cpp\\.inc|\\.md|\\.inc)$" form "${name}")
  string(REGEX REPLACE "(\\.h\\.inc|\\.cpp\\.inc|\\.md|\\.inc)$" "" stem "${name}")
  set(options)
  if(form STREQUAL ".inc")
    set(options --gen-rewriters)
  elseif(form)
    get_property(rows GLOBAL PROPERTY _TBLGEN_OUTPUTS)
    set(own)
    foreach(row IN LISTS rows)
      string(REPLACE " " ";" row "${row}")
      list(POP_FRONT row ending row_form)
      if(NOT row_form STREQUAL form)
        continue()
      endif()
      if(stem MATCHES "${ending}$")
        set(options ${row})
        break()
      elseif(ending STREQUAL "Ops")
        set(own ${row})
      endif()
    endforeach()
    if(NOT options AND stem STREQUAL source_stem)
      set(options ${own})
    endif()
  endif()
  if(NOT options OR options STREQUAL "-")
    message(FATAL_ERROR
      "OUTPUTS ${output}: the name does not say what to generate. It ends in .h.inc, .cpp.inc or "
      ".md after Dialect, Ops, Types, Attributes, Enums, Interfaces, Passes or the like, or in "
      ".inc for rewrite patterns. For all else there is OUTPUT ${output} --gen-...")
  endif()
  foreach(name IN ITEMS dialect passes)
    if(${name})
      list(TRANSFORM options REPLACE "<${name}>" "${${name}}")
    else()
      list(FILTER options EXCLUDE REGEX "<${name}>")
    endif()
  endforeach()
  set(${result} "${options}" PARENT_SCOPE)
endfunction()
