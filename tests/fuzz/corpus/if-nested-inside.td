multiclass M<int b> { if !gt(b, 0) then if !gt(b, 5) then def big; else def small; }
defm p : M<9>; defm q : M<1>; defm r : M<0>;
