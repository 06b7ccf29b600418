// Folding: for each operator values that it gives. That none is forgotten is checked too.
#include "check.h"
#include "program.h"

#include <set>

namespace {

struct Case {
  tblgen::Op op;
  const char *type;
  const char *expression;
  const char *value;
};

using enum tblgen::Op;

constexpr Case cases[] = {
    {Tolower, "string", "!tolower(\"aBZ_\")", "\"abz_\""},
    {Toupper, "string", "!toupper(\"aBz_\")", "\"ABZ_\""},
    {StrConcat, "string", "!strconcat(\"a\", \"\", \"b\")", "\"ab\""},
    {Interleave, "string", "!interleave([1, 2], \", \")", "\"1, 2\""},
    {Subst, "string", "!subst(\"a\", \"bb\", \"aca\")", "\"bbcbb\""},
    {Substr, "string", "!substr(\"abcd\", 1, 2)", "\"bc\""},
    {Substr, "string", "!substr(\"abcd\", 4)", "\"\""},
    {Find, "int", "!find(\"abab\", \"ab\", 1)", "2"},
    {Find, "int", "!find(\"abab\", \"x\")", "-1"},
    {Match, "bit", "!match(\"abc\", \"^a.c$\")", "1"},
    {Match, "bit", "!match(\"abc\", \"^b\")", "0"},
    {Repr, "string", "!repr([1, 2])", "\"[1, 2]\""},
    {Not, "int", "!not(3)", "0"},
    {LogTwo, "int", "!logtwo(1023)", "9"},
    {Add, "int", "!add(1, 2, 3)", "6"},
    {Add, "int", "!add(9223372036854775807, 1)", "-9223372036854775808"},
    {Sub, "int", "!sub(1, 2)", "-1"},
    {Mul, "int", "!mul(3, 4)", "12"},
    {Div, "int", "!div(-7, 2)", "-3"},
    {And, "int", "!and(6, 3)", "2"},
    {Or, "int", "!or(6, 3)", "7"},
    {Xor, "int", "!xor(6, 3)", "5"},
    {Shl, "int", "!shl(1, 4)", "16"},
    {Sra, "int", "!sra(-8, 1)", "-4"},
    {Srl, "int", "!srl(-1, 63)", "1"},
    {Eq, "bit", "!eq(\"a\", \"a\")", "1"},
    {Ne, "bit", "!ne(x, y)", "1"},
    {Le, "bit", "!le(1, 1)", "1"},
    {Lt, "bit", "!lt(\"a\", \"b\")", "1"},
    {Ge, "bit", "!ge(1, 2)", "0"},
    {Gt, "bit", "!gt(2, 1)", "1"},
    {Size, "int", "!size(\"abc\")", "3"},
    {Empty, "int", "!empty([1])", "0"},
    {Head, "int", "!head([7, 8])", "7"},
    {Tail, "list<int>", "!tail([7, 8])", "[8]"},
    {ListFlatten, "list<int>", "!listflatten([[1], [2, 3]])", "[1, 2, 3]"},
    {ListConcat, "list<int>", "!listconcat([1], [2], [3])", "[1, 2, 3]"},
    {ListRemove, "list<int>", "!listremove([1, 2, 1], [1])", "[2]"},
    {ListSplat, "list<int>", "!listsplat(5, 2)", "[5, 5]"},
    {Range, "list<int>", "!range(5, 0, -2)", "[5, 3, 1]"},
    {ListElement, "int", "l[1]", "5"},
    {ListSlice, "list<int>", "l[2, 0]", "[6, 4]"},
    {RangeClosed, "list<int>", "l[0...1]", "[4, 5]"},
    {Foreach, "list<int>", "!foreach(i, [1, 2], !mul(i, i))", "[1, 4]"},
    {Foreach, "dag", "!foreach(i, (x y), !subst(x, y, i))", "(y y)"},
    {Filter, "list<int>", "!filter(i, [1, 2, 3], !ne(i, 2))", "[1, 3]"},
    {Sort, "list<int>", "!sort(i, [1, 4, 2, 3], !and(i, 1))", "[4, 2, 1, 3]"},
    {Sort, "list<string>", "!sort(s, [\"b\", \"\", \"a10\", \"B\"], s)",
     "[\"\", \"B\", \"a10\", \"b\"]"},
    {Foldl, "int", "!foldl(1, [2, 3], a, b, !add(!mul(a, 10), b))", "123"},
    {Foldl, "string", "!foldl(\"x\", [\"a\", \"b\"], a, b, !strconcat(a, b))", "\"xab\""},
    {If, "int", "!if(0, 1, 2)", "2"},
    {Cond, "int", "!cond(0: 1, !eq(1, 1): 2, 1: 3)", "2"},
    {Dag, "dag", "!dag(x, [1, 2], [\"a\", ?])", "(x 1:$a, 2)"},
    {Concat, "dag", "!con((x 1), (x 2:$b))", "(x 1, 2:$b)"},
    {GetDagOp, "K", "!getdagop<K>((x 1))", "x"},
    {GetDagOpName, "string", "!getdagopname((x:$n 1))", "\"n\""},
    {GetDagArg, "int", "!getdagarg<int>((x 1, 2:$b), \"b\")", "2"},
    {GetDagName, "string", "!getdagname((x 1, 2:$b), 1)", "\"b\""},
    {SetDagOp, "dag", "!setdagop((x 1), y)", "(y 1)"},
    {SetDagOpName, "dag", "!setdagopname((x 1), \"n\")", "(x:$n 1)"},
    {SetDagArg, "dag", "!setdagarg((x 1, 2), 0, 9)", "(x 9, 2)"},
    {SetDagName, "dag", "!setdagname((x 1, 2), 1, \"n\")", "(x 1, 2:$n)"},
    {Cast, "K", "!cast<K>(\"x\")", "x"},
    {Cast, "string", "!cast<string>(12)", "\"12\""},
    {Isa, "int", "!isa<K>(x)", "1"},
    {Exists, "int", "!exists<K>(\"nothing\")", "0"},
    {Instances, "list<K>", "!instances<K>(\"^[xy]$\")", "[x, y]"},
    {Instances, "list<K>", "!instances<K>()", "[r2, r10, x, y]"},
    {Initialized, "int", "!initialized(?)", "0"},
};

} // namespace

