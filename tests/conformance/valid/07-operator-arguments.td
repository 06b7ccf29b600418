// --- add-extra
def o; class K; def k : K;
defvar v = !add(1, 2, 2, 2, 2);

// --- add-arg0-int
def o; class K; def k : K;
defvar v = !add(7, 2);

// --- add-arg0-bits
def o; class K; def k : K;
defvar v = !add({1, 0}, 2);

// --- add-arg1-int
def o; class K; def k : K;
defvar v = !add(1, 7);

// --- add-arg1-bits
def o; class K; def k : K;
defvar v = !add(1, {1, 0});

// --- sub-arg0-int
def o; class K; def k : K;
defvar v = !sub(7, 2);

// --- sub-arg0-bits
def o; class K; def k : K;
defvar v = !sub({1, 0}, 2);

// --- sub-arg1-int
def o; class K; def k : K;
defvar v = !sub(1, 7);

// --- sub-arg1-bits
def o; class K; def k : K;
defvar v = !sub(1, {1, 0});

// --- mul-extra
def o; class K; def k : K;
defvar v = !mul(1, 2, 2, 2, 2);

// --- mul-arg0-int
def o; class K; def k : K;
defvar v = !mul(7, 2);

// --- mul-arg0-bits
def o; class K; def k : K;
defvar v = !mul({1, 0}, 2);

// --- mul-arg1-int
def o; class K; def k : K;
defvar v = !mul(1, 7);

// --- mul-arg1-bits
def o; class K; def k : K;
defvar v = !mul(1, {1, 0});

// --- div-arg0-int
def o; class K; def k : K;
defvar v = !div(7, 2);

// --- div-arg0-bits
def o; class K; def k : K;
defvar v = !div({1, 0}, 2);

// --- div-arg1-int
def o; class K; def k : K;
defvar v = !div(4, 7);

// --- div-arg1-bits
def o; class K; def k : K;
defvar v = !div(4, {1, 0});

// --- and-extra
def o; class K; def k : K;
defvar v = !and(1, 2, 2, 2, 2);

// --- and-arg0-int
def o; class K; def k : K;
defvar v = !and(7, 2);

// --- and-arg0-bits
def o; class K; def k : K;
defvar v = !and({1, 0}, 2);

// --- and-arg1-int
def o; class K; def k : K;
defvar v = !and(1, 7);

// --- and-arg1-bits
def o; class K; def k : K;
defvar v = !and(1, {1, 0});

// --- or-extra
def o; class K; def k : K;
defvar v = !or(1, 2, 2, 2, 2);

// --- or-arg0-int
def o; class K; def k : K;
defvar v = !or(7, 2);

// --- or-arg0-bits
def o; class K; def k : K;
defvar v = !or({1, 0}, 2);

// --- or-arg1-int
def o; class K; def k : K;
defvar v = !or(1, 7);

// --- or-arg1-bits
def o; class K; def k : K;
defvar v = !or(1, {1, 0});

// --- xor-extra
def o; class K; def k : K;
defvar v = !xor(1, 2, 2, 2, 2);

// --- xor-arg0-int
def o; class K; def k : K;
defvar v = !xor(7, 2);

// --- xor-arg0-bits
def o; class K; def k : K;
defvar v = !xor({1, 0}, 2);

// --- xor-arg1-int
def o; class K; def k : K;
defvar v = !xor(1, 7);

// --- xor-arg1-bits
def o; class K; def k : K;
defvar v = !xor(1, {1, 0});

// --- shl-arg0-int
def o; class K; def k : K;
defvar v = !shl(7, 2);

// --- shl-arg0-bits
def o; class K; def k : K;
defvar v = !shl({1, 0}, 2);

// --- shl-arg1-int
def o; class K; def k : K;
defvar v = !shl(1, 7);

// --- shl-arg1-bits
def o; class K; def k : K;
defvar v = !shl(1, {1, 0});

// --- sra-arg0-int
def o; class K; def k : K;
defvar v = !sra(7, 2);

// --- sra-arg0-bits
def o; class K; def k : K;
defvar v = !sra({1, 0}, 2);

