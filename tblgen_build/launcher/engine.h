// The engine: a process that a build has started by itself. It makes what the build is
// about to ask for. For all other commands it forks, with their imports done. It serves
// commands that would have started the same engine, and ends seconds after the last one.
// docs/design/engine.md.
#pragma once

#include "tblgen_build/command/cache_files.h"
#include "tblgen_build/launcher/request.h"
#include "tblgen_build/system/posix/descriptor.h"

#include <optional>
#include <span>
#include <string>

namespace tblgen::launcher {

using system::Descriptor;

class Engine {
public:
  // Whether the environment and the command line want one.
  static bool is_wanted(std::span<const std::string> arguments);

  // The one for this package, for what this process inherited, and for the build folder that the
  // arguments name. Nothing where none is wanted, or could listen.
  static std::optional<Engine> find(const std::string &package,
                                    std::span<const std::string> arguments);

  // The command's exit status. Nothing where no engine has done anything: then the command has to
  // be run here. A signal that ends the command ends this process.
  std::optional<int> run(const Request &request) const;

  // Whether commands follow close enough upon each other that an engine pays.
  bool is_worth_starting(std::span<const std::string> arguments) const;

  // Returns when it listens, or does not start. It keeps nothing of this process open. What it
  // imports is for commands like this one. The package's files look like `code`.
  void start(const command::TreeState &code, const Request &request) const;

private:
  Engine(std::string package, Descriptor folder, std::string path, std::string build,
         bool is_listed_by_ninja)
      : package_(std::move(package)), folder_(std::move(folder)), path_(std::move(path)),
        build_(std::move(build)), is_listed_by_ninja_(is_listed_by_ninja) {}

  // A digest of all that makes engines different. Empty where that cannot be told.
  std::string socket_name() const;

  std::string package_;
  Descriptor folder_; // this user's, open
  std::string path_;
  std::string build_; // the build folder; empty: there is none that lists commands
  bool is_listed_by_ninja_;
};

} // namespace tblgen::launcher
