// The fork server: a Python that a build has started by itself, has imported what a command needs,
// and forks a process for each. It serves who would have started the same one, and is gone seconds
// after the last. docs/design/command.md, "The fork server".
#pragma once

#include "tblgen_build/command/files.h"

#include <optional>
#include <span>
#include <string>

namespace tblgen::launcher {

struct ForkRequest {
  std::string personality;
  std::string front_key;
  std::string program; // the name that the command was called by
  std::span<const std::string> arguments;
};

class ForkServer {
public:
  // Whether the environment and the command line want one.
  static bool is_wanted(std::span<const std::string> arguments);

  // The one for this package, whose files look like `code`, and for what this process inherited.
  // Nothing where none is wanted, or that cannot be told.
  static std::optional<ForkServer> find(const std::string &package, const command::TreeState &code,
                                        std::span<const std::string> arguments);
  ForkServer(ForkServer &&other) noexcept;
  ForkServer(const ForkServer &) = delete;
  ForkServer &operator=(const ForkServer &) = delete;
  ~ForkServer();

  // The command's exit status. Nothing where no server has done anything: then the command has to
  // be run here. A signal that ends the command ends this process.
  std::optional<int> run(const ForkRequest &request) const;

  // Whether commands follow close enough upon each other that a server pays.
  bool is_worth_starting(std::span<const std::string> arguments) const;

  // Without waiting for it. It keeps nothing of this process open. What it imports is for commands
  // like this one.
  void start(const std::string &package, const ForkRequest &request) const;

private:
  ForkServer(int folder, std::string path, std::string name, std::string code)
      : folder_(folder), path_(std::move(path)), name_(std::move(name)), code_(std::move(code)) {}

  int folder_; // this user's, open
  std::string path_;
  std::string name_; // of the socket: a digest of all that makes servers different
  std::string code_; // TreeState::identity
};

} // namespace tblgen::launcher