// --- sra-arg1-int
def o; class K; def k : K;
defvar v = !sra(1, 7);

// --- sra-arg1-bits
def o; class K; def k : K;
defvar v = !sra(1, {1, 0});

// --- srl-arg0-int
def o; class K; def k : K;
defvar v = !srl(7, 2);

// --- srl-arg0-bits
def o; class K; def k : K;
defvar v = !srl({1, 0}, 2);

// --- srl-arg1-int
def o; class K; def k : K;
defvar v = !srl(1, 7);

// --- srl-arg1-bits
def o; class K; def k : K;
defvar v = !srl(1, {1, 0});

// --- logtwo-arg0-string
def o; class K; def k : K;
defvar v = !logtwo("zz");

// --- logtwo-arg0-int
def o; class K; def k : K;
defvar v = !logtwo(7);

// --- logtwo-arg0-list
def o; class K; def k : K;
defvar v = !logtwo([7]);

// --- logtwo-arg0-dag
def o; class K; def k : K;
defvar v = !logtwo((o 1));

// --- logtwo-arg0-record
def o; class K; def k : K;
defvar v = !logtwo(k);

// --- logtwo-arg0-unset
def o; class K; def k : K;
defvar v = !logtwo(?);

// --- logtwo-arg0-bits
def o; class K; def k : K;
defvar v = !logtwo({1, 0});

// --- not-arg0-string
def o; class K; def k : K;
defvar v = !not("zz");

// --- not-arg0-int
def o; class K; def k : K;
defvar v = !not(7);

// --- not-arg0-list
def o; class K; def k : K;
defvar v = !not([7]);

// --- not-arg0-dag
def o; class K; def k : K;
defvar v = !not((o 1));

// --- not-arg0-record
def o; class K; def k : K;
defvar v = !not(k);

// --- not-arg0-unset
def o; class K; def k : K;
defvar v = !not(?);

// --- not-arg0-bits
def o; class K; def k : K;
defvar v = !not({1, 0});

// --- eq-arg0-int
def o; class K; def k : K;
defvar v = !eq(7, 2);

// --- eq-arg0-bits
def o; class K; def k : K;
defvar v = !eq({1, 0}, 2);

// --- eq-arg1-int
def o; class K; def k : K;
defvar v = !eq(1, 7);

// --- eq-arg1-bits
def o; class K; def k : K;
defvar v = !eq(1, {1, 0});

// --- ne-arg0-int
def o; class K; def k : K;
defvar v = !ne(7, 2);

// --- ne-arg0-bits
def o; class K; def k : K;
defvar v = !ne({1, 0}, 2);

// --- ne-arg1-int
def o; class K; def k : K;
defvar v = !ne(1, 7);

// --- ne-arg1-bits
def o; class K; def k : K;
defvar v = !ne(1, {1, 0});

// --- lt-arg0-int
def o; class K; def k : K;
defvar v = !lt(7, 2);

// --- lt-arg0-bits
def o; class K; def k : K;
defvar v = !lt({1, 0}, 2);

// --- lt-arg1-int
def o; class K; def k : K;
defvar v = !lt(1, 7);

// --- lt-arg1-bits
def o; class K; def k : K;
defvar v = !lt(1, {1, 0});

// --- le-arg0-int
def o; class K; def k : K;
defvar v = !le(7, 2);

// --- le-arg0-bits
def o; class K; def k : K;
defvar v = !le({1, 0}, 2);

// --- le-arg1-int
def o; class K; def k : K;
defvar v = !le(1, 7);

// --- le-arg1-bits
def o; class K; def k : K;
defvar v = !le(1, {1, 0});

// --- gt-arg0-int
def o; class K; def k : K;
defvar v = !gt(7, 2);

// --- gt-arg0-bits
def o; class K; def k : K;
defvar v = !gt({1, 0}, 2);

// --- gt-arg1-int
def o; class K; def k : K;
defvar v = !gt(1, 7);

// --- gt-arg1-bits
def o; class K; def k : K;
defvar v = !gt(1, {1, 0});

// --- ge-arg0-int
def o; class K; def k : K;
defvar v = !ge(7, 2);

