; Made by packaging/editor_files.py from the language's words.

(comment) @comment
(block_comment) @comment
(preprocessor) @keyword.directive
(string) @string
(code) @string.special
(integer) @number
(boolean) @boolean
(unset) @constant.builtin
(variable) @variable.parameter
(builtin_type) @type.builtin
(bang_operator) @function.builtin
"!cond" @function.builtin
(let_mode) @keyword.modifier

(class_name) @type
(class (name) @type.definition)
(multiclass (name) @type.definition)
(deftype (name) @type.definition)
(def (name) @constant)
(name_paste (name) @constant)
(defm (name) @constant)
(defset (name) @variable)
(defvar (name) @variable)
(foreach (name) @variable)
(field (name) @property)
(assignment (name) @property)
(field_access (name) @property)
(template_parameter (name) @variable.parameter)

"include" @keyword.import
["bits" "list"] @type.builtin
[
  "assert" "class" "def" "defm" "defset" "deftype" "defvar" "dump" "else" "field" "foreach" "if" "in" "let" "multiclass" "then"
] @keyword

["=" "#" "..." "-"] @operator
["(" ")" "[" "]" "{" "}" "<" ">"] @punctuation.bracket
["," ";" ":" "."] @punctuation.delimiter
