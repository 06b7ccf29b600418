#include "tblgen_build/system/trust.h"

#include "tblgen_build/system/posix/links.h"
#include "tblgen_build/system/process.h"

#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>

namespace tblgen::system {

namespace {

bool is_foreign(const struct stat &status) {
  return status.st_uid != ::geteuid() && status.st_uid != 0;
}

std::string problem_of_owner(const struct stat &status, const std::string &what) {
  return "user " + std::to_string(status.st_uid) + " owns " + what;
}

// In a folder above, entries of this user's are safe from others where the folder is sticky. A
// group with the user's own number is not shared.
bool may_others_replace(const struct stat &status) {
  if ((status.st_mode & S_ISVTX) != 0)
    return false;
  bool is_own_group = status.st_gid == status.st_uid;
  return (status.st_mode & (is_own_group ? S_IWOTH : S_IWGRP | S_IWOTH)) != 0;
}

std::string absolute(const std::string &path) {
  if (path.starts_with('/'))
    return path;
  std::string here = current_folder();
  return here.empty() ? path : here + '/' + path;
}

// Of the folder at the end of the path.
std::string problem_of_folder(const struct stat &status) {
  if (is_foreign(status))
    return problem_of_owner(status, "it");
  return (status.st_mode & (S_IWGRP | S_IWOTH)) != 0 ? "others may write to it" : "";
}

} // namespace

std::string folder_problem(const std::string &folder) {
  std::string left = absolute(folder), done; // the rest of the path, and what was walked
  for (int links = 0; links <= max_links;) {
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
      if (is_foreign(status)) // its owner decides where it leads
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

bool is_private(const std::string &folder) {
  struct stat status;
  return folder_problem(folder).empty() && ::lstat(folder.c_str(), &status) == 0 &&
         S_ISDIR(status.st_mode) && status.st_uid == ::geteuid() && (status.st_mode & 077) == 0;
}

} // namespace tblgen::system