// --- ge-arg0-bits
def o; class K; def k : K;
defvar v = !ge({1, 0}, 2);

// --- ge-arg1-int
def o; class K; def k : K;
defvar v = !ge(1, 7);

// --- ge-arg1-bits
def o; class K; def k : K;
defvar v = !ge(1, {1, 0});

// --- if-arg0-string
def o; class K; def k : K;
defvar v = !if("zz", 2, 3);

// --- if-arg0-int
def o; class K; def k : K;
defvar v = !if(7, 2, 3);

// --- if-arg0-list
def o; class K; def k : K;
defvar v = !if([7], 2, 3);

// --- if-arg0-dag
def o; class K; def k : K;
defvar v = !if((o 1), 2, 3);

// --- if-arg0-record
def o; class K; def k : K;
defvar v = !if(k, 2, 3);

// --- if-arg0-unset
def o; class K; def k : K;
defvar v = !if(?, 2, 3);

// --- if-arg0-bits
def o; class K; def k : K;
defvar v = !if({1, 0}, 2, 3);

// --- if-arg1-int
def o; class K; def k : K;
defvar v = !if(1, 7, 3);

// --- if-arg1-unset
def o; class K; def k : K;
defvar v = !if(1, ?, 3);

// --- if-arg1-bits
def o; class K; def k : K;
defvar v = !if(1, {1, 0}, 3);

// --- if-arg2-int
def o; class K; def k : K;
defvar v = !if(1, 2, 7);

// --- if-arg2-unset
def o; class K; def k : K;
defvar v = !if(1, 2, ?);

// --- if-arg2-bits
def o; class K; def k : K;
defvar v = !if(1, 2, {1, 0});

// --- strconcat-extra
def o; class K; def k : K;
defvar v = !strconcat("a", "b", "b", "b", "b");

// --- strconcat-arg0-string
def o; class K; def k : K;
defvar v = !strconcat("zz", "b");

// --- strconcat-arg1-string
def o; class K; def k : K;
defvar v = !strconcat("a", "zz");

// --- head-arg0-list
def o; class K; def k : K;
defvar v = !head([7]);

// --- tail-arg0-list
def o; class K; def k : K;
defvar v = !tail([7]);

// --- size-arg0-string
def o; class K; def k : K;
defvar v = !size("zz");

// --- size-arg0-list
def o; class K; def k : K;
defvar v = !size([7]);

// --- size-arg0-dag
def o; class K; def k : K;
defvar v = !size((o 1));

// --- empty-arg0-string
def o; class K; def k : K;
defvar v = !empty("zz");

// --- empty-arg0-list
def o; class K; def k : K;
defvar v = !empty([7]);

// --- empty-arg0-dag
def o; class K; def k : K;
defvar v = !empty((o 1));

// --- listconcat-extra
def o; class K; def k : K;
defvar v = !listconcat([1], [2], [2], [2], [2]);

// --- listconcat-arg0-list
def o; class K; def k : K;
defvar v = !listconcat([7], [2]);

// --- listconcat-arg1-list
def o; class K; def k : K;
defvar v = !listconcat([1], [7]);

// --- listconcat-arg1-emptylist
def o; class K; def k : K;
defvar v = !listconcat([1], []);

// --- listsplat-arg0-string
def o; class K; def k : K;
defvar v = !listsplat("zz", 2);

// --- listsplat-arg0-int
def o; class K; def k : K;
defvar v = !listsplat(7, 2);

// --- listsplat-arg0-list
def o; class K; def k : K;
defvar v = !listsplat([7], 2);

// --- listsplat-arg0-dag
def o; class K; def k : K;
defvar v = !listsplat((o 1), 2);

// --- listsplat-arg0-record
def o; class K; def k : K;
defvar v = !listsplat(k, 2);

// --- listsplat-arg0-bits
def o; class K; def k : K;
defvar v = !listsplat({1, 0}, 2);

// --- listsplat-arg1-int
def o; class K; def k : K;
defvar v = !listsplat(1, 7);

// --- listremove-arg0-list
def o; class K; def k : K;
defvar v = !listremove([7], [1]);

