// Output files: written beside their target, put in its place in one step.
#pragma once

#include <string>
#include <string_view>

namespace tblgen::system {

enum class WhenSame : bool {
  Replace, // a new time stamp, as compilers do
  Keep,    // --write-if-changed: equal bytes leave the file untouched
};

// A file being written. Nothing is seen at `path` before commit(), which puts the
// whole text there at once; without it nothing remains. Permissions of an existing
// target stay, a link is followed, also one to nothing yet. A target that may be written in a
// folder that may not is overwritten, at commit() only. "-" is standard output. That, what a path
// like /dev/fd/63 has open in this process, and what is not a regular file (a terminal, a pipe,
// /dev/null) is written to directly. Any number of processes may
// write to one path: one of them wins.
class OutputFile {
public:
  // Whether it would be written to directly: what is appended is seen at once.
  static bool is_direct(const std::string &path);

  OutputFile(std::string path, WhenSame when_same);
  ~OutputFile();
  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  // Each returns false after a failure; problem() then says which, and stays.
  bool append(std::string_view bytes);
  bool commit();
  const std::string &problem() const { return problem_; }

  // Gives up what was appended, as an open file that has no name yet: another process may append()
  // it and commit(). -1, and nothing is given up, where only a named file can be put in place.
  int give_up();
  // Appends the content of such a file, which becomes the target itself where it can.
  bool append(int nameless);

private:
  void open_beside();
  bool can_be_named_later() const;
  bool append_content(int file);
  bool matches_existing(std::string_view bytes);
  bool name_temporary();
  bool overwrite();
  bool fail(const char *doing, int error);

  std::string path_;      // as given: what problem() names
  std::string target_;    // links resolved
  std::string temporary_; // empty: written directly, or not named yet
  int file_ = -1;
  int existing_ = -1; // the target's old content, while it equals what was appended
  bool owns_file_ = false;
  bool direct_ = false;
  bool in_place_ = false; // the folder may not be written to
  int open_error_ = 0;
  std::string pending_; // while in_place_: the text so far
  bool keep_when_same_;
  std::string problem_;
};

} // namespace tblgen::system
