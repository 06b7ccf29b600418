# `tblgen emit` as a command of the build: what it depends on, when it runs again, and its place in
# tblgen_commands.json. Knows neither dialects nor LLVM's functions.

include_guard(GLOBAL)
cmake_policy(VERSION 3.20...4.0)

# _tblgen_emit(SOURCE FILE OUTPUTS FILE... OPTIONS WORD... GROUPS WORD... [ALSO_WRITES FILE...]
#              [INCLUDES DIR...] [DEPENDS FILE...] [COMMENT TEXT] [SEVERAL_TARGETS])
#
# SEVERAL_TARGETS may want an output of it each. Files are absolute. OPTIONS stand before the first
# --output; from there on it is GROUPS.
function(_tblgen_emit)
  cmake_parse_arguments(PARSE_ARGV 0 ARG
    "SEVERAL_TARGETS" "SOURCE;COMMENT" "OUTPUTS;ALSO_WRITES;INCLUDES;OPTIONS;GROUPS;DEPENDS")
  list(GET ARG_OUTPUTS 0 first)
  set(depfile "${first}.d")
  set(ran "${first}")
  set(stamp)
  if(CMAKE_GENERATOR MATCHES "Makefiles")
    set(ran "${first}.stamp")
    set(stamp --stamp "${ran}")
  endif()
  _tblgen_writes_for_ninja(for_ninja)
  set(target "${ran}")
  set(root)
  if(for_ninja)
    # Ninja calls a file below the build folder by its relative path, any other by its absolute one.
    cmake_path(IS_PREFIX CMAKE_BINARY_DIR "${target}" NORMALIZE is_below)
    if(is_below)
      cmake_path(RELATIVE_PATH target BASE_DIRECTORY "${CMAKE_BINARY_DIR}")
    endif()
    set(root --depfile-root "${CMAKE_BINARY_DIR}")
  endif()
  list(TRANSFORM ARG_INCLUDES PREPEND -I OUTPUT_VARIABLE folders)
  _tblgen_tool_depends(tool)
  _tblgen_guard(guard guard_options "${first}")
  _tblgen_server_options(server)
  set(command "${TBLGEN_EXECUTABLE}" emit "${ARG_SOURCE}" ${ARG_OPTIONS} ${folders}
    -d "${depfile}" --depfile-target "${target}" ${root} ${stamp} --build-dir "${CMAKE_BINARY_DIR}"
    ${guard_options} ${server} ${ARG_GROUPS})
  list(APPEND tool ${guard})
  set(details DEPENDS "${ARG_SOURCE}" ${ARG_DEPENDS} ${tool} DEPFILE "${depfile}" VERBATIM)
  _tblgen_job_pool(details)

  if(CMAKE_GENERATOR MATCHES "Makefiles")
    # Make would run the command again and again where an output stays as old as it was: a stamp
    # tells that it ran, as old as the beginning. Where several targets may want outputs of it, it is
    # the file of a target, so that no two run it at once: this takes as long as a small command.
    # An output's own rule is what Make does without a process: nothing. The stamps of outputs that
    # are gone are taken away by the script that tblgen-build-tool runs before all.
    _tblgen_forget(forget)
    _tblgen_saying(saying "${ARG_COMMENT}")
    add_custom_command(OUTPUT "${ran}"
      ${forget}
      COMMAND ${saying} exec ${command}
      COMMENT "" ${details})
    set(target "${ran}")
    if(ARG_SEVERAL_TARGETS)
      string(SHA256 target "${ran}")
      string(SUBSTRING "${target}" 0 12 target)
      set(target "tblgen-${target}")
      add_custom_target(${target} DEPENDS "${ran}")
      set_target_properties(${target} PROPERTIES FOLDER tblgen)
    endif()
    foreach(output IN LISTS ARG_OUTPUTS ARG_ALSO_WRITES)
      cmake_path(GET output PARENT_PATH folder)
      file(MAKE_DIRECTORY "${folder}")
      add_custom_command(OUTPUT "${output}" DEPENDS "${target}"
        COMMAND : WORKING_DIRECTORY "${CMAKE_BINARY_DIR}" COMMENT "" VERBATIM)
    endforeach()
    _tblgen_quoted(files "${ran}" ${ARG_OUTPUTS} ${ARG_ALSO_WRITES})
    _tblgen_add_to_script("look_for_outputs ${files}")
  else()
    # Ninja looks at the outputs after the command ran: what did not change starts nothing else.
    cmake_policy(PUSH)
    if(for_ninja)
      _tblgen_old_depfile_policy()
    endif()
    add_custom_command(OUTPUT ${ARG_OUTPUTS} ${ARG_ALSO_WRITES} COMMAND ${command}
      COMMENT "${ARG_COMMENT}" ${details})
    cmake_policy(POP)
  endif()
  set_property(DIRECTORY APPEND PROPERTY ADDITIONAL_CLEAN_FILES "${depfile}")
  _tblgen_record("${ARG_SOURCE}" "${first}" "${ARG_INCLUDES}" ${command})
