def a { bits<2> x = 0b10; bits<4> y = { x, x }; bits<5> z = { x{1}, x{0}, 0b110 }; bits<3> w = { 1, x }; }
