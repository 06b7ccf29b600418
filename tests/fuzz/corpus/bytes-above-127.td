// Bytes above 127, which are negative where `char` has a sign: Ã¤ â‚¬ ÿ
defvar word = "grÃ¶ÃŸer";
class Text<string text> {
  string s = text;
  int size = !size(text);
  string upper = !toupper(text);
  string lower = !tolower(text);
  string part = !substr(text, 2, 2);
  string without = !subst("Ã¶", "oe", text);
  int at = !find(text, "ÃŸ");
  bit hasHigh = !match(text, "[^[:print:]]");
  bit inRange = !match(text, "[€-ÿ]");
  bit isOne = !match(text, "^.$");
  bit before = !lt(text, "z");
  bit after = !gt(text, "");
  code c = [{ /* Ã¤ */ }] # text;
}
def Word : Text<word>;
def Euro : Text<"â‚¬">;
def Latin : Text<"äÿ">;
def Ascii : Text<"ab">;
def Tree { dag d = (Word "Ã¤":$a, [{Ã¶}]:$b); list<string> l = ["Ã", "Ã©"]; }
