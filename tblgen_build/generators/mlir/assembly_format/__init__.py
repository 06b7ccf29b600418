"""The declarative assembly format: lexer, typed tree, checks and the emitters over it."""