// --- listremove-arg1-list
def o; class K; def k : K;
defvar v = !listremove([1], [7]);

// --- listremove-arg1-emptylist
def o; class K; def k : K;
defvar v = !listremove([1], []);

// --- listflatten-missing-comma
def o; class K; def k : K;
defvar v = !listflatten([[1]] [[1]]);

// --- listflatten-arg0-list
def o; class K; def k : K;
defvar v = !listflatten([7]);

// --- range-arg0-int
def o; class K; def k : K;
defvar v = !range(7);

// --- range-arg0-list
def o; class K; def k : K;
defvar v = !range([7]);

// --- interleave-arg0-list
def o; class K; def k : K;
defvar v = !interleave([7], ",");

// --- interleave-arg1-string
def o; class K; def k : K;
defvar v = !interleave(["a"], "zz");

// --- foreach-arg1-list
def o; class K; def k : K;
defvar v = !foreach(x, [7], x);

// --- foreach-arg1-dag
def o; class K; def k : K;
defvar v = !foreach(x, (o 1), x);

// --- foreach-arg2-string
def o; class K; def k : K;
defvar v = !foreach(x, [1], "zz");

// --- foreach-arg2-int
def o; class K; def k : K;
defvar v = !foreach(x, [1], 7);

// --- foreach-arg2-list
def o; class K; def k : K;
defvar v = !foreach(x, [1], [7]);

// --- foreach-arg2-dag
def o; class K; def k : K;
defvar v = !foreach(x, [1], (o 1));

// --- foreach-arg2-record
def o; class K; def k : K;
defvar v = !foreach(x, [1], k);

// --- foreach-arg2-bits
def o; class K; def k : K;
defvar v = !foreach(x, [1], {1, 0});

// --- filter-arg0-record
def o; class K; def k : K;
defvar v = !filter(k, [1], 1);

// --- filter-arg0-undefined
def o; class K; def k : K;
defvar v = !filter(nope, [1], 1);

// --- filter-arg1-list
def o; class K; def k : K;
defvar v = !filter(x, [7], 1);

// --- filter-arg2-string
def o; class K; def k : K;
defvar v = !filter(x, [1], "zz");

// --- filter-arg2-int
def o; class K; def k : K;
defvar v = !filter(x, [1], 7);

// --- filter-arg2-list
def o; class K; def k : K;
defvar v = !filter(x, [1], [7]);

// --- filter-arg2-dag
def o; class K; def k : K;
defvar v = !filter(x, [1], (o 1));

// --- filter-arg2-record
def o; class K; def k : K;
defvar v = !filter(x, [1], k);

// --- filter-arg2-unset
def o; class K; def k : K;
defvar v = !filter(x, [1], ?);

// --- filter-arg2-bits
def o; class K; def k : K;
defvar v = !filter(x, [1], {1, 0});

// --- foldl-arg0-string
def o; class K; def k : K;
defvar v = !foldl("zz", [1], a, b, a);

// --- foldl-arg0-int
def o; class K; def k : K;
defvar v = !foldl(7, [1], a, b, a);

// --- foldl-arg0-list
def o; class K; def k : K;
defvar v = !foldl([7], [1], a, b, a);

// --- foldl-arg0-dag
def o; class K; def k : K;
defvar v = !foldl((o 1), [1], a, b, a);

// --- foldl-arg0-record
def o; class K; def k : K;
defvar v = !foldl(k, [1], a, b, a);

// --- foldl-arg0-bits
def o; class K; def k : K;
defvar v = !foldl({1, 0}, [1], a, b, a);

// --- foldl-arg1-list
def o; class K; def k : K;
defvar v = !foldl(0, [7], a, b, a);

// --- foldl-arg3-record
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, k, a);

// --- foldl-arg3-undefined
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, nope, a);

// --- foldl-arg4-int
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, 7);

// --- subst-arg0-string
def o; class K; def k : K;
defvar v = !subst("zz", "b", "c");

// --- subst-arg0-int
def o; class K; def k : K;
defvar v = !subst(7, "b", "c");

