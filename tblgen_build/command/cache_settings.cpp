#include "tblgen_build/command/cache_settings.h"

#include "tblgen_build/core/support/characters.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace tblgen::command {

namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(), to_lower);
  return text;
}

bool is_one_of(std::string_view text, std::initializer_list<std::string_view> words) {
  for (std::string_view word : words)
    if (text == word)
      return true;
  return false;
}

bool is_no(std::string_view text) { return is_one_of(text, {"0", "false", "no", "off"}); }
bool is_yes(std::string_view text) { return is_one_of(text, {"1", "true", "yes", "on"}); }

std::string find_folder(const Environment &environment) {
  if (std::string folder = environment("TBLGEN_CACHE_DIR"); !folder.empty())
    return folder;
  std::string folder = environment("XDG_CACHE_HOME");
  if (!folder.starts_with('/')) {
    std::string home = environment("HOME");
    folder = home.starts_with('/') ? home + "/.cache" : "";
  }
  return folder.empty() ? "" : folder + "/tblgen-build";
}

} // namespace

CacheSettings read_cache_settings(const Environment &environment) {
  std::string state = lower(environment("TBLGEN_CACHE"));
  bool only_reads = state == "read-only";
  CacheSettings settings;
  settings.is_on = !is_no(state);
  settings.is_switch_known = state.empty() || only_reads || is_no(state) || is_yes(state);
  settings.is_read_only = only_reads || is_yes(lower(environment("TBLGEN_CACHE_READ_ONLY")));
  settings.is_remote_read_only = is_yes(lower(environment("TBLGEN_CACHE_REMOTE_READ_ONLY")));
  settings.folder = find_folder(environment);
  return settings;
}

} // namespace tblgen::command
