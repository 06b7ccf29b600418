if true then if false then def a; else def b;
if false then if false then def c; else def d;
if false then { if true then def e; } else def f;
