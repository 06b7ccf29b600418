// What a process knows of itself, and of those it was started by.
#pragma once

#include <optional>
#include <string>

namespace tblgen::system {

struct ProcessorTimes {
  double user = 0, system = 0; // in seconds
};
ProcessorTimes processor_times();

enum class Standard : int { Input, Output, Error };
bool is_terminal(int descriptor);
inline bool is_terminal(Standard stream) { return is_terminal(static_cast<int>(stream)); }

// What is written to standard output is not changed on its way; a stream that is closed takes
// nothing, and no file that is opened later takes its place.
void prepare_standard_streams();

// Empty where it is gone.
std::string current_folder();

// Of the environment: what this process starts does not see it.
void forget_variable(const char *name);

struct Process {
  std::string name;
  long parent = 0;
  std::string start;      // tells it from another one that has its number later
  bool is_running = true; // neither stopped nor over
};

// Nothing where there is none, or the system does not say.
std::optional<Process> process_of(long number);
long parent_process();

// Where this user's sockets and notes are, until the machine is turned off. The folder may not be
// there yet; empty: there is none.
std::string runtime_folder();

// The same, made if it is missing; empty where others could look into it.
std::string private_runtime_folder();

// Whether no process has noted `run` for the subject yet, in the private folder. It is noted now.
bool note_run(const std::string &subject, const std::string &run);

} // namespace tblgen::system
