def a { string s = "\\ \' \" \t \n"; string t = "\\n"; string u = "\"\""; }
