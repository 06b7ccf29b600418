// Recovery from an unknown name: the parser goes on with the next statement, in blocks too, so
// that one misspelt name does not hide the next. From there on it reports only unknown names that
// no failed statement would have defined, and includes that are not found.
#pragma once

#include "tblgen_build/core/lex/token_stream.h"
#include "tblgen_build/core/parse/value_parser.h"

#include <set>

namespace tblgen {

class Recovery {
public:
  Recovery(TokenStream &tokens, Evaluator &evaluator, Scopes &scopes, ValueParser &expressions)
      : tokens_(tokens), log_(evaluator.log), records_(evaluator.records), scopes_(scopes),
        expressions_(expressions) {}

  // Whether a statement has failed.
  bool is_on() const { return reported_ != 0; }
  // How many statements were left out. A block that has one of them is incomplete.
  size_t left_out() const { return left_out_; }
  // The statement that began at the mark was read. False: nothing more can be found.
  // `is_expanded`: it stands in a multiclass, whose defms give the names to what it defines.
  // `is_whole`: no statement in it was left out.
  bool pass(const TokenStream::Mark &begin, bool is_expanded, bool is_whole);
  // The statement that began at the mark has failed. True: it was left out, and the current token
  // is the one after it. False: it ends the block, too.
  bool leave_out(const TokenStream::Mark &begin, bool is_expanded);
  // Removes the messages since then, except about unknown names and includes that are not found.
  void finish();

private:
  using Tokens = std::span<const Token>;
  struct Names {
    std::set<std::string_view> used, defined, begun; // `begun`: the defined ones begin with it
    bool is_complete = true;                         // false: others may be defined, too
  };

  Names names_in(const Segment &segment, Tokens statement, bool is_expanded);
  bool is_computed(const Token &name, const Segment &segment,
                   const std::set<std::string_view> &variables);
  bool has_unknown_names();
  void report(const Names &names);
  bool is_new(const Diagnostic &diagnostic, const Names &names) const;
  void report_more(const Segment &segment, Tokens statement);
  void lose(const Names &names);
  bool is_lost(std::string_view name) const;
  bool uses_lost(const Names &names) const;
  bool is_field(std::string_view name) const;

  static constexpr size_t max_reported = 20;
  static constexpr size_t max_left_out = 20'000;

  TokenStream &tokens_;
  DiagnosticLog &log_;
  Records &records_;
  Scopes &scopes_;
  ValueParser &expressions_;
  size_t left_out_ = 0;
  bool is_over_ = false;                         // nothing more can be found
  bool knows_values_ = true;                     // false: what was left out may define any name
  size_t failed_ = 0;                            // statements
  size_t kept_ = 0;                              // diagnostics that stay
  size_t reported_ = 0;                          // unknown names among them
  bool lacks_class_ = false;                     // a statement left out names an unknown class
  std::set<std::string, std::less<>> lost_;      // what statements left out define
  std::set<std::string, std::less<>> begun_;     // what names that they define begin with
  std::set<std::string, std::less<>> mentioned_; // by those statements
  std::set<std::string, std::less<>> unknown_;   // reported: each is once
};

} // namespace tblgen
