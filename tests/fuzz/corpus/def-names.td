def "quoted"; def "with space"; def "a" # "b"; def x#1; def "n" # 2 # "m"; def y # "z" # 3;
