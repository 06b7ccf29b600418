#include "tblgen_build/command/missing_file.h"

#include "tblgen_build/command/installed.h"

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace tblgen::command {

namespace fs = std::filesystem;

namespace {

constexpr size_t most_names = 20'000; // of a project's folders
constexpr int most_levels = 8;
constexpr int most_parents = 8;
constexpr size_t most_listed = 10; // folders that were searched
constexpr std::string_view project_marks[] = {".git", "tblgen.toml"};

// Names in the folder, sorted: the same on every machine.
std::vector<std::string> names_in(const fs::path &folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::string name = at->path().filename().string();
    if (!name.starts_with('.') && names.size() < most_names)
      names.push_back(std::move(name));
  }
  std::ranges::sort(names);
  return names;
}

// The name as it is spelled in the folder, each of its parts put right; empty where one is too far
// from what there is.
std::string near_name(const fs::path &folder, std::string_view name) {
  size_t slash = name.find('/');
  std::string part(name.substr(0, slash));
  std::error_code error;
  if (part.empty() || !fs::exists(folder / part, error)) {
    Suggestion suggestion(part);
    std::vector<std::string> names = names_in(folder);
    for (const std::string &candidate : names)
      if (fs::is_directory(folder / candidate, error) == (slash != name.npos))
        suggestion.offer(candidate);
    part = suggestion.best();
  }
  if (part.empty() || slash == name.npos)
    return is_file((folder / part).string()) && part.ends_with(".td") ? part : "";
  std::string rest = near_name(folder / part, name.substr(slash + 1));
  return rest.empty() ? "" : part + '/' + rest;
}

// Looks through a project for the folder from which `name` is found.
class ProjectSearch {
public:
  explicit ProjectSearch(std::string_view name) : name_(name) {}

  std::string folder_below(const fs::path &root) { return look(root, 0); }

private:
  std::string look(const fs::path &folder, int depth) {
    if (is_file((folder / name_).string()))
      return folder.string();
    std::error_code error;
    if (depth == most_levels)
      return "";
    for (const std::string &name : names_in(folder)) {
      if (++entries_ > most_names)
        return "";
      if (fs::is_symlink(folder / name, error) || !fs::is_directory(folder / name, error))
        continue;
      if (std::string found = look(folder / name, depth + 1); !found.empty())
        return found;
    }
    return "";
  }

  fs::path name_;
  size_t entries_ = 0;
};

// The folder of the project that has the file at `path`; empty where nothing marks one.
fs::path project_of(const fs::path &path) {
  std::error_code error;
  fs::path folder = fs::absolute(path, error).lexically_normal().parent_path();
  for (int i = 0; i < most_parents && folder.has_relative_path(); ++i) {
    for (std::string_view mark : project_marks)
      if (fs::exists(folder / mark, error))
        return folder;
    folder = folder.parent_path();
  }
  return {};
}

// A folder that has the file; empty where none is known.
std::string folder_of(const std::string &name, const std::string &includer) {
  fs::path beside = fs::path(includer).parent_path();
  // (In the current folder it would have been found.)
  if (is_file((beside / name).string()))
    return beside.string();
  for (std::string &folder : installed_include_folders())
    if (is_file(folder + '/' + name))
      return std::move(folder);
  fs::path project = project_of(includer);
  if (project.empty())
    return "";
  std::string found = ProjectSearch(name).folder_below(project);
  return found.empty() ? "" : fs::proximate(found).string();
}

std::string searched(const std::vector<std::string> &include_dirs) {
  std::string text = "searched in the current folder";
  size_t shown = std::min(include_dirs.size(), most_listed);
  for (size_t i = 0; i < shown; ++i)
    text += ", " + include_dirs[i];
  if (shown < include_dirs.size())
    text += " and " + std::to_string(include_dirs.size() - shown) + " more";
  return text;
}

} // namespace

void explain_missing_file(Diagnostic &diagnostic, const Records &unit,
                          const std::vector<std::string> &include_dirs) {
  const std::string &name = diagnostic.what.subject;
  diagnostic.notes.push_back({searched(include_dirs), 0});
  std::string includer = unit.sources.find(diagnostic.pos)->path;
  if (std::string folder = folder_of(name, includer); !folder.empty()) {
    diagnostic.notes.push_back({'\'' + name + "' is in " + folder + ": add -I" + folder, 0});
    return;
  }
  std::vector<std::string> folders{"."};
  folders.insert(folders.end(), include_dirs.begin(), include_dirs.end());
  std::error_code error;
  for (const std::string &folder : folders)
    if (std::string near = near_name(folder, name);
        !near.empty() && !fs::equivalent(fs::path(folder) / near, includer, error)) {
      diagnostic.what.message.text += did_you_mean(near);
      diagnostic.what.near = near;
      return;
    }
}

} // namespace tblgen::command
