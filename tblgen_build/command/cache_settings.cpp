#include "tblgen_build/command/cache_settings.h"

#include <initializer_list>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace tblgen::command {

namespace {

std::string lower(std::string text) {
  for (char &c : text)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
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

std::string folder_problem(const std::string &folder) {
  struct stat status;
  if (::lstat(folder.c_str(), &status) != 0)
    return "";
  auto is_foreign = [&status] { return status.st_uid != ::geteuid() && status.st_uid != 0; };
  // Who owns a link says where it leads.
  bool is_foreign_link = S_ISLNK(status.st_mode) && is_foreign();
  if (!is_foreign_link && S_ISLNK(status.st_mode) && ::stat(folder.c_str(), &status) != 0)
    return "";
  if (!is_foreign_link && !S_ISDIR(status.st_mode))
    return ""; // nothing can be in it
  if (is_foreign_link || is_foreign())
    return "user " + std::to_string(status.st_uid) + " owns it";
  if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    return "others may write to it";
  return "";
}

} // namespace tblgen::command