// --- subst-arg0-list
def o; class K; def k : K;
defvar v = !subst([7], "b", "c");

// --- subst-arg0-dag
def o; class K; def k : K;
defvar v = !subst((o 1), "b", "c");

// --- subst-arg0-record
def o; class K; def k : K;
defvar v = !subst(k, "b", "c");

// --- subst-arg0-unset
def o; class K; def k : K;
defvar v = !subst(?, "b", "c");

// --- subst-arg0-bits
def o; class K; def k : K;
defvar v = !subst({1, 0}, "b", "c");

// --- subst-arg1-string
def o; class K; def k : K;
defvar v = !subst("a", "zz", "c");

// --- subst-arg1-int
def o; class K; def k : K;
defvar v = !subst("a", 7, "c");

// --- subst-arg1-list
def o; class K; def k : K;
defvar v = !subst("a", [7], "c");

// --- subst-arg1-dag
def o; class K; def k : K;
defvar v = !subst("a", (o 1), "c");

// --- subst-arg1-record
def o; class K; def k : K;
defvar v = !subst("a", k, "c");

// --- subst-arg1-unset
def o; class K; def k : K;
defvar v = !subst("a", ?, "c");

// --- subst-arg1-bits
def o; class K; def k : K;
defvar v = !subst("a", {1, 0}, "c");

// --- subst-arg2-string
def o; class K; def k : K;
defvar v = !subst("a", "b", "zz");

// --- subst-arg2-int
def o; class K; def k : K;
defvar v = !subst("a", "b", 7);

// --- subst-arg2-list
def o; class K; def k : K;
defvar v = !subst("a", "b", [7]);

// --- subst-arg2-dag
def o; class K; def k : K;
defvar v = !subst("a", "b", (o 1));

// --- subst-arg2-record
def o; class K; def k : K;
defvar v = !subst("a", "b", k);

// --- subst-arg2-bits
def o; class K; def k : K;
defvar v = !subst("a", "b", {1, 0});

// --- substr-arg0-string
def o; class K; def k : K;
defvar v = !substr("zz", 1);

// --- substr-arg0-unset
def o; class K; def k : K;
defvar v = !substr(?, 1);

// --- substr-arg1-unset
def o; class K; def k : K;
defvar v = !substr("abc", ?);

// --- find-arg0-string
def o; class K; def k : K;
defvar v = !find("zz", "b");

// --- find-arg0-unset
def o; class K; def k : K;
defvar v = !find(?, "b");

// --- find-arg1-string
def o; class K; def k : K;
defvar v = !find("abc", "zz");

// --- find-arg1-unset
def o; class K; def k : K;
defvar v = !find("abc", ?);

// --- tolower-missing-comma
def o; class K; def k : K;
defvar v = !tolower("A" "A");

// --- tolower-arg0-string
def o; class K; def k : K;
defvar v = !tolower("zz");

// --- tolower-arg0-int
def o; class K; def k : K;
defvar v = !tolower(7);

// --- tolower-arg0-list
def o; class K; def k : K;
defvar v = !tolower([7]);

// --- tolower-arg0-dag
def o; class K; def k : K;
defvar v = !tolower((o 1));

// --- tolower-arg0-record
def o; class K; def k : K;
defvar v = !tolower(k);

// --- tolower-arg0-unset
def o; class K; def k : K;
defvar v = !tolower(?);

// --- tolower-arg0-bits
def o; class K; def k : K;
defvar v = !tolower({1, 0});

// --- toupper-missing-comma
def o; class K; def k : K;
defvar v = !toupper("A" "A");

// --- toupper-arg0-string
def o; class K; def k : K;
defvar v = !toupper("zz");

// --- toupper-arg0-int
def o; class K; def k : K;
defvar v = !toupper(7);

// --- toupper-arg0-list
def o; class K; def k : K;
defvar v = !toupper([7]);

// --- toupper-arg0-dag
def o; class K; def k : K;
defvar v = !toupper((o 1));

// --- toupper-arg0-record
def o; class K; def k : K;
defvar v = !toupper(k);

// --- toupper-arg0-unset
def o; class K; def k : K;
defvar v = !toupper(?);

