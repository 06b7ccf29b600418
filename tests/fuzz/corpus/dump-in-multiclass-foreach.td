multiclass M<int n> { dump "M " # n # " " # NAME; foreach i = [1, 2] in { dump "i " # i; def x#i; } }
defm a : M<1>; defm b : M<2>;
foreach j = 0...2 in dump "j" # j;