TEST(each_operator_folds) {
  for (const Case &one : cases) {
    auto parsed = program::parse(
        "class K; defvar l = [4, 5, 6];\ndef y : K; def x : K; def r10 : K; def r2 : K;\ndef a { " +
        std::string(one.type) + " v = " + one.expression + "; }\n");
    EQUAL(parsed->problem(), "");
    EQUAL(std::string(one.expression) + " = " + parsed->value("a", "v"),
          std::string(one.expression) + " = " + one.value);
  }
}

TEST(every_operator_has_a_case) {
  std::set<tblgen::Op> tested;
  for (const Case &one : cases)
    tested.insert(one.op);
  for (size_t i = 1; i < tblgen::op_count; ++i)
    if (auto op = static_cast<tblgen::Op>(i); !tested.contains(op))
      EQUAL(tblgen::op_name(op), "tested");
}

TEST(what_waits_for_an_argument_folds_with_it) {
  for (const Case &one : cases) {
    auto parsed = program::parse("class K; defvar l = [4, 5, 6];\ndef y : K; def x : K; def r10 : "
                                 "K; def r2 : K;\nclass A<bit b> { " +
                                 std::string(one.type) + " v = !if(b, " + one.expression +
                                 ", ?); }\ndef a : A<1>;\n");
    EQUAL(parsed->problem(), "");
    EQUAL(std::string(one.expression) + " = " + parsed->value("a", "v"),
          std::string(one.expression) + " = " + one.value);
  }
}

TEST(older_spellings) {
  auto parsed = program::parse("def x; def y; def a { dag d = !setop((x 1), !getop((y))); }");
  EQUAL(parsed->value("a", "d"), "(y 1)");
}
