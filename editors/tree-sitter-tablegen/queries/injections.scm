; C++ in code blocks.

((code) @injection.content
 (#offset! @injection.content 0 2 0 -2)
 (#set! injection.language "cpp"))
