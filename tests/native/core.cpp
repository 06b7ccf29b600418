// The pieces below evaluation: arena, values, lexer, preprocessor, records, diagnostics,
// digests, the scanner, regular expressions, names, hashes.
#include "check.h"
#include "program.h"
#include "tblgen_build/core/lex/scan.h"
#include "tblgen_build/core/print/print.h"
#include "tblgen_build/core/records/digest.h"
#include "tblgen_build/core/records/instances.h"
#include "tblgen_build/core/support/name_index.h"
#include "tblgen_build/core/support/posix_regex.h"
#include "tblgen_build/core/support/xxh3.h"

#include <array>
#include <clocale>

using namespace tblgen;

namespace {

std::string hex(const Digest &digest) {
  std::string text;
  for (auto byte : digest) {
    text += "0123456789abcdef"[static_cast<uint8_t>(byte) >> 4];
    text += "0123456789abcdef"[static_cast<uint8_t>(byte) & 15];
  }
  return text;
}

} // namespace

// --- arena and values --------------------------------------------------------

TEST(arena_keeps_what_it_copies) {
  Arena arena(std::make_shared<PagePool>());
  std::string text(100'000, 'x');
  std::string_view copy = arena.copy(text);
  text.assign("gone");
  EQUAL(copy.size(), size_t{100'000});
  EQUAL(copy.back(), 'x');
  auto *words = arena.make_array<uint64_t>(3);
  EQUAL(reinterpret_cast<uintptr_t>(words) % alignof(uint64_t), uintptr_t{0});
  HOLDS(arena.bytes_reserved() >= 100'000);
}

TEST(equal_values_are_one) {
  ValueTable values(std::make_shared<PagePool>());
  EQUAL(values.integer(7), values.integer(7));
  EQUAL(values.integer(1 << 30), values.integer(1 << 30));
  HOLDS(values.integer(7) != values.integer(8));
  EQUAL(values.string("a"), values.string(std::string("a")));
  HOLDS(values.string("a") != values.string("a", true));
  std::array<const Value *, 2> items = {values.integer(1), values.integer(2)};
  EQUAL(values.list(items, values.int_type()), values.list(items, values.int_type()));
  EQUAL(values.bits(4, 0b1010, 0), values.bits(4, 0b1010, 0));
  EQUAL(to_string(values.bits(4, 0b1010, 0b0001)), "{ 1, 0, 1, ? }");
  EQUAL(values.list_type(values.int_type()), values.list_type(values.int_type()));
}

TEST(what_a_value_knows_of_its_parts) {
  ValueTable values(std::make_shared<PagePool>());
  const Value *var = values.var(values.string("n"), values.int_type());
  HOLDS(var->resolvable && !var->concrete);
  std::array<const Value *, 2> items = {values.integer(1), var};
  const Value *list = values.list(items, values.int_type());
  HOLDS(list->resolvable);
  EQUAL(list->variables, variable_bit(values.string("n")));
  EQUAL(list->depth, var->depth + 1);
}

// --- lexer and preprocessor --------------------------------------------------

TEST(tokens_with_escapes_and_numbers) {
  auto parsed = program::parse("def a { string s = \"a\\tb\\\"\"; int h = 0xFF; int m = -3;\n"
                               "  bits<4> b = 0b0101; code c = [{ {} ] }]; /* /* */ */ }");
  EQUAL(parsed->problem(), "");
  EQUAL(parsed->value("a", "s"), "\"a\tb\"\"");
  EQUAL(parsed->value("a", "h"), "255");
  EQUAL(parsed->value("a", "m"), "-3");
  EQUAL(parsed->value("a", "b"), "{ 0, 1, 0, 1 }");
  EQUAL(parsed->value("a", "c"), "[{ {} ] }]");
}

TEST(regions_by_macro) {
  std::string text = "#ifdef X\ndef x;\n#else\n#define Y\n#endif\n#ifdef Y\ndef y;\n#endif\n";
  auto without = program::parse({{"main.td", text}}),
       with = program::parse({{"main.td", text}}, {"X"});
  HOLDS(without->result.unit->find_def("y") && !without->result.unit->find_def("x"));
  HOLDS(with->result.unit->find_def("x") && !with->result.unit->find_def("y"));
}

TEST(an_include_may_define) {
  auto parsed = program::parse(
      {{"main.td", "include \"m.td\"\n#ifdef M\ndef a;\n#endif\n"}, {"m.td", "#define M\n"}});
  HOLDS(parsed->result.unit->find_def("a"));
  EQUAL(parsed->result.unit->dependencies.size(), size_t{2});
}

TEST(malformed_text) {
  EQUAL(program::parse("def a { int x = !nosuch(1); }")->problem(),
        "main.td:1:17: error: unknown operator\ndef a { int x = !nosuch(1); }\n"
        "                ^\n");
  HOLDS(program::parse("#ifdef A\n")->result.has_errors);
}

// --- records -----------------------------------------------------------------

TEST(fields_are_late_bound) {
  auto parsed = program::parse("class A<int n> { int x = n; int y = !add(x, 1); }\n"
                               "class B : A<1>;\ndef a : B { let x = 5; }\n");
  EQUAL(parsed->value("a", "y"), "6");
  const Record *a = parsed->result.unit->find_def("a");
  HOLDS(a->is_subclass_of(parsed->result.unit->find_class("A")));
  EQUAL(a->superclasses().size(), size_t{2});
  EQUAL(a->superclasses()[0]->name_text(), "A");
  EQUAL(record_text(*a), "a {\t// A B\n  int x = 5;\n  int y = 6;\n}\n");
}

TEST(many_superclasses_are_a_set) {
  std::string classes, names;
  for (int i = 0; i < 200; ++i) {
    classes += "class C" + std::to_string(i) + " { int f" + std::to_string(i) + "; }\n";
    names += (i ? ", C" : "C") + std::to_string(i);
  }
  auto parsed = program::parse(classes + "class Other;\ndef a : " + names +
                               ";\nmulticlass M { def _ : " + names + "; }\ndefm b : M;\n");
  for (const char *name : {"a", "b_"}) {
    const Record *def = parsed->result.unit->find_def(name);
    HOLDS(def->is_subclass_of(parsed->result.unit->find_class("C199")));
    HOLDS(!def->is_subclass_of(parsed->result.unit->find_class("Other")));
    EQUAL(def->fields().size(), size_t{200});
  }
}

TEST(a_class_known_by_name_first_passes_its_superclasses_on) {
  auto parsed = program::parse("class A; class B : A; class C; def b : B;\n"
                               "defvar none = !size(!instances<C>());\nclass A : C;\n"
                               "defvar one = !size(!instances<C>());\n");
  EQUAL(to_string(parsed->result.unit->find_global("none")), "0");
  EQUAL(to_string(parsed->result.unit->find_global("one")), "1");
}

TEST(instances_come_in_the_order_of_names) {
  auto parsed = program::parse("class K; def b : K; def a10 : K;\ndefvar first = !instances<K>();\n"
                               "def a9 : K; def c : K;\ndefvar second = !instances<K>();\n"
                               "def other;\ndefvar third = !instances<K>();\n"
                               "defvar some = !instances<K>(\"^a\");\n");
  auto global = [&](const char *name) { return to_string(parsed->result.unit->find_global(name)); };
  EQUAL(global("first"), "[a10, b]");
  EQUAL(global("second"), "[a9, a10, b, c]");
  EQUAL(global("third"), global("second"));
  EQUAL(global("some"), "[a9, a10]");
  HOLDS(compare_names("r9", "r10") < 0 && compare_names("a", "b") < 0);
}

// --- diagnostics -------------------------------------------------------------

TEST(a_diagnostic_points_at_its_place) {
  auto parsed = program::parse({{"main.td", "include \"i.td\"\n"}, {"i.td", "def a : Nothing;\n"}});
  EQUAL(parsed->problem(),
        "Included from main.td:1:\ni.td:1:9: error: Couldn't find class 'Nothing'\n"
        "def a : Nothing;\n        ^\n");
}

TEST(names_nearly_right_are_suggested) {
  HOLDS(program::parse("class Register;\ndef a : Registre;\n")->problem().find("'Register'") !=
        std::string::npos);
}

// --- scanner -----------------------------------------------------------------

TEST(the_scanner_sees_what_a_parse_would_read) {
  program::Files files({{"main.td", "#ifdef X\ninclude \"x.td\"\n#endif\ninclude \"y.td\"\n"},
                        {"x.td", ""},
                        {"d/y.td", "include \"none.td\"\n"}});
  Session session(files);
  ScanRequest request;
  request.path = "main.td";
  request.include_dirs = {"d"};
  ScanResult result = scan_includes(session, request);
  EQUAL(result.files.size(), size_t{2});
}

// --- digests and names -------------------------------------------------------

TEST(sha256_of_known_texts) {
  EQUAL(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EQUAL(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(xxh3_of_known_texts) {
  EQUAL(xxh3_64(""), uint64_t{0x2D06800538D394C2});
  EQUAL(xxh3_64("a"), uint64_t{0xE6C632B61E964E1F});
}

TEST(a_regular_expression_knows_its_beginnings) {
  EQUAL(Regex("^(V?ADD|SUB)[rm]").prefixes().size(), size_t{6});
  EQUAL(Regex("^ADD.*").prefixes().front(), "ADD");
  EQUAL(Regex("ADD").prefixes().front(), "");
  EQUAL(Regex("^A*B").prefixes().front(), "");
  EQUAL(Regex("^()B").prefixes().front(), "B");
}

// What the libraries of systems differ in: see tblgen_build/system.
TEST(expressions_match_alike_on_every_system) {
  HOLDS(Regex("(ab|c)x\\1").search("-cxc"));
  HOLDS(!Regex("^(ab|c)x\\1$").search("cxab"));
  HOLDS(!Regex("^(a)\\1").search("a1"));
  HOLDS(Regex("(a)[[:<:]]?\\1").search("aa"));
  HOLDS(Regex("[[:<:]]ab[[:>:]]").search("x ab"));
  HOLDS(!Regex("[[:<:]]ab").search("xab"));
  HOLDS(Regex("[[:>:]]").search("ab"));
  HOLDS(!Regex("[[:>:]]").search("--"));
  HOLDS(!Regex("ab[[:>:]]").search("abx"));
  HOLDS(Regex("^a{255}$").search(std::string(255, 'a')));
  HOLDS(Regex("^[\x80-\xff].$").search("\xc3\xa4"));
  HOLDS(!Regex("^.$").search("\xc3\xa4"));
  HOLDS(!Regex("[[:alpha:]]").search("\xc3\xa4"));
  HOLDS(Regex("^a.b$").search("a\nb"));
  HOLDS(Regex("[\\]\\(").search("\\("));
  HOLDS(!Regex("(a)\\1$").search("aa\nb"));
  HOLDS(Regex("($)*\\(").search("("));
  HOLDS(Regex("(^|b)*a").search("ca"));
  HOLDS(Regex("([[:<:]])?a").search("ba"));
  HOLDS(Regex("([])^(]|$)*b").search("b"));
  HOLDS(Regex("((x$)|y){0,2}b").search("b"));
}

TEST(expressions_are_of_bytes_in_every_locale) {
  std::setlocale(LC_ALL, "C.UTF-8");
  HOLDS(!Regex("^.$").search("\xc3\xa4"));
  HOLDS(!Regex("^(.)\\1?$").search("\xc3\xa4"));
  HOLDS(Regex("^[\xc3].$").search("\xc3\xa4"));
  std::setlocale(LC_ALL, "C");
}

TEST(names_are_found_by_them) {
  NameIndex names({"SUB", "VADD", "ADD", "ADDx"});
  HOLDS((names.find("", "^(V?ADD$)") == std::vector<uint32_t>{1, 2}));
  HOLDS((names.find("ADD", "") == std::vector<uint32_t>{2, 3}));
}
