foreach i = [1, 2] in def a#i;
foreach i = 3...5 in def b#i;
foreach i = {1, 3-5, 7...8} in def c#i;
foreach i = 4-2 in def d#i;
foreach s = ["x", "y"] in { def e#s; def f#s { string t = s; } }
foreach i = {9} in def g#i;
foreach i = 0-1 in def h#i;