endfunction()

# --llvm-release for what outputs are for: what is given, else the LLVM that was found; where there is
# neither, the tool finds it out.
function(_tblgen_release_options result given)
  set(option)
  if(NOT "${given}" STREQUAL "")
    set(option "--llvm-release=${given}")
  elseif(NOT "${LLVM_VERSION_MAJOR}" STREQUAL "")
    set(option "--llvm-release=${LLVM_VERSION_MAJOR}")
  endif()
  set(${result} "${option}" PARENT_SCOPE)
endfunction()

# Whether ours takes the place of the project's own llvm-tblgen, mlir-tblgen or clang-tblgen. Before
# LLVM 22, ours has no NEON for Clang.
function(_tblgen_replaces result tool)
  set(${result} ON PARENT_SCOPE)
  if(tool STREQUAL "clang" AND "${LLVM_VERSION_MAJOR}" MATCHES "^(1.|2[01])$")
    set(${result} OFF PARENT_SCOPE)
  endif()
endfunction()

# Whether the dependency file can be written as Ninja reads it: then a command is half as long. A
# CMake that has the old behavior no more, or other names for files, writes it again as before.
function(_tblgen_writes_for_ninja result)
  set(${result} OFF PARENT_SCOPE)
  if(CMAKE_GENERATOR MATCHES "Ninja" AND CMAKE_VERSION VERSION_LESS 5
      AND "${CMAKE_NINJA_OUTPUT_PATH_PREFIX}" STREQUAL "")
    set(${result} ON PARENT_SCOPE)
  endif()
endfunction()

# Without the policy by which CMake runs itself after every command, to write the depfile again.
macro(_tblgen_old_depfile_policy)
  if(POLICY CMP0218)
    cmake_policy(SET CMP0218 OLD) # so that the next line says nothing
  endif()
  set(CMAKE_WARN_DEPRECATED OFF)
  cmake_policy(SET CMP0116 OLD)
endmacro()

# --no-engine where TBLGEN_ENGINE is set, and off.
function(_tblgen_server_options result)
  set(options)
  if(DEFINED TBLGEN_ENGINE AND NOT TBLGEN_ENGINE)
    set(options --no-engine)
  endif()
  set(${result} "${options}" PARENT_SCOPE)
endfunction()

# What a command under Make does first: CMake before 4 adds to the dependencies it remembers instead
# of replacing them, so it had better forget them.
function(_tblgen_forget result)
  set(forget)
  if(CMAKE_VERSION VERSION_LESS 4)
    set(forget COMMAND sh -c "exec rm -f CMakeFiles/*.dir/compiler_depend.internal")
  endif()
  set(${result} "${forget}" PARENT_SCOPE)
endfunction()

# What a command under Make begins with to say the text, without a process; nothing where rules are
# to be silent.
function(_tblgen_saying result text)
  set(words echo "${text}" &&)
  get_property(is_told GLOBAL PROPERTY RULE_MESSAGES SET)
  get_property(speaks GLOBAL PROPERTY RULE_MESSAGES)
  if(is_told AND NOT speaks)
    set(words)
  endif()
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