// --- toupper-arg0-bits
def o; class K; def k : K;
defvar v = !toupper({1, 0});

// --- match-arg0-string
def o; class K; def k : K;
defvar v = !match("zz", "b");

// --- match-arg1-string
def o; class K; def k : K;
defvar v = !match("a", "zz");

// --- initialized-arg0-string
def o; class K; def k : K;
defvar v = !initialized("zz");

// --- initialized-arg0-int
def o; class K; def k : K;
defvar v = !initialized(7);

// --- initialized-arg0-list
def o; class K; def k : K;
defvar v = !initialized([7]);

// --- initialized-arg0-dag
def o; class K; def k : K;
defvar v = !initialized((o 1));

// --- initialized-arg0-record
def o; class K; def k : K;
defvar v = !initialized(k);

// --- initialized-arg0-unset
def o; class K; def k : K;
defvar v = !initialized(?);

// --- initialized-arg0-bits
def o; class K; def k : K;
defvar v = !initialized({1, 0});

// --- repr-arg0-string
def o; class K; def k : K;
defvar v = !repr("zz");

// --- repr-arg0-int
def o; class K; def k : K;
defvar v = !repr(7);

// --- repr-arg0-list
def o; class K; def k : K;
defvar v = !repr([7]);

// --- repr-arg0-dag
def o; class K; def k : K;
defvar v = !repr((o 1));

// --- repr-arg0-record
def o; class K; def k : K;
defvar v = !repr(k);

// --- repr-arg0-unset
def o; class K; def k : K;
defvar v = !repr(?);

// --- repr-arg0-bits
def o; class K; def k : K;
defvar v = !repr({1, 0});

// --- con-extra
def o; class K; def k : K;
defvar v = !con((o), (o), (o), (o), (o));

// --- con-arg0-dag
def o; class K; def k : K;
defvar v = !con((o 1), (o));

// --- con-arg1-dag
def o; class K; def k : K;
defvar v = !con((o), (o 1));

// --- dag-arg0-string
def o; class K; def k : K;
defvar v = !dag("zz", [1], ["a"]);

// --- dag-arg0-int
def o; class K; def k : K;
defvar v = !dag(7, [1], ["a"]);

// --- dag-arg0-list
def o; class K; def k : K;
defvar v = !dag([7], [1], ["a"]);

// --- dag-arg0-dag
def o; class K; def k : K;
defvar v = !dag((o 1), [1], ["a"]);

// --- dag-arg0-record
def o; class K; def k : K;
defvar v = !dag(k, [1], ["a"]);

// --- dag-arg0-unset
def o; class K; def k : K;
defvar v = !dag(?, [1], ["a"]);

// --- dag-arg0-bits
def o; class K; def k : K;
defvar v = !dag({1, 0}, [1], ["a"]);

// --- dag-arg1-list
def o; class K; def k : K;
defvar v = !dag(o, [7], ["a"]);

// --- dag-arg1-unset
def o; class K; def k : K;
defvar v = !dag(o, ?, ["a"]);

// --- dag-arg2-unset
def o; class K; def k : K;
defvar v = !dag(o, [1], ?);

// --- getdagop-arg0-string
def o; class K; def k : K;
defvar v = !getdagop("zz");

// --- getdagop-arg0-int
def o; class K; def k : K;
defvar v = !getdagop(7);

// --- getdagop-arg0-list
def o; class K; def k : K;
defvar v = !getdagop([7]);

// --- getdagop-arg0-dag
def o; class K; def k : K;
defvar v = !getdagop((o 1));

// --- getdagop-arg0-record
def o; class K; def k : K;
defvar v = !getdagop(k);

// --- getdagop-arg0-unset
def o; class K; def k : K;
defvar v = !getdagop(?);

// --- getdagop-arg0-bits
def o; class K; def k : K;
defvar v = !getdagop({1, 0});

// --- setdagop-arg0-dag
def o; class K; def k : K;
defvar v = !setdagop((o 1), o);

// --- setdagop-arg1-record
def o; class K; def k : K;
defvar v = !setdagop((o), k);

