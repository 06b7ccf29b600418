" Colors for TableGen. Made by packaging/editor_files.py from the language's words.
if exists("b:current_syntax")
  finish
endif

syntax iskeyword @,48-57,_

syntax keyword tablegenStatement assert class def defm defset deftype defvar dump else field foreach if in let multiclass then
syntax keyword tablegenInclude include
syntax keyword tablegenType bit bits code dag int list string
syntax keyword tablegenConstant false true
syntax match tablegenOperator "!\%(getdagopname\|setdagopname\|initialized\|listflatten\|getdagname\|interleave\|listconcat\|listremove\|setdagname\|getdagarg\|instances\|listsplat\|setdagarg\|strconcat\|getdagop\|setdagop\|foreach\|tolower\|toupper\|exists\|filter\|logtwo\|substr\|empty\|foldl\|match\|range\|subst\|cast\|cond\|find\|head\|repr\|size\|sort\|tail\|add\|and\|con\|dag\|div\|isa\|mul\|not\|shl\|sra\|srl\|sub\|xor\|eq\|ge\|gt\|if\|le\|lt\|ne\|or\)\>"
syntax match tablegenVariable "\$\w\+"
syntax match tablegenNumber "\<\%(0x\x\+\|0b[01]\+\|\d\+\)\>"
syntax match tablegenUnset "?"
syntax match tablegenPreProc "^\s*#\s*\%(define\|ifndef\|endif\|ifdef\|else\)\>"
syntax region tablegenString start=+"+ skip=+\\.+ end=+"+ oneline
syntax keyword tablegenTodo contained TODO FIXME XXX
syntax match tablegenComment "//.*$" contains=tablegenTodo,@Spell
syntax region tablegenComment start="/\*" end="\*/" contains=tablegenComment,tablegenTodo,@Spell

syntax include @tablegenCpp syntax/cpp.vim
unlet! b:current_syntax
syntax region tablegenCode matchgroup=tablegenDelimiter start="\[{" end="}\]"
  \ contains=@tablegenCpp
syntax match tablegenLiteral contained "`[^`]*`"
syntax match tablegenDirective contained "\%(attr-dict-with-keyword\|functional-type\|successors\|attr-dict\|prop-dict\|qualified\|operands\|regions\|results\|custom\|oilist\|params\|struct\|type\|ref\)\%([A-Za-z0-9_-]\)\@!"
syntax region tablegenFormat matchgroup=tablegenDelimiter
  \ start=+\%(\<\%(assemblyFormat\)\s*=\s*\)\@<=\[{+ end="}\]"
  \ contains=tablegenLiteral,tablegenDirective,tablegenVariable
syntax region tablegenFormat matchgroup=tablegenDelimiter
  \ start=+\%(\<\%(assemblyFormat\)\s*=\s*\)\@<="+ skip=+\\.+ end=+"+
  \ contains=tablegenLiteral,tablegenDirective,tablegenVariable

highlight default link tablegenStatement Statement
highlight default link tablegenInclude Include
highlight default link tablegenType Type
highlight default link tablegenConstant Constant
highlight default link tablegenOperator Function
highlight default link tablegenVariable Identifier
highlight default link tablegenNumber Number
highlight default link tablegenUnset Constant
highlight default link tablegenPreProc PreProc
highlight default link tablegenString String
highlight default link tablegenTodo Todo
highlight default link tablegenComment Comment
highlight default link tablegenDelimiter Delimiter
highlight default link tablegenLiteral String
highlight default link tablegenDirective Keyword

let b:current_syntax = "tablegen"
