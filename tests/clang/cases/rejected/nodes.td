// Hierarchies that are none.

// --- no_class --gen-clang-decl-nodes ; --gen-clang-stmt-nodes ; --gen-clang-comment-nodes ; --gen-clang-type-nodes ; --gen-clang-syntax-node-list ; --gen-clang-syntax-node-classes ; --gen-clang-opcodes
class Other;

// --- no_contexts --gen-clang-decl-nodes
class DeclNode { DeclNode Base = ?; bit Abstract = 0; }
def Decl : DeclNode;

// --- no_root --gen-clang-stmt-nodes
class StmtNode;

// --- two_roots --gen-clang-comment-nodes
class CommentNode { CommentNode Base = ?; bit Abstract = 0; }
def A : CommentNode;
def B : CommentNode;

// --- abstract_without_nodes_below --gen-clang-comment-nodes
class CommentNode<CommentNode base, bit abstract = 0> { CommentNode Base = base; bit Abstract = abstract; }
def A : CommentNode<?>;
def B : CommentNode<A>;
def C : CommentNode<B, 1>;

// --- no_base --gen-clang-stmt-nodes
class StmtNode;
def Stmt : StmtNode;

// --- name_of_type --gen-clang-type-nodes
class TypeNode<TypeNode base> { TypeNode Base = base; bit Abstract = 0; }
def Type : TypeNode<?>;
def Array : TypeNode<Type>;

// --- type_of_two_kinds --gen-clang-type-nodes
class NeverCanonical;
class AlwaysDependent;
class TypeNode<TypeNode base> { TypeNode Base = base; bit Abstract = 0; }
def Type : TypeNode<?>;
def ArrayType : TypeNode<Type>, NeverCanonical, AlwaysDependent;

// --- abstract_type_of_a_kind --gen-clang-type-nodes
class NeverCanonical;
class TypeNode<TypeNode base> { TypeNode Base = base; bit Abstract = 0; }
def Type : TypeNode<?>;
def ArrayType : TypeNode<Type>, NeverCanonical { let Abstract = 1; }

// --- syntax_without_documentation --gen-clang-syntax-node-classes
class NodeType { NodeType base = ?; }
def Node : NodeType;

// --- syntax_without_children --gen-clang-syntax-node-classes
class NodeType { NodeType base = ?; string documentation = ""; }
class External : NodeType;
class Sequence : NodeType;
def Node : External;
def A : Sequence { let base = Node; }

// --- opcode_without_name --gen-clang-opcodes
class Type;
class Opcode;
def A : Opcode;

// --- syntax_root_below_itself --gen-clang-syntax-node-list ; --gen-clang-syntax-node-classes
class NodeType { NodeType base = ?; string documentation = ""; }
class External : NodeType;
def Node : External { let base = Node; }

// --- syntax_without_a_root --gen-clang-syntax-node-list ; --gen-clang-syntax-node-classes
class NodeType { NodeType base = ?; string documentation = ""; }
def A : NodeType;

// --- only_the_root_of_types --gen-clang-type-nodes
class TypeNode { TypeNode Base = ?; bit Abstract = 0; }
def Type : TypeNode;

// --- context_below_itself --gen-clang-decl-nodes
class DeclContext;
class DeclNode { DeclNode Base = ?; bit Abstract = 0; }
def Decl : DeclNode;
def A : DeclNode, DeclContext { let Base = A; }
