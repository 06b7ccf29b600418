#include "tblgen_build/command/cache_settings.h"

#include <algorithm>
#include <array>
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

namespace {

constexpr int most_links = 40; // as the system follows them

bool is_foreign(const struct stat &status) {
  return status.st_uid != ::geteuid() && status.st_uid != 0;
}

std::string problem_of_owner(const struct stat &status, const std::string &what) {
  return "user " + std::to_string(status.st_uid) + " owns " + what;
}

// In a folder above, entries of this user's are safe from others where the folder is sticky. A
// group with the user's own number is nobody else's.
bool may_others_replace(const struct stat &status) {
  if ((status.st_mode & S_ISVTX) != 0)
    return false;
  bool is_own_group = status.st_gid == status.st_uid;
  return (status.st_mode & (is_own_group ? S_IWOTH : S_IWGRP | S_IWOTH)) != 0;
}

std::string absolute(const std::string &path) {
  if (path.starts_with('/'))
    return path;
  std::array<char, 4096> here;
  return ::getcwd(here.data(), here.size()) ? std::string(here.data()) + '/' + path : path;
}

std::string text_of_link(const std::string &path) {
  std::array<char, 4096> target;
  ssize_t size = ::readlink(path.c_str(), target.data(), target.size());
  return size < 0 ? "" : std::string(target.data(), static_cast<size_t>(size));
}

// Of what stands at the end of the way.
std::string problem_of_folder(const struct stat &status) {
  if (is_foreign(status))
    return problem_of_owner(status, "it");
  return (status.st_mode & (S_IWGRP | S_IWOTH)) != 0 ? "others may write to it" : "";
}

} // namespace

std::string folder_problem(const std::string &folder) {
  std::string left = absolute(folder), done; // what is still to be walked, and what was
  for (int links = 0; links <= most_links;) {
    size_t begin = left.find_first_not_of('/');
    bool is_last = begin == left.npos;
    struct stat status;
    if (is_last)
      return ::stat(done.c_str(), &status) == 0 && S_ISDIR(status.st_mode)
                 ? problem_of_folder(status)
                 : "";
    size_t end = std::min(left.find('/', begin), left.size());
    std::string path = done + '/' + left.substr(begin, end - begin);
    bool is_end = left.find_first_not_of('/', end) == left.npos;
    if (::lstat(path.c_str(), &status) != 0)
      return ""; // not there: this user makes it
    if (S_ISLNK(status.st_mode)) {
      if (is_foreign(status)) // who owns a link says where it leads
        return problem_of_owner(status, is_end && links == 0 ? "it" : "'" + path + "'");
      std::string target = text_of_link(path);
      done = target.starts_with('/') ? "" : done;
      left = target + left.substr(end);
      ++links;
      continue;
    }
    if (!S_ISDIR(status.st_mode))
      return ""; // nothing can be in it
    if (!is_end && is_foreign(status))
      return problem_of_owner(status, "'" + path + "'");
    if (!is_end && may_others_replace(status))
      return "others may write to '" + path + "'";
    done = path;
    left = left.substr(end);
  }
  return "its path has too many links";
}

} // namespace tblgen::command
