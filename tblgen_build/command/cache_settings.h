// The environment's settings of the local cache, read once for the launcher and for Python.
#pragma once

#include <functional>
#include <string>

namespace tblgen::command {

// The value of a variable; empty where it is not set.
using Environment = std::function<std::string(const char *name)>;

struct CacheSettings {
  bool is_on = true;                // TBLGEN_CACHE
  bool is_switch_known = true;      // whether its value is one that means something
  bool is_read_only = false;        // TBLGEN_CACHE=read-only, TBLGEN_CACHE_READ_ONLY
  bool is_remote_read_only = false; // TBLGEN_CACHE_REMOTE_READ_ONLY
  std::string folder;               // empty: there is nowhere to put it
};

CacheSettings read_cache_settings(const Environment &environment);

} // namespace tblgen::command
