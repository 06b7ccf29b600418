#include "tblgen_build/command/definitions.h"

#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/command/definition_lines.h"
#include "tblgen_build/command/missing_file.h"
#include "tblgen_build/command/swallowed.h"
#include "tblgen_build/system/files.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tblgen::command {

namespace {

constexpr size_t most_entries = 20'000; // of folders: an include folder may be large
constexpr size_t most_depth = 12;
constexpr uint64_t largest_file = uint64_t{4} << 20;
constexpr size_t most_named = 2;
constexpr size_t least_compared = 8; // letters of a name: shorter ones have too many neighbours

// What a unit lacks: names, each with the files that define it. One walk looks for all of them.
class Search {
public:
  explicit Search(const Records &unit) {
    for (const Buffer &buffer : unit.sources.buffers()) {
      included_.insert(buffer.path);
      system::FileStatus status = system::status_of(buffer.path);
      included_files_.emplace(status.device, status.number);
    }
  }

  void add(std::string_view name) { found_.try_emplace(std::string(name)); }
  bool has(std::string_view name) const { return found_.contains(name); }
  bool is_empty() const { return found_.empty(); }

  void look_below(const std::string &folder) { look(folder, "", 0); }

  // What to say of what was found; empty where nothing was. `has_near`: a name was suggested.
  std::string text(std::string_view name, bool has_near) const {
    const std::vector<std::string> &found = found_.find(name)->second;
    if (found.empty())
      return has_near ? "" : near_text(name);
    std::string text = "'" + std::string(name) + "' is defined in ";
    std::vector<std::string> files = related(found);
    for (size_t i = 0; i < std::min(files.size(), most_named); ++i)
      text += (i == 0 ? "" : " and in ") + files[i];
    if (files.size() > most_named)
      text += " and elsewhere";
    return text + (files.size() == 1 ? ", which is not included" : ", which are not included");
  }

private:
  void look(const std::string &folder, const std::string &prefix, size_t depth) {
    std::vector<std::string> names = system::Folder(folder).names();
    std::erase_if(names, [this](const std::string &name) {
      return name[0] == '.' || ++entries_ > most_entries;
    });
    std::ranges::sort(names);
    for (const std::string &name : names)
      look_at(folder + '/' + name, prefix + name, depth);
  }

  void look_at(const std::string &path, const std::string &shown, size_t depth) {
    system::FileStatus status = system::status_of(path);
    if (status.kind == system::FileKind::Folder && depth < most_depth)
      return look(path, shown + '/', depth + 1);
    if (!path.ends_with(".td") || status.kind != system::FileKind::File ||
        !seen_.insert(shown).second || status.size > largest_file ||
        included_files_.contains({status.device, status.number}))
      return;
    std::optional<std::string> text = read_file(path);
    if (!text)
      return;
    for (auto &[name, files] : found_)
      if (find_definition(*text, name) != text->npos)
        files.push_back(shown);
    each_definition(*text, [&](std::string_view name) {
      if (name.size() >= least_compared)
        defined_.try_emplace(std::string(name), shown);
    });
  }

  std::string near_text(std::string_view name) const {
    Suggestion suggestion(name);
    if (name.size() >= least_compared)
      for (const auto &[defined, file] : defined_)
        suggestion.offer(defined);
    auto found = defined_.find(suggestion.best());
    if (found == defined_.end())
      return "";
    return "did you mean '" + found->first + "'? It is defined in " + found->second +
           ", which is not included";
  }

  // Where several projects define the name: those of a project that is included from.
  std::vector<std::string> related(const std::vector<std::string> &found) const {
    std::vector<std::string> files;
    for (const std::string &file : found) {
      std::string project = '/' + file.substr(0, file.find('/') + 1);
      if (std::ranges::any_of(included_, [&](const std::string &path) {
            return project.size() > 1 && path.find(project) != path.npos;
          }))
        files.push_back(file);
    }
    return files.empty() ? found : files;
  }

  std::set<std::string> included_;
  std::set<std::pair<uint64_t, uint64_t>> included_files_; // the same, by device and number
  std::set<std::string> seen_; // a file of a folder hides those of later folders
  std::map<std::string, std::vector<std::string>, std::less<>> found_;
  std::map<std::string, std::string, std::less<>> defined_; // names, each with its first file
  size_t entries_ = 0;
};

// A name can only be used after its definition.
void explain_early_use(Diagnostic &diagnostic, const SourceMap &sources) {
  const Buffer *buffer = sources.find(diagnostic.pos);
  if (!buffer)
    return;
  std::string_view text = buffer->source->text;
  size_t found = find_definition(text, diagnostic.unknown_name, diagnostic.pos - buffer->base);
  if (found != text.npos)
    diagnostic.notes.push_back(
        {"it is defined here, after its use", buffer->base + static_cast<Pos>(found)});
}

} // namespace

void add_definition_notes(ParseResult &result, const std::vector<std::string> &include_dirs) {
  explain_swallowed_text(result);
  Search search(*result.unit);
  std::set<std::string> told;
  for (Diagnostic &diagnostic : result.diagnostics) {
    if (diagnostic.what.code == Code::MissingInclude)
      explain_missing_file(diagnostic, *result.unit, include_dirs, told);
    if (diagnostic.unknown_name.empty())
      continue;
    size_t before = diagnostic.notes.size();
    explain_early_use(diagnostic, result.unit->sources);
    if (diagnostic.notes.size() == before)
      search.add(diagnostic.unknown_name);
  }
  if (search.is_empty())
    return;
  for (const std::string &folder : include_dirs)
    search.look_below(folder);
  for (Diagnostic &diagnostic : result.diagnostics)
    if (search.has(diagnostic.unknown_name))
      if (std::string text = search.text(diagnostic.unknown_name, !diagnostic.what.near.empty());
          !text.empty())
        diagnostic.notes.push_back({std::move(text), 0});
}

} // namespace tblgen::command