# The script that tblgen-build-tool runs in each build under Make: the stamps of commands that have
# not all their outputs any more go, and so the commands run.
function(_tblgen_begin_script)
  file(WRITE "${CMAKE_BINARY_DIR}/tblgen-build/outputs.sh" [=[
all_there() {
  for file; do
    test -e "$file" || return
  done
}
look_for_outputs() {
  stamp=$1
  shift
  ! test -e "$stamp" || all_there "$@" || rm -f "$stamp"
}
]=])
endfunction()
if(CMAKE_GENERATOR MATCHES "Makefiles")
  _tblgen_begin_script()
endif()

function(_tblgen_add_to_script)
  file(APPEND "${CMAKE_BINARY_DIR}/tblgen-build/outputs.sh" "${ARGN}\n")
endfunction()

# The words as a shell reads them.
function(_tblgen_quoted result)
  set(text)
  foreach(word IN LISTS ARGN)
    string(REPLACE "'" "'\\''" word "${word}")
    string(APPEND text " '${word}'")
  endforeach()
  string(SUBSTRING "${text}" 1 -1 text)
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

function(_tblgen_job_pool details)
  if(LLVM_PARALLEL_TABLEGEN_JOBS)
    set(${details} ${${details}} JOB_POOL tablegen_job_pool PARENT_SCOPE)
  endif()
endfunction()

# --- what every command depends on ----------------------------------------------------------------

# A file that changes when any code of the tool does, and the target that brings it up to date (a
# file alone has its rule in one folder only).
function(_tblgen_tool_depends result)
  set(stamp "${CMAKE_BINARY_DIR}/tblgen-build/tool.stamp")
  set_property(GLOBAL PROPERTY _TBLGEN_HAS_COMMANDS ON)
  get_property(is_late GLOBAL PROPERTY _TBLGEN_IS_RECORDED)
  if(is_late)
    _tblgen_write_tool_command()
  endif()
  set(${result} tblgen-build-tool "${stamp}" PARENT_SCOPE)
endfunction()

# The guard of the command that writes `output`, a file that changes when another one appears where
# the command would find it first, and the options that name it. None once the records are written:
# the command that watches guards would not know of it.
function(_tblgen_guard result options output)
  get_property(is_late GLOBAL PROPERTY _TBLGEN_IS_RECORDED)
  if(is_late)
    set(${result} PARENT_SCOPE)
    set(${options} PARENT_SCOPE)
    return()
  endif()
  cmake_path(GET output FILENAME name)
  string(SHA256 hash "${output}")
  string(SUBSTRING "${hash}" 0 12 hash)
  set(guard "${CMAKE_BINARY_DIR}/tblgen-build/guards/${name}-${hash}")
  set_property(GLOBAL APPEND PROPERTY _TBLGEN_GUARDS "${guard}")
  set(${result} "${guard}" PARENT_SCOPE)
  set(${options} --guard "${guard}" PARENT_SCOPE)
endfunction()

