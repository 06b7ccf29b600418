#include "tblgen_build/command/missing_file.h"

#include "tblgen_build/command/installed.h"
#include "tblgen_build/command/paths.h"
#include "tblgen_build/system/files.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace tblgen::command {

using system::FileKind;

namespace {

constexpr size_t most_names = 20'000; // of a project's folders
constexpr int most_levels = 8;
constexpr int most_parents = 8;
constexpr size_t most_listed = 10; // folders that were searched
constexpr const char *project_marks[] = {".git", "tblgen.toml"};

// Names in the folder, sorted: the same on every machine.
std::vector<std::string> names_in(const std::string &folder) {
  std::vector<std::string> names = system::Folder(folder).names();
  std::erase_if(names, [](const std::string &name) { return name.starts_with('.'); });
  std::ranges::sort(names);
  names.resize(std::min(names.size(), most_names));
  return names;
}

// The name as it is spelled in the folder, each of its parts put right; empty where one is too far
// from all names there.
std::string near_name(const std::string &folder, std::string_view name) {
  size_t slash = name.find('/');
  std::string part(name.substr(0, slash));
  if (part.empty() || system::status_of(folder + '/' + part).kind == FileKind::None) {
    Suggestion suggestion(part);
    std::vector<std::string> names = names_in(folder);
    for (const std::string &candidate : names)
      if (is_folder(folder + '/' + candidate) == (slash != name.npos))
        suggestion.offer(candidate);
    part = suggestion.best();
  }
  if (part.empty() || slash == name.npos)
    return is_file(folder + '/' + part) && part.ends_with(".td") ? part : "";
  std::string rest = near_name(folder + '/' + part, name.substr(slash + 1));
  return rest.empty() ? "" : part + '/' + rest;
}

// Links are left out: they may lead back.
bool is_folder_itself(const std::string &path) {
  return is_folder(path) &&
         system::OpenFile(path, system::Opening::NoLink).kind() == FileKind::Folder;
}

// Looks through a project for the folder from which `name` is found.
class ProjectSearch {
public:
  explicit ProjectSearch(std::string_view name) : name_(name) {}

  std::string folder_below(const std::string &root) { return look(root, 0); }

private:
  std::string look(const std::string &folder, int depth) {
    if (is_file(folder + '/' + name_))
      return folder;
    if (depth == most_levels)
      return "";
    for (const std::string &name : names_in(folder)) {
      if (++entries_ > most_names)
        return "";
      std::string path = folder + '/' + name;
      if (!is_folder_itself(path))
        continue;
      if (std::string found = look(path, depth + 1); !found.empty())
        return found;
    }
    return "";
  }

  std::string name_;
  size_t entries_ = 0;
};

// The folder of the project that has the file at `path`; empty where nothing marks one.
std::string project_of(const std::string &path) {
  std::string folder = system::real_path(folder_of(path));
  for (int i = 0; i < most_parents && !folder.empty() && folder != "."; ++i) {
    for (const char *mark : project_marks)
      if (system::status_of(folder + '/' + mark).kind != FileKind::None)
        return folder;
    folder = folder_of(folder);
  }
  return "";
}

// A folder that has the file; empty where none is known.
std::string folder_with(const std::string &name, const std::string &includer) {
  std::string beside = folder_of(includer);
  // (In the current folder it would have been found.)
  if (is_file(beside + '/' + name))
    return beside;
  for (std::string &folder : installed_include_folders())
    if (is_file(folder + '/' + name))
      return std::move(folder);
  std::string project = project_of(includer);
  if (project.empty())
    return "";
  std::string found = ProjectSearch(name).folder_below(project);
  return found.empty() ? "" : seen_from_here(found);
}

// Looks below an include folder for files of one name, wherever they are: paths from that folder.
class NamesakeSearch {
public:
  explicit NamesakeSearch(std::string_view path) : name_(path.substr(path.rfind('/') + 1)) {}

  void look_below(const std::string &folder) { look(folder, "", 0); }

  // The only one; empty where there is none, or where it could be any of several.
  std::string only() const { return found_.size() == 1 ? *found_.begin() : ""; }

private:
  void look(const std::string &folder, const std::string &prefix, int depth) {
    if (is_file(folder + '/' + name_))
      found_.insert(prefix + name_);
    if (depth == most_levels || found_.size() > 1)
      return;
    for (const std::string &name : names_in(folder))
      if (++entries_ <= most_names && name.find('.') == name.npos &&
          is_folder_itself(folder + '/' + name))
        look(folder + '/' + name, prefix + name + '/', depth + 1);
  }

  std::string name_;
  std::set<std::string> found_;
  size_t entries_ = 0;
};

// The same file name in another folder, as in "mlir/OpBase.td".
std::string namesake(const std::string &path, const std::vector<std::string> &include_dirs) {
  NamesakeSearch search(path);
  for (const std::string &folder : include_dirs)
    if (folder != ".")
      search.look_below(folder);
  return search.only();
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
                          const std::vector<std::string> &include_dirs,
                          std::set<std::string> &told) {
  const std::string &name = diagnostic.what.subject;
  if (told.empty())
    diagnostic.notes.push_back({searched(include_dirs), 0});
  told.insert("");
  std::string includer = unit.sources.find(diagnostic.pos)->path;
  if (std::string folder = folder_with(name, includer); !folder.empty()) {
    if (told.insert(folder).second)
      diagnostic.notes.push_back({'\'' + name + "' is in " + folder + ": add -I" + folder, 0});
    return;
  }
  std::vector<std::string> folders{"."};
  folders.insert(folders.end(), include_dirs.begin(), include_dirs.end());
  system::FileStatus status = system::status_of(includer);
  std::string near;
  for (const std::string &folder : folders) {
    near = near_name(folder, name);
    if (!near.empty() && !is_one_file(system::status_of(folder + '/' + near), status))
      break;
    near.clear();
  }
  if (near.empty() && name.ends_with(".td"))
    near = namesake(name, include_dirs);
  if (!near.empty()) {
    diagnostic.what.message.text += did_you_mean(near);
    diagnostic.what.near = near;
  }
}

} // namespace tblgen::command
