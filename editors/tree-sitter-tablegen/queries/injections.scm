; Made by packaging/editor_files.py from the language's words.

((code) @injection.content
 (#offset! @injection.content 0 2 0 -2)
 (#set! injection.language "cpp"))
