#include "tblgen_build/command/response_file.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

namespace tblgen::command {

namespace {

// Far beyond what a build writes: files that include each other twice grow without end.
constexpr size_t max_arguments = size_t{1} << 20;
constexpr size_t max_file_size = size_t{64} << 20;

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

std::optional<std::string> read_text(const std::string &path) {
  // Not a stream: linked statically, those would triple the size of the launchers.
  std::unique_ptr<FILE, int (*)(FILE *)> file(std::fopen(path.c_str(), "rb"), std::fclose);
  if (!file)
    return std::nullopt;
  std::string text;
  char buffer[4096];
  size_t got;
  do {
    got = std::fread(buffer, 1, sizeof buffer, file.get());
    text.append(buffer, got);
  } while (got == sizeof buffer && text.size() <= max_file_size);
  if (std::ferror(file.get()))
    return std::nullopt;
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text.starts_with(byte_order_mark))
    text.erase(0, byte_order_mark.size());
  return text;
}

class Expansion {
public:
  void expand(const std::string &argument) {
    if (!argument.starts_with('@') || !result.problem.empty())
      return keep(argument);
    std::string path = argument.substr(1);
    std::optional<std::string> text = read_text(path);
    if (!text)
      return keep(argument);
    if (std::find(open_files_.begin(), open_files_.end(), path) != open_files_.end()) {
      result.problem = "the response file '" + path + "' includes itself";
      return;
    }
    if (text->size() > max_file_size) {
      result.problem = "the response file '" + path + "' is too large";
      return;
    }
    open_files_.push_back(std::move(path));
    for (const std::string &inner : split_arguments(*text))
      expand(inner);
    open_files_.pop_back();
  }

  ExpandedArguments result;

private:
  void keep(const std::string &argument) {
    if (result.arguments.size() < max_arguments)
      result.arguments.push_back(argument);
    else
      result.problem = "the response files hold too many arguments";
  }

  std::vector<std::string> open_files_;
};

} // namespace

std::vector<std::string> split_arguments(std::string_view text) {
  std::vector<std::string> arguments;
  std::string current;
  bool in_argument = false;
  char quote = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (!quote && is_space(c)) {
      if (in_argument)
        arguments.push_back(std::move(current));
      current.clear();
      in_argument = false;
      continue;
    }
    in_argument = true;
    if (c == '\\' && i + 1 < text.size()) {
      current += text[++i];
    } else if (quote ? c == quote : c == '"' || c == '\'') {
      quote = quote ? 0 : c;
    } else {
      current += c;
    }
  }
  if (in_argument)
    arguments.push_back(std::move(current));
  return arguments;
}

ExpandedArguments expand_response_files(std::span<const std::string> arguments) {
  Expansion expansion;
  for (const std::string &argument : arguments)
    expansion.expand(argument);
  return std::move(expansion.result);
}

} // namespace tblgen::command
