// Opcodes of Clang's interpreter: since 23 those of a group must have types.

// +++ opcodes.td
class Type;
class TypeClass<list<Type> types> { list<Type> Types = types; }
class Opcode {
  list<TypeClass> Types = []; string Name = ""; list<Type> Args = [];
  bit CanReturn = 0; bit ChangesPC = 0; bit HasCustomLink = 0; bit HasCustomEval = 0;
  bit HasGroup = 0; bit CanFail = 0; bit NeedsOpPC = 1;
}
def Sint8 : Type;
def Integers : TypeClass<[Sint8]>;
def Nothing : TypeClass<[]>;

// --- group_without_types --gen-clang-opcodes
include "opcodes.td"
def Add : Opcode { let HasGroup = 1; }

// --- group_of_no_types --gen-clang-opcodes
include "opcodes.td"
def Add : Opcode { let HasGroup = 1; let Types = [Nothing]; }
def Sub : Opcode { let HasGroup = 1; let Types = [Nothing, Integers]; let HasCustomLink = 1; }
def Mul : Opcode { let HasGroup = 1; let Types = [Integers, Integers]; let HasCustomEval = 1; }

// --- what_returns_is_called_last --gen-clang-opcodes
include "opcodes.td"
let CanReturn = 1 in {
  def Stays : Opcode;
  def Fails : Opcode { let CanFail = 1; }
  def Jumps : Opcode { let ChangesPC = 1; }
  def Alone : Opcode { let NeedsOpPC = 0; let Types = [Integers]; }
}