// --- getdagopname-arg0-string
def o; class K; def k : K;
defvar v = !getdagopname("zz");

// --- getdagopname-arg0-int
def o; class K; def k : K;
defvar v = !getdagopname(7);

// --- getdagopname-arg0-list
def o; class K; def k : K;
defvar v = !getdagopname([7]);

// --- getdagopname-arg0-record
def o; class K; def k : K;
defvar v = !getdagopname(k);

// --- getdagopname-arg0-unset
def o; class K; def k : K;
defvar v = !getdagopname(?);

// --- getdagopname-arg0-bits
def o; class K; def k : K;
defvar v = !getdagopname({1, 0});

// --- setdagopname-arg0-dag
def o; class K; def k : K;
defvar v = !setdagopname((o 1), "n");

// --- setdagopname-arg1-string
def o; class K; def k : K;
defvar v = !setdagopname((o), "zz");

// --- getdagname-arg0-dag
def o; class K; def k : K;
defvar v = !getdagname((o 1), 0);

// --- getdagname-arg1-bits
def o; class K; def k : K;
defvar v = !getdagname((o 1), {1, 0});

// --- setdagarg-arg0-string
def o; class K; def k : K;
defvar v = !setdagarg("zz", 0, 2);

// --- setdagarg-arg0-int
def o; class K; def k : K;
defvar v = !setdagarg(7, 0, 2);

// --- setdagarg-arg0-list
def o; class K; def k : K;
defvar v = !setdagarg([7], 0, 2);

// --- setdagarg-arg0-dag
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, 2);

// --- setdagarg-arg0-record
def o; class K; def k : K;
defvar v = !setdagarg(k, 0, 2);

// --- setdagarg-arg0-unset
def o; class K; def k : K;
defvar v = !setdagarg(?, 0, 2);

// --- setdagarg-arg0-bits
def o; class K; def k : K;
defvar v = !setdagarg({1, 0}, 0, 2);

// --- setdagarg-arg2-string
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, "zz");

// --- setdagarg-arg2-int
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, 7);

// --- setdagarg-arg2-list
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, [7]);

// --- setdagarg-arg2-dag
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, (o 1));

// --- setdagarg-arg2-record
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, k);

// --- setdagarg-arg2-unset
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, ?);

// --- setdagarg-arg2-bits
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, {1, 0});

// --- setdagname-arg0-string
def o; class K; def k : K;
defvar v = !setdagname("zz", 0, "z");

// --- setdagname-arg0-int
def o; class K; def k : K;
defvar v = !setdagname(7, 0, "z");

// --- setdagname-arg0-list
def o; class K; def k : K;
defvar v = !setdagname([7], 0, "z");

// --- setdagname-arg0-dag
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, "z");

// --- setdagname-arg0-record
def o; class K; def k : K;
defvar v = !setdagname(k, 0, "z");

// --- setdagname-arg0-unset
def o; class K; def k : K;
defvar v = !setdagname(?, 0, "z");

// --- setdagname-arg0-bits
def o; class K; def k : K;
defvar v = !setdagname({1, 0}, 0, "z");

// --- setdagname-arg2-string
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, "zz");

// --- setdagname-arg2-unset
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, ?);

// --- cast-type-int
def o; class K; def k : K;
defvar v = !cast<int>("k");

// --- cast-type-string
def o; class K; def k : K;
defvar v = !cast<string>("k");

// --- cast-type-list-int
def o; class K; def k : K;
defvar v = !cast<list<int>>("k");

// --- cast-type-dag
def o; class K; def k : K;
defvar v = !cast<dag>("k");

// --- cast-type-bits-2
def o; class K; def k : K;
defvar v = !cast<bits<2>>("k");

// --- cast-type-bit
def o; class K; def k : K;
defvar v = !cast<bit>("k");

// --- cast-arg0-string
def o; class K; def k : K;
defvar v = !cast<K>("zz");

// --- cast-arg0-int
def o; class K; def k : K;
defvar v = !cast<K>(7);

// --- cast-arg0-list
def o; class K; def k : K;
defvar v = !cast<K>([7]);

