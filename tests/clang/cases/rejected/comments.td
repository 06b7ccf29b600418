// What is missing or wrong in descriptions of documentation comments.

// --- no_class --gen-clang-comment-command-info ; --gen-clang-comment-command-list ; --gen-clang-comment-html-tags ; --gen-clang-comment-html-tags-properties ; --gen-clang-comment-html-named-character-references
class Other;

// --- command_without_name --gen-clang-comment-command-info ; --gen-clang-comment-command-list
class Command;
def a : Command;

// --- command_without_flag --gen-clang-comment-command-info
class Command { string Name = NAME; string EndCommandName = ""; int NumArgs = 0; }
def a : Command;

// --- tag_without_property --gen-clang-comment-html-tags-properties
class Tag { string Spelling = NAME; }
def a : Tag;
