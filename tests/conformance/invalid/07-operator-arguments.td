// --- add-no-paren
def o; class K; def k : K;
defvar v = !add 1;

// --- add-empty
def o; class K; def k : K;
defvar v = !add();

// --- add-no-close
def o; class K; def k : K;
defvar v = !add(1, 2;

// --- add-short
def o; class K; def k : K;
defvar v = !add(1);

// --- add-missing-comma
def o; class K; def k : K;
defvar v = !add(1 2 2);

// --- add-trailing-comma
def o; class K; def k : K;
defvar v = !add(1, 2,);

// --- add-type-prefix
def o; class K; def k : K;
defvar v = !add<int>(1, 2);

// --- add-arg0-string
def o; class K; def k : K;
defvar v = !add("zz", 2);

// --- add-arg0-list
def o; class K; def k : K;
defvar v = !add([7], 2);

// --- add-arg0-dag
def o; class K; def k : K;
defvar v = !add((o 1), 2);

// --- add-arg0-record
def o; class K; def k : K;
defvar v = !add(k, 2);

// --- add-arg0-unset
def o; class K; def k : K;
defvar v = !add(?, 2);

// --- add-arg0-emptylist
def o; class K; def k : K;
defvar v = !add([], 2);

// --- add-arg0-undefined
def o; class K; def k : K;
defvar v = !add(nope, 2);

// --- add-arg1-string
def o; class K; def k : K;
defvar v = !add(1, "zz");

// --- add-arg1-list
def o; class K; def k : K;
defvar v = !add(1, [7]);

// --- add-arg1-dag
def o; class K; def k : K;
defvar v = !add(1, (o 1));

// --- add-arg1-record
def o; class K; def k : K;
defvar v = !add(1, k);

// --- add-arg1-unset
def o; class K; def k : K;
defvar v = !add(1, ?);

// --- add-arg1-emptylist
def o; class K; def k : K;
defvar v = !add(1, []);

// --- add-arg1-undefined
def o; class K; def k : K;
defvar v = !add(1, nope);

// --- sub-no-paren
def o; class K; def k : K;
defvar v = !sub 1;

// --- sub-empty
def o; class K; def k : K;
defvar v = !sub();

// --- sub-no-close
def o; class K; def k : K;
defvar v = !sub(1, 2;

// --- sub-extra
def o; class K; def k : K;
defvar v = !sub(1, 2, 2, 2, 2);

// --- sub-short
def o; class K; def k : K;
defvar v = !sub(1);

// --- sub-missing-comma
def o; class K; def k : K;
defvar v = !sub(1 2 2);

// --- sub-trailing-comma
def o; class K; def k : K;
defvar v = !sub(1, 2,);

// --- sub-type-prefix
def o; class K; def k : K;
defvar v = !sub<int>(1, 2);

// --- sub-arg0-string
def o; class K; def k : K;
defvar v = !sub("zz", 2);

// --- sub-arg0-list
def o; class K; def k : K;
defvar v = !sub([7], 2);

// --- sub-arg0-dag
def o; class K; def k : K;
defvar v = !sub((o 1), 2);

// --- sub-arg0-record
def o; class K; def k : K;
defvar v = !sub(k, 2);

// --- sub-arg0-unset
def o; class K; def k : K;
defvar v = !sub(?, 2);

// --- sub-arg0-emptylist
def o; class K; def k : K;
defvar v = !sub([], 2);

// --- sub-arg0-undefined
def o; class K; def k : K;
defvar v = !sub(nope, 2);

// --- sub-arg1-string
def o; class K; def k : K;
defvar v = !sub(1, "zz");

// --- sub-arg1-list
def o; class K; def k : K;
defvar v = !sub(1, [7]);

// --- sub-arg1-dag
def o; class K; def k : K;
defvar v = !sub(1, (o 1));

// --- sub-arg1-record
def o; class K; def k : K;
defvar v = !sub(1, k);

// --- sub-arg1-unset
def o; class K; def k : K;
defvar v = !sub(1, ?);

// --- sub-arg1-emptylist
def o; class K; def k : K;
defvar v = !sub(1, []);

// --- sub-arg1-undefined
def o; class K; def k : K;
defvar v = !sub(1, nope);

// --- mul-no-paren
def o; class K; def k : K;
defvar v = !mul 1;

// --- mul-empty
def o; class K; def k : K;
defvar v = !mul();

// --- mul-no-close
def o; class K; def k : K;
defvar v = !mul(1, 2;

// --- mul-short
def o; class K; def k : K;
defvar v = !mul(1);

// --- mul-missing-comma
def o; class K; def k : K;
defvar v = !mul(1 2 2);

// --- mul-trailing-comma
def o; class K; def k : K;
defvar v = !mul(1, 2,);

// --- mul-type-prefix
def o; class K; def k : K;
defvar v = !mul<int>(1, 2);

// --- mul-arg0-string
def o; class K; def k : K;
defvar v = !mul("zz", 2);

// --- mul-arg0-list
def o; class K; def k : K;
defvar v = !mul([7], 2);

// --- mul-arg0-dag
def o; class K; def k : K;
defvar v = !mul((o 1), 2);

// --- mul-arg0-record
def o; class K; def k : K;
defvar v = !mul(k, 2);

// --- mul-arg0-unset
def o; class K; def k : K;
defvar v = !mul(?, 2);

// --- mul-arg0-emptylist
def o; class K; def k : K;
defvar v = !mul([], 2);

// --- mul-arg0-undefined
def o; class K; def k : K;
defvar v = !mul(nope, 2);

// --- mul-arg1-string
def o; class K; def k : K;
defvar v = !mul(1, "zz");

// --- mul-arg1-list
def o; class K; def k : K;
defvar v = !mul(1, [7]);

// --- mul-arg1-dag
def o; class K; def k : K;
defvar v = !mul(1, (o 1));

// --- mul-arg1-record
def o; class K; def k : K;
defvar v = !mul(1, k);

// --- mul-arg1-unset
def o; class K; def k : K;
defvar v = !mul(1, ?);

// --- mul-arg1-emptylist
def o; class K; def k : K;
defvar v = !mul(1, []);

// --- mul-arg1-undefined
def o; class K; def k : K;
defvar v = !mul(1, nope);

// --- div-no-paren
def o; class K; def k : K;
defvar v = !div 1;

// --- div-empty
def o; class K; def k : K;
defvar v = !div();

// --- div-no-close
def o; class K; def k : K;
defvar v = !div(4, 2;

// --- div-extra
def o; class K; def k : K;
defvar v = !div(4, 2, 2, 2, 2);

// --- div-short
def o; class K; def k : K;
defvar v = !div(4);

// --- div-missing-comma
def o; class K; def k : K;
defvar v = !div(4 2 2);

// --- div-trailing-comma
def o; class K; def k : K;
defvar v = !div(4, 2,);

// --- div-type-prefix
def o; class K; def k : K;
defvar v = !div<int>(4, 2);

// --- div-arg0-string
def o; class K; def k : K;
defvar v = !div("zz", 2);

// --- div-arg0-list
def o; class K; def k : K;
defvar v = !div([7], 2);

// --- div-arg0-dag
def o; class K; def k : K;
defvar v = !div((o 1), 2);

// --- div-arg0-record
def o; class K; def k : K;
defvar v = !div(k, 2);

// --- div-arg0-unset
def o; class K; def k : K;
defvar v = !div(?, 2);

// --- div-arg0-emptylist
def o; class K; def k : K;
defvar v = !div([], 2);

// --- div-arg0-undefined
def o; class K; def k : K;
defvar v = !div(nope, 2);

// --- div-arg1-string
def o; class K; def k : K;
defvar v = !div(4, "zz");

// --- div-arg1-list
def o; class K; def k : K;
defvar v = !div(4, [7]);

// --- div-arg1-dag
def o; class K; def k : K;
defvar v = !div(4, (o 1));

// --- div-arg1-record
def o; class K; def k : K;
defvar v = !div(4, k);

// --- div-arg1-unset
def o; class K; def k : K;
defvar v = !div(4, ?);

// --- div-arg1-emptylist
def o; class K; def k : K;
defvar v = !div(4, []);

// --- div-arg1-undefined
def o; class K; def k : K;
defvar v = !div(4, nope);

// --- and-no-paren
def o; class K; def k : K;
defvar v = !and 1;

// --- and-empty
def o; class K; def k : K;
defvar v = !and();

// --- and-no-close
def o; class K; def k : K;
defvar v = !and(1, 2;

// --- and-short
def o; class K; def k : K;
defvar v = !and(1);

// --- and-missing-comma
def o; class K; def k : K;
defvar v = !and(1 2 2);

// --- and-trailing-comma
def o; class K; def k : K;
defvar v = !and(1, 2,);

// --- and-type-prefix
def o; class K; def k : K;
defvar v = !and<int>(1, 2);

// --- and-arg0-string
def o; class K; def k : K;
defvar v = !and("zz", 2);

// --- and-arg0-list
def o; class K; def k : K;
defvar v = !and([7], 2);

// --- and-arg0-dag
def o; class K; def k : K;
defvar v = !and((o 1), 2);

// --- and-arg0-record
def o; class K; def k : K;
defvar v = !and(k, 2);

// --- and-arg0-unset
def o; class K; def k : K;
defvar v = !and(?, 2);

// --- and-arg0-emptylist
def o; class K; def k : K;
defvar v = !and([], 2);

// --- and-arg0-undefined
def o; class K; def k : K;
defvar v = !and(nope, 2);

// --- and-arg1-string
def o; class K; def k : K;
defvar v = !and(1, "zz");

// --- and-arg1-list
def o; class K; def k : K;
defvar v = !and(1, [7]);

// --- and-arg1-dag
def o; class K; def k : K;
defvar v = !and(1, (o 1));

// --- and-arg1-record
def o; class K; def k : K;
defvar v = !and(1, k);

// --- and-arg1-unset
def o; class K; def k : K;
defvar v = !and(1, ?);

// --- and-arg1-emptylist
def o; class K; def k : K;
defvar v = !and(1, []);

// --- and-arg1-undefined
def o; class K; def k : K;
defvar v = !and(1, nope);

// --- or-no-paren
def o; class K; def k : K;
defvar v = !or 1;

// --- or-empty
def o; class K; def k : K;
defvar v = !or();

// --- or-no-close
def o; class K; def k : K;
defvar v = !or(1, 2;

// --- or-short
def o; class K; def k : K;
defvar v = !or(1);

// --- or-missing-comma
def o; class K; def k : K;
defvar v = !or(1 2 2);

// --- or-trailing-comma
def o; class K; def k : K;
defvar v = !or(1, 2,);

// --- or-type-prefix
def o; class K; def k : K;
defvar v = !or<int>(1, 2);

// --- or-arg0-string
def o; class K; def k : K;
defvar v = !or("zz", 2);

// --- or-arg0-list
def o; class K; def k : K;
defvar v = !or([7], 2);

// --- or-arg0-dag
def o; class K; def k : K;
defvar v = !or((o 1), 2);

// --- or-arg0-record
def o; class K; def k : K;
defvar v = !or(k, 2);

// --- or-arg0-unset
def o; class K; def k : K;
defvar v = !or(?, 2);

// --- or-arg0-emptylist
def o; class K; def k : K;
defvar v = !or([], 2);

// --- or-arg0-undefined
def o; class K; def k : K;
defvar v = !or(nope, 2);

// --- or-arg1-string
def o; class K; def k : K;
defvar v = !or(1, "zz");

// --- or-arg1-list
def o; class K; def k : K;
defvar v = !or(1, [7]);

// --- or-arg1-dag
def o; class K; def k : K;
defvar v = !or(1, (o 1));

// --- or-arg1-record
def o; class K; def k : K;
defvar v = !or(1, k);

// --- or-arg1-unset
def o; class K; def k : K;
defvar v = !or(1, ?);

// --- or-arg1-emptylist
def o; class K; def k : K;
defvar v = !or(1, []);

// --- or-arg1-undefined
def o; class K; def k : K;
defvar v = !or(1, nope);

// --- xor-no-paren
def o; class K; def k : K;
defvar v = !xor 1;

// --- xor-empty
def o; class K; def k : K;
defvar v = !xor();

// --- xor-no-close
def o; class K; def k : K;
defvar v = !xor(1, 2;

// --- xor-short
def o; class K; def k : K;
defvar v = !xor(1);

// --- xor-missing-comma
def o; class K; def k : K;
defvar v = !xor(1 2 2);

// --- xor-trailing-comma
def o; class K; def k : K;
defvar v = !xor(1, 2,);

// --- xor-type-prefix
def o; class K; def k : K;
defvar v = !xor<int>(1, 2);

// --- xor-arg0-string
def o; class K; def k : K;
defvar v = !xor("zz", 2);

// --- xor-arg0-list
def o; class K; def k : K;
defvar v = !xor([7], 2);

// --- xor-arg0-dag
def o; class K; def k : K;
defvar v = !xor((o 1), 2);

// --- xor-arg0-record
def o; class K; def k : K;
defvar v = !xor(k, 2);

// --- xor-arg0-unset
def o; class K; def k : K;
defvar v = !xor(?, 2);

// --- xor-arg0-emptylist
def o; class K; def k : K;
defvar v = !xor([], 2);

// --- xor-arg0-undefined
def o; class K; def k : K;
defvar v = !xor(nope, 2);

// --- xor-arg1-string
def o; class K; def k : K;
defvar v = !xor(1, "zz");

// --- xor-arg1-list
def o; class K; def k : K;
defvar v = !xor(1, [7]);

// --- xor-arg1-dag
def o; class K; def k : K;
defvar v = !xor(1, (o 1));

// --- xor-arg1-record
def o; class K; def k : K;
defvar v = !xor(1, k);

// --- xor-arg1-unset
def o; class K; def k : K;
defvar v = !xor(1, ?);

// --- xor-arg1-emptylist
def o; class K; def k : K;
defvar v = !xor(1, []);

// --- xor-arg1-undefined
def o; class K; def k : K;
defvar v = !xor(1, nope);

// --- shl-no-paren
def o; class K; def k : K;
defvar v = !shl 1;

// --- shl-empty
def o; class K; def k : K;
defvar v = !shl();

// --- shl-no-close
def o; class K; def k : K;
defvar v = !shl(1, 2;

// --- shl-extra
def o; class K; def k : K;
defvar v = !shl(1, 2, 2, 2, 2);

// --- shl-short
def o; class K; def k : K;
defvar v = !shl(1);

// --- shl-missing-comma
def o; class K; def k : K;
defvar v = !shl(1 2 2);

// --- shl-trailing-comma
def o; class K; def k : K;
defvar v = !shl(1, 2,);

// --- shl-type-prefix
def o; class K; def k : K;
defvar v = !shl<int>(1, 2);

// --- shl-arg0-string
def o; class K; def k : K;
defvar v = !shl("zz", 2);

// --- shl-arg0-list
def o; class K; def k : K;
defvar v = !shl([7], 2);

// --- shl-arg0-dag
def o; class K; def k : K;
defvar v = !shl((o 1), 2);

// --- shl-arg0-record
def o; class K; def k : K;
defvar v = !shl(k, 2);

// --- shl-arg0-unset
def o; class K; def k : K;
defvar v = !shl(?, 2);

// --- shl-arg0-emptylist
def o; class K; def k : K;
defvar v = !shl([], 2);

// --- shl-arg0-undefined
def o; class K; def k : K;
defvar v = !shl(nope, 2);

// --- shl-arg1-string
def o; class K; def k : K;
defvar v = !shl(1, "zz");

// --- shl-arg1-list
def o; class K; def k : K;
defvar v = !shl(1, [7]);

// --- shl-arg1-dag
def o; class K; def k : K;
defvar v = !shl(1, (o 1));

// --- shl-arg1-record
def o; class K; def k : K;
defvar v = !shl(1, k);

// --- shl-arg1-unset
def o; class K; def k : K;
defvar v = !shl(1, ?);

// --- shl-arg1-emptylist
def o; class K; def k : K;
defvar v = !shl(1, []);

// --- shl-arg1-undefined
def o; class K; def k : K;
defvar v = !shl(1, nope);

// --- sra-no-paren
def o; class K; def k : K;
defvar v = !sra 1;

// --- sra-empty
def o; class K; def k : K;
defvar v = !sra();

// --- sra-no-close
def o; class K; def k : K;
defvar v = !sra(1, 2;

// --- sra-extra
def o; class K; def k : K;
defvar v = !sra(1, 2, 2, 2, 2);

// --- sra-short
def o; class K; def k : K;
defvar v = !sra(1);

// --- sra-missing-comma
def o; class K; def k : K;
defvar v = !sra(1 2 2);

// --- sra-trailing-comma
def o; class K; def k : K;
defvar v = !sra(1, 2,);

// --- sra-type-prefix
def o; class K; def k : K;
defvar v = !sra<int>(1, 2);

// --- sra-arg0-string
def o; class K; def k : K;
defvar v = !sra("zz", 2);

// --- sra-arg0-list
def o; class K; def k : K;
defvar v = !sra([7], 2);

// --- sra-arg0-dag
def o; class K; def k : K;
defvar v = !sra((o 1), 2);

// --- sra-arg0-record
def o; class K; def k : K;
defvar v = !sra(k, 2);

// --- sra-arg0-unset
def o; class K; def k : K;
defvar v = !sra(?, 2);

// --- sra-arg0-emptylist
def o; class K; def k : K;
defvar v = !sra([], 2);

// --- sra-arg0-undefined
def o; class K; def k : K;
defvar v = !sra(nope, 2);

// --- sra-arg1-string
def o; class K; def k : K;
defvar v = !sra(1, "zz");

// --- sra-arg1-list
def o; class K; def k : K;
defvar v = !sra(1, [7]);

// --- sra-arg1-dag
def o; class K; def k : K;
defvar v = !sra(1, (o 1));

// --- sra-arg1-record
def o; class K; def k : K;
defvar v = !sra(1, k);

// --- sra-arg1-unset
def o; class K; def k : K;
defvar v = !sra(1, ?);

// --- sra-arg1-emptylist
def o; class K; def k : K;
defvar v = !sra(1, []);

// --- sra-arg1-undefined
def o; class K; def k : K;
defvar v = !sra(1, nope);

// --- srl-no-paren
def o; class K; def k : K;
defvar v = !srl 1;

// --- srl-empty
def o; class K; def k : K;
defvar v = !srl();

// --- srl-no-close
def o; class K; def k : K;
defvar v = !srl(1, 2;

// --- srl-extra
def o; class K; def k : K;
defvar v = !srl(1, 2, 2, 2, 2);

// --- srl-short
def o; class K; def k : K;
defvar v = !srl(1);

// --- srl-missing-comma
def o; class K; def k : K;
defvar v = !srl(1 2 2);

// --- srl-trailing-comma
def o; class K; def k : K;
defvar v = !srl(1, 2,);

// --- srl-type-prefix
def o; class K; def k : K;
defvar v = !srl<int>(1, 2);

// --- srl-arg0-string
def o; class K; def k : K;
defvar v = !srl("zz", 2);

// --- srl-arg0-list
def o; class K; def k : K;
defvar v = !srl([7], 2);

// --- srl-arg0-dag
def o; class K; def k : K;
defvar v = !srl((o 1), 2);

// --- srl-arg0-record
def o; class K; def k : K;
defvar v = !srl(k, 2);

// --- srl-arg0-unset
def o; class K; def k : K;
defvar v = !srl(?, 2);

// --- srl-arg0-emptylist
def o; class K; def k : K;
defvar v = !srl([], 2);

// --- srl-arg0-undefined
def o; class K; def k : K;
defvar v = !srl(nope, 2);

// --- srl-arg1-string
def o; class K; def k : K;
defvar v = !srl(1, "zz");

// --- srl-arg1-list
def o; class K; def k : K;
defvar v = !srl(1, [7]);

// --- srl-arg1-dag
def o; class K; def k : K;
defvar v = !srl(1, (o 1));

// --- srl-arg1-record
def o; class K; def k : K;
defvar v = !srl(1, k);

// --- srl-arg1-unset
def o; class K; def k : K;
defvar v = !srl(1, ?);

// --- srl-arg1-emptylist
def o; class K; def k : K;
defvar v = !srl(1, []);

// --- srl-arg1-undefined
def o; class K; def k : K;
defvar v = !srl(1, nope);

// --- logtwo-no-paren
def o; class K; def k : K;
defvar v = !logtwo 1;

// --- logtwo-empty
def o; class K; def k : K;
defvar v = !logtwo();

// --- logtwo-no-close
def o; class K; def k : K;
defvar v = !logtwo(8;

// --- logtwo-extra
def o; class K; def k : K;
defvar v = !logtwo(8, 8, 8, 8);

// --- logtwo-missing-comma
def o; class K; def k : K;
defvar v = !logtwo(8 8);

// --- logtwo-trailing-comma
def o; class K; def k : K;
defvar v = !logtwo(8,);

// --- logtwo-type-prefix
def o; class K; def k : K;
defvar v = !logtwo<int>(8);

// --- logtwo-arg0-emptylist
def o; class K; def k : K;
defvar v = !logtwo([]);

// --- logtwo-arg0-undefined
def o; class K; def k : K;
defvar v = !logtwo(nope);

// --- not-no-paren
def o; class K; def k : K;
defvar v = !not 1;

// --- not-empty
def o; class K; def k : K;
defvar v = !not();

// --- not-no-close
def o; class K; def k : K;
defvar v = !not(1;

// --- not-extra
def o; class K; def k : K;
defvar v = !not(1, 1, 1, 1);

// --- not-missing-comma
def o; class K; def k : K;
defvar v = !not(1 1);

// --- not-trailing-comma
def o; class K; def k : K;
defvar v = !not(1,);

// --- not-type-prefix
def o; class K; def k : K;
defvar v = !not<int>(1);

// --- not-arg0-emptylist
def o; class K; def k : K;
defvar v = !not([]);

// --- not-arg0-undefined
def o; class K; def k : K;
defvar v = !not(nope);

// --- eq-no-paren
def o; class K; def k : K;
defvar v = !eq 1;

// --- eq-empty
def o; class K; def k : K;
defvar v = !eq();

// --- eq-no-close
def o; class K; def k : K;
defvar v = !eq(1, 2;

// --- eq-extra
def o; class K; def k : K;
defvar v = !eq(1, 2, 2, 2, 2);

// --- eq-short
def o; class K; def k : K;
defvar v = !eq(1);

// --- eq-missing-comma
def o; class K; def k : K;
defvar v = !eq(1 2 2);

// --- eq-trailing-comma
def o; class K; def k : K;
defvar v = !eq(1, 2,);

// --- eq-type-prefix
def o; class K; def k : K;
defvar v = !eq<int>(1, 2);

// --- eq-arg0-string
def o; class K; def k : K;
defvar v = !eq("zz", 2);

// --- eq-arg0-list
def o; class K; def k : K;
defvar v = !eq([7], 2);

// --- eq-arg0-dag
def o; class K; def k : K;
defvar v = !eq((o 1), 2);

// --- eq-arg0-record
def o; class K; def k : K;
defvar v = !eq(k, 2);

// --- eq-arg0-unset
def o; class K; def k : K;
defvar v = !eq(?, 2);

// --- eq-arg0-emptylist
def o; class K; def k : K;
defvar v = !eq([], 2);

// --- eq-arg0-undefined
def o; class K; def k : K;
defvar v = !eq(nope, 2);

// --- eq-arg1-string
def o; class K; def k : K;
defvar v = !eq(1, "zz");

// --- eq-arg1-list
def o; class K; def k : K;
defvar v = !eq(1, [7]);

// --- eq-arg1-dag
def o; class K; def k : K;
defvar v = !eq(1, (o 1));

// --- eq-arg1-record
def o; class K; def k : K;
defvar v = !eq(1, k);

// --- eq-arg1-unset
def o; class K; def k : K;
defvar v = !eq(1, ?);

// --- eq-arg1-emptylist
def o; class K; def k : K;
defvar v = !eq(1, []);

// --- eq-arg1-undefined
def o; class K; def k : K;
defvar v = !eq(1, nope);

// --- ne-no-paren
def o; class K; def k : K;
defvar v = !ne 1;

// --- ne-empty
def o; class K; def k : K;
defvar v = !ne();

// --- ne-no-close
def o; class K; def k : K;
defvar v = !ne(1, 2;

// --- ne-extra
def o; class K; def k : K;
defvar v = !ne(1, 2, 2, 2, 2);

// --- ne-short
def o; class K; def k : K;
defvar v = !ne(1);

// --- ne-missing-comma
def o; class K; def k : K;
defvar v = !ne(1 2 2);

// --- ne-trailing-comma
def o; class K; def k : K;
defvar v = !ne(1, 2,);

// --- ne-type-prefix
def o; class K; def k : K;
defvar v = !ne<int>(1, 2);

// --- ne-arg0-string
def o; class K; def k : K;
defvar v = !ne("zz", 2);

// --- ne-arg0-list
def o; class K; def k : K;
defvar v = !ne([7], 2);

// --- ne-arg0-dag
def o; class K; def k : K;
defvar v = !ne((o 1), 2);

// --- ne-arg0-record
def o; class K; def k : K;
defvar v = !ne(k, 2);

// --- ne-arg0-unset
def o; class K; def k : K;
defvar v = !ne(?, 2);

// --- ne-arg0-emptylist
def o; class K; def k : K;
defvar v = !ne([], 2);

// --- ne-arg0-undefined
def o; class K; def k : K;
defvar v = !ne(nope, 2);

// --- ne-arg1-string
def o; class K; def k : K;
defvar v = !ne(1, "zz");

// --- ne-arg1-list
def o; class K; def k : K;
defvar v = !ne(1, [7]);

// --- ne-arg1-dag
def o; class K; def k : K;
defvar v = !ne(1, (o 1));

// --- ne-arg1-record
def o; class K; def k : K;
defvar v = !ne(1, k);

// --- ne-arg1-unset
def o; class K; def k : K;
defvar v = !ne(1, ?);

// --- ne-arg1-emptylist
def o; class K; def k : K;
defvar v = !ne(1, []);

// --- ne-arg1-undefined
def o; class K; def k : K;
defvar v = !ne(1, nope);

// --- lt-no-paren
def o; class K; def k : K;
defvar v = !lt 1;

// --- lt-empty
def o; class K; def k : K;
defvar v = !lt();

// --- lt-no-close
def o; class K; def k : K;
defvar v = !lt(1, 2;

// --- lt-extra
def o; class K; def k : K;
defvar v = !lt(1, 2, 2, 2, 2);

// --- lt-short
def o; class K; def k : K;
defvar v = !lt(1);

// --- lt-missing-comma
def o; class K; def k : K;
defvar v = !lt(1 2 2);

// --- lt-trailing-comma
def o; class K; def k : K;
defvar v = !lt(1, 2,);

// --- lt-type-prefix
def o; class K; def k : K;
defvar v = !lt<int>(1, 2);

// --- lt-arg0-string
def o; class K; def k : K;
defvar v = !lt("zz", 2);

// --- lt-arg0-list
def o; class K; def k : K;
defvar v = !lt([7], 2);

// --- lt-arg0-dag
def o; class K; def k : K;
defvar v = !lt((o 1), 2);

// --- lt-arg0-record
def o; class K; def k : K;
defvar v = !lt(k, 2);

// --- lt-arg0-unset
def o; class K; def k : K;
defvar v = !lt(?, 2);

// --- lt-arg0-emptylist
def o; class K; def k : K;
defvar v = !lt([], 2);

// --- lt-arg0-undefined
def o; class K; def k : K;
defvar v = !lt(nope, 2);

// --- lt-arg1-string
def o; class K; def k : K;
defvar v = !lt(1, "zz");

// --- lt-arg1-list
def o; class K; def k : K;
defvar v = !lt(1, [7]);

// --- lt-arg1-dag
def o; class K; def k : K;
defvar v = !lt(1, (o 1));

// --- lt-arg1-record
def o; class K; def k : K;
defvar v = !lt(1, k);

// --- lt-arg1-unset
def o; class K; def k : K;
defvar v = !lt(1, ?);

// --- lt-arg1-emptylist
def o; class K; def k : K;
defvar v = !lt(1, []);

// --- lt-arg1-undefined
def o; class K; def k : K;
defvar v = !lt(1, nope);

// --- le-no-paren
def o; class K; def k : K;
defvar v = !le 1;

// --- le-empty
def o; class K; def k : K;
defvar v = !le();

// --- le-no-close
def o; class K; def k : K;
defvar v = !le(1, 2;

// --- le-extra
def o; class K; def k : K;
defvar v = !le(1, 2, 2, 2, 2);

// --- le-short
def o; class K; def k : K;
defvar v = !le(1);

// --- le-missing-comma
def o; class K; def k : K;
defvar v = !le(1 2 2);

// --- le-trailing-comma
def o; class K; def k : K;
defvar v = !le(1, 2,);

// --- le-type-prefix
def o; class K; def k : K;
defvar v = !le<int>(1, 2);

// --- le-arg0-string
def o; class K; def k : K;
defvar v = !le("zz", 2);

// --- le-arg0-list
def o; class K; def k : K;
defvar v = !le([7], 2);

// --- le-arg0-dag
def o; class K; def k : K;
defvar v = !le((o 1), 2);

// --- le-arg0-record
def o; class K; def k : K;
defvar v = !le(k, 2);

// --- le-arg0-unset
def o; class K; def k : K;
defvar v = !le(?, 2);

// --- le-arg0-emptylist
def o; class K; def k : K;
defvar v = !le([], 2);

// --- le-arg0-undefined
def o; class K; def k : K;
defvar v = !le(nope, 2);

// --- le-arg1-string
def o; class K; def k : K;
defvar v = !le(1, "zz");

// --- le-arg1-list
def o; class K; def k : K;
defvar v = !le(1, [7]);

// --- le-arg1-dag
def o; class K; def k : K;
defvar v = !le(1, (o 1));

// --- le-arg1-record
def o; class K; def k : K;
defvar v = !le(1, k);

// --- le-arg1-unset
def o; class K; def k : K;
defvar v = !le(1, ?);

// --- le-arg1-emptylist
def o; class K; def k : K;
defvar v = !le(1, []);

// --- le-arg1-undefined
def o; class K; def k : K;
defvar v = !le(1, nope);

// --- gt-no-paren
def o; class K; def k : K;
defvar v = !gt 1;

// --- gt-empty
def o; class K; def k : K;
defvar v = !gt();

// --- gt-no-close
def o; class K; def k : K;
defvar v = !gt(1, 2;

// --- gt-extra
def o; class K; def k : K;
defvar v = !gt(1, 2, 2, 2, 2);

// --- gt-short
def o; class K; def k : K;
defvar v = !gt(1);

// --- gt-missing-comma
def o; class K; def k : K;
defvar v = !gt(1 2 2);

// --- gt-trailing-comma
def o; class K; def k : K;
defvar v = !gt(1, 2,);

// --- gt-type-prefix
def o; class K; def k : K;
defvar v = !gt<int>(1, 2);

// --- gt-arg0-string
def o; class K; def k : K;
defvar v = !gt("zz", 2);

// --- gt-arg0-list
def o; class K; def k : K;
defvar v = !gt([7], 2);

// --- gt-arg0-dag
def o; class K; def k : K;
defvar v = !gt((o 1), 2);

// --- gt-arg0-record
def o; class K; def k : K;
defvar v = !gt(k, 2);

// --- gt-arg0-unset
def o; class K; def k : K;
defvar v = !gt(?, 2);

// --- gt-arg0-emptylist
def o; class K; def k : K;
defvar v = !gt([], 2);

// --- gt-arg0-undefined
def o; class K; def k : K;
defvar v = !gt(nope, 2);

// --- gt-arg1-string
def o; class K; def k : K;
defvar v = !gt(1, "zz");

// --- gt-arg1-list
def o; class K; def k : K;
defvar v = !gt(1, [7]);

// --- gt-arg1-dag
def o; class K; def k : K;
defvar v = !gt(1, (o 1));

// --- gt-arg1-record
def o; class K; def k : K;
defvar v = !gt(1, k);

// --- gt-arg1-unset
def o; class K; def k : K;
defvar v = !gt(1, ?);

// --- gt-arg1-emptylist
def o; class K; def k : K;
defvar v = !gt(1, []);

// --- gt-arg1-undefined
def o; class K; def k : K;
defvar v = !gt(1, nope);

// --- ge-no-paren
def o; class K; def k : K;
defvar v = !ge 1;

// --- ge-empty
def o; class K; def k : K;
defvar v = !ge();

// --- ge-no-close
def o; class K; def k : K;
defvar v = !ge(1, 2;

// --- ge-extra
def o; class K; def k : K;
defvar v = !ge(1, 2, 2, 2, 2);

// --- ge-short
def o; class K; def k : K;
defvar v = !ge(1);

// --- ge-missing-comma
def o; class K; def k : K;
defvar v = !ge(1 2 2);

// --- ge-trailing-comma
def o; class K; def k : K;
defvar v = !ge(1, 2,);

// --- ge-type-prefix
def o; class K; def k : K;
defvar v = !ge<int>(1, 2);

// --- ge-arg0-string
def o; class K; def k : K;
defvar v = !ge("zz", 2);

// --- ge-arg0-list
def o; class K; def k : K;
defvar v = !ge([7], 2);

// --- ge-arg0-dag
def o; class K; def k : K;
defvar v = !ge((o 1), 2);

// --- ge-arg0-record
def o; class K; def k : K;
defvar v = !ge(k, 2);

// --- ge-arg0-unset
def o; class K; def k : K;
defvar v = !ge(?, 2);

// --- ge-arg0-emptylist
def o; class K; def k : K;
defvar v = !ge([], 2);

// --- ge-arg0-undefined
def o; class K; def k : K;
defvar v = !ge(nope, 2);

// --- ge-arg1-string
def o; class K; def k : K;
defvar v = !ge(1, "zz");

// --- ge-arg1-list
def o; class K; def k : K;
defvar v = !ge(1, [7]);

// --- ge-arg1-dag
def o; class K; def k : K;
defvar v = !ge(1, (o 1));

// --- ge-arg1-record
def o; class K; def k : K;
defvar v = !ge(1, k);

// --- ge-arg1-unset
def o; class K; def k : K;
defvar v = !ge(1, ?);

// --- ge-arg1-emptylist
def o; class K; def k : K;
defvar v = !ge(1, []);

// --- ge-arg1-undefined
def o; class K; def k : K;
defvar v = !ge(1, nope);

// --- if-no-paren
def o; class K; def k : K;
defvar v = !if 1;

// --- if-empty
def o; class K; def k : K;
defvar v = !if();

// --- if-no-close
def o; class K; def k : K;
defvar v = !if(1, 2, 3;

// --- if-extra
def o; class K; def k : K;
defvar v = !if(1, 2, 3, 3, 3, 3);

// --- if-short
def o; class K; def k : K;
defvar v = !if(1, 2);

// --- if-missing-comma
def o; class K; def k : K;
defvar v = !if(1 2 3 3);

// --- if-trailing-comma
def o; class K; def k : K;
defvar v = !if(1, 2, 3,);

// --- if-type-prefix
def o; class K; def k : K;
defvar v = !if<int>(1, 2, 3);

// --- if-arg0-emptylist
def o; class K; def k : K;
defvar v = !if([], 2, 3);

// --- if-arg0-undefined
def o; class K; def k : K;
defvar v = !if(nope, 2, 3);

// --- if-arg1-string
def o; class K; def k : K;
defvar v = !if(1, "zz", 3);

// --- if-arg1-list
def o; class K; def k : K;
defvar v = !if(1, [7], 3);

// --- if-arg1-dag
def o; class K; def k : K;
defvar v = !if(1, (o 1), 3);

// --- if-arg1-record
def o; class K; def k : K;
defvar v = !if(1, k, 3);

// --- if-arg1-emptylist
def o; class K; def k : K;
defvar v = !if(1, [], 3);

// --- if-arg1-undefined
def o; class K; def k : K;
defvar v = !if(1, nope, 3);

// --- if-arg2-string
def o; class K; def k : K;
defvar v = !if(1, 2, "zz");

// --- if-arg2-list
def o; class K; def k : K;
defvar v = !if(1, 2, [7]);

// --- if-arg2-dag
def o; class K; def k : K;
defvar v = !if(1, 2, (o 1));

// --- if-arg2-record
def o; class K; def k : K;
defvar v = !if(1, 2, k);

// --- if-arg2-emptylist
def o; class K; def k : K;
defvar v = !if(1, 2, []);

// --- if-arg2-undefined
def o; class K; def k : K;
defvar v = !if(1, 2, nope);

// --- strconcat-no-paren
def o; class K; def k : K;
defvar v = !strconcat 1;

// --- strconcat-empty
def o; class K; def k : K;
defvar v = !strconcat();

// --- strconcat-no-close
def o; class K; def k : K;
defvar v = !strconcat("a", "b";

// --- strconcat-short
def o; class K; def k : K;
defvar v = !strconcat("a");

// --- strconcat-missing-comma
def o; class K; def k : K;
defvar v = !strconcat("a" "b" "b");

// --- strconcat-trailing-comma
def o; class K; def k : K;
defvar v = !strconcat("a", "b",);

// --- strconcat-type-prefix
def o; class K; def k : K;
defvar v = !strconcat<int>("a", "b");

// --- strconcat-arg0-int
def o; class K; def k : K;
defvar v = !strconcat(7, "b");

// --- strconcat-arg0-list
def o; class K; def k : K;
defvar v = !strconcat([7], "b");

// --- strconcat-arg0-dag
def o; class K; def k : K;
defvar v = !strconcat((o 1), "b");

// --- strconcat-arg0-record
def o; class K; def k : K;
defvar v = !strconcat(k, "b");

// --- strconcat-arg0-unset
def o; class K; def k : K;
defvar v = !strconcat(?, "b");

// --- strconcat-arg0-bits
def o; class K; def k : K;
defvar v = !strconcat({1, 0}, "b");

// --- strconcat-arg0-emptylist
def o; class K; def k : K;
defvar v = !strconcat([], "b");

// --- strconcat-arg0-undefined
def o; class K; def k : K;
defvar v = !strconcat(nope, "b");

// --- strconcat-arg1-int
def o; class K; def k : K;
defvar v = !strconcat("a", 7);

// --- strconcat-arg1-list
def o; class K; def k : K;
defvar v = !strconcat("a", [7]);

// --- strconcat-arg1-dag
def o; class K; def k : K;
defvar v = !strconcat("a", (o 1));

// --- strconcat-arg1-record
def o; class K; def k : K;
defvar v = !strconcat("a", k);

// --- strconcat-arg1-unset
def o; class K; def k : K;
defvar v = !strconcat("a", ?);

// --- strconcat-arg1-bits
def o; class K; def k : K;
defvar v = !strconcat("a", {1, 0});

// --- strconcat-arg1-emptylist
def o; class K; def k : K;
defvar v = !strconcat("a", []);

// --- strconcat-arg1-undefined
def o; class K; def k : K;
defvar v = !strconcat("a", nope);

// --- head-no-paren
def o; class K; def k : K;
defvar v = !head 1;

// --- head-empty
def o; class K; def k : K;
defvar v = !head();

// --- head-no-close
def o; class K; def k : K;
defvar v = !head([1];

// --- head-extra
def o; class K; def k : K;
defvar v = !head([1], [1], [1], [1]);

// --- head-missing-comma
def o; class K; def k : K;
defvar v = !head([1] [1]);

// --- head-trailing-comma
def o; class K; def k : K;
defvar v = !head([1],);

// --- head-type-prefix
def o; class K; def k : K;
defvar v = !head<int>([1]);

// --- head-arg0-string
def o; class K; def k : K;
defvar v = !head("zz");

// --- head-arg0-int
def o; class K; def k : K;
defvar v = !head(7);

// --- head-arg0-dag
def o; class K; def k : K;
defvar v = !head((o 1));

// --- head-arg0-record
def o; class K; def k : K;
defvar v = !head(k);

// --- head-arg0-unset
def o; class K; def k : K;
defvar v = !head(?);

// --- head-arg0-bits
def o; class K; def k : K;
defvar v = !head({1, 0});

// --- head-arg0-emptylist
def o; class K; def k : K;
defvar v = !head([]);

// --- head-arg0-undefined
def o; class K; def k : K;
defvar v = !head(nope);

// --- tail-no-paren
def o; class K; def k : K;
defvar v = !tail 1;

// --- tail-empty
def o; class K; def k : K;
defvar v = !tail();

// --- tail-no-close
def o; class K; def k : K;
defvar v = !tail([1];

// --- tail-extra
def o; class K; def k : K;
defvar v = !tail([1], [1], [1], [1]);

// --- tail-missing-comma
def o; class K; def k : K;
defvar v = !tail([1] [1]);

// --- tail-trailing-comma
def o; class K; def k : K;
defvar v = !tail([1],);

// --- tail-type-prefix
def o; class K; def k : K;
defvar v = !tail<int>([1]);

// --- tail-arg0-string
def o; class K; def k : K;
defvar v = !tail("zz");

// --- tail-arg0-int
def o; class K; def k : K;
defvar v = !tail(7);

// --- tail-arg0-dag
def o; class K; def k : K;
defvar v = !tail((o 1));

// --- tail-arg0-record
def o; class K; def k : K;
defvar v = !tail(k);

// --- tail-arg0-unset
def o; class K; def k : K;
defvar v = !tail(?);

// --- tail-arg0-bits
def o; class K; def k : K;
defvar v = !tail({1, 0});

// --- tail-arg0-emptylist
def o; class K; def k : K;
defvar v = !tail([]);

// --- tail-arg0-undefined
def o; class K; def k : K;
defvar v = !tail(nope);

// --- size-no-paren
def o; class K; def k : K;
defvar v = !size 1;

// --- size-empty
def o; class K; def k : K;
defvar v = !size();

// --- size-no-close
def o; class K; def k : K;
defvar v = !size([1];

// --- size-extra
def o; class K; def k : K;
defvar v = !size([1], [1], [1], [1]);

// --- size-missing-comma
def o; class K; def k : K;
defvar v = !size([1] [1]);

// --- size-trailing-comma
def o; class K; def k : K;
defvar v = !size([1],);

// --- size-type-prefix
def o; class K; def k : K;
defvar v = !size<int>([1]);

// --- size-arg0-int
def o; class K; def k : K;
defvar v = !size(7);

// --- size-arg0-record
def o; class K; def k : K;
defvar v = !size(k);

// --- size-arg0-unset
def o; class K; def k : K;
defvar v = !size(?);

// --- size-arg0-bits
def o; class K; def k : K;
defvar v = !size({1, 0});

// --- size-arg0-emptylist
def o; class K; def k : K;
defvar v = !size([]);

// --- size-arg0-undefined
def o; class K; def k : K;
defvar v = !size(nope);

// --- empty-no-paren
def o; class K; def k : K;
defvar v = !empty 1;

// --- empty-empty
def o; class K; def k : K;
defvar v = !empty();

// --- empty-no-close
def o; class K; def k : K;
defvar v = !empty([1];

// --- empty-extra
def o; class K; def k : K;
defvar v = !empty([1], [1], [1], [1]);

// --- empty-missing-comma
def o; class K; def k : K;
defvar v = !empty([1] [1]);

// --- empty-trailing-comma
def o; class K; def k : K;
defvar v = !empty([1],);

// --- empty-type-prefix
def o; class K; def k : K;
defvar v = !empty<int>([1]);

// --- empty-arg0-int
def o; class K; def k : K;
defvar v = !empty(7);

// --- empty-arg0-record
def o; class K; def k : K;
defvar v = !empty(k);

// --- empty-arg0-unset
def o; class K; def k : K;
defvar v = !empty(?);

// --- empty-arg0-bits
def o; class K; def k : K;
defvar v = !empty({1, 0});

// --- empty-arg0-emptylist
def o; class K; def k : K;
defvar v = !empty([]);

// --- empty-arg0-undefined
def o; class K; def k : K;
defvar v = !empty(nope);

// --- listconcat-no-paren
def o; class K; def k : K;
defvar v = !listconcat 1;

// --- listconcat-empty
def o; class K; def k : K;
defvar v = !listconcat();

// --- listconcat-no-close
def o; class K; def k : K;
defvar v = !listconcat([1], [2];

// --- listconcat-short
def o; class K; def k : K;
defvar v = !listconcat([1]);

// --- listconcat-missing-comma
def o; class K; def k : K;
defvar v = !listconcat([1] [2] [2]);

// --- listconcat-trailing-comma
def o; class K; def k : K;
defvar v = !listconcat([1], [2],);

// --- listconcat-type-prefix
def o; class K; def k : K;
defvar v = !listconcat<int>([1], [2]);

// --- listconcat-arg0-string
def o; class K; def k : K;
defvar v = !listconcat("zz", [2]);

// --- listconcat-arg0-int
def o; class K; def k : K;
defvar v = !listconcat(7, [2]);

// --- listconcat-arg0-dag
def o; class K; def k : K;
defvar v = !listconcat((o 1), [2]);

// --- listconcat-arg0-record
def o; class K; def k : K;
defvar v = !listconcat(k, [2]);

// --- listconcat-arg0-unset
def o; class K; def k : K;
defvar v = !listconcat(?, [2]);

// --- listconcat-arg0-bits
def o; class K; def k : K;
defvar v = !listconcat({1, 0}, [2]);

// --- listconcat-arg0-emptylist
def o; class K; def k : K;
defvar v = !listconcat([], [2]);

// --- listconcat-arg0-undefined
def o; class K; def k : K;
defvar v = !listconcat(nope, [2]);

// --- listconcat-arg1-string
def o; class K; def k : K;
defvar v = !listconcat([1], "zz");

// --- listconcat-arg1-int
def o; class K; def k : K;
defvar v = !listconcat([1], 7);

// --- listconcat-arg1-dag
def o; class K; def k : K;
defvar v = !listconcat([1], (o 1));

// --- listconcat-arg1-record
def o; class K; def k : K;
defvar v = !listconcat([1], k);

// --- listconcat-arg1-unset
def o; class K; def k : K;
defvar v = !listconcat([1], ?);

// --- listconcat-arg1-bits
def o; class K; def k : K;
defvar v = !listconcat([1], {1, 0});

// --- listconcat-arg1-undefined
def o; class K; def k : K;
defvar v = !listconcat([1], nope);

// --- listsplat-no-paren
def o; class K; def k : K;
defvar v = !listsplat 1;

// --- listsplat-empty
def o; class K; def k : K;
defvar v = !listsplat();

// --- listsplat-no-close
def o; class K; def k : K;
defvar v = !listsplat(1, 2;

// --- listsplat-extra
def o; class K; def k : K;
defvar v = !listsplat(1, 2, 2, 2, 2);

// --- listsplat-short
def o; class K; def k : K;
defvar v = !listsplat(1);

// --- listsplat-missing-comma
def o; class K; def k : K;
defvar v = !listsplat(1 2 2);

// --- listsplat-trailing-comma
def o; class K; def k : K;
defvar v = !listsplat(1, 2,);

// --- listsplat-type-prefix
def o; class K; def k : K;
defvar v = !listsplat<int>(1, 2);

// --- listsplat-arg0-unset
def o; class K; def k : K;
defvar v = !listsplat(?, 2);

// --- listsplat-arg0-emptylist
def o; class K; def k : K;
defvar v = !listsplat([], 2);

// --- listsplat-arg0-undefined
def o; class K; def k : K;
defvar v = !listsplat(nope, 2);

// --- listsplat-arg1-string
def o; class K; def k : K;
defvar v = !listsplat(1, "zz");

// --- listsplat-arg1-list
def o; class K; def k : K;
defvar v = !listsplat(1, [7]);

// --- listsplat-arg1-dag
def o; class K; def k : K;
defvar v = !listsplat(1, (o 1));

// --- listsplat-arg1-record
def o; class K; def k : K;
defvar v = !listsplat(1, k);

// --- listsplat-arg1-unset
def o; class K; def k : K;
defvar v = !listsplat(1, ?);

// --- listsplat-arg1-bits
def o; class K; def k : K;
defvar v = !listsplat(1, {1, 0});

// --- listsplat-arg1-emptylist
def o; class K; def k : K;
defvar v = !listsplat(1, []);

// --- listsplat-arg1-undefined
def o; class K; def k : K;
defvar v = !listsplat(1, nope);

// --- listremove-no-paren
def o; class K; def k : K;
defvar v = !listremove 1;

// --- listremove-empty
def o; class K; def k : K;
defvar v = !listremove();

// --- listremove-no-close
def o; class K; def k : K;
defvar v = !listremove([1], [1];

// --- listremove-extra
def o; class K; def k : K;
defvar v = !listremove([1], [1], [1], [1], [1]);

// --- listremove-short
def o; class K; def k : K;
defvar v = !listremove([1]);

// --- listremove-missing-comma
def o; class K; def k : K;
defvar v = !listremove([1] [1] [1]);

// --- listremove-trailing-comma
def o; class K; def k : K;
defvar v = !listremove([1], [1],);

// --- listremove-type-prefix
def o; class K; def k : K;
defvar v = !listremove<int>([1], [1]);

// --- listremove-arg0-string
def o; class K; def k : K;
defvar v = !listremove("zz", [1]);

// --- listremove-arg0-int
def o; class K; def k : K;
defvar v = !listremove(7, [1]);

// --- listremove-arg0-dag
def o; class K; def k : K;
defvar v = !listremove((o 1), [1]);

// --- listremove-arg0-record
def o; class K; def k : K;
defvar v = !listremove(k, [1]);

// --- listremove-arg0-unset
def o; class K; def k : K;
defvar v = !listremove(?, [1]);

// --- listremove-arg0-bits
def o; class K; def k : K;
defvar v = !listremove({1, 0}, [1]);

// --- listremove-arg0-emptylist
def o; class K; def k : K;
defvar v = !listremove([], [1]);

// --- listremove-arg0-undefined
def o; class K; def k : K;
defvar v = !listremove(nope, [1]);

// --- listremove-arg1-string
def o; class K; def k : K;
defvar v = !listremove([1], "zz");

// --- listremove-arg1-int
def o; class K; def k : K;
defvar v = !listremove([1], 7);

// --- listremove-arg1-dag
def o; class K; def k : K;
defvar v = !listremove([1], (o 1));

// --- listremove-arg1-record
def o; class K; def k : K;
defvar v = !listremove([1], k);

// --- listremove-arg1-unset
def o; class K; def k : K;
defvar v = !listremove([1], ?);

// --- listremove-arg1-bits
def o; class K; def k : K;
defvar v = !listremove([1], {1, 0});

// --- listremove-arg1-undefined
def o; class K; def k : K;
defvar v = !listremove([1], nope);

// --- listflatten-no-paren
def o; class K; def k : K;
defvar v = !listflatten 1;

// --- listflatten-empty
def o; class K; def k : K;
defvar v = !listflatten();

// --- listflatten-no-close
def o; class K; def k : K;
defvar v = !listflatten([[1]];

// --- listflatten-extra
def o; class K; def k : K;
defvar v = !listflatten([[1]], [[1]], [[1]], [[1]]);

// --- listflatten-trailing-comma
def o; class K; def k : K;
defvar v = !listflatten([[1]],);

// --- listflatten-type-prefix
def o; class K; def k : K;
defvar v = !listflatten<int>([[1]]);

// --- listflatten-arg0-string
def o; class K; def k : K;
defvar v = !listflatten("zz");

// --- listflatten-arg0-int
def o; class K; def k : K;
defvar v = !listflatten(7);

// --- listflatten-arg0-dag
def o; class K; def k : K;
defvar v = !listflatten((o 1));

// --- listflatten-arg0-record
def o; class K; def k : K;
defvar v = !listflatten(k);

// --- listflatten-arg0-unset
def o; class K; def k : K;
defvar v = !listflatten(?);

// --- listflatten-arg0-bits
def o; class K; def k : K;
defvar v = !listflatten({1, 0});

// --- listflatten-arg0-emptylist
def o; class K; def k : K;
defvar v = !listflatten([]);

// --- listflatten-arg0-undefined
def o; class K; def k : K;
defvar v = !listflatten(nope);

// --- range-no-paren
def o; class K; def k : K;
defvar v = !range 1;

// --- range-empty
def o; class K; def k : K;
defvar v = !range();

// --- range-no-close
def o; class K; def k : K;
defvar v = !range(1;

// --- range-extra
def o; class K; def k : K;
defvar v = !range(1, 1, 1, 1);

// --- range-missing-comma
def o; class K; def k : K;
defvar v = !range(1 1);

// --- range-trailing-comma
def o; class K; def k : K;
defvar v = !range(1,);

// --- range-type-prefix
def o; class K; def k : K;
defvar v = !range<int>(1);

// --- range-arg0-string
def o; class K; def k : K;
defvar v = !range("zz");

// --- range-arg0-dag
def o; class K; def k : K;
defvar v = !range((o 1));

// --- range-arg0-record
def o; class K; def k : K;
defvar v = !range(k);

// --- range-arg0-unset
def o; class K; def k : K;
defvar v = !range(?);

// --- range-arg0-bits
def o; class K; def k : K;
defvar v = !range({1, 0});

// --- range-arg0-emptylist
def o; class K; def k : K;
defvar v = !range([]);

// --- range-arg0-undefined
def o; class K; def k : K;
defvar v = !range(nope);

// --- interleave-no-paren
def o; class K; def k : K;
defvar v = !interleave 1;

// --- interleave-empty
def o; class K; def k : K;
defvar v = !interleave();

// --- interleave-no-close
def o; class K; def k : K;
defvar v = !interleave(["a"], ",";

// --- interleave-extra
def o; class K; def k : K;
defvar v = !interleave(["a"], ",", ",", ",", ",");

// --- interleave-short
def o; class K; def k : K;
defvar v = !interleave(["a"]);

// --- interleave-missing-comma
def o; class K; def k : K;
defvar v = !interleave(["a"] "," ",");

// --- interleave-trailing-comma
def o; class K; def k : K;
defvar v = !interleave(["a"], ",",);

// --- interleave-type-prefix
def o; class K; def k : K;
defvar v = !interleave<int>(["a"], ",");

// --- interleave-arg0-string
def o; class K; def k : K;
defvar v = !interleave("zz", ",");

// --- interleave-arg0-int
def o; class K; def k : K;
defvar v = !interleave(7, ",");

// --- interleave-arg0-dag
def o; class K; def k : K;
defvar v = !interleave((o 1), ",");

// --- interleave-arg0-record
def o; class K; def k : K;
defvar v = !interleave(k, ",");

// --- interleave-arg0-unset
def o; class K; def k : K;
defvar v = !interleave(?, ",");

// --- interleave-arg0-bits
def o; class K; def k : K;
defvar v = !interleave({1, 0}, ",");

// --- interleave-arg0-emptylist
def o; class K; def k : K;
defvar v = !interleave([], ",");

// --- interleave-arg0-undefined
def o; class K; def k : K;
defvar v = !interleave(nope, ",");

// --- interleave-arg1-int
def o; class K; def k : K;
defvar v = !interleave(["a"], 7);

// --- interleave-arg1-list
def o; class K; def k : K;
defvar v = !interleave(["a"], [7]);

// --- interleave-arg1-dag
def o; class K; def k : K;
defvar v = !interleave(["a"], (o 1));

// --- interleave-arg1-record
def o; class K; def k : K;
defvar v = !interleave(["a"], k);

// --- interleave-arg1-unset
def o; class K; def k : K;
defvar v = !interleave(["a"], ?);

// --- interleave-arg1-bits
def o; class K; def k : K;
defvar v = !interleave(["a"], {1, 0});

// --- interleave-arg1-emptylist
def o; class K; def k : K;
defvar v = !interleave(["a"], []);

// --- interleave-arg1-undefined
def o; class K; def k : K;
defvar v = !interleave(["a"], nope);

// --- foreach-no-paren
def o; class K; def k : K;
defvar v = !foreach 1;

// --- foreach-empty
def o; class K; def k : K;
defvar v = !foreach();

// --- foreach-no-close
def o; class K; def k : K;
defvar v = !foreach(x, [1], x;

// --- foreach-extra
def o; class K; def k : K;
defvar v = !foreach(x, [1], x, x, x, x);

// --- foreach-short
def o; class K; def k : K;
defvar v = !foreach(x, [1]);

// --- foreach-missing-comma
def o; class K; def k : K;
defvar v = !foreach(x [1] x x);

// --- foreach-trailing-comma
def o; class K; def k : K;
defvar v = !foreach(x, [1], x,);

// --- foreach-type-prefix
def o; class K; def k : K;
defvar v = !foreach<int>(x, [1], x);

// --- foreach-arg0-string
def o; class K; def k : K;
defvar v = !foreach("zz", [1], x);

// --- foreach-arg0-int
def o; class K; def k : K;
defvar v = !foreach(7, [1], x);

// --- foreach-arg0-list
def o; class K; def k : K;
defvar v = !foreach([7], [1], x);

// --- foreach-arg0-dag
def o; class K; def k : K;
defvar v = !foreach((o 1), [1], x);

// --- foreach-arg0-record
def o; class K; def k : K;
defvar v = !foreach(k, [1], x);

// --- foreach-arg0-unset
def o; class K; def k : K;
defvar v = !foreach(?, [1], x);

// --- foreach-arg0-bits
def o; class K; def k : K;
defvar v = !foreach({1, 0}, [1], x);

// --- foreach-arg0-emptylist
def o; class K; def k : K;
defvar v = !foreach([], [1], x);

// --- foreach-arg0-undefined
def o; class K; def k : K;
defvar v = !foreach(nope, [1], x);

// --- foreach-arg1-string
def o; class K; def k : K;
defvar v = !foreach(x, "zz", x);

// --- foreach-arg1-int
def o; class K; def k : K;
defvar v = !foreach(x, 7, x);

// --- foreach-arg1-record
def o; class K; def k : K;
defvar v = !foreach(x, k, x);

// --- foreach-arg1-unset
def o; class K; def k : K;
defvar v = !foreach(x, ?, x);

// --- foreach-arg1-bits
def o; class K; def k : K;
defvar v = !foreach(x, {1, 0}, x);

// --- foreach-arg1-emptylist
def o; class K; def k : K;
defvar v = !foreach(x, [], x);

// --- foreach-arg1-undefined
def o; class K; def k : K;
defvar v = !foreach(x, nope, x);

// --- foreach-arg2-unset
def o; class K; def k : K;
defvar v = !foreach(x, [1], ?);

// --- foreach-arg2-emptylist
def o; class K; def k : K;
defvar v = !foreach(x, [1], []);

// --- foreach-arg2-undefined
def o; class K; def k : K;
defvar v = !foreach(x, [1], nope);

// --- filter-no-paren
def o; class K; def k : K;
defvar v = !filter 1;

// --- filter-empty
def o; class K; def k : K;
defvar v = !filter();

// --- filter-no-close
def o; class K; def k : K;
defvar v = !filter(x, [1], 1;

// --- filter-extra
def o; class K; def k : K;
defvar v = !filter(x, [1], 1, 1, 1, 1);

// --- filter-short
def o; class K; def k : K;
defvar v = !filter(x, [1]);

// --- filter-missing-comma
def o; class K; def k : K;
defvar v = !filter(x [1] 1 1);

// --- filter-trailing-comma
def o; class K; def k : K;
defvar v = !filter(x, [1], 1,);

// --- filter-type-prefix
def o; class K; def k : K;
defvar v = !filter<int>(x, [1], 1);

// --- filter-arg0-string
def o; class K; def k : K;
defvar v = !filter("zz", [1], 1);

// --- filter-arg0-int
def o; class K; def k : K;
defvar v = !filter(7, [1], 1);

// --- filter-arg0-list
def o; class K; def k : K;
defvar v = !filter([7], [1], 1);

// --- filter-arg0-dag
def o; class K; def k : K;
defvar v = !filter((o 1), [1], 1);

// --- filter-arg0-unset
def o; class K; def k : K;
defvar v = !filter(?, [1], 1);

// --- filter-arg0-bits
def o; class K; def k : K;
defvar v = !filter({1, 0}, [1], 1);

// --- filter-arg0-emptylist
def o; class K; def k : K;
defvar v = !filter([], [1], 1);

// --- filter-arg1-string
def o; class K; def k : K;
defvar v = !filter(x, "zz", 1);

// --- filter-arg1-int
def o; class K; def k : K;
defvar v = !filter(x, 7, 1);

// --- filter-arg1-dag
def o; class K; def k : K;
defvar v = !filter(x, (o 1), 1);

// --- filter-arg1-record
def o; class K; def k : K;
defvar v = !filter(x, k, 1);

// --- filter-arg1-unset
def o; class K; def k : K;
defvar v = !filter(x, ?, 1);

// --- filter-arg1-bits
def o; class K; def k : K;
defvar v = !filter(x, {1, 0}, 1);

// --- filter-arg1-emptylist
def o; class K; def k : K;
defvar v = !filter(x, [], 1);

// --- filter-arg1-undefined
def o; class K; def k : K;
defvar v = !filter(x, nope, 1);

// --- filter-arg2-emptylist
def o; class K; def k : K;
defvar v = !filter(x, [1], []);

// --- filter-arg2-undefined
def o; class K; def k : K;
defvar v = !filter(x, [1], nope);

// --- foldl-no-paren
def o; class K; def k : K;
defvar v = !foldl 1;

// --- foldl-empty
def o; class K; def k : K;
defvar v = !foldl();

// --- foldl-no-close
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, a;

// --- foldl-extra
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, a, a, a, a);

// --- foldl-short
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b);

// --- foldl-missing-comma
def o; class K; def k : K;
defvar v = !foldl(0 [1] a b a a);

// --- foldl-trailing-comma
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, a,);

// --- foldl-type-prefix
def o; class K; def k : K;
defvar v = !foldl<int>(0, [1], a, b, a);

// --- foldl-arg0-unset
def o; class K; def k : K;
defvar v = !foldl(?, [1], a, b, a);

// --- foldl-arg0-emptylist
def o; class K; def k : K;
defvar v = !foldl([], [1], a, b, a);

// --- foldl-arg0-undefined
def o; class K; def k : K;
defvar v = !foldl(nope, [1], a, b, a);

// --- foldl-arg1-string
def o; class K; def k : K;
defvar v = !foldl(0, "zz", a, b, a);

// --- foldl-arg1-int
def o; class K; def k : K;
defvar v = !foldl(0, 7, a, b, a);

// --- foldl-arg1-dag
def o; class K; def k : K;
defvar v = !foldl(0, (o 1), a, b, a);

// --- foldl-arg1-record
def o; class K; def k : K;
defvar v = !foldl(0, k, a, b, a);

// --- foldl-arg1-unset
def o; class K; def k : K;
defvar v = !foldl(0, ?, a, b, a);

// --- foldl-arg1-bits
def o; class K; def k : K;
defvar v = !foldl(0, {1, 0}, a, b, a);

// --- foldl-arg1-emptylist
def o; class K; def k : K;
defvar v = !foldl(0, [], a, b, a);

// --- foldl-arg1-undefined
def o; class K; def k : K;
defvar v = !foldl(0, nope, a, b, a);

// --- foldl-arg2-string
def o; class K; def k : K;
defvar v = !foldl(0, [1], "zz", b, a);

// --- foldl-arg2-int
def o; class K; def k : K;
defvar v = !foldl(0, [1], 7, b, a);

// --- foldl-arg2-list
def o; class K; def k : K;
defvar v = !foldl(0, [1], [7], b, a);

// --- foldl-arg2-dag
def o; class K; def k : K;
defvar v = !foldl(0, [1], (o 1), b, a);

// --- foldl-arg2-record
def o; class K; def k : K;
defvar v = !foldl(0, [1], k, b, a);

// --- foldl-arg2-unset
def o; class K; def k : K;
defvar v = !foldl(0, [1], ?, b, a);

// --- foldl-arg2-bits
def o; class K; def k : K;
defvar v = !foldl(0, [1], {1, 0}, b, a);

// --- foldl-arg2-emptylist
def o; class K; def k : K;
defvar v = !foldl(0, [1], [], b, a);

// --- foldl-arg2-undefined
def o; class K; def k : K;
defvar v = !foldl(0, [1], nope, b, a);

// --- foldl-arg3-string
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, "zz", a);

// --- foldl-arg3-int
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, 7, a);

// --- foldl-arg3-list
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, [7], a);

// --- foldl-arg3-dag
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, (o 1), a);

// --- foldl-arg3-unset
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, ?, a);

// --- foldl-arg3-bits
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, {1, 0}, a);

// --- foldl-arg3-emptylist
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, [], a);

// --- foldl-arg4-string
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, "zz");

// --- foldl-arg4-list
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, [7]);

// --- foldl-arg4-dag
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, (o 1));

// --- foldl-arg4-record
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, k);

// --- foldl-arg4-unset
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, ?);

// --- foldl-arg4-bits
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, {1, 0});

// --- foldl-arg4-emptylist
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, []);

// --- foldl-arg4-undefined
def o; class K; def k : K;
defvar v = !foldl(0, [1], a, b, nope);

// --- subst-no-paren
def o; class K; def k : K;
defvar v = !subst 1;

// --- subst-empty
def o; class K; def k : K;
defvar v = !subst();

// --- subst-no-close
def o; class K; def k : K;
defvar v = !subst("a", "b", "c";

// --- subst-extra
def o; class K; def k : K;
defvar v = !subst("a", "b", "c", "c", "c", "c");

// --- subst-short
def o; class K; def k : K;
defvar v = !subst("a", "b");

// --- subst-missing-comma
def o; class K; def k : K;
defvar v = !subst("a" "b" "c" "c");

// --- subst-trailing-comma
def o; class K; def k : K;
defvar v = !subst("a", "b", "c",);

// --- subst-type-prefix
def o; class K; def k : K;
defvar v = !subst<int>("a", "b", "c");

// --- subst-arg0-emptylist
def o; class K; def k : K;
defvar v = !subst([], "b", "c");

// --- subst-arg0-undefined
def o; class K; def k : K;
defvar v = !subst(nope, "b", "c");

// --- subst-arg1-emptylist
def o; class K; def k : K;
defvar v = !subst("a", [], "c");

// --- subst-arg1-undefined
def o; class K; def k : K;
defvar v = !subst("a", nope, "c");

// --- subst-arg2-unset
def o; class K; def k : K;
defvar v = !subst("a", "b", ?);

// --- subst-arg2-emptylist
def o; class K; def k : K;
defvar v = !subst("a", "b", []);

// --- subst-arg2-undefined
def o; class K; def k : K;
defvar v = !subst("a", "b", nope);

// --- substr-no-paren
def o; class K; def k : K;
defvar v = !substr 1;

// --- substr-empty
def o; class K; def k : K;
defvar v = !substr();

// --- substr-no-close
def o; class K; def k : K;
defvar v = !substr("abc", 1;

// --- substr-extra
def o; class K; def k : K;
defvar v = !substr("abc", 1, 1, 1, 1);

// --- substr-short
def o; class K; def k : K;
defvar v = !substr("abc");

// --- substr-missing-comma
def o; class K; def k : K;
defvar v = !substr("abc" 1 1);

// --- substr-trailing-comma
def o; class K; def k : K;
defvar v = !substr("abc", 1,);

// --- substr-type-prefix
def o; class K; def k : K;
defvar v = !substr<int>("abc", 1);

// --- substr-arg0-int
def o; class K; def k : K;
defvar v = !substr(7, 1);

// --- substr-arg0-list
def o; class K; def k : K;
defvar v = !substr([7], 1);

// --- substr-arg0-dag
def o; class K; def k : K;
defvar v = !substr((o 1), 1);

// --- substr-arg0-record
def o; class K; def k : K;
defvar v = !substr(k, 1);

// --- substr-arg0-bits
def o; class K; def k : K;
defvar v = !substr({1, 0}, 1);

// --- substr-arg0-emptylist
def o; class K; def k : K;
defvar v = !substr([], 1);

// --- substr-arg0-undefined
def o; class K; def k : K;
defvar v = !substr(nope, 1);

// --- substr-arg1-string
def o; class K; def k : K;
defvar v = !substr("abc", "zz");

// --- substr-arg1-list
def o; class K; def k : K;
defvar v = !substr("abc", [7]);

// --- substr-arg1-dag
def o; class K; def k : K;
defvar v = !substr("abc", (o 1));

// --- substr-arg1-record
def o; class K; def k : K;
defvar v = !substr("abc", k);

// --- substr-arg1-bits
def o; class K; def k : K;
defvar v = !substr("abc", {1, 0});

// --- substr-arg1-emptylist
def o; class K; def k : K;
defvar v = !substr("abc", []);

// --- substr-arg1-undefined
def o; class K; def k : K;
defvar v = !substr("abc", nope);

// --- find-no-paren
def o; class K; def k : K;
defvar v = !find 1;

// --- find-empty
def o; class K; def k : K;
defvar v = !find();

// --- find-no-close
def o; class K; def k : K;
defvar v = !find("abc", "b";

// --- find-extra
def o; class K; def k : K;
defvar v = !find("abc", "b", "b", "b", "b");

// --- find-short
def o; class K; def k : K;
defvar v = !find("abc");

// --- find-missing-comma
def o; class K; def k : K;
defvar v = !find("abc" "b" "b");

// --- find-trailing-comma
def o; class K; def k : K;
defvar v = !find("abc", "b",);

// --- find-type-prefix
def o; class K; def k : K;
defvar v = !find<int>("abc", "b");

// --- find-arg0-int
def o; class K; def k : K;
defvar v = !find(7, "b");

// --- find-arg0-list
def o; class K; def k : K;
defvar v = !find([7], "b");

// --- find-arg0-dag
def o; class K; def k : K;
defvar v = !find((o 1), "b");

// --- find-arg0-record
def o; class K; def k : K;
defvar v = !find(k, "b");

// --- find-arg0-bits
def o; class K; def k : K;
defvar v = !find({1, 0}, "b");

// --- find-arg0-emptylist
def o; class K; def k : K;
defvar v = !find([], "b");

// --- find-arg0-undefined
def o; class K; def k : K;
defvar v = !find(nope, "b");

// --- find-arg1-int
def o; class K; def k : K;
defvar v = !find("abc", 7);

// --- find-arg1-list
def o; class K; def k : K;
defvar v = !find("abc", [7]);

// --- find-arg1-dag
def o; class K; def k : K;
defvar v = !find("abc", (o 1));

// --- find-arg1-record
def o; class K; def k : K;
defvar v = !find("abc", k);

// --- find-arg1-bits
def o; class K; def k : K;
defvar v = !find("abc", {1, 0});

// --- find-arg1-emptylist
def o; class K; def k : K;
defvar v = !find("abc", []);

// --- find-arg1-undefined
def o; class K; def k : K;
defvar v = !find("abc", nope);

// --- tolower-no-paren
def o; class K; def k : K;
defvar v = !tolower 1;

// --- tolower-empty
def o; class K; def k : K;
defvar v = !tolower();

// --- tolower-no-close
def o; class K; def k : K;
defvar v = !tolower("A";

// --- tolower-extra
def o; class K; def k : K;
defvar v = !tolower("A", "A", "A", "A");

// --- tolower-trailing-comma
def o; class K; def k : K;
defvar v = !tolower("A",);

// --- tolower-type-prefix
def o; class K; def k : K;
defvar v = !tolower<int>("A");

// --- tolower-arg0-emptylist
def o; class K; def k : K;
defvar v = !tolower([]);

// --- tolower-arg0-undefined
def o; class K; def k : K;
defvar v = !tolower(nope);

// --- toupper-no-paren
def o; class K; def k : K;
defvar v = !toupper 1;

// --- toupper-empty
def o; class K; def k : K;
defvar v = !toupper();

// --- toupper-no-close
def o; class K; def k : K;
defvar v = !toupper("A";

// --- toupper-extra
def o; class K; def k : K;
defvar v = !toupper("A", "A", "A", "A");

// --- toupper-trailing-comma
def o; class K; def k : K;
defvar v = !toupper("A",);

// --- toupper-type-prefix
def o; class K; def k : K;
defvar v = !toupper<int>("A");

// --- toupper-arg0-emptylist
def o; class K; def k : K;
defvar v = !toupper([]);

// --- toupper-arg0-undefined
def o; class K; def k : K;
defvar v = !toupper(nope);

// --- match-no-paren
def o; class K; def k : K;
defvar v = !match 1;

// --- match-empty
def o; class K; def k : K;
defvar v = !match();

// --- match-no-close
def o; class K; def k : K;
defvar v = !match("a", "b";

// --- match-extra
def o; class K; def k : K;
defvar v = !match("a", "b", "b", "b", "b");

// --- match-short
def o; class K; def k : K;
defvar v = !match("a");

// --- match-missing-comma
def o; class K; def k : K;
defvar v = !match("a" "b" "b");

// --- match-trailing-comma
def o; class K; def k : K;
defvar v = !match("a", "b",);

// --- match-type-prefix
def o; class K; def k : K;
defvar v = !match<int>("a", "b");

// --- match-arg0-int
def o; class K; def k : K;
defvar v = !match(7, "b");

// --- match-arg0-list
def o; class K; def k : K;
defvar v = !match([7], "b");

// --- match-arg0-dag
def o; class K; def k : K;
defvar v = !match((o 1), "b");

// --- match-arg0-record
def o; class K; def k : K;
defvar v = !match(k, "b");

// --- match-arg0-unset
def o; class K; def k : K;
defvar v = !match(?, "b");

// --- match-arg0-bits
def o; class K; def k : K;
defvar v = !match({1, 0}, "b");

// --- match-arg0-emptylist
def o; class K; def k : K;
defvar v = !match([], "b");

// --- match-arg0-undefined
def o; class K; def k : K;
defvar v = !match(nope, "b");

// --- match-arg1-int
def o; class K; def k : K;
defvar v = !match("a", 7);

// --- match-arg1-list
def o; class K; def k : K;
defvar v = !match("a", [7]);

// --- match-arg1-dag
def o; class K; def k : K;
defvar v = !match("a", (o 1));

// --- match-arg1-record
def o; class K; def k : K;
defvar v = !match("a", k);

// --- match-arg1-unset
def o; class K; def k : K;
defvar v = !match("a", ?);

// --- match-arg1-bits
def o; class K; def k : K;
defvar v = !match("a", {1, 0});

// --- match-arg1-emptylist
def o; class K; def k : K;
defvar v = !match("a", []);

// --- match-arg1-undefined
def o; class K; def k : K;
defvar v = !match("a", nope);

// --- initialized-no-paren
def o; class K; def k : K;
defvar v = !initialized 1;

// --- initialized-empty
def o; class K; def k : K;
defvar v = !initialized();

// --- initialized-no-close
def o; class K; def k : K;
defvar v = !initialized(1;

// --- initialized-extra
def o; class K; def k : K;
defvar v = !initialized(1, 1, 1, 1);

// --- initialized-missing-comma
def o; class K; def k : K;
defvar v = !initialized(1 1);

// --- initialized-trailing-comma
def o; class K; def k : K;
defvar v = !initialized(1,);

// --- initialized-type-prefix
def o; class K; def k : K;
defvar v = !initialized<int>(1);

// --- initialized-arg0-emptylist
def o; class K; def k : K;
defvar v = !initialized([]);

// --- initialized-arg0-undefined
def o; class K; def k : K;
defvar v = !initialized(nope);

// --- repr-no-paren
def o; class K; def k : K;
defvar v = !repr 1;

// --- repr-empty
def o; class K; def k : K;
defvar v = !repr();

// --- repr-no-close
def o; class K; def k : K;
defvar v = !repr(1;

// --- repr-extra
def o; class K; def k : K;
defvar v = !repr(1, 1, 1, 1);

// --- repr-missing-comma
def o; class K; def k : K;
defvar v = !repr(1 1);

// --- repr-trailing-comma
def o; class K; def k : K;
defvar v = !repr(1,);

// --- repr-type-prefix
def o; class K; def k : K;
defvar v = !repr<int>(1);

// --- repr-arg0-emptylist
def o; class K; def k : K;
defvar v = !repr([]);

// --- repr-arg0-undefined
def o; class K; def k : K;
defvar v = !repr(nope);

// --- con-no-paren
def o; class K; def k : K;
defvar v = !con 1;

// --- con-empty
def o; class K; def k : K;
defvar v = !con();

// --- con-no-close
def o; class K; def k : K;
defvar v = !con((o), (o);

// --- con-short
def o; class K; def k : K;
defvar v = !con((o));

// --- con-missing-comma
def o; class K; def k : K;
defvar v = !con((o) (o) (o));

// --- con-trailing-comma
def o; class K; def k : K;
defvar v = !con((o), (o),);

// --- con-type-prefix
def o; class K; def k : K;
defvar v = !con<int>((o), (o));

// --- con-arg0-string
def o; class K; def k : K;
defvar v = !con("zz", (o));

// --- con-arg0-int
def o; class K; def k : K;
defvar v = !con(7, (o));

// --- con-arg0-list
def o; class K; def k : K;
defvar v = !con([7], (o));

// --- con-arg0-record
def o; class K; def k : K;
defvar v = !con(k, (o));

// --- con-arg0-unset
def o; class K; def k : K;
defvar v = !con(?, (o));

// --- con-arg0-bits
def o; class K; def k : K;
defvar v = !con({1, 0}, (o));

// --- con-arg0-emptylist
def o; class K; def k : K;
defvar v = !con([], (o));

// --- con-arg0-undefined
def o; class K; def k : K;
defvar v = !con(nope, (o));

// --- con-arg1-string
def o; class K; def k : K;
defvar v = !con((o), "zz");

// --- con-arg1-int
def o; class K; def k : K;
defvar v = !con((o), 7);

// --- con-arg1-list
def o; class K; def k : K;
defvar v = !con((o), [7]);

// --- con-arg1-record
def o; class K; def k : K;
defvar v = !con((o), k);

// --- con-arg1-unset
def o; class K; def k : K;
defvar v = !con((o), ?);

// --- con-arg1-bits
def o; class K; def k : K;
defvar v = !con((o), {1, 0});

// --- con-arg1-emptylist
def o; class K; def k : K;
defvar v = !con((o), []);

// --- con-arg1-undefined
def o; class K; def k : K;
defvar v = !con((o), nope);

// --- dag-no-paren
def o; class K; def k : K;
defvar v = !dag 1;

// --- dag-empty
def o; class K; def k : K;
defvar v = !dag();

// --- dag-no-close
def o; class K; def k : K;
defvar v = !dag(o, [1], ["a"];

// --- dag-extra
def o; class K; def k : K;
defvar v = !dag(o, [1], ["a"], ["a"], ["a"], ["a"]);

// --- dag-short
def o; class K; def k : K;
defvar v = !dag(o, [1]);

// --- dag-missing-comma
def o; class K; def k : K;
defvar v = !dag(o [1] ["a"] ["a"]);

// --- dag-trailing-comma
def o; class K; def k : K;
defvar v = !dag(o, [1], ["a"],);

// --- dag-type-prefix
def o; class K; def k : K;
defvar v = !dag<int>(o, [1], ["a"]);

// --- dag-arg0-emptylist
def o; class K; def k : K;
defvar v = !dag([], [1], ["a"]);

// --- dag-arg0-undefined
def o; class K; def k : K;
defvar v = !dag(nope, [1], ["a"]);

// --- dag-arg1-string
def o; class K; def k : K;
defvar v = !dag(o, "zz", ["a"]);

// --- dag-arg1-int
def o; class K; def k : K;
defvar v = !dag(o, 7, ["a"]);

// --- dag-arg1-dag
def o; class K; def k : K;
defvar v = !dag(o, (o 1), ["a"]);

// --- dag-arg1-record
def o; class K; def k : K;
defvar v = !dag(o, k, ["a"]);

// --- dag-arg1-bits
def o; class K; def k : K;
defvar v = !dag(o, {1, 0}, ["a"]);

// --- dag-arg1-emptylist
def o; class K; def k : K;
defvar v = !dag(o, [], ["a"]);

// --- dag-arg1-undefined
def o; class K; def k : K;
defvar v = !dag(o, nope, ["a"]);

// --- dag-arg2-string
def o; class K; def k : K;
defvar v = !dag(o, [1], "zz");

// --- dag-arg2-int
def o; class K; def k : K;
defvar v = !dag(o, [1], 7);

// --- dag-arg2-list
def o; class K; def k : K;
defvar v = !dag(o, [1], [7]);

// --- dag-arg2-dag
def o; class K; def k : K;
defvar v = !dag(o, [1], (o 1));

// --- dag-arg2-record
def o; class K; def k : K;
defvar v = !dag(o, [1], k);

// --- dag-arg2-bits
def o; class K; def k : K;
defvar v = !dag(o, [1], {1, 0});

// --- dag-arg2-emptylist
def o; class K; def k : K;
defvar v = !dag(o, [1], []);

// --- dag-arg2-undefined
def o; class K; def k : K;
defvar v = !dag(o, [1], nope);

// --- getdagop-no-paren
def o; class K; def k : K;
defvar v = !getdagop 1;

// --- getdagop-empty
def o; class K; def k : K;
defvar v = !getdagop();

// --- getdagop-no-close
def o; class K; def k : K;
defvar v = !getdagop((o);

// --- getdagop-extra
def o; class K; def k : K;
defvar v = !getdagop((o), (o), (o), (o));

// --- getdagop-missing-comma
def o; class K; def k : K;
defvar v = !getdagop((o) (o));

// --- getdagop-trailing-comma
def o; class K; def k : K;
defvar v = !getdagop((o),);

// --- getdagop-arg0-emptylist
def o; class K; def k : K;
defvar v = !getdagop([]);

// --- getdagop-arg0-undefined
def o; class K; def k : K;
defvar v = !getdagop(nope);

// --- setdagop-no-paren
def o; class K; def k : K;
defvar v = !setdagop 1;

// --- setdagop-empty
def o; class K; def k : K;
defvar v = !setdagop();

// --- setdagop-no-close
def o; class K; def k : K;
defvar v = !setdagop((o), o;

// --- setdagop-extra
def o; class K; def k : K;
defvar v = !setdagop((o), o, o, o, o);

// --- setdagop-short
def o; class K; def k : K;
defvar v = !setdagop((o));

// --- setdagop-missing-comma
def o; class K; def k : K;
defvar v = !setdagop((o) o o);

// --- setdagop-trailing-comma
def o; class K; def k : K;
defvar v = !setdagop((o), o,);

// --- setdagop-type-prefix
def o; class K; def k : K;
defvar v = !setdagop<int>((o), o);

// --- setdagop-arg0-string
def o; class K; def k : K;
defvar v = !setdagop("zz", o);

// --- setdagop-arg0-int
def o; class K; def k : K;
defvar v = !setdagop(7, o);

// --- setdagop-arg0-list
def o; class K; def k : K;
defvar v = !setdagop([7], o);

// --- setdagop-arg0-record
def o; class K; def k : K;
defvar v = !setdagop(k, o);

// --- setdagop-arg0-unset
def o; class K; def k : K;
defvar v = !setdagop(?, o);

// --- setdagop-arg0-bits
def o; class K; def k : K;
defvar v = !setdagop({1, 0}, o);

// --- setdagop-arg0-emptylist
def o; class K; def k : K;
defvar v = !setdagop([], o);

// --- setdagop-arg0-undefined
def o; class K; def k : K;
defvar v = !setdagop(nope, o);

// --- setdagop-arg1-string
def o; class K; def k : K;
defvar v = !setdagop((o), "zz");

// --- setdagop-arg1-int
def o; class K; def k : K;
defvar v = !setdagop((o), 7);

// --- setdagop-arg1-list
def o; class K; def k : K;
defvar v = !setdagop((o), [7]);

// --- setdagop-arg1-dag
def o; class K; def k : K;
defvar v = !setdagop((o), (o 1));

// --- setdagop-arg1-unset
def o; class K; def k : K;
defvar v = !setdagop((o), ?);

// --- setdagop-arg1-bits
def o; class K; def k : K;
defvar v = !setdagop((o), {1, 0});

// --- setdagop-arg1-emptylist
def o; class K; def k : K;
defvar v = !setdagop((o), []);

// --- setdagop-arg1-undefined
def o; class K; def k : K;
defvar v = !setdagop((o), nope);

// --- getdagopname-no-paren
def o; class K; def k : K;
defvar v = !getdagopname 1;

// --- getdagopname-empty
def o; class K; def k : K;
defvar v = !getdagopname();

// --- getdagopname-no-close
def o; class K; def k : K;
defvar v = !getdagopname((o);

// --- getdagopname-extra
def o; class K; def k : K;
defvar v = !getdagopname((o), (o), (o), (o));

// --- getdagopname-missing-comma
def o; class K; def k : K;
defvar v = !getdagopname((o) (o));

// --- getdagopname-trailing-comma
def o; class K; def k : K;
defvar v = !getdagopname((o),);

// --- getdagopname-type-prefix
def o; class K; def k : K;
defvar v = !getdagopname<int>((o));

// --- getdagopname-arg0-emptylist
def o; class K; def k : K;
defvar v = !getdagopname([]);

// --- getdagopname-arg0-undefined
def o; class K; def k : K;
defvar v = !getdagopname(nope);

// --- setdagopname-no-paren
def o; class K; def k : K;
defvar v = !setdagopname 1;

// --- setdagopname-empty
def o; class K; def k : K;
defvar v = !setdagopname();

// --- setdagopname-no-close
def o; class K; def k : K;
defvar v = !setdagopname((o), "n";

// --- setdagopname-extra
def o; class K; def k : K;
defvar v = !setdagopname((o), "n", "n", "n", "n");

// --- setdagopname-short
def o; class K; def k : K;
defvar v = !setdagopname((o));

// --- setdagopname-missing-comma
def o; class K; def k : K;
defvar v = !setdagopname((o) "n" "n");

// --- setdagopname-trailing-comma
def o; class K; def k : K;
defvar v = !setdagopname((o), "n",);

// --- setdagopname-type-prefix
def o; class K; def k : K;
defvar v = !setdagopname<int>((o), "n");

// --- setdagopname-arg0-string
def o; class K; def k : K;
defvar v = !setdagopname("zz", "n");

// --- setdagopname-arg0-int
def o; class K; def k : K;
defvar v = !setdagopname(7, "n");

// --- setdagopname-arg0-list
def o; class K; def k : K;
defvar v = !setdagopname([7], "n");

// --- setdagopname-arg0-record
def o; class K; def k : K;
defvar v = !setdagopname(k, "n");

// --- setdagopname-arg0-unset
def o; class K; def k : K;
defvar v = !setdagopname(?, "n");

// --- setdagopname-arg0-bits
def o; class K; def k : K;
defvar v = !setdagopname({1, 0}, "n");

// --- setdagopname-arg0-emptylist
def o; class K; def k : K;
defvar v = !setdagopname([], "n");

// --- setdagopname-arg0-undefined
def o; class K; def k : K;
defvar v = !setdagopname(nope, "n");

// --- setdagopname-arg1-int
def o; class K; def k : K;
defvar v = !setdagopname((o), 7);

// --- setdagopname-arg1-list
def o; class K; def k : K;
defvar v = !setdagopname((o), [7]);

// --- setdagopname-arg1-dag
def o; class K; def k : K;
defvar v = !setdagopname((o), (o 1));

// --- setdagopname-arg1-record
def o; class K; def k : K;
defvar v = !setdagopname((o), k);

// --- setdagopname-arg1-unset
def o; class K; def k : K;
defvar v = !setdagopname((o), ?);

// --- setdagopname-arg1-bits
def o; class K; def k : K;
defvar v = !setdagopname((o), {1, 0});

// --- setdagopname-arg1-emptylist
def o; class K; def k : K;
defvar v = !setdagopname((o), []);

// --- setdagopname-arg1-undefined
def o; class K; def k : K;
defvar v = !setdagopname((o), nope);

// --- getdagname-no-paren
def o; class K; def k : K;
defvar v = !getdagname 1;

// --- getdagname-empty
def o; class K; def k : K;
defvar v = !getdagname();

// --- getdagname-no-close
def o; class K; def k : K;
defvar v = !getdagname((o 1), 0;

// --- getdagname-extra
def o; class K; def k : K;
defvar v = !getdagname((o 1), 0, 0, 0, 0);

// --- getdagname-short
def o; class K; def k : K;
defvar v = !getdagname((o 1));

// --- getdagname-missing-comma
def o; class K; def k : K;
defvar v = !getdagname((o 1) 0 0);

// --- getdagname-trailing-comma
def o; class K; def k : K;
defvar v = !getdagname((o 1), 0,);

// --- getdagname-type-prefix
def o; class K; def k : K;
defvar v = !getdagname<int>((o 1), 0);

// --- getdagname-arg0-string
def o; class K; def k : K;
defvar v = !getdagname("zz", 0);

// --- getdagname-arg0-int
def o; class K; def k : K;
defvar v = !getdagname(7, 0);

// --- getdagname-arg0-list
def o; class K; def k : K;
defvar v = !getdagname([7], 0);

// --- getdagname-arg0-record
def o; class K; def k : K;
defvar v = !getdagname(k, 0);

// --- getdagname-arg0-unset
def o; class K; def k : K;
defvar v = !getdagname(?, 0);

// --- getdagname-arg0-bits
def o; class K; def k : K;
defvar v = !getdagname({1, 0}, 0);

// --- getdagname-arg0-emptylist
def o; class K; def k : K;
defvar v = !getdagname([], 0);

// --- getdagname-arg0-undefined
def o; class K; def k : K;
defvar v = !getdagname(nope, 0);

// --- getdagname-arg1-string
def o; class K; def k : K;
defvar v = !getdagname((o 1), "zz");

// --- getdagname-arg1-list
def o; class K; def k : K;
defvar v = !getdagname((o 1), [7]);

// --- getdagname-arg1-dag
def o; class K; def k : K;
defvar v = !getdagname((o 1), (o 1));

// --- getdagname-arg1-record
def o; class K; def k : K;
defvar v = !getdagname((o 1), k);

// --- getdagname-arg1-unset
def o; class K; def k : K;
defvar v = !getdagname((o 1), ?);

// --- getdagname-arg1-emptylist
def o; class K; def k : K;
defvar v = !getdagname((o 1), []);

// --- getdagname-arg1-undefined
def o; class K; def k : K;
defvar v = !getdagname((o 1), nope);

// --- setdagarg-no-paren
def o; class K; def k : K;
defvar v = !setdagarg 1;

// --- setdagarg-empty
def o; class K; def k : K;
defvar v = !setdagarg();

// --- setdagarg-no-close
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, 2;

// --- setdagarg-extra
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, 2, 2, 2, 2);

// --- setdagarg-short
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0);

// --- setdagarg-missing-comma
def o; class K; def k : K;
defvar v = !setdagarg((o 1) 0 2 2);

// --- setdagarg-trailing-comma
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, 2,);

// --- setdagarg-type-prefix
def o; class K; def k : K;
defvar v = !setdagarg<int>((o 1), 0, 2);

// --- setdagarg-arg0-emptylist
def o; class K; def k : K;
defvar v = !setdagarg([], 0, 2);

// --- setdagarg-arg0-undefined
def o; class K; def k : K;
defvar v = !setdagarg(nope, 0, 2);

// --- setdagarg-arg1-list
def o; class K; def k : K;
defvar v = !setdagarg((o 1), [7], 2);

// --- setdagarg-arg1-dag
def o; class K; def k : K;
defvar v = !setdagarg((o 1), (o 1), 2);

// --- setdagarg-arg1-record
def o; class K; def k : K;
defvar v = !setdagarg((o 1), k, 2);

// --- setdagarg-arg1-unset
def o; class K; def k : K;
defvar v = !setdagarg((o 1), ?, 2);

// --- setdagarg-arg1-bits
def o; class K; def k : K;
defvar v = !setdagarg((o 1), {1, 0}, 2);

// --- setdagarg-arg1-emptylist
def o; class K; def k : K;
defvar v = !setdagarg((o 1), [], 2);

// --- setdagarg-arg1-undefined
def o; class K; def k : K;
defvar v = !setdagarg((o 1), nope, 2);

// --- setdagarg-arg2-emptylist
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, []);

// --- setdagarg-arg2-undefined
def o; class K; def k : K;
defvar v = !setdagarg((o 1), 0, nope);

// --- setdagname-no-paren
def o; class K; def k : K;
defvar v = !setdagname 1;

// --- setdagname-empty
def o; class K; def k : K;
defvar v = !setdagname();

// --- setdagname-no-close
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, "z";

// --- setdagname-extra
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, "z", "z", "z", "z");

// --- setdagname-short
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0);

// --- setdagname-missing-comma
def o; class K; def k : K;
defvar v = !setdagname((o 1) 0 "z" "z");

// --- setdagname-trailing-comma
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, "z",);

// --- setdagname-type-prefix
def o; class K; def k : K;
defvar v = !setdagname<int>((o 1), 0, "z");

// --- setdagname-arg0-emptylist
def o; class K; def k : K;
defvar v = !setdagname([], 0, "z");

// --- setdagname-arg0-undefined
def o; class K; def k : K;
defvar v = !setdagname(nope, 0, "z");

// --- setdagname-arg1-list
def o; class K; def k : K;
defvar v = !setdagname((o 1), [7], "z");

// --- setdagname-arg1-dag
def o; class K; def k : K;
defvar v = !setdagname((o 1), (o 1), "z");

// --- setdagname-arg1-record
def o; class K; def k : K;
defvar v = !setdagname((o 1), k, "z");

// --- setdagname-arg1-unset
def o; class K; def k : K;
defvar v = !setdagname((o 1), ?, "z");

// --- setdagname-arg1-bits
def o; class K; def k : K;
defvar v = !setdagname((o 1), {1, 0}, "z");

// --- setdagname-arg1-emptylist
def o; class K; def k : K;
defvar v = !setdagname((o 1), [], "z");

// --- setdagname-arg1-undefined
def o; class K; def k : K;
defvar v = !setdagname((o 1), nope, "z");

// --- setdagname-arg2-int
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, 7);

// --- setdagname-arg2-list
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, [7]);

// --- setdagname-arg2-dag
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, (o 1));

// --- setdagname-arg2-record
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, k);

// --- setdagname-arg2-bits
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, {1, 0});

// --- setdagname-arg2-emptylist
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, []);

// --- setdagname-arg2-undefined
def o; class K; def k : K;
defvar v = !setdagname((o 1), 0, nope);

// --- cast-no-type
def o; class K; def k : K;
defvar v = !cast("k");

// --- cast-no-paren
def o; class K; def k : K;
defvar v = !cast<K> 1;

// --- cast-empty-type
def o; class K; def k : K;
defvar v = !cast<>("k");

// --- cast-type-no-close
def o; class K; def k : K;
defvar v = !cast<K("k");

// --- cast-type-unknown
def o; class K; def k : K;
defvar v = !cast<Nope>("k");

// --- cast-empty
def o; class K; def k : K;
defvar v = !cast<K>();

// --- cast-no-close
def o; class K; def k : K;
defvar v = !cast<K>("k";

// --- cast-extra
def o; class K; def k : K;
defvar v = !cast<K>("k", "k", "k", "k");

// --- cast-trailing-comma
def o; class K; def k : K;
defvar v = !cast<K>("k",);

// --- cast-type-code
def o; class K; def k : K;
defvar v = !cast<code>("k");

// --- cast-arg0-emptylist
def o; class K; def k : K;
defvar v = !cast<K>([]);

// --- cast-arg0-undefined
def o; class K; def k : K;
defvar v = !cast<K>(nope);

// --- isa-no-type
def o; class K; def k : K;
defvar v = !isa(k);

// --- isa-no-paren
def o; class K; def k : K;
defvar v = !isa<K> 1;

// --- isa-empty-type
def o; class K; def k : K;
defvar v = !isa<>(k);

// --- isa-type-no-close
def o; class K; def k : K;
defvar v = !isa<K(k);

// --- isa-type-unknown
def o; class K; def k : K;
defvar v = !isa<Nope>(k);

// --- isa-empty
def o; class K; def k : K;
defvar v = !isa<K>();

// --- isa-no-close
def o; class K; def k : K;
defvar v = !isa<K>(k;

// --- isa-extra
def o; class K; def k : K;
defvar v = !isa<K>(k, k, k, k);

// --- isa-trailing-comma
def o; class K; def k : K;
defvar v = !isa<K>(k,);

// --- isa-type-code
def o; class K; def k : K;
defvar v = !isa<code>(k);

// --- isa-arg0-emptylist
def o; class K; def k : K;
defvar v = !isa<K>([]);

// --- isa-arg0-undefined
def o; class K; def k : K;
defvar v = !isa<K>(nope);

// --- exists-no-type
def o; class K; def k : K;
defvar v = !exists("k");

// --- exists-no-paren
def o; class K; def k : K;
defvar v = !exists<K> 1;

// --- exists-empty-type
def o; class K; def k : K;
defvar v = !exists<>("k");

// --- exists-type-no-close
def o; class K; def k : K;
defvar v = !exists<K("k");

// --- exists-type-unknown
def o; class K; def k : K;
defvar v = !exists<Nope>("k");

// --- exists-empty
def o; class K; def k : K;
defvar v = !exists<K>();

// --- exists-no-close
def o; class K; def k : K;
defvar v = !exists<K>("k";

// --- exists-extra
def o; class K; def k : K;
defvar v = !exists<K>("k", "k", "k", "k");

// --- exists-trailing-comma
def o; class K; def k : K;
defvar v = !exists<K>("k",);

// --- exists-type-code
def o; class K; def k : K;
defvar v = !exists<code>("k");

// --- exists-arg0-int
def o; class K; def k : K;
defvar v = !exists<K>(7);

// --- exists-arg0-list
def o; class K; def k : K;
defvar v = !exists<K>([7]);

// --- exists-arg0-dag
def o; class K; def k : K;
defvar v = !exists<K>((o 1));

// --- exists-arg0-record
def o; class K; def k : K;
defvar v = !exists<K>(k);

// --- exists-arg0-unset
def o; class K; def k : K;
defvar v = !exists<K>(?);

// --- exists-arg0-bits
def o; class K; def k : K;
defvar v = !exists<K>({1, 0});

// --- exists-arg0-emptylist
def o; class K; def k : K;
defvar v = !exists<K>([]);

// --- exists-arg0-undefined
def o; class K; def k : K;
defvar v = !exists<K>(nope);

// --- instances-no-type
def o; class K; def k : K;
defvar v = !instances("k");

// --- instances-no-paren
def o; class K; def k : K;
defvar v = !instances<K> 1;

// --- instances-empty-type
def o; class K; def k : K;
defvar v = !instances<>("k");

// --- instances-type-no-close
def o; class K; def k : K;
defvar v = !instances<K("k");

// --- instances-type-unknown
def o; class K; def k : K;
defvar v = !instances<Nope>("k");

// --- instances-no-close
def o; class K; def k : K;
defvar v = !instances<K>("k";

// --- instances-extra
def o; class K; def k : K;
defvar v = !instances<K>("k", "k", "k", "k");

// --- instances-trailing-comma
def o; class K; def k : K;
defvar v = !instances<K>("k",);

// --- instances-type-code
def o; class K; def k : K;
defvar v = !instances<code>("k");

// --- instances-arg0-int
def o; class K; def k : K;
defvar v = !instances<K>(7);

// --- instances-arg0-list
def o; class K; def k : K;
defvar v = !instances<K>([7]);

// --- instances-arg0-dag
def o; class K; def k : K;
defvar v = !instances<K>((o 1));

// --- instances-arg0-record
def o; class K; def k : K;
defvar v = !instances<K>(k);

// --- instances-arg0-unset
def o; class K; def k : K;
defvar v = !instances<K>(?);

// --- instances-arg0-bits
def o; class K; def k : K;
defvar v = !instances<K>({1, 0});

// --- instances-arg0-emptylist
def o; class K; def k : K;
defvar v = !instances<K>([]);

// --- instances-arg0-undefined
def o; class K; def k : K;
defvar v = !instances<K>(nope);

// --- getdagarg-no-type
def o; class K; def k : K;
defvar v = !getdagarg((o 1), 0);

// --- getdagarg-no-paren
def o; class K; def k : K;
defvar v = !getdagarg<K> 1;

// --- getdagarg-empty-type
def o; class K; def k : K;
defvar v = !getdagarg<>((o 1), 0);

// --- getdagarg-type-no-close
def o; class K; def k : K;
defvar v = !getdagarg<K((o 1), 0);

// --- getdagarg-type-unknown
def o; class K; def k : K;
defvar v = !getdagarg<Nope>((o 1), 0);

// --- getdagarg-empty
def o; class K; def k : K;
defvar v = !getdagarg<K>();

// --- getdagarg-no-close
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), 0;

// --- getdagarg-extra
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), 0, 0, 0, 0);

// --- getdagarg-trailing-comma
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), 0,);

// --- getdagarg-type-code
def o; class K; def k : K;
defvar v = !getdagarg<code>((o 1), 0);

// --- getdagarg-arg0-string
def o; class K; def k : K;
defvar v = !getdagarg<K>("zz", 0);

// --- getdagarg-arg0-int
def o; class K; def k : K;
defvar v = !getdagarg<K>(7, 0);

// --- getdagarg-arg0-list
def o; class K; def k : K;
defvar v = !getdagarg<K>([7], 0);

// --- getdagarg-arg0-record
def o; class K; def k : K;
defvar v = !getdagarg<K>(k, 0);

// --- getdagarg-arg0-unset
def o; class K; def k : K;
defvar v = !getdagarg<K>(?, 0);

// --- getdagarg-arg0-bits
def o; class K; def k : K;
defvar v = !getdagarg<K>({1, 0}, 0);

// --- getdagarg-arg0-emptylist
def o; class K; def k : K;
defvar v = !getdagarg<K>([], 0);

// --- getdagarg-arg0-undefined
def o; class K; def k : K;
defvar v = !getdagarg<K>(nope, 0);

// --- getdagarg-arg1-list
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), [7]);

// --- getdagarg-arg1-dag
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), (o 1));

// --- getdagarg-arg1-record
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), k);

// --- getdagarg-arg1-unset
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), ?);

// --- getdagarg-arg1-emptylist
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), []);

// --- getdagarg-arg1-undefined
def o; class K; def k : K;
defvar v = !getdagarg<K>((o 1), nope);