// --- cast-arg0-dag
def o; class K; def k : K;
defvar v = !cast<K>((o 1));

// --- cast-arg0-record
def o; class K; def k : K;
defvar v = !cast<K>(k);

// --- cast-arg0-unset
def o; class K; def k : K;
defvar v = !cast<K>(?);

// --- cast-arg0-bits
def o; class K; def k : K;
defvar v = !cast<K>({1, 0});

// --- isa-type-int
def o; class K; def k : K;
defvar v = !isa<int>(k);

// --- isa-type-string
def o; class K; def k : K;
defvar v = !isa<string>(k);

// --- isa-type-list-int
def o; class K; def k : K;
defvar v = !isa<list<int>>(k);

// --- isa-type-dag
def o; class K; def k : K;
defvar v = !isa<dag>(k);

// --- isa-type-bits-2
def o; class K; def k : K;
defvar v = !isa<bits<2>>(k);

// --- isa-type-bit
def o; class K; def k : K;
defvar v = !isa<bit>(k);

// --- isa-arg0-string
def o; class K; def k : K;
defvar v = !isa<K>("zz");

// --- isa-arg0-int
def o; class K; def k : K;
defvar v = !isa<K>(7);

// --- isa-arg0-list
def o; class K; def k : K;
defvar v = !isa<K>([7]);

// --- isa-arg0-dag
def o; class K; def k : K;
defvar v = !isa<K>((o 1));

// --- isa-arg0-record
def o; class K; def k : K;
defvar v = !isa<K>(k);

// --- isa-arg0-unset
def o; class K; def k : K;
defvar v = !isa<K>(?);

// --- isa-arg0-bits
def o; class K; def k : K;
defvar v = !isa<K>({1, 0});

// --- exists-type-int
def o; class K; def k : K;
defvar v = !exists<int>("k");

// --- exists-type-string
def o; class K; def k : K;
defvar v = !exists<string>("k");

// --- exists-type-list-int
def o; class K; def k : K;
defvar v = !exists<list<int>>("k");

// --- exists-type-dag
def o; class K; def k : K;
defvar v = !exists<dag>("k");

// --- exists-type-bits-2
def o; class K; def k : K;
defvar v = !exists<bits<2>>("k");

// --- exists-type-bit
def o; class K; def k : K;
defvar v = !exists<bit>("k");

// --- exists-arg0-string
def o; class K; def k : K;
defvar v = !exists<K>("zz");

// --- instances-empty
def o; class K; def k : K;
defvar v = !instances<K>();

// --- instances-type-int
def o; class K; def k : K;
defvar v = !instances<int>("k");

// --- instances-type-string
def o; class K; def k : K;
defvar v = !instances<string>("k");

// --- instances-type-list-int
def o; class K; def k : K;
defvar v = !instances<list<int>>("k");

// --- instances-type-dag
def o; class K; def k : K;
defvar v = !instances<dag>("k");

// --- instances-type-bits-2
def o; class K; def k : K;
defvar v = !instances<bits<2>>("k");

// --- instances-type-bit
def o; class K; def k : K;
defvar v = !instances<bit>("k");

// --- instances-arg0-string
def o; class K; def k : K;
defvar v = !instances<K>("zz");

// --- getdagarg-type-int
def o; class K; def k : K;
defvar v = !getdagarg<int>((o 1), 0);

// --- getdagarg-type-string
def o; class K; def k : K;
defvar v = !getdagarg<string>((o 1), 0);

// --- getdagarg-type-list-int
def o; class K; def k : K;
defvar v = !getdagarg<list<int>>((o 1), 0);

// --- getdagarg-type-dag
def o; class K; def k : K;
defvar v = !getdagarg<dag>((o 1), 0);

// --- getdagarg-type-bits-2
def o; class K; def k : K;
defvar v = !getdagarg<bits<2>>((o 1), 0);

// --- getdagarg-type-bit
def o; class K; def k : K;
defvar v = !getdagarg<bit>((o 1), 0);

// --- getdagarg-arg0-dag
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), 0);

// --- getdagarg-arg1-bits
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), {1, 0});
