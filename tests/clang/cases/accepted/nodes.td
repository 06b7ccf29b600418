// Nodes of Clang's syntax trees, in hierarchies.

// --- declarations --gen-clang-decl-nodes
class DeclContext;
class DeclNode<DeclNode base, bit abstract = 0> { DeclNode Base = base; bit Abstract = abstract; }
def Decl : DeclNode<?, 1>;
def Named : DeclNode<Decl, 1>;
def Var2 : DeclNode<Named>;
def Var10 : DeclNode<Named>;
def Parameter : DeclNode<Var2>;
def Function : DeclNode<Named>, DeclContext;
def Method : DeclNode<Function>, DeclContext;
def Constructor9 : DeclNode<Method>;
def Constructor10 : DeclNode<Method>;
def Tag : DeclNode<Named, 1>, DeclContext;
def Record : DeclNode<Tag>;
def Enum : DeclNode<Tag>;
def Unit : DeclNode<Decl>, DeclContext;
def Empty : DeclNode<Decl>;
def lower : DeclNode<Decl>;

// --- declarations_with_a_concrete_root --gen-clang-decl-nodes
class DeclContext;
class DeclNode<DeclNode base> { DeclNode Base = base; bit Abstract = 0; }
def Top : DeclNode<?>, DeclContext;
def Other : DeclNode<Top>;

// --- statements --gen-clang-stmt-nodes
class StmtNode<StmtNode base, bit abstract = 0> { StmtNode Base = base; bit Abstract = abstract; }
def Stmt : StmtNode<?, 1>;
def IfStmt : StmtNode<Stmt>;
def ValueStmt : StmtNode<Stmt, 1>;
def Expr : StmtNode<ValueStmt, 1>;
def Call : StmtNode<Expr>;
def MemberCall : StmtNode<Call>;
def Literal9 : StmtNode<Expr>;
def Literal10 : StmtNode<Expr>;

// --- comments --gen-clang-comment-nodes
class CommentNode<CommentNode base, bit abstract = 0> { CommentNode Base = base; bit Abstract = abstract; }
def Comment : CommentNode<?, 1>;
def Inline : CommentNode<Comment, 1>;
def Text : CommentNode<Inline>;
def Full : CommentNode<Comment>;

// --- one_node --gen-clang-comment-nodes
class CommentNode { CommentNode Base = ?; bit Abstract = 0; }
def Comment : CommentNode;

// --- types --gen-clang-type-nodes
class AlwaysCanonical;
class NeverCanonical;
class NeverCanonicalUnlessDependent;
class AlwaysDependent;
class LeafType;
class TypeNode<TypeNode base, bit abstract = 0> { TypeNode Base = base; bit Abstract = abstract; }
def Type : TypeNode<?, 1>;
def BuiltinType : TypeNode<Type>, AlwaysCanonical, LeafType;
def ArrayType : TypeNode<Type, 1>;
def Array2Type : TypeNode<ArrayType>;
def Array10Type : TypeNode<ArrayType>, AlwaysDependent;
def DecltypeType : TypeNode<Type>, NeverCanonicalUnlessDependent;
def TypedefType : TypeNode<Type>, NeverCanonical;
def InnerType : TypeNode<Array2Type>, AlwaysCanonical;
def zType : TypeNode<Type>;

// --- syntax --gen-clang-syntax-node-list ; --gen-clang-syntax-node-classes
class NodeType { NodeType base = ?; string documentation = ""; }
class External : NodeType;
class AnyToken;
class Keyword<string text> : AnyToken { string spelling = text; }
class TokenRole<AnyToken token> { string role = NAME; AnyToken syntax = token; }
class NodeRole<NodeType node> { string role = NAME; NodeType syntax = node; }
class Optional<NodeType node> { NodeType inner = node; }
class OptionalRole<Optional node> { string role = NAME; Optional syntax = node; }
class Sequence : NodeType;
class OfTokens<list<TokenRole> roles> : Sequence { list<TokenRole> children = roles; }
class OfNodes<list<NodeRole> roles> : Sequence { list<NodeRole> children = roles; }
class OfOptional<list<OptionalRole> roles> : Sequence { list<OptionalRole> children = roles; }
def Node : External;
def Tree : External { let base = Node; }
def Leaf : External { let base = Node; }
def Expression : NodeType { let base = Tree; let documentation = "An expression."; }
def ident : AnyToken;
def while : Keyword<"while">;
def Name : TokenRole<ident>;
def WhileKeyword : TokenRole<while>;
def Body : NodeRole<Expression>;
def MaybeBody : OptionalRole<Optional<Expression>>;
def Variable9 : OfTokens<[Name, WhileKeyword]> { let base = Expression; let documentation = [{
    Names a variable:
      x

   Not as far in.
}]; }
def Variable10 : OfNodes<[Body]> { let base = Expression; let documentation = "\ta\n\t  b\n \n"; }
def Loop : OfOptional<[MaybeBody]> { let base = Tree; }

