def a { list<int> l = [10, 11, 12, 13]; list<int> idx = [3, 1]; list<int> x = l[idx]; list<int> y = l[idx, 0]; list<int> z = l[!range(2)]; }
