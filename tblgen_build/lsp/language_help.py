"""Help for the language's own words: bang operators, keywords, directives of formats."""

from __future__ import annotations

# Operator: its operands, what it gives.
OPERATORS: dict[str, tuple[str, str]] = {
    "!add": ("a, b, ...", "The sum of the integers."),
    "!and": ("a, b, ...", "Bitwise and; 0 ends it early."),
    "!cast": ("<type>(value)", "The value as that type; a string: the def of that name."),
    "!con": ("dag, dag, ...", "Dags of one operator as one dag."),
    "!cond": ("condition : value, ...", "The value of the first condition that is true."),
    "!dag": (
        "operator, operands, names",
        "A dag of an operator, operands and their names.",
    ),
    "!div": ("a, b", "The quotient, rounded towards zero."),
    "!empty": ("list, string or dag", "Whether nothing is in it."),
    "!eq": ("a, b", "Whether both are equal."),
    "!exists": ("<type>(name)", "Whether there is a def of that type and name."),
    "!filter": ("variable, list, condition", "The elements for which the condition is true."),
    "!find": ("text, part, start", "Where the part is in the text, or -1."),
    "!foldl": ("start, list, sum, element, value", "The value, computed from element to element."),
    "!foreach": ("variable, list, value", "The value for each element of a list or dag."),
    "!ge": ("a, b", "Whether a is not less than b."),
    "!getdagarg": ("<type>(dag, place)", "An operand, by number or name."),
    "!getdagname": ("dag, number", "The name of an operand."),
    "!getdagop": ("dag", "The operator."),
    "!getdagopname": ("dag", "The operator's name."),
    "!gt": ("a, b", "Whether a is greater than b."),
    "!head": ("list", "The first element."),
    "!if": ("condition, then, else", "One of two values."),
    "!initialized": ("value", "Whether it is not `?`."),
    "!instances": ("<type>(pattern)", "All defs of the type whose names the pattern fits."),
    "!interleave": ("list, text", "The elements as one string, with the text between them."),
    "!isa": ("<type>(value)", "Whether the value is of that type."),
    "!le": ("a, b", "Whether a is not greater than b."),
    "!listconcat": ("list, list, ...", "The lists as one list."),
    "!listflatten": ("list", "The elements of the lists in a list."),
    "!listremove": ("list, list", "The first list without what is in the second."),
    "!listsplat": ("value, count", "A list of that value, so many times."),
    "!logtwo": ("a", "The logarithm to base 2, rounded down."),
    "!lt": ("a, b", "Whether a is less than b."),
    "!match": ("text, pattern", "Whether the pattern fits the text."),
    "!mul": ("a, b, ...", "The product of the integers."),
    "!ne": ("a, b", "Whether both are not equal."),
    "!not": ("a", "1 for 0, otherwise 0."),
    "!or": ("a, b, ...", "Bitwise or; -1 ends it early."),
    "!range": ("start, end, step", "Integers from the start up to, not including, the end."),
    "!repr": ("value", "The value as text, for messages."),
    "!setdagarg": ("dag, place, value", "The dag with another operand, by number or name."),
    "!setdagname": ("dag, place, name", "The dag with another name for an operand."),
    "!setdagop": ("dag, operator", "The dag with another operator."),
    "!setdagopname": ("dag, name", "The dag with another name for its operator."),
    "!shl": ("a, count", "The bits moved to the left."),
    "!size": ("list, string or dag", "How many are in it."),
    "!sort": ("variable, list, key", "The elements in the order of their keys."),
    "!sra": ("a, count", "The bits moved to the right; the sign stays."),
    "!srl": ("a, count", "The bits moved to the right; zeros come in."),
    "!strconcat": ("text, text, ...", "The strings as one."),
    "!sub": ("a, b", "The difference."),
    "!subst": ("old, new, text", "The text, or name of a def, with the old replaced."),
    "!substr": ("text, start, length", "A part of the text."),
    "!tail": ("list", "All but the first element."),
    "!tolower": ("text", "The text in small letters."),
    "!toupper": ("text", "The text in capital letters."),
    "!xor": ("a, b, ...", "Bitwise exclusive or."),
}

TOP_LEVEL = (
    "class",
    "def",
    "defm",
    "defset",
    "deftype",
    "defvar",
    "foreach",
    "if",
    "include",
    "let",
    "multiclass",
    "assert",
    "dump",
)
IN_BODY = ("let", "defvar", "assert", "dump", "field")
TYPES = ("bit", "bits", "code", "dag", "int", "list", "string")

# Directives of an operation's assemblyFormat: what is put in, what it does.
OPERATION_DIRECTIVES: dict[str, tuple[str, str]] = {
    "attr-dict": ("attr-dict", "The dictionary of attributes that the format does not name."),
    "attr-dict-with-keyword": (
        "attr-dict-with-keyword",
        "The same, with `attributes` in front of it.",
    ),
    "prop-dict": ("prop-dict", "The dictionary of properties that the format does not name."),
    "custom": ("custom<Name>($)", "Functions of your own: `parseName` and `printName`."),
    "functional-type": ("functional-type(operands, results)", "Types as those of a function."),
    "type": ("type($)", "The type of an operand or a result, or of all: `type(operands)`."),
    "qualified": ("qualified($)", "A type or attribute with its dialect's name."),
    "ref": ("ref($)", "In `custom<...>`: something that was parsed before."),
    "oilist": ("oilist(`` | ``)", "Clauses that are optional and come in any order."),
    "operands": ("operands", "All operands."),
    "results": ("results", "All results; inside of `type` and `functional-type`."),
    "regions": ("regions", "All regions."),
    "successors": ("successors", "All successors."),
}

# Of a type's or an attribute's.
DEFINITION_DIRECTIVES: dict[str, tuple[str, str]] = {
    "params": ("params", "All parameters, in order, with commas between them."),
    "struct": (
        "struct($)",
        "Parameters as `name = value`, in any order, or all: `struct(params)`.",
    ),
    "custom": OPERATION_DIRECTIVES["custom"],
    "qualified": (
        "qualified($)",
        "A parameter that is a type or attribute, with its dialect's name.",
    ),
    "ref": OPERATION_DIRECTIVES["ref"],
}