# The command that looks at the tool, and at the include path for all that have guards.
function(_tblgen_write_tool_command)
  if(TARGET tblgen-build-tool)
    return()
  endif()
  set(folder "${CMAKE_BINARY_DIR}/tblgen-build")
  set(stamp "${folder}/tool.stamp")
  set(database "${CMAKE_BINARY_DIR}/tblgen_commands.json")
  file(MAKE_DIRECTORY "${folder}")
  set(ran "${stamp}")
  if(CMAKE_GENERATOR MATCHES "Makefiles")
    set(ran "${folder}/looked.stamp")
  endif()
  set(target "${ran}")
  set(root)
  _tblgen_writes_for_ninja(for_ninja)
  if(for_ninja)
    cmake_path(RELATIVE_PATH target BASE_DIRECTORY "${CMAKE_BINARY_DIR}")
    set(root --depfile-root "${CMAKE_BINARY_DIR}")
  endif()
  _tblgen_server_options(server)
  set(command "${TBLGEN_EXECUTABLE}" tool-stamp "${stamp}" -d "${stamp}.d"
    --depfile-target "${target}" ${root} --database "${database}" ${server})
  set(comment "Looking at tblgen itself")
  set(details DEPENDS "${TBLGEN_EXECUTABLE}" "${database}" DEPFILE "${stamp}.d" VERBATIM)
  get_property(guards GLOBAL PROPERTY _TBLGEN_GUARDS)
  set(look_for_outputs)
  if(CMAKE_GENERATOR MATCHES "Makefiles")
    _tblgen_forget(forget)
    _tblgen_saying(saying "${comment}")
    add_custom_command(OUTPUT "${ran}"
      ${forget}
      COMMAND ${saying} : > "${ran}.new" && ${command} && exec mv -f "${ran}.new" "${ran}"
      COMMENT "" ${details})
    _tblgen_quoted(files "${stamp}" ${guards})
    _tblgen_quoted(words ${command})
    _tblgen_add_to_script("all_there ${files} || ${words} || exit")
    set(look_for_outputs COMMAND sh "${folder}/outputs.sh")
    set_property(DIRECTORY APPEND PROPERTY ADDITIONAL_CLEAN_FILES "${stamp}" ${guards})
  else()
    cmake_policy(PUSH)
    if(for_ninja)
      _tblgen_old_depfile_policy()
    endif()
    add_custom_command(OUTPUT "${stamp}" ${guards} COMMAND ${command}
      COMMENT "${comment}" ${details})
    cmake_policy(POP)
  endif()
  add_custom_target(tblgen-build-tool ${look_for_outputs} DEPENDS "${ran}")
endfunction()

# --- the records of the build folder --------------------------------------------------------------

# Adds a command to tblgen_commands.json and its source to what LLVM's language server reads.
function(_tblgen_record source output includes)
  set(words)
  foreach(word IN LISTS ARGN)
    _tblgen_json(word "${word}")
    string(APPEND words ", ${word}")
  endforeach()
  string(SUBSTRING "${words}" 2 -1 words)
  _tblgen_json(folder "${CMAKE_CURRENT_BINARY_DIR}")
  _tblgen_json(file "${source}")
  _tblgen_json(result "${output}")
  string(CONCAT entry "{\"directory\": ${folder}, \"file\": ${file}, "
    "\"output\": ${result}, \"arguments\": [${words}]}")
  set_property(GLOBAL APPEND_STRING PROPERTY _TBLGEN_COMMANDS ",\n${entry}")
  set_property(GLOBAL APPEND_STRING PROPERTY _TBLGEN_UNITS
    "--- !FileInfo:\n  filepath: \"${source}\"\n  includes: \"${includes}\"\n")
endfunction()

function(_tblgen_json result text)
  string(REPLACE "\\" "\\\\" text "${text}")
  string(REPLACE "\"" "\\\"" text "${text}")
  string(REPLACE "\n" "\\n" text "${text}")
  string(REPLACE "\t" "\\t" text "${text}")
  set(${result} "\"${text}\"" PARENT_SCOPE)
endfunction()

# When all folders are configured. LLVM's TableGen module removes its file when it is included, so
# this one comes after whatever that module wrote.
function(_tblgen_write_records)
  if(COMMAND _tblgen_write_groups)
    _tblgen_write_groups() # of this folder: its own call may come later
  endif()
  get_property(has_commands GLOBAL PROPERTY _TBLGEN_HAS_COMMANDS)
  if(has_commands)
    _tblgen_write_tool_command()
  endif()
  set_property(GLOBAL PROPERTY _TBLGEN_IS_RECORDED ON)
  get_property(commands GLOBAL PROPERTY _TBLGEN_COMMANDS)
  string(REGEX REPLACE "^," "" commands "${commands}")
  file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/tblgen_commands.json" CONTENT "[${commands}\n]\n")
  get_property(units GLOBAL PROPERTY _TBLGEN_UNITS)
  if(COMMAND tablegen)
    file(APPEND "${CMAKE_BINARY_DIR}/tablegen_compile_commands.yml" "${units}")
  else()
    file(WRITE "${CMAKE_BINARY_DIR}/tablegen_compile_commands.yml" "${units}")
  endif()
endfunction()
cmake_language(DEFER DIRECTORY "${CMAKE_SOURCE_DIR}" CALL _tblgen_write_records)
