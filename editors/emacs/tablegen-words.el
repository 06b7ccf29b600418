;;; tablegen-words.el --- The words of TableGen  -*- lexical-binding: t; -*-

;; Made by packaging/editor_files.py from the language's words.

;;; Code:

(defconst tablegen-statements
  '("assert" "class" "def" "defm" "defset" "deftype" "defvar" "dump" "else" "field" "foreach" "if" "in" "let" "multiclass" "then" "include"))

(defconst tablegen-types
  '("bit" "bits" "code" "dag" "int" "list" "string"))

(defconst tablegen-constants
  '("false" "true"))

(defconst tablegen-operators
  '("!add" "!and" "!cast" "!con" "!cond" "!dag" "!div" "!empty" "!eq" "!exists" "!filter" "!find" "!foldl" "!foreach" "!ge" "!getdagarg" "!getdagname" "!getdagop" "!getdagopname" "!gt" "!head" "!if" "!initialized" "!instances" "!interleave" "!isa" "!le" "!listconcat" "!listflatten" "!listremove" "!listsplat" "!logtwo" "!lt" "!match" "!mul" "!ne" "!not" "!or" "!range" "!repr" "!setdagarg" "!setdagname" "!setdagop" "!setdagopname" "!shl" "!size" "!sort" "!sra" "!srl" "!strconcat" "!sub" "!subst" "!substr" "!tail" "!tolower" "!toupper" "!xor"))

(defconst tablegen-directives
  '("attr-dict" "attr-dict-with-keyword" "custom" "functional-type" "oilist" "operands" "params" "prop-dict" "qualified" "ref" "regions" "results" "struct" "successors" "type"))

(defconst tablegen-preprocessor
  '("define" "else" "endif" "ifdef" "ifndef"))

(provide 'tablegen-words)
;;; tablegen-words.el ends here