// --- opcodes --gen-clang-opcodes
class Type;
class TypeClass<list<Type> types> { list<Type> Types = types; }
class ArgType<string name, bit reference = 0> { string Name = name; bit AsRef = reference; }
class Opcode {
  list<TypeClass> Types = [];
  string Name = "";
  list<ArgType> Args = [];
  bit CanReturn = 0;
  bit ChangesPC = 0;
  bit HasCustomLink = 0;
  bit HasCustomEval = 0;
  bit HasGroup = 0;
  bit CanFail = 0;
  bit NeedsOpPC = 1;
}
def Sint8 : Type;
def Uint8 : Type;
def Ptr : Type;
def Integers : TypeClass<[Sint8, Uint8]>;
def Pointers : TypeClass<[Ptr]>;
def Number : ArgType<"uint32_t">;
def Fn : ArgType<"const Function *">;
def Float : ArgType<"Floating", 1>;
def Nop : Opcode;
def Cannot : Opcode { let CanFail = 1; let NeedsOpPC = 0; let Args = [Number]; }
def Tail : Opcode { let CanFail = 1; let ChangesPC = 1; let CanReturn = 1; }
def Jump : Opcode { let Args = [Number]; let ChangesPC = 1; let HasCustomLink = 1; let HasCustomEval = 1; }
def Call : Opcode { let Args = [Fn, Number]; let ChangesPC = 1; let CanReturn = 1; }
def Const : Opcode { let Args = [Float]; let Name = "ConstFloat"; }
def Add : Opcode { let Types = [Integers]; let HasGroup = 1; }
def Cast : Opcode { let Types = [Integers, Integers]; let HasGroup = 1; let Args = [Float, Fn]; }
def Ret : Opcode { let Types = [Integers, Pointers]; let HasGroup = 1; let HasCustomEval = 1; let CanReturn = 1; let Args = [Number]; }
def Everything : TypeClass<[Uint8, Sint8, Ptr]>;
def Any : Opcode { let Types = [Everything, Pointers]; let HasGroup = 1; }
def Several : Opcode { let Types = [Pointers]; let HasCustomLink = 1; let HasCustomEval = 1; }

// --- no_opcodes --gen-clang-opcodes
class Type;
class Opcode;

// --- contexts_below_contexts --gen-clang-decl-nodes
class DeclContext;
class DeclNode<DeclNode base, bit abstract = 0> { DeclNode Base = base; bit Abstract = abstract; }
def Decl : DeclNode<?, 1>, DeclContext;
def A : DeclNode<Decl>, DeclContext;
def B : DeclNode<A>, DeclContext;
def C : DeclNode<B, 1>;
def Cc : DeclNode<C>;
def D_e : DeclNode<C>, DeclContext;

// --- syntax_of_odd_documents --gen-clang-syntax-node-list ; --gen-clang-syntax-node-classes
class Any;
class AnyToken;
class Optional { Any inner; }
class Child<string r, Any s> { string role = r; Any syntax = s; }
class NodeType { NodeType base = ?; string documentation = ""; }
class External : NodeType;
class Sequence : NodeType { list<Child> children = []; }
class Token : Any, AnyToken;
def t : Token;
class Opt<Any a> : Any, Optional { let inner = a; }
class N : NodeType, Any;
def Node : External;
def A : N { let base = Node; let documentation = "\n\n   x\n     y\n   \n  z\n\n\n"; }
def B : N { let base = Node; let documentation = "   \n  "; }
def D : Sequence, Any { let base = A; let children = [Child<"r", Opt<Opt<t>>>, Child<"", A>]; let documentation = "\tx\n\ty\n  z"; }
def E : External { let base = D; }
def F : Sequence { let base = E; }
def X : NodeType;
