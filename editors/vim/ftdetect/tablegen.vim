autocmd BufRead,BufNewFile *.td setfiletype tablegen
