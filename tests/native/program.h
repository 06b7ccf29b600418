// Programs parsed from memory: what the tests of the core look at.
#pragma once

#include "tblgen_build/core/session.h"

#include <map>
#include <string>

namespace program {

// Files that exist in memory alone.
class Files final : public tblgen::FileSystem {
public:
  explicit Files(std::map<std::string, std::string> files) : files_(std::move(files)) {}
  std::optional<std::string> read(const std::string &path) const override {
    auto found = files_.find(path);
    return found == files_.end() ? std::nullopt : std::optional(found->second);
  }

private:
  std::map<std::string, std::string> files_;
};

struct Parsed {
  Files files{{}};
  std::unique_ptr<tblgen::Session> session;
  tblgen::ParseResult result;

  // The field's value as it is spelled.
  std::string value(std::string_view def, std::string_view field) const {
    const tblgen::Record *record = result.unit->find_def(def);
    if (!record)
      return "no such def";
    const tblgen::StringValue *name = result.unit->values.find_string(field);
    uint32_t slot = name ? record->find_field(name) : tblgen::Shape::none;
    return slot == tblgen::Shape::none ? "no such field" : to_string(record->value(slot));
  }
  // The first diagnostic, or nothing.
  std::string problem() const {
    return result.diagnostics.empty() ? "" : render(result.detached(result.diagnostics.front()));
  }
};

inline std::unique_ptr<Parsed> parse(std::map<std::string, std::string> files,
                                     std::vector<std::string> defines = {}) {
  auto parsed = std::make_unique<Parsed>();
  parsed->files = Files(std::move(files));
  parsed->session = std::make_unique<tblgen::Session>(parsed->files);
  tblgen::ParseRequest request;
  request.path = "main.td";
  request.release = tblgen::newest_release; // whose language has every operator
  request.defines = std::move(defines);
  parsed->result = parsed->session->parse(request);
  return parsed;
}

inline std::unique_ptr<Parsed> parse(const std::string &text) { return parse({{"main.td", text}}); }

} // namespace program
