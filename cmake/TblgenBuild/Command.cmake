# One command of a build that writes generated files: what it depends on, when it runs again, and
# its place in tblgen_commands.json. Knows commands, neither dialects nor LLVM's functions.

include_guard(GLOBAL)

# _tblgen_command(SOURCE FILE OUTPUTS FILE... COMMAND WORD... DEPFILE FILE [ALSO_WRITES FILE...]
#                 [INCLUDES DIR...] [DEPENDS FILE...] [COMMENT TEXT])
#
# Files are absolute. COMMAND writes DEPFILE and leaves an output alone whose bytes stay the same.
function(_tblgen_command)
  cmake_parse_arguments(PARSE_ARGV 0 ARG
    "" "SOURCE;DEPFILE;COMMENT" "OUTPUTS;ALSO_WRITES;COMMAND;INCLUDES;DEPENDS")
  list(GET ARG_OUTPUTS 0 first)
  set(details DEPENDS "${ARG_SOURCE}" ${ARG_DEPENDS} DEPFILE "${ARG_DEPFILE}" VERBATIM
    COMMENT "${ARG_COMMENT}")
  if(LLVM_PARALLEL_TABLEGEN_JOBS)
    list(APPEND details JOB_POOL tablegen_job_pool)
  endif()
  if(CMAKE_GENERATOR MATCHES "Makefiles")
    # Make would run the command again and again where an output stays as old as it was: a stamp
    # tells that it ran. It does not see that a command changed: a file has its text. An output's
    # own rule does nothing while the output is there.
    list(JOIN ARG_COMMAND "\n" text)
    file(GENERATE OUTPUT "${first}.command" CONTENT "${text}\n")
    add_custom_command(OUTPUT "${first}.stamp" DEPENDS "${first}.command"
      COMMAND ${ARG_COMMAND} COMMAND "${CMAKE_COMMAND}" -E touch "${first}.stamp" ${details})
    foreach(output IN LISTS ARG_OUTPUTS ARG_ALSO_WRITES)
      cmake_path(GET output PARENT_PATH folder)
      file(MAKE_DIRECTORY "${folder}")
      add_custom_command(OUTPUT "${output}" DEPENDS "${first}.stamp"
        COMMAND sh -c "test -e \"$0\" || exec \"$@\"" "${output}" ${ARG_COMMAND}
        COMMENT "" VERBATIM)
    endforeach()
  else()
    # Ninja looks at the outputs after the command ran: what did not change starts nothing else.
    add_custom_command(OUTPUT ${ARG_OUTPUTS} ${ARG_ALSO_WRITES} COMMAND ${ARG_COMMAND} ${details})
  endif()
  set_property(DIRECTORY APPEND PROPERTY ADDITIONAL_CLEAN_FILES "${ARG_DEPFILE}")
  _tblgen_record("${ARG_SOURCE}" "${first}" "${ARG_INCLUDES}" ${ARG_COMMAND})
endfunction()

# What every command of the tool depends on: a file that changes when any code of the tool does,
# and the target that brings it up to date (a file alone has its rule in one folder only).
function(_tblgen_tool_depends result)
  set(folder "${CMAKE_BINARY_DIR}/tblgen-build")
  set(stamp "${folder}/tool.stamp")
  if(NOT TARGET tblgen-build-tool)
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(OUTPUT "${stamp}"
      COMMAND "${TBLGEN_EXECUTABLE}" tool-stamp "${stamp}" -d "${stamp}.d"
      DEPENDS "${TBLGEN_EXECUTABLE}" DEPFILE "${stamp}.d" COMMENT "Looking at tblgen itself"
      VERBATIM)
    add_custom_target(tblgen-build-tool DEPENDS "${stamp}")
  endif()
  set(${result} tblgen-build-tool "${stamp}" PARENT_SCOPE)
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
  set_property(GLOBAL APPEND_STRING PROPERTY _TBLGEN_COMMANDS ",\n{\"directory\": ${folder}, "
    "\"file\": ${file}, \"output\": ${result}, \"arguments\": [${words}]}")
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
# this one comes behind whatever that module wrote.
function(_tblgen_write_records)
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
